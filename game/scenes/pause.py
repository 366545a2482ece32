"""The pause menu above a running game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

import pygame

from game.content.controls import Action
from game.engine.core.text import N_
from game.scenes.context import Ui
from game.scenes.page_scene import OverlayScene
from game.scenes.seat_choice import SeatChoice
from game.scenes.stack import Size
from game.ui import panels, sprites, text, theme
from game.ui.text import tr
from game.ui.widgets.base import Widget
from game.ui.widgets.button import Button

_WIDTH, _INSET, _HEAD, _STEP = 340, 20, 66, 50


@dataclass(frozen=True)
class PauseChoices:
    """What a paused game can do. `bot_plays`: a bot has the seat; `bots` can take it, `usual_bot` most likely."""

    on_save: Callable[[], None]
    on_settings: Callable[[], None]
    on_rules: Callable[[], None]
    on_bot: Callable[[str], None]  # a bot of this name takes the seat; where one has it, it gives it back
    on_restart: Callable[[], None]  # the same game from the same seed
    on_title: Callable[[], None]
    bot_plays: bool = False
    bots: Sequence[str] = ()
    usual_bot: str = ""


class PauseScene(OverlayScene):
    """Resume, keep, settings, rules, begin again, leave. It stays below settings, rules and the choice of a bot."""

    first_focus = "resume"

    def __init__(self, ui: Ui, choices: PauseChoices, line: str = "") -> None:
        """`line` says what is paused ("Gather Intel, round 6")."""
        super().__init__(ui)
        self.choices, self.line = choices, line

    def _entries(self) -> list[tuple[str, str, str, str, Callable[[], None]]]:
        """Name, label, icon, letter, what it does."""
        chosen, close = self.choices, self._closing
        bot, swap = tr(N_("A bot plays on")), self._choose_bot
        if chosen.bot_plays:
            bot, swap = tr(N_("Take the seat back")), close(partial(chosen.on_bot, chosen.usual_bot))
        return [
            ("resume", tr(N_("Resume")), "play", "", self.back),
            ("save", tr(N_("Save as...")), "save", "s", close(chosen.on_save)),
            ("settings", tr(N_("Settings")), "gear", "o", chosen.on_settings),
            ("rules", tr(N_("Rules")), "book", "", chosen.on_rules),
            ("bot", bot, "dice", "b", swap),
            ("restart", tr(N_("Restart, same seed")), "redo", "r", close(chosen.on_restart)),
            ("title", tr(N_("Back to the title")), "door", "q", close(chosen.on_title)),
        ]

    def _choose_bot(self) -> None:
        """Asks which bot; the menu stays below until one is chosen."""
        chosen = self.choices

        def take(name: str) -> None:
            self.ui.scenes.pop()
            chosen.on_bot(name)

        title = tr(N_("Which bot plays on?"))
        self.ui.scenes.push(SeatChoice(self.ui, title, chosen.bots, chosen.usual_bot, take))

    def _closing(self, then: Callable[[], None]) -> Callable[[], None]:
        def choose() -> None:
            self.ui.scenes.pop()
            then()

        return choose

    def frame(self) -> pygame.Rect:
        high = _HEAD + len(self._entries()) * _STEP + theme.PADDING
        return pygame.Rect((self.size[0] - _WIDTH) // 2, (self.size[1] - high) // 2, _WIDTH, high)

    def build(self, size: Size) -> list[Widget]:
        frame = self.frame()
        keys = {"resume": self.ui.prompt(Action.BACK), "rules": self.ui.prompt(Action.HELP)}
        widgets: list[Widget] = []
        for number, (name, label, icon, letter, on_click) in enumerate(self._entries()):
            rect = (frame.x + _INSET, frame.y + _HEAD + number * _STEP, frame.w - 2 * _INSET, theme.BUTTON)
            button = Button(name, rect, label, on_click, icon=icon, key=keys.get(name, letter.upper()))
            button.letter = letter
            button.style = "primary" if name == "resume" else "button"
            button.hotkey = Action.HELP if name == "rules" else None
            widgets.append(button)
        return widgets

    def paint(self, surface: pygame.Surface) -> None:
        frame = self.frame()
        panels.titled(surface, frame, tr(N_("Pause")), "forest", sprites.icon("pause"))
        if self.line:
            text.draw(
                surface, text.fit(self.line, frame.w - 2 * _INSET), (frame.centerx, frame.y + 38), "mist", align="c"
            )
