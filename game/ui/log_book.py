"""The log of a game: lines of marked sentences with gaps, one command after another."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Generic, TypeVar

from game.engine.core.events import Event
from game.ui.log_line import Line
from game.ui.stage import FoldedStage

S = TypeVar("S", bound=FoldedStage)


class LogBook(Generic[S]):
    """All lines so far. It follows the game on a stage of its own, so that names fit the moment.

    A game's book says what its events are worth (`lines_of`) and knows the words for its things.
    """

    def __init__(self, stage: S) -> None:
        self.stage = stage
        self.lines: list[Line] = []
        self.ends: list[int] = []
        """The number of lines after each event of the last `add`."""
        self._marks: list[int] = []

    def lines_of(self, event: Event) -> list[Line]:
        """The lines about an event; none about one that another line tells."""
        raise NotImplementedError

    def add(self, events: Iterable[Event]) -> None:
        """Writes what one command (or the set-up) made happen."""
        self.ends = []
        for event in events:
            self.lines += self.lines_of(event)
            self.ends.append(len(self.lines))
            self.stage.apply(event)
        self._marks.append(len(self.lines))

    def rewind(self, commands: int, stage: S) -> None:
        """Leaves only the set-up and the first so many commands; `stage` is the table as it was then."""
        del self._marks[commands + 1 :]
        del self.lines[self._marks[-1] :]
        stage.remember(self.stage)
        self.stage = stage

    def begin_at(self, commands: int, stage: S) -> None:
        """An empty book for a game of which so many commands are not known any more."""
        self.lines.clear()
        self._marks = [0] * (commands + 1)
        self.stage = stage

    def command_of(self, line: int) -> int:
        """How many commands had been played when this line was written."""
        return next((n for n, mark in enumerate(self._marks) if line < mark), len(self._marks))

    def as_text(self) -> str:
        """The whole log, for the clipboard."""
        return "\n".join(("    " if line.indent else "") + line.words() for line in self.lines)
