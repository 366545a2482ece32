"""The invariants of a Dice Commandos state: what must hold between any two commands."""

from __future__ import annotations

from collections.abc import Collection

from game.engine.commandos.board import SYMBOLS
from game.engine.commandos.bosses import TROPHIES
from game.engine.commandos.cards import Cards
from game.engine.commandos.missions import MISSIONS
from game.engine.commandos.state import (
    BOSS,
    ENEMY_LETTERS,
    EXPLOSIVES,
    HAND,
    LAST_ROUND,
    OFF_MAP,
    SPENT,
    STEALTH_TOKENS,
    Setup,
    State,
)
from game.engine.commandos.terrain import BRIDGE, HUT, KINDS, MACHINE_GUN_NEST, NESTS

MOST_BOOST = 12
"""Far more than the Boots can add to one move in a round."""


def problems_of(s: State) -> list[str]:
    """Everything about the state that no legal game can reach, as sentences; empty when all is well."""
    return [*_dice(s), *_tokens(s), *_cards(s), *_counters(s)]


def _dice(s: State) -> list[str]:
    size = s.table.board.grid.size
    found = []
    for die in (*s.commandos, *s.enemies):
        if not OFF_MAP <= die.space < size:
            found.append(f"die {die.letter} stands on space {die.space} of {size}")
        if not (1 <= die.pips <= 6 or (die.pips == 0 and die.space == OFF_MAP)):
            found.append(f"die {die.letter} shows {die.pips}")
        if 0 <= die.space < size and s.ground.home[die.space] != die.space:
            found.append(f"die {die.letter} stands inside a bigger space")
        if die.space == OFF_MAP and (die.stealth or die.carries):
            found.append(f"die {die.letter} is off the map with tokens")
        if not 0 <= die.boost <= MOST_BOOST:
            found.append(f"die {die.letter} may walk {die.boost} spaces more")
    found += [f"enemy {die.letter} carries tokens" for die in s.enemies if die.stealth or die.carries]
    letters = ENEMY_LETTERS + (BOSS if s.table.boss else "")
    if [d.letter for d in s.commandos] != list("abcdef") or [d.letter for d in s.enemies] != list(letters):
        found.append("the dice are not six commandos, six enemies and the boss of the mission")
    found += [f"saved commando {d.letter} is on the map" for d in s.squad() if d.letter in s.saved]
    return found


def _tokens(s: State) -> list[str]:
    known = s.table.objective
    counts = {len(s.objectives), len(s.objective_at), len(s.objective_open), len(s.objective_known)}
    if counts != {len(s.table.setup.board.objectives)} or not set(s.objectives) <= set(known):
        return [f"the objectives are {s.objectives}"]
    found = []
    carried = [number for die in s.commandos for number in die.carries]
    for number, at in enumerate(s.objective_at):
        if carried.count(number) != (1 if at == OFF_MAP else 0) or at < SPENT:
            found.append(f"objective {number} lies on {at} and is carried {carried.count(number)} times")
    if len(set(s.explosives)) != len(s.explosives) or len(s.explosives) + s.spent > EXPLOSIVES or s.spent < 0:
        found.append(f"explosives on tiles {s.explosives}, {s.spent} spent")
    found += _sites(s)
    if sum(die.stealth for die in s.commandos) > STEALTH_TOKENS:
        found.append("more stealth tokens than there are")
    if len(s.drop_zones) not in (1, 2):
        found.append(f"drop zones on {s.drop_zones}")
    return found + _places(s)


def _sites(s: State) -> list[str]:
    """Only what can be destroyed is, and so on."""
    specials = s.table.setup.board.specials
    kinds: dict[str, tuple[Collection[int], tuple[str, ...]]] = {
        "destroyed": (s.flipped, NESTS),
        "cut": (s.cut, (BRIDGE,)),
        "searched": (s.searched, (HUT,)),
        "used": (s.worked, (MACHINE_GUN_NEST,)),
    }
    return [
        f"special space {number} is {word}"
        for word, (numbers, kind) in kinds.items()
        for number in numbers
        if number not in range(len(specials)) or specials[number].kind not in kind
    ]


def _places(s: State) -> list[str]:
    """Everything on the board lies on the board."""
    board = s.table.board
    spaces = [*s.drop_zones, *s.baits, *s.destroyed, *(at for at in s.objective_at if at >= 0)]
    tiles = [*s.explosives, *(tile for tile in (s.decoy, s.landing, s.led_to, s.discarded) if tile != OFF_MAP)]
    found = [f"there is no space {space}" for space in spaces if not 0 <= space < board.grid.size]
    return found + [f"there is no tile {tile}" for tile in tiles if not 0 <= tile < board.tiles]


