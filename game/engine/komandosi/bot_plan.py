"""What a greedy commando is after: places to stop on, each with the turns that it is worth less than the best."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from game.engine.komandosi.board import Board
from game.engine.komandosi.bot_turns import turns
from game.engine.komandosi.ground import houses_of_others
from game.engine.komandosi.handling import surplus
from game.engine.komandosi.orders import rings_to
from game.engine.komandosi.prices import FOREST, PART
from game.engine.komandosi.state import COLOURS, NOWHERE, Player, State

EVERY_COLOUR = len(COLOURS)
SPARE_PART, SALE, WORK, SHOPPING, PREY, IDLE = 5.0, 4.0, 1.0, 3.0, 4.0, 12.0
"""Turns by which these errands are worth less than a part that is missing."""
POOR, WELL_OFF = 200, 500
"""With less money than POOR nothing can be won, from WELL_OFF on weapons are worth a walk."""
A_TURN = 120
"""What a turn is worth in ertrobs."""


@dataclass(frozen=True, slots=True)
class Goal:
    """Squares to stop on for a purpose; `early` where the walk may end before its last pip."""

    purpose: str
    squares: int
    handicap: float = 0.0
    early: bool = False


def missing(player: Player) -> list[int]:
    """The colours that a player has neither with him nor in his house."""
    stored = player.store.parts if player.store else (0,) * EVERY_COLOUR
    return [colour for colour in range(EVERY_COLOUR) if not player.pocket.parts[colour] and not stored[colour]]


def goals_of(s: State, player: Player) -> list[Goal]:
    """What a player is after at the moment, in no order."""
    if player.complete:
        return [Goal("helicopter", s.board.helicopter, early=not s.table.rulings.exact_landing)]
    if not missing(player):
        return [Goal("home", 1 << player.house)]
    return [*_parts(s, player), *_errands(s, player)]


def _parts(s: State, player: Player) -> list[Goal]:
    if player.pocket.money < PART:
        return []
    wanted = missing(player)
    goals = []
    for square, colour in s.parts:
        if colour in wanted:
            goals.append(Goal("part", 1 << square))
        elif player.pocket.money >= WELL_OFF:
            goals.append(Goal("spare part", 1 << square, SPARE_PART))
    return goals


def _errands(s: State, player: Player) -> list[Goal]:
    board, money = s.board, player.pocket.money
    goals = [Goal("work", board.bank, IDLE)]
    prey = _prey(s, player)
    if prey and money >= POOR:
        goals.append(Goal("prey", prey, PREY))
    if surplus(s, player):
        goals.append(Goal("sale", board.bank, SALE if money >= POOR else 0.0))
    if money < POOR:
        goals.append(Goal("work", board.bank, WORK))
    elif money >= WELL_OFF and prey and not any(player.pocket.goods):
        goals.append(Goal("weapons", board.shop, SHOPPING))
    return goals


def _prey(s: State, player: Player) -> int:
    """The squares of opponents who carry a part that is missing and lies on no square."""
    lying = {colour for _, colour in s.parts}
    wanted = [colour for colour in missing(player) if colour not in lying]
    carriers = [other for other in s.others(player) if any(other.pocket.parts[colour] for colour in wanted)]
    return sum({1 << other.square for other in carriers})


# ------------------------------------------------------------------ distances


def distances(s: State, player: Player, squares: int) -> tuple[int | None, ...]:
    """Steps from each square of the board to the nearest of some squares, for this player."""
    board = s.board
    land = board.land & ~houses_of_others(s, player)
    if not player.complete:
        land &= ~board.airport
    if player.pocket.money < FOREST:
        land &= ~board.forest | 1 << player.square
    return _distances(board, squares, land)


@lru_cache(maxsize=4096)
def _distances(board: Board, squares: int, land: int) -> tuple[int | None, ...]:
    found: list[int | None] = [None] * board.grid.size
    for distance, ring in enumerate(rings_to(board, squares, land, 0, 0)):
        while ring:
            low = ring & -ring
            found[low.bit_length() - 1] = distance
            ring ^= low
    return tuple(found)


@dataclass(slots=True)
class Plan:
    """The goals of a player with their distances; `at` values standing on a square in turns, lower is better."""

    goals: list[tuple[Goal, tuple[int | None, ...]]]

    def at(self, square: int) -> float:
        """The turns to the best goal from a square."""
        return min(goal.handicap + turns(field[square], goal.early) for goal, field in self.goals)

    def best(self, square: int) -> Goal:
        """The goal that is best from a square."""
        return min(self.goals, key=lambda it: it[0].handicap + turns(it[1][square], it[0].early))[0]


def plan_of(s: State, player: Player) -> Plan:
    """The plan of a player as things stand."""
    return Plan([(goal, distances(s, player, goal.squares)) for goal in goals_of(s, player)])


def with_rides(s: State, player: Player, plan: Plan, rides: list[Goal]) -> Plan:
    """The plan with the places where a ride begins as further goals."""
    return Plan([*plan.goals, *((goal, distances(s, player, goal.squares)) for goal in rides)])


def home(player: Player) -> bool:
    """Whether a player stands in his house."""
    return player.house != NOWHERE and player.square == player.house
