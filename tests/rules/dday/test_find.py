"""Items and Vehicles: one a turn for Item Points, face-down ones by a Special Find."""

from __future__ import annotations

import pytest

from tests.rules.dday.play import Play
from tests.rules.dday.table import rule, table


def shop(**unit: object) -> Play:
    return table({"A": unit}, phase="find")


@rule("D19")
def test_an_item_costs_its_points() -> None:
    t = shop(points=12).do("find A binoculars")
    assert (t.unit().items, t.unit().points) == (("binoculars",), 2)
    assert shop(points=9).can("find A binoculars") == []
    assert shop(points=9).why_not("find A binoculars").rule == "dday:D19"


@rule("D19")
def test_one_item_a_turn_is_found() -> None:
    t = shop(points=99, stars=9).do("find A binoculars")
    assert t.can("find") == []
    assert t.why_not("find A flak_vest").rule == "dday:D19"


@rule("D19")
def test_a_specialist_and_an_item_may_be_had_in_the_same_turn() -> None:
    t = shop(points=99, stars=9).do("find A binoculars", "recruit A medic")
    assert (t.unit().items, t.unit().specialists) == (("binoculars",), ("medic",))


@rule("D4", "Q37", "Q25")
def test_there_is_one_copy_of_each_item_for_all_units() -> None:
    t = table({"A": {"points": 99}, "B": {"points": 99}}, phase="find").do("find B binoculars")
    assert t.can("find A binoculars") == []


@rule("D15", "Q15")
def test_face_down_items_take_a_special_find() -> None:
    assert shop(points=99).can("find A orders") == []
    assert shop(points=99).why_not("find A orders").rule == "dday:D15"
    assert shop(points=99, finds=1).can("find A orders")


@rule("D15", "Q15")
def test_the_player_chooses_among_all_face_down_items() -> None:
    t = table({"A": {"points": 99, "finds": 1}, "B": {}}, phase="find")
    assert {text.split()[2] for text in t.can("find A")} >= set(t.s.face_down)
    assert len(t.s.face_down) == 18


@rule("D15")
def test_a_face_down_item_is_paid_for() -> None:
    t = shop(points=12, finds=1).do("find A orders")
    assert (t.unit().points, t.unit().finds, t.unit().items) == (0, 0, ("orders",))


@rule("Q14")
def test_a_face_down_item_is_that_turns_item() -> None:
    assert shop(points=99, finds=1).do("find A orders").can("find") == []
    assert shop(points=99, finds=1).do("find A binoculars").can("find") == []


@rule("Q14")
def test_a_vehicle_is_that_turns_item() -> None:
    assert shop(points=99).do("find A jeep").can("find") == []


@rule("Q14")
def test_an_unused_special_find_lapses_at_the_end_of_the_turn() -> None:
    t = table({"A": {"finds": 1}}, phase="end", throw=["star star star star star star"])
    assert t.unit().finds == 0


@rule("Q36")
def test_a_special_find_may_still_become_two_stars_when_the_item_is_too_dear() -> None:
    assert shop(finds=1, stars=1).do("search A stars").unit().stars == 3


@rule("D22")
def test_a_vehicle_is_found_like_an_item_and_stays() -> None:
    t = shop(points=12).do("find A jeep")
    assert (t.unit().vehicles, t.unit().points) == (("jeep",), 0)


@rule("D22", "Q52")
def test_a_unit_with_a_vehicle_finds_no_other() -> None:
    t = shop(points=99, vehicles=("jeep",))
    assert not [text for text in t.can("find A") if text.split()[2] in t.s.vehicles]
    assert t.why_not("find A dd_tank").rule == "dday:D22"


@rule("D21", "Q25")
def test_a_used_item_is_out_of_the_game() -> None:
    t = table({"A": {"items": ("orders",), "points": 99, "finds": 1}}, phase="find").do("play A orders")
    assert t.unit().items == ()
    assert t.can("find A orders") == []


@rule("D21")
def test_any_number_of_items_may_be_used_in_a_turn() -> None:
    t = table({"A": {"items": ("orders", "flag", "field_radio")}}, phase="find")
    t.do("play A orders", "play A flag", "play A field_radio")
    assert t.has() == (15, 2, 3, 0)


@rule("Q22")
def test_a_traded_item_may_be_used_at_once() -> None:
    t = table({"A": {"items": ("orders",)}, "B": {}}, phase="find").do("hand A B orders", "play B orders")
    assert t.unit("B").stars == 3


@rule("Q22")
@pytest.mark.parametrize("card", ["binoculars"])
def test_a_traded_item_may_be_used_at_once_among_the_changes_of_dice(card: str) -> None:
    t = table({"A": {"items": (card,)}, "B": {}}, phase="tally", dice={"A": "", "B": ""})
    t.do(f"hand A B {card}")
    assert t.can(f"play B {card}")


@rule("D22", "D27")
def test_no_vehicle_is_found_in_the_bunker() -> None:
    t = table({"A": {"at": "TB", "points": 99}}, phase="find")
    assert t.can("find A bangalore")
    assert not [text for text in t.can("find A") if text.split()[2] in t.s.vehicles]
    assert t.why_not("find A dd_tank").rule == "dday:D22"
