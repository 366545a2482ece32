"""The 28 Items, one test for each at least: what it does, for whom and when."""

from __future__ import annotations

import pytest

from game.engine.dday import events as e
from tests.rules.dday.play import Play
from tests.rules.dday.table import rule, table

PLAIN = "star star soldier soldiers courage courage"
OTHER = "tool tool tool tool soldiers star"
FIRST = "star star soldier soldier courage courage"


def fight(card: str, defence: int = 2, guns: int = 0, throw: tuple[int, ...] = (), **more: object) -> Play:
    """A holds that card; B stands beside it, C in T4."""
    units = {"A": {"at": "T2", "items": (card,)} | more, "B": {"at": "T2"}, "C": {"at": "T4"}}
    return table(units, phase="combat", sectors={"T2": {"defence": defence, "machine_gun": guns}}, throw=throw)


def storm(card: str, defence: int = 13, guns: int = 0, throw: tuple[int, ...] = ()) -> Play:
    """A holds that card in the Bunker; B stands beside it."""
    units = {"A": {"at": "TB", "items": (card,), "soldiers": 50}, "B": {"at": "TB", "soldiers": 50}}
    return table(units, phase="combat", sectors={"TB": {"defence": defence, "machine_gun": guns}}, throw=throw)


def losses(t: Play) -> list[int]:
    return [event.loss for event in t.all_ready().saw(e.LossCounted)]


def march(card: str, links: object = None, **unit: object) -> Play:
    own = {"at": "T2", "courage": 9, "items": (card,)} | unit
    return table({"A": own, "B": {"at": "T2", "courage": 9}}, phase="move", links=links)  # type: ignore[arg-type]


# ------------------------------------------------------------ Regular Items


@rule("D21")
def test_bangalore_torpedo_makes_the_def_zero_but_not_the_gun_fire() -> None:
    t = fight("bangalore", 9, 1, (3,)).do("play A bangalore")
    assert losses(t) == [3, 3, 4]


@rule("D21")
def test_bangalore_torpedo_has_no_use_in_the_bunker() -> None:
    assert storm("bangalore").can("play A") == []


@rule("Q9")
def test_binoculars_set_a_die_to_any_face_of_the_same_colour_locked_or_not() -> None:
    t = table({"A": {"items": ("binoculars",)}}, phase="tally", dice=PLAIN)
    assert len(t.can("play A binoculars")) == 6 * 5
    t.do("play A binoculars 1=tool").all_ready()
    assert (t.faces().split()[0], t.colours()) == ("tool", "rrwwbb")


@rule("Q9", "D21")
def test_binoculars_set_a_machine_gun_die() -> None:
    t = fight("binoculars", 1, 2, (6, 5)).do("play A binoculars f1=1")
    assert losses(t)[:2] == [1 + 6, 1 + 6]


@rule("Q50")
def test_binoculars_set_a_landmine_die() -> None:
    unit = {"at": "T2", "courage": 9, "items": ("binoculars",)}
    t = table({"A": unit}, phase="move", links={"T2 T4": {"landmines": True}}, throw=[6]).do("move A T4")
    t.do("play A binoculars m=1")
    assert t.unit().soldiers == 9
    assert t.unit().items == ()


@rule("D28")
def test_carrier_pigeon_opens_trade_with_one_unit_anywhere_for_this_turn() -> None:
    units = {"A": {"items": ("carrier_pigeon",), "stars": 3}, "B": {"at": "T2"}, "C": {"at": "T3"}}
    t = table(units, throw=[FIRST, FIRST, FIRST]).do("lock A 12", "play A carrier_pigeon B")
    assert t.can("give A B stars") and not t.can("give A C stars") and not t.can("give B C soldiers")


@rule("D28")
def test_carrier_pigeon_flies_for_one_turn() -> None:
    t = table({"A": {}, "B": {"at": "T2"}}, phase="end", open_trades=(0b11,), throw=[FIRST, FIRST])
    assert t.s.open_trades == ()


