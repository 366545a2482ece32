"""Phase 5: DEF, machine guns, what works for the Sector and what spares the own Unit."""

from __future__ import annotations

import pytest

from game.engine.dday import events as e
from tests.rules.dday.play import Play
from tests.rules.dday.table import rule, table

GUNS = {"T2": {"machine_gun": 2}}


def fight(units: dict[str, dict[str, object]], **more: object) -> Play:
    return table({letter: {"at": "T2"} | own for letter, own in units.items()}, phase="combat", **more)  # type: ignore[arg-type]


def left(t: Play, letters: str = "A") -> list[int]:
    return [t.unit(letter).soldiers for letter in letters]


@rule("D26")
def test_each_unit_loses_soldiers_equal_to_the_def_of_its_sector() -> None:
    t = fight({"A": {}, "B": {}, "C": {"at": "T4"}}).all_ready()
    assert left(t, "ABC") == [8, 8, 6]


@rule("D26")
def test_the_machine_gun_dice_are_added() -> None:
    assert left(fight({"A": {}}, sectors=GUNS, throw=[3, 2])) == [10 - 2 - 5]


@rule("D26", "Q32")
def test_the_guns_roll_once_for_a_sector_and_every_unit_there_loses_the_whole_sum() -> None:
    t = fight({"A": {}, "B": {}, "C": {"at": "T3"}}, sectors=GUNS, throw=[1, 4]).all_ready()
    assert left(t, "ABC") == [3, 3, 7]
    assert [(event.sector, event.dice) for event in t.saw(e.FireRolled)] == [(1, (1, 4))]


@rule("Q32")
def test_each_sector_with_guns_rolls_its_own() -> None:
    sectors = {"T2": {"machine_gun": 1}, "T3": {"machine_gun": 1}}
    t = fight({"A": {}, "B": {"at": "T3"}}, sectors=sectors, throw=[6, 1])
    assert left(t, "AB") == [10 - 2 - 6, 10 - 3 - 1]


@rule("D2", "D26")
def test_a_unit_that_loses_everybody_loses_the_game_for_all() -> None:
    t = fight({"A": {"soldiers": 2}, "B": {"at": "T3"}}).all_ready()
    assert t.lost and t.s.outcome is not None and t.s.outcome.rule == "dday:D2"


@rule("D21")
def test_cards_that_change_def_or_guns_work_for_all_units_of_the_sector() -> None:
    units: dict[str, dict[str, object]] = {"A": {"items": ("mortar", "smoke_grenade")}, "B": {}, "C": {"at": "T4"}}
    t = fight(units, sectors={"T2": {"machine_gun": 1, "defence": 6}})
    t.do("play A smoke_grenade", "play A mortar").all_ready()
    assert left(t, "AB") == [8, 8]
    assert left(t, "C") == [6]


@rule("D21")
def test_a_card_at_work_in_a_sector_ends_with_the_turn() -> None:
    t = table({"A": {"at": "T2"}}, phase="end", at_work=((1, "mortar"),), throw=["star star star star star star"])
    assert t.s.at_work == ()


@rule("Q42")
def test_effects_of_the_sector_come_first_and_nothing_goes_below_zero() -> None:
    t = fight({"A": {"items": ("mortar", "medical_kit")}})
    t.do("play A mortar").all_ready()
    assert left(t) == [10]
    assert t.saw(e.LossCounted)[0].defence == 0


@rule("Q42")
def test_what_spares_from_the_guns_never_touches_the_def_and_the_other_way_round() -> None:
    one = {"T2": {"machine_gun": 1}}
    assert left(fight({"A": {"specialists": ("sniper",)}}, sectors=one, throw=[1]).do("pay A")) == [10 - 2]
    assert left(fight({"A": {"specialists": ("medic",)}}, sectors=one, throw=[5]).do("pay A")) == [10 - 5]


@rule("Q42")
def test_the_own_spares_add_up() -> None:
    t = fight({"A": {"specialists": ("medic", "surgeon")}}, sectors={"T2": {"defence": 5}}).do("pay A")
    assert left(t) == [10 - 2]


@rule("Q43")
def test_dice_are_taken_away_before_the_roll() -> None:
    t = fight({"A": {"items": ("smoke_grenade",)}}, sectors=GUNS).throw(4).do("play A smoke_grenade").all_ready()
    assert t.saw(e.FireRolled)[0].dice == (4,)


@rule("Q43")
def test_a_smoke_grenade_takes_no_rolled_die() -> None:
    t = fight({"A": {"items": ("smoke_grenade", "field_radio")}}, sectors=GUNS).throw(4, 2).do("ready A")
    assert t.can("play A smoke_grenade") == []


@rule("Q43")
def test_a_bazooka_takes_rolled_dice_of_choice() -> None:
    t = fight({"A": {"items": ("bazooka",)}}, sectors={"T2": {"machine_gun": 3}}, throw=[6, 1, 5])
    assert t.s.fired
    t.do("play A bazooka f13").all_ready()
    assert left(t) == [10 - 2 - 1]


@rule("Q70", "D21")
@pytest.mark.parametrize("card", ["flak_vest", "medical_kit"])
def test_flak_vest_and_medical_kit_spare_their_own_unit_only(card: str) -> None:
    t = fight({"A": {"items": (card,)}, "B": {}}, sectors={"T2": {"machine_gun": 1}}, throw=[4])
    t.do(f"play A {card}").all_ready()
    assert left(t, "AB") == [10 - 2, 10 - 6]


@rule("Q56")
def test_guardian_ribbon_works_where_the_unit_is_in_phase_5() -> None:
    t = fight({"A": {"played": ("a_shield",)}, "B": {}}, sectors={"T2": {"machine_gun": 1}}, throw=[2]).all_ready()
    assert left(t, "AB") == [8, 6]


@rule("Q56")
def test_guardian_ribbon_does_nothing_in_the_bunker() -> None:
    assert left(fight({"A": {"at": "TB", "played": ("a_shield",)}})) == [2]


@rule("Q72", "D22")
def test_different_vehicles_in_a_sector_work_together_for_all() -> None:
    units: dict[str, dict[str, object]] = {
        "A": {"vehicles": ("dd_tank",)},
        "B": {"vehicles": ("ambulance",)},
        "C": {},
        "D": {"at": "T3"},
    }
    t = fight(units, sectors={"T2": {"defence": 7}}).all_ready()
    assert left(t, "ABCD") == [6, 6, 6, 7]


@rule("D22")
def test_a_vehicle_does_not_work_in_another_sector() -> None:
    assert left(fight({"A": {"at": "T4"}, "B": {"vehicles": ("dd_tank",)}}).all_ready()) == [6]


@rule("Q32", "D28")
def test_a_unit_that_is_safe_itself_may_still_help_one_elsewhere() -> None:
    units: dict[str, dict[str, object]] = {"A": {"items": ("naval_strike",)}, "B": {"at": "T4"}}
    t = fight(units, sectors={"T2": {"defence": 0}})
    t.do("play A naval_strike @T4").all_ready()
    assert left(t, "AB") == [10, 10]
