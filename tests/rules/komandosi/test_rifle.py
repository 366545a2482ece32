"""Rifle shots: what they need, how far they go, and what stops them."""

from __future__ import annotations

import pytest

from game.engine.komandosi import events as e
from tests.rules.komandosi.play import Play
from tests.rules.komandosi.table import rule, table

ARMED = {"goods": "rifle cartridge"}
RANGE = """
........
........
........
.......H
"""
NOTHING = "instructors_praise"


def shot(pips: int, other: str = "A4", at: str = "A1", picture: str = RANGE, **more: object) -> Play:
    """A has announced a shot at B and rolled."""
    mine, theirs = {"at": at, **ARMED}, {"at": other, **more.pop("theirs", {})}  # type: ignore[dict-item]
    return table({"A": mine, "B": theirs}, picture=picture, throw=[pips], **more).do("rifle A B")  # type: ignore[arg-type]


def how(t: Play) -> str:
    return t.saw(e.AttackEnded)[0].how


@rule("K23")
@pytest.mark.parametrize("goods", ["", "rifle", "cartridge", "launcher rocket", "rifle rocket", "launcher cartridge"])
def test_a_shot_needs_a_rifle_and_a_cartridge(goods: str) -> None:
    t = table({"A": {"at": "A1", "goods": goods}, "B": {"at": "A4"}}, picture=RANGE)
    assert not t.can("rifle A B")
    assert t.why_not("rifle A B").rule == "komandosi:K23"


@rule("K23")
@pytest.mark.parametrize(("pips", "result"), [(2, "missed"), (3, "hit"), (4, "hit"), (5, "hit")])
def test_it_hits_if_the_pips_are_at_least_the_distance(pips: int, result: str) -> None:
    assert how(shot(pips)) == result


@rule("K23", "Q26", "K27")
@pytest.mark.parametrize("pips", [2, 3])
def test_hit_or_miss_the_cartridge_goes_back_to_the_shop(pips: int) -> None:
    t = shot(pips)
    assert (t.things(), t.s.stock) == (["rifle"], (4, 5, 8, 14))


@rule("K23", "K22")
def test_a_hit_does_what_a_won_fight_does() -> None:
    t = shot(3, theirs={"parts": "brown purple", "kept": "free_car", "money": 600})
    assert (t.things(), t.money(), t.money("B")) == (["rifle", "purple", "brown", "free_car"], 1300, 300)
    assert (t.at("B"), t.player("B").waits, t.player("B").owes) == ("D8", 1, 100)


@rule("Q22")
@pytest.mark.parametrize("pips", [2, 3])
def test_a_shot_uses_up_the_roll(pips: int) -> None:
    t = shot(pips)
    assert t.at() == "A1"
    assert not t.can("go A")


@rule("Q23")
@pytest.mark.parametrize(("pips", "result"), [(2, "missed"), (3, "hit")])
def test_a_diagonal_counts_as_one_square(pips: int, result: str) -> None:
    assert how(shot(pips, "C4")) == result


@rule("K23", "Q88")
def test_nobody_shoots_farther_than_the_die_shows() -> None:
    assert table({"A": {"at": "A1", **ARMED}, "B": {"at": "A7"}}, picture=RANGE).can("rifle A B")
    t = table({"A": {"at": "A1", **ARMED}, "B": {"at": "A8"}}, picture=RANGE)
    assert not t.can("rifle A B")
    assert t.why_not("rifle A B").rule == "komandosi:Q88"


@rule("K23")
@pytest.mark.parametrize("sign", "fSTC")
def test_forest_shop_station_and_rental_stop_a_shot(sign: str) -> None:
    assert not table({"A": {"at": "A1", **ARMED}, "B": {"at": "A3"}}, picture=f".{sign}.").can("rifle A B")


@rule("K23")
@pytest.mark.parametrize("sign", "~rl.+#%BHMYX")
def test_nothing_else_on_the_ground_stops_it(sign: str) -> None:
    assert table({"A": {"at": "A1", **ARMED}, "B": {"at": "A3"}}, picture=f".{sign}.").can("rifle A B")


@rule("K23", "K13")
@pytest.mark.parametrize("owner", "AB")
def test_every_house_stops_a_shot(owner: str) -> None:
    players = {"A": {"at": "A1", **ARMED}, "B": {"at": "A3"}}
    players[owner]["house"] = "A2"
    assert not table(players, picture="...").can("rifle A B")


@rule("K23")
def test_a_helicopter_part_stops_a_shot() -> None:
    players = {"A": {"at": "A1", **ARMED}, "B": {"at": "A3"}}
    assert not table(players, picture="...", parts={"A2": "brown"}).can("rifle A B")


@rule("Q25")
def test_commandos_stop_no_bullet() -> None:
    players = {"A": {"at": "A1", **ARMED}, "B": {"at": "A3"}, "C": {"at": "A2"}}
    assert table(players, picture="...").can("rifle A B")


@rule("Q24")
def test_the_square_of_shooter_and_target_do_not_count() -> None:
    players = {"A": {"at": "A1", **ARMED}, "B": {"at": "A3"}}
    assert table(players, picture="C.C").can("rifle A B")
    assert table(players, picture="...", parts={"A1": "brown", "A3": "brown"}).can("rifle A B")


