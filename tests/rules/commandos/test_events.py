"""The twenty basic events, one after the other."""

from __future__ import annotations

from typing import Any

import pytest

from game.engine.commandos import events as e
from game.engine.commandos.effect_steps import GiveStealth
from game.engine.commandos.loadouts import DiscardLoadout
from tests.rules.commandos.play import Play
from tests.rules.commandos.table import cards, rule, table

A = {"a": (2, "A1:5")}
HOME = {"f": (4, "A3:7")}


def event(card: str, commandos: Any = A, enemies: Any = None, **more: Any) -> Play:
    """The event phase in which this card is drawn."""
    return table(commandos, enemies, phase="event", events=[card], **more)


def fight(card: str, pips: int, black: int, enemy: int, white: int, **more: Any) -> Play:
    """While an event holds, a attacks u."""
    t = table({"a": (pips, "A1:6")} | HOME, {"u": (enemy, "B1:1")}, dice=[black, white], event=card, **more)
    return t.do("walk a B1:4")


def attacked(card: str, enemy: int, black: int, pips: int, white: int) -> Play:
    """While an event holds, u attacks a."""
    commandos = {"a": (pips, "A2:5")} | HOME
    dice = [black, white]
    return table(commandos, {"u": (enemy, "A1:8")}, phase="enemies", directives=["A2"], dice=dice, event=card)


@rule("C3", "R3")
def test_there_are_twenty_basic_and_six_advanced_events() -> None:
    assert [card.id for card in cards().events if not card.advanced] == [f"B{n:02}" for n in range(1, 21)]
    assert [card.id for card in cards().events if card.advanced] == [f"V{n:02}" for n in range(1, 7)]


@rule("R3")
def test_every_event_can_be_drawn() -> None:
    for card in cards().events:
        t = event(card.id, {"a": (2, "A1:5"), "b": (3, "A1:5")}, seed=1)
        assert t.s.event == card.id


@rule("Q93")
@pytest.mark.parametrize(
    ("card", "idle", "busy"),
    [
        ("B05", {"stealth": "a"}, {}),
        ("B06", {}, {"stealth": "a"}),
        ("B15", {"enemies": {letter: (2, "C1:1") for letter in "uvwxyz"}}, {"dice": [1]}),
        ("B16", {"commandos": {letter: (2, "C1:1") for letter in "abcdef"}}, {}),
    ],
)
def test_an_event_that_finds_nothing_to_do_is_told_and_no_other_is(card: str, idle: Any, busy: Any) -> None:
    assert [fizzled.card for fizzled in event(card, **idle).saw(e.EventFizzled)] == [card]
    assert event(card, **busy).saw(e.EventFizzled) == []


@rule("R3")
def test_b01_quiet_jungle_changes_nothing() -> None:
    t = event("B01", fury=3)
    assert t.over
    assert (t.s.fury, t.s.lasting, t.s.loadouts) == (3, [], [])


@rule("R3", "L1")
def test_b02_air_drop_draws_a_load_out() -> None:
    assert event("B02", draws=["L13"]).s.loadouts == ["L13"]
    assert event("B02", loadouts=["L01", "L02", "L03"], draws=["L13"]).asks(DiscardLoadout)


@rule("R3", "Q74")
def test_b03_fresh_boots_let_every_commando_move_one_space_farther() -> None:
    t = table({"a": (2, "A1:1"), "b": (1, "C1:1")}, event="B03")
    assert "B1:1" in t.spaces("a")
    assert "C1:7" in t.spaces("b")
    t = table({}, {"u": (2, "A1:2")}, phase="enemies", event="B03", directives=["A3"])
    assert t.at("u") == "A1:8"


