"""Whole games of D-Day Dice on every map, with one to four Units: they end, and no invariant is broken on the way."""

from __future__ import annotations

import pytest

from game.content.cards import dday_cards
from game.engine.core.bots import RandomBot
from game.engine.core.flow import advance, answer
from game.engine.dday.bot import GreedyBot
from game.engine.dday.setup import start
from game.engine.dday.state import MOST_UNITS, State
from tests.games import dday_setup

MAPS = (
    "1_exercise_tiger",
    "2_omaha",
    "3_utah",
    "4_gold",
    "5_juno",
    "6_sword",
    "7_pointe_du_hoc",
    "8_merville_battery",
)
UNITS = range(1, MOST_UNITS + 1)
FAR_TOO_LONG = 20_000
"""Decisions of a game that would never end."""


def play(s: State, bot: RandomBot | GreedyBot) -> None:
    """Plays to the end and looks at the table after every command."""
    for _ in range(FAR_TOO_LONG):
        ask = advance(s)
        assert s.problems() == []
        if ask is None:
            break
        command = bot.choose(s, ask)
        assert command in ask.options
        answer(s, command)
        s.events = []
    assert s.outcome is not None
    assert len(s.outcome.winners) in (0, len(s.units))


@pytest.mark.parametrize("units", UNITS)
@pytest.mark.parametrize("stem", MAPS)
def test_random_games_come_to_their_end(stem: str, units: int) -> None:
    for seed in range(3):
        play(start(dday_setup(stem, units, rich=True), dday_cards(), seed), RandomBot(seed))


@pytest.mark.parametrize("stem", MAPS)
def test_greedy_games_come_to_their_end(stem: str) -> None:
    for units in UNITS:
        play(start(dday_setup(stem, units), dday_cards(), units), GreedyBot())
