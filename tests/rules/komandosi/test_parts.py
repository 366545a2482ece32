"""Helicopter parts: taking and paying, the reserve, and when the next one is drawn."""

from __future__ import annotations

from game.engine.komandosi import events as e
from tests.rules.komandosi.table import rule, table

ROW = ".......\n......."


@rule("K9", "K27")
def test_a_part_is_taken_by_stopping_on_it_and_paying_200_to_the_bank() -> None:
    t = table({"A": {"at": "A1"}, "B": {"at": "B7"}}, parts={"A3": "purple"}, picture=ROW, throw=[2]).spin(0, 0)
    bank = t.s.bank
    t.do("roll A", "go A A3", "take A")
    assert (t.things(), t.money(), t.s.bank) == (["purple"], 800, bank + 200)


@rule("K9")
def test_a_part_that_is_only_passed_stays() -> None:
    t = table({"A": {"at": "A1"}, "B": {"at": "B7"}}, parts={"A2": "purple"}, picture=ROW, throw=[2])
    t.do("roll A", "go A A3")
    assert t.parts == {"A2": "purple"}
    assert not t.can("take A")


@rule("K9")
def test_taking_is_no_duty() -> None:
    t = table({"A": {"at": "A1"}, "B": {"at": "B7"}}, parts={"A3": "purple"}, picture=ROW, throw=[2])
    assert t.do("roll A", "go A A3", "done A").parts == {"A3": "purple"}


@rule("Q57", "Q61")
def test_who_cannot_pay_stands_there_pays_before_a_later_roll_and_then_moves_on() -> None:
    players = {"A": {"at": "A1", "money": 150}, "B": {"at": "B7"}}
    t = table(players, parts={"A3": "purple"}, picture=ROW, throw=[2, 2]).do("roll A", "go A A3")
    assert (t.turn, t.at()) == ("B", "A3")
    t.player().pocket.money, t.player("B").pocket.money = 200, 950
    t.do("roll B", "go B B5", "done B").spin(0, 0).do("take A")
    assert t.things() == ["purple"]
    assert not t.can("stay A")


@rule("Q3", "K5")
def test_when_a_part_is_taken_the_next_one_is_drawn_blind_and_placed_by_the_spinner() -> None:
    t = table({"A": {"at": "A3"}, "B": {"at": "B7"}}, parts={"A3": "purple"}, picture=ROW)
    t.spin(3, 0).do("take A")
    assert t.parts == {"A1": "purple"}
    assert t.s.reserve == (3, 1, 3)
    assert [event.by for event in t.saw(e.PartPlaced)] == ["komandosi:Q3"]


@rule("Q3")
def test_with_an_empty_reserve_no_part_is_drawn() -> None:
    everything = "orange orange orange purple purple brown brown brown"
    players = {"A": {"at": "A3"}, "B": {"at": "B7", "house": "B7", "store": {"parts": everything}}}
    assert table(players, parts={"A3": "purple"}, picture=ROW).do("take A").parts == {}


@rule("Q4")
def test_a_sold_part_goes_back_to_the_reserve_and_may_be_drawn_again_at_once() -> None:
    others = "orange purple purple purple brown brown brown"
    players = {
        "A": {"at": "A2", "parts": "orange orange"},
        "B": {"at": "B7", "house": "B7", "store": {"parts": others}},
    }
    t = table(players, picture=".B.....\n.......").spin(0, 0).do("sell A orange")
    assert t.parts == {"A1": "orange"}
    assert t.s.reserve == (0, 0, 0)


@rule("Q4")
def test_a_sold_part_is_only_mixed_in_while_enough_parts_lie_on_the_board() -> None:
    players = {"A": {"at": "A2", "parts": "orange orange"}, "B": {"at": "B7"}}
    t = table(players, parts={"B2": "brown"}, picture=".B.....\n.......")
    assert t.do("sell A orange").parts == {"B2": "brown"}
    assert t.s.reserve == (2, 3, 2)


@rule("Q81", "Q2", "Q43")
def test_with_two_players_an_unwanted_part_is_bought_sold_as_surplus_and_the_next_one_is_drawn() -> None:
    players = {"A": {"at": "A3", "parts": "purple"}, "B": {"at": "B7"}}
    t = table(players, parts={"A3": "purple"}, picture="....B..\n.......")
    t.spin(0, 0).do("take A").throw(2).do("roll A", "go A A5", "sell A purple")
    assert (t.money(), list(t.parts.values())) == (1800, ["orange"])
    assert t.s.reserve == (2, 2, 3)


@rule("Q83", "Q9")
def test_nobody_shares_the_square_of_a_part() -> None:
    players = {"A": {"at": "A1", "goods": "rifle"}, "B": {"at": "A3", "money": 0}}
    t = table(players, parts={"A3": "brown"}, picture="....", throw=[2]).do("roll A")
    assert t.ends() == {"A2"}


@rule("Q83", "K21")
def test_after_a_fight_the_winner_may_take_the_part_beneath_at_once() -> None:
    players = {"A": {"at": "A1"}, "B": {"at": "A3", "money": 0}}
    t = table(players, parts={"A3": "brown"}, picture="....H", throw=[2]).do("fist A B")
    assert (t.at(), t.can("take A")) == ("A3", ["take A"])
    t.spin(0, 0).do("take A")
    assert t.things() == ["brown"]
