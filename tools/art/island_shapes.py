"""Where a terrain of the island lies inside a tile: how far a pixel is from its border, or from the middle of a way.

A tile is known by which of its eight neighbours belong to the same terrain, as bits in the order of Tiled's Wang ids.
Distances are in pixels; along the sides of a tile they depend on that side alone, so that any two tiles fit.
"""

from __future__ import annotations

import math
from collections.abc import Iterable

from tools.art.noise import smooth

SIDE = 16
HALF = SIDE / 2
NORTH, NORTH_EAST, EAST, SOUTH_EAST, SOUTH, SOUTH_WEST, WEST, NORTH_WEST = (1 << place for place in range(8))
EDGES = (NORTH, EAST, SOUTH, WEST)
WHOLE = 255
STEPS = {
    NORTH: (0, -1),
    NORTH_EAST: (1, -1),
    EAST: (1, 0),
    SOUTH_EAST: (1, 1),
    SOUTH: (0, 1),
    SOUTH_WEST: (-1, 1),
    WEST: (-1, 0),
    NORTH_WEST: (-1, -1),
}
"""From a tile to its neighbour: columns and rows."""
_CORNERS = {
    NORTH_EAST: (NORTH, EAST),
    SOUTH_EAST: (SOUTH, EAST),
    SOUTH_WEST: (SOUTH, WEST),
    NORTH_WEST: (NORTH, WEST),
}
BEND = HALF * math.pi / 2
"""How long the middle of a bend is."""
CHANNEL = 5.0
"""Half the width of a river where it leaves its square."""
_MOUTH = 2.6
"""How much faster than along a shore one gets away from land between the banks of a river."""
_ROUND = 9.0
"""How widely a border turns where it meets another."""
_FREE_RIM = 4  # swings fade within so many pixels of a tile's side
_GRAIN = 5


def seen(bits: int) -> int:
    """The bits that show: a corner counts only between two sides of the same terrain."""
    for corner, sides in _CORNERS.items():
        if not all(bits & side for side in sides):
            bits &= ~corner
    return bits


BLOBS = tuple(sorted({seen(bits) for bits in range(256)}, reverse=True))
"""The 47 ways in which a terrain lies around a square, the whole square first."""


def rounded(one: float, other: float, reach: float = _ROUND) -> float:
    """The smaller of two distances, less where both are nearly alike: turns a sharp corner into a round one."""
    blend = max(reach - abs(one - other), 0.0)
    return min(one, other) - blend * blend / (4 * reach)


def swing(x: int, y: int, seed: int, width: float) -> float:
    """How far a border swings at a pixel, at most so many pixels either way; not at the sides of the tile."""
    inside = min(1.0, min(x, y, SIDE - 1 - x, SIDE - 1 - y) / _FREE_RIM)
    return width * (smooth(x, y, _GRAIN, seed) * 2 - 1) * inside


def border_distance(x: int, y: int, bits: int, mouths: int = 0) -> float:
    """How far a pixel is from the nearest neighbour of another terrain; at `mouths` a river comes in from there."""
    across, down = x + 0.5, y + 0.5
    distance = float(SIDE)
    for edge in EDGES:
        if not bits & edge:
            distance = rounded(distance, _from_edge(across, down, edge, bool(mouths & edge)))
    for corner, sides in _CORNERS.items():
        if not bits & corner and all(bits & side for side in sides):
            distance = min(distance, _from_corner(across, down, corner))
    return distance


def _from_edge(across: float, down: float, edge: int, mouth: bool) -> float:
    away = {NORTH: down, SOUTH: SIDE - down, WEST: across, EAST: SIDE - across}[edge]
    along = (across if edge in (NORTH, SOUTH) else down) - HALF
    return math.hypot(away, _MOUTH * max(0.0, CHANNEL - abs(along))) if mouth else away


def _from_corner(across: float, down: float, corner: int) -> float:
    columns, rows = STEPS[corner]
    return math.hypot(SIDE - across if columns > 0 else across, SIDE - down if rows > 0 else down)


# ------------------------------------------------------------ ways


def edges_of(bits: int) -> tuple[int, ...]:
    """The sides over which a way leaves its tile, clockwise from north."""
    return tuple(edge for edge in EDGES if bits & edge)


def bends(bits: int) -> bool:
    """Whether a way leaves over two sides that meet."""
    edges = edges_of(bits)
    return len(edges) == 2 and edges not in ((NORTH, SOUTH), (EAST, WEST))


def way(x: int, y: int, bits: int) -> tuple[float, float]:
    """How far to the side of the middle of a way a pixel lies, and how far along it, in pixels.

    The side is signed on straight ways and bends, where the middle is one line.
    """
    across, down = x + 0.5 - HALF, y + 0.5 - HALF
    edges = edges_of(bits)
    if edges == (NORTH, SOUTH):
        return across, down + HALF
    if edges == (EAST, WEST):
        return down, across + HALF
    if bends(bits):
        return _round_the_bend(across, down, edges)
    return _arms(across, down, edges), 0.0


def _round_the_bend(across: float, down: float, edges: Iterable[int]) -> tuple[float, float]:
    columns, rows = (sum(step) for step in zip(*(STEPS[edge] for edge in edges), strict=True))
    away_x, away_y = HALF - across * columns, HALF - down * rows
    return math.hypot(away_x, away_y) - HALF, math.atan2(away_y, away_x) * HALF


def _arms(across: float, down: float, edges: tuple[int, ...]) -> float:
    """The distance from ends, forks and crossings: arms from the middle, with round corners between them."""
    if not edges:
        return math.hypot(across, down)
    distance = float(SIDE)
    for edge in edges:
        columns, rows = STEPS[edge]
        ahead = across * columns + down * rows
        beside = abs(across * rows) + abs(down * columns)
        distance = rounded(distance, math.hypot(beside, min(0.0, ahead)), 3.0)
    return distance
