"""Line of sight by exact integer geometry (commandos:V1, Q49).

A space sees another when at least one of the sixteen lines from a corner of the one to a corner of the other meets
no wall. Corners are drawn in by a hundredth of a space. Which edges a line meets depends only on the two corners and
on how far apart the spaces are, so each line is worked out once and then tried for every start at the same time.
"""

from __future__ import annotations

from functools import lru_cache

from game.engine.board.grid import Grid

_UNIT = 100
_KEPT = 1024  # distances whose lines are kept; a board of 12 by 9 has about 200
_CORNERS = tuple((x, y) for y in (1, _UNIT - 1) for x in (1, _UNIT - 1))

Edge = tuple[int, int]


@lru_cache(maxsize=_KEPT)
def _lines(dx: int, dy: int) -> tuple[tuple[tuple[Edge, ...], tuple[Edge, ...]], ...]:
    """For each of the sixteen lines: the cells whose west edge, and those whose north edge, it meets.

    Cells are offsets from the starting space.
    """
    return tuple(_crossed(x0, y0, dx * _UNIT + x1, dy * _UNIT + y1) for x0, y0 in _CORNERS for x1, y1 in _CORNERS)


def _crossed(x0: int, y0: int, x1: int, y1: int) -> tuple[tuple[Edge, ...], tuple[Edge, ...]]:
    """West and north edges that a line meets; a line through the point where four edges end touches all four."""
    west = tuple(_meets(x0, y0, x1, y1))
    north = tuple((i, k) for k, i in _meets(y0, x0, y1, x1))
    return west, north


def _meets(a0: int, b0: int, a1: int, b1: int) -> list[tuple[int, int]]:
    """The unit pieces (k, j) of the grid lines a = k that the line from (a0, b0) to (a1, b1) meets, ends included."""
    if a0 == a1:
        return []
    low, high = min(a0, a1), max(a0, a1)
    found = []
    for k in range(low // _UNIT + 1, high // _UNIT + 1):
        top = b0 * (a1 - a0) + (b1 - b0) * (k * _UNIT - a0)
        bottom = (a1 - a0) * _UNIT
        j, rest = divmod(top, bottom)
        found.append((k, j))
        if not rest:
            found.append((k, j - 1))
    return found


class Sight:
    """Who sees whom on a grid; made for each distance when it is first asked for and kept."""

    __slots__ = ("_clear", "_grid", "_north", "_real", "_row", "_visible", "_west")

    def __init__(self, grid: Grid) -> None:
        self._grid = grid
        # Cells with a wall on their west or north edge, on rows with one spare column so that shifts never wrap.
        self._row = grid.width * 2
        self._real = sum(((1 << grid.width) - 1) << y * self._row for y in range(grid.height))
        self._west = self._north = 0
        for a, b in grid.walls:
            bit = 1 << self._bit(b)
            if b == a + 1:
                self._west |= bit
            else:
                self._north |= bit
        self._clear: dict[tuple[int, int], int] = {}
        self._visible: list[int | None] = [None] * grid.size

    def _bit(self, space: int) -> int:
        return space // self._grid.width * self._row + space % self._grid.width

    def _clear_starts(self, dx: int, dy: int) -> int:
        """The starts (bits as in `_bit`) from which the space (dx, dy) further on is seen."""
        key = (dx, dy)
        if key not in self._clear:
            row, west_walls, north_walls = self._row, self._west, self._north
            clear = 0
            for west, north in _lines(dx, dy):
                blocked = 0
                for x, y in west:
                    shift = y * row + x
                    blocked |= west_walls >> shift if shift >= 0 else west_walls << -shift
                for x, y in north:
                    shift = y * row + x
                    blocked |= north_walls >> shift if shift >= 0 else north_walls << -shift
                clear |= self._real & ~blocked
                if clear == self._real:
                    break
            self._clear[key] = clear
        return self._clear[key]

    def visible(self, space: int) -> int:
        """The mask of all spaces that see and are seen from `space`, itself included."""
        mask = self._visible[space]
        if mask is None:
            mask = self._visible[space] = self._look_round(space)
        return mask

    def _look_round(self, space: int) -> int:
        width, bit = self._grid.width, self._bit(space)
        x0, y0 = space % width, space // width
        mask = 1 << space
        for target in range(self._grid.size):
            dx, dy = target % width - x0, target // width - y0
            # Sight is mutual, so half of the distances are enough.
            if (dy, dx) < (0, 0):
                seen = self._clear_starts(-dx, -dy) >> self._bit(target) & 1
            else:
                seen = self._clear_starts(dx, dy) >> bit & 1
            mask |= seen << target
        return mask

    def sees(self, a: int, b: int) -> bool:
        """Whether the spaces a and b see each other."""
        mask = self._visible[a]
        if mask is None:
            mask = self.visible(a)
        return bool(mask >> b & 1)
