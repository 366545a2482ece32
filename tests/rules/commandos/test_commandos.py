"""The six basic commandos, one for each number."""

from __future__ import annotations

import pytest

from game.engine.commandos import events as e
from game.engine.commandos.moves import WalkOn
from game.engine.commandos.turn import Act
from tests.rules.commandos.boards import plain
from tests.rules.commandos.table import cards, rule, table

HOME = {"f": (4, "A3:7")}


@rule("S2", "C4")
def test_each_number_has_its_commando() -> None:
    names = {card.face: card.name for card in cards().commandos if card.set == "basic"}
    assert names == {
        1: "Sniper",
        2: "Explosives Expert",
        3: "Medic",
        4: "Seal Trooper",
        5: "Pathfinder",
        6: "Runner",
    }


@rule("S2")
def test_a_game_is_played_with_the_basic_commandos() -> None:
    assert [card.set for card in table().s.table.commandos[1:]] == ["basic"] * 6


# ------------------------------------------------------------------ 1 Sniper


@rule("Q82", "V1", "A13")
def test_the_sniper_fights_one_enemy_in_sight_from_afar_for_one_action() -> None:
    enemies = {"u": (4, "A1:6"), "v": (4, "B1:4"), "w": (4, "D3:9")}
    t = table({"a": (1, "A1:4")}, enemies, dice=[1, 6])
    assert t.can("use") == ["use a u", "use a v"]
    t.do("use a v")
    assert (t.at("v"), t.at("u"), t.at("a"), t.s.actions) == ("off", "A1:6", "A1:4", 2)


@rule("Q82")
def test_the_sniper_may_shoot_on_its_own_tile() -> None:
    assert table({"a": (1, "A1:4")}, {"u": (4, "A1:4")}, dice=[1, 6]).do("use a u").at("u") == "off"


@rule("R4", "A13")
def test_the_sniper_shoots_once_a_round() -> None:
    t = table({"a": (1, "A1:4")}, {"u": (4, "A1:6")}, dice=[6, 1]).do("use a u")
    assert t.can("use") == []
    assert t.why_not("use a u").rule == "commandos:A13"


@rule("R4", "Q8")
def test_each_of_two_snipers_shoots_once_a_round() -> None:
    t = table({"a": (1, "A1:4"), "b": (1, "A1:4")}, {"u": (4, "A1:6")}, dice=[6, 1]).do("use a u")
    assert t.can("use") == ["use b u"]


@rule("R2", "R4")
def test_the_sniper_shoots_again_in_the_next_round() -> None:
    t = table({"a": (1, "A1:4")}, {"u": (4, "A1:6")}, phase="end of round", used="a", events=["B01"])
    assert t.can("use") == ["use a u"]


# ------------------------------------------------------------------ 2 Explosives Expert


@rule("K1", "A13")
def test_the_explosives_expert_places_an_explosive_for_one_action() -> None:
    t = table({"a": (2, "A1:5")}).do("use a B1", "use a A1")
    board = t.s.table.board
    assert [board.tile_names[tile] for tile in t.s.explosives] == ["B1", "A1"]
    assert t.s.actions == 1


# ------------------------------------------------------------------ 3 Medic


@rule("A13", "A10")
def test_the_medic_deploys_onto_its_own_space_for_one_action() -> None:
    t = table({"a": (3, "C2:5")}, dice=[6]).do("use a")
    assert (t.at("b"), t.pips("b"), t.s.actions) == ("C2:5", [6], 2)


@rule("Q52", "Q5")
def test_the_medic_needs_a_die_in_the_box_and_starts_no_fight() -> None:
    full = {letter: (3, "A1:5") for letter in "abcdef"}
    t = table(full)
    assert t.can("use") == []
    assert t.why_not("use a").rule == "commandos:Q52"
    t = table({"a": (3, "C2:5")}, {"u": (1, "C2:1")}, dice=[6]).do("use a")
    assert t.saw(e.FightBegan) == []


# ------------------------------------------------------------------ 4 Seal Trooper


@rule("A13", "T1")
def test_the_seal_trooper_takes_stealth_for_one_action() -> None:
    t = table({"a": (4, "C2:5"), "b": (2, "C2:5")}).do("use a")
    assert (t.hidden(), t.s.actions) == ("a", 2)


# ------------------------------------------------------------------ 5 Pathfinder


