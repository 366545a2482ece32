"""What happened since a person last chose, where bots played in between: a note that the next choice closes."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any

import pygame

from game.engine.core.text import N_
from game.scenes.played_game import PlayedGame
from game.ui import panels, text, theme
from game.ui.input import Pos
from game.ui.log_line import Line
from game.ui.text import tr
from game.ui.widgets.base import Widget
from game.ui.widgets.button import Button

MOST_LINES = 6
_LINE, _HEAD, _EDGE = 18, 36, 12


class Recap:
    """Notes what bots do; opens once a person is asked in a later round than before.

    `kinds` are the kinds of lines that are told. Call `begin` when the table opens or goes back in time: what was
    before is no news.
    """

    def __init__(
        self, game: Callable[[], PlayedGame[Any]], kinds: Collection[str], on_close: Callable[[], None]
    ) -> None:
        self._game, self._kinds, self._on_close = game, kinds, on_close
        self._seen = self._round = 0
        self._news: list[Line] = []
        self.lines: list[Line] = []
        """What is shown; empty where the note is closed."""

    def begin(self) -> None:
        """From here on there is news."""
        self._news = []
        self._round = self._now()
        self.person_chose()

    def _now(self) -> int:
        lines = self._game().book.lines
        return lines[-1].round if lines else 0

    def bot_chose(self) -> None:
        """A bot has played something that a person may not have seen."""
        told = self._game().book.lines[self._seen :]
        self._news += [line for line in told if line.kind in self._kinds and not line.indent]
        self._seen = len(self._game().book.lines)

    def person_chose(self) -> None:
        """A person has chosen: the note is put away."""
        self._seen, self.lines = len(self._game().book.lines), []

    def person_is_asked(self) -> None:
        """Opens the note if there is something to tell of the round before."""
        if self._now() > self._round:
            self._round = self._now()
            self.lines, self._news = self._news, []

    def close(self) -> bool:
        """Puts the note away; False if there is none."""
        was_open, self.lines = bool(self.lines), []
        return was_open

    def _close(self) -> None:
        self.close()
        self._on_close()

    def widgets(self, room: pygame.Rect) -> list[Widget]:
        """The note at the foot of a part of the screen, with its button."""
        if not self.lines:
            return []
        rows = min(MOST_LINES, len(self.lines)) + (len(self.lines) > MOST_LINES)
        rect = pygame.Rect(room.x + _EDGE, 0, room.w - 2 * _EDGE, _HEAD + rows * _LINE + _EDGE)
        rect.bottom = room.bottom - _EDGE
        spot = pygame.Rect(rect.right - theme.HIT - 4, rect.y + 2, theme.HIT, theme.HIT - 2)
        close = Button("recap close", spot, "", self._close, icon="no", tip=tr(N_("Close")))
        return [RecapNote(rect, self.lines), close]


class RecapNote(Widget):
    """The last lines, the newest at the foot."""

    def __init__(self, rect: pygame.Rect, lines: list[Line]) -> None:
        super().__init__("recap", rect)
        self.focusable = False
        self._lines = lines

    def contains(self, pos: Pos) -> bool:
        """Clicks go through to the board."""
        return False

    def draw(self, surface: pygame.Surface) -> None:
        y = panels.titled(surface, self.rect, tr(N_("Since your last turn")), "ocean", colour="white") + 2
        if more := max(0, len(self._lines) - MOST_LINES):
            text.draw(surface, tr(N_("{n} more in the log")).format(n=more), (self.rect.x + _EDGE, y), "fog", "label")
            y += _LINE
        for line in self._lines[-MOST_LINES:]:
            words = text.fit(line.words(), self.rect.w - 2 * _EDGE)
            text.draw(surface, words, (self.rect.x + _EDGE, y), line.colour)
            y += _LINE
