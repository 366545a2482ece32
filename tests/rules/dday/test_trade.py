"""Trading: who may, what, when, and the last body that stays."""

from __future__ import annotations

import pytest

from game.engine.dday.casualties import BeginCasualties
from tests.rules.dday.play import Play
from tests.rules.dday.table import rule, table

RICH = {"soldiers": 5, "courage": 4, "stars": 3, "points": 2}
FIRST = "star star soldier soldier courage courage"


def pair(a: dict[str, object] | None = None, b: dict[str, object] | None = None, **more: object) -> Play:
    """A and B in one Sector; both have something to decide in Phase 3."""
    return table({"A": a or {}, "B": b or {}}, phase="find", **more)  # type: ignore[arg-type]


@rule("D28")
@pytest.mark.parametrize(
    ("resource", "count", "left", "has"),
    [
        ("soldiers", 4, (1, 4, 3, 2), (14, 0, 0, 0)),
        ("courage", 4, (5, 0, 3, 2), (10, 4, 0, 0)),
        ("stars", 1, (5, 4, 2, 2), (10, 0, 1, 0)),
        ("points", 2, (5, 4, 3, 0), (10, 0, 0, 2)),
    ],
)
def test_soldiers_courage_stars_and_item_points_are_given_freely(
    resource: str, count: int, left: tuple[int, ...], has: tuple[int, ...]
) -> None:
    t = pair(dict(RICH)).do(f"give A B {resource}", f"amount A {count}")
    assert (t.has("A"), t.has("B")) == (left, has)


@rule("D28")
def test_items_and_vehicles_are_handed_over() -> None:
    t = pair({"items": ("orders",), "vehicles": ("jeep",)}).do("hand A B orders", "hand A B jeep")
    assert (t.unit("B").items, t.unit("B").vehicles) == (("orders",), ("jeep",))
    assert (t.unit("A").items, t.unit("A").vehicles) == ((), ())


@rule("D28")
def test_awards_and_specialists_are_not_traded_except_the_messenger() -> None:
    t = pair({"awards": ("a_grit",), "specialists": ("medic", "messenger")})
    assert t.can("hand A B") == ["hand A B messenger"]
    t.do("hand A B messenger")
    assert (t.unit("A").specialists, t.unit("B").specialists) == (("medic",), ("messenger",))


@rule("D28")
def test_units_in_different_sectors_do_not_trade() -> None:
    t = pair(dict(RICH, at="T2", points=99), {"at": "T3", "points": 99})
    assert t.can("give") == t.can("hand") == []


@rule("Q20")
def test_nobody_trades_away_the_last_body() -> None:
    assert pair({"soldiers": 1, "points": 9}).can("give A B soldiers") == []
    t = pair({"soldiers": 3}).do("give A B soldiers")
    assert t.can("amount") == ["amount A 1", "amount A 2"]


@rule("Q20")
def test_a_specialist_who_stays_is_body_enough() -> None:
    t = pair({"soldiers": 3, "specialists": ("medic",)}).do("give A B soldiers", "amount A 3")
    assert t.unit("A").strength == 1


@rule("Q20")
def test_a_messenger_who_is_the_last_body_stays() -> None:
    assert pair({"soldiers": 0, "specialists": ("messenger",)}).can("hand A B messenger") == []


@rule("D28")
def test_trading_is_possible_while_dice_are_rolled() -> None:
    t = table({"A": dict(RICH), "B": {}}, throw=[FIRST, FIRST])
    assert t.can("give A B soldiers")


@rule("D28")
@pytest.mark.parametrize("phase", ["find", "move"])
def test_trading_is_possible_in_phases_3_and_4(phase: str) -> None:
    t = table({"A": dict(RICH), "B": {}}, phase=phase)
    assert t.can("give A B stars")


@rule("D28", "Q32")
def test_trading_is_possible_after_the_machine_guns_rolled_and_before_casualties() -> None:
    units = {"A": {"at": "T2", "soldiers": 5}, "B": {"at": "T2", "soldiers": 9}}
    t = table(units, phase="combat", sectors={"T2": {"machine_gun": 1}}, throw=[4])
    assert t.s.fired
    t.do("give B A soldiers", "amount B 2").all_ready()
    assert (t.unit("A").soldiers, t.unit("B").soldiers) == (1, 1)


@rule("Q20", "Q32")
def test_nothing_is_traded_while_casualties_are_removed() -> None:
    units = {"A": {"at": "T2", "soldiers": 5, "specialists": ("medic",), "loss": 2}, "B": {"at": "T2", "soldiers": 9}}
    t = table(units, steps=[BeginCasualties((0,), "dday:D26")])
    assert t.can("fall") and t.can("give") == t.can("hand") == []


@rule("Q21")
def test_units_that_part_may_trade_before_the_move() -> None:
    t = table({"A": dict(RICH), "B": {}}, phase="move").do("give A B stars", "amount A 1", "move A T2")
    assert t.unit("B").stars == 1
    assert t.can("give") == []


@rule("Q21")
def test_units_that_meet_may_trade_after_the_move() -> None:
    t = table({"A": dict(RICH, at="T2"), "B": {"at": "T3"}}, phase="move")
    assert t.can("give") == []
    t.do("move A T3")
    assert t.can("give A B stars")


@rule("Q21", "D28")
def test_a_unit_that_gets_courage_from_one_who_arrives_may_still_move() -> None:
    units = {"A": {"at": "T3", "been": "T2", "chevrons": 4}, "B": {"at": "T2", "courage": 9}}
    t = table(units, phase="move").do("move B T3", "give B A courage", "amount B 3")
    assert t.can("move A T4")


@rule("Q71")
def test_item_points_are_given_one_for_one() -> None:
    t = pair({"points": 3}, {"points": 3}).do("give A B points", "amount A 3")
    assert t.unit("B").points == 6


@rule("Q52", "D22")
def test_a_unit_with_a_vehicle_receives_no_other() -> None:
    assert pair({"vehicles": ("jeep",)}, {"vehicles": ("dd_tank",)}).can("hand") == []


@rule("Q51")
def test_another_unit_may_take_a_vehicle_before_its_owner_moves_over_landmines() -> None:
    t = table({"A": {"vehicles": ("jeep",), "courage": 9}, "B": {}}, phase="move", links={"T1 T2": {"landmines": True}})
    t.do("hand A B jeep").throw(1).do("move A T2")
    assert t.unit("B").vehicles == ("jeep",)


@rule("D22", "D28")
def test_no_vehicle_is_traded_into_the_bunker_from_afar() -> None:
    units = {"A": {"at": "T4", "vehicles": ("dd_tank",), "stars": 1}, "B": {"at": "TB", "points": 9}}
    t = table(units, phase="find", open_trades=(0b11,))
    assert t.can("give A B stars")
    assert t.can("hand A B dd_tank") == []
