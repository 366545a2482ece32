"""Komandosi as the rest of the program sees it."""

from __future__ import annotations

from typing import Any

from game.engine.board.grid import spaces_of
from game.engine.core.save import StateSaver
from game.engine.core.step import Command
from game.engine.komandosi import (
    arriving,
    attacks,
    commands,
    declaring,
    event_cards,
    handling,
    moving,
    rolling,
    setup,
    spinner,
    turn,
)
from game.engine.komandosi.cards import Cards
from game.engine.komandosi.problems import setup_problems
from game.engine.komandosi.state import Setup, State, Table

_BUTTONS = (
    "roll", "stay", "train", "car", "boat", "fist", "rifle", "rocket", "buy", "sell", "take", "build", "put", "get",
    "map", "leave", "done", "pay", "refuse", "kit",
)  # fmt: skip


class KomandosiGame(StateSaver):
    """Komandosi (two to six rivals)."""

    id = "komandosi"

    def start(self, setup_: Setup, cards: Cards, seed: int) -> State:
        """A game about to place its pawns and begin the first turn."""
        return setup.start(setup_, cards, seed)

    def parse(self, text: str) -> Command:
        """The command of a text form; ValueError with a sentence for anything else."""
        return commands.parse(text)

    def visible_picks(self, s: State) -> list[str]:
        """Squares, players and buttons that a player could click."""
        board = s.board
        return [
            *(f"square:{board.names[square]}" for square in spaces_of(board.land | board.sea | board.fresh_water)),
            *(f"player:{player.letter}" for player in s.players),
            *(f"button:{name}" for name in _BUTTONS),
        ]


_STEPS: list[Any] = [
    arriving,
    attacks,
    declaring,
    event_cards,
    handling,
    moving,
    rolling,
    setup,
    spinner,
    turn,
]
"""Every module that defines steps: a state may be saved with any of them on its agenda."""
GAME = KomandosiGame(Setup, State, Table, _STEPS, setup_problems)
