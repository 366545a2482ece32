"""The Enemy Reinforcement Phase: how many enemies arrive, and where."""

from __future__ import annotations

import pytest

from game.engine.commandos import events as e
from tests.rules.commandos.table import rule, table

FEW = {"u": (1, "A2:1"), "v": (2, "A2:1")}
MANY = {letter: (2, "C2:1") for letter in "uvwxyz"}


@rule("E7", "N2")
def test_enemies_are_added_up_to_the_limit() -> None:
    t = table({}, FEW, phase="reinforcement", dice=[4])
    assert len(t.s.enemies_on_map()) == 3
    t = table({}, {}, phase="reinforcement", dice=[4, 5, 6])
    assert t.pips("uvw") == [4, 5, 6]


@rule("E7")
@pytest.mark.parametrize("count", [3, 4, 5])
def test_no_enemy_is_added_at_the_limit_or_above(count: int) -> None:
    t = table({}, {letter: MANY[letter] for letter in "uvwxyz"[:count]}, phase="reinforcement")
    assert (len(t.s.enemies_on_map()), len(t.s.directives.pile)) == (count, 20)


@rule("N2", "Q58")
@pytest.mark.parametrize(("round_number", "limit"), [(1, 3), (5, 3), (6, 4), (10, 4), (11, 4), (15, 4)])
def test_the_limit_is_three_up_to_round_five_and_four_from_round_six_on(round_number: int, limit: int) -> None:
    t = table({}, {}, phase="reinforcement", round=round_number, dice=[4] * limit)
    assert len(t.s.enemies_on_map()) == limit


@rule("E8", "S10")
def test_a_new_enemy_is_rolled_onto_the_spawn_point_that_the_top_back_shows() -> None:
    t = table({}, {}, phase="reinforcement", directives=["1", "2", "4"], dice=[4, 5, 6])
    assert [t.at(letter) for letter in "uvw"] == ["D1:3", "A1:1", "D3:9"]  # circle, triangle, square


@rule("E8")
def test_the_directive_that_showed_the_spawn_point_is_discarded() -> None:
    t = table({}, FEW, phase="reinforcement", directives=["4", "1"], dice=[4])
    assert (t.top(), t.s.directives.discards) == ("1", [6])


@rule("E9", "Q26")
def test_an_enemy_that_arrives_on_a_commandos_tile_or_space_does_not_fight() -> None:
    t = table({"a": (6, "D3:9"), "b": (6, "D3:5")}, FEW, phase="reinforcement", directives=["4"], dice=[1])
    assert (t.at("w"), t.saw(e.FightBegan)) == ("D3:9", [])


@rule("E9", "T1")
def test_an_enemy_that_arrives_costs_no_stealth() -> None:
    t = table({"a": (6, "D3:9")}, FEW, phase="reinforcement", directives=["4"], dice=[1], stealth="a")
    assert t.hidden() == "a"


@rule("Q26")
def test_several_enemies_may_arrive_on_one_spawn_point() -> None:
    t = table({}, {}, phase="reinforcement", directives=["4", "5", "7"], dice=[4, 5, 6])
    assert [t.at(letter) for letter in "uvw"] == ["D3:9"] * 3


@rule("Q27")
def test_with_all_six_enemy_dice_on_the_map_no_more_arrive() -> None:
    t = table({}, MANY, phase="event", events=["B15"])
    assert (len(t.s.enemies_on_map()), len(t.s.directives.pile)) == (6, 20)
    assert t.over


@rule("Q88")
def test_an_enemy_that_arrives_does_not_move_before_the_next_enemy_phase() -> None:
    t = table({}, FEW, phase="reinforcement", directives=["4"], dice=[5])
    assert (t.at("w"), t.saw(e.DieMoved)) == ("D3:9", [])
