"""How many turns it takes to stop on a square so many steps away: the value of a distance for bots."""

from __future__ import annotations

from functools import lru_cache

from game.engine.komandosi.verbs import SIDES

FARTHEST = 80
_ROUNDS = 200
_UNREACHABLE = 40.0


@lru_cache(maxsize=2)
def turns_to(early: bool) -> tuple[float, ...]:
    """Expected turns for each distance on an open field, walking as well as possible.

    A walk of p pips from distance d can end at every distance of its parity between |d - p| and d + p, but never
    where it began. It must end exactly on the goal, unless it may end there `early`.
    """
    turns = [0.0] + [_UNREACHABLE] * FARTHEST
    for _ in range(_ROUNDS):
        turns = [0.0, *(_one_more(turns, distance, early) for distance in range(1, FARTHEST + 1))]
    return tuple(turns)


def _one_more(turns: list[float], distance: int, early: bool) -> float:
    return 1 + sum(_after(turns, distance, pips, early) for pips in range(1, SIDES + 1)) / SIDES


def _after(turns: list[float], distance: int, pips: int, early: bool) -> float:
    if pips >= distance and (early or (pips - distance) % 2 == 0):
        return 0.0
    reached = range(max(abs(distance - pips), 1), min(distance + pips, FARTHEST) + 1, 2)
    return min(turns[there] for there in reached)


def turns(distance: int | None, early: bool = False) -> float:
    """Expected turns to stop on a goal at this distance; a large number where no way leads there."""
    return _UNREACHABLE if distance is None else turns_to(early)[min(distance, FARTHEST)]
