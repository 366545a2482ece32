"""The log at the table: a list that wraps and filters, shows on the board, can be copied, and leads back in time."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

import pygame

from game.engine.core.text import N_, Message
from game.scenes.played_game import PlayedGame
from game.ui import clipboard, text, theme
from game.ui.log_line import Line
from game.ui.page import Page
from game.ui.text import tr, tr_message
from game.ui.widgets.base import Widget
from game.ui.widgets.button import Button
from game.ui.widgets.listbox import ListBox, Row

EVERYTHING = "all"
"""The filter that leaves nothing out."""
_ROW, _INDENT, _HANG, _RULE_ROOM, _HEAD = 20, 16, 8, 34, 34
_FILTER_WIDE = 84


class LogTable(Protocol):
    """What the log needs from the table of a game."""

    page: Page

    @property
    def game(self) -> PlayedGame[Any]: ...

    @property
    def log_place(self) -> pygame.Rect: ...

    def rebuild(self) -> None: ...

    def say(self, sentence: str, anchor: pygame.Rect) -> None: ...

    def back_stop(self, line: int) -> Message | None: ...

    def back_to(self, line: int) -> None: ...


class TableLog:
    """What of the log is shown, and the spaces that its chosen line points at. `chosen` is the number of that line.

    `filters` are kinds of lines with their words; `rule` is what F1 opens on the way back.
    """

    def __init__(self, scene: LogTable, filters: Mapping[str, str], rule: str) -> None:
        self.scene, self._filters, self._rule = scene, {EVERYTHING: N_("All"), **filters}, rule
        self.filter = EVERYTHING
        self.chosen: int | None = None
        self.shown: frozenset[int] = frozenset()

    def widgets(self) -> list[Widget]:
        """The list, its filter, the way back to the chosen line, and the button that copies."""
        rect = self.scene.log_place
        room = pygame.Rect(rect.x + 6, rect.y + _HEAD, rect.w - 12, rect.h - _HEAD - 6)
        copy = pygame.Rect(rect.right - theme.HIT - 2, rect.y, theme.HIT, theme.HIT)
        back = copy.move(-theme.HIT - 4, 0)
        sieve = pygame.Rect(back.x - _FILTER_WIDE - 4, rect.y, _FILTER_WIDE, theme.HIT)
        label, what = tr(self._filters[self.filter]), tr(N_("What the log shows"))
        return [
            Button("log filter", sieve, label, self._next_filter, role="label", tip=what),
            self._back_button(back),
            Button("log copy", copy, "", self._copy, icon="papers", tip=tr(N_("Copy the log as text"))),
            self._list(room),
        ]

    def _list(self, room: pygame.Rect) -> ListBox:
        game = self.scene.game
        rows = log_rows(game.book.lines[: game.lines_shown], room.w - _ROW, self.filter)
        high, show = row_height(), self._show
        return ListBox("log", room, rows, high, on_choose=show, on_move=show, paint=self._paint, follow=True)

    def _back_button(self, rect: pygame.Rect) -> Button:
        reason = tr(N_("First click a line of the log.")) if self.chosen is None else ""
        if self.chosen is not None and (stop := self.scene.back_stop(self.chosen)):
            reason = tr_message(stop)
        tip = tr(N_("Back to here: take back what came after the chosen line"))
        return Button("log back", rect, "", self._back_to_here, icon="clock", tip=tip, reason=reason, rule=self._rule)

    def clear(self) -> bool:
        """No line is chosen any more, and nothing is shown; False if it was so already."""
        cleared = bool(self.shown) or self.chosen is not None
        self.chosen, self.shown = None, frozenset()
        return cleared

    def _next_filter(self) -> None:
        names = list(self._filters)
        self.filter = names[(names.index(self.filter) + 1) % len(names)]
        self.scene.rebuild()

    def _copy(self) -> None:
        if not clipboard.copy(self.scene.game.book.as_text()):
            self.scene.say(tr(N_("There is no clipboard here.")), self.scene.log_place)

    def _back_to_here(self) -> None:
        line = self.chosen
        self.clear()
        if line is not None:
            self.scene.back_to(line)

    def _show(self, row: int) -> None:
        """Chooses a line: what it is about is marked on the board."""
        widget = self.scene.page.widget("log")
        if isinstance(widget, ListBox) and row < len(widget.rows):
            self.chosen = number_of(widget.rows[row])
            self.shown = frozenset(self.scene.game.book.lines[self.chosen].spaces)
            self.scene.rebuild()

    def _paint(self, surface: pygame.Surface, rect: pygame.Rect, row: Row, lit: bool) -> None:
        paint_row(surface, rect, row, lit or number_of(row) == self.chosen)


def row_height() -> int:
    """From one row to the next, in the size of text that the player reads."""
    return max(_ROW, theme.FACES[text.reading_role("body")].line)


def log_rows(lines: list[Line], room: int, wanted: str) -> list[Row]:
    """The lines of the log as rows that fit; the value of a row is the number of its line."""
    rows = []
    for number, line in enumerate(lines):
        if wanted == EVERYTHING or line.kind in (wanted, "round"):
            rows += _rows_of(number, line, room)
    return rows


def _rows_of(number: int, line: Line, room: int) -> list[Row]:
    role, left = ("label", _INDENT) if line.indent else (text.reading_role("body"), 0)
    wrapped = text.wrap(line.words(), room - left - _HANG - _RULE_ROOM, role)
    return [
        Row(words, role, line.colour, None if index else line.rule, (number, left + (_HANG if index else 0)))
        for index, words in enumerate(wrapped)
    ]


def number_of(row: Row) -> int:
    """The number of the line that a row belongs to."""
    assert isinstance(row.value, tuple)
    return int(row.value[0])


def paint_row(surface: pygame.Surface, rect: pygame.Rect, row: Row, lit: bool) -> None:
    """A row: its words, and the number of its rule at the right end of the first one."""
    if lit:
        surface.fill(theme.rgb("slate"), rect)
    assert isinstance(row.value, tuple)
    left = int(row.value[1])
    role = row.detail
    y = rect.centery - theme.FACES[role].middle
    text.draw(surface, row.markup, (rect.x + _HANG + left, y), row.colour, role)
    if row.rule:
        rule = row.rule.partition(":")[2]
        text.draw(surface, rule, (rect.right - 6, rect.y + 3), "mist" if lit else "fog", "label", "r")
