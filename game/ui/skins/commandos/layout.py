"""Where everything of the table stands in a window of any size (look, section 2)."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.ui import theme

_LEFT, _RIGHT, _CENTRE = 244, 356, 640
_TOP = theme.TOP_BAR + theme.GAP
_LOWEST, _LOWER = 126, 166  # the lower panels give up pixels in a window lower than 720
_BUTTON, _BUTTON_GAP = 48, 4
_WORD = 46
_ROOMY, _LAMPS = 150, 128
_TRAY, _TRAY_STEP = 264, 168


@dataclass(frozen=True, slots=True)
class Layout:
    """All blocks of a window of `size` in logical pixels; the well takes what is left."""

    size: tuple[int, int]

    @property
    def low(self) -> int:
        """The height of the lower panels."""
        return max(_LOWEST, min(_LOWER, _LOWER + self.size[1] - theme.DESIGN[1]))

    @property
    def cramped(self) -> bool:
        """Whether the lower panels are too low for everything."""
        return self.low < _ROOMY

    @property
    def floor(self) -> int:
        """The top of the lower panels."""
        return self.size[1] - theme.MARGIN - self.low

    @property
    def right(self) -> int:
        """The left side of the right column."""
        return self.size[0] - theme.MARGIN - _RIGHT

    @property
    def event(self) -> pygame.Rect:
        """The event card."""
        return pygame.Rect(theme.MARGIN, _TOP, _LEFT, 252)

    @property
    def enemy(self) -> pygame.Rect:
        """The enemy panel."""
        return pygame.Rect(theme.MARGIN, 310, _LEFT, 224)

    @property
    def fury(self) -> pygame.Rect:
        """Fury die and Deploy box."""
        return pygame.Rect(theme.MARGIN, self.floor, _LEFT, self.low)

    @property
    def well(self) -> pygame.Rect:
        """The room of the board with its frame."""
        left = theme.MARGIN + _LEFT + theme.MARGIN
        return pygame.Rect(left, _TOP, self.right - theme.MARGIN - left, self.floor - theme.GAP - _TOP)

    @property
    def commando(self) -> pygame.Rect:
        """The selected commando and its actions."""
        well = self.well
        return pygame.Rect(well.x + (well.w - _CENTRE) // 2, self.floor, _CENTRE, self.low)

    @property
    def objectives(self) -> pygame.Rect:
        """What wins the mission."""
        return pygame.Rect(self.right, _TOP, _RIGHT, 116)

    @property
    def preview(self) -> pygame.Rect:
        """The odds of the combat that is looked at."""
        return pygame.Rect(self.right, 174, _RIGHT, 178)

    @property
    def log(self) -> pygame.Rect:
        """The log; it takes the height that is left."""
        return pygame.Rect(self.right, 360, _RIGHT, self.floor - theme.MARGIN - 360)

    def card(self, index: int, count: int) -> pygame.Rect:
        """A load-out in the hand; four of them overlap."""
        step = 120 if count <= 3 else (_RIGHT - 116) // (count - 1)
        return pygame.Rect(self.right + index * step, self.floor, 116, self.low)

    def button(self, index: int, count: int) -> pygame.Rect:
        """A button of the action bar; all have the same width and fill the bar."""
        bar = self.commando
        room = bar.w - 2 * theme.PADDING + _BUTTON_GAP
        wide = min(room // max(count, 3) - _BUTTON_GAP, 160)
        left = bar.x + theme.PADDING + index * (wide + _BUTTON_GAP)
        return pygame.Rect(left, bar.bottom - theme.PADDING - _BUTTON, wide, _BUTTON)

    def tools(self) -> tuple[pygame.Rect, ...]:
        """Four small buttons at the right end of the commando panel, over the actions; the last one holds a word."""
        bar = self.commando
        y, high = bar.bottom - theme.PADDING - _BUTTON - theme.HIT - 8, theme.HIT
        right = bar.right - theme.PADDING
        if self.cramped:  # no room below the lamps: beside them
            y, right = bar.y + 10, right - _LAMPS
        left = right - _WORD - 3 * (high + 2)
        squares = (pygame.Rect(left + index * (high + 2), y, high, high) for index in range(3))
        return (*squares, pygame.Rect(right - _WORD, y, _WORD, high))

    def tray(self, count: int) -> pygame.Rect:
        """A panel over the board for dice or cards that do not lie on it."""
        wide = max(2, count) * _TRAY_STEP + 2 * theme.PADDING
        return pygame.Rect(self.well.centerx - wide // 2, self.well.y + (self.well.h - _TRAY) // 2, wide, _TRAY)

    def tray_place(self, index: int, count: int) -> pygame.Rect:
        """One of the things in the tray."""
        tray = self.tray(count)
        left = tray.centerx - count * _TRAY_STEP // 2 + index * _TRAY_STEP
        return pygame.Rect(left + 4, tray.y + 62, _TRAY_STEP - 8, _TRAY - 74)
