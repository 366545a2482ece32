"""The good bot: where it matters it plays the game on from every promising answer, and compares."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from game.engine.core.flow import advance
from game.engine.core.look_ahead import best_of
from game.engine.core.step import Ask, Command
from game.engine.core.text import N_, Message
from game.engine.dday.bot import GreedyBot
from game.engine.dday.bot_good_choices import promising
from game.engine.dday.bot_good_search import play_on
from game.engine.dday.state import State

BUDGET = 1_000
"""Decisions of games played on for one choice with one Unit; each further Unit adds half of it."""
_TURNS, _SEEDS = 1_009, 1_000_003  # primes: seeds, turns and moments are told apart
_BETTER = N_("Playing the game on from here, this ended better than the usual answer.")


class GoodBot:
    """Plays each Unit for the team. The same seed, state and question always give the same answer."""

    name = "good"

    def __init__(self, seed: int = 0, budget: int = BUDGET) -> None:
        self._seed, self._budget, self._greedy = seed, budget, GreedyBot()

    def choose(self, s: State, ask: Ask) -> Command:
        """One of the options: the greedy bot's, or another that is better in games played on."""
        usual = self._greedy.choose(s, ask)
        commands = promising(s, ask, usual)
        if len(commands) == 1:
            return usual
        seed = self._seed * _SEEDS + s.turn * _TURNS + s.reveals  # nothing of the game's own luck
        budget = self._budget * (len(s.units) + 1) // 2
        return best_of(commands, partial(play_on, s), seed, budget)

    def why(self, s: State, command: Command) -> Message:
        """The reason for a command that it chose in this state."""
        ask = advance(s.clone())
        own = [option for option in ask.options if option.seat == command.seat] if ask else []
        if ask and own and self._greedy.choose(s, replace(ask, options=own)) == command:
            return self._greedy.why(s, command)
        return Message(_BETTER)
