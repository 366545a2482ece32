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


@rule("Q7")
def test_of_several_longest_ways_the_player_chooses() -> None:
    t = table({"A": {"at": "A2", "goods": "rifle"}, "B": {"at": "C1"}}, picture="...\n~~~\n.~~", throw=[4]).do("roll A")
    assert t.ends() == {"A1", "A3"}


@rule("K6", "K26")
def test_nobody_walks_through_the_house_of_another() -> None:
    house = {"at": "C1", "house": "A2"}
    t = table({"A": {"at": "A1", "goods": "rifle"}, "B": house}, picture="....\n~~~~\n.~~~", throw=[3]).do("roll A")
    assert t.at() == "A1"


@rule("K13", "K26")
def test_the_owner_walks_through_his_house() -> None:
    home = {"at": "A1", "goods": "rifle", "house": "A2"}
    assert table({"A": home, "B": {"at": "C1"}}, picture="....\n~~~~\n.~~~", throw=[3]).do("roll A").ends() == {"A4"}


@rule("Q9")
@pytest.mark.parametrize("place", "SBHT")
@pytest.mark.parametrize(("pips", "end"), [(2, "A3"), (3, "A4")])
def test_shop_bank_hospital_and_station_hold_several_and_let_pass(place: str, pips: int, end: str) -> None:
    players = {"A": {"at": "A1", "goods": "rifle"}, "B": {"at": "A3"}}
    t = table(players, picture=f"..{place}.\n~~~~", throw=[pips]).do("roll A", f"go A {end}")
    assert t.at() == end


@rule("Q9")
@pytest.mark.parametrize("place", "C.M")
def test_other_squares_hold_only_one(place: str) -> None:
    players = {"A": {"at": "A1", "goods": "rifle"}, "B": {"at": "A3"}}
    assert table(players, picture=f"..{place}.\n~~~~", throw=[3]).do("roll A").ends() == {"A2"}


@rule("Q15")
@pytest.mark.parametrize("water", "rl")
def test_river_and_lake_are_not_crossed(water: str) -> None:
    t = table({"A": {"at": "A1"}, "B": {"at": "A4"}}, picture=f"..{water}.", throw=[3]).do("roll A")
    assert t.ends() == {"A2"}
    assert t.why_not("go A A3").rule == "komandosi:Q15"


@rule("Q15")
@pytest.mark.parametrize("bridge", ["N11 N14 N12 N15", "I11 I14 I12 I15"])
def test_bridges_of_road_and_track_cross_the_river(bridge: str) -> None:
    start, near, _, far = bridge.split()
    assert {near, far} & table({"A": {"at": start}}, throw=[3]).do("roll A").ends() == {near}


@rule("Q35", "K6")
def test_on_open_land_a_turn_means_rolling() -> None:
    t = table({"A": {"at": "B10"}})
    assert not t.can("stay A")
    assert t.why_not("stay A").rule == "komandosi:Q35"
