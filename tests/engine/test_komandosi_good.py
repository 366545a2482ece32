"""The good bot of Komandosi: it repeats itself, keeps to its budget, does not peek, and values who is ahead."""

from __future__ import annotations

import pytest

from game.engine.core.flow import advance, answer
from game.engine.core.step import Ask
from game.engine.komandosi.bot import GreedyBot
from game.engine.komandosi.bot_good import GoodBot, play_on, promising, worth_of
from game.engine.komandosi.state import State
from tests.games import new_session
from tests.rules.komandosi.table import table

SMALL = 150


def position(seed: int, choices: int) -> tuple[State, Ask]:
    session, bot = new_session("komandosi", seed), GreedyBot()
    for _ in range(choices):
        assert session.ask
        session.play(bot.choose(session.state, session.ask))
    assert session.ask
    return session.state, session.ask


@pytest.mark.parametrize(("seed", "choices"), [(1, 8), (2, 25), (4, 41)])
def test_the_same_question_has_the_same_answer_and_the_table_is_untouched(seed: int, choices: int) -> None:
    s, ask = position(seed, choices)
    rng, deck = s.rng, list(s.deck)
    first = GoodBot(7, SMALL).choose(s, ask)
    assert first in ask.options
    assert first == GoodBot(7, SMALL).choose(s, ask)
    assert (s.rng, s.deck) == (rng, deck)


def test_neither_the_luck_to_come_nor_the_order_of_the_cards_changes_its_mind() -> None:
    s, ask = position(3, 30)
    other = s.clone()
    other.rng, other.deck = 12345, other.deck[::-1]
    found = advance(other)
    assert found
    assert GoodBot(1, SMALL).choose(s, ask) == GoodBot(1, SMALL).choose(other, found)


def test_games_played_on_end_after_some_rounds_and_are_worth_between_nothing_and_all() -> None:
    s, ask = position(2, 20)
    for command in promising(s, ask, GreedyBot().choose(s, ask)):
        worth, made = play_on(s, ask.seats[0], command, 5)
        assert 0 <= worth <= 1
        assert 0 < made <= 5 * len(s.players) * 3


def test_a_victory_is_worth_everything_and_a_rivals_victory_nothing() -> None:
    t = table({"A": {"at": "K14", "parts": "orange purple brown"}, "B": {"at": "C10"}}, throw=[3])
    t.do("roll A", "go A L16")
    assert t.winners == "A"
    assert (worth_of(t.s, 0), worth_of(t.s, 1)) == (1.0, 0.0)


def test_who_is_ahead_is_worth_more() -> None:
    t = table({"A": {"at": "K14", "parts": "orange purple brown"}, "B": {"at": "C10"}})
    assert worth_of(t.s, 0) > 0.8 > 0.2 > worth_of(t.s, 1)


def test_it_gives_reasons() -> None:
    s, ask = position(1, 8)
    bot = GoodBot(1, SMALL)
    assert str(bot.why(s, bot.choose(s, ask)))


def test_good_bots_finish_a_game_without_a_broken_invariant() -> None:
    session = new_session("komandosi", 5)
    bots = [GoodBot(seat, SMALL // 3) for seat in range(len(session.state.players))]
    s: State = session.state
    s.events = None
    while (ask := advance(s)) is not None:
        answer(s, bots[ask.seats[0]].choose(s, ask))
        assert s.problems() == []
    assert s.outcome is not None
