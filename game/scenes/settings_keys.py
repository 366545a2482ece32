"""The table of actions and their keys: two boxes each and the pad button; a box that waits takes the next key."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

import pygame

from game.content.controls import GROUPS, MOST_KEYS, NAMES, NEEDED, Action, Keys, clashes
from game.engine.core.text import N_
from game.ui import panels, text, theme
from game.ui.input import PAD, Key, Pos, key_label
from game.ui.text import tr
from game.ui.widgets.base import Tip, Widget

_HEAD, _ROW, _GROUP, _BAR = 28, 42, 24, 10
_BOX, _BOXES = (140, 36), (230, 380)
_PAD_COLUMN = 560
_PAD_COLOURS = {"A": ("leaf", "white"), "B": ("red", "white"), "X": ("ocean", "white"), "Y": ("orange", "ink")}
_KEEP, _EMPTY = "escape", ("delete", "backspace")


@dataclass(frozen=True, slots=True)
class _Line:
    """A row of the table: a group's name, or an action."""

    top: int
    height: int
    group: str = ""
    action: Action | None = None


class KeyTable(Widget):
    """Arrows walk through the key boxes, Enter makes one wait for its new key."""

    def __init__(
        self,
        name: str,
        rect: tuple[int, int, int, int],
        keys: Mapping[Action, Keys],
        on_bind: Callable[[Action, int, str | None], None],
        cue: Callable[[str], None],
    ) -> None:
        super().__init__(name, rect)
        self.keys, self.on_bind, self.cue = keys, on_bind, cue
        self._lines = _lines()
        self._actions = [line.action for line in self._lines if line.action]
        self._clashing = clashes(dict(keys))
        self.row = self.column = 0
        self.waiting = False
        self.scroll = 0

    @property
    def waiting_action(self) -> Action | None:
        """The action whose new key is awaited."""
        return self._actions[self.row] if self.waiting else None

    def position_of(self, action: Action) -> int:
        """How many steps down from the first line an action is."""
        return self._actions.index(action)

    def adopt(self, old: Widget) -> None:
        if isinstance(old, KeyTable):
            self.row, self.column, self.waiting = old.row, old.column, old.waiting
            self._scroll_to(old.scroll)

    # ------------------------------------------------------------ geometry

    def _room(self) -> int:
        return self.rect.h - _HEAD

    def _last_scroll(self) -> int:
        return max(0, self._lines[-1].top + self._lines[-1].height - self._room())

    def _scroll_to(self, scroll: int) -> None:
        self.scroll = max(0, min(self._last_scroll(), scroll))

    def _top(self, line: _Line) -> int:
        return self.rect.y + _HEAD + line.top - self.scroll

    def _line_of(self, action: Action) -> _Line:
        return next(line for line in self._lines if line.action is action)

    def box(self, action: Action, place: int) -> pygame.Rect:
        """Where a key box is drawn."""
        return pygame.Rect((self.rect.x + _BOXES[place], self._top(self._line_of(action)) + 2), _BOX)

    def _window(self) -> pygame.Rect:
        return pygame.Rect(self.rect.x, self.rect.y + _HEAD, self.rect.w, self._room())

    def focus_rect(self) -> pygame.Rect:
        return self.box(self._actions[self.row], self.column).clip(self._window())

    def _show_row(self) -> None:
        line = self._line_of(self._actions[self.row])
        above = _GROUP if self.row == 0 else 0
        if line.top - above < self.scroll:
            self._scroll_to(line.top - above)
        elif line.top + line.height > self.scroll + self._room():
            self._scroll_to(line.top + line.height - self._room())

    # ------------------------------------------------------------ pointer, keys

    def _at(self, pos: Pos) -> tuple[int, int] | None:
        if not self._window().collidepoint(pos):
            return None
        places = ((row, place) for row in range(len(self._actions)) for place in range(MOST_KEYS))
        return next((found for found in places if self.box(self._actions[found[0]], found[1]).collidepoint(pos)), None)

    def release(self, pos: Pos) -> None:
        if found := self._at(pos):
            self.row, self.column = found
            self.click()

    def click(self) -> None:
        self.waiting = True

    def wheel(self, pos: Pos, steps: int) -> bool:
        self._scroll_to(self.scroll - steps * _ROW)
        return True

    def drag(self, pos: Pos) -> None:
        if self._last_scroll() and pos[0] >= self.rect.right - 3 * _BAR:
            self._scroll_to((pos[1] - self.rect.y - _HEAD) * self._last_scroll() // self._room())

    def act(self, action: Action) -> bool:
        step = {Action.UP: (-1, 0), Action.DOWN: (1, 0), Action.LEFT: (0, -1), Action.RIGHT: (0, 1)}.get(action)
        if step is None:
            return super().act(action)
        row, column = self.row + step[0], self.column + step[1]
        if not (0 <= row < len(self._actions) and 0 <= column < MOST_KEYS):
            return False
        self.row, self.column, self.waiting = row, column, False
        self._show_row()
        return True

    def key(self, key: Key) -> bool:
        if not self.waiting or key.repeat:
            return self.waiting
        action = self._actions[self.row]
        self.waiting = False
        if key.name in _EMPTY:
            self._empty(action)
        elif key.name != _KEEP or action is Action.BACK:
            self.on_bind(action, self.column, key.string if key.string == "?" else key.name)
        return True

    def _empty(self, action: Action) -> None:
        if action in NEEDED and len(self.keys[action]) <= 1:
            self.cue("refuse")
        else:
            self.on_bind(action, self.column, None)

    def describe(self, pos: Pos | None = None) -> Tip | None:
        """A needed action says why its last key cannot go."""
        found = self._at(pos) if pos else None
        if found and self._actions[found[0]] in NEEDED:
            return Tip(tr(N_("This action always keeps one key: without it no screen could be left.")))
        return None

    # ------------------------------------------------------------ picture

    def draw(self, surface: pygame.Surface) -> None:
        x, y, w, _ = self.rect
        surface.fill(theme.rgb("slate"), (x, y, w, 24))
        heads = ((8, N_("What")), (250, N_("Key")), (402, N_("Second key")), (554, N_("Pad")))
        for left, head in heads:
            text.draw(surface, tr(head), (x + left, y + 3), "paper")
        surface.set_clip(self._window())
        for line in self._lines:
            if -line.height < self._top(line) - self.rect.y - _HEAD < self._room():
                self._draw_group(surface, line) if line.group else self._draw_action(surface, line)
        surface.set_clip(None)
        self._draw_bar(surface)

    def _draw_group(self, surface: pygame.Surface, line: _Line) -> None:
        x, y = self.rect.x + 8, self._top(line) + 3
        end = text.draw(surface, tr(line.group), (x, y), "lime")
        surface.fill(theme.rgb("slate"), (end + 12, y + 9, self.rect.right - end - 12 - _BAR, 2))

    def _draw_action(self, surface: pygame.Surface, line: _Line) -> None:
        assert line.action
        x, y, w = self.rect.x, self._top(line), self.rect.w - _BAR - 2
        surface.fill(theme.rgb("ink"), (x, y, w, _ROW - 2))
        text.draw(surface, text.fit(tr(NAMES[line.action]), 210), (x + 8, y + 10), "paper")
        for place in range(MOST_KEYS):
            self._draw_box(surface, line.action, place)
        if button := PAD.get(line.action):
            _draw_pad_button(surface, (x + _PAD_COLUMN, y + 8), button)
        else:
            text.draw(surface, "-", (x + _PAD_COLUMN + 6, y + 10), "steel")

    def _draw_box(self, surface: pygame.Surface, action: Action, place: int) -> None:
        rect = self.box(action, place)
        keys = self.keys[action]
        name = keys[place] if place < len(keys) else None
        here = (self._actions[self.row], self.column) == (action, place)
        if self.waiting and here:
            panels.panel(surface, rect, "primary")
            text.draw(surface, tr(N_("press a key")), (rect.centerx, rect.centery - 9), "ink", align="c")
            return
        panels.panel(surface, rect, "danger" if name in self._clashing else "button")
        if self.pointer and rect.collidepoint(self.pointer):
            pygame.draw.rect(surface, theme.rgb("fog"), rect.inflate(-4, -4), 2)
        if name:
            _draw_key(surface, rect, key_label(name))
        else:
            text.draw(surface, tr(N_("none")), (rect.centerx, rect.centery - 7), "mist", "label", "c")

    def _draw_bar(self, surface: pygame.Surface) -> None:
        if not (last := self._last_scroll()):
            return
        room = self._window()
        bar = pygame.Rect(room.right - _BAR, room.y, _BAR, room.h)
        surface.fill(theme.rgb("ink"), bar)
        high = bar.h * bar.h // (last + bar.h)
        panels.panel(surface, (bar.x, bar.y + (bar.h - high) * self.scroll // last, _BAR, high), "steel")


def _lines() -> list[_Line]:
    lines: list[_Line] = []
    top = 0
    for group, actions in GROUPS.items():
        lines.append(_Line(top, _GROUP, group=group))
        top += _GROUP
        for action in actions:
            lines.append(_Line(top, _ROW, action=action))
            top += _ROW
    return lines


def _draw_key(surface: pygame.Surface, rect: pygame.Rect, label: str) -> None:
    """A key as large as its label, in the middle of its box."""
    label = text.fit(label, rect.w - 22)
    w = max(22, text.width(label) + 14)
    x, y, h = rect.centerx - w // 2, rect.y, rect.h
    surface.fill(theme.rgb("ink"), (x, y + 5, w, h - 10))
    surface.fill(theme.rgb("fog"), (x + 2, y + h - 9, w - 4, 2))
    surface.fill(theme.rgb("mist"), (x + 2, y + 7, w - 4, h - 16))
    surface.fill(theme.rgb("white"), (x + 2, y + 7, w - 4, 2))
    text.draw(surface, label, (rect.centerx + 1, rect.centery - 10), "ink", align="c")


def _draw_pad_button(surface: pygame.Surface, pos: tuple[int, int], button: str) -> None:
    x, y = pos
    if button in _PAD_COLOURS:
        ground, colour = _PAD_COLOURS[button]
        pygame.draw.circle(surface, theme.rgb("ink"), (x + 12, y + 12), 12)
        pygame.draw.circle(surface, theme.rgb(ground), (x + 12, y + 12), 10)
        text.draw(surface, button, (x + 13, y + 3), colour, align="c")
    else:
        w = text.width(button, "label") + 14
        surface.fill(theme.rgb("ink"), (x, y + 2, w, 20))
        surface.fill(theme.rgb("steel"), (x + 2, y + 4, w - 4, 16))
        text.draw(surface, button, (x + w // 2, y + 5), "white", "label", "c")
