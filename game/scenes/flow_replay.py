"""A player that gives the commands of a log one after another, so that the table can show a game again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.engine.core.game import Game
from game.engine.core.step import Ask, Command


class Replayer:
    """Plays a log that is known to fit the game; after its end it chooses nothing."""

    name = "replay"

    def __init__(self, game: Game, log: Sequence[str]) -> None:
        self._commands = iter([game.parse(text) for text in log])

    def choose(self, s: Any, ask: Ask) -> Command:
        """The next command of the log; raises StopIteration after the last."""
        return next(self._commands)
