"""Finds the one space of a Dice Commandos map in which an object lies, and the edges along which a wall runs."""

from __future__ import annotations

from itertools import pairwise

from game.content import commandos_kinds as kinds
from game.content import map_kinds
from game.content.commandos_edges import Edge, line_edges
from game.content.map_objects import Point, turned
from game.content.report import Cell, Report
from game.content.tiled.tree import MapObject
from game.engine.commandos.board_spec import TILE_SIZE

SPACE_PIXELS = 16
"""The side of a space on a map, in pixels."""
LARGEST_OBJECT = SPACE_PIXELS * 1.5
NEAR_LINE = 2.0
"""An object's middle has to be this far from the edge of its space; a wall's corners may be as far from the grid."""


def cell_of(thing: MapObject, point: Point, size: Cell, report: Report) -> Cell | None:
    """The one space (column, row) of a board of `size` spaces in which an object lies; None with its finding."""
    x, y = point
    width, height = size[0] * SPACE_PIXELS, size[1] * SPACE_PIXELS
    if not (0 <= x < width and 0 <= y < height):
        at = {"x": round(x), "y": round(y)}
        report.add(map_kinds.OBJECT_OUTSIDE, thing.place, **at, width=width, height=height)
        return None
    near = any(min(at % SPACE_PIXELS, -at % SPACE_PIXELS) < NEAR_LINE for at in point)
    if near or max(thing.width, thing.height) > LARGEST_OBJECT:
        report.add(kinds.OBJECT_BETWEEN, thing.place)
        return None
    return int(x // SPACE_PIXELS), int(y // SPACE_PIXELS)


def special_cells(thing: MapObject, report: Report) -> tuple[Cell, ...]:
    """The cells of a card that the rectangle of a special space covers, in reading order; none with its finding."""
    left, top = round(thing.x / SPACE_PIXELS), round(thing.y / SPACE_PIXELS)
    wide, high = round(thing.width / SPACE_PIXELS), round(thing.height / SPACE_PIXELS)
    off = max(
        abs(thing.x - left * SPACE_PIXELS),
        abs(thing.y - top * SPACE_PIXELS),
        abs(thing.width - wide * SPACE_PIXELS),
        abs(thing.height - high * SPACE_PIXELS),
    )
    inside = left >= 0 and top >= 0 and left + wide <= TILE_SIZE and top + high <= TILE_SIZE
    if off > NEAR_LINE or wide < 1 or high < 1 or not inside:
        report.add(kinds.SPECIAL_OFF_GRID, thing.place)
        return ()
    return tuple((x, y) for y in range(top, top + high) for x in range(left, left + wide))


def wall_edges(thing: MapObject, size: Cell, report: Report) -> list[Edge]:
    """The edges of a polyline of class Wall; none, with a finding, when it leaves the grid or the map."""
    corners = []
    for point in thing.points:
        x, y = turned(thing, point)
        corner = round(x / SPACE_PIXELS), round(y / SPACE_PIXELS)
        off = max(abs(x - corner[0] * SPACE_PIXELS), abs(y - corner[1] * SPACE_PIXELS)) > NEAR_LINE
        if off or not (0 <= corner[0] <= size[0] and 0 <= corner[1] <= size[1]):
            report.add(kinds.WALL_OFF_GRID, thing.place)
            return []
        corners.append(corner)
    if thing.shape == "polygon":
        corners += corners[:1]
    lines = [line_edges(start, end) for start, end in pairwise(corners)]
    if not lines or None in lines:
        report.add(kinds.WALL_OFF_GRID, thing.place)
        return []
    return [edge for line in lines if line for edge in line]
