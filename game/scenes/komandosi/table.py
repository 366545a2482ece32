"""The players' hands at the Komandosi table: choosing, taking back, hints, and seats for bots."""

from __future__ import annotations

from pathlib import Path

from game.engine.core.bots import Bot
from game.engine.core.session import Session
from game.engine.core.step import Ask
from game.engine.core.text import N_
from game.engine.komandosi.state import LETTERS
from game.scenes.bot_thought import Decision
from game.scenes.context import Ui
from game.scenes.hot_seat import HotSeatTable
from game.scenes.komandosi.view import KomandosiTableView
from game.scenes.recap import Recap
from game.scenes.table_calls import TableCalls
from game.ui.input import Event
from game.ui.text import tr, tr_message
from game.ui.widgets.base import Widget

BOT_PLAYS = N_("A bot plays this seat. Click its mark to take it back.")
NEWS = frozenset(("move", "fight", "card"))
"""The kinds of lines of the log that tell what bots did."""


class KomandosiTableScene(KomandosiTableView, HotSeatTable):
    """The table with the players' hands on it; `bot` plays every seat while it is there."""

    def __init__(
        self,
        ui: Ui,
        session: Session,
        calls: TableCalls | None = None,
        near: Path | None = None,
        bot: Bot | None = None,
    ) -> None:
        self.start_seats()
        self._looked_at: Ask | None = None
        self.recap = Recap(lambda: self.game, NEWS, self.rebuild)
        super().__init__(ui, session, calls, near)
        self.recap.begin()
        self.seat(bot)

    # ------------------------------------------------------------ whose hands

    def asked_letters(self) -> list[str]:
        return [self.game.asked_letter] if self.game.ask else []

    def letters(self) -> list[str]:
        return [player.letter for player in self.game.state.players]

    def question_of(self, letter: str) -> Ask | None:
        return self.game.ask if letter == self.game.asked_letter else None

    def name_of(self, letter: str) -> str:
        return self.game.state.table.setup.names[LETTERS.index(letter)]

    def show_hint(self, decision: Decision) -> None:
        """Makes its clicks but the last, and puts the focus there."""
        *before, last = decision.command.picks()
        self.game.chooser.take_instead(tuple(before))
        self.rebuild()
        kind, _, name = last.partition(":")
        widget = next((widget for widget in self.page.widgets if widget.pick == last), None)
        if widget is not None:
            self.page.focus(widget.name)
        elif kind == "square" and self.island:
            self.island.cursor = self.game.state.board.square_of[name]
            self.page.focus(self.island.name)

    # ------------------------------------------------------------ input

    def handle(self, event: Event) -> bool:
        return self.takes_history(event) or super().handle(event)

    def back(self) -> None:
        """One step back: the note, the last click; then the menu."""
        if self.recap.close() or self.log.clear():
            pass
        elif self.note and not self.waiting_bots:  # bots say something all the time
            self.note = ""
        elif not self.game.chooser.taken:
            self.menu()
        else:
            self.game.chooser.back()
        self.rebuild()

    def menu(self) -> None:
        """Opens the menu of the game."""
        self.calls.on_menu()

    def notes(self) -> list[Widget]:
        return self.recap.widgets(self.places.map)

    def moved_on(self) -> None:
        super().moved_on()
        if self.game.ask and not self.busy and not self.waiting_bots:
            self.recap.person_is_asked()
            self.rebuild()
            self._look_at_question()

    def _look_at_question(self) -> None:
        """A new question has the keyboard at its usual answer, never beside where the last one had it."""
        if self.game.ask is not self._looked_at:
            self._looked_at = self.game.ask
            self.page.focus(self.first_focus)

    def pick(self, pick: str) -> None:
        """A click on something that can be picked."""
        if self.game.asked_letter in self.bots:
            self.note = tr(BOT_PLAYS)
            self.rebuild()
            return
        self.page_shown = 0
        refusal = self.game.pick(pick)
        self.note = tr_message(refusal.message) if refusal else ""
        if refusal:
            self.ui.cue("refuse")
        self.log.clear()
        self.recap.person_chose()
        self.play_queued()

    def turn_page(self) -> None:
        """Shows the next page of the buttons at the foot."""
        self.page_shown += 1
        self.rebuild()

    def pick_square(self, square: int) -> None:
        """A click on the island: a square, or the opponent on it while somebody may be attacked."""
        game = self.game
        name = game.state.board.names[square]
        for pawn in game.shown.at(square):
            if pawn.letter in game.targets() and pawn.letter != game.asked_letter:
                self.pick(f"player:{pawn.letter}")
                return
        self.pick(f"square:{name}")

    # ------------------------------------------------------------ time

    def update(self, ms: int) -> None:
        super().update(ms)
        self.bots_play(ms)

    def next_frame(self) -> int | None:
        return self.bots_due(super().next_frame())
