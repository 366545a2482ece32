"""A game whose luck is written down: decks that lie as wanted, and the results that each command brings."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from game.engine.core.events import Event
from game.engine.core.game import Game
from game.engine.core.session import Session
from game.engine.core.state import GameState
from game.engine.core.step import Ask, Command

Result = int | str
"""What a die or a spinner shows, as people write it."""


@dataclass(frozen=True, slots=True)
class Script:
    """`lay_out` puts the decks of a new table in order; `opening` are the results before the first question.

    `results` are those that each command brings, one after another; luck decides what comes after the last.
    `numbers` gives the numbers behind results on a table as it is before they fall.
    """

    lay_out: Callable[[Any], None]
    numbers: Callable[[Any, Sequence[Result]], list[int]]
    opening: tuple[Result, ...] = ()
    results: tuple[tuple[Result, ...], ...] = ()


class ScriptedSession(Session):
    """A session that follows a script: the same commands always come out as written."""

    def __init__(self, game: Game, setup: Any, cards: Any, seed: int, script: Script) -> None:
        self.script = script
        super().__init__(game, setup, cards, seed)

    def begin(self) -> GameState:
        state = super().begin()
        self.script.lay_out(state)
        state.script = self.script.numbers(state, self.script.opening)
        return state

    def again(self) -> ScriptedSession:
        return ScriptedSession(self.game, self.setup, self.cards, self.seed, self.script)

    def _carry_out(self, ask: Ask, command: Command) -> list[Event]:
        number, results = len(self.log), self.script.results
        self.state.script = self.script.numbers(self.state, results[number]) if number < len(results) else []
        return super()._carry_out(ask, command)

    def undo(self) -> Command | None:
        taken_back = super().undo()
        self.state.script = []  # what was written for that command counts when it is given again
        return taken_back
