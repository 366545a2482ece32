"""Draws the worked example of a rule: real pieces in a row, with signs and numbers between them."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.ui import sprites, text

_GAP = 8
_SMALL, _SMALL_ZOOM = 16, 2  # pieces that are no taller are shown twice as large at least
_TALLEST = 66  # of the box that examples are drawn into
_SIGN = {"<": "yellow", ">": "yellow"}


def _picture(piece: str, zoom: int) -> pygame.Surface | None:
    """The sprite of "set:name" at that zoom, or at the largest that the box holds; None for a sign."""
    atlas, _, name = piece.partition(":")
    if not name:
        return None
    high = sprites.sprite(name, 1, atlas).get_height()
    wanted = max(zoom, _SMALL_ZOOM) if high <= _SMALL else zoom
    return sprites.sprite(name, max(1, min(wanted, _TALLEST // high)), atlas)


def draw(surface: pygame.Surface, pos: tuple[int, int], pieces: Sequence[str], zoom: int = 1) -> int:
    """Draw the row with its middle line at y, dice at a whole zoom; give its right end."""
    x, middle = pos
    for piece in pieces:
        if picture := _picture(piece, zoom):
            surface.blit(picture, (x, middle - picture.get_height() // 2))
            x += picture.get_width() + _GAP
        else:
            x = text.draw(surface, piece, (x, middle - 9), _SIGN.get(piece, "white")) + _GAP
    return x - _GAP
