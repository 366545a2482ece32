"""Where the sectors of a battle map lie: wavy rows from the sea to the bunker, each split once, tiling the map."""

from __future__ import annotations

import math
from typing import NamedTuple

WIDTH, HEIGHT = 304, 256
_STEP = 16
_LONG, _SHORT = (4.0, 37.0), (2.0, 11.0)  # reach and length of the two waves of a border
_PHASE = 2.1
_SWAY, _BEND = 4.0, 21.0  # the same of a split
_BESIDE = 26  # how far from a split a straight way crosses the border
_OUTSIDE = 64  # from the side of the map to the middle of a name plate
_PLATE_UP = 16  # from the lower border of a sector to the middle of its name plate
_APART = 9  # the two sideways ways between a pair lie so far above and below their middle

Point = tuple[int, int]


class Layout(NamedTuple):
    """`borders` are the heights between rows 1 and 2, 2 and 3, ...; `splits` the places where rows 2, 3, ... part."""

    borders: tuple[int, ...]
    splits: tuple[int, ...]
    bunker_plate: Point

    def border(self, row: int, x: int) -> int:
        """The height at which a row ends towards the bunker."""
        if row == 0:
            return HEIGHT
        if row > len(self.borders):
            return 0
        wave = sum(reach * math.sin(x / length + row * _PHASE) for reach, length in (_LONG, _SHORT))
        return round(self.borders[row - 1] + wave)

    def sector(self, row: int, right: bool) -> list[Point]:
        """The outline of a sector, clockwise from its upper left corner; `right` counts in split rows only."""
        split = self._split_line(row)
        left_end, right_end = (split, []) if not right else ([], split)
        upper, lower = self._border_line(row), self._border_line(row - 1)
        if split:
            top, bottom = split[0][0], split[-1][0]
            upper = [point for point in upper if (point[0] >= top if right else point[0] <= top)]
            lower = [point for point in lower if (point[0] >= bottom if right else point[0] <= bottom)]
        inner = (left_end or right_end)[1:-1]
        if right:
            return [*upper, *reversed(lower), *reversed(inner)]
        return [*upper, *inner, *reversed(lower)]

    def plate(self, row: int, right: bool) -> Point:
        """The middle of a name plate: on the outer side of the sector, low, so that Units stand above it."""
        if row > len(self.borders):
            return self.bunker_plate
        if not self._is_split(row):
            return WIDTH // 2, self.border(row, WIDTH // 2) + _PLATE_UP
        x = WIDTH - _OUTSIDE if right else _OUTSIDE
        return x, self.border(row - 1, x) - _PLATE_UP

    def forward(self, row: int, right: bool, target_right: bool) -> Point:
        """Where a way crosses the upper border of its row; ways that change sides cross between the splits."""
        here, there = self._split_at(row), self._split_at(row + 1)
        if not self._is_split(row):
            x = there + (_BESIDE if target_right else -_BESIDE)
        elif not self._is_split(row + 1):
            x = here + (_BESIDE if right else -_BESIDE)
        elif right == target_right:
            x = max(here, there) + _BESIDE if right else min(here, there) - _BESIDE
        else:
            x = (here + there) // 2
        return x, self.border(row, x)

    def sideways(self, row: int, right: bool) -> Point:
        """Where a way crosses the split of its row; the one that begins on the left lies above the other."""
        line = self._split_line(row)
        x, y = line[len(line) // 2]
        return x, y + (_APART if right else -_APART)

    def _is_split(self, row: int) -> bool:
        return 1 < row <= len(self.borders)

    def _split_at(self, row: int) -> int:
        return self.splits[row - 2] if self._is_split(row) else WIDTH // 2

    def _split_line(self, row: int) -> list[Point]:
        """The split of a row from its upper to its lower border; empty where the row is whole."""
        if not self._is_split(row):
            return []
        middle = self._split_at(row)
        top, bottom = self.border(row, middle), self.border(row - 1, middle)
        heights = range(top + _STEP, bottom - _STEP // 2, _STEP)
        sway = [(round(middle + _SWAY * math.sin(y / _BEND + row)), y) for y in heights]
        return [(middle, top), *sway, (middle, bottom)]

    def _border_line(self, row: int) -> list[Point]:
        """A border from left to right, with a corner where a split of the rows beside it ends."""
        if row == 0 or row > len(self.borders):
            height = self.border(row, 0)
            return [(0, height), (WIDTH, height)]
        ends = {self._split_at(beside) for beside in (row, row + 1) if self._is_split(beside)}
        return [(x, self.border(row, x)) for x in sorted({*range(0, WIDTH + 1, _STEP), *ends})]


_FOUR_ROWS, _FIVE_ROWS = (184, 128, 72), (198, 152, 106, 60)
LAYOUTS = {
    "1_exercise_tiger": Layout(_FOUR_ROWS, (158, 158), (152, 52)),
    "2_omaha": Layout(_FIVE_ROWS, (192, 148, 104), (152, 48)),
    "3_utah": Layout(_FIVE_ROWS, (176, 128, 176), (152, 48)),
    "4_gold": Layout(_FIVE_ROWS, (106, 154, 202), (152, 48)),
    "5_juno": Layout(_FIVE_ROWS, (176, 128, 176), (152, 48)),
    "6_sword": Layout(_FIVE_ROWS, (144, 144, 192), (152, 48)),
    "7_pointe_du_hoc": Layout(_FIVE_ROWS, (106, 154, 202), (152, 48)),
    "8_merville_battery": Layout(_FIVE_ROWS, (176, 128, 176), (152, 48)),
}
"""Rows part where the ways need it: sectors that touch are those with a way between them."""
