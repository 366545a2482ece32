"""The log at the table: a list that wraps, filters, shows on the board, and can be copied."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.engine.core.text import N_
from game.ui import richtext, text, theme
from game.ui.skins.commandos.log import Line
from game.ui.text import tr
from game.ui.widgets.base import Widget
from game.ui.widgets.button import Button
from game.ui.widgets.listbox import ListBox, Row

if TYPE_CHECKING:
    from game.scenes.table import TableScene

FILTERS = {
    "all": N_("All"),
    "fight": N_("Fights"),
    "enemy": N_("Enemies"),
    "card": N_("Cards"),
    "move": N_("Moves"),
}
_ROW, _INDENT, _RULE_ROOM, _HEAD = 20, 16, 34, 32
_FILTER_WIDE, _COPY_WIDE, _BUTTON_HIGH = 74, 32, 28


def log_widgets(scene: TableScene) -> list[Widget]:
    """The list, its filter and the button that copies it."""
    rect = scene.places.log
    room = pygame.Rect(rect.x + 6, rect.y + _HEAD, rect.w - 12, rect.h - _HEAD - 6)
    rows = log_rows(scene.game.book.lines, room.w - 16, scene.log_filter)
    copy = pygame.Rect(rect.right - _COPY_WIDE - 2, rect.y + 1, _COPY_WIDE, _BUTTON_HIGH)
    sieve = pygame.Rect(copy.x - _FILTER_WIDE - 4, rect.y + 1, _FILTER_WIDE, _BUTTON_HIGH)
    label = tr(FILTERS[scene.log_filter])
    return [
        Button("log filter", sieve, label, scene.next_filter, role="label", tip=tr(N_("What the log shows"))),
        Button("log copy", copy, "", scene.copy_log, icon="papers", tip=tr(N_("Copy the log as text"))),
        ListBox(
            "log", room, rows, _ROW, on_choose=scene.show_line, on_move=scene.show_line, paint=_paint_row, follow=True
        ),
    ]


def log_rows(lines: list[Line], room: int, wanted: str) -> list[Row]:
    """The lines of the log as rows that fit; the value of a row is the number of its line."""
    rows = []
    for number, line in enumerate(lines):
        if wanted == "all" or line.kind in (wanted, "round"):
            rows += _rows_of(number, line, room)
    return rows


def _rows_of(number: int, line: Line, room: int) -> list[Row]:
    role = "label" if line.indent else "body"
    left = _INDENT if line.indent else 0
    wrapped = text.wrap(line.words(), room - left - _RULE_ROOM, role)
    return [
        Row(words, "indent" if line.indent else "", line.colour, line.rule if not index else None, (number, index))
        for index, words in enumerate(wrapped)
    ]


def _paint_row(surface: pygame.Surface, rect: pygame.Rect, row: Row, lit: bool) -> None:
    """A row: its words, and the number of its rule at the right end of the first one."""
    if lit:
        surface.fill(theme.rgb("slate"), rect)
    indent = row.detail == "indent"
    role, x = ("label", rect.x + 8 + _INDENT) if indent else ("body", rect.x + 8)
    _, index = row.value  # type: ignore[misc]
    words = richtext.plain(row.markup) if "<" in row.markup else row.markup
    text.draw(surface, words, (x + (8 if index else 0), rect.y + (3 if indent else 0)), row.colour, role)
    if row.rule:
        rule = row.rule.partition(":")[2]
        text.draw(surface, rule, (rect.right - 6, rect.y + 3), "mist" if lit else "fog", "label", "r")


def copy_text(words: str) -> bool:
    """Puts words on the clipboard; False where there is none."""
    try:
        pygame.scrap.put_text(words)
    except (pygame.error, AttributeError):
        return False
    return True
