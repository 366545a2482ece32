"""What a game gives to the rest of the program."""

from __future__ import annotations

from typing import Any, Protocol

from game.engine.core.state import GameState
from game.engine.core.step import Command


class Game(Protocol):
    """One of the games. `id` is its folder's name; set-ups and states are its own dataclasses."""

    id: str

    def start(self, setup: Any, cards: Any, seed: int) -> GameState:
        """A new game, about to run its first step."""
        ...

    def parse(self, text: str) -> Command:
        """The command of a text form; ValueError with a sentence for anything else."""
        ...

    def visible_picks(self, s: Any) -> list[str]:
        """Everything on the table that a player could click in this state."""
        ...

    def dump_setup(self, setup: Any) -> Any:
        """A set-up as plain JSON data."""
        ...

    def load_setup(self, data: Any) -> Any:
        """The set-up of plain JSON data; ValueError when it is none."""
        ...

    def dump_state(self, s: Any) -> Any:
        """A state as plain JSON data, without what all clones share."""
        ...

    def load_state(self, data: Any, setup: Any, cards: Any) -> GameState:
        """The state of plain JSON data; ValueError when it is none."""
        ...
