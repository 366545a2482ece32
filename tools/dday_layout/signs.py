"""Keeps the signs of a map clear of each other: how large each is in the window, and where there is room for it.

Sizes are those at the smallest zoom, halved to the pixels of the map, with the chevron that an open way gets.
"""

from __future__ import annotations

from tools.dday_layout.layout import Point
from tools.dday_layout.plans import SectorPlan

Size = tuple[int, int]
_SECTOR, _GUNS, _CHANGE, _MARK, _SECTOR_HIGH = 42, 31, 14, 9, 19
_LINK, _ICON, _PRICE, _LINK_HIGH = 13, 10, 8, 14
_REACH = 24  # how far a sign is moved at most
_STEEP = 2  # moving up or down counts so much more: a sign of a way belongs on its border


def sector_size(plan: SectorPlan) -> Size:
    """The sign of a sector: name, DEF, guns, what it changes, a mark for its rule."""
    changes = sum(change not in ("none", "random") for change in (plan.bonus, plan.penalty))
    marked = plan.bonus == "random" or plan.stay == "cannot stay"
    return _SECTOR + _GUNS * bool(plan.guns) + _CHANGE * changes + _MARK * marked, _SECTOR_HIGH


def link_size(target: SectorPlan, advance: bool) -> Size:
    """The sign of a way into a sector: its Courage, mines, what it needs."""
    icons = advance + target.mined + (target.need != "none")
    return _LINK + _ICON * icons + _PRICE * advance, _LINK_HIGH


class Signs:
    """The room that is taken on one map."""

    def __init__(self) -> None:
        self.taken: list[tuple[Point, Size]] = []

    def put(self, place: Point, size: Size) -> None:
        """A sign that stays where it is."""
        self.taken.append((place, size))

    def clear(self, place: Point, size: Size) -> Point:
        """Puts a sign where it is clear of all others, as near as can be."""
        moves = [(dx, dy) for dx in range(-_REACH, _REACH + 1) for dy in range(-_REACH, _REACH + 1)]
        moves.sort(key=lambda move: (move[0] ** 2 + (_STEEP * move[1]) ** 2, move))
        spots = ((place[0] + dx, place[1] + dy) for dx, dy in moves)
        spot = next(spot for spot in spots if not any(_meet(spot, size, *other) for other in self.taken))
        self.put(spot, size)
        return spot


def _meet(one: Point, size: Size, other: Point, other_size: Size) -> bool:
    return all(2 * abs(one[axis] - other[axis]) < size[axis] + other_size[axis] for axis in (0, 1))
