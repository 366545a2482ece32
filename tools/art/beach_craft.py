"""What brings soldiers ashore: landing craft, a tank, a glider, a parachute; a wreck and a boat."""

from __future__ import annotations

import pygame

from tools.art.beach_pieces import standing
from tools.art.canvas import blank, disc, fill, line, outlined, oval, polygon
from tools.art.palette import colour


def _hull() -> pygame.Surface:
    s = blank(22, 36)
    polygon(s, "slate", (2, 4), (19, 4), (21, 29), (17, 35), (4, 35), (0, 29))
    polygon(s, "steel", (2, 4), (19, 4), (20, 28), (1, 28))
    fill(s, "fog", (2, 5, 1, 23), (3, 4, 1, 10))
    fill(s, "earth", (5, 6, 12, 19))
    for y in range(7, 25, 3):
        fill(s, "clay", (5, y, 12, 2))
        fill(s, "sand_d", (5, y, 12, 1))
    fill(s, "fog", (6, 27, 10, 1))
    fill(s, "steel", (6, 28, 10, 5))
    fill(s, "ink", (8, 29, 3, 2), (12, 29, 2, 2))
    return s


def _afloat(hull: pygame.Surface) -> pygame.Surface:
    """A craft with the foam of its wake behind."""
    sprite = outlined(hull)
    width, height = sprite.get_size()
    s = blank(width + 2, height + 8)
    for reach, name in ((3, "foam"), (6, "foam"), (8, "white")):
        for side in (-1, 1):
            x = width // 2 + side * (width // 2 - 1)
            line(s, name, (x - side * reach, height + reach - 3), (x - side * (reach - 3), height - 8 + reach))
    oval(s, "foam", (3, height - 7, width - 6, 13))
    oval(s, "white", (7, height - 3, width - 14, 7))
    s.blit(sprite, (0, 0))
    return s


def landing_craft() -> pygame.Surface:
    """A landing craft with its ramp up."""
    s = _hull()
    fill(s, "fog", (3, 0, 16, 5))
    fill(s, "mist", (3, 0, 16, 1))
    fill(s, "steel", (3, 4, 16, 1), (10, 1, 2, 4))
    return _afloat(s)


def landing_craft_open() -> pygame.Surface:
    """A landing craft that has dropped its ramp, soldiers still in it."""
    s = _hull()
    polygon(s, "steel", (3, 0), (18, 0), (19, 5), (2, 5))
    fill(s, "fog", (4, 0, 14, 1), (4, 2, 14, 1), (3, 4, 16, 1))
    for x, y in ((7, 9), (12, 8), (8, 14), (13, 13), (6, 19), (12, 19)):
        disc(s, "pine", (x + 1, y + 1), 2)
        fill(s, "leaf", (x, y, 2, 2))
    return _afloat(s)


def wreck() -> pygame.Surface:
    """A landing craft that burnt out and lies on its side."""
    s = blank(29, 21)
    polygon(s, "slate", (0, 8), (6, 2), (25, 5), (28, 11), (24, 18), (4, 19))
    polygon(s, "steel", (1, 8), (7, 3), (24, 6), (26, 10), (4, 12))
    polygon(s, "bark", (6, 7), (12, 5), (22, 7), (19, 10), (8, 10))
    fill(s, "fog", (7, 3, 9, 1))
    fill(s, "rust", (12, 14, 6, 3), (20, 12, 3, 2), (5, 15, 2, 2))
    fill(s, "ink", (14, 15, 3, 2))
    line(s, "steel", (21, 6), (26, 0), 2)
    return standing(s)


def tank() -> pygame.Surface:
    """A tank that stands on the sand, its gun towards the Bunker."""
    s = blank(22, 24)
    for x in (0, 17):
        fill(s, "night", (x, 6, 5, 18))
        for y in range(6, 24, 3):
            fill(s, "steel", (x, y, 5, 1))
    fill(s, "forest", (4, 6, 14, 17))
    fill(s, "leaf", (4, 6, 13, 2), (4, 8, 1, 14))
    disc(s, "pine", (11, 14), 5)
    disc(s, "leaf", (10, 13), 4)
    fill(s, "grass", (8, 11, 3, 1))
    fill(s, "pine", (10, 0, 3, 10))
    fill(s, "leaf", (10, 0, 1, 10))
    polygon(s, "white", (10, 12), (12, 14), (10, 16), (8, 14))
    return standing(s)


def glider() -> pygame.Surface:
    """A glider that came down in the fields, with the stripes of the invasion on its wings."""
    s = blank(48, 36)
    polygon(s, "forest", (0, 12), (3, 9), (44, 9), (47, 12), (47, 15), (0, 15))
    fill(s, "leaf", (3, 9, 42, 1), (1, 10, 45, 1))
    fill(s, "pine", (0, 15, 48, 1))
    for x in (7, 36):
        fill(s, "white", (x, 9, 5, 7))
        fill(s, "ink", (x + 1, 9, 1, 7), (x + 3, 9, 1, 7))
    polygon(s, "pine", (20, 4), (22, 0), (25, 0), (27, 4), (25, 34), (22, 34))
    polygon(s, "forest", (20, 4), (22, 0), (24, 0), (24, 34), (22, 34))
    fill(s, "leaf", (21, 4, 1, 12))
    fill(s, "shallow", (21, 2, 2, 3), (24, 2, 2, 3))
    polygon(s, "forest", (13, 31), (15, 29), (32, 29), (34, 31), (34, 33), (13, 33))
    fill(s, "leaf", (15, 29, 18, 1))
    fill(s, "pine", (13, 33, 22, 1))
    return standing(s)


def parachute() -> pygame.Surface:
    """A parachute on the ground, its lines beside it."""
    s = blank(24, 26)
    for x in (5, 9, 14, 18):
        line(s, "fog", (x, 12), (12, 24))
    oval(s, "mist", (0, 0, 24, 17))
    oval(s, "white", (1, 0, 20, 14))
    for x in (6, 12, 18):
        line(s, "mist", (12, 1), (x, 14))
    fill(s, "forest", (10, 22, 5, 4))
    return standing(s)


def boat() -> pygame.Surface:
    """A fishing boat."""
    s = blank(14, 26)
    polygon(s, "ocean", (6, 0), (7, 0), (13, 9), (13, 20), (10, 25), (3, 25), (0, 20), (0, 9))
    polygon(s, "clay", (6, 3), (7, 3), (11, 10), (11, 19), (9, 23), (4, 23), (2, 19), (2, 10))
    fill(s, "sand_d", (2, 11, 10, 2), (3, 18, 8, 2))
    fill(s, "paper", (0, 9, 1, 11))
    s.set_at((6, 0), colour("mist"))
    return standing(s)
