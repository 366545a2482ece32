"""What falls apart: a picture in eight blocks that drift apart and sink (look, section 8, casualty)."""

from __future__ import annotations

import pygame

from game.ui.input import Pos

_COLUMNS, _ROWS, _BLOCKS = 2, 4, 8
_STAY = 0.35  # of the time before the first block is gone


def paint_pieces(sheet: pygame.Surface, picture: pygame.Surface, place: Pos, t: float) -> None:
    """Draws a picture whose top left corner was at `place`, `t` of the way to nothing."""
    w, h = picture.get_width() // _COLUMNS, -(-picture.get_height() // _ROWS)
    for index in range(_BLOCKS):
        column, row = index % _COLUMNS, index // _COLUMNS
        block = picture.subsurface((column * w, row * h, w, min(h, picture.get_height() - row * h)))
        dx = round((2 * column - 1) * (3 + row) * t)
        dy = round((row - 2) * 2 * t + 8 * t * t)
        if (index * 3 % _BLOCKS) / _BLOCKS + _STAY > t:
            sheet.blit(block, (place[0] + column * w + dx, place[1] + row * h + dy))
