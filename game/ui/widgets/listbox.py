"""A list of rows that scrolls: pointer, wheel and keyboard; one row may be chosen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from game.content.controls import Action
from game.ui import panels, richtext, text, theme
from game.ui.input import Pos
from game.ui.widgets.base import Widget

_BAR, _INSET = 10, 8
_MOVES = {Action.UP: -1, Action.DOWN: 1}


@dataclass(frozen=True, slots=True)
class Row:
    """One line of a list, as markup, with a smaller line below it and the rule that F1 opens."""

    markup: str
    detail: str = ""
    colour: str = "paper"
    rule: str | None = None
    value: object = None


RowPainter = Callable[[pygame.Surface, pygame.Rect, Row, bool], None]


class ListBox(Widget):
    """Rows of one height. Up and down move its cursor and pass on at the ends; `follow` keeps the last row in sight."""

    def __init__(
        self,
        name: str,
        rect: pygame.Rect | tuple[int, int, int, int],
        rows: Sequence[Row],
        row_height: int,
        *,
        on_choose: Callable[[int], None] | None = None,
        on_move: Callable[[int], None] | None = None,
        chosen: int | None = None,
        paint: RowPainter | None = None,
        follow: bool = False,
        tip: str = "",
    ) -> None:
        super().__init__(name, rect, tip=tip)
        self.rows, self.row_height = rows, row_height
        self.on_choose, self.on_move, self.chosen = on_choose, on_move, chosen
        self.paint = paint or self._paint_row
        self.follow = follow
        self.cursor = chosen if chosen is not None else len(rows) - 1 if follow and rows else 0
        self.scroll = 0
        self._show_cursor()

    def adopt(self, old: Widget) -> None:
        if not isinstance(old, ListBox):
            return
        at_end = self.follow and old.scroll >= old._last_scroll()
        if self.chosen is not None and self.chosen != old.chosen:  # also by something else than this list: show it
            self.scroll = min(old.scroll, self._last_scroll())
            self._show_cursor()
            return
        if not (at_end and len(self.rows) != len(old.rows)):
            self.cursor = min(old.cursor, max(0, len(self.rows) - 1))
        self.scroll = self._last_scroll() if at_end else min(old.scroll, self._last_scroll())

    @property
    def visible(self) -> int:
        """How many rows there is room for."""
        return max(1, self.rect.h // self.row_height)

    def _last_scroll(self) -> int:
        return max(0, len(self.rows) - self.visible)

    def _show_cursor(self) -> None:
        lowest = max(0, self.cursor - self.visible + 1)
        self.scroll = max(lowest, min(self.scroll, self.cursor, self._last_scroll()))

    def row_rect(self, index: int) -> pygame.Rect:
        """Where a row is drawn; outside the list if it is scrolled away."""
        wide = self.rect.w - (_BAR + 2 if self._last_scroll() else 0)
        return pygame.Rect(self.rect.x, self.rect.y + (index - self.scroll) * self.row_height, wide, self.row_height)

    def row_at(self, pos: Pos) -> int | None:
        """The row under the pointer."""
        index = self.scroll + (pos[1] - self.rect.y) // self.row_height
        shown = self.scroll <= index < min(self.scroll + self.visible, len(self.rows))
        return index if self.rect.collidepoint(pos) and shown else None

    def focus_rect(self) -> pygame.Rect:
        return self.row_rect(self.cursor).clip(self.rect) if self.rows else self.rect

    def explain(self) -> str | None:
        index = self.row_at(self.pointer) if self.pointer else self.cursor
        return self.rows[index].rule if index is not None and index < len(self.rows) else self.rule

    def press(self, pos: Pos) -> None:
        if self._last_scroll() and pos[0] >= self.rect.right - _BAR:
            self._drag_bar(pos)

    def drag(self, pos: Pos) -> None:
        if self._last_scroll() and pos[0] >= self.rect.right - 3 * _BAR:
            self._drag_bar(pos)

    def _drag_bar(self, pos: Pos) -> None:
        share = (pos[1] - self.rect.y) / self.rect.h
        self.scroll = max(0, min(self._last_scroll(), round(share * self._last_scroll())))

    def release(self, pos: Pos) -> None:
        index = self.row_at(pos)
        if index is not None and self.row_rect(index).collidepoint(pos):
            self._go(index)
            self.click()

    def click(self) -> None:
        if self.rows and self.on_choose:
            self.on_choose(self.cursor)

    def act(self, action: Action) -> bool:
        if action in _MOVES:
            to = self.cursor + _MOVES[action]
            if not 0 <= to < len(self.rows):
                return False
            self._go(to)
            return True
        return super().act(action)

    def _go(self, index: int) -> None:
        self.cursor = index
        self._show_cursor()
        if self.on_move:
            self.on_move(index)

    def wheel(self, pos: Pos, steps: int) -> bool:
        self.scroll = max(0, min(self._last_scroll(), self.scroll - steps))
        return bool(self._last_scroll())

    def draw(self, surface: pygame.Surface) -> None:
        pointed = self.row_at(self.pointer) if self.pointer else None
        for index in range(self.scroll, min(self.scroll + self.visible, len(self.rows))):
            self.paint(surface, self.row_rect(index), self.rows[index], index in (self.chosen, pointed))
        if last := self._last_scroll():
            bar = pygame.Rect(self.rect.right - _BAR, self.rect.y, _BAR, self.rect.h)
            surface.fill(theme.rgb("ink"), bar)
            high = max(theme.HIT // 2, bar.h * self.visible // len(self.rows))
            panels.panel(surface, (bar.x, bar.y + (bar.h - high) * self.scroll // last, _BAR, high), "steel")

    def _paint_row(self, surface: pygame.Surface, rect: pygame.Rect, row: Row, lit: bool) -> None:
        if lit:
            surface.fill(theme.rgb("slate"), rect)
        room = rect.w - 2 * _INSET
        top = rect.y + (rect.h - theme.RICH_LINE - (theme.FACES["label"].line if row.detail else 0)) // 2
        richtext.draw(surface, row.markup, (rect.x + _INSET, top), room, row.colour)
        if row.detail:
            detail = text.fit(row.detail, room - _INSET, "label")
            text.draw(surface, detail, (rect.x + 2 * _INSET, top + theme.RICH_LINE), "mist", "label")
