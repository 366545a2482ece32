"""The dawn behind the result of D-Day Dice, seen out of a landing craft (half-size pixels, as in dusk.py)."""

from __future__ import annotations

import math

import pygame

from tools.art.canvas import blank, fill, line, outlined, oval, polygon
from tools.art.noise import bayer, dithered, hashed, smooth

WIDTH, SKY_HEIGHT, SEA_HEIGHT = 1280, 260, 480
_MIDDLE = WIDTH // 2
_BAND = 190  # rows above the horizon in which the sky changes colour
_SKY = ("abyss", "ocean", "wave", "shallow", "sand_l", "yellow", "orange")
_SEA = ("shallow", "wave", "ocean", "abyss", "night", "ink")
_SEA_DEPTH = 250
_THIN = 0.7  # smoke above this share of its height has no lit side
_SUN, _RAYS, _RAY_LIGHT = 46, 15, 0.07
_BLUFF = (340, 130)
_HELMETS, _TILE = 9, (324, 34)


def sky() -> pygame.Surface:
    """Morning with the rays of a sun that rises behind the beach; its lower rim is the horizon."""
    picture = pygame.Surface((WIDTH, SKY_HEIGHT))
    for y in range(SKY_HEIGHT):
        for x in range(WIDTH):
            picture.set_at((x, y), _sky_at(x, y))
    for x, height, seed in ((-250, 230, 3), (-205, 170, 4), (268, 210, 5)):
        _smoke(picture, _MIDDLE + x, height, seed)
    return picture


def _sky_at(x: int, y: int) -> tuple[int, int, int]:
    up = SKY_HEIGHT - y
    far = math.hypot(x - _MIDDLE, up)
    if far < _SUN:
        return dithered(("white", "sand_l", "yellow"), far / _SUN, x, y)
    angle = math.atan2(up, x - _MIDDLE) / math.pi * _RAYS
    ray = _RAY_LIGHT if int(angle) % 2 else 0.0
    return dithered(_SKY, max(0.0, 1 - up / _BAND) ** 1.2 + ray * max(0.0, 1 - far / 420), x, y)


