"""A box for one line of typed text, such as the name of a save."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.content.controls import Action
from game.ui import panels, text, theme
from game.ui.input import Key
from game.ui.widgets.base import Widget

_INSET = 10


class TextBox(Widget):
    """Typed text with a caret at its end. Enter calls `on_enter`; every change calls `on_change`."""

    def __init__(
        self,
        name: str,
        rect: pygame.Rect | tuple[int, int, int, int],
        value: str,
        on_change: Callable[[str], None],
        on_enter: Callable[[], None],
        *,
        longest: int = 40,
        hint: str = "",
    ) -> None:
        super().__init__(name, rect)
        self.value, self.on_change, self.on_enter = value, on_change, on_enter
        self.longest, self.hint = longest, hint

    def adopt(self, old: Widget) -> None:
        if isinstance(old, TextBox):
            self.value = old.value

    def _set(self, value: str) -> None:
        self.value = value
        self.on_change(value)

    def key(self, key: Key) -> bool:
        if key.name == "backspace":
            self._set(self.value[:-1])
        elif key.name == "ctrl+backspace":
            self._set(self.value.rstrip().rpartition(" ")[0])
        elif key.string and key.string.isprintable() and not key.name.startswith(("ctrl+", "alt+")):
            if len(self.value) < self.longest:
                self._set(self.value + key.string)
        else:
            return False
        return True

    def act(self, action: Action) -> bool:
        if action is Action.CONFIRM:
            self.on_enter()
            return True
        return False

    def draw(self, surface: pygame.Surface) -> None:
        panels.panel(surface, self.rect, "inset")
        shown, room = self.value, self.rect.w - 2 * _INSET - 4
        while text.width(shown) > room:  # the end is what is being typed
            shown = shown[1:]
        y = self.rect.centery - theme.FACES["body"].middle
        if not self.value and self.hint:
            text.draw(surface, text.fit(self.hint, room), (self.rect.x + _INSET, y), "fog")
        end = text.draw(surface, shown, (self.rect.x + _INSET, y), "white")
        if self.focused:
            surface.fill(theme.rgb("yellow"), (end + 1, y + 1, 2, 16))
