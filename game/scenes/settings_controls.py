"""The tab "Controls": every action with its keys, a key that is being changed, and cures for a key used twice."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.content.controls import DEFAULT_KEYS, EVERYWHERE, NAMES, NEEDED, Action, Keys, clashes, group_of
from game.engine.core.text import N_
from game.scenes.settings_keys import KeyTable
from game.scenes.settings_tab import SettingsTab
from game.ui import panels, richtext, sprites, text, theme
from game.ui.input import key_label
from game.ui.text import tr
from game.ui.widgets.base import Widget
from game.ui.widgets.button import Button
from game.ui.widgets.choices import Check

_TABLE_WIDTH, _SIDE, _SIDE_WIDTH = 640, 656, 284
_CLASH_HEIGHT, _HEARING_HEIGHT, _POINTER_HEIGHT, _GAP = 176, 118, 96, 12
_TOP = 10  # the table begins a little higher than other tabs' rows


class ControlsTab(SettingsTab):
    """Keys."""

    name = N_("Controls")
    icon = "gear"
    note = N_("Mouse, keyboard and pad all work at the same time; hints show the one used last.")

    def rows(self) -> list[Widget]:
        x, y = self.area.x, self.area.y - _TOP
        high = self.area.bottom - 12 - y
        table = KeyTable("keys", (x, y, _TABLE_WIDTH, high), self.ui.settings.keys, self._bind, self.ui.cue)
        self._table = table
        y += _CLASH_HEIGHT + _HEARING_HEIGHT + 2 * _GAP
        right = tr(N_("Right button: back"))
        check = Check(
            "right_click_is_back",
            (x + _SIDE + 14, y + 42, _SIDE_WIDTH - 28, 34),
            self.ui.settings.right_click_is_back,
            self.set("right_click_is_back"),
            label=right,
        )
        return [table, *self._cures(), check]

    # ------------------------------------------------------------ keys

    def _bind(self, action: Action, place: int, name: str | None) -> None:
        """Give an action another key at a place (0 or 1), or none."""
        keys = list(self.ui.settings.keys[action])
        if name is None:
            del keys[place : place + 1]
        else:
            keys = [key for key in keys if key != name]
            keys[place : place + 1] = [name]
        self._set_keys({action: tuple(keys)})
        if name is not None:
            self.ui.cue("key_clash" if name in clashes(self.ui.settings.keys) else "key_taken")

    def _set_keys(self, changed: dict[Action, Keys]) -> None:
        self.ui.change(keys={**self.ui.settings.keys, **changed})
        self.rebuild()

    def _clash(self) -> tuple[str, Action, Action] | None:
        """The first key that two actions listen to."""
        found = clashes(self.ui.settings.keys)
        return next(((name, users[0], users[1]) for name, users in found.items()), None)

    def _cures(self) -> list[Widget]:
        """Two ways out of a clash: the second action lets the key go, or the first one does."""
        if not (clash := self._clash()):
            return []
        name, first, second = clash
        x, y = self.area.x + _SIDE + 14, self.area.y - _TOP + 126
        return [
            self._cure(f"cure {number}", (x + number * 132, y, 124, 38), action, name)
            for number, action in enumerate((second, first))
        ]

    def _cure(self, widget: str, rect: tuple[int, int, int, int], action: Action, name: str) -> Button:
        left = tuple(key for key in self.ui.settings.keys[action] if key != name)
        if not left and (spare := self._spare(action)):
            left = (spare,)
        words = N_("{action} to {key}") if left else N_("{action}: none")
        label = tr(words).format(action=tr(NAMES[action]), key=key_label(left[0]) if left else "")
        reason = tr(N_("This action needs a key.")) if not left and action in NEEDED else ""
        style = "hot" if widget.endswith("0") else "button"
        return Button(widget, rect, label, self._curer(action, left), style=style, reason=reason)

    def _curer(self, action: Action, keys: Keys) -> Callable[[], None]:
        return lambda: self._set_keys({action: keys})

    def _spare(self, action: Action) -> str | None:
        """An action's first key if nobody else listens to it now, else the first free letter of its name."""
        used = {key for keys in self.ui.settings.keys.values() for key in keys}
        letters = (letter for letter in action.value if letter.isalpha())
        return next((key for key in (*DEFAULT_KEYS[action], *letters) if key not in used), None)

    # ------------------------------------------------------------ picture

    def paint_more(self, surface: pygame.Surface) -> None:
        x, y = self.area.x + _SIDE, self.area.y - _TOP
        self._paint_clash(surface, pygame.Rect(x, y, _SIDE_WIDTH, _CLASH_HEIGHT))
        y += _CLASH_HEIGHT + _GAP
        self._paint_hearing(surface, pygame.Rect(x, y, _SIDE_WIDTH, _HEARING_HEIGHT))
        y += _HEARING_HEIGHT + _GAP
        panels.panel(surface, (x, y, _SIDE_WIDTH, _POINTER_HEIGHT), "inset")
        text.draw(surface, tr(N_("Pointer")), (x + 14, y + 8), "lime")
        y += _POINTER_HEIGHT + _GAP
        words = tr(N_("Nothing in these games needs haste, a double click, a drag or two keys at once."))
        text.paragraph(surface, words, (x + 4, y, _SIDE_WIDTH - 8, 0), "mist")

    def _paint_clash(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        clash = self._clash()
        panels.panel(surface, rect, "tip")
        surface.fill(theme.rgb("red" if clash else "forest"), (rect.x + 4, rect.y + 4, rect.w - 8, 26))
        surface.blit(sprites.icon("no" if clash else "ok"), (rect.x + 12, rect.y + 9))
        title = (
            tr(N_("{key} is used twice")).format(key=key_label(clash[0])) if clash else tr(N_("No key is used twice"))
        )
        text.draw(surface, text.fit(title, rect.w - 44), (rect.x + 34, rect.y + 8), "white")
        if not clash:
            words = tr(N_("To change a key, choose its box and press the new one."))
            text.paragraph(surface, words, (rect.x + 14, rect.y + 40, rect.w - 26, 0), "paper")
            return
        words = tr(N_("{first} <mist>({place})</> and {second} <mist>({other})</> both listen to <yellow>{key}.</>"))
        body = words.format(
            first=tr(NAMES[clash[1]]),
            place=_place(clash[1]),
            second=tr(NAMES[clash[2]]),
            other=_place(clash[2]),
            key=key_label(clash[0]),
        )
        richtext.draw(surface, body, (rect.x + 14, rect.y + 38), rect.w - 26)

    def _paint_hearing(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        panels.panel(surface, rect, "inset")
        waiting = self._table.waiting_action
        if waiting is None:
            text.draw(surface, tr(N_("Pads")), (rect.x + 14, rect.y + 8), "lime")
            words = tr(N_("Their buttons are fixed. Sticks and the cross walk through the things on the screen."))
        else:
            title = tr(N_("Listening for {action}")).format(action=tr(NAMES[waiting]))
            text.draw(surface, text.fit(title, rect.w - 28), (rect.x + 14, rect.y + 8), "yellow")
            words = tr(N_("Press the new key now. Esc keeps the old one, Delete leaves it empty."))
        text.paragraph(surface, words, (rect.x + 14, rect.y + 30, rect.w - 26, 0), "paper")


def _place(action: Action) -> str:
    """Where an action counts, inside a sentence."""
    group = group_of(action)
    return tr(N_("everywhere")) if group == EVERYWHERE else tr(group)
