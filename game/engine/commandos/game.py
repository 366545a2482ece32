"""Dice Commandos as the rest of the program sees it."""

from __future__ import annotations

from typing import Any

from game.engine.commandos import (
    alarm,
    bosses,
    combat,
    commands,
    defeat,
    deploying,
    directives,
    effect_steps,
    ending,
    enemies,
    event_specials,
    hazards,
    loadouts,
    moves,
    reinforcement,
    setup,
    stealth,
    turn,
)
from game.engine.commandos.cards import Cards
from game.engine.commandos.problems import setup_problems
from game.engine.commandos.state import Setup, State, Table
from game.engine.core.save import StateSaver
from game.engine.core.step import Command

_BUTTONS = ("deploy", "train", "take", "ability", "shift", "site", "cut", "destroy", "deed", "end")


class CommandosGame(StateSaver):
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
            *(f"space:{board.names[space]}" for space in sorted(set(s.ground.home))),
            *(f"tile:{name}" for name in board.tile_names),
            *(f"card:{card}" for card in s.loadouts),
            *(f"button:{name}" for name in _BUTTONS),
        ]


_STEPS: list[Any] = [
    alarm,
    bosses,
    combat,
    defeat,
    deploying,
    directives,
    effect_steps,
    ending,
    enemies,
    event_specials,
    hazards,
    loadouts,
    moves,
    reinforcement,
    setup,
    stealth,
    turn,
]
"""Every module that defines steps: a state may be saved with any of them on its agenda."""
GAME = CommandosGame(Setup, State, Table, _STEPS, setup_problems)
