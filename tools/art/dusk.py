"""The dusk behind title and result, in layers that a window of any size can put together (half-size pixels)."""

from __future__ import annotations

import math

import pygame

from tools.art.canvas import blank, fill
from tools.art.noise import dithered, hashed, smooth
from tools.art.palette import colour
from tools.art.scenery import cloud, palm

WIDTH = 1280
SKY_HEIGHT = 260
SEA_HEIGHT = 480

_BAND = 122  # rows above the horizon in which the sky changes colour; above them it is night
_SUN_RADIUS = 72
_SUN_ABOVE = 30  # the sun's middle above the horizon
_MIDDLE = WIDTH // 2
_SKY = ("night", "abyss", "plum", "violet", "coral", "orange")
_SUN = ("sand_l", "yellow", "orange", "coral")
_SEA = ("orange", "rust", "plum", "abyss", "night", "ink")
_SEA_DEPTH = 238  # rows until the sea has reached its darkest colour
_OFF_THE_TRACK = 0.16  # how much darker the sea is beside the sun's track
_CLOUDS = ((-240, 70, 12), (-140, 92, 8), (246, 64, 11), (150, 96, 8), (-420, 84, 10), (430, 78, 11))
_STARS = 220


def _in_sun(x: int, y: int) -> bool:
    """Whether a pixel of the band (row 0 on its top) lies on the sun and not in one of its stripes."""
    stripe = y > 84 and (y - 84) % 9 < (y - 80) // 9
    return math.hypot(x - _MIDDLE, y - (_BAND - _SUN_ABOVE)) < _SUN_RADIUS and not stripe


def _paint_band(sky: pygame.Surface, top: int) -> None:
    sun_top = _BAND - _SUN_ABOVE - _SUN_RADIUS
    for y in range(_BAND):
        for x in range(WIDTH):
            if _in_sun(x, y):
                shade = dithered(_SUN, (y - sun_top) / (_BAND - sun_top), x, y)
            else:
                shade = dithered(_SKY, (y / _BAND) ** 1.1, x, y)
            sky.set_at((x, top + y), shade)


def _paint_stars(sky: pygame.Surface, depth: int) -> None:
    horizon = SKY_HEIGHT - _SUN_ABOVE
    for number in range(_STARS):
        x, y = int(hashed(number, 1, 7) * WIDTH), int(hashed(number, 2, 7) * depth)
        if math.hypot(x - _MIDDLE, y - horizon) > _SUN_RADIUS + 6:
            sky.set_at((x, y), colour("mist" if number % 3 else "white"))


def sky() -> pygame.Surface:
    """Night, dusk and striped sun; its lower rim is the horizon and its middle is the sun."""
    picture = pygame.Surface((WIDTH, SKY_HEIGHT))
    picture.fill(colour("night"))
    top = SKY_HEIGHT - _BAND
    _paint_band(picture, top)
    _paint_stars(picture, top + 60)
    for x, y, puffs in _CLOUDS:
        cloud(picture, (_MIDDLE + x, top + y), puffs, "coral", "violet")
    return picture


def _paint_water(sea: pygame.Surface) -> None:
    for y in range(SEA_HEIGHT):
        depth = min(1.0, y / _SEA_DEPTH) ** 0.6
        for x in range(WIDTH):
            aside = abs(x - _MIDDLE) / (_SUN_RADIUS + y * 0.25)
            dimmed = _OFF_THE_TRACK * max(0.0, min(1.0, (aside - 0.7) / 0.6))
            sea.set_at((x, y), dithered(_SEA, depth + dimmed, x, y))


def _glint(y: int, near_the_sun: bool) -> str:
    if near_the_sun and y < 78:
        return "yellow"
    return "coral" if y < 58 else "violet" if y < 118 else "ocean"


def sea() -> pygame.Surface:
    """Dark water with glints that grow towards the viewer; its upper rim is the horizon."""
    picture = pygame.Surface((WIDTH, SEA_HEIGHT))
    _paint_water(picture)
    for y in range(2, SEA_HEIGHT, 3):
        row = y + _BAND
        for number in range(2 * (6 + y // 10) if y < 128 else 6):
            x = int(hashed(number, row, 4) * WIDTH)
            near = abs(x - _MIDDLE) < _SUN_RADIUS + y * 0.3
            length = int(3 + y * 0.05 + 6 * hashed(number, row, 5))
            fill(picture, _glint(y, near), (x, y, length, 1))
    return picture


def _headland(picture: pygame.Surface, name: str, height: int, reach: int, feature: int, seed: int) -> None:
    """Hills that fall towards the open sea on the right."""
    foot = picture.get_height()
    for x in range(reach):
        fall = min(1.0, (reach - x) / 90)
        rise = int((height * (0.35 + 0.65 * smooth(x, seed * 30, feature, seed)) + 5 * smooth(x, 3, 6, seed)) * fall)
        fill(picture, name, (x, foot - rise, 1, rise))


def shore_left() -> pygame.Surface:
    """Headlands and two palms for the left side, to be anchored with its lower left corner on the horizon."""
    picture = blank(250, 96)
    _headland(picture, "plum", 34, 250, 46, 9)
    _headland(picture, "night", 46, 150, 30, 15)
    palm(picture, "ink", (14, 95), 62, 1)
    palm(picture, "ink", (46, 95), 46, 2)
    return picture


def shore_right() -> pygame.Surface:
    """Headlands and three palms for the right side, to be anchored with its lower right corner on the horizon."""
    hills = blank(210, 96)
    _headland(hills, "plum", 30, 210, 40, 12)
    _headland(hills, "night", 40, 120, 26, 18)
    picture = pygame.transform.flip(hills, True, False)
    for from_the_right, height, seed in ((36, 58, 3), (12, 40, 4), (64, 34, 5)):
        palm(picture, "ink", (210 - from_the_right, 95), height, seed)
    return picture


def rain_tile() -> pygame.Surface:
    """Rain for the same place after a defeat: a transparent tile that repeats in both directions."""
    size = 192
    tile = blank(size, size)
    for number in range(150):
        x, y = int(hashed(number, 1, 21) * size), int(hashed(number, 2, 21) * size)
        name = "wave" if number % 5 == 0 else "ocean"
        for drop in range(7):
            tile.set_at(((x - drop // 4) % size, (y + drop) % size), colour(name))
    return tile
