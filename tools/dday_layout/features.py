"""Shapes in which a battle map's picture departs from the ground of its rows: blobs, boxes, bands and courses."""

from __future__ import annotations

import math
from itertools import pairwise
from typing import NamedTuple

from tools.dday_layout.layout import Layout, Point

REACH = 8
"""Pixels from a corner of tiles to the middle of a side: what lies nearer than that takes the corner."""


class Blob(NamedTuple):
    """An ellipse of a terrain around a place, in pixels."""

    terrain: str
    x: int
    y: int
    width: int
    height: int

    def takes(self, x: int, y: int, layout: Layout) -> bool:
        """Whether it takes a place."""
        return ((x - self.x) * 2 / self.width) ** 2 + ((y - self.y) * 2 / self.height) ** 2 <= 1


class Box(NamedTuple):
    """A rectangle of a terrain, in pixels."""

    terrain: str
    left: int
    top: int
    right: int
    bottom: int

    def takes(self, x: int, y: int, layout: Layout) -> bool:
        """Whether it takes a place."""
        return self.left <= x <= self.right and self.top <= y <= self.bottom


class Band(NamedTuple):
    """A terrain along the border that ends a row, so many pixels above and below it, between two ends."""

    terrain: str
    row: int
    above: int
    below: int
    left: int = 0
    right: int = 10_000

    def takes(self, x: int, y: int, layout: Layout) -> bool:
        """Whether it takes a place."""
        border = layout.border(self.row, x)
        return self.left <= x <= self.right and border - self.above <= y <= border + self.below


class Course(NamedTuple):
    """A terrain along a line from place to place: a stream, a path."""

    terrain: str
    points: tuple[Point, ...]

    def takes(self, x: int, y: int, layout: Layout) -> bool:
        """Whether it takes a place."""
        return any(_distance((x, y), one, other) <= REACH for one, other in pairwise(self.points))


Feature = Blob | Box | Band | Course


def _distance(place: Point, one: Point, other: Point) -> float:
    """How far a place is from the line between two others."""
    along = (other[0] - one[0], other[1] - one[1])
    length = along[0] ** 2 + along[1] ** 2
    share = ((place[0] - one[0]) * along[0] + (place[1] - one[1]) * along[1]) / length if length else 0
    share = min(1.0, max(0.0, share))
    return math.hypot(place[0] - one[0] - share * along[0], place[1] - one[1] - share * along[1])
