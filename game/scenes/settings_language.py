"""The tab "Language": the language, a sample of it, and how numbers are written."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.engine.core.text import N_
from game.scenes.settings_tab import CONTROL, SettingsTab
from game.ui import panels, sprites, text, theme
from game.ui.language import has_catalogue
from game.ui.text import tr
from game.ui.widgets.base import Widget
from game.ui.widgets.button import Button
from game.ui.widgets.choices import Option

# The names of languages are written in themselves and never translated.
_LANGUAGES = (
    ("system", "", N_("as the computer says")),
    ("en", "English", "rules, cards, log"),
    ("pl", "Polski", "zasady, karty, dziennik"),
)
_CARD, _STEP = (304, 84), 318
_SAMPLE = (
    "Each side adds its die on the map and its combat die. The lower total wins.\n"
    "Każda strona dodaje kość z mapy i kość walki. Wygrywa niższa suma. Zażółć gęślą jaźń, ŁÓDŹ."
)


class LanguageButton(Button):
    """A large button with a language's name; the chosen one is green and ticked."""

    def __init__(
        self,
        code: str,
        rect: tuple[int, int, int, int],
        label: str,
        sub: str,
        chosen: bool,
        on_click: Callable[[], None],
    ) -> None:
        style = "hot" if chosen else "button"
        super().__init__(f"language {code}", rect, label, on_click, style=style, sub=sub)
        self.chosen = chosen

    def draw(self, surface: pygame.Surface) -> None:
        rect = self._body(surface, "off" if self.reason else self.style)
        colours = ("steel", "steel") if self.reason else ("white", "sand_l") if self.chosen else ("mist", "mist")
        room = rect.w - 70
        text.draw(surface, text.fit(self.label, room, "head"), (rect.x + 60, rect.y + 12), colours[0], "head")
        text.draw(surface, text.fit(self.sub, room, "label"), (rect.x + 60, rect.y + 46), colours[1], "label")
        if self.chosen:
            surface.blit(sprites.icon("ok", 2), (rect.x + 14, rect.y + 24))


class LanguageTab(SettingsTab):
    """English or Polish."""

    name = N_("Language")
    icon = "book"

    def rows(self) -> list[Widget]:
        widgets: list[Widget] = []
        for number, (code, label, sub) in enumerate(_LANGUAGES):
            rect = (self.area.x + number * _STEP, self.area.y + 4, *_CARD)
            chosen = self.ui.settings.language == code
            button = LanguageButton(code, rect, label or tr(N_("System")), tr(sub), chosen, self._chooser(code))
            if not has_catalogue(code):
                button.reason = tr(N_("The texts of this language are still being translated."))
            widgets.append(button)
        self._y += 238
        options = (Option("space", "1 000"), Option("comma", "1,000"))
        widgets.append(self.switch("thousands", tr(N_("Numbers")), "", options))
        self.row(tr(N_("Map and player names")))
        return widgets

    def _chooser(self, code: str) -> Callable[[], None]:
        return lambda: self.set("language")(code)

    def paint_more(self, surface: pygame.Surface) -> None:
        x, y = self.area.x, self.area.y + 110
        panels.panel(surface, (x, y, 624, 108), "paper")
        text.draw(surface, tr(N_("Sample")), (x + 16, y + 10), "wine")
        text.paragraph(surface, _SAMPLE, (x + 16, y + 34, 590, 0), "bark")
        words = tr(N_("stay as their makers wrote them"))
        text.draw(surface, words, (x + CONTROL, self.bottom - theme.ROW + 16), "mist")
