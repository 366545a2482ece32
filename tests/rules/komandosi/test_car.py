"""The car: paid before each roll, on roads only, in one direction."""

from __future__ import annotations

import pytest

from game.engine.komandosi import events as e
from tests.rules.komandosi.play import Play
from tests.rules.komandosi.table import rule, table

FAR = {"at": "P9"}


def drive(pips: int, toward: str = "D15", at: str = "D14", by: str = "money", **fields: object) -> Play:
    """A has paid for the car and rolled."""
    others = fields.pop("others", {"B": FAR})
    players = {"A": {"at": at, **fields}, **others}  # type: ignore[dict-item]
    return table(players, throw=[pips]).do(f"drive A {toward} {by}")


def row(letter: str, first: int, last: int) -> set[str]:
    return {f"{letter}{column}" for column in range(first, last + 1)}


@rule("K19", "K27", "Q47")
@pytest.mark.parametrize("rental", ["D14 D15", "N8 N9", "H21 I21"])
def test_a_car_is_rented_for_50_a_roll_and_drives_up_to_three_times_the_pips(rental: str) -> None:
    at, toward = rental.split()
    t = drive(2, toward, at)
    assert (t.money(), t.s.bank) == (950, 10000 - 1950)
    assert len(t.ends()) == 6
    assert t.player().ride == "car"


@rule("K19", "Q47", "Q67")
def test_it_goes_along_the_road_in_one_direction_and_may_brake() -> None:
    assert drive(2).ends() == row("D", 15, 20)
    assert drive(2, "D13").ends() == row("D", 8, 13)


@rule("K19", "Q67")
def test_the_direction_is_chosen_before_the_roll() -> None:
    assert table({"A": {"at": "D14"}}).can("drive A") == ["drive A D13 money", "drive A D15 money"]


@rule("Q67", "K19")
def test_at_a_junction_the_driver_chooses_but_never_turns_about() -> None:
    town = "..+..\nC+++.\n..+..\n....."
    t = table({"A": {"at": "B1"}, "B": {"at": "D5"}}, picture=town, throw=[3]).do("drive A B2 money")
    assert t.ends() == {"B2", "B3", "A3", "C3", "B4"}


@rule("Q67")
def test_the_ring_of_the_island_has_no_ends_and_no_branches() -> None:
    board = table({"A": {"at": "D14"}}).s.board
    road = [square for square in range(board.grid.size) if board.road >> square & 1]
    assert {sum(board.road >> near & 1 for near in board.neighbours[square]) for square in road} == {2}
    assert len(road) == 52


@rule("K19")
def test_the_car_is_paid_before_each_roll() -> None:
    t = drive(2).do("go A D17").end().throw(2).do("roll B", "go B P11").end()
    assert not t.can("roll A")
    assert t.why_not("roll A").rule == "komandosi:K19"
    t.throw(3).do("drive A D18 money")
    assert t.money() == 900
    t.do("go A D21").end()
    assert t.at() == "D21"


@rule("K19")
def test_in_a_later_turn_it_may_go_the_other_way() -> None:
    t = drive(2).do("go A D17").end().throw(2).do("roll B", "go B P11").end()
    assert t.can("drive A") == ["drive A D16 money", "drive A D18 money"]


@rule("Q48")
def test_it_is_left_at_the_end_of_any_turn_and_back_at_the_rental() -> None:
    t = drive(2).do("go A D17", "leave A").end()
    assert (t.at(), t.player().ride) == ("D17", "")
    others = {"A": {"at": "D17"}, "B": {"at": "N8"}}
    assert table(others, turn="B").can("drive B")


@rule("Q48")
def test_one_car_is_in_use_at_a_time() -> None:
    t = table({"A": {"at": "D16", "ride": "car"}, "B": {"at": "N8"}}, turn="B")
    assert not t.can("drive B")
    assert t.why_not("drive B N9 money").rule == "komandosi:K19"


@rule("K19", "Q61")
def test_without_50_nobody_rents() -> None:
    t = table({"A": {"at": "D14", "money": 0}})
    assert not t.can("drive A")
    assert t.why_not("drive A D15 money").rule == "komandosi:Q61"


