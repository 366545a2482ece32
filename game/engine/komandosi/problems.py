"""The invariants of a Komandosi state: what must hold between any two commands."""

from __future__ import annotations

from collections import Counter
from typing import Any

from game.engine.board.grid import spaces_of
from game.engine.komandosi.board_spec import MOST_COLUMNS, ROW_LETTERS
from game.engine.komandosi.cards import Cards
from game.engine.komandosi.setup import PlaceCommandos
from game.engine.komandosi.state import (
    BANK,
    COLOURS,
    FEWEST,
    MOST,
    NO_CARD,
    NOTE,
    NOWHERE,
    PARTS_A_COLOUR,
    Holdings,
    Player,
    Setup,
    State,
)


def problems_of(s: State) -> list[str]:
    """Everything about the state that no legal game can reach, as sentences; empty when all is well."""
    if any(isinstance(step, PlaceCommandos) for step in s.agenda):
        return []
    found = [problem for player in s.players for problem in _player(s, player)]
    return [*found, *_money(s), *_parts(s), *_cards(s), *_squares(s)]


def _holdings(s: State) -> list[Holdings]:
    pockets = [player.pocket for player in s.players]
    return [*pockets, *(player.store for player in s.players if player.store is not None)]


def _player(s: State, player: Player) -> list[str]:
    who, board = f"player {player.letter}", s.board
    found = []
    if not 0 <= player.square < board.grid.size or not (board.land | board.sea | board.river) >> player.square & 1:
        return [f"{who} stands on square {player.square}"]
    if board.sea >> player.square & 1 and player.ride != "boat" and any(player.pocket.goods[:2]):
        found.append(f"{who} swims with a launcher or a rifle")
    if (player.house == NOWHERE) != (player.store is None):
        found.append(f"{who} has the house {player.house} and the store {player.store}")
    if player.waits < 0 or player.guard < 0 or player.owes < 0 or not 0 <= player.rolls < 3:
        found.append(f"{who} waits {player.waits}, owes {player.owes}, truce {player.guard}, rolls {player.rolls}")
    if player.order != NO_CARD and not 0 <= player.order < s.table.deck_size:
        found.append(f"{who} is under the order {player.order}")
    if player.ride == "train" and player.square not in board.track:
        found.append(f"{who} rides the train beside the track")
    if player.ride == "car" and not board.road >> player.square & 1:
        found.append(f"{who} drives beside the road")
    return found


def _money(s: State) -> list[str]:
    sums = [holdings.money for holdings in _holdings(s)]
    found = [f"somebody has {money} ertrobs" for money in sums if money < 0 or money % NOTE]
    if s.bank + sum(sums) != BANK:
        found.append(f"there are {s.bank + sum(sums)} ertrobs")
    if s.table.rulings.bank_limit and s.bank < 0:
        found.append(f"the bank has {s.bank} ertrobs")
    return found


def _parts(s: State) -> list[str]:
    counts = Counter({colour: s.reserve[colour] for colour in range(len(COLOURS))})
    counts.update(colour for _, colour in s.parts)
    for holdings in _holdings(s):
        counts.update({colour: count for colour, count in enumerate(holdings.parts)})
    wrong = any(counts[colour] != PARTS_A_COLOUR for colour in range(len(COLOURS)))
    negative = min((*s.reserve, *(n for holdings in _holdings(s) for n in holdings.parts))) < 0
    return [f"the parts are {dict(counts)}"] if wrong or negative else []


def _cards(s: State) -> list[str]:
    found = []
    events = Counter(s.deck)
    for holdings in _holdings(s):
        events.update(holdings.kept)
    events.update(player.order for player in s.players if player.order != NO_CARD)
    if sorted(events.elements()) != list(range(s.table.deck_size)):
        found.append("the event cards are not all there once")
    kept = [card for holdings in _holdings(s) for card in holdings.kept]
    found += [f"event card {card} is kept" for card in kept if not s.table.pass_of[card]]
    goods = [s.stock, *(holdings.goods for holdings in _holdings(s))]
    if tuple(sum(column) for column in zip(*goods, strict=True)) != s.table.stock or min(map(min, goods)) < 0:
        found.append(f"the shop cards are {goods}")
    return found


def _squares(s: State) -> list[str]:
    found: list[str] = []
    standing = Counter(player.square for player in s.players)
    for square, count in standing.items():
        if count > 1 and not s.board.shared >> square & 1:
            found.append(f"{count} commandos share the square {s.board.names[square]}")
    houses: list[Any] = [player.house for player in s.players if player.house != NOWHERE]
    if len(set(houses)) < len(houses) or any(square not in spaces_of(s.board.bare) for square in houses):
        found.append(f"the houses stand on {houses}")
    places = [square for square, _ in s.parts]
    ground = (s.board.plain | s.board.forest) & ~s.board.places
    if len(set(places)) < len(places) or any(not ground >> square & 1 for square in places):
        found.append(f"the parts lie on {places}")
    for ride in ("train", "car", "boat"):
        if sum(player.ride == ride for player in s.players) > 1:
            found.append(f"two ride the {ride}")
    return found


def setup_problems(setup: Setup, cards: Cards) -> list[str]:
    """What makes a set-up unplayable, as sentences."""
    spec, found = setup.board, []
    if not FEWEST <= len(setup.names) <= MOST or len(set(setup.colours)) < len(setup.names):
        found.append("there must be two to six players, each with a colour of his own")
    sound = 0 < spec.rows <= len(ROW_LETTERS) and 0 < spec.columns <= MOST_COLUMNS
    if not sound or len(spec.terrain) != spec.rows * spec.columns:
        found.append("the island has the wrong size")
    if not {"bank", "hospital", "helicopter"} <= {kind for _, kind in spec.places}:
        found.append("the island needs a bank, a hospital and a helicopter")
    return found
