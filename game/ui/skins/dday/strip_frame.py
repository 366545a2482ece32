"""The frame of the strip at the foot of the table: what it is, its page, the heads of its groups."""

from __future__ import annotations

import pygame

from game.ui import panels, text, theme
from game.ui.theme import Colour

HEAD = 144
"""The width for the title, left of the cards."""
_LINE, _WORDS_TOP, _PAGER, _PLAIN = 14, 36, 44, 10
_HEAD_HIGH = 4


def paint_frame(
    surface: pygame.Surface, pool: pygame.Rect, title: str, words: str, page: tuple[int, int] | None
) -> None:
    """Draws the frame with its title and small words; `page` are the present one and how many there are."""
    panels.panel(surface, pool, "panel")
    text.draw(surface, title, (pool.x + 12, pool.y + 6), "yellow", "head", shadow="ink")
    room = (pool.h - _WORDS_TOP - (_PAGER if page else _PLAIN)) // _LINE
    lines = text.wrap(words, HEAD - 24, "label")
    for number, line in enumerate(lines if len(lines) <= room else ()):
        text.draw(surface, line, (pool.x + 12, pool.y + _WORDS_TOP + number * _LINE), "mist", "label")
    if page:
        middle, y = pool.x + HEAD // 2, pool.bottom - 32
        text.draw(surface, f"{page[0]}/{page[1]}", (middle, y), "paper", align="c")


def paint_head(surface: pygame.Surface, left: int, right: int, y: int, head: str, bar: Colour) -> None:
    """Draws the head of a group, and a line to its last card."""
    head = text.fit(head, right - left, "label")
    x = text.draw(surface, head, (left + 2, y - 1), "mist", "label") + 6
    if x < right:
        surface.fill(theme.rgb(bar), (x, y + 3, right - x, _HEAD_HIGH))
