"""The switches of the rulings, each both ways."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

import pytest

from game.content.rulebook import load_rulebook
from game.engine.komandosi.rulings import Rulings
from game.engine.komandosi.spinner import spinner_squares
from tests.rules.komandosi.play import Play
from tests.rules.komandosi.table import rule, table

TESTED = {
    "refill", "spin_forest", "exact_moves", "shot_and_move", "rifle_diagonals", "rocket_tolerance", "rocket_most",
    "bank_limit", "boat_on_river", "safe_houses", "rest_anywhere", "shunt", "exact_drives", "exact_landing",
    "airport_neutral", "sell_any_part", "one_a_colour", "round_limit",
}  # fmt: skip
ROW = ".......\n......."
RIFLE, ROCKET = {"goods": "rifle cartridge"}, {"goods": "launcher rocket"}


def test_every_switch_is_tested_here() -> None:
    assert {field.name for field in fields(Rulings)} == TESTED


def test_every_switch_names_its_ruling() -> None:
    keys = {it.key for it in load_rulebook("komandosi").rules if it.key}
    assert len(keys) == len(TESTED)


@rule("Q3")
def test_parts_are_drawn_whenever_one_is_taken_or_once_a_round() -> None:
    players = {"A": {"at": "A3", "money": 200}, "B": {"at": "B7", "money": 0}}

    def taken(refill: str) -> Play:
        t = table(players, parts={"A3": "purple"}, picture=ROW, rulings={"refill": refill})
        return (t.spin(0, 0) if refill == "taken" else t).do("take A")

    assert len(taken("taken").parts) == 1
    t = taken("round").throw(2)
    assert len(t.parts) == 0
    t.walk("A")
    assert len(t.parts) == 0
    t.throw(2).spin(0, 0).walk("B")
    assert (t.s.round, len(t.parts)) == (2, 1)


@rule("Q3", "Q4")
def test_with_one_draw_a_round_a_sold_part_does_not_refill_at_once() -> None:
    t = table({"A": {"at": "J11", "parts": "brown brown"}}, rulings={"refill": "round"}).do("sell A brown")
    assert t.parts == {}


@rule("Q5")
@pytest.mark.parametrize(("forest", "count"), [(True, 165 + 54 - 2), (False, 165 - 2)])
def test_the_spinner_shows_forests_or_not(forest: bool, count: int) -> None:
    t = table({"A": {"at": "B10"}, "B": {"at": "B12"}}, rulings={"spin_forest": forest})
    assert spinner_squares(t.s, t.s.table.rulings.spin_forest).bit_count() == count


@rule("Q6")
def test_a_walk_takes_all_pips_or_may_end_on_places_and_parts() -> None:
    def ends(exact: bool) -> set[str]:
        players = {"A": {"at": "A1", "goods": "rifle"}, "B": {"at": "C1"}}
        street, parts = "..S.C..\n~~~~~~~\n.~~~~~~", {"A4": "brown"}
        t = table(players, picture=street, parts=parts, throw=[5], rulings={"exact_moves": exact})
        return t.do("roll A").ends()

    assert ends(True) == {"A6"}
    assert ends(False) == {"A3", "A4", "A5", "A6"}


@rule("Q22")
@pytest.mark.parametrize("pips", [2, 3])
def test_a_shot_uses_up_the_roll_or_the_shooter_moves_too(pips: int) -> None:
    def walks(both: bool) -> bool:
        players = {"A": {"at": "A1", **RIFLE}, "B": {"at": "A4"}}
        picture = "......H\n......."
        t = table(players, picture=picture, throw=[pips], rulings={"shot_and_move": both}).do("rifle A B")
        return bool(t.ends())

    assert (walks(False), walks(True)) == (False, True)


@rule("Q22")
def test_with_the_switch_a_sailor_sails_on_after_his_shot() -> None:
    players = {"A": {"at": "A1", "ride": "boat", **RIFLE}, "B": {"at": "B3"}}
    t = table(players, picture="~~~~\n...H", throw=[3], rulings={"shot_and_move": True}).do("rifle A B")
    assert {"A2", "A4"} <= t.ends()


@rule("Q23")
def test_a_diagonal_counts_as_one_square_or_as_two() -> None:
    def possible(diagonals: bool, other: str) -> bool:
        players = {"A": {"at": "A1", **RIFLE}, "B": {"at": other}}
        t = table(players, picture="\n".join(["......."] * 5), rulings={"rifle_diagonals": diagonals})
        return bool(t.can("rifle A B"))

    assert (possible(True, "D5"), possible(False, "D5")) == (True, False)
    assert (possible(True, "D4"), possible(False, "D4")) == (True, True)


@rule("Q27")
def test_a_rocket_may_be_one_square_off_or_not() -> None:
    def times(tolerance: int) -> list[str]:
        players = {"A": {"at": "A1", **ROCKET}, "B": {"at": "A6"}}
        return table(players, picture="." * 8, rulings={"rocket_tolerance": tolerance}).can("rocket A B")

    assert times(1) == [f"rocket A B {number}" for number in (2, 3, 4, 5, 6)]
    assert times(0) == ["rocket A B 5"]


@rule("Q28")
@pytest.mark.parametrize("most", [6, 12])
def test_the_largest_multiplier(most: int) -> None:
    players = {"A": {"at": "A1", **ROCKET}, "B": {"at": "A13"}}
    t = table(players, picture="." * 14, rulings={"rocket_most": most})
    assert max(int(text.split()[3]) for text in t.can("rocket A B")) == most


@rule("Q44")
@pytest.mark.parametrize(("limited", "pay"), [(False, 100), (True, 50)])
def test_the_bank_never_runs_out_or_pays_only_what_is_left(limited: bool, pay: int) -> None:
    players = {"A": {"at": "J11", "money": 0}, "B": {"at": "B12", "money": 9950}}
    t = table(players, rulings={"bank_limit": limited}).do("stay A")
    assert (t.money(), t.s.bank) == (pay, 50 - pay)


@rule("Q16")
@pytest.mark.parametrize("river", [False, True])
def test_the_boat_sails_on_the_sea_or_on_the_river_too(river: bool) -> None:
    players = {"A": {"at": "A1", "ride": "boat"}, "B": {"at": "B4"}}
    t = table(players, picture="~rr~\nl...", throw=[2], rulings={"boat_on_river": river}).do("roll A")
    assert ({"A2", "A3", "A4"} <= t.ends()) is river
    assert "B1" not in t.ends()


@rule("Q77")
def test_a_house_that_cuts_the_island_is_refused_or_allowed() -> None:
    def possible(safe: bool) -> bool:
        players = {"A": {"at": "A2"}, "B": {"at": "A1"}}
        return bool(table(players, picture="S.B", rulings={"safe_houses": safe}).can("build A"))

    assert (possible(True), possible(False)) == (False, True)


@rule("Q35")
@pytest.mark.parametrize("square", ["C11", "F20", "E8"])
def test_one_rests_only_in_bank_and_house_or_on_every_neutral_square(square: str) -> None:
    def stays(anywhere: bool) -> list[str]:
        return table({"A": {"at": square}}, rulings={"rest_anywhere": anywhere}).can("stay A")

    assert (stays(False), stays(True)) == ([], ["stay A"])


@rule("Q35")
def test_even_with_the_switch_nobody_rests_on_open_land_or_earns_outside_the_bank() -> None:
    anywhere = {"rest_anywhere": True}
    assert not table({"A": {"at": "B10"}}, rulings=anywhere).can("stay A")
    assert table({"A": {"at": "C11"}}, rulings=anywhere).do("stay A").money() == 1000


@rule("Q46")
def test_the_train_moves_people_aside_or_waits_for_a_free_track() -> None:
    players = {"A": {"at": "C7"}, "B": {"at": "I10"}}
    assert table(players).can("board A train")
    waiting = table(players, rulings={"shunt": False})
    assert not waiting.can("board A train")
    assert waiting.why_not("board A train money").rule == "komandosi:Q46"
    players["B"] = {"at": "P19"}
    assert table(players, rulings={"shunt": False}).can("board A train")


@rule("Q47")
def test_the_car_may_brake_or_uses_all_its_pips() -> None:
    def ends(exact: bool) -> set[str]:
        t = table({"A": {"at": "D14"}, "B": {"at": "B12"}}, throw=[2], rulings={"exact_drives": exact})
        return t.do("drive A D15 money").ends()

    assert ends(False) == {f"D{column}" for column in range(15, 21)}
    assert ends(True) == {"D20"}


@rule("Q40")
@pytest.mark.parametrize("exact", [False, True])
def test_the_last_move_may_end_early_on_the_helicopter_or_not(exact: bool) -> None:
    players = {"A": {"at": "L14", "parts": "orange purple brown"}, "B": {"at": "B12"}}
    t = table(players, throw=[3], rulings={"exact_landing": exact}).do("roll A")
    assert ("L16" in t.ends()) is not exact


@rule("Q34")
@pytest.mark.parametrize("neutral", [False, True])
def test_the_yellow_area_is_open_to_shots_or_neutral(neutral: bool) -> None:
    all_parts: dict[str, Any] = {"at": "L15", "parts": "orange purple brown", **RIFLE}
    players = {"A": {"at": "L14", **RIFLE}, "B": all_parts}
    for turn, other in ("AB", "BA"):
        t = table(players, turn=turn, rulings={"airport_neutral": neutral})
        assert bool(t.can(f"rifle {turn} {other}")) is not neutral


@rule("Q43")
def test_the_bank_buys_surplus_parts_or_any() -> None:
    def sold(any_part: bool) -> list[str]:
        players = {"A": {"at": "J11", "parts": "orange brown brown"}}
        return table(players, rulings={"sell_any_part": any_part}).can("sell A")

    assert sold(False) == ["sell A brown"]
    assert sold(True) == ["sell A orange", "sell A brown"]


@rule("Q80", "Q37")
def test_any_number_of_parts_lies_in_a_house_or_one_of_each_colour() -> None:
    def storing(one: bool) -> Play:
        home = {"at": "B10", "house": "B10", "parts": "orange orange brown brown", "store": {"parts": "brown"}}
        return table({"A": home}, rulings={"one_a_colour": one})

    assert storing(False).do("put A orange").can() == ["amount A 1", "amount A 2"]
    assert storing(False).can("put A brown")
    assert storing(True).do("put A orange").stored() == ["orange", "brown"]
    assert not storing(True).can("put A brown")
    assert storing(True).can("get A brown")


@rule("Q79")
@pytest.mark.parametrize(("limit", "ends"), [(0, False), (50, True), (100, False), (200, False)])
def test_the_round_limit(limit: int, ends: bool) -> None:
    players = {"A": {"at": "B10"}, "B": {"at": "J11"}}
    t = table(players, turn="B", round=50, rulings={"round_limit": limit}).do("stay B")
    assert bool(t.winners) is ends
