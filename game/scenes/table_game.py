"""The game behind the table: session, clicks, log and the stage that is shown. It draws nothing."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

from game.engine.commandos.state import State
from game.engine.core.events import Event
from game.engine.core.session import Session
from game.engine.core.step import Ask, Command, IllegalCommand, Refusal
from game.engine.core.text import N_, Message
from game.scenes.table_calls import TableCalls
from game.ui.chooser import Chooser, kind_of
from game.ui.skins.commandos.log import LogBook
from game.ui.stage import Stage

NOTHING_SINCE = Message(N_("Nothing was decided after this line."))
OUT_OF_REACH = Message(N_("Dice were rolled or a card was turned up after this line; that cannot be taken back."))


class TableGame:
    """A session with the clicks on its present question.

    `shown` is what the window shows: it runs behind the state while events are played, and so does the log, of which
    `lines_shown` lines can be seen.
    """

    def __init__(self, session: Session, calls: TableCalls, play_events: Callable[[list[Event]], None]) -> None:
        self.session, self.calls, self._show = session, calls, play_events
        self.chooser = Chooser(session.ask, session.state)
        self.book = LogBook(session.state.table, self._first_stage())
        self.shown = Stage.of(session.state)
        self._selected = ""
        self._over = False
        self.lines_shown = 0
        self._ends: deque[int] = deque()
        self._write_past()
        self._ask_anew()

    def _first_stage(self) -> Stage:
        """The table as it was before the set-up."""
        s = self.session
        return Stage.of(s.game.start(s.setup, s.cards, s.seed))  # type: ignore[arg-type]

    def _write_past(self) -> None:
        """Writes the log of what was played before the table opened, by playing it again; or shows the opening."""
        session = self.session
        self.book.add(session.opening)
        if not session.log:
            self.shown = self._first_stage()
            self._begin_showing(session.opening)
            return
        try:
            again = Session(session.game, session.setup, session.cards, session.seed)
            for words in session.log:
                self.book.add(again.play(session.game.parse(words)))
        except (IllegalCommand, ValueError):  # a game kept under other cards: its log begins now
            self.book.begin_at(len(session.log), Stage.of(session.state))
        self.lines_shown = len(self.book.lines)

    def _begin_showing(self, events: list[Event]) -> None:
        self._ends.extend(self.book.ends)
        self._show(events)

    def catch_up(self) -> None:
        """Nothing is left to be played: what is shown is what is."""
        self.shown = Stage.of(self.session.state)
        self._ends.clear()
        self.lines_shown = len(self.book.lines)

    def settle(self, event: Event) -> None:
        """An event has been played: the table that is shown and the log catch up."""
        self.shown.apply(event)
        if self._ends:
            self.lines_shown = self._ends.popleft()

    # ------------------------------------------------------------ looking

    @property
    def state(self) -> State:
        """The state of the rules, which is never behind."""
        state: State = self.session.state
        return state

    @property
    def ask(self) -> Ask | None:
        """The question that waits."""
        return self.session.ask

    @property
    def acting(self) -> bool:
        """Whether the team chooses an action, not something in the middle of a rule."""
        return self.chooser.ask is not None and "button:end" in self.chooser.next_picks(())

    @property
    def shows_own_turn(self) -> bool:
        """Whether what is shown is the Commando Phase that goes on, not one that was ended."""
        shown, s = self.shown, self.state
        return shown.phase == s.phase == "commandos" and shown.round == s.round

    @property
    def selected(self) -> str:
        """The letter of the own die that was clicked first; empty without one."""
        first = next((pick for pick in self.chooser.taken if kind_of(pick) == "die"), "")
        return first[4:]

    # ------------------------------------------------------------ choosing

    def pick(self, pick: str) -> Refusal | None:
        """A click on something: it goes on with the choice, or is refused with the reason."""
        if refusal := self.chooser.reason(pick):
            return refusal
        command = self.chooser.pick(pick)
        if command is None and kind_of(pick) == "directive":
            command = self._only_way()
        if command is not None:
            self.play(command)
        return None

    def _only_way(self) -> Command | None:
        """The option that is left when nothing is to be chosen any more."""
        left = self.chooser.matching()
        return left[0] if len(left) == 1 else None

    def play(self, command: Command) -> None:
        """Carries a command out; the window plays what happened."""
        self._selected = self.selected or getattr(command, "die", "") or self._selected
        self._happened(self.session.play(command))

    def _happened(self, events: list[Event]) -> None:
        self.book.add(events)
        self._begin_showing(events)
        self._ask_anew()
        self.calls.after_command(self.session)

    def _ask_anew(self) -> None:
        """A new question: what was selected stays selected where that makes sense."""
        self.chooser = Chooser(self.session.ask, self.session.state)
        if self._selected and self.acting:
            self.chooser.start_with(f"die:{self._selected}")

    # ------------------------------------------------------------ undo, redo, hint

    def undo(self) -> Message | None:
        """Takes the last command back; else the reason why not."""
        if stop := self.session.undo_stop():
            return stop
        self._take_back(1)
        return None

    def back_stop(self, line: int) -> Message | None:
        """Why what came after a line of the log cannot be taken back; None when it can."""
        count = len(self.session.log) - self.book.command_of(line)
        if count <= 0:
            return NOTHING_SINCE
        return None if count <= self.session.undoable() else self.session.undo_stop() or OUT_OF_REACH

    def back_to(self, line: int) -> None:
        """Takes back every command after a line of the log, as far as that can be."""
        if self.back_stop(line) is None:
            self._take_back(len(self.session.log) - self.book.command_of(line))

    def _take_back(self, count: int) -> None:
        """Takes so many commands back; the table is then as the state says, without playing anything."""
        for _ in range(count):
            self.session.undo()
            self.calls.after_command(self.session)
        self.book.rewind(len(self.session.log), Stage.of(self.session.state))
        self.catch_up()
        self._ask_anew()

    def redo(self) -> Message | None:
        """Plays what was taken back again; else the reason why not."""
        if stop := self.session.redo_stop():
            return stop
        self._happened(self.session.redo())
        return None

    def hint(self) -> tuple[Command, Message] | None:
        """What a bot would do now, and why."""
        if self.session.ask is None or self.calls.hint is None:
            return None
        return self.calls.hint(self.session)

    def tell_end(self) -> bool:
        """Tells the program once that the game is over; True if it is."""
        if self.session.ask is not None:
            return False
        if not self._over:
            self._over = True
            self.calls.on_game_over(self.session)
        return True
