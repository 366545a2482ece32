"""The game behind the D-Day Dice table: session, log, the active Unit and its clicks. It draws nothing."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from game.engine.core.events import Event
from game.engine.core.session import Session
from game.engine.core.step import Ask, Command, Refusal
from game.engine.dday.state import LETTERS, State, Unit
from game.scenes.played_game import PlayedGame
from game.scenes.table_calls import TableCalls
from game.ui.chooser import Chooser, Picks, kind_of, runs_of
from game.ui.skins.dday.log import LogBook
from game.ui.skins.dday.stage import Stage


class DdayTableGame(PlayedGame[Stage]):
    """A game of D-Day Dice with the clicks of one Unit, the active one, on its present question."""

    book: LogBook

    def __init__(self, session: Session, calls: TableCalls, play_events: Callable[[list[Event]], None]) -> None:
        self.active = "A"
        super().__init__(session, calls, play_events, Stage.of)

    def new_book(self, stage: Stage) -> LogBook:
        return LogBook(stage)

    # ------------------------------------------------------------ looking

    @property
    def state(self) -> State:
        """The state of the rules."""
        state: State = self.session.state
        return state

    @property
    def unit(self) -> Unit:
        """The active Unit."""
        return self.state.unit(self.active)

    def deciders(self) -> list[str]:
        """The letters of the Units that have something to decide; one that is ready may still trade."""
        return [LETTERS[seat] for seat in self.ask.seats] if self.ask else []

    def question_of(self, letter: str) -> Ask | None:
        """The part of the question that is one Unit's; None without any."""
        mine = [o for o in self.ask.options if o.unit == letter] if self.ask else []  # type: ignore[attr-defined]
        return replace(self.ask, options=mine) if self.ask and mine else None

    @property
    def taken(self) -> Picks:
        """What was clicked so far, without the Unit."""
        return tuple(pick for pick in self.chooser.taken if kind_of(pick) != "unit")

    @property
    def whole(self) -> Command | None:
        """The command that the clicks so far are, though they could go on."""
        taken = runs_of(self.chooser.taken)
        return next((o for o in self.chooser.matching() if runs_of(o.picks()) == taken), None)

    # ------------------------------------------------------------ choosing

    def select(self, letter: str) -> None:
        """Makes a Unit the active one."""
        self.active = letter
        self.chooser = Chooser(self.ask, self.state)
        self.chooser.start_with(f"unit:{letter}")

    def ask_anew(self) -> None:
        """A new question: the active Unit stays so while it has something to decide."""
        waiting = self.deciders()
        self.select(self.active if self.active in waiting or not waiting else waiting[0])

    def play(self, command: Command) -> None:
        """Carries a command out. Another Unit's leaves the clicks of the active one as far as they still make sense."""
        active, clicks = self.active, self.chooser.taken
        super().play(command)
        others = getattr(command, "unit", active) != active
        if others and self.active == active and self.chooser.matching(clicks):
            self.chooser.take_instead(clicks)

    def pick(self, pick: str) -> Refusal | None:
        """A click on something: it goes on with the choice, or is refused with the reason."""
        if refusal := self.chooser.reason(pick):
            return refusal
        before = self.chooser.taken
        command = self.chooser.pick(pick)
        refusal = self.decide(command) if command else None
        if refusal:
            self.chooser.take_instead(before)
        return refusal

    def decide(self, command: Command) -> Refusal | None:
        """Carries a command out, unless there is a veto."""
        if veto := self.calls.veto(command):
            return veto
        self.play(command)
        return None
