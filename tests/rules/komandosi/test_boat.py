"""The motorboat: hired at the pier, sailing in all directions, left by landing."""

from __future__ import annotations

import pytest

from game.engine.komandosi import events as e
from tests.rules.komandosi.play import Play
from tests.rules.komandosi.table import rule, table

BAY = """
~~~~~~~
~~~~~~~
~~~~~~~
~~~~~~~
~~~~~~~
......M
.....H.
"""
NOTHING = "guard_contract"


def sail(pips: int, at: str = "A1", **fields: object) -> Play:
    """A has rolled in the boat."""
    other = fields.pop("other", "G1")
    rulings, picture = fields.pop("rulings", {}), fields.pop("picture", BAY)
    players = {"A": {"at": at, "ride": "boat", **fields}, "B": {"at": other}}
    draw = [NOTHING] if pips in (1, 6) else []
    return table(players, picture=picture, throw=[pips], draw=draw, rulings=rulings).do("roll A")  # type: ignore[arg-type]


@rule("K20", "K27")
def test_it_is_hired_at_its_pier_for_200() -> None:
    t = table({"A": {"at": "J2"}}, throw=[2]).do("board A boat money")
    assert (t.money(), t.s.bank, t.player().ride) == (800, 10000 - 1800, "boat")
    assert "J1" in t.ends()


@rule("K20")
def test_nowhere_else() -> None:
    t = table({"A": {"at": "I2"}})
    assert not t.can("board A boat")
    assert t.why_not("board A boat money").rule == "komandosi:K20"


@rule("K20", "Q61")
def test_without_200_it_is_not_hired() -> None:
    t = table({"A": {"at": "J2", "money": 150}})
    assert not t.can("board A boat")
    assert t.why_not("board A boat money").rule == "komandosi:Q61"


@rule("Q84", "Q53")
def test_a_pass_pays_for_it() -> None:
    t = table({"A": {"at": "J2", "money": 0, "kept": "free_boat"}}, throw=[2]).do("board A boat pass")
    assert (t.things(), t.player().ride) == ([], "boat")


@rule("K20", "Q62")
def test_it_sails_at_least_one_and_at_most_twice_the_pips_in_any_direction_also_diagonally() -> None:
    ends = sail(1, "C3").ends()
    assert ends == {f"{letter}{column}" for letter in "ABCDE" for column in range(1, 6)} - {"C3"}


@rule("K29")
def test_it_is_kept_without_further_payment() -> None:
    t = sail(2).do("go A C3").end().throw(2).do("roll B", "go B G3").end().throw(2).do("roll A", "go A A1")
    assert (t.money(), t.player().ride) == (1000, "boat")


@rule("Q62", "Q50", "K20")
def test_it_is_left_by_landing_with_one_straight_step_that_ends_the_move() -> None:
    t = sail(1, "E1")
    assert {"F1", "F2"} <= t.ends()
    assert "G2" not in t.ends()
    t.do("go A F1").end()
    assert (t.at(), t.player().ride, t.saw(e.RideEnded)[0].by) == ("F1", "", "komandosi:Q62")


@rule("Q62")
def test_no_landing_goes_diagonally() -> None:
    assert "B2" not in sail(1, "A1", picture="~r~\nr..\n...", other="C3").ends()


@rule("Q62", "K6")
def test_it_sails_around_commandos_in_the_water_and_lands_on_nobody() -> None:
    assert sail(1, "A1", picture="~~~~\nrrrr\n....", other="A2").ends() == set()
    assert "F2" not in sail(1, "E2", other="F2").ends()


@rule("Q62")
def test_a_boat_that_cannot_move_stays() -> None:
    t = sail(2, "A1", picture="~~~~\nrrrr\n....", other="A2")
    assert t.saw(e.Stayed)[0].by == "komandosi:Q62"


@rule("Q62")
def test_it_can_be_hired_only_while_it_lies_at_the_pier() -> None:
    t = table({"A": {"at": "A1", "ride": "boat"}, "B": {"at": "J2"}}, turn="B")
    assert not t.can("board B boat")
    assert t.why_not("board B boat money").rule == "komandosi:K20"


@rule("Q62", "Q50")
def test_after_a_landing_it_lies_at_the_pier_again() -> None:
    t = sail(1, "E1", other="F7").do("go A F1").end()
    assert t.can("board B boat")


@rule("Q50", "K7")
def test_weapons_may_be_aboard() -> None:
    t = sail(2, goods="launcher rifle rocket cartridge").do("go A C3")
    assert t.things() == ["launcher", "rifle", "rocket", "cartridge"]


@rule("Q16", "Q15")
@pytest.mark.parametrize("water", "rl")
def test_it_sails_on_the_sea_only(water: str) -> None:
    assert f"A{2}" not in sail(2, "A1", picture=f"~{water}{water}.\n....", other="B4").ends()


@rule("Q62", "K13", "K14")
def test_it_lands_neither_on_a_house_of_another_nor_on_the_airport() -> None:
    players = {"A": {"at": "A1", "ride": "boat"}, "B": {"at": "C3", "house": "B1"}}
    t = table(players, picture="~~~\n..Y\n...", throw=[2]).do("roll A")
    assert "B2" in t.ends()
    assert not {"B1", "B3"} & t.ends()


@rule("Q63", "Q50")
def test_a_wounded_sailor_loses_the_boat_which_is_back_at_the_pier() -> None:
    players = {"A": {"at": "F6", "goods": "rifle cartridge"}, "B": {"at": "E6", "ride": "boat"}, "C": {"at": "F7"}}
    t = table(players, picture=BAY, throw=[2]).do("rifle A B").end()
    assert t.player("B").ride == ""
    assert t.can("board C boat")


@rule("Q63")
def test_a_landslide_ends_the_trip() -> None:
    players = {"A": {"at": "A1", "ride": "boat"}, "B": {"at": "G1"}}
    t = table(players, picture=BAY, throw=[6], draw=["landslide"]).spin(0).do("roll A").end()
    assert (t.at(), t.player().ride) == ("F1", "")


@rule("Q69", "Q18")
@pytest.mark.parametrize(("card", "reach"), [("forced_march", 4), ("sprained_ankle", 2)])
def test_doubled_and_halved_pips_are_multiplied_by_two(card: str, reach: int) -> None:
    players = {"A": {"at": "A1", "ride": "boat"}, "B": {"at": "G1"}}
    t = table(players, picture=BAY, throw=[1], draw=[card]).do("roll A")
    assert (f"A{reach + 1}" in t.ends(), f"A{reach + 2}" in t.ends()) == (True, False)


@rule("Q50", "K31")
def test_the_boat_is_not_neutral() -> None:
    players = {"A": {"at": "F6", "goods": "rifle cartridge launcher rocket"}, "B": {"at": "D6", "ride": "boat"}}
    t = table(players, picture=BAY)
    assert t.can("rifle A B")
    assert t.can("rocket A B")
