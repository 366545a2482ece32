"""A tab of the settings: rows with a name at the left and a control at the right, laid out from top to bottom."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from game.scenes.context import Ui
from game.ui import text, theme
from game.ui.widgets.base import Widget
from game.ui.widgets.choices import Check, Option, Slider, Switch

CONTROL = 400  # where controls stand in a row
SWITCH_WIDTH, SWITCH_HEIGHT, SLIDER_WIDTH, SLIDER_HEIGHT = 340, 34, 300, 34
_ROW_GAP = 6
_NAME_INSET = 14
_DESIGN_HEIGHT, _MOST_ROWS, _MOST_SQUEEZE = 572, 8, 6  # of a tab's area


@dataclass(frozen=True, slots=True)
class _Label:
    rect: pygame.Rect
    name: str
    note: str


class SettingsTab:
    """One page of the settings. `build` makes its widgets into `area`; `paint` draws what stands still."""

    name = ""
    icon = ""
    note = ""

    def __init__(self, ui: Ui, rebuild: Callable[[], None]) -> None:
        self.ui, self.rebuild = ui, rebuild
        self.area = pygame.Rect(0, 0, 1, 1)
        self._labels: list[_Label] = []
        self._y = 0

    # ------------------------------------------------------------ for the tab to fill in

    def rows(self) -> list[Widget]:
        """The widgets of the tab, made by `row` and its kin."""
        raise NotImplementedError

    def paint_more(self, surface: pygame.Surface) -> None:
        """Draw what is not a row."""

    # ------------------------------------------------------------ laying out

    def build(self, area: pygame.Rect) -> list[Widget]:
        """The widgets of the tab for an area."""
        self.area, self._labels, self._y = area, [], area.y
        return self.rows()

    @property
    def bottom(self) -> int:
        """The y below the last row."""
        return self._y

    @property
    def squeeze(self) -> int:
        """Pixels that each row gives up in a low window."""
        return max(0, min(_MOST_SQUEEZE, -((self.area.h - _DESIGN_HEIGHT) // _MOST_ROWS)))

    def row(self, name: str, note: str = "", height: int = theme.ROW) -> tuple[int, int]:
        """Begin a row; give the place of its control."""
        height -= self.squeeze
        rect = pygame.Rect(self.area.x, self._y, self.area.w, height - _ROW_GAP)
        self._labels.append(_Label(rect, name, note))
        self._y += height
        return rect.x + CONTROL, rect.y + (min(rect.h, theme.ROW - _ROW_GAP) - SWITCH_HEIGHT) // 2

    def set(self, field: str) -> Callable[[object], None]:
        """What a control calls to change a setting."""

        def change(value: object) -> None:
            self.ui.change(**{field: value})
            self.rebuild()

        return change

    def switch(
        self, field: str, name: str, note: str, options: Sequence[Option[object]], width: int = SWITCH_WIDTH
    ) -> Switch[object]:
        """A row with a segmented switch for a setting."""
        rect = (*self.row(name, note), width, SWITCH_HEIGHT)
        return Switch(field, rect, options, getattr(self.ui.settings, field), self.set(field))

    def check(self, field: str, name: str, note: str) -> Check:
        """A row with a check box for a setting."""
        rect = (*self.row(name, note), 120, SWITCH_HEIGHT)
        return Check(field, rect, getattr(self.ui.settings, field), self.set(field))

    def slider(self, field: str, name: str, note: str, values: Sequence[object], word: Callable[[int], str]) -> Slider:
        """A row with a slider through the values of a setting."""
        rect = (*self.row(name, note), SLIDER_WIDTH, SLIDER_HEIGHT)
        now = getattr(self.ui.settings, field)
        place = values.index(now) if now in values else 0
        change = self.set(field)
        return Slider(field, rect, place, len(values) - 1, word, lambda step: change(values[step]))

    # ------------------------------------------------------------ picture

    def paint(self, surface: pygame.Surface) -> None:
        """Draw the rows' grounds and names, then what else the tab shows."""
        for label in self._labels:
            x, y, _, h = label.rect
            surface.fill(theme.rgb("ink"), label.rect)
            h = min(h, theme.ROW - _ROW_GAP)
            top = y + (h - (38 if label.note else 20)) // 2
            room = CONTROL - 2 * _NAME_INSET
            text.draw(surface, text.fit(label.name, room), (x + _NAME_INSET, top), "paper")
            if label.note:
                text.draw(surface, text.fit(label.note, room, "label"), (x + _NAME_INSET, top + 22), "fog", "label")
        self.paint_more(surface)
