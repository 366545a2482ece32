"""The good bot of Komandosi: it repeats itself, changes nothing, uses no luck, and stays away from armed rivals."""

from __future__ import annotations

import pytest

from game.engine.core.flow import advance, answer
from game.engine.core.step import Ask
from game.engine.games import bot
from game.engine.komandosi.bot import GreedyBot
from game.engine.komandosi.bot_good import GoodBot
from game.engine.komandosi.bot_risk import loss_of, risk_at
from game.engine.komandosi.state import State
from tests.games import new_session
from tests.rules.komandosi.table import table


def position(seed: int, choices: int) -> tuple[State, Ask]:
    session, chooser = new_session("komandosi", seed), GreedyBot()
    for _ in range(choices):
        assert session.ask
        session.play(chooser.choose(session.state, session.ask))
    assert session.ask
    return session.state, session.ask


@pytest.mark.parametrize(("seed", "choices"), [(1, 8), (2, 25), (4, 41)])
def test_the_same_question_has_the_same_answer_and_the_table_is_untouched(seed: int, choices: int) -> None:
    s, ask = position(seed, choices)
    before = (s.rng, list(s.deck), [player.square for player in s.players])
    first = GoodBot().choose(s, ask)
    assert first in ask.options
    assert first == GoodBot().choose(s, ask)
    assert (s.rng, list(s.deck), [player.square for player in s.players]) == before


def test_neither_the_luck_to_come_nor_the_order_of_the_cards_changes_its_mind() -> None:
    s, ask = position(3, 30)
    other = s.clone()
    other.rng, other.deck = 12345, other.deck[::-1]
    found = advance(other)
    assert found
    assert GoodBot().choose(s, ask) == GoodBot().choose(other, found)


def test_the_risk_of_a_square_is_the_exact_chance_of_a_hit_times_what_it_costs() -> None:
    rich = {"at": "K23", "parts": "orange purple"}
    t = table({"A": rich, "B": {"at": "K21", "money": 0, "goods": "rifle cartridge"}})
    expected = 5 / 6 * loss_of(t.player())
    assert risk_at(t.s.clone(), 0, t.player().square) == pytest.approx(expected)
    assert risk_at(t.s.clone(), 0, t.s.board.square_of["J23"]) == 0, "a shop is neutral"
    assert risk_at(t.s.clone(), 0, t.s.board.square_of["B8"]) == 0, "too far for a rifle"


def test_who_waits_in_the_hospital_is_no_danger() -> None:
    t = table(
        {"A": {"at": "F21", "parts": "orange"}, "B": {"at": "F20", "goods": "rifle cartridge", "waits": 1}},
    )
    assert risk_at(t.s.clone(), 0, t.player().square) == 0


def test_it_ends_its_move_in_the_forest_where_the_greedy_one_stands_before_a_rifle() -> None:
    players = {
        "A": {"at": "L21", "parts": "orange purple"},
        "B": {"at": "J20", "money": 0, "goods": "rifle cartridge cartridge"},
    }
    t = table(players, parts={"C10": "brown"}, throw=[2]).do("roll A")
    assert t.ask
    s = t.s.clone()
    good, greedy = (chooser.choose(t.s, t.ask) for chooser in (GoodBot(), GreedyBot()))
    risks = [risk_at(s.clone(), 0, s.board.square_of[command.square]) for command in (good, greedy)]  # type: ignore[attr-defined]
    assert risks[0] <= risks[1]
    assert str(GoodBot().why(t.s, good))


def test_good_bots_finish_games_without_a_broken_invariant() -> None:
    for seed in range(5):
        session = new_session("komandosi", seed)
        bots = [bot("komandosi", "good", seed) for _ in session.state.players]
        s: State = session.state
        s.events = None
        while (ask := advance(s)) is not None:
            answer(s, bots[ask.seats[0]].choose(s, ask))
            assert s.problems() == []
        assert s.outcome is not None


def test_it_wins_more_than_its_share_against_greedy_rivals() -> None:
    wins, games = 0, 40
    for seed in range(games):
        session = new_session("komandosi", 5 * seed)  # two players
        s: State = session.state
        s.events = None
        seats = [GoodBot() if seat == seed % 2 else GreedyBot() for seat in range(len(s.players))]
        while (ask := advance(s)) is not None:
            answer(s, seats[ask.seats[0]].choose(s, ask))
        wins += bool(s.outcome) and seed % 2 in s.outcome.winners
    assert wins > games // 2
