"""Paints the ground of beach tiles: where a terrain reaches from the corners of a tile, its texture and its rims.

A tile's corners say where its terrain lies. Along the sides of a tile the border runs exactly through their middles, so
that any two tiles fit; inside it frays.
"""

from __future__ import annotations

from typing import NamedTuple

import pygame

from tools.art.canvas import blank
from tools.art.ground import Mark, Region, Theme, scatter
from tools.art.noise import bayer, hashed, smooth
from tools.art.palette import colour

SIDE = 16
FULL = 15
FRAMES = 4
"""Pictures of moving water."""
NORTH_WEST, NORTH_EAST, SOUTH_WEST, SOUTH_EAST = 1, 2, 4, 8
_FREE_RIM = 4  # fraying fades within so many pixels of a tile's side
_GRAIN = 4  # size of the frays
_CLEAR = 2.0  # pixels that marks keep from a border
_DRIFT = (0, 1, 2, 1)  # how far wave marks lie to the right in every frame


class Rim(NamedTuple):
    """A band along a border: its colour from `near` to `far` pixels inside the terrain (outside where negative).

    A `ragged` rim varies its width by so many pixels.
    """

    colour: str
    near: float
    far: float
    ragged: float = 0.0


class Terrain(NamedTuple):
    """A ground: base colour, marks, rims, how much its border frays, how many pixels wide it is dithered."""

    base: str
    marks: tuple[Mark, ...] = ()
    rims: tuple[Rim, ...] = ()
    fray: float = 0.4
    dither: float = 0.0


def depth(x: int, y: int, corners: int, seed: int, fray: float) -> float:
    """How many pixels inside the terrain a pixel lies, straight from its border; below zero outside."""
    if corners == FULL:
        return SIDE
    across, down = (x + 0.5) / SIDE, (y + 0.5) / SIDE
    west = bool(corners & NORTH_WEST) * (1 - down) + bool(corners & SOUTH_WEST) * down
    east = bool(corners & NORTH_EAST) * (1 - down) + bool(corners & SOUTH_EAST) * down
    inside = min(1.0, min(x, y, SIDE - 1 - x, SIDE - 1 - y) / _FREE_RIM)
    swing = fray * (smooth(x, y, _GRAIN, seed) - 0.5) * inside
    return SIDE * (west * (1 - across) + east * across + swing - 0.5)


def rises(corners: int) -> int:
    """1 where the terrain begins below a border that runs across the tile, -1 where it ends there, 0 at the sides."""
    above = bool(corners & NORTH_WEST) + bool(corners & NORTH_EAST)
    below = bool(corners & SOUTH_WEST) + bool(corners & SOUTH_EAST)
    return (below > above) - (above > below)


def paint(tile: pygame.Surface, terrain: Terrain, corners: int, seed: int, frame: int = 0) -> None:
    """Paints a terrain, with its rims, over what a tile shows already."""
    depths = [[depth(x, y, corners, seed, terrain.fray) for x in range(SIDE)] for y in range(SIDE)]

    def reaches(x: int, y: int) -> bool:
        return depths[y][x] + terrain.dither * (bayer(x, y) - 0.5) > 0

    for y in range(SIDE):
        for x in range(SIDE):
            if reaches(x, y):
                tile.set_at((x, y), colour(terrain.base))
            for rim in terrain.rims if corners != FULL else ():
                swing = rim.ragged * (smooth(x, y, 3, seed + 9) - 0.5) * 2
                if rim.near < depths[y][x] <= rim.far + swing:
                    tile.set_at((x, y), colour(rim.colour))
    _strew(tile, terrain, seed, frame, lambda x, y: 0 <= x < SIDE and 0 <= y < SIDE and depths[y][x] > _CLEAR)


def _strew(tile: pygame.Surface, terrain: Terrain, seed: int, frame: int, region: Region) -> None:
    """The marks, drifting in moving water; still ground has one frame."""
    theme = Theme(terrain.base, terrain.base, 1.0, terrain.marks)
    marks = blank(SIDE, SIDE)
    scatter(marks, (0, 0, SIDE, SIDE), theme, seed, region)
    drift = _DRIFT[frame]
    for y in range(SIDE):
        for x in range(drift, SIDE):
            if marks.get_at((x - drift, y)).a and region(x, y):
                tile.set_at((x, y), marks.get_at((x - drift, y)))


def cliff_face(tile: pygame.Surface, corners: int, seed: int) -> None:
    """Steep rock: columns of stone in the light, cracks, turf hanging over its upper rim, boulders at its foot."""
    sign = rises(corners)
    for y in range(SIDE):
        for x in range(SIDE):
            deep = depth(x, y, corners, seed, 0.3)
            if deep > 0:
                tile.set_at((x, y), colour(_stone(x, y, seed)))
            name = _cliff_rim(deep, sign, hashed(x // 2, seed, 3))
            if name:
                tile.set_at((x, y), colour(name))


def _stone(x: int, y: int, seed: int) -> str:
    """The colour of a cliff: upright ribs, lit from the left, broken by ledges."""
    rib = smooth(x * 2 + 40, y * 0.7, 5, 7)
    if smooth(x + 9, y * 2, 4, seed + 3) > 0.82:
        return "slate"
    return "mist" if rib > 0.62 else "steel" if rib < 0.36 else "fog"


def _cliff_rim(deep: float, sign: int, chance: float) -> str:
    """Turf above, a boulder or shadow below, shade at the sides."""
    if sign > 0 and -2 < deep <= 1 + 2 * chance:
        return "grass" if deep < -1 else "leaf" if deep <= 0 else "forest"
    if sign > 0 and 0 < deep <= 3.5:
        return "slate"
    if sign < 0 and -2.5 < deep <= 0:
        return "steel" if chance > 0.75 else "clay"
    if sign < 0 and 0 < deep < 2:
        return "mist" if chance > 0.8 else "steel"
    return "slate" if 0 < deep < 1.5 else ""


def rows_of(tile: pygame.Surface, corners: int, seed: int, furrows: tuple[str, ...], rim: str) -> None:
    """A field: furrows in a repeating order of colours, and a rim around."""
    for y in range(SIDE):
        for x in range(SIDE):
            deep = depth(x, y, corners, seed, 0.0)
            if deep > 0:
                tile.set_at((x, y), colour(rim if deep < 1.5 else furrows[y % len(furrows)]))


def speckled(tile: pygame.Surface, corners: int, seed: int, stones: tuple[str, ...]) -> None:
    """Pebbles of two pixels, thick inside and thinning out along the border."""
    for y in range(SIDE):
        for x in range(SIDE):
            deep = depth(x, y, corners, seed, 0.5)
            chance = hashed((x + y % 2) // 2, y, seed)
            if deep > -3 and chance < 0.55 + deep / 8:
                tile.set_at((x, y), colour(stones[int(chance * 97) % len(stones)]))


def sea_wall(tile: pygame.Surface, corners: int, seed: int) -> None:
    """A promenade of slabs whose lower border is a wall down to the beach."""
    sign = rises(corners)
    for y in range(SIDE):
        for x in range(SIDE):
            deep = depth(x, y, corners, seed, 0.0)
            if deep > 0:
                joint = y % 8 == 0 or (x + y // 8 * 4) % 8 == 0
                tile.set_at((x, y), colour("fog" if joint else "mist"))
            if sign < 0 and -6 < deep <= 0:
                shade = "clay" if deep < -5 else "slate" if deep < -4 else "steel" if x % 8 else "slate"
                tile.set_at((x, y), colour(shade))
            elif 0 < deep < 1.5:
                tile.set_at((x, y), colour("paper" if sign < 0 else "steel"))
