"""Shapes of sectors: corners in pixels of the map, and whether outlines cross themselves or lie over each other."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations, pairwise

from game.content.map_objects import turned
from game.content.tiled.tree import MapObject
from game.engine.dday.board_spec import Point

Shape = tuple[Point, ...]
Exact = int | Fraction
Spot = tuple[Exact, Exact]
"""A point between pixels, in fractions, so that "on a line" can be asked exactly."""
Side = tuple[Point, Point]
Box = tuple[int, int, int, int]


def shape_of(thing: MapObject) -> Shape:
    """The corners of a polygon or rectangle; empty for any other object, and for one without area."""
    if thing.shape == "polygon":
        corners = list(thing.points)
    elif thing.shape == "rectangle" and not thing.gid:
        corners = [(0.0, 0.0), (thing.width, 0.0), (thing.width, thing.height), (0.0, thing.height)]
    else:
        return ()
    points = [(round(x), round(y)) for x, y in (turned(thing, corner) for corner in corners)]
    shape = tuple(point for point, before in zip(points, points[-1:] + points[:-1], strict=True) if point != before)
    left, top, right, bottom = box(shape) if shape else (0, 0, 0, 0)
    return shape if left < right and top < bottom else ()


def box(shape: Shape | Side) -> Box:
    """Left, top, right and bottom of a shape."""
    xs, ys = [x for x, _ in shape], [y for _, y in shape]
    return min(xs), min(ys), max(xs), max(ys)


def area(shape: Shape) -> float:
    """The pixels that a shape covers."""
    return abs(sum(x1 * y2 - x2 * y1 for (x1, y1), (x2, y2) in _sides(shape))) / 2


def centre(shape: Shape) -> Point:
    """The middle of a shape's area; of its corners where it has none."""
    twice = x = y = 0.0
    for (x1, y1), (x2, y2) in _sides(shape):
        cross = x1 * y2 - x2 * y1
        twice, x, y = twice + cross, x + (x1 + x2) * cross, y + (y1 + y2) * cross
    if not twice:
        return round(sum(x for x, _ in shape) / len(shape)), round(sum(y for _, y in shape) / len(shape))
    return round(x / (3 * twice)), round(y / (3 * twice))


def crosses_itself(shape: Shape) -> bool:
    """Whether an outline touches itself anywhere but where neighbouring sides join, or runs back along itself."""
    last = len(shape) - 1
    for (number, one), (later, other) in combinations(enumerate(_sides(shape)), 2):
        if later == number + 1:
            found = _turns_back(one[0], one[1], other[1])
        elif number == 0 and later == last:
            found = _turns_back(other[0], other[1], one[1])
        else:
            found = bool(_meets(one, other) or _meets(other, one))
        if found:
            return True
    return False


def overlap(one: Shape, other: Shape) -> bool:
    """Whether two shapes share area; sides and corners may touch. Neither may cross itself."""
    left, top, right, bottom = box(one)
    far_left, far_top, far_right, far_bottom = box(other)
    if right <= far_left or far_right <= left or bottom <= far_top or far_bottom <= top:
        return False
    return _enters(one, other) or _enters(other, one)


def inside(shape: Shape, point: Spot) -> bool:
    """Whether a point lies inside a shape."""
    x, y = point
    found = False
    for (x1, y1), (x2, y2) in _sides(shape):
        if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
            found = not found
    return found


def _enters(shape: Shape, other: Shape) -> bool:
    """Whether a side runs inside another shape, or the shape fills it.

    A side is cut where it meets the other outline, so that the middle of a piece speaks for the whole piece.
    """
    rims, reach = _sides(other), box(other)
    for side in _sides(shape):
        if _is_apart(box(side), reach):
            continue
        near = [rim for rim in rims if not _is_apart(box(rim), box(side))]
        cuts = sorted({Fraction(0), Fraction(1), *(share for rim in near for share in _meets(side, rim))})
        for low, high in pairwise(cuts):
            point = _along(side, (low + high) / 2)
            if inside(other, point) and not any(_lies_on(rim, point) for rim in near):
                return True
    return inside(other, _within(shape))


def _is_apart(one: Box, other: Box) -> bool:
    """Whether two boxes do not even touch."""
    return one[2] < other[0] or other[2] < one[0] or one[3] < other[1] or other[3] < one[1]


def _within(shape: Shape) -> Spot:
    """A point inside a shape: between the first two sides on a line that passes no corner."""
    first, second = sorted({y for _, y in shape})[:2]
    y = Fraction(first + second, 2)
    crossing = [side for side in _sides(shape) if (side[0][1] > y) != (side[1][1] > y)]
    xs = sorted(Fraction(b[0] - a[0], b[1] - a[1]) * (y - a[1]) + a[0] for a, b in crossing)
    return (xs[0] + xs[1]) / 2, y


def _sides(shape: Shape) -> list[Side]:
    return list(zip(shape, shape[1:] + shape[:1], strict=True))


def _along(side: Side, share: Exact) -> Spot:
    (x1, y1), (x2, y2) = side
    return x1 + (x2 - x1) * share, y1 + (y2 - y1) * share


def _meets(side: Side, other: Side) -> list[Fraction]:
    """The shares of a side at which it meets another, ends included."""
    (a, b), (c, d) = side, other
    from_c, from_d = _turn(a, b, c), _turn(a, b, d)
    if from_c == from_d == 0:  # both on one line
        axis = 0 if a[0] != b[0] else 1
        shares = [Fraction(end[axis] - a[axis], b[axis] - a[axis]) for end in (c, d)]
    elif (from_c > 0) == (from_d > 0) and from_c and from_d:
        return []
    else:
        at, beyond = int(_turn(c, d, a)), int(_turn(c, d, b))
        shares = [Fraction(at, at - beyond)] if at != beyond else []
    return [share for share in shares if 0 <= share <= 1]


def _lies_on(side: Side, point: Spot) -> bool:
    (x1, y1), (x2, y2) = side
    between = min(x1, x2) <= point[0] <= max(x1, x2) and min(y1, y2) <= point[1] <= max(y1, y2)
    return between and _turn(*side, point) == 0


def _turns_back(a: Point, b: Point, c: Point) -> bool:
    """Whether the way from b to c runs back along the way from a to b."""
    return _turn(a, b, c) == 0 and (a[0] - b[0]) * (c[0] - b[0]) + (a[1] - b[1]) * (c[1] - b[1]) > 0


def _turn(a: Point, b: Point, c: Spot) -> Exact:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
