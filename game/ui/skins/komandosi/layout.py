"""Where everything of the Komandosi table stands, for a size of the window."""

from __future__ import annotations

import pygame

_BAR, _EDGE, _GAP = 42, 6, 8
_FOOT = 62
_HEAD = 22
"""The strips with the numbers above the island and the letters beside it."""
_COLUMN_LEAST, _COLUMN_MOST = 392, 560
_PANEL, _PANEL_SMALL = 90, 56
_FEW = 4
"""Up to so many players have large panels."""
_CARD, _CARD_HIGH = 202, 206
_DIE = 52
_LOG, _LOG_TOP, _LOG_RIGHT = (88, 32), 5, 8


class Layout:
    """The rectangles of a window of this size, around an island picture of so many pixels."""

    def __init__(self, size: tuple[int, int], picture: tuple[int, int], players: int) -> None:
        w, h = size
        self.bar = pygame.Rect(0, 0, w, _BAR)
        self.log_button = pygame.Rect((w - _LOG[0] - _LOG_RIGHT, _LOG_TOP), _LOG)
        """Opens the log, where it has no place of its own."""
        self.foot = pygame.Rect(_EDGE, h - _FOOT - _EDGE, w - 2 * _EDGE, _FOOT)
        high = self.foot.y - _GAP - _BAR - 2
        room = w - 2 * _EDGE - _COLUMN_LEAST - _GAP - _HEAD, high - _HEAD
        self.zoom = max(1, min(room[0] // picture[0], room[1] // picture[1]))
        column = max(_COLUMN_LEAST, min(_COLUMN_MOST, w - 2 * _EDGE - _GAP - _HEAD - picture[0] * self.zoom - 4))
        self.well = pygame.Rect(_EDGE, _BAR + 2, w - 2 * _EDGE - _GAP - column, high)
        self.map = pygame.Rect((0, 0), (picture[0] * self.zoom, picture[1] * self.zoom))
        self.map.center = self.well.centerx + _HEAD // 2, self.well.centery + _HEAD // 2
        self.rows = pygame.Rect(self.map.x - _HEAD, self.map.y, _HEAD, self.map.h)
        self.columns = pygame.Rect(self.map.x, self.map.y - _HEAD, self.map.w, _HEAD)
        self._place_column(w - _EDGE - column, column, players)
        self.die = pygame.Rect(self.foot.x + 10, self.foot.centery - _DIE // 2, _DIE, _DIE)

    def _place_column(self, left: int, width: int, players: int) -> None:
        self._panel_high = _PANEL if players <= _FEW else _PANEL_SMALL
        self._panel_left, self._panel_wide = left, width
        top, bottom = self.well.y, self.well.bottom
        end = top + players * (self._panel_high + _GAP)
        self.card = pygame.Rect(left, bottom - _CARD_HIGH, _CARD, _CARD_HIGH)
        self.spinner = pygame.Rect(self.card.right + _GAP, self.card.y, width - _CARD - _GAP, _CARD_HIGH)
        self.low = pygame.Rect(left, self.card.y, width, _CARD_HIGH)
        """Card and spinner together: where the rocket is aimed."""
        room = pygame.Rect(left, end, width, self.card.y - _GAP - end)
        self.log = room if room.h >= _CARD_HIGH else pygame.Rect(left, end, width, 0)
        """The log under the players, where the window is high enough for it."""
        self.over_players = pygame.Rect(left, top, width, self.card.y - _GAP - top)

    def player(self, seat: int) -> pygame.Rect:
        """The panel of a player."""
        top = self.well.y + seat * (self._panel_high + _GAP)
        return pygame.Rect(self._panel_left, top, self._panel_wide, self._panel_high)


class Squares:
    """Squares of the island on the screen, and back."""

    def __init__(self, places: Layout, columns: int, rows: int) -> None:
        self.columns, self.rows = columns, rows
        self.map = places.map
        self.side = places.map.w // columns

    def rect(self, square: int) -> pygame.Rect:
        """Where a square is."""
        row, column = divmod(square, self.columns)
        return pygame.Rect(self.map.x + column * self.side, self.map.y + row * self.side, self.side, self.side)

    def centre(self, square: int) -> tuple[int, int]:
        """The middle of a square."""
        return self.rect(square).center

    def at(self, pos: tuple[int, int]) -> int | None:
        """The square at a point of the screen."""
        if not self.map.collidepoint(pos):
            return None
        column, row = (pos[0] - self.map.x) // self.side, (pos[1] - self.map.y) // self.side
        return row * self.columns + column if column < self.columns and row < self.rows else None
