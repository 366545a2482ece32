"""Turns, rounds and the end by the round limit."""

from __future__ import annotations

import pytest

from game.engine.komandosi import events as e
from tests.rules.komandosi.play import Play
from tests.rules.komandosi.table import rule, table

HOME = {"at": "B10", "house": "B10"}


def last_round(a: dict[str, object], b: dict[str, object], limit: int = 100) -> Play:
    """The last turn of the last round is over; both stay in their houses."""
    players = {"A": {"at": "B10", "house": "B10", **a}, "B": {"at": "B14", "house": "B14", **b}}
    return table(players, turn="B", round=limit, rulings={"round_limit": limit}).do("stay B")


@rule("Q54")
def test_the_turn_goes_round_and_a_round_ends_before_the_first_player() -> None:
    players = {"A": HOME, "B": {"at": "B14", "house": "B14"}, "C": {"at": "B16", "house": "B16"}}
    t = table(players, turn="C", first=2).do("stay C")
    assert (t.turn, t.s.round) == ("A", 1)
    t.do("stay A", "stay B")
    assert (t.turn, t.s.round) == ("C", 2)


@rule("Q79")
@pytest.mark.parametrize("limit", [50, 100, 200])
def test_after_the_last_round_the_game_ends(limit: int) -> None:
    t = last_round({"parts": "brown"}, {}, limit)
    assert t.ask is None
    assert [(event.winners, event.why, event.by) for event in t.saw(e.GameEnded)] == [
        (("A",), "rounds", "komandosi:Q79")
    ]


@rule("Q79")
def test_not_before_the_last_player_has_had_his_turn() -> None:
    t = table({"A": HOME, "B": {"at": "B14", "house": "B14"}}, round=100).do("stay A")
    assert t.turn == "B"
    assert not t.winners


@rule("Q79", "Q78")
def test_without_a_limit_it_goes_on() -> None:
    players = {"A": HOME, "B": {"at": "B14", "house": "B14"}}
    t = table(players, turn="B", round=999, rulings={"round_limit": 0}).do("stay B")
    assert (t.turn, t.s.round) == ("A", 1000)


@rule("Q79")
@pytest.mark.parametrize(
    ("a", "b", "winners"),
    [
        ({"parts": "orange purple"}, {"parts": "orange orange brown", "money": 5000}, "AB"[1]),
        ({"parts": "orange", "store": {"parts": "purple"}}, {"parts": "brown brown", "money": 5000}, "A"),
        ({"parts": "orange purple"}, {"parts": "brown", "store": {"parts": "orange"}, "money": 5000}, "A"),
        ({"parts": "orange", "money": 1050}, {"parts": "brown"}, "A"),
        ({"store": {"money": 100}}, {}, "A"),
        ({}, {}, "AB"),
    ],
)
def test_most_colours_house_included_then_most_parts_carried_then_most_money_win(
    a: dict[str, object], b: dict[str, object], winners: str
) -> None:
    assert last_round(a, b).winners == winners


@rule("Q78", "Q79")
def test_when_all_parts_are_with_the_players_the_limit_ends_the_game_at_last() -> None:
    locked = {"store": {"parts": "orange orange orange brown brown"}}
    t = last_round({"parts": "purple purple purple brown"}, locked)
    assert t.parts == {}
    assert t.winners == "A"


@rule("K11", "K31", "Q34")
def test_only_the_places_of_the_list_are_neutral() -> None:
    t = table({"A": {"at": "B10"}})
    board = t.s.board
    assert t.s.table.neutral == board.forest | board.shop | board.bank | board.hospital
