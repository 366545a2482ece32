"""Walls as edges between corners of spaces, and how they move when a card or a tile is turned."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Protocol

from game.content.report import Cell

Corner = tuple[int, int]
"""A crossing of grid lines: (0, 0) is the top left corner of the first space."""

Edge = tuple[Corner, Corner]
"""Two corners one step apart, the smaller first."""

SIDES = ("north", "east", "south", "west")


class Turned(Protocol):
    """Whatever lies turned by Tiled's three flags: a tile on a map, a card on the board."""

    @property
    def across(self) -> bool:
        """Mirrored left and right."""

    @property
    def down(self) -> bool:
        """Mirrored top and bottom."""

    @property
    def diagonal(self) -> bool:
        """Rows and columns swapped, before the two others."""


def side_edge(cell: Cell, side: str) -> Edge:
    """The edge on one side ("north", "east", "south", "west") of a space."""
    x, y = cell
    match side:
        case "north":
            return (x, y), (x + 1, y)
        case "south":
            return (x, y + 1), (x + 1, y + 1)
        case "west":
            return (x, y), (x, y + 1)
        case _:
            return (x + 1, y), (x + 1, y + 1)


def neighbour(cell: Cell, side: str) -> Cell:
    """The cell beyond one side."""
    dx, dy = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}[side]
    return cell[0] + dx, cell[1] + dy


def opposite(side: str) -> str:
    """The side that the neighbour beyond `side` turns towards this cell."""
    return SIDES[(SIDES.index(side) + 2) % len(SIDES)]


def turn(edge: Edge, how: Turned, size: int) -> Edge:
    """Where an edge of a square of `size` spaces comes to lie when the square is turned."""
    first, second = sorted(_turn_corner(corner, how, size) for corner in edge)
    return first, second


def turn_cell(cell: tuple[int, int], how: Turned, size: int) -> tuple[int, int]:
    """Where a cell of a square of `size` spaces comes to lie when the square is turned."""
    x, y = (cell[1], cell[0]) if how.diagonal else cell
    return size - 1 - x if how.across else x, size - 1 - y if how.down else y


def _turn_corner(corner: Corner, how: Turned, size: int) -> Corner:
    x, y = (corner[1], corner[0]) if how.diagonal else corner
    return size - x if how.across else x, size - y if how.down else y


def shift(edge: Edge, x: int, y: int) -> Edge:
    """The edge moved by whole spaces."""
    (x1, y1), (x2, y2) = edge
    return (x1 + x, y1 + y), (x2 + x, y2 + y)


def turned_sides(sides: Iterable[str], how: Turned) -> Iterator[str]:
    """The sides of a single turned tile that are walls, as they come to lie."""
    lying = {side_edge((0, 0), side): side for side in SIDES}
    for side in sides:
        yield lying[turn(side_edge((0, 0), side), how, 1)]


def separated(edge: Edge, width: int, height: int) -> tuple[int, int] | None:
    """The two spaces (y * width + x) on the sides of an edge, the smaller first; None for an edge of the board."""
    (x, y), (x2, _) = edge
    standing = x == x2
    before = (x - 1, y) if standing else (x, y - 1)
    if before[0] < 0 or before[1] < 0 or x >= width or y >= height:
        return None
    return before[1] * width + before[0], y * width + x


def line_edges(start: Corner, end: Corner) -> list[Edge] | None:
    """The edges along a straight grid line; None when the line is slanted."""
    (x1, y1), (x2, y2) = sorted((start, end))
    if x1 == x2:
        return [((x1, y), (x1, y + 1)) for y in range(y1, y2)]
    if y1 == y2:
        return [((x, y1), (x + 1, y1)) for x in range(x1, x2)]
    return None