@rule("Q8", "D11")
def test_command_jacket_is_a_leadership() -> None:
    t = table({"A": {"items": ("command_jacket",)}, "B": {}}, phase="tally", dice=PLAIN).do("play A command_jacket")
    assert "lead A B" in t.can()
    t.do("lead A courage")
    assert t.unit().bonuses == ("star",)


@rule("Q8")
def test_command_jacket_adds_one_leadership_to_the_two_of_the_dice() -> None:
    dice = "star star star soldier star star"
    t = table({"A": {"items": ("command_jacket",)}}, phase="tally", dice=dice)
    t.do("play A command_jacket", "lead A tool", "lead A star", "lead A star")
    assert t.halted
    assert t.unit().bonuses == ("star",) * 3


@rule("Q7", "D11")
def test_command_jacket_may_complete_another_bonus() -> None:
    dice = "soldiers soldiers star tool soldiers star"
    t = table({"A": {"items": ("command_jacket",)}}, phase="tally", dice=dice)
    assert t.do("play A command_jacket", "lead A soldiers").unit().bonuses == ("star", "soldiers")


@rule("Q41")
def test_dispatch_case_counts_another_units_dice_as_they_are_after_the_changes() -> None:
    units = {"A": {"items": ("dispatch_case",)}, "B": {"at": "T2", "items": ("binoculars",)}}
    t = table(units, phase="tally", dice={"A": PLAIN, "B": OTHER}, sectors={"T1": {"stars": 2}})
    t.do("play A dispatch_case B", "play B binoculars 5=tool").all_ready()
    told = {event.unit: event for event in t.saw(e.Tallied)}
    assert (told["A"].tools, told["A"].stars) == (5, 1 + 2)
    assert (told["B"].tools, told["B"].stars) == (5, 1)
    assert t.faces("A") == t.faces("B")


@rule("Q41")
def test_dispatch_case_copies_colours_and_bonuses_count_for_the_user() -> None:
    dice = {"A": PLAIN, "B": "soldiers star soldiers star soldiers courage"}
    t = table({"A": {"items": ("dispatch_case",)}, "B": {}}, phase="tally", dice=dice)
    t.do("play A dispatch_case B").all_ready()
    assert t.unit("A").bonuses == t.unit("B").bonuses == ("soldiers",)


@rule("D21")
@pytest.mark.parametrize("phase", ["find", "move", "combat"])
def test_field_radio_brings_five_soldiers_at_any_time(phase: str) -> None:
    units = {"A": {"at": "T2", "items": ("field_radio",), "points": 9, "courage": 9}, "B": {"at": "T2"}}
    t = table(units, phase=phase).do("play A field_radio")
    assert t.unit().soldiers == 15


@rule("D21")
def test_field_radio_may_be_used_before_casualties_by_a_unit_alone() -> None:
    t = table({"A": {"at": "T2", "soldiers": 2, "items": ("field_radio",)}}, phase="combat")
    t.do("play A field_radio").all_ready()
    assert t.unit().soldiers == 5


@rule("Q70")
def test_flak_vest_spares_the_own_unit_all_gun_fire() -> None:
    assert losses(fight("flak_vest", 2, 2, (6, 6)).do("play A flak_vest")) == [2, 14, 4]


@rule("Q70")
def test_medical_kit_spares_the_own_unit_four_of_everything() -> None:
    assert losses(fight("medical_kit", 2, 1, (5,)).do("play A medical_kit")) == [3, 7, 4]
    assert losses(fight("medical_kit", 3).do("play A medical_kit")) == [0, 3, 4]


@rule("Q43")
def test_smoke_grenade_rolls_one_die_fewer_in_the_sector() -> None:
    t = fight("smoke_grenade", 2, 2).throw(3).do("play A smoke_grenade")
    assert losses(t) == [5, 5, 4]


@rule("Q54")
@pytest.mark.parametrize("target", ["A", "B"])
def test_trench_shovel_keeps_the_marker_of_any_one_unit_from_turning(target: str) -> None:
    units = {"A": {"items": ("trench_shovel",)}, "B": {"at": "T2"}}
    t = table(units, phase="count", dice={"A": PLAIN, "B": PLAIN}).do(f"play A trench_shovel {target}")
    assert [t.unit(letter).chevrons for letter in "AB"] == [1 if letter == target else 2 for letter in "AB"]
    assert (t.saw(e.MarkerHeld)[0].unit, t.saw(e.MarkerHeld)[0].card) == (target, "trench_shovel")


