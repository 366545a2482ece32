"""Where the sectors of a battle map lie: wavy rows from the sea to the Bunker, most of them split once.

Rows part where the ways need it: between two split rows, a way that changes sides crosses the stretch of the border
where its two sectors touch. So the picture shows which sectors have ways between them.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

WIDTH, HEIGHT = 304, 256
Point = tuple[int, int]
_STEP = 16  # between two corners of a border: a tile
_SWELLS = ((7.0, 37.0), (3.0, 13.0))  # reach and length of the waves of a border
_PHASE = 2.1  # how far the waves of a border are ahead of those of the one below
_SWAY, _BEND = 4.0, 21.0  # reach and length of the wave of a split
_BESIDE = 27  # how far from a split a way that keeps its side crosses the border
_CROSSING, _WIDE = 23, 78  # the same where four sectors meet in a point: ways that change sides, and that keep them
_ENTRANCES = (88, 216)  # ways into the Bunker keep clear of its name plate between these
_OUTSIDE = 66  # from the side of the map to the middle of a name plate
_PLATE_UP = 17  # from the lower border of a sector to the middle of its name plate
_START_PLATE = 20  # from the upper border of the first row down to the middle of its name plate
_ACROSS = 13  # from a split to the plate of a way across it, on the side where the way begins


@dataclass(frozen=True, slots=True)
class Layout:
    """`borders` are the heights between rows 1 and 2, 2 and 3, ...; `splits` the places where rows 2, 3, ... part.

    `turn` gives every map waves of its own; the borders of `straight` rows have none.
    """

    borders: tuple[int, ...]
    splits: tuple[int, ...]
    turn: float = 0.0
    straight: tuple[int, ...] = ()
    bunker_plate: Point = (WIDTH // 2, 45)

    def border(self, row: int, x: float) -> int:
        """The height at which a row ends towards the Bunker: where the ground painted in tiles changes."""
        if row == 0:
            return HEIGHT
        if row > len(self.borders):
            return 0
        column = math.floor(x / _STEP)
        left, right = self._painted(row, column), self._painted(row, column + 1)
        return round(left + (right - left) * (x / _STEP - column))

    def ground_row(self, x: int, y: int) -> int:
        """The row of a corner of tiles."""
        return next(row for row in range(1, len(self.borders) + 2) if y >= self._first_below(row, x // _STEP) * _STEP)

    def _painted(self, row: int, column: int) -> float:
        """Halfway between the first corner of tiles below a border and the one above it."""
        return self._first_below(row, column) * _STEP - _STEP / 2

    def _first_below(self, row: int, column: int) -> int:
        """The first corner of tiles below a border; a spike of a single column is cut off."""
        before, here, after = (
            math.ceil(self._wave(row, beside * _STEP) / _STEP) for beside in (column - 1, column, column + 1)
        )
        return before if before == after else here

    def _wave(self, row: int, x: float) -> float:
        """The border of a row as it is meant, before it is painted in tiles."""
        if row > len(self.borders):
            return 0
        if row in self.straight:
            return self.borders[row - 1]
        return self.borders[row - 1] + sum(
            reach * math.sin(x / length + row * _PHASE + self.turn) for reach, length in _SWELLS
        )

    def sector(self, row: int, right: bool) -> list[Point]:
        """The outline of a sector, clockwise from its upper left corner; `right` counts in split rows only."""
        upper, lower = self._border_line(row), self._border_line(row - 1)
        if not self._is_split(row):
            return [*upper, *reversed(lower)]
        top, *inner, bottom = self._split_line(row)
        if right:
            upper, lower = [it for it in upper if it >= top], [it for it in lower if it >= bottom]
            return [*upper, *reversed(lower), *reversed(inner)]
        upper, lower = [it for it in upper if it <= top], [it for it in lower if it <= bottom]
        return [*upper, *inner, *reversed(lower)]

    def plate(self, row: int, right: bool) -> Point:
        """The middle of a name plate: on the outer side of its sector, low, so that Units stand above it."""
        if row > len(self.borders):
            return self.bunker_plate
        if not self._is_split(row):
            low = max(self.border(row, x) for x in range(WIDTH // 2 - _OUTSIDE, WIDTH // 2 + _OUTSIDE, _STEP))
            return WIDTH // 2, low + _START_PLATE
        left, right_end = self.span(row, right)
        half = min(_OUTSIDE, (right_end - left) // 2)
        x = right_end - half if right else left + half
        return x, self.border(row - 1, x) - _PLATE_UP

    def forward(self, row: int, right: bool, target_right: bool) -> Point:
        """Where a way crosses the upper border of its row."""
        here, there = self._split_at(row), self._split_at(row + 1)
        if not self._is_split(row):
            x = there + (_BESIDE if target_right else -_BESIDE)
        elif not self._is_split(row + 1):
            x = max(here + _BESIDE, _ENTRANCES[1]) if right else min(here - _BESIDE, _ENTRANCES[0])
        elif here == there:
            beside = _WIDE if right == target_right else _CROSSING
            x = here + (beside if target_right else -beside)
        elif right == target_right:
            x = max(here, there) + _BESIDE if right else min(here, there) - _BESIDE
        else:
            x = (here + there) // 2
        return x, self.border(row, x)

    def sideways(self, row: int, right: bool) -> Point:
        """Beside the split of its row in the middle of its height, on the side where the way begins."""
        x = self._split_at(row) + (_ACROSS if right else -_ACROSS)
        return x, (self.border(row, x) + self.border(row - 1, x)) // 2

    def span(self, row: int, right: bool) -> tuple[int, int]:
        """The left and the right end of the lower border of a sector."""
        if not self._is_split(row):
            return 0, WIDTH
        return (self._split_at(row), WIDTH) if right else (0, self._split_at(row))

    def _is_split(self, row: int) -> bool:
        return 1 < row <= len(self.borders)

    def _split_at(self, row: int) -> int:
        return self.splits[row - 2] if self._is_split(row) else WIDTH // 2

    def _split_line(self, row: int) -> list[Point]:
        """The split of a row from its upper to its lower border."""
        middle = self._split_at(row)
        top, bottom = self.border(row, middle), self.border(row - 1, middle)
        heights = range(top + _STEP, bottom - _STEP // 2, _STEP)
        sway = [(round(middle + _SWAY * math.sin(y / _BEND + row)), y) for y in heights]
        return [(middle, top), *sway, (middle, bottom)]

    def _border_line(self, row: int) -> list[Point]:
        """A border from left to right, with a corner where a split of the rows beside it ends."""
        if row == 0 or row > len(self.borders):
            return [(0, self.border(row, 0)), (WIDTH, self.border(row, 0))]
        ends = {self._split_at(beside) for beside in (row, row + 1) if self._is_split(beside)}
        return [(x, self.border(row, x)) for x in sorted({*range(0, WIDTH + 1, _STEP), *ends})]
