"""The good bot of D-Day Dice: whole games, the same answer every time, nothing hidden seen, a budget that is kept."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from typing import Any

import pytest

from game.content.cards import dday_cards
from game.engine.core.flow import advance, answer
from game.engine.core.replay import replay
from game.engine.core.save import state_hash
from game.engine.core.session import Session
from game.engine.core.step import Ask
from game.engine.dday import bot_good_search
from game.engine.dday.bot import GreedyBot
from game.engine.dday.bot_good import GoodBot
from game.engine.dday.bot_good_choices import MOST, promising
from game.engine.dday.bot_good_rollout import RolloutBot
from game.engine.dday.bot_good_search import worth_of
from game.engine.dday.setup import start
from game.engine.dday.state import State
from game.engine.games import bot, game
from tests.engine.compared import compared
from tests.games import dday_setup

SMALL = 60
"""A budget that keeps the tests quick."""
HARD, LONG = "7_pointe_du_hoc", "5_juno"
A_SECOND = 5_000
"""Decisions of games played on in a second, at twice the time that each takes on an idle core."""


@pytest.fixture
def few_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two games from each answer are enough where nothing is said about how well it plays."""
    monkeypatch.setattr(GoodBot, "least_of", lambda self, s: 2)


def moments(stem: str, units: int, seed: int, every: int) -> Iterator[tuple[State, Ask]]:
    """Every so many moments of a greedy game where the good bot compares answers."""
    s = start(dday_setup(stem, units), dday_cards(), seed)
    s.events = None
    return compared(s, GreedyBot(), promising, every)


@pytest.mark.usefixtures("few_games")
@pytest.mark.parametrize(("stem", "units"), [("5_juno", 1), ("7_pointe_du_hoc", 2)])
def test_a_game_of_the_good_bot_keeps_every_invariant_ends_and_can_be_played_again(stem: str, units: int) -> None:
    session, player = Session(game("dday"), dday_setup(stem, units), dday_cards(), 2), GoodBot(2, SMALL)
    while session.ask is not None:
        assert session.state.problems() == []
        session.play(player.choose(session.state, session.ask))
    assert session.state.outcome is not None
    again = replay(session.game, session.setup, session.cards, session.seed, session.log)
    assert again.difference is None
    assert state_hash(session.game, again.state) == state_hash(session.game, session.state)


@pytest.mark.usefixtures("few_games")
def test_it_leaves_the_state_as_it_is_and_answers_the_same_again_whatever_luck_has_in_store() -> None:
    for s, ask in moments("6_sword", 2, 3, every=9):
        before, other = s.clone(), s.clone()
        other.rng = 12345
        command = GoodBot(4, SMALL).choose(s, ask)
        assert s == before
        assert GoodBot(4, SMALL).choose(other, ask) == command


def test_it_only_thinks_about_options_of_the_unit_that_answers() -> None:
    for s, ask in moments("8_merville_battery", 4, 1, every=3):
        usual = GreedyBot().choose(s, ask)
        commands = promising(s, ask, usual)
        assert commands[0] == usual
        assert len(set(commands)) == len(commands) <= MOST
        assert all(command in ask.options and command.seat == usual.seat for command in commands)


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The decisions of each game that is played on from now on."""
    found: list[int] = []
    play_out = bot_good_search.play_out

    def counted(*told: Any) -> int:
        found.append(play_out(*told))
        return found[-1]

    monkeypatch.setattr(bot_good_search, "play_out", counted)
    return found


def test_the_budget_is_counted_in_decisions_of_the_games_played_on(made: list[int]) -> None:
    for budget in (0, 1_000):
        for s, ask in moments(HARD, 1, 1, every=6):
            made.clear()
            GoodBot(1, budget).choose(s, ask)
            assert made
            least = 2 * GoodBot().least_of(s)  # two answers are always compared
            assert len(made) <= least or sum(made) <= budget + MOST * max(made)


@pytest.mark.parametrize("units", [1, 2, 3, 4])
def test_a_thought_stays_below_a_second_with_any_number_of_units(units: int, made: list[int]) -> None:
    for s, ask in islice(moments(LONG, units, units, every=3), 2):
        made.clear()
        GoodBot(1).choose(s, ask)
        assert sum(made) <= A_SECOND


def test_a_win_is_worth_more_than_any_defeat_and_a_clear_win_more_than_a_narrow_one() -> None:
    worths = {True: [], False: []}  # type: dict[bool, list[tuple[int, float]]]
    for seed in range(12):
        s, quick = start(dday_setup(HARD, 1), dday_cards(), seed), RolloutBot()
        s.events = None
        assert worth_of(s) == 0
        while (ask := advance(s)) is not None:
            answer(s, quick.choose(s, ask))
        assert s.outcome
        worths[bool(s.outcome.winners)].append((s.units[0].strength, worth_of(s)))
    assert min(worth for _, worth in worths[True]) > max(worth for _, worth in worths[False])
    assert sorted(worths[True]) == sorted(worths[True], key=lambda found: found[1])


def test_it_wins_games_that_the_greedy_bot_loses() -> None:
    won = 0
    for seed in (0, 1, 2, 3):
        s, player = start(dday_setup(HARD, 1), dday_cards(), seed), GoodBot(seed, 200)
        s.events = None
        while (ask := advance(s)) is not None:
            answer(s, player.choose(s, ask))
        won += bool(s.outcome and s.outcome.winners)
    assert won >= 2


def test_it_says_why_in_a_sentence_that_is_true_for_any_of_the_units_asked() -> None:
    player, greedy = bot("dday", "good", 1), GreedyBot()
    for s, ask in moments("4_gold", 3, 1, every=12):
        for seat in ask.seats:
            own = [option for option in ask.options if option.seat == seat]
            usual = greedy.choose(s, replace(ask, options=own))
            assert player.why(s, usual) == greedy.why(s, usual)
            for option in own:
                if option != usual:
                    assert "better than the usual" in str(player.why(s, option))
