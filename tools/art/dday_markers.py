"""The markers of the Units: a shield that counts its turns in a Sector, an arrow when the Unit must move.

Each letter comes in each colour, since players choose the colours of their Units.
"""

from __future__ import annotations

import pygame

from tools.art.canvas import blank, fill, from_rows, outlined, polygon
from tools.art.dice import Paint
from tools.art.palette import LETTERS, colour

PAINTS = (
    Paint("orange", "yellow", "sand_l", "ink"),
    Paint("plum", "violet", "mist", "white"),
    Paint("pine", "leaf", "lime", "white"),
    Paint("wine", "red", "coral", "white"),
)
"""The colours in the order of the set-up."""
TURNS = range(1, 5)
MUST_MOVE = 4

_WIDTH, _HEIGHT = 16, 22
SIGNS = {
    "A": (".##.", "#..#", "####", "#..#", "#..#"),
    "B": ("###.", "#..#", "###.", "#..#", "###."),
    "C": (".###", "#...", "#...", "#...", ".###"),
    "D": ("###.", "#..#", "#..#", "#..#", "###."),
}


def _letter(unit: str, paint: Paint) -> pygame.Surface:
    letter = next(letter for letter, rgb in LETTERS.items() if rgb == colour(paint.pip))
    return from_rows(row.replace("#", letter) for row in SIGNS[unit])


def _shield(unit: str, paint: Paint, chevrons: int) -> pygame.Surface:
    marker = blank(_WIDTH, _HEIGHT)
    polygon(marker, paint.lip, (0, 0), (15, 0), (15, 15), (8, 21), (7, 21), (0, 15))
    polygon(marker, paint.face, (0, 0), (14, 0), (14, 15), (7, 20), (0, 14))
    fill(marker, paint.light, (0, 0, 15, 1), (0, 0, 1, 14))
    marker.blit(_letter(unit, paint), (6, 2))
    for turn in range(chevrons):
        top = 14 - turn * 3
        for step in range(4):
            fill(marker, paint.pip, (7 - step, top + step, 2 + 2 * step, 1))
            fill(marker, paint.face, (8 - step, top + step, max(0, 2 * step), 1))
    return outlined(marker)


def _arrow(unit: str, paint: Paint) -> pygame.Surface:
    """The fourth face: the Unit may not stay, so its shield has become an arrow up the beach."""
    marker = blank(_WIDTH, _HEIGHT)
    polygon(marker, paint.lip, (7, 0), (8, 0), (15, 8), (15, 11), (12, 11), (12, 21), (3, 21), (3, 11), (0, 11), (0, 8))
    polygon(marker, paint.face, (7, 0), (14, 8), (14, 9), (11, 10), (11, 20), (3, 20), (3, 10), (0, 9), (0, 8))
    for step in range(8):
        fill(marker, paint.light, (7 - step, step, 1, 1))
    marker.blit(_letter(unit, paint), (6, 6))
    fill(marker, paint.pip, (7, 13, 2, 4), (7, 18, 2, 2))
    return outlined(marker)


def marker_sprites() -> dict[str, pygame.Surface]:
    """`marker_<Unit>_<colour>_<turn>`: chevrons for turns one to three, the arrow for the fourth."""
    return {
        f"marker_{unit}_{number}_{turn}": _arrow(unit, paint) if turn == MUST_MOVE else _shield(unit, paint, turn)
        for unit in SIGNS
        for number, paint in enumerate(PAINTS)
        for turn in TURNS
    }
