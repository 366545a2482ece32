"""Where the blocks of the set-up lie: the mission list, the board with its briefing, the column of choices."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.scenes.stack import Size

_TOP, _MARGIN, _GAP = 50, 8, 8
_LIST_WIDTH, _COLUMN_WIDTH = 336, 478
_BRIEFING, _LEAST_BRIEFING, _BOARD = 310, 270, 344
_SQUAD, _RISK = 170, 116
_ENEMY, _LEAST_ENEMY, _GAME, _LEAST_GAME = 176, 150, 176, 162


@dataclass(frozen=True, slots=True)
class Blocks:
    """The rectangles of the set-up for one size of the screen."""

    missions: pygame.Rect
    board: pygame.Rect
    briefing: pygame.Rect
    squad: pygame.Rect
    enemy: pygame.Rect
    game: pygame.Rect
    risk: pygame.Rect


def blocks(size: Size) -> Blocks:
    """The list grows down, the board both ways, all else keeps its size; low screens squeeze briefing and enemy."""
    w, h = size
    middle = _MARGIN + _LIST_WIDTH + _GAP
    right = w - _MARGIN - _COLUMN_WIDTH
    wide = right - _GAP - middle
    brief = max(_LEAST_BRIEFING, min(_BRIEFING, h - _TOP - _BOARD - _GAP - _MARGIN))
    board = h - _TOP - _GAP - brief - _MARGIN
    enemy_top = _TOP + _SQUAD + _GAP
    spare = h - enemy_top - 2 * _GAP - _RISK - _MARGIN
    enemy = max(_LEAST_ENEMY, min(_ENEMY, spare - _LEAST_GAME))
    return Blocks(
        missions=pygame.Rect(_MARGIN, _TOP, _LIST_WIDTH, h - _TOP - _MARGIN),
        board=pygame.Rect(middle, _TOP, wide, board),
        briefing=pygame.Rect(middle, _TOP + board + _GAP, wide, brief),
        squad=pygame.Rect(right, _TOP, _COLUMN_WIDTH, _SQUAD),
        enemy=pygame.Rect(right, enemy_top, _COLUMN_WIDTH, enemy),
        game=pygame.Rect(right, enemy_top + enemy + _GAP, _COLUMN_WIDTH, min(_GAME, spare - enemy)),
        risk=pygame.Rect(right, h - _MARGIN - _RISK, _COLUMN_WIDTH, _RISK),
    )