# ------------------------------------------------------------ Special Items


@rule("Q45")
def test_grappling_hook_meets_a_climb_for_every_unit_that_makes_the_move_this_turn() -> None:
    t = march("grapnel", {"T2 T4": {"need": "climb"}})
    assert not t.can("move A T4")
    t.do("play A grapnel @T4", "move A T4")
    assert t.can("move B T4")


@rule("Q42")
@pytest.mark.parametrize(("defence", "half"), [(13, 7), (14, 7)])
def test_flamethrower_halves_the_def_of_the_bunker_rounded_up_for_all_there(defence: int, half: int) -> None:
    assert losses(storm("flamethrower", defence).do("play A flamethrower")) == [half, half]


@rule("D21")
def test_flamethrower_has_no_use_on_the_beach() -> None:
    assert fight("flamethrower", 9).can("play A flamethrower") == []


@rule("D21", "Q42")
def test_satchel_charge_lowers_the_def_by_six_in_the_bunker_too() -> None:
    assert losses(storm("satchel_charge").do("play A satchel_charge")) == [7, 7]
    assert losses(fight("satchel_charge", 4).do("play A satchel_charge")) == [0, 0, 4]


@rule("Q43")
def test_bazooka_takes_two_gun_dice_before_the_roll() -> None:
    units = {"A": {"at": "T2", "items": ("bazooka", "smoke_grenade")}}
    t = table(units, phase="combat", sectors={"T2": {"machine_gun": 3}}).throw(4)
    t.do("play A bazooka").all_ready()
    assert t.saw(e.FireRolled)[0].dice == (4,)


@rule("Q43")
def test_bazooka_takes_two_rolled_gun_dice_of_choice() -> None:
    t = fight("bazooka", 1, 3, (6, 1, 5))
    assert set(t.can("play A bazooka")) == {"play A bazooka f12", "play A bazooka f13", "play A bazooka f23"}
    assert losses(t.do("play A bazooka f13")) == [2, 2, 4]


@rule("D21")
def test_mortar_lowers_the_def_by_four_for_all_of_the_sector() -> None:
    assert losses(fight("mortar", 6).do("play A mortar")) == [2, 2, 4]


@rule("Q45")
def test_wire_cutters_meet_an_engineer_requirement_for_the_own_unit() -> None:
    t = march("wire_cutters", {"T2 T4": {"need": "engineer"}}).do("play A wire_cutters")
    assert t.can("move A T4") and not t.can("move B T4")


@rule("Q50")
def test_mine_detector_clears_one_way_for_all_who_cross_it() -> None:
    t = march("mine_detector", {"T2 T4": {"landmines": True}, "T2 T5": {"landmines": True}})
    t.do("play A mine_detector @T4", "move A T4").throw(2).do("move B T5")
    assert [t.unit(letter).soldiers for letter in "AB"] == [10, 8]


@rule("Q49")
def test_map_case_makes_an_advance_of_the_own_unit_cheaper_by_two() -> None:
    t = march("map_case", courage=1).do("play A map_case", "move A T4")
    assert t.unit().courage == 0
    assert t.do("move B T4").unit("B").courage == 6


@rule("D21")
def test_battle_flag_brings_every_unit_of_the_sector_two_courage() -> None:
    units = {"A": {"items": ("flag",)}, "B": {}, "C": {"at": "T2"}}
    t = table(units, phase="find").do("play A flag")
    assert [t.unit(letter).courage for letter in "ABC"] == [2, 2, 0]


@rule("Q9")
def test_officers_whistle_rolls_all_unlocked_dice_once_more_after_the_third_roll() -> None:
    t = table({"A": {"items": ("whistle",)}}, throw=[FIRST]).do("lock A 12")
    assert t.can("play A whistle") == []
    t.throw("tool", "tool").do("reroll A 3", "reroll A 3")
    t.throw("star tool courage skull").do("play A whistle")
    assert t.faces() == "star star star tool courage skull"


