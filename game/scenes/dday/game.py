"""The game behind the D-Day Dice table: session, log, the active Unit and its clicks. It draws nothing."""

from __future__ import annotations

from dataclasses import replace

from game.engine.core.events import Event
from game.engine.core.session import Session
from game.engine.core.step import Ask, Command, IllegalCommand, Refusal
from game.engine.core.text import Message
from game.engine.dday.state import LETTERS, State, Unit
from game.scenes.table_calls import TableCalls
from game.ui.chooser import Chooser, Picks, kind_of, runs_of
from game.ui.skins.dday.log import LogBook


class DdayTableGame:
    """A session with the clicks of one Unit, the active one, on its present question."""

    def __init__(self, session: Session, calls: TableCalls) -> None:
        self.session, self.calls = session, calls
        self.active = "A"
        self.happened: list[Event] = []
        """What has happened since the window was last told."""
        self.book = LogBook(session.state.table, session.begin())
        self._write_past()
        self.ask_anew()

    def _write_past(self) -> None:
        """Writes the log of what was played before the table opened, by playing it again."""
        session = self.session
        self.book.add(session.opening)
        try:
            again = session.again()
            for words in session.log:
                self.book.add(again.play(session.game.parse(words)))
        except (IllegalCommand, ValueError):  # a game kept under other cards: its log begins now
            self.book.begin_at(len(session.log), session.state)

    # ------------------------------------------------------------ looking

    @property
    def state(self) -> State:
        """The state of the rules."""
        state: State = self.session.state
        return state

    @property
    def ask(self) -> Ask | None:
        """The question that waits."""
        return self.session.ask

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

    def play(self, command: Command) -> None:
        """Carries a command out."""
        events = self.session.play(command)
        self.book.add(events)
        self.happened += events
        self._moved_on()

    def undo(self) -> Message | None:
        """Takes the last command back; else the reason why not."""
        if stop := self.session.undo_stop():
            return stop
        self.session.undo()
        self.book.rewind(len(self.session.log))
        self._moved_on()
        return None

    def redo(self) -> Message | None:
        """Plays what was taken back again; else the reason why not."""
        if stop := self.session.redo_stop():
            return stop
        self.book.add(self.session.redo())
        self._moved_on()
        return None

    def _moved_on(self) -> None:
        self.ask_anew()
        self.calls.after_command(self.session)
