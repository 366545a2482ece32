"""D-Day Dice as the rest of the program sees it."""

from __future__ import annotations

from typing import Any

from game.engine.core.save import StateSaver
from game.engine.core.step import Command
from game.engine.dday import (
    casualties,
    changing,
    combat,
    commands,
    finding,
    moving,
    play_dice,
    rolling,
    setup,
    tallying,
    trading,
    turn,
    upkeep,
)
from game.engine.dday.cards import Cards
from game.engine.dday.dice import DICE
from game.engine.dday.problems import setup_problems
from game.engine.dday.state import Setup, State, Table

_BUTTONS = ("lock", "roll", "ready", "buy", "trade", "lead", "pay")


class DdayGame(StateSaver):
    """D-Day Dice (one to four Units together)."""

    id = "dday"

    def start(self, setup_: Setup, cards: Cards, seed: int) -> State:
        """A game about to begin its first turn."""
        return setup.start(setup_, cards, seed)

    def parse(self, text: str) -> Command:
        """The command of a text form; ValueError with a sentence for anything else."""
        return commands.parse(text)

    def visible_picks(self, s: State) -> list[str]:
        """Units, dice, sectors, cards and buttons that a player could click; every command begins with a Unit."""
        cards = {*s.uniques, *s.items, *s.face_down, *s.vehicles, *s.table.regulars}
        for unit in s.units:
            cards.update((*unit.specialists, *unit.items, *unit.vehicles, *unit.awards))
        return [
            *(f"unit:{unit.letter}" for unit in s.units),
            *(f"die:{place + 1}" for place in range(DICE)),
            *(f"sector:{name}" for name in s.table.board.names),
            *(f"card:{card}" for card in sorted(cards)),
            *(f"button:{name}" for name in _BUTTONS),
        ]


_STEPS: list[Any] = [
    casualties,
    changing,
    combat,
    finding,
    moving,
    play_dice,
    rolling,
    setup,
    tallying,
    trading,
    turn,
    upkeep,
]
"""Every module that defines steps: a state may be saved with any of them on its agenda."""
GAME = DdayGame(Setup, State, Table, _STEPS, setup_problems)
