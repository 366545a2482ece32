"""Bots: they get the state and the question and give one of the options."""

from __future__ import annotations

from typing import Any, Protocol

from game.engine.core.rng import Numbers
from game.engine.core.step import Ask, Command
from game.engine.core.text import N_, Message


class Bot(Protocol):
    """A player made of code. It may look at what a person could see, and clone the state to try things."""

    name: str

    def choose(self, s: Any, ask: Ask) -> Command:
        """One of `ask.options`."""
        ...

    def why(self, s: Any, command: Command) -> Message:
        """The reason for a command that it chose in this state, as one short sentence."""
        ...


class RandomBot:
    """Every option is equally likely."""

    name = "random"

    def __init__(self, seed: int = 0) -> None:
        self._numbers = Numbers(seed)

    def choose(self, s: Any, ask: Ask) -> Command:
        """One of the options, by lot."""
        options = ask.options
        command: Command = options[self._numbers.below(len(options))]
        return command

    def why(self, s: Any, command: Command) -> Message:
        """It has no reasons."""
        return Message(N_("By lot."))
