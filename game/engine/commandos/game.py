"""Dice Commandos as the rest of the program sees it."""

from __future__ import annotations

from typing import Any

from game.engine.commandos import commands, save, setup
from game.engine.commandos.cards import Cards
from game.engine.commandos.state import Setup, State
from game.engine.core.step import Command

_BUTTONS = ("deploy", "train", "take", "ability", "end")


class CommandosGame:
    """Dice Commandos (solo)."""

    id = "commandos"

    def start(self, setup_: Setup, cards: Cards, seed: int) -> State:
        """A game about to roll its starting team."""
        return setup.start(setup_, cards, seed)

    def parse(self, text: str) -> Command:
        """The command of a text form; ValueError with a sentence for anything else."""
        return commands.parse(text)

    def visible_picks(self, s: State) -> list[str]:
        """Dice, spaces, tiles, load outs and buttons that a player could click."""
        board = s.table.board
        return [
            *(f"die:{die.letter}" for die in (*s.commandos, *s.enemies_on_map())),
            *(f"space:{name}" for name in board.names),
            *(f"tile:{name}" for name in board.tile_names),
            *(f"card:{card}" for card in s.loadouts),
            *(f"button:{name}" for name in _BUTTONS),
        ]

    def dump_setup(self, setup_: Setup) -> Any:
        """A set-up as plain JSON data."""
        return save.dump_setup(setup_)

    def load_setup(self, data: Any) -> Setup:
        """The set-up of plain JSON data."""
        return save.load_setup(data)

    def dump_state(self, s: State) -> Any:
        """A state as plain JSON data."""
        return save.dump_state(s)

    def load_state(self, data: Any, setup_: Setup, cards: Cards) -> State:
        """The state of plain JSON data, on the table of a set-up."""
        return save.load_state(data, setup_, cards)


GAME = CommandosGame()
