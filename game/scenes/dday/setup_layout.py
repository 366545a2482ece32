"""Where the blocks of the D-Day Dice set-up lie: the map list, the map with its briefing, the column of choices."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.scenes.stack import Size

_TOP, _MARGIN, _GAP = 50, 8, 8
_LIST_WIDTH, _COLUMN_WIDTH = 336, 478
_BRIEFING, _LEAST_BRIEFING, _BOARD = 310, 282, 332
_UNITS, _GAME, _PLAY = 258, 230, 116


@dataclass(frozen=True, slots=True)
class Blocks:
    """The rectangles of the set-up for one size of the screen."""

    maps: pygame.Rect
    board: pygame.Rect
    briefing: pygame.Rect
    units: pygame.Rect
    game: pygame.Rect
    play: pygame.Rect


def blocks(size: Size) -> Blocks:
    """The list grows down, the map both ways, all else keeps its size; Play stays in the corner."""
    w, h = size
    middle = _MARGIN + _LIST_WIDTH + _GAP
    right = w - _MARGIN - _COLUMN_WIDTH
    wide = right - _GAP - middle
    brief = max(_LEAST_BRIEFING, min(_BRIEFING, h - _TOP - _BOARD - _GAP - _MARGIN))
    board = h - _TOP - _GAP - brief - _MARGIN
    return Blocks(
        maps=pygame.Rect(_MARGIN, _TOP, _LIST_WIDTH, h - _TOP - _MARGIN),
        board=pygame.Rect(middle, _TOP, wide, board),
        briefing=pygame.Rect(middle, _TOP + board + _GAP, wide, brief),
        units=pygame.Rect(right, _TOP, _COLUMN_WIDTH, _UNITS),
        game=pygame.Rect(right, _TOP + _UNITS + _GAP, _COLUMN_WIDTH, _GAME),
        play=pygame.Rect(right, h - _MARGIN - _PLAY, _COLUMN_WIDTH, _PLAY),
    )
