"""The table of Dice Commandos: plain data, all of it, also in the middle of a rule."""

from __future__ import annotations

from dataclasses import KW_ONLY, dataclass, field
from typing import Any, Literal

from game.engine.commandos.board import Board, board_of
from game.engine.commandos.board_spec import BoardSpec
from game.engine.commandos.cards import BossSide, Cards, CommandoCard, EnemyFace
from game.engine.commandos.effects import Modify
from game.engine.commandos.ground import Ground
from game.engine.commandos.missions import MISSIONS
from game.engine.commandos.rulings import Rulings
from game.engine.core.deck import Deck
from game.engine.core.state import GameState

COMMANDO_LETTERS = "abcdef"
ENEMY_LETTERS = "uvwxyz"
BOSS = "t"
"""The letter of a boss; its die comes last among the enemies."""
OFF_MAP = -1
SPENT = -2
"""Where an objective token is that has been used up."""
EXPLOSIVES = 3
STEALTH_TOKENS = 6
HAND = 3
"""Load outs in play at a time (commandos:L1)."""
LAST_ROUND = 15
Phase = Literal["setup", "event", "commandos", "enemies", "reinforcement"]


_PLACE = {letter: at for letters in (COMMANDO_LETTERS, ENEMY_LETTERS + BOSS) for at, letter in enumerate(letters)}


def is_enemy(letter: str) -> bool:
    """Whether a letter is an enemy die's."""
    return letter >= BOSS


@dataclass(frozen=True, slots=True)
class Setup:
    """Everything chosen before the first roll; kept in the save, with the board itself."""

    board: BoardSpec
    enemy_type: str = "insurgents"
    rulings: Rulings = field(default_factory=Rulings)
    cards_version: str = ""
    advanced: tuple[int, ...] = ()
    """The faces that play with their advanced commando (commandos:Q72)."""
    hard_events: int = 0
    """How many advanced events are in the deck (commandos:D1)."""
    hard_tracker: bool = False
    """Whether the tracker's advanced side lies up (commandos:D2)."""
    hard_boss: bool = False
    """Whether the back of the boss's card lies up (commandos:D4)."""


class Table:
    """What nothing changes during a game: board, cards and rulings, shared by all clones of a state.

    `rough` says that there are special spaces. `commandos[pips]` and `enemies[pips]` are the cards of the faces in this
    game (index 0 is unused).
    """

    def __init__(self, setup: Setup, cards: Cards) -> None:
        self.setup, self.cards, self.rulings = setup, cards, setup.rulings
        self.board: Board = board_of(setup.board)
        self.ground: Ground = self.board.ground()
        self.rough = self.ground.rough
        chosen = {
            card.face: card
            for card in cards.commandos
            if card.set == ("advanced" if card.face in setup.advanced else "basic")
        }
        self.commandos = (chosen[1], *(chosen[face] for face in range(1, 7)))
        self.diagonal = tuple(card.diagonal for card in self.commandos)
        self.has_sapper = any(card.moves_explosives for card in self.commandos)
        self.has_surgeon = any(card.saves_others for card in self.commandos)
        self.mission = MISSIONS[setup.board.mission]
        self.mission_text = next(text for text in cards.missions if text.id == setup.board.mission)
        self.has_action = self.mission.action
        self.carriers_move = self.mission.carriers_move
        kind_id = self.mission.enemy_type or setup.enemy_type
        self.enemy_type = next(kind for kind in cards.enemies if kind.id == kind_id)
        side = "hard" if setup.hard_boss else "normal"
        sides = (boss for boss in cards.bosses if boss.id == self.mission.boss and boss.side == side)
        self.boss = next(sides, None)
        faces: dict[int, EnemyFace] = {face.face: face for face in self.enemy_type.face}
        self.enemies = (faces[1], *(faces[pips] for pips in range(1, 7)))
        self.loadout = {card.id: card for card in cards.loadouts}
        self.loadout_number = {card.id: number for number, card in enumerate(cards.loadouts)}
        self.event_number = {card.id: number for number, card in enumerate(cards.events)}
        self.event = {card.id: card for card in cards.events}
        self.objective = {token.id: token for token in cards.objectives}
        self.backs = tuple(card.back for card in cards.directives)
        self.coordinates = tuple((self._tile(card.upright), self._tile(card.turned)) for card in cards.directives)

    def _tile(self, coordinate: str) -> int:
        """The tile that a directive names; the cards' grid of 4 by 3 is stretched over the board (commandos:Q103)."""
        column = (ord(coordinate[0]) - 65) * self.board.spec.columns // 4
        row = (int(coordinate[1:]) - 1) * self.board.spec.rows // 3
        return row * self.board.spec.columns + column

    def face(self, letter: str, pips: int) -> EnemyFace | CommandoCard | BossSide:
        """What a die is while it shows this value."""
        if letter == BOSS and self.boss:
            return self.boss
        return self.enemies[pips] if is_enemy(letter) else self.commandos[pips]

    def limit(self, round_number: int) -> int:
        """The tracker's limit of enemies (commandos:N2, Q58)."""
        if self.setup.hard_tracker and round_number > LAST_ROUND * 2 // 3:
            return 5
        return 3 if round_number <= LAST_ROUND // 3 else 4


