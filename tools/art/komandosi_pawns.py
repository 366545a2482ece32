"""The six commandos of Komandosi and their houses: each has a colour, a letter, and a headgear or roof of its own."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from tools.art.canvas import blank, fill, from_rows, outlined, oval, polygon
from tools.art.dice import Paint
from tools.art.palette import LETTERS, colour

COMMANDOS = {
    "white": Paint("fog", "paper", "white", "ink"),
    "yellow": Paint("orange", "yellow", "sand_l", "ink"),
    "green": Paint("forest", "leaf", "lime", "white"),
    "blue": Paint("abyss", "ocean", "shallow", "white"),
    "red": Paint("wine", "red", "coral", "white"),
    "black": Paint("ink", "slate", "fog", "white"),
}
"""In the order of their letters, A to F; `pip` is the colour of the letter."""
_LETTERS = (
    (".#.", "#.#", "###", "#.#", "#.#"),
    ("##.", "#.#", "##.", "#.#", "##."),
    (".##", "#..", "#..", "#..", ".##"),
    ("##.", "#.#", "#.#", "#.#", "##."),
    ("###", "#..", "##.", "#..", "###"),
    ("###", "#..", "##.", "#..", "#.."),
)


def letter_of(name: str) -> pygame.Surface:
    """The letter of a commando, 3x5 pixels."""
    sign = next(sign for sign, rgb in LETTERS.items() if rgb == colour(COMMANDOS[name].pip))
    return from_rows(row.replace("#", sign) for row in _LETTERS[list(COMMANDOS).index(name)])


# ------------------------------------------------------------ headgear, on a pawn of 12x15 without outline


def _beret(pawn: pygame.Surface, paint: Paint) -> None:
    fill(pawn, paint.lip, (3, 2, 6, 2), (9, 2, 2, 2))
    fill(pawn, paint.face, (3, 1, 6, 2), (9, 2, 1, 1))
    fill(pawn, paint.light, (3, 1, 4, 1))


def _helmet(pawn: pygame.Surface, paint: Paint) -> None:
    fill(pawn, paint.face, (4, 0, 4, 1), (3, 1, 6, 2))
    fill(pawn, paint.light, (4, 0, 2, 1), (3, 1, 2, 1))
    fill(pawn, paint.lip, (2, 3, 8, 1))


def _bush_hat(pawn: pygame.Surface, paint: Paint) -> None:
    fill(pawn, paint.face, (4, 0, 4, 2), (1, 2, 10, 1))
    fill(pawn, paint.light, (4, 0, 2, 1), (1, 2, 5, 1))
    fill(pawn, paint.lip, (2, 3, 8, 1), (4, 1, 4, 1))


def _cap(pawn: pygame.Surface, paint: Paint) -> None:
    fill(pawn, paint.face, (3, 0, 7, 2))
    fill(pawn, paint.light, (3, 0, 4, 1))
    fill(pawn, paint.lip, (3, 2, 6, 1), (0, 3, 6, 1))
    fill(pawn, "yellow", (4, 1, 2, 1))


def _headband(pawn: pygame.Surface, paint: Paint) -> None:
    fill(pawn, "bark", (4, 0, 4, 2), (3, 1, 6, 1))
    fill(pawn, paint.face, (3, 2, 6, 2), (9, 3, 1, 1), (10, 3, 1, 3), (11, 5, 1, 2))
    fill(pawn, paint.light, (3, 2, 4, 1))


def _hood(pawn: pygame.Surface, paint: Paint) -> None:
    fill(pawn, paint.face, (5, -1, 2, 1), (4, 0, 4, 1), (3, 1, 6, 6))
    fill(pawn, paint.light, (4, 0, 2, 1), (3, 1, 1, 4))
    fill(pawn, paint.lip, (8, 2, 1, 5))
    fill(pawn, "sand", (4, 3, 4, 2))
    fill(pawn, "ink", (4, 4, 1, 1), (7, 4, 1, 1))


_HEADGEAR: dict[str, Callable[[pygame.Surface, Paint], None]] = {
    "white": _beret,
    "yellow": _helmet,
    "green": _bush_hat,
    "blue": _cap,
    "red": _headband,
    "black": _hood,
}


def pawn(name: str) -> pygame.Surface:
    """A commando on a round base, 14x17 pixels."""
    paint = COMMANDOS[name]
    body = blank(12, 15)
    oval(body, paint.lip, (0, 9, 12, 6))
    oval(body, paint.face, (0, 8, 12, 6))
    fill(body, paint.light, (1, 10, 1, 1), (2, 9, 1, 1))
    fill(body, paint.face, (2, 7, 8, 6))
    fill(body, paint.light, (2, 7, 1, 4))
    fill(body, paint.lip, (9, 7, 1, 5))
    fill(body, "sand", (4, 4, 4, 3))
    fill(body, "sand_l", (4, 4, 1, 3))
    fill(body, "ink", (4, 5, 1, 1), (7, 5, 1, 1))
    _HEADGEAR[name](body, paint)
    body.blit(letter_of(name), (5, 8))
    return outlined(body)


def house(name: str) -> pygame.Surface:
    """The house of a commando, 16x16 pixels: roof and door in his colour, his letter on the wall."""
    paint = COMMANDOS[name]
    home = blank(14, 14)
    polygon(home, paint.lip, (6, 0), (7, 0), (13, 6), (13, 7), (0, 7), (0, 6))
    polygon(home, paint.face, (6, 0), (7, 0), (11, 5), (1, 5))
    fill(home, paint.light, (6, 0, 1, 1), (5, 1, 1, 1), (4, 2, 1, 1), (3, 3, 1, 1), (2, 4, 1, 1))
    fill(home, "clay", (10, 1, 2, 3))
    fill(home, "sand", (1, 7, 12, 7))
    fill(home, "sand_l", (1, 7, 12, 1), (1, 7, 1, 7))
    fill(home, "sand_d", (12, 8, 1, 6))
    fill(home, paint.face, (2, 8, 5, 6))
    home.blit(letter_of(name), (3, 8))
    fill(home, "bark", (8, 9, 3, 5))
    fill(home, "earth", (8, 9, 1, 5))
    return outlined(home)


def pawn_sprites() -> dict[str, pygame.Surface]:
    """`pawn_<colour>`, `house_<colour>` and `letter_<colour>`."""
    sprites = {f"pawn_{name}": pawn(name) for name in COMMANDOS}
    sprites |= {f"house_{name}": house(name) for name in COMMANDOS}
    return sprites | {f"letter_{name}": letter_of(name) for name in COMMANDOS}
