"""What grows behind a beach: trees, bushes, hedges, dune grass, reeds; a haystack."""

from __future__ import annotations

import pygame

from tools.art.beach_pieces import shadowed, standing
from tools.art.canvas import blank, disc, fill, line, oval, polygon
from tools.art.noise import hashed


def tree() -> pygame.Surface:
    """A round tree."""
    s = blank(15, 18)
    fill(s, "bark", (6, 13, 3, 5))
    fill(s, "clay", (6, 14, 1, 4))
    disc(s, "pine", (7, 7), 7)
    disc(s, "forest", (6, 6), 6)
    disc(s, "leaf", (5, 5), 4)
    fill(s, "grass", (3, 3, 3, 1), (2, 4, 2, 2), (7, 5, 2, 1), (5, 7, 1, 1))
    fill(s, "forest", (4, 8, 2, 1), (8, 3, 1, 1))
    return standing(s)


def poplar() -> pygame.Surface:
    """A tall, thin tree."""
    s = blank(11, 26)
    fill(s, "bark", (4, 20, 3, 6))
    oval(s, "pine", (0, 0, 11, 22))
    oval(s, "forest", (0, 0, 9, 21))
    oval(s, "leaf", (1, 1, 5, 16))
    for y in range(4, 18, 4):
        fill(s, "grass", (2, y, 1, 2))
        fill(s, "pine", (6, y + 2, 2, 1))
    return standing(s)


def bush() -> pygame.Surface:
    """A bush."""
    s = blank(12, 9)
    disc(s, "pine", (8, 5), 3)
    disc(s, "forest", (4, 4), 4)
    disc(s, "leaf", (3, 3), 2)
    disc(s, "leaf", (8, 4), 1)
    fill(s, "grass", (2, 2, 2, 1))
    return standing(s, (1, 1))


def _hedge(length: int, upright: bool) -> pygame.Surface:
    s = blank(9, length) if upright else blank(length, 9)
    for along in range(4, length - 3, 5):
        x, y = (4, along) if upright else (along, 4)
        disc(s, "pine", (x, y), 4)
    for along in range(4, length - 3, 5):
        x, y = (4, along) if upright else (along, 4)
        disc(s, "forest", (x, y - 1), 3)
        fill(s, "leaf", (x - 2, y - 2, 3, 2))
        fill(s, "grass", (x - 2, y - 3, 2, 1))
    return standing(s, (1, 2))


def hedge() -> pygame.Surface:
    """A hedgerow across."""
    return _hedge(36, upright=False)


def hedge_upright() -> pygame.Surface:
    """A hedgerow that runs inland."""
    return _hedge(36, upright=True)


def _blades(width: int, height: int, colours: tuple[str, ...], seed: int) -> pygame.Surface:
    """Tufts of long grass that lean with the wind."""
    s = blank(width, height)
    for x in range(1, width - 3, 2):
        high = 3 + int(hashed(x, 1, seed) * (height - 4))
        name = colours[int(hashed(x, 2, seed) * len(colours)) % len(colours)]
        line(s, name, (x, height - 1), (x + 1 + high // 4, height - 1 - high))
    return s


def dune_grass() -> pygame.Surface:
    """The stiff grass of dunes."""
    return shadowed(_blades(20, 9, ("leaf", "forest", "lime", "grass"), 2), (1, 1))


def reeds() -> pygame.Surface:
    """Reeds at the rim of standing water."""
    s = _blades(18, 13, ("forest", "leaf", "pine"), 8)
    for x, y in ((4, 2), (9, 4), (13, 1)):
        fill(s, "earth", (x, y, 1, 4))
    return shadowed(s, (1, 1))


def haystack() -> pygame.Surface:
    """A haystack."""
    s = blank(15, 13)
    polygon(s, "sand_d", (1, 12), (0, 8), (4, 2), (7, 0), (10, 2), (14, 8), (13, 12))
    polygon(s, "yellow", (2, 11), (1, 8), (5, 2), (7, 1), (8, 11))
    for x, y in ((4, 5), (3, 9), (7, 4), (10, 6), (9, 10), (11, 9)):
        fill(s, "clay", (x, y, 1, 2))
    return standing(s)