@rule("A1", "Q73")
def test_the_pathfinder_also_walks_diagonally_one_space_a_step() -> None:
    board = plain(3, 3)
    names = table(board=board).s.table.board.names
    square = {names[9 * y + x] for y in range(6) for x in range(6)}
    assert table({"a": (5, "A1:1")}, board=board).spaces("a") == square - {"A1:1"}


@rule("A2", "A5")
def test_a_diagonal_step_onto_an_enemys_tile_is_an_attack() -> None:
    t = table({"a": (5, "A2:3")} | HOME, {"u": (1, "B1:1")}, dice=[6, 1]).do("walk a B1:7")
    assert [fight.attacker for fight in t.saw(e.FightBegan)] == ["a"]


@rule("A13")
def test_the_pathfinder_looks_at_two_directives_and_may_bury_any_of_them() -> None:
    t = table({"a": (5, "A1:1")}, directives=["3", "5'", "7"]).do("use a")
    assert [seen.cards for seen in t.saw(e.DirectivesSeen)] == [(4, 9)]
    t.do("arrange 3 bury", "arrange 5' keep")
    assert (t.top(), t.s.directives.pile[0], t.s.actions) == ("5'", 4, 2)


@rule("A13")
@pytest.mark.parametrize(("first", "second", "top"), [("keep", "keep", "3"), ("bury", "bury", "7")])
def test_the_pathfinder_keeps_the_order_of_what_it_does_not_bury(first: str, second: str, top: str) -> None:
    t = table({"a": (5, "A1:1")}, directives=["3", "5'", "7"])
    t.do("use a", f"arrange 3 {first}", f"arrange 5' {second}")
    assert t.top() == top


@rule("A13")
def test_the_pathfinder_looks_at_what_there_is() -> None:
    t = table({"a": (5, "A1:1")}, directives=["3"], directives_left=1).do("use a", "arrange 3 bury")
    assert (t.top(), len(t.s.directives.pile), t.asks(Act)) == ("3", 1, True)


# ------------------------------------------------------------------ 6 Runner

OBJECTIVES = ["a_six", "a_one", "over_ten"]


@rule("A12", "A13")
def test_the_runner_takes_on_its_way_without_a_further_action_and_walks_on() -> None:
    t = table({"a": (6, "A1:6")}, objectives=OBJECTIVES).do("walk a B1:4", "take a B1:5", "walk a C1:4")
    assert (t.s.die("a").carries, t.at("a"), t.s.actions) == ((0,), "C1:4", 2)


@rule("A12")
def test_the_runner_may_take_at_the_start_of_its_move() -> None:
    t = table({"a": (6, "B1:4")}, objectives=OBJECTIVES).do("take a B1:5", "walk a C1:4")
    assert (t.s.die("a").carries, t.at("a"), t.s.actions) == ((0,), "C1:4", 2)


@rule("A12")
def test_the_runner_may_take_at_the_end_of_its_move() -> None:
    t = table({"a": (6, "A1:1")}, objectives=OBJECTIVES).do("walk a B1:6")
    assert t.asks(WalkOn)
    t.do("take a B1:5")
    assert (t.s.die("a").carries, t.s.actions) == ((0,), 2)


@rule("A12")
def test_the_condition_counts_for_the_runner_too() -> None:
    t = table({"a": (6, "A1:6")}, objectives=["a_one", "a_six", "over_ten"]).do("walk a B1:4")
    assert t.can("take") == []


@rule("A12", "Q45")
def test_other_commandos_do_not_take_during_a_move() -> None:
    dice = {"a": (6, "A1:6"), "b": (1, "B1:1")}
    t = table(dice, objectives=["a_one", "a_six", "over_ten"]).do("walk a B1:4")
    assert t.can("take") == []
    t = table({"a": (4, "A1:6")}, objectives=["run_of_two", "a_six", "over_ten"]).do("walk a B1:4")
    assert t.can("take") == []


@rule("A12", "Q42")
def test_the_runner_takes_dropped_objectives_on_its_way() -> None:
    t = table({"a": (6, "A1:6")}, objectives=OBJECTIVES, lying={1: "B1:1"}).do("walk a B1:4", "take a B1:1")
    assert t.s.die("a").carries == (1,)


@rule("A12", "L1")
def test_boots_are_used_up_by_a_move_that_begins_with_taking() -> None:
    t = table({"a": (6, "B1:4")}, objectives=OBJECTIVES, loadouts=["L16"]).do("play L16 a", "take a B1:5")
    assert "D1:4" in t.spaces("a")  # eight spaces
    t.do("walk a B1:5", "stop")
    assert "D1:4" not in t.spaces("a")  # seven
