"""The good bot: where it matters it plays the game on from every promising answer, and compares."""

from __future__ import annotations

from functools import partial

from game.engine.core.look_ahead import LookAheadBot, PlayOn
from game.engine.core.step import Ask, Command
from game.engine.dday.bot import GreedyBot
from game.engine.dday.bot_good_choices import promising
from game.engine.dday.bot_good_search import play_on
from game.engine.dday.state import MOST_UNITS, State

BUDGET = 1_000
"""Decisions of games played on for one choice with one Unit; each further Unit adds half of it."""
LEAST, LEAST_OF_ALL = 5, 4
"""Games played on from an answer, and with four Units: more would make the longest thoughts take a second."""


class GoodBot(LookAheadBot):
    """Plays each Unit for the team."""

    def __init__(self, seed: int = 0, budget: int = BUDGET) -> None:
        super().__init__(GreedyBot(), seed, budget)

    def promising(self, s: State, ask: Ask, usual: Command) -> list[Command]:
        return promising(s, ask, usual)

    def play_on(self, s: State, ask: Ask) -> PlayOn:
        return partial(play_on, s)

    def budget_of(self, s: State) -> int:
        return super().budget_of(s) * (len(s.units) + 1) // 2

    def least_of(self, s: State) -> int:
        return LEAST if len(s.units) < MOST_UNITS else LEAST_OF_ALL