def _cards(s: State) -> list[str]:
    cards = s.table.cards
    found = []
    event = [number for number, card in enumerate(cards.events) if card.id == s.event]
    hand = [number for number, card in enumerate(cards.loadouts) if card.id in s.loadouts]
    directives = [card // 2 for card in (*s.directives.pile, *s.directives.discards)]
    for name, seen, total in (
        ("load outs", [*s.loadouts_deck.pile, *s.loadouts_deck.discards, *hand], len(cards.loadouts)),
        ("directives", directives, len(cards.directives)),
    ):
        if sorted(seen) != list(range(total)):
            found.append(f"the {name} are {sorted(seen)}")
    found += _events(s, [*s.events_deck.pile, *s.events_deck.discards, *event])
    if not s.directives.pile:
        found.append("no directive shows its back")
    if len(s.loadouts) > HAND + 1 or not set(s.exhausted) <= set(s.loadouts):
        found.append(f"load outs {s.loadouts}, exhausted {s.exhausted}")
    return found


def _events(s: State, seen: list[int]) -> list[str]:
    cards, setup = s.table.cards.events, s.table.setup
    hard = [number for number in seen if number in range(len(cards)) and cards[number].advanced]
    basic = sum(not card.advanced for card in cards) - (0 if setup.rulings.add_events else setup.hard_events)
    wrong = len(set(seen)) != len(seen) or not set(seen) <= set(range(len(cards)))
    if wrong or len(hard) != setup.hard_events or len(seen) != basic + len(hard):
        return [f"the events are {sorted(seen)}"]
    return []


def _counters(s: State) -> list[str]:
    found = []
    if not 1 <= s.fury <= 5:
        found.append(f"fury is {s.fury}")
    hits = s.table.boss.hits if s.table.boss else 0
    if not 0 <= s.damage <= hits or not 0 <= s.trophies <= TROPHIES:
        found.append(f"a boss with {s.damage} of {hits} hits and {s.trophies} trophies")
    if s.actions < 0:
        found.append(f"{s.actions} actions are left")
    if not 1 <= s.round <= LAST_ROUND:
        found.append(f"round {s.round}")
    if not set(s.shut) <= set(SYMBOLS) or len(set(s.shut)) != len(s.shut):
        found.append(f"blocked spawn symbols {s.shut}")
    if s.outcome is None and not s.agenda:
        found.append("nothing comes next and nobody has won or lost")
    return found


def setup_problems(setup: Setup, cards: Cards) -> list[str]:
    """Everything about a set-up that no sound map and no set-up screen gives, as sentences."""
    board = setup.board
    found = []
    if board.columns < 1 or board.rows < 1 or len(board.cards) != board.columns * board.rows:
        return [f"a board of {board.columns} by {board.rows} cards has {len(board.cards)}"]
    spaces = board.width * board.height
    found += [
        f"space {space} lies outside the board of {spaces} spaces"
        for space in (board.drop_zone, *board.spawns, *board.objectives, *board.targets)
        if not 0 <= space < spaces
    ]
    mission = MISSIONS.get(board.mission)
    fewest = 1 if mission is None or mission.objectives else 0
    if not fewest <= len(board.objectives) <= len(cards.objectives):
        found.append(f"the board has {len(board.objectives)} objectives")
    cells = [cell for special in board.specials for cell in special.cells]
    if len(set(cells)) != len(cells) or not all(0 <= cell < spaces for cell in cells):
        found.append("special spaces lie outside the board or over each other")
    if not all(special.cells and special.kind in KINDS for special in board.specials):
        found.append("there is a special space of an unknown kind")
    if board.mission not in MISSIONS:
        found.append(f'there is no mission "{board.mission}"')
    elif mission and mission.boss and not 0 <= board.boss < spaces:
        found.append("the boss has no place on the board")
    elif mission and mission.boss and mission.boss not in {boss.id for boss in cards.bosses}:
        found.append(f'there is no boss "{mission.boss}"')
    if setup.enemy_type not in {kind.id for kind in cards.enemies}:
        found.append(f'there is no enemy type "{setup.enemy_type}"')
    advanced = {card.face for card in cards.commandos if card.set == "advanced"}
    if not set(setup.advanced) <= advanced:
        found.append(f"there are no advanced commandos for the faces {sorted(set(setup.advanced) - advanced)}")
    if not 0 <= setup.hard_events <= sum(card.advanced for card in cards.events):
        found.append(f"there are no {setup.hard_events} advanced events")
    return found
