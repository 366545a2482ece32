"""Randomness, decks, odds and messages of the core."""

from __future__ import annotations

from fractions import Fraction

import pytest

from game.engine.core.deck import Deck
from game.engine.core.odds import outcomes
from game.engine.core.rng import NeedsResult, Numbers, below, seeded, shuffle
from game.engine.core.state import GameState
from game.engine.core.text import Message


class Coins(GameState):
    """A state with nothing on the table."""

    def clone(self) -> Coins:
        return Coins(self.agenda[:], self.rng, self.script[:])

    def problems(self) -> list[str]:
        return []


def coins(seed: int | None = 1, script: tuple[int, ...] = ()) -> Coins:
    return Coins([], None if seed is None else seeded(seed), list(script))


def test_the_same_seed_gives_the_same_numbers() -> None:
    one, other = coins(5), coins(5)
    assert [below(one, 6) for _ in range(50)] == [below(other, 6) for _ in range(50)]
    assert [below(coins(5), 6)] != [below(coins(6), 6)] or below(coins(7), 1000) != below(coins(8), 1000)


def test_six_faces_come_about_equally_often() -> None:
    s = coins()
    counts = [0] * 6
    for _ in range(6000):
        counts[below(s, 6)] += 1
    assert all(850 < count < 1150 for count in counts)


def test_forced_results_come_before_the_integer() -> None:
    s = coins(script=(3, 0))
    before = s.rng
    assert [below(s, 6), below(s, 6)] == [3, 0]
    assert s.rng == before
    below(s, 6)
    assert s.rng != before


def test_every_order_of_a_shuffle_is_equally_likely() -> None:
    def shuffled(s: Coins) -> tuple[int, ...]:
        cards = [0, 1, 2, 3]
        shuffle(s, cards)
        return tuple(cards)

    found = outcomes(coins(None), shuffled)
    assert len(found) == 24
    assert set(found.values()) == {Fraction(1, 24)}


def test_odds_are_exact_fractions() -> None:
    found = outcomes(coins(None), lambda s: below(s, 6) + below(s, 6) + 2)
    assert found[7] == Fraction(1, 6)
    assert found[2] == Fraction(1, 36)
    assert sum(found.values()) == 1


def test_odds_leave_the_state_untouched() -> None:
    s = coins(9)
    before = s.rng
    outcomes(s, lambda trial: below(trial, 6))
    assert s.rng == before


def test_a_state_without_randomness_says_what_it_needs() -> None:
    with pytest.raises(NeedsResult) as need:
        below(coins(None), 20)
    assert need.value.sides == 20


def test_bots_have_numbers_of_their_own() -> None:
    s = coins(3)
    before = s.rng
    numbers = Numbers(3)
    cards = list(range(10))
    numbers.shuffle(cards)
    assert sorted(cards) == list(range(10))
    assert s.rng == before


def test_an_empty_deck_is_made_anew_from_its_discards() -> None:
    s = coins()
    deck = Deck([1, 2], [])
    drawn = [deck.draw(s), deck.draw(s)]
    assert drawn == [2, 1]
    deck.discards = [1, 2]
    assert {deck.draw(s), deck.draw(s)} == {1, 2}
    assert deck.draw(s) is None


def test_drawing_stops_undo() -> None:
    s = coins()
    Deck([1]).draw(s)
    assert (s.reveals, s.revealed) == (1, "draw")


def test_a_message_fills_its_gaps() -> None:
    assert str(Message("{n} left", {"n": 2})) == "2 left"