@rule("R3", "Q91")
def test_b04_monsoon_slows_every_die_down_to_one_space_at_least() -> None:
    t = table({"a": (2, "A1:5"), "b": (1, "D1:1")}, event="B04")
    assert t.spaces("a") == {"A1:2", "A1:4", "A1:6", "A1:8"}
    assert "D1:2" in t.spaces("b")
    enemies = {"u": (2, "A1:2"), "v": (1, "D1:1")}
    t = table({}, enemies, phase="enemies", event="B04", directives=["A3", "D3"])
    assert (t.at("u"), t.at("v")) == ("A1:5", "D1:4")


@rule("R3", "Q41")
def test_b05_night_fall_hides_up_to_two_commandos() -> None:
    team = {"a": (2, "A1:5"), "b": (3, "A1:5"), "c": (1, "A1:5"), "d": (1, "A1:5")}
    t = event("B05", team, stealth="d")
    assert t.can() == ["pick a", "pick b", "pick c", "decline"]
    t.do("pick b")
    assert t.can() == ["pick a", "pick c", "decline"]
    t.do("pick c")
    assert (t.hidden(), t.over) == ("bcd", True)


@rule("R3", "Q93")
def test_b05_night_fall_may_be_declined_and_is_over_when_all_are_hidden() -> None:
    t = event("B05").do("decline")
    assert (t.hidden(), t.over) == ("", True)
    assert event("B05", stealth="a").over
    t = event("B05").do("pick a")
    assert (t.asks(GiveStealth), t.over) == (False, True)


@rule("R3", "T1")
def test_b06_search_lights_remove_all_stealth() -> None:
    assert event("B06", A | HOME, stealth="af").hidden() == ""


@rule("E7", "N2")
def test_b07_alarm_raises_the_enemy_limit_by_one() -> None:
    t = table({}, {}, phase="reinforcement", event="B07", dice=[4, 4, 4, 4])
    assert len(t.s.enemies_on_map()) == 4


@rule("R4")
@pytest.mark.parametrize(("card", "actions"), [("B08", 2), ("B09", 4), ("B01", 3)])
def test_b08_ration_cut_takes_an_action_and_b09_second_wind_adds_one(card: str, actions: int) -> None:
    assert table(A, phase="round", events=[card]).s.actions == actions


@rule("R3")
def test_b10_radio_intercept_puts_the_top_three_directives_in_any_order() -> None:
    t = event("B10", directives=["3", "5'", "7", "9"])
    assert t.can() == ["arrange 3 next", "arrange 5' next", "arrange 7 next"]
    t.do("arrange 7 next", "arrange 3 next")
    assert [t.s.directives.pile.pop() for _ in range(4)] == [12, 4, 9, 16]
    assert t.over


@rule("R3")
def test_b10_radio_intercept_looks_at_all_where_there_are_fewer() -> None:
    t = event("B10", directives=["3", "5"], directives_left=2).do("arrange 5 next")
    assert t.s.directives.pile == [4, 8]


@rule("E1")
def test_b11_wrong_orders_hold_the_first_enemy_in_line_and_draw_no_directive_for_it() -> None:
    enemies = {"u": (1, "D3:9"), "v": (1, "A1:2")}
    t = table({}, enemies, phase="enemies", event="B11", directives=["A3"])
    assert (t.at("v"), t.at("u")) == ("A1:2", "D3:6")
    assert len(t.saw(e.DirectiveDrawn)) == 1


@rule("E3")
def test_b12_forced_march_moves_every_enemy_one_space_farther() -> None:
    enemies = {"u": (1, "A1:2"), "v": (2, "D1:1")}
    t = table({}, enemies, phase="enemies", event="B12", directives=["A3", "D3"])
    assert [len(moved.path) for moved in t.saw(e.DieMoved)] == [2, 3]
    assert table({"a": (1, "A1:1")}, event="B12").spaces("a") == {"A1:2", "A1:4"}


@rule("A6")
def test_b13_rookie_patrol_adds_one_to_the_totals_of_enemies_on_both_sides() -> None:
    assert fight("B13", 4, 3, 4, 2).at("u") == "off"  # 7 against 6 + 1
    assert attacked("B13", 4, 3, 4, 3).at("u") == "off"  # 7 + 1 against 7
    assert fight("B01", 4, 3, 4, 2).at("a") == "off"


