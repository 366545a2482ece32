"""Dice in three sizes: light from the top left, and a front lip below the face that gives them weight."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pygame

from tools.art.canvas import blank, fill, from_rows
from tools.art.palette import colour

FACES = range(1, 7)

_PIPS = {
    1: ((1, 1),),
    2: ((0, 0), (2, 2)),
    3: ((0, 0), (1, 1), (2, 2)),
    4: ((0, 0), (2, 0), (0, 2), (2, 2)),
    5: ((0, 0), (2, 0), (1, 1), (0, 2), (2, 2)),
    6: ((0, 0), (2, 0), (0, 1), (2, 1), (0, 2), (2, 2)),
}
"""Columns and rows of the 3x3 lattice that carry a pip."""

_QUESTION = {
    "small": (".##.", "#..#", "...#", "..#.", "....", "..#."),
    "mini": ("##.", "..#", ".#.", "...", ".#."),
    "big": (
        "..####..",
        ".######.",
        "##....##",
        "##....##",
        "......##",
        "....###.",
        "...###..",
        "...##...",
        "........",
        "...##...",
        "...##...",
    ),
}


class Paint(NamedTuple):
    """The colours of one kind of die."""

    lip: str
    face: str
    light: str
    pip: str


KINDS = {
    "commando": Paint("forest", "leaf", "grass", "white"),
    "enemy": Paint("rust", "yellow", "sand_l", "bark"),
    "boss": Paint("wine", "red", "coral", "white"),
    "fury": Paint("wine", "red", "coral", "white"),
    "black": Paint("night", "slate", "steel", "white"),
    "white": Paint("fog", "paper", "white", "ink"),
    "off": Paint("night", "steel", "fog", "slate"),
}


def die_body(paint: Paint, width: int, height: int, lip: int, corner: int) -> pygame.Surface:
    """The die without pips: ink outline, lip of `lip` pixels, rim light on top and left."""
    die = blank(width, height)
    pygame.draw.rect(die, colour("ink"), (0, 0, width, height), border_radius=corner + 1)
    pygame.draw.rect(die, colour(paint.lip), (1, 1, width - 2, height - 2), border_radius=corner)
    pygame.draw.rect(die, colour(paint.face), (1, 1, width - 2, height - 2 - lip), border_radius=corner)
    light = colour(paint.light)
    pygame.draw.line(die, light, (1 + corner, 1), (width - 2 - corner, 1))
    pygame.draw.line(die, light, (1, 1 + corner), (1, height - 2 - lip - corner))
    return die


def pip_places(face: int) -> tuple[tuple[int, int], ...]:
    """Columns and rows of the 3x3 lattice that carry a pip on this face."""
    return _PIPS[face]


def small(paint: Paint) -> pygame.Surface:
    """12x14: a die alone in its space."""
    return die_body(paint, 12, 14, lip=2, corner=2)


def mini(paint: Paint) -> pygame.Surface:
    """9x10: several dice in one space."""
    die = blank(9, 10)
    pygame.draw.rect(die, colour("ink"), (0, 0, 9, 10), border_radius=1)
    fill(die, paint.lip, (1, 1, 7, 8))
    fill(die, paint.face, (1, 1, 7, 7))
    fill(die, paint.light, (1, 1, 6, 1))
    return die


def big(paint: Paint) -> pygame.Surface:
    """24x27: panels and the combat close-up."""
    die = die_body(paint, 24, 27, lip=4, corner=4)
    fill(die, paint.light, (2, 2, 1, 2), (3, 2, 1, 1), (5, 2, 11, 1))
    return die


def _square_pips(die: pygame.Surface, paint: Paint, face: int, first: int, pitch: int, size: int) -> None:
    for column, row in _PIPS[face]:
        fill(die, paint.pip, (first + column * pitch, first + row * pitch, size, size))


def _round_pips(die: pygame.Surface, paint: Paint, face: int) -> None:
    for column, row in _PIPS[face]:
        x, y = 3 + column * 7, 3 + row * 7
        fill(die, paint.pip, (x + 1, y, 2, 4), (x, y + 1, 4, 2))


def _pips(die: pygame.Surface, size: str, paint: Paint, face: int) -> None:
    if size == "big":
        _round_pips(die, paint, face)
    elif size == "small":
        _square_pips(die, paint, face, first=2, pitch=3, size=2)
    else:
        _square_pips(die, paint, face, first=2, pitch=2, size=1)


def _question(die: pygame.Surface, size: str, paint: Paint) -> None:
    """A "?" in the middle of the face: a result that is not known yet."""
    letter = {"white": "w", "bark": "b", "ink": "k", "slate": "s"}[paint.pip]
    mark = from_rows(row.replace("#", letter) for row in _QUESTION[size])
    top = {"small": 3, "mini": 2, "big": 6}[size]
    die.blit(mark, ((die.get_width() - mark.get_width()) // 2, top))


SIZES: dict[str, Callable[[Paint], pygame.Surface]] = {"small": small, "mini": mini, "big": big}


def dice_sprites() -> dict[str, pygame.Surface]:
    """Every die as `<kind>_<size>_<face>`, with `unknown` as the seventh face."""
    sprites: dict[str, pygame.Surface] = {}
    for kind, paint in KINDS.items():
        for size, body in SIZES.items():
            for face in FACES:
                sprites[f"{kind}_{size}_{face}"] = die = body(paint)
                _pips(die, size, paint, face)
            sprites[f"{kind}_{size}_unknown"] = die = body(paint)
            _question(die, size, paint)
    return sprites
