"""Paints the forests of the island: trees that stand close, those on the border between two forest squares too."""

from __future__ import annotations

import pygame

from tools.art.canvas import blank, fill, outlined, put
from tools.art.island_ground import dot_grid, everywhere, grass
from tools.art.island_shapes import (
    EAST,
    NORTH,
    NORTH_EAST,
    NORTH_WEST,
    SIDE,
    SOUTH,
    SOUTH_EAST,
    SOUTH_WEST,
    WEST,
    border_distance,
    swing,
)
from tools.art.noise import hashed
from tools.art.palette import colour

_SHARED = {
    NORTH: (8, 0, 1),
    EAST: (16, 8, 3),
    SOUTH: (8, 16, 1),
    WEST: (0, 8, 3),
    NORTH_WEST: (0, 0, 2),
    NORTH_EAST: (16, 0, 2),
    SOUTH_WEST: (0, 16, 2),
    SOUTH_EAST: (16, 16, 2),
}
"""Trees on the border of a square by the neighbour that must be forest too: foot, and which tree it is."""
_OWN = ((4, 5), (12, 4), (4, 12), (11, 12))
"""The middles of the trees that a square has to itself."""
_INSET = 5  # from the middle of a tree to the border where the forest ends
_FLOOR = 1.2


def crown(kind: int) -> pygame.Surface:
    """A tree from above and in front: four kinds, two larger than the others."""
    wide, high = (9, 9) if kind % 4 else (8, 8)
    tree = blank(wide, high + 2)
    pygame.draw.ellipse(tree, colour("pine"), (0, 1, wide, high))
    pygame.draw.ellipse(tree, colour("forest"), (0, 0, wide, high))
    pygame.draw.ellipse(tree, colour("leaf"), (1, 0, wide - 3, high - 3))
    fill(tree, "grass", (2, 1, 2, 1), (2, 2, 1, 1))
    if kind % 4 == 2:
        fill(tree, "leaf", (5, 5, 1, 1), (6, 4, 1, 1))
    if kind % 4 == 3:
        fill(tree, "forest", (4, 2, 1, 1), (3, 4, 2, 1))
    fill(tree, "bark", (wide // 2, high, 1, 2))
    return outlined(tree, "pine")


def forest(bits: int, variant: int) -> pygame.Surface:
    """A square of forest."""
    tile = grass(70 + variant, lively=False)
    for y in range(SIDE):
        for x in range(SIDE):
            if border_distance(x, y, bits) + swing(x, y, variant + bits, 1.0) > _FLOOR:
                tile.set_at((x, y), colour("leaf"))
    dot_grid(tile, everywhere)
    trees = [foot for side, foot in _SHARED.items() if bits & side]
    trees += [(*_kept_inside(x, y, bits), int(hashed(x, y, variant) * 4)) for x, y in _placed(variant)]
    for x, y, kind in sorted(trees, key=lambda tree: (tree[1], tree[0])):
        tree = crown(kind)
        put(tile, tree, (x - tree.get_width() // 2, y - tree.get_height() // 2), (1, 2))
    _lighten(tile)
    return tile


def _lighten(tile: pygame.Surface) -> None:
    """Where shadow falls on shadow it would be as black as the outline of a piece."""
    for y in range(SIDE):
        for x in range(SIDE):
            if tile.get_at((x, y))[:3] == colour("ink"):
                tile.set_at((x, y), colour("pine"))


def _placed(variant: int) -> list[tuple[int, int]]:
    """The trees that a square has to itself, each moved a little."""
    return [(x + int(hashed(x, y, variant + 5) * 3) - 1, y + int(hashed(y, x, variant + 6) * 3) - 1) for x, y in _OWN]


def _kept_inside(x: int, y: int, bits: int) -> tuple[int, int]:
    """The place nearest to another at which a tree does not reach over a border where the forest ends."""
    left, right = 0 if bits & WEST else _INSET, SIDE if bits & EAST else SIDE - _INSET
    top, bottom = 0 if bits & NORTH else _INSET + 1, SIDE if bits & SOUTH else SIDE - _INSET - 2
    return min(max(x, left), right), min(max(y, top), bottom)