@rule("K19")
def test_it_is_rented_only_at_rent_a_car() -> None:
    t = table({"A": {"at": "D15"}})
    assert not t.can("drive A")
    assert t.why_not("drive A D16 money").rule == "komandosi:K19"


@rule("Q84", "Q53")
def test_a_pass_pays_for_one_roll() -> None:
    t = drive(2, by="pass", money=0, kept="free_car")
    assert (t.money(), t.things()) == (0, [])


@rule("Q66")
def test_without_50_before_a_roll_the_ride_is_over_and_the_driver_walks() -> None:
    t = table({"A": {"at": "D16", "ride": "car", "money": 0}, "B": FAR}, throw=[3])
    assert (t.player().ride, t.saw(e.RideEnded)[0].by) == ("", "komandosi:Q66")
    assert {"D19", "C14", "E16"} <= t.do("roll A").ends()
    assert "D17" not in t.ends()


@rule("Q66", "Q84")
def test_a_pass_keeps_the_ride_going() -> None:
    t = table({"A": {"at": "D16", "ride": "car", "money": 0, "kept": "free_car"}, "B": FAR})
    assert t.can("drive A") == ["drive A D15 pass", "drive A D17 pass"]


@rule("K19")
@pytest.mark.parametrize("pips", [2, 3])
def test_meanwhile_nobody_else_crosses_the_road_or_stands_on_it(pips: int) -> None:
    t = table({"A": {"at": "D16", "ride": "car"}, "B": {"at": "G4", "goods": "rifle"}}, turn="B", throw=[pips])
    t.do("roll B")
    assert not {"G5", "F5", "H5", "E5", "G6", "F6", "H6"} & t.ends("B")
    assert t.why_not("go B G5").rule == "komandosi:K19"


@rule("Q49", "Q46")
def test_who_stands_on_road_rental_or_crossing_is_moved_aside() -> None:
    t = drive(2, others={"B": {"at": "D18"}, "C": {"at": "H21"}, "D": {"at": "N19"}})
    assert [t.at("C"), t.at("D")] == ["H20", "M18"]
    assert {event.by for event in t.saw(e.Relocated)} == {"komandosi:Q49"}
    assert len(t.saw(e.Relocated)) == 3


@rule("Q49")
def test_after_the_ride_the_road_is_open_again() -> None:
    t = drive(2, others={"B": {"at": "G4", "goods": "rifle"}}).do("go A D17", "leave A").end()
    assert "G6" in t.throw(2).do("roll B").ends("B")


@rule("K19", "K31", "Q34")
def test_the_car_is_neutral() -> None:
    t = table({"A": {"at": "D16", "ride": "car"}, "B": {"at": "E16", "goods": "rifle cartridge"}}, turn="B")
    assert not t.can("rifle B A")
    assert not t.can("fist B A")


@rule("Q65", "Q64")
def test_a_car_that_cannot_go_on_stays_the_50_stay_paid_and_it_may_be_left() -> None:
    players = {"A": {"at": "D8", "ride": "car"}, "B": {"at": "I10", "ride": "train", "way": 1}}
    t = table(players, throw=[3]).do("drive A D7 money")
    assert (t.at(), t.money()) == ("D8", 950)
    assert t.saw(e.Stayed)[0].by == "komandosi:Q65"
    assert t.can("leave A")


@rule("Q63")
def test_a_driver_whom_a_card_moves_ends_the_ride() -> None:
    players = {"A": {"at": "D16", "ride": "car"}, "B": FAR}
    t = table(players, throw=[6], draw=["landslide"]).spin(0).do("drive A D17 money").end()
    assert (t.player().ride, t.at()) == ("", "B8")


@rule("Q18", "Q69")
@pytest.mark.parametrize(("card", "count"), [("forced_march", 6), ("sprained_ankle", 3)])
def test_doubled_and_halved_pips_are_multiplied_by_three(card: str, count: int) -> None:
    t = table({"A": {"at": "D14"}, "B": FAR}, throw=[1], draw=[card]).do("drive A D15 money")
    assert t.ends() == row("D", 15, 14 + count)
