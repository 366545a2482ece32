"""The picture of an island whose map is missing: its terrain as plain squares, its places as letters."""

from __future__ import annotations

import pygame

from game.engine.komandosi.board_spec import SIGNS, BoardSpec, Place
from game.ui import text, theme

SQUARE = 16
"""The side of a square in pixels of the picture."""
_GROUNDS = {
    SIGNS["sea"]: "ocean",
    SIGNS["plain"]: "leaf",
    SIGNS["forest"]: "forest",
    SIGNS["river"]: "shallow",
    SIGNS["lake"]: "shallow",
    SIGNS["road"]: "fog",
    SIGNS["rail"]: "clay",
    SIGNS["crossing"]: "bark",
    SIGNS["airport"]: "yellow",
}
_LETTERS: dict[Place, str] = {
    "shop": "S",
    "bank": "B",
    "hospital": "H",
    "station": "T",
    "rental": "C",
    "pier": "P",
    "helicopter": "X",
}
_LETTER_TOP = 3


def bare_picture(spec: BoardSpec) -> pygame.Surface:
    """The island as its game knows it."""
    picture = pygame.Surface((spec.columns * SQUARE, spec.rows * SQUARE))
    picture.fill(theme.rgb("night"))
    for square, sign in enumerate(spec.terrain):
        picture.fill(theme.rgb(_GROUNDS[sign]), _place(spec, square).inflate(-1, -1))
    for square, kind in spec.places:
        place = _place(spec, square)
        picture.fill(theme.rgb("paper"), place.inflate(-2, -2))
        text.draw(picture, _LETTERS[kind], (place.centerx + 1, place.y + _LETTER_TOP), "ink", "label", "c")
    return picture


def _place(spec: BoardSpec, square: int) -> pygame.Rect:
    row, column = divmod(square, spec.columns)
    return pygame.Rect(column * SQUARE, row * SQUARE, SQUARE, SQUARE)
