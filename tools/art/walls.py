"""Wall tiles: sixteen combinations of walled sides a style, once on the edge between spaces, once on the card's rim."""

from __future__ import annotations

from typing import NamedTuple

import pygame

from tools.art.canvas import Point, blank
from tools.art.palette import colour
from tools.art.sprite_files import read_sprites

STYLES = ("sandbag", "stone", "bamboo", "boulder", "fence")
SPACE = 16
SIDES = {"north": 1, "east": 2, "south": 4, "west": 8}
"""The bit of every side; the sum is the tile's column."""

COMBINATIONS = 16

_BELOW_THE_EDGE = 4  # rows of a lying wall that stand in the space south of its edge
_LEFT_OF_THE_EDGE = 3  # columns of a standing wall in the space west of its edge
_SHADOW_SHIFT = (1, 2)
_SHADOW_ALPHA = 84  # a tile can't know its ground, so the shadow is thin ink instead of the palette's darker neighbour


class Style(NamedTuple):
    """The two pieces of a wall style: along a horizontal and along a vertical edge."""

    lying: pygame.Surface
    standing: pygame.Surface


def _on_the_edge(style: Style) -> dict[str, tuple[pygame.Surface, Point]]:
    """Pieces whose middle is the edge: the neighbour's tile holds the other half."""
    above = style.lying.get_height() - _BELOW_THE_EDGE
    return {
        "north": (style.lying, (0, -above)),
        "west": (style.standing, (-_LEFT_OF_THE_EDGE, 0)),
        "east": (style.standing, (SPACE - _LEFT_OF_THE_EDGE, 0)),
        "south": (style.lying, (0, SPACE - above)),
    }


def _on_the_rim(style: Style) -> dict[str, tuple[pygame.Surface, Point]]:
    """Pieces that stand wholly in their own space: beyond the rim lies another card."""
    return {
        "north": (style.lying, (0, 0)),
        "west": (style.standing, (0, 0)),
        "east": (style.standing, (SPACE - style.standing.get_width(), 0)),
        "south": (style.lying, (0, SPACE - style.lying.get_height())),
    }


def _shadow(pieces: list[tuple[pygame.Surface, Point]]) -> pygame.Surface:
    shape = pygame.mask.Mask((SPACE, SPACE))
    for piece, (x, y) in pieces:
        shape.draw(pygame.mask.from_surface(piece, 10), (x + _SHADOW_SHIFT[0], y + _SHADOW_SHIFT[1]))
    return shape.to_surface(setcolor=(*colour("ink"), _SHADOW_ALPHA), unsetcolor=(0, 0, 0, 0))


def _tile(placed: dict[str, tuple[pygame.Surface, Point]], bits: int) -> pygame.Surface:
    """One tile; the order north, west, east, south puts what is nearer to the viewer in front."""
    pieces = [piece for side, piece in placed.items() if bits & SIDES[side]]
    tile = blank(SPACE, SPACE)
    if pieces:
        tile.blit(_shadow(pieces), (0, 0))
    for piece, at in pieces:
        wall = blank(SPACE, SPACE)
        wall.blit(piece, at)
        tile.blit(wall, (0, 0))
    return tile


def wall_rows() -> list[list[pygame.Surface]]:
    """Rows of sixteen tiles: the five styles on the edge, then the same five on the rim."""
    drawings = read_sprites("walls")
    styles = [Style(drawings[f"{name}_lying"], drawings[f"{name}_standing"]) for name in STYLES]
    layouts = [_on_the_edge(style) for style in styles] + [_on_the_rim(style) for style in styles]
    return [[_tile(layout, bits) for bits in range(COMBINATIONS)] for layout in layouts]


def walled_sides(bits: int) -> dict[str, bool]:
    """The four sides of a tile's column, True where a wall stands."""
    return {side: bool(bits & bit) for side, bit in SIDES.items()}
