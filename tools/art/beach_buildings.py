"""Buildings behind a beach: houses, a villa, a church, a ruin, a windmill, a bridge."""

from __future__ import annotations

import pygame

from tools.art.beach_pieces import standing
from tools.art.canvas import Point, blank, disc, fill, line, polygon

Roof = tuple[str, str, str]
"""Colours of a roof: light, body, lines."""
_TILES: Roof = ("coral", "rust", "wine")
_SLATE: Roof = ("fog", "steel", "slate")


def _window(surface: pygame.Surface, x: int, y: int, shutter: str = "") -> None:
    """A window with a light sill, between shutters if there is a colour for them."""
    fill(surface, "slate", (x, y, 3, 4))
    fill(surface, "wave", (x, y, 2, 2))
    fill(surface, "white", (x, y + 4, 3, 1))
    if shutter:
        fill(surface, shutter, (x - 1, y, 1, 4), (x + 3, y, 1, 4))


def _roof(surface: pygame.Surface, colours: Roof, corners: tuple[Point, Point, Point, Point]) -> None:
    """A roof seen from the front: eaves left, ridge left and right, eaves right."""
    light, body, lines = colours
    (left, eaves), (ridge_left, ridge), (ridge_right, _), (right, _) = corners
    polygon(surface, body, *corners)
    for y in range(ridge + 3, eaves, 3):
        share = (y - ridge) / (eaves - ridge)
        start, end = round(ridge_left + (left - ridge_left) * share), round(ridge_right + (right - ridge_right) * share)
        fill(surface, lines, (start + 1, y, end - start - 1, 1))
    fill(surface, light, (ridge_left, ridge, ridge_right - ridge_left + 1, 1))
    line(surface, light, (ridge_left, ridge), (left, eaves))
    fill(surface, lines, (left, eaves, right - left + 1, 1))


def _walls(surface: pygame.Surface, left: int, top: int, width: int, height: int, name: str = "paper") -> None:
    fill(surface, name, (left, top, width, height))
    fill(surface, "sand" if name == "paper" else "fog", (left + width - 4, top, 4, height))
    fill(surface, "mist" if name == "paper" else "steel", (left, top, width, 1), (left, top + height - 1, width, 1))


def _chimney(surface: pygame.Surface, x: int, y: int) -> None:
    fill(surface, "rust", (x, y, 4, 6))
    fill(surface, "wine", (x + 3, y, 1, 6))
    fill(surface, "mist", (x, y, 4, 1))


def house_red() -> pygame.Surface:
    """A house of the coast with a red roof and green shutters."""
    s = blank(29, 27)
    _chimney(s, 20, 0)
    _walls(s, 2, 13, 25, 14)
    _roof(s, _TILES, ((0, 13), (5, 3), (23, 3), (28, 13)))
    for x in (6, 20):
        _window(s, x, 17, "leaf")
    fill(s, "bark", (12, 18, 5, 9))
    fill(s, "clay", (13, 19, 3, 8))
    return standing(s)


def house_slate() -> pygame.Surface:
    """A house of the coast with a roof of slate."""
    s = blank(29, 27)
    _chimney(s, 4, 1)
    _walls(s, 2, 13, 25, 14, "mist")
    _roof(s, _SLATE, ((0, 13), (6, 3), (22, 3), (28, 13)))
    for x in (6, 12, 20):
        _window(s, x, 17)
    fill(s, "ocean", (17, 17, 1, 1))
    fill(s, "wine", (15, 19, 4, 8))
    return standing(s)


def house_row() -> pygame.Surface:
    """Three houses side by side, as along the street of a seaside village."""
    s = blank(45, 29)
    for place, (colours, wall, shutter) in enumerate(
        ((_TILES, "paper", "ocean"), (_SLATE, "mist", "wine"), (_TILES, "paper", "forest"))
    ):
        left, top = place * 15, place % 2 * 2
        _walls(s, left + 1, 12 + top, 14, 17 - top, wall)
        _roof(s, colours, ((left, 12 + top), (left + 2, 3 + top), (left + 12, 3 + top), (left + 14, 12 + top)))
        for x in (left + 3, left + 9):
            _window(s, x, 15 + top, shutter)
        fill(s, "bark", (left + 6, 22, 4, 7))
        fill(s, "clay", (left + 7, 23, 2, 6))
    _chimney(s, 11, 0)
    _chimney(s, 27, 1)
    return standing(s)


