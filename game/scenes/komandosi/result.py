"""The result of a game of Komandosi: who won, the table of the players, and the way that the winner took."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.content.controls import Action
from game.engine.core.session import Session
from game.engine.core.text import N_
from game.scenes.context import Ui
from game.scenes.komandosi.result_facts import ending, facts_of
from game.scenes.komandosi.result_paint import paint_players, paint_track
from game.scenes.page_scene import PageScene
from game.scenes.result import ResultChoices
from game.scenes.result_art import paint_banner, paint_place
from game.scenes.setup_seed import seed_text
from game.scenes.stack import Size
from game.ui import text, theme
from game.ui.text import tr, tr_message
from game.ui.widgets.base import Widget
from game.ui.widgets.button import Button

_MARGIN, _GAP, _TOP, _HIGH, _PLAYERS = 40, 10, 156, 412, 560
_BANNER, _BUTTONS, _RECORD = 26, 586, 658
_BUTTON_HIGH, _BUTTON_GAP = 52, 32


class KomandosiResultScene(PageScene):
    """The end of one game."""

    first_focus = "again"

    def __init__(self, ui: Ui, session: Session, choices: ResultChoices) -> None:
        super().__init__(ui)
        self.session, self.choices = session, choices
        self.facts = facts_of(session)

    def enter(self) -> None:
        self.ui.cue("victory")

    def back(self) -> None:
        self.choices.on_title()

    def _shift(self) -> int:
        """How much higher than in the design everything lies in a low window, as a number below 0."""
        return min(0, (self.size[1] - theme.DESIGN[1]) // 2)

    def _spare(self) -> int:
        """How much higher the panels are than in the design."""
        return max(0, self.size[1] - theme.DESIGN[1])

    def build(self, size: Size) -> list[Widget]:
        chosen = self.choices
        enter, back = self.ui.prompt(Action.CONFIRM), self.ui.prompt(Action.BACK)
        entries: tuple[tuple[str, str, str, str, int, Callable[[], None]], ...] = (
            ("again", tr(N_("Play again")), "undo", enter, 216, chosen.on_again),
            ("seed", tr(N_("Same seed")), "dice", "S", 170, chosen.on_same_seed),
            ("replay", tr(N_("Replay")), "play", "R", 160, lambda: chosen.on_replay(0)),
            ("map", tr(N_("Other map")), "flag", "M", 170, chosen.on_other_map),
            ("keep", tr(N_("Keep")), "save", "K", 140, chosen.on_keep),
            ("title", tr(N_("Title")), "", back, 130, chosen.on_title),
        )
        wide = sum(entry[4] for entry in entries) + _BUTTON_GAP * (len(entries) - 1)
        x, y = (size[0] - wide) // 2, _BUTTONS + self._shift() + self._spare()
        buttons: list[Widget] = []
        for name, label, icon, key, w, on_click in entries:
            style = "primary" if name == "again" else "button"
            button = Button(name, (x, y, w, _BUTTON_HIGH), label, on_click, style=style, icon=icon, key=key)
            button.letter = key.lower() if len(key) == 1 else ""
            buttons.append(button)
            x += w + _BUTTON_GAP
        return buttons

    def paint(self, surface: pygame.Surface) -> None:
        shift, spare = self._shift(), self._spare()
        paint_place(surface, True)
        names = [self.session.setup.names[seat] for seat in self.session.state.outcome.winners]
        word = text.fit(names[0].upper() if len(names) == 1 else tr(N_("SHARED")), self.size[0] - 2 * _MARGIN, "title")
        paint_banner(surface, word, tr_message(ending(self.session, self.facts)), _BANNER + shift, True)
        players = pygame.Rect(_MARGIN, _TOP + shift, _PLAYERS, _HIGH + spare)
        wide = self.size[0] - 2 * _MARGIN - _PLAYERS - _GAP
        track = pygame.Rect(players.right + _GAP, players.y, wide, players.h)
        paint_players(surface, players, self.session, self.facts)
        paint_track(surface, track, self.session, self.facts)
        line = tr(N_("seed {seed}")).format(seed=seed_text(self.session.seed))
        half, y = text.width(line, "label") // 2 + 28, _RECORD + shift + spare
        surface.fill(theme.rgb("ink"), (self.size[0] // 2 - half, y, 2 * half, 28))
        text.draw(surface, line, (self.size[0] // 2, y + 8), "mist", "label", "c")
