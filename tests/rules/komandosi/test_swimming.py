"""Swimming: one pip less, never with a launcher or a rifle, and never in one move with walking."""

from __future__ import annotations

import pytest

from game.engine.komandosi import events as e
from tests.rules.komandosi.play import Play
from tests.rules.komandosi.table import rule, table

ISLET = """
~~~~~~
~....~
~....~
~~~~~~
"""
WIDE = """
~~~~~~~
~~~~~~~
~~~~~~~
~~~~~~~
~~~~~~.
"""
NOTHING = "guard_contract"
"""A card that does nothing to who has no weapon."""


def swim(pips: int, at: str = "C4", picture: str = WIDE, **fields: object) -> Play:
    """A has rolled in the water; B stands in the corner."""
    return table({"A": {"at": at, **fields}, "B": {"at": "E7"}}, picture=picture, throw=[pips]).do("roll A")


@rule("K8", "Q17", "Q6")
def test_a_walk_ends_on_the_first_square_of_water() -> None:
    t = table({"A": {"at": "B2"}, "B": {"at": "C5"}}, picture=ISLET, throw=[3]).do("roll A")
    assert t.ends() == {"A2", "A3", "A4", "B1", "C1", "D2", "D3"} | {"B3", "B5", "C2", "C4"}
    t.do("go A A2")
    assert (t.at(), len(t.saw(e.Moved)[0].path)) == ("A2", 1)


@rule("K7", "Q17")
def test_a_swim_is_one_square_shorter_than_the_pips() -> None:
    assert swim(3).ends() == {"A4", "B3", "B5", "C2", "C6", "D3", "D5", "E4"}
    assert swim(2).ends() == {"B4", "C3", "C5", "D4"}


@rule("K7")
def test_a_swimmer_who_rolls_a_one_stands_still() -> None:
    t = table({"A": {"at": "C4"}, "B": {"at": "E7"}}, picture=WIDE, throw=[1], draw=[NOTHING]).do("roll A")
    assert (t.turn, t.at()) == ("B", "C4")
    assert [event.by for event in t.saw(e.Stayed)] == ["komandosi:K7"]


@rule("K8")
def test_a_swim_ends_on_the_first_land_square() -> None:
    t = table({"A": {"at": "A2"}, "B": {"at": "C5"}}, picture=ISLET, throw=[5]).do("roll A")
    ends = t.ends()
    assert {"B2", "B3", "B4", "B5"} <= ends
    assert not {"C3", "C4"} & ends
    assert t.why_not("go A C3").rule == "komandosi:K8"
    t.do("go A B2")
    assert [event.way for event in t.saw(e.Moved)] == ["swim"]


@rule("K7", "Q13")
@pytest.mark.parametrize("weapon", ["launcher", "rifle"])
def test_with_a_launcher_or_a_rifle_the_water_is_closed_and_nothing_is_thrown_away(weapon: str) -> None:
    t = table({"A": {"at": "B2", "goods": weapon}, "B": {"at": "C5"}}, picture=ISLET, throw=[3])
    assert not [text for text in t.can() if text.startswith(("lose", "put"))]
    t.do("roll A")
    assert t.ends() == {"B3", "B5", "C2", "C4"}
    assert t.why_not("go A A2").rule == "komandosi:K7"


@rule("Q13")
def test_a_house_keeps_the_weapon_of_a_swimmer() -> None:
    t = table({"A": {"at": "B2", "house": "B2", "goods": "rifle"}, "B": {"at": "C5"}}, picture=ISLET, throw=[2])
    assert "A2" in t.do("put A rifle", "roll A").ends()


@rule("Q12")
def test_parts_ammunition_money_and_passes_may_be_taken_along() -> None:
    things = {"goods": "rocket cartridge", "parts": "orange", "kept": "free_boat", "money": 700}
    assert "A2" in table({"A": {"at": "B2", **things}, "B": {"at": "C5"}}, picture=ISLET, throw=[2]).do("roll A").ends()
    assert swim(3, **things).ends()


@rule("K7", "Q15")
@pytest.mark.parametrize("water", "rl")
def test_nobody_swims_in_river_or_lake(water: str) -> None:
    t = table({"A": {"at": "A1"}, "B": {"at": "B3"}}, picture=f"~~{water}\n~~.", throw=[4]).do("roll A")
    assert "A3" not in t.ends()
    assert t.why_not("go A A3").rule == "komandosi:Q15"


@rule("K6", "K7")
def test_a_swimmer_does_not_pass_another_one() -> None:
    t = table({"A": {"at": "A1"}, "B": {"at": "A3"}}, picture="~~~~", throw=[4]).do("roll A")
    assert t.ends() == {"A2"}


@rule("Q58")
def test_a_rifle_that_comes_to_a_swimmer_goes_back_to_the_shop_and_ammunition_is_kept() -> None:
    t = table(
        {"A": {"at": "C4", "goods": "cartridge"}, "B": {"at": "E7"}}, picture=WIDE, throw=[6], draw=["buried_crate"]
    )
    before = t.s.stock
    t.do("roll A")
    assert (t.things(), t.s.stock) == (["cartridge"], before)


@rule("Q58", "Q12")
def test_ammunition_that_comes_to_a_swimmer_is_kept() -> None:
    t = table({"A": {"at": "C4"}, "B": {"at": "E7"}}, picture=WIDE, throw=[6], draw=["dud_shell"]).do("roll A")
    assert t.things() == ["rocket"]


@rule("Q60", "Q10")
@pytest.mark.parametrize(("money", "lands"), [(0, False), (50, True)])
def test_a_swimmer_lands_in_a_forest_only_if_he_can_pay(money: int, lands: bool) -> None:
    t = table({"A": {"at": "A1", "money": money}, "B": {"at": "A5"}}, picture="~~~f.", throw=[5]).do("roll A")
    assert ("A4" in t.ends()) is lands
    if lands:
        assert t.do("go A A4").money() == 0


@rule("K8", "K14")
def test_a_swimmer_lands_neither_on_the_airport_nor_on_a_house() -> None:
    players = {"A": {"at": "A2"}, "B": {"at": "B4", "house": "B2"}}
    ends = table(players, picture="Y~~~\n~.~.", throw=[3]).do("roll A").ends()
    assert not {"A1", "B2"} & ends


@rule("Q94", "Q7")
def test_where_no_way_on_land_is_long_enough_who_may_swim_goes_into_the_water() -> None:
    def ends(goods: str) -> set[str]:
        players = {"A": {"at": "A1", "goods": goods}, "B": {"at": "B1"}}
        return table(players, picture="...~\n.rrr", throw=[5]).do("roll A").ends()

    assert (ends(""), ends("rifle")) == ({"A4"}, {"A3"})