@rule("Q24")
@pytest.mark.parametrize(("wood", "free"), [("A2", True), ("B1", True), ("B2", False)])
def test_touching_a_corner_is_no_matter_but_entering_a_square_is(wood: str, free: bool) -> None:
    rows = [list("...") for _ in range(3)]
    rows["ABC".index(wood[0])][int(wood[1]) - 1] = "f"
    picture = "\n".join("".join(row) for row in rows)
    assert bool(table({"A": {"at": "A1", **ARMED}, "B": {"at": "C3"}}, picture=picture).can("rifle A B")) is free


@rule("Q24")
def test_a_slanting_line_is_stopped_by_each_square_that_it_enters() -> None:
    for wood, free in (("A2", False), ("B2", False), ("A1", True), ("B3", True)):
        rows = [list("...") for _ in range(2)]
        rows["AB".index(wood[0])][int(wood[1]) - 1] = "f" if wood not in ("A1", "B3") else "."
        picture = "\n".join("".join(row) for row in rows)
        t = table({"A": {"at": "A1", **ARMED}, "B": {"at": "B3"}}, picture=picture)
        assert bool(t.can("rifle A B")) is free


@rule("Q14", "Q50")
@pytest.mark.parametrize("ride", ["", "boat"])
def test_swimmers_and_sailors_are_shot_at(ride: str) -> None:
    t = table({"A": {"at": "A1", **ARMED}, "B": {"at": "A3", "ride": ride}}, picture="..~H", throw=[3]).do("rifle A B")
    assert (t.at("B"), t.player("B").ride) == ("A4", "")


@rule("K20", "Q50")
def test_one_shoots_out_of_the_boat_and_stays_in_it() -> None:
    players = {"A": {"at": "A1", "ride": "boat", **ARMED}, "B": {"at": "A3"}}
    t = table(players, picture="~..H", throw=[3]).do("rifle A B")
    assert (how(t), t.at(), t.player().ride) == ("hit", "A1", "boat")


@rule("K31", "Q34")
@pytest.mark.parametrize(("ride", "square", "beside"), [("train", "I8", "H8"), ("car", "I5", "I6")])
def test_passenger_and_driver_neither_shoot_nor_are_shot_at(ride: str, square: str, beside: str) -> None:
    way = {"way": 1} if ride == "train" else {}
    players = {"A": {"at": square, "ride": ride, **ARMED, **way}, "B": {"at": beside, **ARMED}}
    assert not table(players).can("rifle A B")
    assert not table(players, turn="B").can("rifle B A")


@rule("Q34", "K31")
def test_a_station_is_not_neutral() -> None:
    assert table({"A": {"at": "C8", **ARMED}, "B": {"at": "C7"}}).can("rifle A B")


@rule("Q19", "Q70")
@pytest.mark.parametrize("card", ["fog", "truce", "order_shop"])
def test_a_void_shot_keeps_the_cartridge(card: str) -> None:
    picture = RANGE.replace(".......H", "S......H")
    t = table({"A": {"at": "A1", **ARMED}, "B": {"at": "A4"}}, picture=picture, throw=[6], draw=[card]).do("rifle A B")
    assert (how(t), t.things(), t.at("B")) == ("void", ["rifle", "cartridge"], "A4")


@rule("Q93", "Q19")
def test_after_a_void_shot_the_roll_is_walked() -> None:
    players = {"A": {"at": "A1", **ARMED}, "B": {"at": "A4"}}
    assert table(players, picture=RANGE, throw=[6], draw=["truce"]).do("rifle A B").ends()


@rule("Q71")
def test_a_shot_whose_last_cartridge_is_spoilt_is_void() -> None:
    players = {"A": {"at": "A1", **ARMED}, "B": {"at": "A4"}}
    t = table(players, picture=RANGE, throw=[6], draw=["wet_powder"]).do("rifle A B")
    assert (how(t), t.things()) == ("void", ["rifle"])


@rule("Q71")
def test_a_shot_is_void_if_a_part_falls_into_its_line() -> None:
    players = {"A": {"at": "A1", **ARMED}, "B": {"at": "A3"}}
    t = table(players, picture="...H", throw=[6], draw=["supply_drop"]).spin(0, 0).do("rifle A B")
    assert t.parts == {"A2": "orange"}
    assert (how(t), t.things(), t.at("B")) == ("void", ["rifle", "cartridge"], "A3")


@rule("Q69")
@pytest.mark.parametrize("card", ["forced_march", "sprained_ankle"])
def test_a_shot_uses_the_pips_as_rolled(card: str) -> None:
    players = {"A": {"at": "A1", **ARMED}, "B": {"at": "A3"}}
    assert how(table(players, picture=RANGE, throw=[1], draw=[card]).do("rifle A B")) == "missed"
    players["B"] = {"at": "A5"}
    assert how(table(players, picture=RANGE, throw=[6], draw=[card]).do("rifle A B")) == "hit"


@rule("Q18")
def test_the_roll_of_a_shot_draws_an_event_card_too() -> None:
    players = {"A": {"at": "A1", **ARMED}, "B": {"at": "A3"}}
    t = table(players, picture=RANGE, throw=[6], draw=[NOTHING]).do("rifle A B")
    assert (t.money(), how(t)) == (1200 + 500, "hit")
