"""Landmines: one die for each Unit and entry, and Vehicles that stay behind."""

from __future__ import annotations

import pytest

from game.engine.dday import events as e
from game.engine.dday.board_spec import LevelSpec
from tests.rules.dday.boards import board
from tests.rules.dday.play import Play
from tests.rules.dday.table import rule, table

MINED = {"T2 T4": {"landmines": True}, "T2 T3": {"landmines": True}}


def cross(pips: int = 3, target: str = "T4", **unit: object) -> Play:
    t = table({"A": {"at": "T2", "courage": 9} | unit}, phase="move", links=MINED, throw=[pips])
    return t.do(f"move A {target}")


@rule("D24", "Q30")
@pytest.mark.parametrize("pips", range(1, 7))
def test_the_number_on_the_die_is_lost(pips: int) -> None:
    assert cross(pips).unit().soldiers == 10 - pips


@rule("Q50", "Q28")
def test_a_mined_way_sideways_is_rolled_for_too() -> None:
    assert cross(2, "T3").unit().soldiers == 8


@rule("Q30")
def test_every_unit_that_crosses_rolls_for_itself() -> None:
    units = {letter: {"at": "T2", "courage": 9} for letter in "AB"}
    t = table(units, phase="move", links=MINED, throw=[1, 6]).do("move A T4", "move B T4")
    assert [t.unit(letter).soldiers for letter in "AB"] == [9, 4]


@rule("Q50")
def test_the_die_is_rolled_before_combat() -> None:
    t = table({"A": {"at": "T2", "courage": 9}}, phase="march", links=MINED, throw=[2]).do("move A T4").all_ready()
    happened = [type(event) for event in t.happened]
    assert happened.index(e.MineRolled) < happened.index(e.LossCounted)
    assert t.unit().soldiers == 10 - 2 - 4


@rule("D2", "D24")
def test_a_unit_that_dies_on_landmines_loses_the_game_at_once() -> None:
    t = cross(6, soldiers=6)
    assert t.lost and t.s.outcome is not None and t.s.outcome.rule == "dday:D2"


@rule("D24")
def test_a_specialist_may_fall_in_place_of_a_soldier() -> None:
    t = cross(2, specialists=("medic",))
    assert set(t.can()) == {"fall A medic", "pay A"}
    t.do("fall A medic")
    assert t.unit().soldiers == 9 and t.unit().specialists == ()


@rule("Q31", "D14")
def test_battle_cry_does_not_protect_from_landmines() -> None:
    assert cross(3, waiver=True).unit().soldiers == 7


@rule("Q50", "D22", "Q51")
@pytest.mark.parametrize("more", [{}, {"waiver": True}, {"specialists": ("minesweeper",)}])
def test_a_vehicle_is_left_behind_before_landmines(more: dict[str, object]) -> None:
    t = table({"A": {"at": "T2", "courage": 9, "vehicles": ("jeep",)} | more}, phase="move", links=MINED, throw=[1]).do(
        "move A T4"
    )
    assert t.unit().vehicles == ()
    assert t.saw(e.VehicleLeft)[0].card == "jeep"
    assert "jeep" not in t.s.vehicles


@rule("Q57")
def test_battle_cry_takes_no_vehicle_over_landmines() -> None:
    assert cross(1, vehicles=("jeep",), waiver=True).unit().vehicles == ()


@rule("D22")
def test_a_vehicle_goes_along_where_there_are_no_landmines() -> None:
    t = table({"A": {"at": "T2", "courage": 9, "vehicles": ("jeep",)}}, phase="move", links=MINED).do("move A T5")
    assert t.unit().vehicles == ("jeep",)


@rule("Q50")
def test_mine_detector_protects_all_who_cross_but_no_vehicle() -> None:
    units = {
        "A": {"at": "T2", "courage": 9, "items": ("mine_detector",), "vehicles": ("jeep",)},
        "B": {"at": "T2", "courage": 9},
    }
    t = table(units, phase="move", links=MINED).do("play A mine_detector @T4", "move A T4", "move B T4")
    assert [t.unit(letter).soldiers for letter in "AB"] == [10, 10]
    assert t.unit("A").vehicles == ()


@rule("Q60")
def test_a_level_without_landmines_has_none() -> None:
    spec = board(links=MINED, levels=(LevelSpec("1", landmines=False),))
    t = table({"A": {"at": "T2", "courage": 9}}, phase="move", spec=spec).do("move A T4")
    assert t.saw(e.MineRolled) == []


@rule("D21", "Q50")
def test_a_card_for_any_time_may_be_used_before_the_losses_of_a_landmine() -> None:
    t = table(
        {"A": {"at": "T2", "courage": 9, "soldiers": 2, "items": ("field_radio",)}},
        phase="move",
        links=MINED,
        throw=[5],
    ).do("move A T4")
    t.do("play A field_radio").all_ready()
    assert t.s.outcome is None and t.unit().soldiers == 2
