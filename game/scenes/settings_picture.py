"""The tab "Picture": window, size, colours and motion, with a strip of board that shows every choice."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.content.controls import Action
from game.content.settings import SPEEDS
from game.engine.core.text import N_
from game.scenes.settings_sample import paint_sample
from game.scenes.settings_tab import SLIDER_WIDTH, SWITCH_HEIGHT, SWITCH_WIDTH, SettingsTab
from game.ui import marks, text, theme
from game.ui.canvas import largest_scale
from game.ui.text import tr
from game.ui.widgets.base import Widget
from game.ui.widgets.button import Button
from game.ui.widgets.choices import Option, Switch

_PALETTES = (
    ("normal", N_("normal")),
    ("green", N_("green weak")),
    ("red", N_("red weak")),
    ("blue", N_("blue weak")),
)
_SWATCHES = ("legal", "attack", "selected", "good", "danger")
_PALETTE, _PALETTE_STEP, _PALETTE_ROW = (126, 78), 132, 96
_SIZES = (0, 1, 2, 3)


class PaletteButton(Button):
    """A palette to choose: its five colours and its name, ticked when chosen."""

    def __init__(
        self, code: str, name: str, rect: tuple[int, int, int, int], chosen: bool, on_click: Callable[[], None]
    ) -> None:
        super().__init__(f"colours {code}", rect, name, on_click, style="hot" if chosen else "button")
        self.code, self.chosen = code, chosen

    def draw(self, surface: pygame.Surface) -> None:
        rect = self._body(surface, self.style)
        for place, role in enumerate(_SWATCHES):
            x, y = rect.x + 11 + place * 21, rect.y + 6
            surface.fill(theme.rgb("ink"), (x, y, 20, 30))
            surface.fill(theme.rgb(theme.MARKS[self.code][role][0]), (x + 2, y + 2, 16, 26))
        middle = rect.centerx + (8 if self.chosen else 0)
        label = text.fit(self.label, rect.w - 12 - (22 if self.chosen else 0))
        text.draw(surface, label, (middle, rect.y + 48), "white" if self.chosen else "mist", align="c")
        if self.chosen:
            marks.tick(surface, (rect.x + 9, rect.y + 58))


class PictureTab(SettingsTab):
    """What the eye sees."""

    name = N_("Picture")
    icon = "eye"

    def rows(self) -> list[Widget]:
        window = (Option(False, tr(N_("window"))), Option(True, tr(N_("full screen"))))
        large = (Option("normal", tr(N_("normal"))), Option("large", tr(N_("large"))))
        steps = (Option("both", tr(N_("both"))), Option("patterns", tr(N_("patterns"))))
        key = self.ui.controls.key_prompt(Action.FULL_SCREEN)
        note = tr(N_("{key} changes it at any time")).format(key=key)
        widgets: list[Widget] = [
            self.switch("full_screen", tr(N_("Window")), note, window),
            self._sizes(),
            self.switch("text_size", tr(N_("Text in rules and logs")), tr(N_("the board does not change")), large),
            *self._palettes(),
            self.slider("speed", tr(N_("Motion")), tr(N_("the speed of dice, cards and steps")), SPEEDS, _speed),
            self.check(
                "reduced_motion", tr(N_("Reduced motion")), tr(N_("no hops, slides or waves; same information"))
            ),
            self.switch(
                "step_marks",
                tr(N_("Step numbers and patterns")),
                tr(N_("turn one off once you know the board")),
                steps,
            ),
        ]
        return widgets

    def _sizes(self) -> Switch[int]:
        """The scale; what has no room in this window is off and says which window it needs."""
        rect = (*self.row(tr(N_("Size of everything")), tr(N_("whole steps only: pixels stay sharp"))), SWITCH_WIDTH)
        largest = largest_scale(pygame.display.get_window_size())
        options = [
            Option(scale, f"x{scale}" if scale else tr(N_("fitting")), _too_large(scale) if scale > largest else "")
            for scale in _SIZES
        ]
        return Switch("ui_scale", (*rect, SWITCH_HEIGHT), options, self.ui.settings.ui_scale, self.set("ui_scale"))

    def _palettes(self) -> list[Widget]:
        x, y = self.row(tr(N_("Colours")), tr(N_("marks keep their patterns in every palette")), _PALETTE_ROW)
        now = self.ui.settings.colours
        return [
            PaletteButton(
                code, tr(name), (x + place * _PALETTE_STEP, y - 2, *_PALETTE), code == now, self._chooser(code)
            )
            for place, (code, name) in enumerate(_PALETTES)
        ]

    def _chooser(self, code: str) -> Callable[[], None]:
        return lambda: self.set("colours")(code)

    def paint_more(self, surface: pygame.Surface) -> None:
        w, h = pygame.display.get_window_size()
        first = self.area.x + 400 + SLIDER_WIDTH + 60, self.area.y + 15
        text.draw(surface, f"{w} x {h}", first, "mist")
        text.draw(
            surface, tr(N_("how the board looks with this")), (self.area.x + 20, self.bottom + 2), "mist", "label"
        )
        chosen = self.ui.settings
        paint_sample(surface, (self.area.x + 20, self.bottom + 22), chosen.colours, chosen.step_marks == "both")


def _too_large(scale: int) -> str:
    w, h = theme.SMALLEST
    return tr(N_("x{scale} needs a window of at least {w} x {h}.")).format(scale=scale, w=w * scale, h=h * scale)


def _speed(step: int) -> str:
    speed = SPEEDS[step]
    return f"{speed:g}x" if speed else tr(N_("off: at once"))