def villa() -> pygame.Surface:
    """A seaside villa with a tower and a balcony."""
    s = blank(35, 38)
    _walls(s, 3, 18, 30, 20)
    _roof(s, _SLATE, ((1, 18), (7, 9), (28, 9), (34, 18)))
    _walls(s, 4, 9, 11, 29)
    polygon(s, "steel", (2, 10), (9, 0), (16, 10))
    polygon(s, "fog", (2, 10), (9, 0), (9, 10))
    fill(s, "slate", (2, 10, 15, 1))
    for x, y in ((7, 14), (7, 23), (20, 22), (27, 22)):
        _window(s, x, y, "wave")
    fill(s, "wine", (7, 31, 4, 7))
    fill(s, "white", (17, 29, 16, 1), (17, 31, 16, 1))
    for x in range(17, 33, 3):
        fill(s, "white", (x, 29, 1, 3))
    _window(s, 20, 33)
    _window(s, 27, 33)
    return standing(s)


def church() -> pygame.Surface:
    """A village church with its spire."""
    s = blank(38, 50)
    _walls(s, 12, 30, 25, 20, "mist")
    _roof(s, _SLATE, ((11, 31), (14, 20), (33, 20), (37, 31)))
    _walls(s, 2, 17, 13, 33, "mist")
    polygon(s, "steel", (0, 18), (8, 2), (16, 18))
    polygon(s, "fog", (0, 18), (8, 2), (7, 18))
    fill(s, "slate", (0, 18, 17, 1))
    fill(s, "yellow", (8, 0, 1, 5), (7, 1, 3, 1))
    fill(s, "slate", (6, 22, 2, 5), (9, 22, 2, 5), (6, 38, 5, 12))
    fill(s, "bark", (7, 39, 3, 11))
    disc(s, "slate", (8, 32), 2)
    fill(s, "shallow", (8, 31, 1, 3), (7, 32, 3, 1))
    for x in (19, 25, 31):
        fill(s, "slate", (x, 36, 3, 7))
        fill(s, "violet", (x, 37, 1, 5))
        fill(s, "coral", (x + 1, 36, 1, 3))
    return standing(s)


def ruin() -> pygame.Surface:
    """A house after the bombardment: walls without a roof, rubble, charred beams."""
    s = blank(31, 24)
    polygon(
        s, "mist", (2, 21), (2, 5), (5, 3), (7, 8), (11, 7), (13, 1), (16, 4), (18, 10), (22, 8), (27, 13), (27, 21)
    )
    polygon(s, "fog", (20, 12), (22, 9), (27, 13), (27, 21), (20, 21))
    fill(s, "paper", (2, 5, 1, 15), (13, 2, 1, 6))
    fill(s, "night", (5, 11, 4, 5), (14, 9, 3, 5), (21, 14, 3, 4))
    fill(s, "rust", (11, 15, 3, 2), (17, 17, 3, 1), (3, 18, 2, 1))
    line(s, "bark", (8, 22), (18, 11), 2)
    line(s, "bark", (24, 4), (28, 21), 2)
    for x, y in ((0, 20), (6, 20), (11, 21), (19, 20), (25, 21)):
        fill(s, "steel", (x, y, 6, 3))
        fill(s, "mist", (x, y, 4, 1))
    return standing(s)


def windmill() -> pygame.Surface:
    """A windmill."""
    s = blank(29, 38)
    polygon(s, "fog", (9, 16), (19, 16), (23, 37), (5, 37))
    polygon(s, "mist", (9, 16), (15, 16), (16, 37), (5, 37))
    fill(s, "steel", (6, 36, 17, 1))
    polygon(s, "rust", (8, 16), (14, 8), (20, 16))
    fill(s, "bark", (12, 30, 4, 8))
    fill(s, "slate", (12, 21, 4, 4))
    for start, end in (((2, 2), (26, 24)), ((26, 2), (2, 24))):
        line(s, "bark", start, end, 2)
    for x, y in ((2, 3), (22, 3), (2, 20), (22, 20)):
        fill(s, "sand", (x, y, 5, 4))
        fill(s, "clay", (x + 2, y, 1, 4), (x, y + 2, 5, 1))
    disc(s, "bark", (14, 13), 2)
    return standing(s)


def bridge() -> pygame.Surface:
    """A lifting bridge over a canal, its counterweight beside the road."""
    s = blank(48, 32)
    fill(s, "steel", (0, 14, 48, 12))
    fill(s, "fog", (0, 15, 48, 9))
    for x in range(3, 48, 6):
        fill(s, "mist", (x, 19, 3, 1))
    fill(s, "slate", (0, 25, 48, 4))
    for x in range(0, 48, 8):
        line(s, "mist", (x, 14), (x + 4, 10))
        line(s, "mist", (x + 4, 10), (x + 8, 14))
    fill(s, "mist", (0, 10, 48, 1), (0, 26, 48, 1))
    fill(s, "ocean", (6, 0, 3, 26), (14, 0, 3, 26))
    fill(s, "wave", (6, 0, 1, 26), (14, 0, 1, 26))
    fill(s, "steel", (4, 0, 15, 6))
    fill(s, "fog", (4, 0, 15, 2))
    fill(s, "slate", (4, 5, 15, 1))
    line(s, "ocean", (17, 3), (34, 13), 2)
    return standing(s)
