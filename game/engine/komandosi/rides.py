"""Train, car and motorboat: where they may go, and who has to make way (komandosi:K18-K20)."""

from __future__ import annotations

from functools import lru_cache

from game.engine.board.grid import spaces_of
from game.engine.board.paths import rings
from game.engine.komandosi.board import Board
from game.engine.komandosi.ground import closed_to, houses_of_others, land_of, taken_by
from game.engine.komandosi.prices import BOAT, CAR, FOREST, TRAIN
from game.engine.komandosi.state import NO_CARD, Player, State
from game.engine.komandosi.verbs import free_squares, pass_card, relocate

TIMES = {"train": 3, "car": 3, "boat": 2}
"""By what the pips of a ride are multiplied."""
TRAIN_ROLLS = 3
FEES = {"train": TRAIN, "car": CAR, "boat": BOAT}
RULES = {"train": "komandosi:K18", "car": "komandosi:K19", "boat": "komandosi:K20"}
MONEY, PASS = "money", "pass"
Path = tuple[int, ...]


def payments(s: State, player: Player, ride: str) -> list[str]:
    """The ways in which a player can pay for a ride: money, or a pass."""
    ways = [MONEY] if player.pocket.money >= FEES[ride] else []
    if pass_card(s, player, ride) != NO_CARD:
        ways.append(PASS)
    return ways


# ------------------------------------------------------------------ train


def train_path(s: State, player: Player, steps: int) -> Path:
    """The track squares that a passenger passes; it ends at the other station, and never on a crossing (Q68)."""
    board = s.board
    ahead = board.track if player.way > 0 else board.track[::-1]
    at = ahead.index(player.square)
    end = min(at + steps, len(ahead) - 1)
    while board.crossing >> ahead[end] & 1:
        end += 1
    return ahead[at + 1 : end + 1]


def track_is_free(s: State) -> bool:
    """Whether the train may start: by a ruling it waits until nobody stands on the track (komandosi:Q46)."""
    track = s.board.ban_of_train
    return s.table.rulings.shunt or not any(track >> player.square & 1 for player in s.players)


def make_way(s: State, rider: Player, squares: int, by: str) -> None:
    """Everybody on these squares but the rider is set on the nearest free plain square (komandosi:Q46, Q49, Q64)."""
    order = [s.players[(s.first + step) % len(s.players)] for step in range(len(s.players))]
    for player in order:
        if player is not rider and squares >> player.square & 1:
            relocate(s, player, _aside(s, player), by)


def _aside(s: State, player: Player) -> int:
    board = s.board
    land = board.land & ~board.airport & ~houses_of_others(s, player)
    for ground in (board.bare, board.forest):
        free = free_squares(s, ground)
        last = rings(board.grid, 1 << player.square, land, free)[-1] & free
        if last:
            return next(spaces_of(last))
    return player.square


# ------------------------------------------------------------------ car


def road_ways(s: State, player: Player) -> list[int]:
    """The neighbouring road squares: the senses in which one can drive off (komandosi:Q67)."""
    return [square for square in s.board.neighbours[player.square] if s.board.road >> square & 1]


def drives(s: State, player: Player, toward: int, most: int) -> dict[int, Path]:
    """The squares where a drive may end, each with its road; no turning about, no closed crossing (Q64, Q67)."""
    board = s.board
    closed = taken_by(s, player)
    train = s.rider("train")
    if train is not None and train is not player:
        closed |= board.crossing
    found = _drives(board, player.square, toward, most, board.road & ~closed)
    if s.table.rulings.exact_drives and found:
        farthest = max(len(path) for path in found.values())
        return {end: path for end, path in found.items() if len(path) == farthest}
    return found


@lru_cache(maxsize=4096)
def _drives(board: Board, start: int, toward: int, most: int, road: int) -> dict[int, Path]:
    """Breadth first over (square, square before), so that no drive turns about; the shortest road to each square."""
    found: dict[int, Path] = {}
    if not road >> toward & 1:
        return found
    queue: list[Path] = [(toward,)]
    seen = {(toward, start)}
    for path in queue:
        here, before = path[-1], path[-2] if len(path) > 1 else start
        if here != start:
            found.setdefault(here, path)
        if len(path) == most:
            continue
        for square in board.neighbours[here]:
            if square != before and road >> square & 1 and (square, here) not in seen:
                seen.add((square, here))
                queue.append((*path, square))
    return found


# ------------------------------------------------------------------ boat


def water(s: State, player: Player) -> int:
    """Where the boat may go: sea without commandos, by a ruling also the river (komandosi:Q16)."""
    board = s.board
    squares = board.sea | board.river if s.table.rulings.boat_on_river else board.sea
    return squares & ~taken_by(s, player)


def sails(s: State, player: Player, most: int) -> dict[int, Path]:
    """The squares where a trip may end, each with its way: water in king's steps, or a landing (komandosi:Q62)."""
    return _sails(s.board, player.square, most, water(s, player), _coast(s, player))


def _coast(s: State, player: Player) -> int:
    """The land on which a sailor may set foot."""
    closed = closed_to(s, player)
    land = land_of(s, player, closed) & ~closed
    return land if player.pocket.money >= FOREST else land & ~s.board.forest


@lru_cache(maxsize=4096)
def _sails(board: Board, start: int, most: int, sea: int, coast: int) -> dict[int, Path]:
    found: dict[int, Path] = {}
    ways: dict[int, Path] = {start: ()}
    for _ in range(most):
        following: dict[int, Path] = {}
        for here, path in ways.items():
            if not board.land >> here & 1:
                _land(board, here, path, coast & ~(1 << start), found)
            for square in spaces_of(board.around[here] & sea & ~(1 << start)):
                if square not in found:
                    found[square] = following[square] = (*path, square)
        ways = following
    return found


def _land(board: Board, here: int, path: Path, coast: int, found: dict[int, Path]) -> None:
    """A landing goes straight ashore from the water."""
    for square in board.neighbours[here]:
        if coast >> square & 1 and square not in found:
            found[square] = (*path, square)