@rule("D21")
def test_ration_crate_brings_every_unit_of_the_sector_two_soldiers() -> None:
    units = {"A": {"items": ("rations",)}, "B": {}, "C": {"at": "T2"}}
    t = table(units, phase="count", dice={letter: PLAIN for letter in "ABC"}).do("play A rations").all_ready()
    assert [t.unit(letter).soldiers for letter in "ABC"] == [15, 15, 13]


@rule("Q9", "D8")
def test_tool_kit_adds_two_tools_without_a_die() -> None:
    t = table({"A": {"items": ("tool_kit",)}}, phase="tally", dice="tool star soldier soldiers courage star")
    told = t.do("play A tool_kit").all_ready().saw(e.Tallied)[0]
    assert (told.tools, told.points) == (3, 6)


@rule("D21")
def test_sealed_orders_bring_three_stars() -> None:
    assert table({"A": {"items": ("orders",)}}, phase="find").do("play A orders").unit().stars == 3


@rule("D28")
def test_signal_flare_lets_all_units_trade_with_all_for_this_turn() -> None:
    units = {"A": {"items": ("signal_flare",), "stars": 1}, "B": {"at": "T2", "stars": 1}, "C": {"at": "T3"}}
    t = table(units, throw=[FIRST, FIRST, FIRST]).do("lock A 12", "play A signal_flare")
    assert t.can("give A B stars") and t.can("give B C stars") and t.can("give C A soldiers")


@rule("D28")
def test_signal_flare_also_serves_units_that_part_later_this_turn() -> None:
    units = {
        "A": {"at": "T2", "courage": 9, "items": ("signal_flare",)},
        "B": {"at": "T2", "stars": 1},
        "C": {"at": "T3"},
    }
    t = table(units, phase="move").do("play A signal_flare", "move A T4")
    assert t.can("give B A stars")


@rule("Q53")
def test_stretcher_returns_one_specialist_just_lost_as_a_casualty() -> None:
    unit = {"at": "T2", "items": ("stretcher",), "specialists": ("general", "ranger")}
    t = table({"A": unit}, phase="combat").do("fall A general", "fall A ranger")
    assert set(t.can("play")) == {"play A stretcher !general", "play A stretcher !ranger"}
    t.do("play A stretcher !ranger")
    assert t.halted and t.unit().specialists == ("ranger",)


@rule("Q54")
def test_camouflage_net_makes_the_stay_one_turn_longer() -> None:
    unit = {"items": ("ghillie_net",), "chevrons": 3}
    assert table({"A": unit}, phase="count", dice=PLAIN).do("play A ghillie_net").unit().chevrons == 3


@rule("Q47", "Q48", "Q49")
@pytest.mark.parametrize("need", ["", "any 2", "engineer", "sacrifice"])
def test_captured_uniform_ignores_a_requirement_and_the_courage_of_an_advance(need: str) -> None:
    t = march("enemy_uniform", {"T2 T4": {"need": need}}, courage=0, specialists=("medic",))
    t.do("play A enemy_uniform", "move A T4")
    assert (t.at(), t.unit().specialists) == ("T4", ("medic",))


@rule("Q48")
def test_captured_uniform_does_not_climb() -> None:
    t = march("enemy_uniform", {"T2 T4": {"need": "climb"}}, courage=0).do("play A enemy_uniform")
    assert t.can("move A T4") == [] and t.can("move A T5")


@rule("D21")
def test_naval_fire_call_takes_def_and_guns_from_one_sector_that_is_not_the_bunker() -> None:
    t = fight("naval_strike", 9, 2, (6, 6)).do("play A naval_strike @T2")
    assert losses(t) == [0, 0, 4]
    units = {"A": {"at": "T2", "items": ("naval_strike",)}, "B": {"at": "TB", "soldiers": 20}}
    t = table(units, phase="combat")
    assert t.can("play A naval_strike") == ["play A naval_strike @T2"]


@rule("D21")
def test_naval_fire_call_may_strike_another_sector() -> None:
    assert losses(fight("naval_strike").do("play A naval_strike @T4")) == [2, 2, 0]