@dataclass(slots=True)
class Die:
    """A commando or enemy die. Off the map it lies in the Deploy box or in the enemy pool.

    `age` counts arrivals, so that the older die is known. `used`: its once-a-round ability, or an enemy's cloak, was
    used. The other last fields are for commandos: has moved this round, spaces added to its next move, next move
    ignores walls, has hidden in Tall Grass this round.
    """

    letter: str
    pips: int = 0
    space: int = OFF_MAP
    age: int = 0
    stealth: bool = False
    carries: tuple[int, ...] = ()
    moved: bool = False
    used: bool = False
    boost: int = 0
    climbs: bool = False
    hid: bool = False

    def clone(self) -> Die:
        """An independent copy."""
        return Die(
            self.letter,
            self.pips,
            self.space,
            self.age,
            self.stealth,
            self.carries,
            self.moved,
            self.used,
            self.boost,
            self.climbs,
            self.hid,
        )


@dataclass(slots=True)
class State(GameState):
    """A game of Dice Commandos.

    `ground` is how dice walk and see now. `event` is the id of the active event, `lasting` what holds until the end of
    the round, `held` says that the first enemy of the phase does not move, `tie_to_defender` that ties go the other
    way, `manhunt` that every enemy seeks, `howled` that the next enemy goes farther, `shut` which spawn symbols are
    blocked. Load outs in play are ids, those in `exhausted` cannot be used this round. Cards in decks are numbers into
    `Cards`; a directive is `2 * number + turned`. An objective lies on `objective_at[i]` (OFF_MAP while carried);
    `objective_open[i]` says that its condition is no longer asked, `objective_known[i]` that it lies face up. Of the
    special spaces, by number, `flipped` are destroyed, `cut` closed and `worked` used this round, `searched` used for
    good; `spent` explosive tokens are out of the game.

    The boss has `damage` tokens and took `trophies`; `exposed`: it is not cloaked this round. `destroyed` are targets
    and `baits` bait, by space; `saved` are the letters of commandos that left with the tokens `aboard`. `landing` is
    the tile of the landing zone, `led_to` and `discarded` the tiles of this round's last directives (commandos:Q97).
    """

    _: KW_ONLY
    table: Table
    ground: Ground = field(init=False)
    round: int = 1
    phase: Phase = "setup"
    commandos: list[Die]
    enemies: list[Die]
    arrivals: int = 0
    fury: int = 1
    actions: int = 0
    event: str = ""
    lasting: list[Modify] = field(default_factory=list)
    held: bool = False
    tie_to_defender: bool = False
    manhunt: bool = False
    howled: bool = False
    shut: list[str] = field(default_factory=list)
    flipped: tuple[int, ...] = ()
    cut: tuple[int, ...] = ()
    searched: list[int] = field(default_factory=list)
    worked: list[int] = field(default_factory=list)
    spent: int = 0
    damage: int = 0
    trophies: int = 0
    exposed: bool = False
    destroyed: list[int] = field(default_factory=list)
    baits: list[int] = field(default_factory=list)
    saved: str = ""
    aboard: tuple[int, ...] = ()
    landing: int = OFF_MAP
    led_to: int = OFF_MAP
    discarded: int = OFF_MAP
    events_deck: Deck
    loadouts_deck: Deck
    directives: Deck
    loadouts: list[str] = field(default_factory=list)
    exhausted: list[str] = field(default_factory=list)
    scope: bool = False
    flare: bool = False
    decoy: int = OFF_MAP
    explosives: list[int] = field(default_factory=list)
    drop_zones: list[int]
    objectives: tuple[str, ...] = ()
    objective_at: list[int]
    objective_open: list[bool]
    objective_known: list[bool]

    def clone(self) -> State:
        """An independent copy; the table, cards and steps are shared."""
        return State(
            self.agenda[:],
            self.rng,
            self.script[:],
            self.reveals,
            self.revealed,
            self.outcome,
            None if self.events is None else self.events[:],
            table=self.table,
            round=self.round,
            phase=self.phase,
            commandos=[die.clone() for die in self.commandos],
            enemies=[die.clone() for die in self.enemies],
            arrivals=self.arrivals,
            fury=self.fury,
            actions=self.actions,
            event=self.event,
            lasting=self.lasting[:],
            held=self.held,
            tie_to_defender=self.tie_to_defender,
            manhunt=self.manhunt,
            howled=self.howled,
            events_deck=self.events_deck.clone(),
            loadouts_deck=self.loadouts_deck.clone(),
            directives=self.directives.clone(),
            loadouts=self.loadouts[:],
            exhausted=self.exhausted[:],
            scope=self.scope,
            flare=self.flare,
            decoy=self.decoy,
            explosives=self.explosives[:],
            drop_zones=self.drop_zones[:],
            objectives=self.objectives,
            objective_at=self.objective_at[:],
            objective_open=self.objective_open[:],
            objective_known=self.objective_known[:],
            **self._field(),
        )

    def _field(self) -> dict[str, Any]:
        """Copies of what special spaces, bosses and missions add."""
        return dict(
            shut=self.shut[:],
            flipped=self.flipped,
            cut=self.cut,
            searched=self.searched[:],
            worked=self.worked[:],
            spent=self.spent,
            damage=self.damage,
            trophies=self.trophies,
            exposed=self.exposed,
            destroyed=self.destroyed[:],
            baits=self.baits[:],
            saved=self.saved,
            aboard=self.aboard,
            landing=self.landing,
            led_to=self.led_to,
            discarded=self.discarded,
        )

    def problems(self) -> list[str]:
        """Everything that no legal game can reach, as sentences."""
        from game.engine.commandos.problems import problems_of

        return problems_of(self)

    def __post_init__(self) -> None:
        self.renew_ground()

    def renew_ground(self) -> None:
        """Works out anew how dice walk and see: special spaces were destroyed, cut or mended."""
        changed = self.flipped or self.cut
        self.ground = self.table.board.ground(self.flipped, self.cut) if changed else self.table.ground

    def die(self, letter: str) -> Die:
        """The die of a letter: a-f commandos, u-z enemies, t a boss."""
        return (self.enemies if letter >= BOSS else self.commandos)[_PLACE[letter]]

    def squad(self) -> list[Die]:
        """The commandos on the map."""
        return [die for die in self.commandos if die.space >= 0]

    def enemies_on_map(self) -> list[Die]:
        """The enemies on the map."""
        return [die for die in self.enemies if die.space >= 0]

    def minions(self) -> list[Die]:
        """The enemies on the map that count for the limit: all but a boss (commandos:B9)."""
        return [die for die in self.enemies if die.space >= 0 and die.letter != BOSS]

    def squad_on(self, tile: int) -> list[Die]:
        """The commandos on a map tile."""
        mask = self.table.board.tile_masks[tile]
        return [die for die in self.commandos if die.space >= 0 and mask >> die.space & 1]

    def enemies_on(self, tile: int) -> list[Die]:
        """The enemies on a map tile."""
        mask = self.table.board.tile_masks[tile]
        return [die for die in self.enemies if die.space >= 0 and mask >> die.space & 1]

    def box(self) -> list[Die]:
        """The dice in the Deploy box."""
        return [die for die in self.commandos if die.space < 0 and die.letter not in self.saved]

    def explosives_left(self) -> int:
        """The explosive tokens in the pool."""
        return EXPLOSIVES - self.spent - len(self.explosives)

    def ready(self, card: str) -> bool:
        """Whether this load out lies in play and is not exhausted."""
        return card in self.loadouts and card not in self.exhausted

    def modifier(self, what: str, *who: str) -> int:
        """The sum of what lasts this round for any of `who`."""
        return sum(m.by for m in self.lasting if m.what == what and m.who in who)
