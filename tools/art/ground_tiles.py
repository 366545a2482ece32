"""Ground tiles for authors of own cards: variants of every theme and soft borders between each theme and grass."""

from __future__ import annotations

from typing import NamedTuple

import pygame

from tools.art.canvas import blank
from tools.art.ground import THEMES, Theme, base_colour, scatter
from tools.art.noise import smooth
from tools.art.palette import colour, shaded

SPACE = 16
VARIANTS = 9
OVER = "grass"
"""The theme that all others border on."""

FULL = 15
_STRAIGHT = (3, 12, 5, 10)  # half and half: painted most often, so they get a second variant
BORDERS = (*range(1, FULL), *_STRAIGHT)
_FREE_RIM = 4  # patches and fraying fade within so many pixels of a tile's rim, so that any two tiles fit
_FADE = 0.11  # how much harder a patch gets with every pixel nearer to the rim
_FRAY = 0.34
_BANK = 0.13  # how far the foam of a bank reaches beyond the water
_DASH = 4


class Spot(NamedTuple):
    """Where on an endless ground a tile is taken from: every variant has its own place."""

    x: int
    y: int
    seed: int


def _rim_distance(x: int, y: int) -> int:
    return min(x, y, SPACE - 1 - x, SPACE - 1 - y)


def _paint_theme(tile: pygame.Surface, name: str, spot: Spot, corners: int) -> None:
    """Paints a theme where the corners give it the upper hand."""
    theme = THEMES[name]

    def region(x: int, y: int) -> bool:
        return tile.get_rect().collidepoint(x, y) and share(x, y, corners, spot.seed) > 0.5

    for y in range(SPACE):
        for x in range(SPACE):
            if region(x, y):
                tile.set_at((x, y), base_colour(calmer(theme, x, y), spot.x + x, spot.y + y, spot.seed))
    _strew(tile, name, spot, corners)


def calmer(theme: Theme, x: int, y: int) -> Theme:
    """A theme with fewer patches near the rim of a tile, so that any two tiles fit."""
    return theme._replace(threshold=theme.threshold + _FADE * max(0, _FREE_RIM - _rim_distance(x, y)))


def _strew(tile: pygame.Surface, name: str, spot: Spot, corners: int) -> None:
    """Marks that keep clear of the border between two themes."""

    def region(x: int, y: int) -> bool:
        return tile.get_rect().collidepoint(x, y) and share(x, y, corners, spot.seed) > 0.6

    scatter(tile, (0, 0, SPACE, SPACE), THEMES[name], spot.seed, region)


def share(x: int, y: int, corners: int, seed: int) -> float:
    """How much (0..1) of the theme a pixel has: blended from the corners, frayed inside, exact on the rim."""
    if corners == FULL:
        return 1.0
    across, down = (x + 0.5) / SPACE, (y + 0.5) / SPACE
    west = bool(corners & 1) * (1 - down) + bool(corners & 4) * down
    east = bool(corners & 2) * (1 - down) + bool(corners & 8) * down
    inside = min(1.0, _rim_distance(x, y) / _FREE_RIM)
    return west * (1 - across) + east * across + _FRAY * (smooth(x, y, 4, seed) - 0.5) * inside


def _paint_bank(tile: pygame.Surface, spot: Spot, corners: int) -> None:
    for y in range(SPACE):
        for x in range(SPACE):
            if 0.5 - _BANK < share(x, y, corners, spot.seed) <= 0.5:
                tile.set_at((x, y), colour("foam"))


def _dot_grid(tile: pygame.Surface) -> None:
    """The dotted line between spaces, on the tile's upper and left side."""
    for step in range(SPACE):
        if step % _DASH < _DASH // 2:
            for place in {(0, step), (step, 0)}:
                tile.set_at(place, shaded(tile.get_at(place)))


def theme_row(number: int, name: str) -> list[pygame.Surface]:
    """Nine variants of a theme that covers the whole tile."""
    row = []
    for variant in range(VARIANTS):
        tile = blank(SPACE, SPACE)
        _paint_theme(tile, name, Spot(variant * 31, number * 37, 300 + number * 20 + variant), FULL)
        _dot_grid(tile)
        row.append(tile)
    return row


def border_tiles(number: int, name: str) -> list[pygame.Surface]:
    """The border of a theme on grass for every mix of corners in BORDERS."""
    tiles = []
    for place, corners in enumerate(BORDERS):
        spot = Spot(place * 31, number * 41, 600 + number * 20 + place)
        tile = blank(SPACE, SPACE)
        _paint_theme(tile, OVER, spot, FULL)
        if name == "water":
            _paint_bank(tile, spot, corners)
        _paint_theme(tile, name, spot, corners)
        _dot_grid(tile)
        tiles.append(tile)
    return tiles
