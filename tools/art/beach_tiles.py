"""The tiles of beaches: sea, surf, sand, earth, grass and rock, with soft borders for the Terrain Brush."""

from __future__ import annotations

import pygame

from tools.art.canvas import blank
from tools.art.ground import Mark, Theme, base_colour, scatter
from tools.art.ground_tiles import FULL, SPACE, calmer, share
from tools.art.palette import colour
from tools.art.tsx import Tile, Tileset, Wang, WangColour, WangSet

TERRAINS = {
    "sea": Theme("ocean", "wave", 0.62, (Mark("wave", "wave", 0.012),)),
    "surf": Theme("shallow", "wave", 0.68, (Mark("wave", "foam", 0.024),)),
    "wet sand": Theme("sand_d", "clay", 0.78, (Mark("dot", "clay", 0.02), Mark("ripple", "clay", 0.006))),
    "sand": Theme("sand", "sand_l", 0.60, (Mark("dot", "sand_d", 0.035), Mark("ripple", "sand_d", 0.008))),
    "earth": Theme("sand_d", "clay", 0.62, (Mark("pebble", "earth", 0.010), Mark("dot", "clay", 0.02))),
    "grass": Theme("grass", "leaf", 0.62, (Mark("tuft", "leaf", 0.02), Mark("tuft", "lime", 0.016))),
    "rock": Theme("fog", "mist", 0.62, (Mark("crack", "steel", 0.016), Mark("pebble", "steel", 0.012))),
}
"""Every ground of a beach, from the sea upward; a terrain's number in Tiled is its place, from 1."""
BORDERS = (
    ("surf", "sea"),
    ("wet sand", "surf"),
    ("sand", "wet sand"),
    ("earth", "sand"),
    ("grass", "earth"),
    ("rock", "sand"),
    ("grass", "rock"),
    ("surf", "grass"),
    ("rock", "earth"),
)
"""Pairs that may lie beside each other: the first one lies over the second."""
EDGES = {"surf": "foam", "wet sand": "foam", "grass": "pine", "rock": "steel", "earth": "clay"}
"""The colour of the line along the rim of a terrain that lies over another."""
VARIANTS = 8
COLUMNS = 16
_LINE = 0.1
_CALM, _RARE = 4, 0.4
MIXES = range(1, FULL)


def _paint(tile: pygame.Surface, name: str, seed: int, corners: int) -> None:
    """Paints a terrain where the corners give it the upper hand."""
    theme = TERRAINS[name]

    def region(x: int, y: int) -> bool:
        return tile.get_rect().collidepoint(x, y) and share(x, y, corners, seed) > 0.5

    for y in range(SPACE):
        for x in range(SPACE):
            if region(x, y):
                tile.set_at((x, y), base_colour(calmer(theme, x, y), x + seed * 31, y, seed))
    scatter(tile, (0, 0, SPACE, SPACE), theme, seed, region)


def _rim(tile: pygame.Surface, name: str, seed: int, corners: int) -> None:
    """A line just outside a terrain that lies over another."""
    for y in range(SPACE):
        for x in range(SPACE):
            if 0.5 - _LINE < share(x, y, corners, seed) <= 0.5:
                tile.set_at((x, y), colour(EDGES[name]))


def whole_tile(name: str, variant: int) -> pygame.Surface:
    """A tile of one terrain."""
    tile = blank(SPACE, SPACE)
    _paint(tile, name, 1 + list(TERRAINS).index(name) * 20 + variant, FULL)
    return tile


def border_tile(over: str, under: str, corners: int) -> pygame.Surface:
    """A tile where one terrain lies over another in some of its corners."""
    seed = 400 + BORDERS.index((over, under)) * 20 + corners
    tile = blank(SPACE, SPACE)
    _paint(tile, under, seed, FULL)
    if over in EDGES:
        _rim(tile, over, seed, corners)
    _paint(tile, over, seed, corners)
    return tile


def _wang(corners: int, over: int, under: int) -> Wang:
    north_west, north_east, south_west, south_east = (over if corners & bit else under for bit in (1, 2, 4, 8))
    return (0, north_east, 0, south_east, 0, south_west, 0, north_west)


def beach_tileset() -> Tileset:
    """A row of variants a terrain, then the borders of each pair, all in one corner set."""
    names = list(TERRAINS)
    pictures: list[pygame.Surface] = []
    tiles: dict[int, Tile] = {}
    wang: dict[int, Wang] = {}
    for number, name in enumerate(names, 1):
        for variant in range(VARIANTS):
            wang[len(pictures)] = _wang(FULL, number, number)
            if variant >= _CALM:
                tiles[len(pictures)] = Tile(probability=_RARE)
            pictures.append(whole_tile(name, variant))
    for over, under in BORDERS:
        for corners in MIXES:
            wang[len(pictures)] = _wang(corners, names.index(over) + 1, names.index(under) + 1)
            pictures.append(border_tile(over, under, corners))
    colours = tuple(
        WangColour(name, "#{:02x}{:02x}{:02x}".format(*colour(TERRAINS[name].base)), place * VARIANTS)
        for place, name in enumerate(names)
    )
    return Tileset("beach", COLUMNS, pictures, tiles, (WangSet("Beach", "corner", colours, wang),))
