"""Forest: a fee for each square entered, and what happens to those who cannot pay it."""

from __future__ import annotations

import pytest

from game.engine.komandosi import events as e
from tests.rules.komandosi.play import Play
from tests.rules.komandosi.table import rule, table

WOOD = """
.fff.
~~~~~
.~~~~
"""
THICKET = """
.......
.fff.f.
.fff.f.
.fff.f.
.......
~~~~~~~
.~~~~~~
"""
"""C3 is surrounded by forest; another forest stands in column 6."""


def walk(pips: int, at: str, picture: str, money: int, **fields: object) -> Play:
    """A has rolled; he has a rifle, so that water is closed."""
    players = {"A": {"at": at, "money": money, "goods": "rifle"}, "B": {"at": fields.pop("other", "C1")}}
    return table(players, picture=picture, throw=[pips], **fields).do("roll A")  # type: ignore[arg-type]


@rule("K12", "K27")
@pytest.mark.parametrize(("pips", "end", "fee"), [(2, "A3", 100), (3, "A4", 150), (4, "A5", 150)])
def test_each_forest_square_that_is_entered_costs_50(pips: int, end: str, fee: int) -> None:
    t = walk(pips, "A1", WOOD, 1000)
    bank = t.s.bank
    t.do(f"go A {end}")
    assert (t.money(), t.s.bank) == (1000 - fee, bank + fee)


@rule("Q10", "K12", "Q7")
@pytest.mark.parametrize(("money", "ends"), [(150, {"A5"}), (100, {"A3"}), (50, {"A2"})])
def test_who_can_pay_for_so_many_forests_goes_no_farther(money: int, ends: set[str]) -> None:
    assert walk(4, "A1", WOOD, money).ends() == ends


@rule("Q10")
def test_without_money_nobody_enters_a_forest() -> None:
    t = walk(3, "A1", "..f.\n~~~~\n.~~~", 0)
    assert t.ends() == {"A2"}
    assert t.why_not("go A A3").rule == "komandosi:Q10"


@rule("Q11")
def test_leaving_a_forest_is_free() -> None:
    assert walk(2, "A2", ".f...\n~~~~~\n.~~~~", 100).do("go A A4").money() == 100


@rule("K12")
def test_of_all_ways_to_a_square_the_cheapest_is_walked() -> None:
    t = walk(4, "B1", "...\n.f.\n...\n~~~\n~~.", 1000, other="E3").do("go A B3")
    assert t.money() == 1000
    assert [len(event.path) for event in t.saw(e.Moved)] == [4]


@rule("Q59")
def test_without_money_one_leaves_a_deep_forest_free_of_charge_by_a_shortest_way() -> None:
    t = walk(3, "C3", THICKET, 0, other="G1")
    assert {"A2", "A4", "B1", "D1", "B5", "E2", "E4", "D5"} == t.ends()
    assert t.do("go A A2").money() == 0


@rule("Q59")
def test_the_free_way_out_leads_into_no_other_forest() -> None:
    assert "C6" not in walk(3, "C3", THICKET, 0, other="G1").ends()


@rule("Q59", "Q10")
def test_a_way_out_that_is_not_the_shortest_is_not_free() -> None:
    t = walk(2, "C3", THICKET, 0, other="G1")
    assert t.ends() == {"A3", "C1", "C5", "E3"}


@rule("Q59")
def test_at_the_edge_of_a_forest_the_shortest_way_enters_no_further_square_of_it() -> None:
    assert walk(2, "B2", THICKET, 0, other="G1").ends() == {"A1", "A3", "C1"}


@rule("Q59")
def test_whose_last_money_is_gone_inside_a_forest_can_still_leave() -> None:
    t = table({"A": {"at": "F9", "money": 50}, "B": {"at": "B12"}}, throw=[6], draw=["torn_rucksack"]).do("roll A")
    assert t.money() == 0
    assert t.ends()
    assert not {"K9", "E9", "F8"} & t.ends()


@rule("Q60")
def test_from_the_boat_nobody_lands_in_a_forest_without_money() -> None:
    def lands(money: int) -> bool:
        players = {"A": {"at": "A2", "ride": "boat", "money": money}, "B": {"at": "A5"}}
        return "A3" in table(players, picture="~~f..", throw=[2]).do("roll A").ends()

    assert (lands(0), lands(50)) == (False, True)


@rule("K12")
def test_landing_from_the_boat_in_a_forest_costs_50() -> None:
    players = {"A": {"at": "A2", "ride": "boat"}, "B": {"at": "A5"}}
    assert table(players, picture="~~f..", throw=[2]).do("roll A", "go A A3").money() == 950


@rule("K12", "K31")
def test_a_forest_is_neutral() -> None:
    forest, plain = {"at": "A1", "goods": "rifle cartridge"}, {"at": "A2", "goods": "rifle cartridge"}
    players = {"A": forest, "B": plain}
    assert not [t for t in table(players, picture="f...").can() if t.startswith(("fist", "rifle"))]
    assert not [t for t in table(players, picture="f...", turn="B").can() if t.startswith(("fist", "rifle"))]
