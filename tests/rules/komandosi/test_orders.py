"""Orders: what they forbid, the way they name, and how they end."""

from __future__ import annotations

import pytest

from game.engine.komandosi import events as e
from tests.rules.komandosi.play import Play
from tests.rules.komandosi.table import rule, table

STREET = "S........\n~~~~~~~~~\n.~~~~~~~~"


def ordered(pips: int, at: str = "A5", order: str = "order_shop", picture: str = STREET, **fields: object) -> Play:
    """A is under an order; his rifle keeps him on land."""
    draw = fields.pop("draw", ())
    players = {"A": {"at": at, "order": order, "goods": "rifle", **fields}, "B": {"at": "C1"}}
    return table(players, picture=picture, throw=[pips], draw=draw)  # type: ignore[arg-type]


def ended(t: Play) -> list[tuple[str, str]]:
    return [(event.how, event.by) for event in t.saw(e.OrderEnded)]


@rule("K11", "Q51")
def test_each_move_must_come_nearer_to_the_place() -> None:
    t = ordered(2).do("roll A")
    assert t.ends() == {"A3"}
    assert t.why_not("go A A7").rule == "komandosi:Q51"


@rule("Q51")
def test_if_no_legal_move_does_all_are_possible() -> None:
    assert ordered(2, "A2").do("roll A").ends() == {"A4"}


@rule("Q51", "K11")
def test_stopping_there_carries_it_out_and_the_card_goes_under_the_deck() -> None:
    t = ordered(4).do("roll A", "go A A1")
    assert ended(t) == [("done", "komandosi:Q51")]
    assert t.s.table.event(t.s.deck[0]).id == "order_shop"
    assert t.can("buy A")


@rule("Q51")
def test_passing_the_place_does_not_carry_it_out() -> None:
    t = ordered(3, "A1", picture="..S...\n~~~~~~\n.~~~~~").do("roll A", "go A A4")
    assert ended(t) == []
    assert t.player().order >= 0


@rule("K11", "K25")
@pytest.mark.parametrize("card", ["courier_fee", "fog", "free_boat", "order_shop"])
def test_the_next_card_that_is_drawn_ends_the_old_order(card: str) -> None:
    t = ordered(6, draw=[card]).do("roll A")
    assert ended(t) == [("released", "komandosi:K25")]
    assert (t.player().order >= 0) is (card == "order_shop")
    assert t.s.deck[0] != t.player().order


@rule("K25")
def test_a_roll_without_a_card_leaves_it() -> None:
    assert ended(ordered(3).do("roll A", "go A A2")) == []


@rule("Q74", "K11")
def test_nobody_under_an_order_can_be_shot() -> None:
    players = {"A": {"at": "A2", "goods": "rifle cartridge launcher rocket"}, "B": {"at": "A5", "order": "order_shop"}}
    t = table(players, picture=STREET)
    assert t.can() == ["roll A", "build A"]


@rule("Q35", "K11")
@pytest.mark.parametrize("place", ["bank", "house"])
def test_under_an_order_one_must_roll(place: str) -> None:
    fields = {"at": "J11"} if place == "bank" else {"at": "B10", "house": "B10"}
    t = table({"A": {**fields, "order": "order_shop"}})
    assert not t.can("stay A")
    assert t.why_not("stay A").rule == "komandosi:Q35"


@rule("Q72")
def test_an_order_to_a_place_on_which_one_stands_is_carried_out_at_once() -> None:
    t = table({"A": {"at": "J11"}, "B": {"at": "B12"}}, throw=[6], draw=["order_bank"]).do("roll A")
    assert ended(t) == [("done", "komandosi:Q51")]
    assert t.money() == 1100
    assert t.ends()


@rule("Q91", "Q72", "Q70")
@pytest.mark.parametrize("order", ["order_station", "order_shop"])
def test_an_order_that_is_carried_out_at_once_or_void_stops_no_attack(order: str) -> None:
    players = {"A": {"at": "A1", "goods": "rifle cartridge"}, "B": {"at": "A3"}}
    t = table(players, picture="T..HrS", throw=[6], draw=[order]).do("rifle A B")
    assert [event.how for event in t.saw(e.AttackEnded)] == ["hit"]


