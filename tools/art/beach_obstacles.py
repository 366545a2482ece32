"""What lies in the way of a landing: obstacles, wire, mines, craters; ropes and ladders up a cliff."""

from __future__ import annotations

import pygame

from tools.art.beach_pieces import shadowed, standing
from tools.art.canvas import blank, fill, line, outlined, oval, polygon
from tools.art.noise import hashed
from tools.art.palette import colour
from tools.art.sprite_files import read_sprites


def hedgehog() -> pygame.Surface:
    """Three crossed beams of steel."""
    s = blank(13, 12)
    line(s, "slate", (1, 11), (11, 1), 2)
    line(s, "rust", (1, 1), (11, 11), 2)
    line(s, "steel", (6, 0), (6, 11), 2)
    line(s, "orange", (1, 0), (5, 4))
    line(s, "mist", (6, 0), (6, 3))
    fill(s, "wine", (5, 5, 4, 3))
    fill(s, "coral", (5, 5, 1, 1))
    return standing(s, (1, 1))


def stakes() -> pygame.Surface:
    """Leaning stakes with mines on their heads."""
    s = blank(30, 12)
    for x in (1, 11, 21):
        line(s, "bark", (x, 10), (x + 5, 2), 2)
        line(s, "clay", (x, 10), (x + 5, 2))
        fill(s, "slate", (x + 4, 0, 4, 3))
        fill(s, "fog", (x + 4, 0, 2, 1))
    return standing(s, (1, 1))


def gate() -> pygame.Surface:
    """A steel gate set up in the surf."""
    s = blank(15, 13)
    line(s, "slate", (12, 2), (14, 12), 2)
    fill(s, "steel", (0, 0, 13, 2), (0, 5, 13, 1), (0, 10, 13, 2))
    for x in (0, 4, 8, 12):
        fill(s, "steel", (x, 0, 2, 12))
        fill(s, "mist", (x, 0, 1, 11))
    fill(s, "rust", (4, 6, 2, 5), (8, 1, 2, 3))
    fill(s, "mist", (0, 0, 13, 1))
    return standing(s, (1, 1))


def _hole(width: int, height: int, seed: int) -> pygame.Surface:
    """A shell hole: a light wall of thrown earth, dark within, sunlit at its far side."""
    s = blank(width + 4, height + 4)
    for x in range(width + 4):
        for y in range(height + 4):
            far = ((x + 0.5) / (width + 4) - 0.5) ** 2 + ((y + 0.5) / (height + 4) - 0.5) ** 2
            if far < 0.25 and hashed(x, y, seed) > far * 3.2:
                s.set_at((x, y), colour("sand_d"))
    oval(s, "sand", (2, 2, width, height))
    oval(s, "clay", (3, 3, width - 2, height - 2))
    oval(s, "earth", (4, 3, width - 4, height - 3))
    oval(s, "bark", (5, 4, width - 6, max(3, height - 6)))
    oval(s, "earth", (6, height // 2 + 2, width - 8, max(2, height // 2 - 2)))
    return s


def crater() -> pygame.Surface:
    """A shell hole."""
    return _hole(14, 10, 3)


def crater_big() -> pygame.Surface:
    """The hole of a heavy bomb."""
    return _hole(26, 17, 5)


def wire() -> pygame.Surface:
    """A stretch of barbed wire in coils between posts."""
    s = blank(34, 10)
    for x in range(3, 32, 5):
        pygame.draw.circle(s, colour("slate"), (x, 5), 3, 1)
        fill(s, "fog", (x - 1, 2, 2, 1))
        fill(s, "ink", (x + 2, 3, 1, 1), (x - 2, 7, 1, 1))
    for x in (0, 16, 32):
        fill(s, "bark", (x, 0, 2, 10))
        fill(s, "clay", (x, 0, 1, 9))
    return shadowed(s, (1, 1))


def mine() -> pygame.Surface:
    """A landmine with its horns, as on the signs of the game."""
    return shadowed(outlined(read_sprites("board")["mine"]), (1, 1))


def mine_sign() -> pygame.Surface:
    """A board with a skull: mines here."""
    s = blank(12, 14)
    fill(s, "bark", (5, 8, 2, 6))
    fill(s, "clay", (5, 8, 1, 5))
    fill(s, "paper", (0, 0, 12, 9))
    fill(s, "mist", (0, 8, 12, 1), (11, 0, 1, 9))
    fill(s, "ink", (4, 1, 4, 3), (3, 2, 6, 1), (5, 4, 2, 1), (2, 5, 2, 1), (8, 5, 2, 1), (4, 6, 4, 1), (2, 7, 2, 1))
    fill(s, "ink", (8, 7, 2, 1))
    fill(s, "paper", (4, 2, 1, 1), (7, 2, 1, 1))
    return standing(s, (1, 1))


def _falls(s: pygame.Surface, left: int, right: int) -> None:
    """Two ropes from the top of a cliff to its foot."""
    for x in (left, right):
        fill(s, "sand", (x, 0, 1, s.get_height()))
        fill(s, "clay", (x + 1, 1, 1, s.get_height() - 1))


def rope() -> pygame.Surface:
    """A climbing rope with its grapnel."""
    s = blank(6, 33)
    fill(s, "ink", (2, 3, 3, 30))
    for y in range(3, 33, 3):
        fill(s, "sand", (3, y, 1, 2))
        fill(s, "clay", (3, y + 2, 1, 1))
    fill(s, "ink", (0, 0, 6, 4))
    fill(s, "fog", (1, 1, 1, 2), (3, 0, 1, 3), (4, 1, 1, 2))
    return s


def ladder() -> pygame.Surface:
    """A ladder of ropes."""
    s = blank(9, 34)
    _falls(s, 1, 7)
    for y in range(2, 33, 4):
        fill(s, "clay", (1, y, 7, 2))
        fill(s, "sand_d", (1, y, 7, 1))
    return outlined(s)


def groyne() -> pygame.Surface:
    """A row of posts that runs down the beach into the sea."""
    s = blank(7, 38)
    for y in range(0, 38, 5):
        fill(s, "bark", (1, y, 5, 5))
        fill(s, "clay", (1, y, 5, 2))
        fill(s, "sand_d", (1, y, 4, 1))
        fill(s, "earth", (1, y + 2, 1, 3))
    return standing(s, (2, 1))


def jetty() -> pygame.Surface:
    """A pier of planks."""
    s = blank(18, 46)
    fill(s, "clay", (2, 0, 14, 46))
    for y in range(0, 46, 4):
        fill(s, "sand_d", (2, y, 14, 1))
        fill(s, "earth", (2, y + 3, 14, 1))
    fill(s, "earth", (9, 0, 1, 46))
    for y in range(3, 46, 12):
        for x in (0, 15):
            fill(s, "bark", (x, y, 3, 5))
            fill(s, "sand_d", (x, y, 2, 1))
    polygon(s, "earth", (2, 44), (15, 44), (15, 45), (2, 45))
    return standing(s, (2, 2))
