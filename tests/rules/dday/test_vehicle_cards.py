"""The 6 Vehicles: what each does for every Unit of its Sector."""

from __future__ import annotations

from game.engine.dday import events as e
from tests.rules.dday.play import Play
from tests.rules.dday.table import rule, table

PLAIN = "star star soldier soldiers courage courage"


def losses(vehicle: str, defence: int, guns: tuple[int, ...] = ()) -> list[int]:
    """What A with that Vehicle, B beside it and C in T4 (DEF 4) lose."""
    units = {"A": {"at": "T2", "vehicles": (vehicle,)}, "B": {"at": "T2"}, "C": {"at": "T4"}}
    sectors = {"T2": {"defence": defence, "machine_gun": len(guns)}}
    t: Play = table(units, phase="combat", sectors=sectors, throw=guns)
    return [event.loss for event in t.all_ready().saw(e.LossCounted)]


@rule("D22", "Q49")
def test_jeep_makes_an_advance_of_every_unit_in_its_sector_cheaper_by_one() -> None:
    units: dict[str, dict[str, object]] = {letter: {"at": "T2", "courage": 2} for letter in "AB"}
    units |= {"A": units["A"] | {"vehicles": ("jeep",)}, "C": {"at": "T3", "courage": 2}}
    t = table(units, phase="move")
    assert t.can("move B T4") and t.can("move A T4") and not t.can("move C T4")


@rule("D22")
def test_half_track_lowers_the_gun_fire_by_two_for_all_of_its_sector() -> None:
    assert losses("halftrack", 1, (5,)) == [4, 4, 4]
    assert losses("halftrack", 1, (1,)) == [1, 1, 4]


@rule("D22")
def test_amphibious_tank_lowers_the_def_by_two_for_all_of_its_sector() -> None:
    assert losses("dd_tank", 5) == [3, 3, 4]


@rule("D22")
def test_ambulance_saves_every_unit_of_its_sector_one_soldier() -> None:
    assert losses("ambulance", 2, (3,)) == [4, 4, 4]


@rule("D22", "Q45")
def test_bulldozer_meets_engineer_requirements_of_all_in_its_sector() -> None:
    units: dict[str, dict[str, object]] = {letter: {"at": "T2", "courage": 9} for letter in "AB"}
    units |= {"A": units["A"] | {"vehicles": ("bulldozer",)}, "C": {"at": "T3", "courage": 9}}
    t = table(units, phase="move", links={"T2 T4": {"need": "engineer"}, "T3 T4": {"need": "engineer"}})
    assert t.can("move A T4") and t.can("move B T4") and not t.can("move C T4")


@rule("D22")
def test_supply_truck_brings_every_unit_of_its_sector_a_soldier_each_turn() -> None:
    units = {"A": {"vehicles": ("truck",)}, "B": {}, "C": {"at": "T2"}}
    t = table(units, phase="count", dice={letter: PLAIN for letter in "ABC"})
    assert [t.unit(letter).soldiers for letter in "ABC"] == [14, 14, 13]
