"""What the defenders built: bunkers, casemates, pillboxes, sandbags."""

from __future__ import annotations

import pygame

from tools.art.beach_pieces import standing
from tools.art.canvas import Box, blank, disc, fill, oval, polygon

_BIG = (96, 40)


def _concrete(surface: pygame.Surface, left: int, right: int, roof: int, eaves: int, foot: int) -> None:
    """A block with a sloping roof, lit from the upper left."""
    slope = (eaves - roof) * 5 // 6
    polygon(surface, "steel", (left, eaves), (left + slope, roof), (right - slope, roof), (right, eaves), (right, foot))
    polygon(surface, "mist", (left, eaves), (left + slope, roof), (right - slope, roof), (right, eaves))
    fill(surface, "paper", (left + slope, roof, right - left - 2 * slope, 1))
    fill(surface, "fog", (left, eaves, right - left + 1, foot - eaves + 1))
    fill(surface, "white", (left, eaves, right - left + 1, 1))
    fill(surface, "mist", (left, eaves + 1, right - left + 1, 1), (left, eaves, 1, foot - eaves))
    fill(surface, "steel", (right - 7, eaves + 2, 8, foot - eaves - 1), (left, foot - 1, right - left + 1, 2))
    fill(surface, "slate", (right - 2, eaves + 3, 3, foot - eaves - 2))


def _chips(surface: pygame.Surface, *places: tuple[int, int]) -> None:
    """Marks that bullets left in concrete."""
    for x, y in places:
        fill(surface, "steel", (x, y, 4, 1), (x + 2, y + 1, 1, 2))
        fill(surface, "mist", (x, y - 1, 2, 1))


def _turf(surface: pygame.Surface, *boxes: Box) -> None:
    """Camouflage of grass on a roof."""
    for x, y, width, height in boxes:
        fill(surface, "leaf", (x, y, width, height))
        fill(surface, "grass", (x + 1, y, width - 3, 1))
        fill(surface, "forest", (x + 2, y + height - 1, width - 2, 1))


def _slit(surface: pygame.Surface, x: int, y: int, width: int) -> None:
    """A firing slit in its stepped frame."""
    fill(surface, "steel", (x - 2, y - 2, width + 4, 10))
    fill(surface, "slate", (x - 1, y - 1, width + 2, 8))
    fill(surface, "ink", (x, y, width, 6))
    fill(surface, "night", (x + 1, y + 3, width - 2, 3))
    fill(surface, "mist", (x - 2, y + 7, width + 4, 1))


def _machine_gun(surface: pygame.Surface, x: int, y: int) -> None:
    """A machine gun that fires out of a slit."""
    fill(surface, "slate", (x, y, 3, 7))
    fill(surface, "fog", (x, y, 1, 7))
    fill(surface, "orange", (x, y + 7, 3, 3))
    fill(surface, "yellow", (x + 1, y + 8, 1, 4))


def bunker() -> pygame.Surface:
    """The long Bunker with a slit for two machine guns."""
    s = blank(*_BIG)
    _concrete(s, 2, 92, 1, 13, 38)
    _turf(s, (16, 1, 12, 4), (40, 3, 9, 3), (62, 1, 17, 4))
    _slit(s, 18, 20, 60)
    fill(s, "steel", (47, 20, 3, 7))
    for x in (30, 66):
        _machine_gun(s, x, 22)
    _chips(s, (8, 22), (11, 32), (26, 33), (60, 34))
    return standing(s)


def gun_bunker() -> pygame.Surface:
    """A Bunker with a field gun between two slits, and a wing wall against fire from the sea."""
    s = blank(*_BIG)
    _concrete(s, 2, 92, 3, 14, 38)
    _concrete(s, 26, 68, 0, 9, 38)
    _turf(s, (34, 2, 11, 4), (56, 3, 7, 3), (10, 6, 9, 4), (74, 8, 9, 3))
    for inset, name in ((0, "steel"), (2, "slate"), (4, "ink")):
        polygon(s, name, (34 + inset, 33), (34 + inset, 16 + inset), (60 - inset, 16 + inset), (60 - inset, 33))
    fill(s, "steel", (43, 22, 9, 6))
    fill(s, "slate", (45, 24, 5, 15), (44, 35, 7, 3))
    fill(s, "fog", (45, 24, 2, 15))
    fill(s, "ink", (46, 38, 3, 1))
    _slit(s, 8, 23, 14)
    _slit(s, 72, 23, 12)
    _machine_gun(s, 14, 25)
    _machine_gun(s, 77, 25)
    _chips(s, (10, 34), (28, 13), (64, 33))
    return standing(s)


