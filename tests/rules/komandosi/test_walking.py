"""Walking: the pips decide how far, no diagonals, no square twice, nothing through others."""

from __future__ import annotations

import pytest

from game.engine.komandosi import events as e
from tests.rules.komandosi.play import Play
from tests.rules.komandosi.table import rule, table

FIELD = """
..........
..........
..........
..........
..........
"""


def step(pips: int, at: str = "C5", picture: str = FIELD, **fields: object) -> Play:
    """A commando who has rolled on an open field."""
    others = fields.pop("others", {})
    players = {"A": {"at": at, **fields}, "B": {"at": "A10"}, **others}  # type: ignore[dict-item]
    return table(players, picture=picture, throw=[pips]).do("roll A")


@rule("K6")
def test_a_move_of_two_goes_exactly_two_squares_and_never_diagonally() -> None:
    assert step(2).ends() == {"A5", "B4", "B6", "C3", "C7", "D4", "D6", "E5"}


@rule("K6", "Q6")
def test_no_square_is_entered_twice_so_a_move_of_four_does_not_end_where_it_began() -> None:
    assert "C5" not in step(4).ends()
    assert "C4" not in step(4).ends()


@rule("Q8")
def test_bends_are_allowed() -> None:
    t = step(3).do("go A C4")
    path = t.saw(e.Moved)[0].path
    assert len(path) == 3
    assert t.at() == "C4"


@rule("K6")
def test_nobody_walks_through_an_opponent() -> None:
    corridor = "....\n~~~~\n.~~~"
    t = table({"A": {"at": "A1", "goods": "rifle"}, "B": {"at": "A3"}}, picture=corridor, throw=[3]).do("roll A")
    assert t.ends() == {"A2"}
    assert t.why_not("go A A3").rule == "komandosi:K6"


@rule("Q7")
@pytest.mark.parametrize(("pips", "end"), [(2, "A3"), (5, "A4")])
def test_without_a_full_way_the_longest_one_is_walked(pips: int, end: str) -> None:
    t = table({"A": {"at": "A1", "goods": "rifle"}, "B": {"at": "C1"}}, picture="....\n~~~~\n.~~~", throw=[pips])
    assert t.do("roll A").ends() == {end}


@rule("Q7", "K6")
def test_who_cannot_take_a_single_step_stays() -> None:
    t = table({"A": {"at": "A1", "goods": "rifle"}, "B": {"at": "A2"}}, picture="..~~\n~~~~", throw=[3]).do("roll A")
    assert t.at() == "A1"
    assert t.do("done A").turn == "B"
    assert [event.by for event in t.saw(e.Stayed)] == ["komandosi:Q7"]
