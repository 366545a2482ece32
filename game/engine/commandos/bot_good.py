"""The good bot: it plays the game on from each of the answers that look best, and compares."""

from __future__ import annotations

from functools import partial

from game.engine.commandos.bot import GreedyBot
from game.engine.commandos.bot_good_choices import promising
from game.engine.commandos.bot_good_search import play_on
from game.engine.commandos.state import State
from game.engine.core.look_ahead import LookAheadBot, PlayOn
from game.engine.core.step import Ask, Command

BUDGET = 1_200
"""Decisions of games played on for one choice."""


class GoodBot(LookAheadBot):
    """Thinks about its own turn, about reactions, and about what a card is given up for."""

    def __init__(self, seed: int = 0, budget: int = BUDGET) -> None:
        super().__init__(GreedyBot(), seed, budget)

    def promising(self, s: State, ask: Ask, usual: Command) -> list[Command]:
        return promising(s, ask, usual)

    def play_on(self, s: State, ask: Ask) -> PlayOn:
        return partial(play_on, s)
