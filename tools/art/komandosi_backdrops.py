"""Pieces of the island that lie behind the pictures of Komandosi's event cards."""

from __future__ import annotations

import pygame

from tools.art import scenery
from tools.art.canvas import fill, lay, oval
from tools.art.island_forest import crown
from tools.art.noise import hashed, smooth

WIDTH, HEIGHT = 94, 42
_HORIZON = 20


def _ground(picture: pygame.Surface, name: str, mark: str, top: int) -> None:
    fill(picture, name, (0, top, WIDTH, HEIGHT - top))
    for y in range(top + 1, HEIGHT, 2):
        for x in range(0, WIDTH, 3):
            if hashed(x, y, 3) < 0.09:
                fill(picture, mark, (x, y, 2, 1))


def _sea(picture: pygame.Surface, top: int, bottom: int) -> None:
    fill(picture, "ocean", (0, top, WIDTH, bottom - top))
    fill(picture, "wave", (0, bottom - 3, WIDTH, 3))
    for y in range(top + 1, bottom, 2):
        for x in range(0, WIDTH, 5):
            if hashed(x, y, 8) < 0.25:
                fill(picture, "shallow", (x, y, 3, 1))


def beach(picture: pygame.Surface) -> None:
    """Sea behind, sand before."""
    _sea(picture, _HORIZON, 28)
    fill(picture, "foam", (0, 27, WIDTH, 1))
    _ground(picture, "sand", "sand_d", 28)
    fill(picture, "sand_l", (0, 28, WIDTH, 2))


def meadow(picture: pygame.Surface) -> None:
    """Hills behind, grass before."""
    scenery.ridge(picture, "forest", 0.52, 0.25, 19, 2)
    _ground(picture, "grass", "leaf", 25)
    fill(picture, "lime", (0, 25, WIDTH, 1))


def woods(picture: pygame.Surface) -> None:
    """Trees behind, grass before."""
    scenery.ridge(picture, "pine", 0.35, 0.2, 13, 4)
    _ground(picture, "leaf", "forest", 27)
    for x in range(-4, WIDTH, 9):
        lay(picture, crown(x % 4), (x, 17 + int(4 * hashed(x, 2))))
    fill(picture, "grass", (0, 30, WIDTH, 12))
    _ground(picture, "grass", "leaf", 31)


def road(picture: pygame.Surface) -> None:
    """Hills, and a road along the lower edge."""
    meadow(picture)
    fill(picture, "slate", (0, 32, WIDTH, 1), (0, 41, WIDTH, 1))
    fill(picture, "fog", (0, 33, WIDTH, 8))
    for x in range(2, WIDTH, 10):
        fill(picture, "sand_l", (x, 37, 5, 1))


def track(picture: pygame.Surface) -> None:
    """Hills, and a track along the lower edge."""
    meadow(picture)
    for x in range(0, WIDTH, 5):
        fill(picture, "earth", (x, 36, 3, 4))
    fill(picture, "mist", (0, 36, WIDTH, 1), (0, 39, WIDTH, 1))
    fill(picture, "slate", (0, 37, WIDTH, 1), (0, 40, WIDTH, 1))


def harbour(picture: pygame.Surface) -> None:
    """Open sea, far hills."""
    scenery.ridge(picture, "forest", 0.5, 0.2, 23, 3)
    _sea(picture, 22, HEIGHT)


def banks_of_fog(picture: pygame.Surface) -> None:
    """A meadow that disappears."""
    meadow(picture)
    for y in range(HEIGHT):
        for x in range(WIDTH):
            thick = smooth(x * 0.5, y * 2, 11, 6)
            if thick > 0.38:
                fill(picture, "mist" if thick > 0.56 else "fog", (x, y, 1, 1))


def slope(picture: pygame.Surface) -> None:
    """A hillside that slides down to the right."""
    meadow(picture)
    for x in range(WIDTH):
        top = int(8 + x * 0.32 + 4 * smooth(x, 3, 7, 5))
        fill(picture, "earth", (x, top, 1, HEIGHT - top))
        fill(picture, "clay", (x, top, 1, 3))
    for x, y, size in ((30, 12, 7), (46, 20, 9), (62, 22, 6), (74, 30, 8), (20, 24, 5), (52, 34, 6)):
        oval(picture, "slate", (x, y, size, size - 1))
        oval(picture, "fog", (x, y, size - 1, size - 2))


def clinic(picture: pygame.Surface) -> None:
    """A white room with a green floor."""
    fill(picture, "foam", (0, 0, WIDTH, 30))
    for x in range(0, WIDTH, 8):
        fill(picture, "shallow", (x, 0, 1, 30))
    fill(picture, "shallow", (0, 20, WIDTH, 1))
    fill(picture, "leaf", (0, 30, WIDTH, 12))
    fill(picture, "forest", (0, 30, WIDTH, 1))


def bar(picture: pygame.Surface) -> None:
    """A wooden room with a counter and bottles."""
    fill(picture, "earth", (0, 0, WIDTH, HEIGHT))
    for x in range(0, WIDTH, 9):
        fill(picture, "bark", (x, 0, 1, HEIGHT))
    fill(picture, "clay", (6, 13, 82, 2))
    for place, name in enumerate(("leaf", "red", "orange", "wave", "leaf", "violet", "orange", "red")):
        fill(picture, name, (10 + 10 * place, 5, 4, 8), (11 + 10 * place, 2, 2, 3))
        fill(picture, "white", (10 + 10 * place, 8, 4, 2))
    fill(picture, "clay", (0, 31, WIDTH, 11))
    fill(picture, "sand_d", (0, 31, WIDTH, 2))
