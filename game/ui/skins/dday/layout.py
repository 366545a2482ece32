"""Where everything of the D-Day Dice table stands, for a size of the window."""

from __future__ import annotations

import pygame

_BAR, _EDGE, _GAP = 42, 9, 8
_POOL, _POOL_LEAST, _TRAY, _PREVIEW = 140, 100, 200, 116
_FRAME = 4
"""The frame of the map well, on each side."""
_UNIT, _LOG_LEAST = 178, 100
_FELT_TOP, _FELT_HIGH = 36, 118
_DIE_STEP, _DICE_TOP, _DICE_LEFT = 96, 40, 24
_COLUMN_LEAST = 632


def _pool_height(h: int, picture: int) -> int:
    """The height of the strip: a low window takes some of it, where the map can be shown twice as large then."""
    left = h - 6 - _GAP - (_BAR + _GAP) - (2 * picture + 2 * _FRAME - _GAP)
    return min(_POOL, left) if left >= _POOL_LEAST else _POOL


class Layout:
    """The rectangles of a window of this size, around a map picture of so many pixels."""

    def __init__(self, size: tuple[int, int], picture: tuple[int, int]) -> None:
        w, h = size
        self.bar = pygame.Rect(0, 0, w, _BAR)
        pool = _pool_height(h, picture[1])
        self.pool = pygame.Rect(_EDGE, h - 6 - pool, w - 2 * _EDGE, pool)
        high = self.pool.y - _GAP - (_BAR + _GAP)
        wide = w - 3 * _EDGE - _COLUMN_LEAST
        self.zoom = max(1, min((wide - 2 * _FRAME + _EDGE) // picture[0], (high - 2 * _FRAME + _GAP) // picture[1]))
        well_width = max(picture[0] * self.zoom + 2 * _FRAME, w - 3 * _EDGE - _COLUMN_LEAST * w // 1280)
        self.well = pygame.Rect(_EDGE, _BAR + _GAP, well_width, high)
        self.map = pygame.Rect((0, 0), (picture[0] * self.zoom, picture[1] * self.zoom))
        self.map.center = self.well.center
        left = self.well.right + _EDGE
        width = w - _EDGE - left
        self.tray = pygame.Rect(left, self.well.y, width, _TRAY)
        self.felt = pygame.Rect(left + 8, self.tray.y + _FELT_TOP, width - 16, _FELT_HIGH)
        """Where the dice lie."""
        self.preview = pygame.Rect(left, self.tray.bottom + _GAP, width, _PREVIEW)
        self.fight = pygame.Rect(left, self.well.y, width, _PREVIEW)
        self.toll = pygame.Rect(left, self.fight.bottom + _GAP, width, _TRAY)
        top = self.preview.bottom + _GAP
        room = self.well.bottom - top
        self.units = pygame.Rect(left, top, width, room if room < _UNIT + _LOG_LEAST else _UNIT)
        top = self.units.bottom + _GAP
        self.log = pygame.Rect(left, top, width, max(0, self.well.bottom - top))
        """The log under the Units, where the window is high enough for it."""

    def die(self, place: int) -> tuple[int, int]:
        """The corner of a die in the tray, by its place from 0 on."""
        return self.tray.x + _DICE_LEFT + place * _DIE_STEP, self.tray.y + _DICE_TOP

    def unit(self, seat: int, count: int) -> pygame.Rect:
        """The panel of a Unit: side by side, at least three to the width."""
        across = max(3, count)
        width = (self.units.w - (across - 1) * _GAP) // across
        return pygame.Rect(self.units.x + seat * (width + _GAP), self.units.y, width, self.units.h)

    def on_map(self, point: tuple[int, int]) -> tuple[int, int]:
        """A point of the map picture on the screen."""
        return self.map.x + round(point[0] * self.zoom), self.map.y + round(point[1] * self.zoom)