@rule("Q73")
def test_nearest_is_counted_in_steps_on_foot_not_as_the_crow_flies() -> None:
    bend = "S.r......\nr.r.rrr.r\nr.....r.S\n.rrrrrrrr"
    t = table({"A": {"at": "A4", "order": "order_shop"}, "B": {"at": "D1"}}, picture=bend, throw=[2]).do("roll A")
    assert t.ends() == {"C4"} or t.ends() == {"A6", "C4"}


@rule("Q73", "Q10")
def test_forests_that_cannot_be_paid_do_not_count() -> None:
    wood = "Sf...\n...r.\n....S\nrrrr."
    rich = table({"A": {"at": "A3", "order": "order_shop"}, "B": {"at": "D5"}}, picture=wood, throw=[2]).do("roll A")
    poor = table({"A": {"at": "A3", "order": "order_shop", "money": 0}, "B": {"at": "D5"}}, picture=wood, throw=[2])
    assert "A1" in rich.ends()
    assert "A1" not in poor.do("roll A").ends()


@rule("Q73")
def test_an_order_to_a_place_to_which_no_way_leads_is_void() -> None:
    players = {"A": {"at": "A3"}, "B": {"at": "A4"}}
    t = table(players, picture="Sr..", throw=[6], draw=["order_shop"]).do("roll A")
    assert ended(t) == [("lapsed", "komandosi:Q73")]
    assert t.s.table.event(t.s.deck[0]).id == "order_shop"


@rule("Q73")
def test_so_is_one_whose_way_was_closed_meanwhile() -> None:
    players = {"A": {"at": "A3", "order": "order_shop", "goods": "rifle"}, "B": {"at": "A5", "house": "A2"}}
    assert ended(table(players, picture="S....")) == [("lapsed", "komandosi:Q73")]


@rule("Q73", "Q59")
def test_without_money_in_a_deep_forest_the_free_way_out_counts() -> None:
    t = table({"A": {"at": "F9", "money": 0, "order": "order_bank"}, "B": {"at": "B12"}}, throw=[3]).do("roll A")
    assert ended(t) == []
    assert t.ends()


@rule("Q73")
def test_out_of_the_water_the_swim_and_the_walk_count() -> None:
    bay = "~~~~~~\nS.rr..\nrrrrrr"
    t = table({"A": {"at": "A6", "order": "order_shop"}, "B": {"at": "B6"}}, picture=bay, throw=[3]).do("roll A")
    assert t.ends() == {"A4"}


@rule("Q73", "Q51")
def test_the_field_of_distances_ignores_commandos_in_the_way() -> None:
    players = {"A": {"at": "A5", "order": "order_shop", "goods": "rifle"}, "B": {"at": "A3"}}
    t = table(players, picture=STREET, throw=[3]).do("roll A")
    assert t.ends() == {"A8"}
    assert ended(t) == []


@rule("Q52")
@pytest.mark.parametrize(("order", "possible"), [("order_check_up", True), ("order_bank", False)])
def test_the_train_is_allowed_if_it_comes_nearer(order: str, possible: bool) -> None:
    t = table({"A": {"at": "C7", "order": order}, "B": {"at": "B12"}})
    assert bool(t.can("board A train")) is possible
    if not possible:
        assert t.why_not("board A train money").rule == "komandosi:Q52"


@rule("Q52")
def test_the_boat_and_the_car_are_allowed_if_they_can_come_nearer() -> None:
    assert table({"A": {"at": "J2", "order": "order_check_up"}, "B": {"at": "B12"}}).can("board A boat")
    assert table({"A": {"at": "D14", "order": "order_bank"}, "B": {"at": "B12"}}).can("drive A")


@rule("Q52", "Q51")
def test_a_drive_under_an_order_comes_nearer_too() -> None:
    players = {"A": {"at": "D14", "order": "order_check_up", "ride": "car"}, "B": {"at": "B12"}}
    t = table(players, throw=[2]).do("drive A D15 money")
    assert t.ends() == {f"D{column}" for column in range(15, 21)}


@rule("K11")
def test_under_an_order_everything_else_is_possible() -> None:
    t = table({"A": {"at": "B10", "order": "order_bank", "kept": "treasure_map"}}, parts={"B10": "brown"})
    assert {"take A", "map A B10"} <= set(t.can())


@rule("Q73", "Q75")
def test_who_lost_a_part_on_the_airport_finds_his_way_out_under_an_order() -> None:
    t = table({"A": {"at": "L15", "parts": "orange", "order": "order_bank"}, "B": {"at": "B12"}}, throw=[3]).do(
        "roll A"
    )
    assert ended(t) == []
    assert t.ends()
