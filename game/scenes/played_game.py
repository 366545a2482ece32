"""The game behind a table: session, log, and the stage that is shown. It draws nothing, and knows no game's rules.

A game derives its own from this: which book and stage it has, and what its clicks choose.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Any, Generic, TypeVar

from game.engine.core.events import Event
from game.engine.core.session import Session
from game.engine.core.step import Ask, Command, IllegalCommand
from game.engine.core.text import N_, Message
from game.scenes.table_calls import TableCalls
from game.ui.log_book import LogBook
from game.ui.stage import FoldedStage

S = TypeVar("S", bound=FoldedStage)
NOTHING_SINCE = Message(N_("Nothing was decided after this line."))
OUT_OF_REACH = Message(N_("Dice were rolled or a card was turned up after this line; that cannot be taken back."))


class PlayedGame(Generic[S]):
    """A session, its log, and what the window shows of it.

    `shown` runs behind the state while events are played, and so does the log, of which `lines_shown` lines can be
    seen. `play_events` is told what happened; `stage_of` gives the stage of a state.
    """

    def __init__(
        self,
        session: Session,
        calls: TableCalls,
        play_events: Callable[[list[Event]], None],
        stage_of: Callable[[Any], S],
    ) -> None:
        self.session, self.calls, self._show, self._stage_of = session, calls, play_events, stage_of
        self.shown = stage_of(session.state)
        self.lines_shown = 0
        self._ahead: deque[tuple[Event, int]] = deque()  # still to be played, with the number of lines after each
        self._over = False
        self.book = self.new_book(self._first_stage())
        self._write_past()
        self.ask_anew()

    def new_book(self, stage: S) -> LogBook[S]:
        """An empty log that begins on this stage."""
        raise NotImplementedError

    def ask_anew(self) -> None:
        """There is a new question: clicks begin anew."""
        raise NotImplementedError

    def _first_stage(self) -> S:
        """The table as it was before the set-up."""
        return self._stage_of(self.session.begin())

    def _write_past(self) -> None:
        """Writes the log of what was played before the table opened, by playing it again; or shows the opening."""
        session = self.session
        self.book.add(session.opening)
        if not session.log:
            self.shown = self._first_stage()
            self._begin_showing(session.opening)
            return
        try:
            again = session.again()
            for words in session.log:
                self.book.add(again.play(session.game.parse(words)))
        except (IllegalCommand, ValueError):  # a game kept under other cards: its log begins now
            self.book.begin_at(len(session.log), self._stage_of(session.state))
        self.lines_shown = len(self.book.lines)

    # ------------------------------------------------------------ what is shown

    def _begin_showing(self, events: list[Event]) -> None:
        self._ahead.extend(zip(events, self.book.ends, strict=True))
        self._show(events)

    def catch_up(self) -> None:
        """Nothing is left to be played: what is shown is what is, and the log goes on from there."""
        self.shown = self._stage_of(self.session.state)
        self.shown.remember(self.book.stage)
        self.book.stage = self.shown.clone()
        self._ahead.clear()
        self.lines_shown = len(self.book.lines)

    def settle(self, event: Event) -> None:
        """An event has been played: table and log show it too, unless they caught up since it happened."""
        if self._ahead and self._ahead[0][0] is event:
            _, self.lines_shown = self._ahead.popleft()
            self.shown.apply(event)

    @property
    def ask(self) -> Ask | None:
        """The question that waits."""
        return self.session.ask

    # ------------------------------------------------------------ playing

    def play(self, command: Command) -> None:
        """Carries a command out; the window plays what happened."""
        self._happened(self.session.play(command))

    def _happened(self, events: list[Event]) -> None:
        self.book.add(events)
        self._begin_showing(events)
        self.ask_anew()
        self.calls.after_command(self.session)

    def tell_end(self) -> bool:
        """Tells the program once that the game is over; True if it is."""
        if self.session.ask is not None:
            return False
        if not self._over:
            self._over = True
            self.calls.on_game_over(self.session)
        return True

    # ------------------------------------------------------------ undo, redo

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
        self.book.rewind(len(self.session.log), self._stage_of(self.session.state))
        self.catch_up()
        self.ask_anew()

    def redo(self) -> Message | None:
        """Plays what was taken back again; else the reason why not."""
        if stop := self.session.redo_stop():
            return stop
        self._happened(self.session.redo())
        return None