@rule("A6", "Q82")
def test_b14_dug_in_takes_one_from_the_total_of_every_defender() -> None:
    assert fight("B14", 4, 3, 4, 3).at("a") == "off"  # 7 against 7 - 1
    assert attacked("B14", 4, 3, 4, 3).at("u") == "off"
    t = table({"a": (1, "A1:6")}, {"u": (1, "B1:1")}, dice=[3, 3], event="B14").do("use a u")
    assert t.at("u") == "B1:1"


@rule("E8", "E9", "Q27")
def test_b15_reinforced_lines_bring_one_enemy_to_the_next_spawn_point() -> None:
    t = event("B15", {"a": (2, "D3:9")}, {"u": (2, "C1:1")}, directives=["4", "1"], dice=[5])
    assert (t.at("v"), t.pips("v"), t.top(), t.saw(e.FightBegan)) == ("D3:9", [5], "1", [])


@rule("E7")
def test_b15_reinforced_lines_do_not_ask_for_the_limit() -> None:
    three = {letter: (2, "C1:1") for letter in "uvw"}
    assert len(event("B15", A, three, dice=[5]).s.enemies_on_map()) == 4


@rule("A10", "Q93")
def test_b16_recruit_deploys_for_free_or_not() -> None:
    t = event("B16", dice=[3])
    assert t.can() == ["deploy A3:7", "decline"]
    t.do("deploy A3:7")
    assert (t.at("b"), t.pips("b"), t.over) == ("A3:7", [3], True)
    t = event("B16").do("decline")
    assert (t.at("b"), t.over) == ("off", True)
    assert event("B16", {letter: (2, "A1:1") for letter in "abcdef"}).over


@rule("R3")
def test_b17_cross_training_turns_one_commando_up_or_down_by_one() -> None:
    team = {"a": (1, "A1:5"), "b": (6, "A1:5"), "c": (3, "A1:5")}
    t = event("B17", team)
    assert t.can() == ["change a plus", "change b minus", "change c plus", "change c minus"]
    t.do("change c minus")
    assert (t.pips("abc"), t.over) == ([1, 6, 2], True)


@rule("Q87")
def test_b18_heat_stroke_rerolls_the_highest_commando() -> None:
    t = event("B18", {"a": (2, "A1:5"), "b": (5, "A1:5")}, dice=[5])
    assert (t.pips("ab"), t.over) == ([2, 5], True)
    assert len(t.saw(e.DieRolled)) == 1  # rolled once, the same number may come again


@rule("Q87")
def test_b18_heat_stroke_lets_the_player_choose_between_equal_ones() -> None:
    t = event("B18", {"a": (5, "A1:5"), "b": (5, "A1:5"), "c": (1, "A1:5")}, dice=[2])
    assert t.can() == ["pick a", "pick b"]
    assert t.do("pick b").pips("abc") == [5, 2, 1]


@rule("A8", "A9")
def test_b19_adrenaline_raises_fury_by_one() -> None:
    assert event("B19", fury=2).s.fury == 3
    t = event("B19", fury=5, draws=["L10"])
    assert (t.s.fury, t.s.loadouts) == (1, ["L10"])


@rule("A6", "Q2")
def test_b20_jammed_weapons_give_ties_to_the_defender() -> None:
    assert fight("B20", 4, 3, 4, 3).at("a") == "off"
    assert attacked("B20", 4, 3, 4, 3).at("u") == "off"
    assert fight("B20", 4, 2, 4, 3).at("u") == "off"  # lower still wins


@rule("A6", "Q82")
def test_b20_jammed_weapons_also_count_for_shots() -> None:
    t = table({"a": (1, "A1:6")}, {"u": (1, "B1:1")}, dice=[3, 3], event="B20").do("use a u")
    assert (t.at("u"), t.at("a")) == ("B1:1", "A1:6")
