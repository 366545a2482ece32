"""The player's hand at the D-Day Dice table: choosing, trading, taking back, hints, and seats for bots."""

from __future__ import annotations

from pathlib import Path

from game.engine.core.bots import Bot
from game.engine.core.session import Session
from game.engine.core.step import Ask, Refusal
from game.engine.core.text import N_
from game.engine.dday.forecast import danger
from game.engine.dday.state import LETTERS
from game.scenes.bot_thought import Decision
from game.scenes.context import Ui
from game.scenes.dday.planner import TradePlanner
from game.scenes.dday.trade_plan import partners_of
from game.scenes.dday.view import DdayTableView
from game.scenes.dialog import confirm
from game.scenes.hot_seat import HotSeatTable
from game.scenes.recap import Recap
from game.scenes.table_calls import TableCalls
from game.ui.input import Event
from game.ui.skins.dday.advice_line import alone_in_bunker
from game.ui.text import tr, tr_message
from game.ui.widgets.base import Widget

BOT_PLAYS = N_("A bot plays this Unit. Click its mark to take it back.")
NEWS = frozenset(("move", "fight", "card", "trade"))
"""The kinds of lines of the log that tell what bots did; their dice are not worth it."""


class DdayTableScene(DdayTableView, HotSeatTable):
    """The table with the players' hands on it; `bot` plays every Unit while it is there."""

    def __init__(
        self,
        ui: Ui,
        session: Session,
        calls: TableCalls | None = None,
        near: Path | None = None,
        bot: Bot | None = None,
    ) -> None:
        self.start_seats()
        self.recap = Recap(lambda: self.game, NEWS, self.rebuild)
        super().__init__(ui, session, calls, near)
        self.recap.begin()
        self.seat(bot)

    # ------------------------------------------------------------ whose hands

    def asked_letters(self) -> list[str]:
        return self.game.deciders()

    def letters(self) -> list[str]:
        return [unit.letter for unit in self.game.state.units]

    def question_of(self, letter: str) -> Ask | None:
        return self.game.question_of(letter)

    def name_of(self, letter: str) -> str:
        return self.game.state.table.setup.names[LETTERS.index(letter)]

    def advised(self) -> Ask | None:
        """About the active Unit; one that is ready may still trade, but no bot advises that."""
        return self.game.question_of(self.game.active) if self.game.active in self.game.deciders() else None

    def show_hint(self, decision: Decision) -> None:
        self.game.chooser.take_instead(decision.command.picks()[:-1])

    # ------------------------------------------------------------ input

    def handle(self, event: Event) -> bool:
        return self.takes_history(event) or super().handle(event)

    def back(self) -> None:
        """One step back: the note, the last click; then the menu."""
        if self.recap.close() or self.log.clear():
            pass
        elif self.note and not self.waiting_bots:  # bots say something all the time
            self.note = ""
        elif not self.game.chooser.taken[1:]:
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

    # ------------------------------------------------------------ choosing

    def _tied(self) -> bool:
        """Says why where a bot has the active Unit."""
        self.note = tr(BOT_PLAYS) if self.game.active in self.bots else ""
        return bool(self.note)

    def pick(self, pick: str) -> None:
        """A click on something that can be picked; a Unit that would be lost by staying is asked first."""
        if not self._tied():
            if pick == "button:trade" and self.plan_trade():
                return
            s, unit = self.game.state, self.game.active
            stuck = pick == "button:ready" and s.phase == "move" and danger(s, unit).must_move
            if stuck:
                body = tr(N_("This Unit must move. If it stays it is lost, and the game with it."))
                confirm(self.ui, tr(N_("Stay here?")), body, tr(N_("Stay")), lambda: self._pick(pick))
                return
            kind, _, sector = pick.partition(":")
            if kind == "sector" and s.phase == "move" and self._goes_alone(pick, sector):
                body = tr(N_("The others do not stand in the Bunker: this Unit would fight there alone."))
                confirm(self.ui, tr(N_("Enter the Bunker alone?")), body, tr(N_("Go in")), lambda: self._pick(pick))
                return
            self._pick(pick)
            return
        self.rebuild()

    def _goes_alone(self, pick: str, sector: str) -> bool:
        chooser = self.game.chooser
        return pick in chooser.open_picks() and alone_in_bunker(self.game.state, self.game.active, sector)

    def plan_trade(self) -> bool:
        """Opens the trade planner; False where the active Unit has nobody to trade with."""
        if not partners_of(self.game):
            return False
        self.ui.scenes.push(TradePlanner(self.ui, self.game, self._traded))
        return True

    def _traded(self, note: str) -> None:
        self.note = note
        self.recap.person_chose()
        self._after()

    def _pick(self, pick: str) -> None:
        self._told(self.game.pick(pick))

    def _told(self, refusal: Refusal | None) -> None:
        """A person has chosen something, or it was refused with a reason."""
        self.note = tr_message(refusal.message) if refusal else ""
        self.log.clear()
        self.recap.person_chose()
        self._after()

    def do_whole(self) -> None:
        """Carries out what was clicked so far, though the choice could go on."""
        command = self.game.whole
        self._told(self.game.decide(command) if command else None)

    def select(self, letter: str) -> None:
        """Makes a Unit the active one."""
        self.game.select(letter)
        self.note = ""
        self.rebuild()

    def turn_page(self, strip: str) -> None:
        """Shows the next page of the tray's choices or of the Pool."""
        self.pages[strip] += 1
        self.rebuild()

    def _after(self) -> None:
        self.pages["tray"] = 0
        self.play_queued()

    def bot_played(self) -> None:
        self._after()

    # ------------------------------------------------------------ time

    def update(self, ms: int) -> None:
        super().update(ms)
        self.bots_play(ms)

    def next_frame(self) -> int | None:
        return self.bots_due(super().next_frame())
