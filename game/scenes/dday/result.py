"""The result of a game of D-Day Dice: how it ended, what became of every Unit, its strength turn by turn."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.content.controls import Action
from game.engine.core.session import Session
from game.engine.core.text import N_
from game.scenes.context import Ui
from game.scenes.dday.result_facts import ending, facts_of
from game.scenes.dday.result_paint import paint_curves, paint_numbers, paint_units
from game.scenes.dday.result_place import paint_beach
from game.scenes.page_scene import PageScene
from game.scenes.result import ResultChoices
from game.scenes.result_art import paint_banner
from game.scenes.setup_seed import seed_text
from game.scenes.stack import Size
from game.ui import text, theme
from game.ui.text import tr, tr_message
from game.ui.widgets.base import Widget
from game.ui.widgets.button import Button

_MARGIN, _GAP = 40, 10
_TOP, _HIGH, _UNITS, _NUMBERS = 156, 412, 384, 300
_BANNER, _BUTTONS, _RECORD = 26, 586, 658
_BUTTON_HIGH, _BUTTON_GAP = 52, 16


class DdayResultScene(PageScene):
    """The end of one game."""

    first_focus = "again"

    def __init__(self, ui: Ui, session: Session, choices: ResultChoices) -> None:
        super().__init__(ui)
        self.session, self.choices = session, choices
        self.facts = facts_of(session)

    def enter(self) -> None:
        self.ui.cue("victory" if self.facts.won else "defeat")

    def back(self) -> None:
        self.choices.on_title()

    def _shift(self) -> int:
        """How much lower than in the design everything lies."""
        return (self.size[1] - theme.DESIGN[1]) // 2

    def build(self, size: Size) -> list[Widget]:
        chosen = self.choices
        enter, back = self.ui.prompt(Action.CONFIRM), self.ui.prompt(Action.BACK)
        entries: tuple[tuple[str, str, str, str, int, Callable[[], None]], ...] = (
            ("again", tr(N_("Play again")), "undo", enter, 236, chosen.on_again),
            ("seed", tr(N_("Same seed")), "dice", "S", 168, chosen.on_same_seed),
            ("map", tr(N_("Other map")), "flag", "M", 168, chosen.on_other_map),
            ("replay", tr(N_("Watch replay")), "eye", "W", 188, lambda: chosen.on_replay(0)),
            ("keep", tr(N_("Keep")), "save", "K", 150, chosen.on_keep),
            ("title", tr(N_("Title")), "", back, 130, chosen.on_title),
        )
        wide = sum(entry[4] for entry in entries) + _BUTTON_GAP * (len(entries) - 1)
        x, y = (size[0] - wide) // 2, _BUTTONS + self._shift()
        buttons: list[Widget] = []
        for name, label, icon, key, w, on_click in entries:
            style = "primary" if name == "again" else "button"
            button = Button(name, (x, y, w, _BUTTON_HIGH), label, on_click, style=style, icon=icon, key=key)
            button.letter = key.lower() if len(key) == 1 else ""
            buttons.append(button)
            x += w + _BUTTON_GAP
        return buttons

    def paint(self, surface: pygame.Surface) -> None:
        won, shift = self.facts.won, self._shift()
        paint_beach(surface, won)
        word = tr(N_("VICTORY")) if won else tr(N_("DEFEAT"))
        paint_banner(surface, word, tr_message(ending(self.session, self.facts)), _BANNER + shift, won)
        y = _TOP + shift
        units = pygame.Rect(_MARGIN, y, _UNITS, _HIGH)
        numbers = pygame.Rect(self.size[0] - _MARGIN - _NUMBERS, y, _NUMBERS, _HIGH)
        curves = pygame.Rect(units.right + _GAP, y, numbers.x - 2 * _GAP - units.right, _HIGH)
        paint_units(surface, units, self.session, self.facts)
        paint_curves(surface, curves, self.session, self.facts)
        paint_numbers(surface, numbers, self.session, self.facts)
        line = tr(N_("seed {seed}")).format(seed=seed_text(self.session.seed))
        half = text.width(line, "label") // 2 + 28
        surface.fill(theme.rgb("ink"), (self.size[0] // 2 - half, _RECORD + shift, 2 * half, 28))
        text.draw(surface, line, (self.size[0] // 2, _RECORD + shift + 8), "mist", "label", "c")
