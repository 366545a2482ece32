"""Shapes of sectors: corners in pixels of the map, and whether outlines cross, overlap or leave the map."""

from __future__ import annotations

from itertools import combinations

from game.content.commandos_objects import turned
from game.content.tiled.tree import MapObject
from game.engine.dday.board_spec import Point

Shape = tuple[Point, ...]


def shape_of(thing: MapObject) -> Shape:
    """The corners of a polygon or rectangle; empty for any other object."""
    if thing.shape == "polygon":
        corners = list(thing.points)
    elif thing.shape == "rectangle" and thing.width and thing.height:
        corners = [(0.0, 0.0), (thing.width, 0.0), (thing.width, thing.height), (0.0, thing.height)]
    else:
        return ()
    return tuple((round(x), round(y)) for x, y in (turned(thing, corner) for corner in corners))


def box(shape: Shape) -> tuple[int, int, int, int]:
    """Left, top, right and bottom of a shape."""
    xs, ys = [x for x, _ in shape], [y for _, y in shape]
    return min(xs), min(ys), max(xs), max(ys)


def centre(shape: Shape) -> Point:
    """The middle of a shape's area; of its corners where it has none."""
    area = x = y = 0.0
    for (x1, y1), (x2, y2) in _sides(shape):
        cross = x1 * y2 - x2 * y1
        area, x, y = area + cross, x + (x1 + x2) * cross, y + (y1 + y2) * cross
    if not area:
        return round(sum(x for x, _ in shape) / len(shape)), round(sum(y for _, y in shape) / len(shape))
    return round(x / (3 * area)), round(y / (3 * area))


def crosses_itself(shape: Shape) -> bool:
    """Whether two sides of an outline that are not neighbours cross."""
    return any(_cross(a, b) for a, b in combinations(_sides(shape), 2))


def overlap(one: Shape, other: Shape) -> bool:
    """Whether two shapes share area; sides and corners may touch."""
    if any(_cross(a, b) for a in _sides(one) for b in _sides(other)):
        return True
    return inside(one, _within(other)) or inside(other, _within(one))


def inside(shape: Shape, point: tuple[float, float]) -> bool:
    """Whether a point lies inside a shape."""
    x, y = point
    found = False
    for (x1, y1), (x2, y2) in _sides(shape):
        if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
            found = not found
    return found


def _within(shape: Shape) -> tuple[float, float]:
    """A point inside a shape: the middle of the first three neighbouring corners whose triangle lies inside."""
    count = len(shape)
    for at in range(count):
        corners = shape[at], shape[(at + 1) % count], shape[(at + 2) % count]
        point = sum(x for x, _ in corners) / 3, sum(y for _, y in corners) / 3
        if inside(shape, point):
            return point
    return shape[0]


def _sides(shape: Shape) -> list[tuple[Point, Point]]:
    return [(shape[at], shape[(at + 1) % len(shape)]) for at in range(len(shape))]


def _cross(one: tuple[Point, Point], other: tuple[Point, Point]) -> bool:
    """Whether two sides cross in a point that is an end of neither."""
    (a, b), (c, d) = one, other
    return _turn(a, b, c) * _turn(a, b, d) < 0 and _turn(c, d, a) * _turn(c, d, b) < 0


def _turn(a: Point, b: Point, c: Point) -> int:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