def _smoke(picture: pygame.Surface, x: int, height: int, seed: int) -> None:
    """A column of smoke that leans with the wind, spreads and thins out as it rises."""
    for up in range(height):
        share = up / height
        middle = x + int(share**1.5 * 60 + 10 * (smooth(up, seed * 9, 22, seed) - 0.5))
        half = int(4 + share * 20 + 4 * smooth(up, seed * 5, 9, seed + 1))
        for dx in range(-half, half + 1):
            at = middle + dx, SKY_HEIGHT - 1 - up
            thick = (1.3 - 1.3 * share) * (1 - 0.6 * abs(dx) / half)
            if picture.get_rect().collidepoint(at) and thick > bayer(*at):
                fill(picture, "steel" if dx < -half // 3 and share < _THIN else "slate", (*at, 1, 1))


def sea() -> pygame.Surface:
    """Surf at the beach and dark swell before the craft; its upper rim is the horizon."""
    picture = pygame.Surface((WIDTH, SEA_HEIGHT))
    for y in range(SEA_HEIGHT):
        depth = min(1.0, y / _SEA_DEPTH) ** 0.6
        for x in range(WIDTH):
            aside = min(1.0, abs(x - _MIDDLE) / (90 + y * 0.5))
            picture.set_at((x, y), dithered(_SEA, depth + 0.14 * aside, x, y))
    for y in range(1, SEA_HEIGHT, 3):
        for number in range(10 + y // 8 if y < 150 else 18):
            x = int(hashed(number, y, 14) * WIDTH)
            length = int(4 + y * 0.06 + 8 * hashed(number, y, 15))
            near = abs(x - _MIDDLE) < 60 + y * 0.4
            name = "white" if y < 10 else "sand_l" if near and y < 120 else "shallow" if y < 90 else "wave"
            fill(picture, name, (x, y, length, 1))
    return picture


def _bluff(picture: pygame.Surface, height: int, reach: int, seed: int) -> None:
    """A bluff that falls to the beach on its right: grass above, chalk and clay below."""
    foot = picture.get_height()
    for x in range(reach):
        fall = min(1.0, (reach - x) / 120) ** 0.8
        rise = int((height + 8 * smooth(x, 3, 40, seed) + 3 * smooth(x, 9, 7, seed)) * fall)
        for up in range(rise):
            deep = up / max(1, rise)
            rough = smooth(x, up * 2, 9, seed + 1)
            shade = dithered(("bark", "earth", "clay", "sand_d"), deep * 0.6 + rough * 0.5, x, up)
            picture.set_at((x, foot - 1 - up), shade)
        grass = int(5 + 4 * smooth(x, 1, 11, seed + 2))
        fill(picture, "pine", (x, foot - rise, 1, min(rise, grass)))
        fill(picture, "forest", (x, foot - rise, 1, min(rise, 2)))
    for x in range(reach - 60, picture.get_width()):
        rise = max(1, min((x - reach + 60) // 8, (picture.get_width() - x) // 14))
        fill(picture, "sand_d", (x, foot - rise, 1, rise))
        fill(picture, "sand", (x, foot - rise, 1, 1))


def _bunker() -> pygame.Surface:
    """The Bunker on its bluff, its slit towards the sea."""
    s = blank(104, 36)
    polygon(s, "slate", (6, 35), (0, 16), (14, 2), (92, 2), (103, 15), (98, 35))
    polygon(s, "steel", (6, 35), (2, 17), (15, 4), (72, 4), (84, 16), (80, 35))
    fill(s, "fog", (14, 2, 78, 2), (4, 16, 76, 1))
    fill(s, "ink", (16, 20, 54, 7))
    fill(s, "slate", (16, 27, 54, 2))
    fill(s, "night", (34, 19, 3, 9), (52, 19, 3, 9))
    fill(s, "forest", (18, 1, 12, 2), (44, 0, 16, 3), (78, 1, 9, 2))
    return outlined(s)


def shore_left() -> pygame.Surface:
    """The bluff with the Bunker, to be anchored with its lower left corner on the horizon."""
    picture = blank(*_BLUFF)
    _bluff(picture, 42, 300, 31)
    picture.blit(_bunker(), (92, 50))
    _wire(picture, 204, 240, 92)
    return picture


def shore_right() -> pygame.Surface:
    """A lower bluff with wire, to be anchored with its lower right corner on the horizon."""
    hills = blank(_BLUFF[0], _BLUFF[1])
    _bluff(hills, 46, 260, 37)
    _wire(hills, 40, 130, 82)
    return pygame.transform.flip(hills, True, False)


def _wire(picture: pygame.Surface, left: int, right: int, y: int) -> None:
    """Posts with wire between them."""
    for x in range(left, right, 18):
        line(picture, "ink", (x, y - 9), (x, y + 4))
        line(picture, "ink", (x, y - 7), (x + 18, y - 4))
        line(picture, "night", (x, y - 3), (x + 18, y - 6))


def flag() -> pygame.Surface:
    """A flag with a star on its pole: the Bunker is taken."""
    s = blank(34, 34)
    fill(s, "ink", (3, 0, 2, 34))
    fill(s, "mist", (3, 0, 1, 33))
    for x in range(26):
        wave = int(2 * math.sin(x / 4))
        fill(s, "ocean", (5 + x, 2 + wave, 1, 18))
        fill(s, "abyss", (5 + x, 19 + wave, 1, 2))
    star = [(17 + r * math.sin(n * math.pi / 5), 11 - r * math.cos(n * math.pi / 5)) for n, r in enumerate((7, 3) * 5)]
    polygon(s, "white", *((round(x), round(y)) for x, y in star))
    return outlined(s)


def flash() -> pygame.Surface:
    """The fire of a machine gun in the slit."""
    s = blank(14, 11)
    oval(s, "red", (0, 1, 14, 9))
    oval(s, "orange", (2, 2, 11, 7))
    oval(s, "yellow", (4, 3, 8, 5))
    fill(s, "white", (6, 4, 4, 3))
    return s


def helmets() -> pygame.Surface:
    """Who is still in the craft, from behind: a strip that repeats along the lower rim of the window."""
    wide, high = _TILE
    s = blank(wide, high)
    for number in range(_HELMETS):
        x = number * wide // _HELMETS + int(6 * hashed(number, 1, 5))
        _helmet(s, x, 4 + int(7 * hashed(number, 2, 5)))
    return s


def _helmet(s: pygame.Surface, x: int, y: int) -> None:
    """A helmet with its net, and the shoulders below."""
    foot = _TILE[1]
    for name, wider, down in (("ink", 2, 0), ("night", 0, 2)):
        left, right, top = x - 4 - wider, x + 30 + wider, y + 19 + down
        corners = ((left, foot), (left + 4, top + 4), (x + 7, top), (x + 19, top), (right - 4, top + 4), (right, foot))
        polygon(s, name, *corners)
    fill(s, "bark", (x + 8, y + 16, 10, 5))
    oval(s, "ink", (x - 1, y - 1, 28, 24))
    fill(s, "ink", (x - 2, y + 13, 30, 4))
    oval(s, "pine", (x, y, 26, 22))
    fill(s, "bark", (x + 6, y + 17, 14, 5))
    fill(s, "pine", (x - 1, y + 14, 28, 2))
    for row in range(2, 13, 3):
        for step in range(3 + row % 2, 22, 4):
            fill(s, "night" if step > 12 else "forest", (x + step, y + row, 2, 1))
    fill(s, "leaf", (x + 6, y + 2, 6, 1), (x + 4, y + 3, 2, 2))
    fill(s, "forest", (x - 1, y + 13, 20, 1))


def dawn_sprites() -> dict[str, pygame.Surface]:
    """The layers by name."""
    return {
        "dawn_sky": sky(),
        "dawn_sea": sea(),
        "dawn_left": shore_left(),
        "dawn_right": shore_right(),
        "dawn_flag": flag(),
        "dawn_flash": flash(),
        "dawn_helmets": helmets(),
    }
