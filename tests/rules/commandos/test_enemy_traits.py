"""The Insurgents, one trait for each number."""

from __future__ import annotations

import pytest

from game.engine.commandos import events as e
from tests.rules.commandos.boards import drawn
from tests.rules.commandos.play import Play
from tests.rules.commandos.table import cards, rule, table

HOME = {"f": (4, "A3:7")}
CLOSED = drawn("\n\n".join([". . .|. . ."] * 3))


def attack(enemies: dict[str, tuple[int, str]], dice: list[int], first: str = "u") -> Play:
    """Commando a, a 4, attacks one of the enemies on B1."""
    t = table({"a": (4, "A1:6")} | HOME, enemies, dice=dice).do("walk a B1:4")
    return t.do(f"fight {first}") if t.can(f"fight {first}") else t


def first_sums(t: Play) -> tuple[int, int]:
    """The totals of the first fight."""
    ended = t.saw(e.FightEnded)[0]
    return sum(ended.attacker_sum), sum(ended.defender_sum)


@rule("S12", "C5")
def test_each_number_has_its_insurgent() -> None:
    names = {face.face: face.name for face in cards().enemies[0].face}
    assert names == {1: "Heavy", 2: "Rifleman", 3: "Sergeant", 4: "Patrol", 5: "Lookout", 6: "Conscript"}


@rule("A6", "S12")
@pytest.mark.parametrize("pips", [1, 2, 3, 4, 5])
def test_a_lone_insurgent_below_six_has_no_rule_for_combat(pips: int) -> None:
    assert first_sums(attack({"u": (pips, "B1:1")}, [3, 3])) == (7, pips + 3)


@rule("A6", "S12")
def test_the_conscript_adds_one_as_defender_only() -> None:
    assert first_sums(attack({"u": (6, "B1:1")}, [3, 3])) == (7, 10)
    t = table({"a": (4, "A2:5")} | HOME, {"u": (6, "A1:8")}, phase="enemies", directives=["A2"], dice=[1, 6])
    assert first_sums(t) == (7, 10)


@rule("A6", "S12", "Q82")
def test_the_conscript_adds_one_against_a_shot_too() -> None:
    t = table({"a": (1, "A1:6")}, {"u": (6, "B1:1")}, dice=[3, 3]).do("use a u")
    assert first_sums(t) == (4, 10)


@rule("A6", "S12")
def test_the_sergeant_takes_one_from_the_totals_of_the_other_defenders_on_its_tile() -> None:
    enemies = {"u": (4, "B1:1"), "v": (3, "B1:9")}
    assert first_sums(attack(enemies, [3, 3, 1, 6], "u")) == (7, 6)
    assert first_sums(attack(enemies, [3, 3, 1, 6], "v")) == (7, 6)  # nothing for itself


@rule("A6", "S12")
def test_two_sergeants_help_each_other() -> None:
    assert first_sums(attack({"u": (3, "B1:1"), "v": (3, "B1:9")}, [3, 3, 1, 6], "u")) == (7, 5)


@rule("A6", "S12")
def test_the_sergeant_helps_nobody_on_another_tile_and_no_attacker() -> None:
    assert first_sums(attack({"u": (4, "B1:1"), "v": (3, "C1:4")}, [3, 3])) == (7, 7)
    enemies = {"u": (4, "A1:8"), "v": (3, "A1:9")}
    t = table({"a": (4, "A2:5")} | HOME, enemies, phase="enemies", directives=["A2", "A1"], dice=[3, 3])
    assert first_sums(t) == (7, 7)


@rule("A6", "S12")
def test_a_defeated_sergeant_helps_nobody() -> None:
    t = table({"a": (1, "A1:6")}, {"u": (4, "B1:1"), "v": (3, "B1:9")}, dice=[1, 6, 3, 3])
    t.do("walk a B1:4", "fight v")
    assert sum(t.saw(e.FightEnded)[1].defender_sum) == 7


@rule("Q81", "E3")
def test_the_lookout_hunts_when_it_sees_a_commando_as_its_move_begins() -> None:
    t = table({"a": (4, "B1:5")} | HOME, {"u": (5, "A1:4")}, phase="enemies", directives=["A3"], dice=[1, 6])
    assert [(aimed.why, t.at("u")) for aimed in t.saw(e.EnemyAimed)] == [("seek", "B1:4")]


@rule("Q81", "V1")
def test_the_lookout_follows_its_directive_when_it_sees_nobody() -> None:
    t = table({"a": (4, "B1:5")}, {"u": (5, "A1:9")}, phase="enemies", directives=["A1"], board=CLOSED)
    assert [(aimed.why, t.at("u")) for aimed in t.saw(e.EnemyAimed)] == [("directive", "A1:5")]


@rule("Q81", "E3")
@pytest.mark.parametrize("pips", [1, 2, 3, 4, 6])
def test_no_other_insurgent_hunts(pips: int) -> None:
    t = table({"a": (4, "B1:5")}, {"u": (pips, "A1:5")}, phase="enemies", directives=["A1"])
    assert [aimed.why for aimed in t.saw(e.EnemyAimed)] == ["directive"]