def observation_post() -> pygame.Surface:
    """A round post of two storeys with a slit all around, for the range finder of a battery."""
    s = blank(*_BIG)
    oval(s, "steel", (2, 12, 91, 27))
    fill(s, "fog", (3, 25, 89, 13))
    oval(s, "mist", (2, 11, 91, 22))
    fill(s, "steel", (84, 24, 9, 14), (3, 37, 89, 2))
    oval(s, "steel", (22, 4, 52, 25))
    fill(s, "fog", (22, 15, 52, 9))
    fill(s, "ink", (22, 15, 52, 5))
    fill(s, "night", (24, 17, 48, 3))
    for x in (32, 47, 62):
        fill(s, "fog", (x, 15, 3, 5))
    oval(s, "mist", (20, 1, 56, 17))
    oval(s, "paper", (24, 2, 34, 8))
    oval(s, "mist", (25, 3, 36, 9))
    _turf(s, (38, 3, 10, 3), (54, 6, 12, 4), (8, 17, 9, 4), (79, 16, 8, 4))
    _slit(s, 28, 29, 40)
    for x in (38, 56):
        _machine_gun(s, x, 30)
    _chips(s, (9, 30), (16, 34), (76, 33))
    return standing(s)


def battery() -> pygame.Surface:
    """A casemate as big as a hill, grown over, with a heavy gun between two slits."""
    s = blank(*_BIG)
    polygon(s, "forest", (0, 38), (7, 13), (24, 2), (72, 2), (89, 13), (95, 38))
    polygon(s, "leaf", (1, 37), (8, 13), (24, 3), (70, 3), (84, 13), (80, 37))
    polygon(s, "grass", (9, 14), (25, 3), (64, 3), (50, 7), (26, 8))
    for x, y in ((12, 20), (17, 29), (28, 5), (45, 4), (58, 6), (74, 9), (82, 24), (86, 32), (9, 32), (66, 5)):
        fill(s, "lime", (x, y, 1, 2), (x + 2, y, 1, 2))
        fill(s, "forest", (x + 1, y + 2, 1, 1))
    _concrete(s, 22, 72, 8, 15, 38)
    for inset, name in ((0, "steel"), (2, "slate"), (4, "ink")):
        polygon(s, name, (33 + inset, 37), (33 + inset, 18 + inset), (61 - inset, 18 + inset), (61 - inset, 37))
    fill(s, "steel", (41, 25, 13, 8))
    fill(s, "fog", (41, 25, 13, 1))
    fill(s, "slate", (44, 26, 6, 13), (43, 36, 8, 3))
    fill(s, "fog", (44, 26, 2, 13))
    _slit(s, 25, 24, 5)
    _slit(s, 64, 24, 5)
    return standing(s)


def casemate() -> pygame.Surface:
    """A gun casemate under grass."""
    s = blank(45, 28)
    polygon(s, "forest", (0, 27), (2, 12), (10, 2), (35, 2), (42, 12), (44, 27))
    polygon(s, "leaf", (1, 26), (3, 12), (11, 3), (33, 3), (38, 12), (38, 26))
    fill(s, "grass", (12, 3, 14, 1), (9, 5, 8, 1), (5, 11, 3, 1))
    _concrete(s, 8, 37, 6, 11, 27)
    fill(s, "slate", (13, 14, 19, 12))
    fill(s, "ink", (15, 16, 15, 10))
    fill(s, "steel", (19, 18, 7, 4))
    fill(s, "slate", (21, 19, 4, 9))
    fill(s, "fog", (21, 19, 1, 9))
    return standing(s)


def pillbox() -> pygame.Surface:
    """A small round machine-gun post."""
    s = blank(27, 21)
    fill(s, "fog", (1, 9, 25, 10))
    oval(s, "steel", (0, 12, 27, 9))
    fill(s, "fog", (1, 10, 19, 8))
    oval(s, "mist", (0, 1, 27, 14))
    oval(s, "paper", (4, 2, 14, 5))
    oval(s, "mist", (5, 3, 16, 6))
    _turf(s, (15, 4, 7, 3))
    fill(s, "slate", (5, 13, 16, 4))
    fill(s, "ink", (6, 14, 14, 2))
    fill(s, "orange", (12, 16, 2, 3))
    fill(s, "yellow", (12, 17, 1, 2))
    return standing(s)


def sandbags() -> pygame.Surface:
    """A low wall of sandbags."""
    s = blank(26, 9)
    for row, (top, start) in enumerate(((0, 3), (4, 0))):
        for x in range(start, 24 - 2 * (1 - row), 6):
            fill(s, "sand_d", (x, top, 6, 4))
            fill(s, "sand", (x, top, 5, 1), (x, top + 1, 1, 1))
            fill(s, "clay", (x + 5, top, 1, 4), (x, top + 3, 6, 1))
    fill(s, "clay", (0, 8, 24, 1))
    return standing(s)


def flag() -> pygame.Surface:
    """A signal flag of the beach master."""
    s = blank(12, 23)
    fill(s, "bark", (1, 0, 2, 23))
    fill(s, "clay", (1, 0, 1, 22))
    polygon(s, "red", (3, 1), (11, 2), (9, 5), (11, 9), (3, 9))
    fill(s, "coral", (3, 1, 5, 1), (3, 2, 1, 6))
    disc(s, "white", (6, 5), 1)
    return standing(s, (1, 1))
