"""Cyber Apes, Raptors and Iron Company: one trait for each number."""

from __future__ import annotations

import pytest

from game.engine.commandos import events as e
from game.engine.commandos import field_events as f
from tests.rules.commandos.boards import drawn, plain
from tests.rules.commandos.play import Play
from tests.rules.commandos.table import cards, rule, table

HOME = {"f": (6, "A3:7")}
APES, RAPTORS, IRON = "cyber_apes", "raptors", "iron_company"
WALLED = drawn("\n\n".join([". . .|. . ."] * 3))


def moves(
    kind: str, enemies: dict[str, tuple[int, str]], commandos: dict[str, tuple[int, str]] | None = None, **more: object
) -> Play:
    """The enemies of a type move."""
    return table(commandos or {}, enemies, phase="enemies", enemy_type=kind, **more)  # type: ignore[arg-type]


def attacked(
    kind: str, pips: int, dice: list[int], mates: dict[str, tuple[int, str]] | None = None, **more: object
) -> Play:
    """Commando a, a 3 on A2:5, is attacked by u alone; its mates stand where they are told."""
    directives = more.pop("directives", ["A2", "A1", "A1"])
    commandos = {"a": (3, "A2:5")} | HOME
    return moves(kind, {"u": (pips, "A1:8")} | (mates or {}), commandos, directives=directives, dice=dice, **more)


def attack(kind: str, enemies: dict[str, tuple[int, str]], dice: list[int], first: str = "u", **more: object) -> Play:
    """Commando a, a 4, attacks B1."""
    t = table({"a": (4, "A1:6")} | HOME, enemies, dice=dice, enemy_type=kind, **more).do("walk a B1:4")  # type: ignore[arg-type]
    return t.do(f"fight {first}") if t.can(f"fight {first}") else t


def sums(t: Play, at: int = 0) -> tuple[int, int]:
    """The totals of a fight."""
    ended = t.saw(e.FightEnded)[at]
    return sum(ended.attacker_sum), sum(ended.defender_sum)


@rule("C5", "D3", "D5")
def test_there_are_four_enemy_types_of_six_faces_each() -> None:
    names = {kind.id: [face.name for face in sorted(kind.face, key=lambda it: it.face)] for kind in cards().enemies}
    assert list(names) == ["insurgents", APES, RAPTORS, IRON]
    assert names[APES] == ["Silverback", "Brute", "Climber", "Plated Ape", "Howler", "Leaper"]
    assert names[RAPTORS] == ["Alpha", "Stalker", "Biter", "Hunter", "Chaser", "Sprinter"]
    assert names[IRON] == ["Gunner", "Breacher", "Officer", "Infiltrator", "Tracker", "Courier"]


# ------------------------------------------------------------------ Cyber Apes


@rule("D3", "A6")
def test_the_silverback_subtracts_one_in_every_fight() -> None:
    assert sums(attacked(APES, 1, [3, 3])) == (3, 6)
    assert sums(attack(APES, {"u": (1, "B1:1")}, [3, 3])) == (7, 3)


@rule("D3", "T1", "Q108")
def test_the_silverback_is_not_fooled_by_stealth() -> None:
    t = attacked(APES, 1, [3, 3], stealth="a")
    assert (sums(t), t.hidden(), t.saw(e.SlippedPast)) == ((3, 6), "", [])


@rule("D3", "A6")
@pytest.mark.parametrize("pips", [2, 6])
def test_brute_and_leaper_subtract_one_as_attackers_only(pips: int) -> None:
    assert sums(attacked(APES, pips, [3, 3])) == (pips + 2, 6)
    assert sums(attack(APES, {"u": (pips, "B1:1")}, [3, 3])) == (7, pips + 3)


@rule("D3", "A6")
def test_the_plated_ape_subtracts_one_as_defender_only() -> None:
    assert sums(attacked(APES, 4, [3, 3])) == (7, 6)
    assert sums(attack(APES, {"u": (4, "B1:1")}, [3, 3])) == (7, 6)


@rule("D3", "A6")
def test_the_howler_takes_one_from_the_totals_of_others_on_its_tile() -> None:
    assert sums(attack(APES, {"u": (3, "B1:1"), "v": (5, "B1:9")}, [3, 3, 1, 6])) == (7, 5)
    assert sums(attack(APES, {"u": (3, "B1:1"), "v": (5, "B1:9")}, [3, 3, 1, 6], "v")) == (7, 8)


@rule("D3", "E5")
def test_the_brute_walks_on_when_it_has_won_all_fights() -> None:
    board = plain(3, 1)
    t = moves(
        APES, {"u": (2, "A1:6")}, {"a": (6, "B1:5"), "b": (2, "C1:5")}, board=board, directives=["C1"], dice=[1, 6]
    )
    assert (t.at("a"), t.at("u")) == ("off", "B1:5")


@rule("D3", "E5", "Q38")
def test_the_brute_stops_where_a_commando_is_left_or_hides() -> None:
    board = plain(3, 1)
    hidden = moves(APES, {"u": (2, "A1:6")}, {"a": (6, "B1:9")}, board=board, directives=["C1"], stealth="a")
    assert hidden.at("u") == "B1:4"
    saved = moves(
        APES,
        {"u": (2, "A1:6")},
        {"a": (6, "B1:9")},
        board=board,
        directives=["C1"],
        loadouts=["L12"],
        dice=[1, 6],
    ).do("react L12")
    assert saved.at("u") == "B1:4"


@rule("D3", "M2")
@pytest.mark.parametrize(("kind", "pips"), [(APES, 3), (IRON, 2)])
def test_climber_and_breacher_hunt_through_walls(kind: str, pips: int) -> None:
    t = moves(kind, {"u": (pips, "A1:5")}, {"a": (6, "B1:5")}, board=WALLED, dice=[6, 1])
    assert (t.at("u"), len(t.s.directives.pile), t.saw(e.FightBegan)[0].attacker) == ("off", 20, "u")


@rule("D3", "M2")
def test_walls_stop_the_brute() -> None:
    assert moves(APES, {"u": (2, "A1:6")}, board=WALLED, directives=["D1"]).at("u") == "A1:6"


@rule("D3", "E4", "Q79")
def test_the_plated_ape_survives_an_explosive_and_stops_on_its_tile() -> None:
    t = attacked(APES, 4, [], explosives=["A2"])
    assert (t.at("a"), t.at("u"), t.s.explosives) == ("off", "A2:2", [])


@rule("D3", "Q91")
def test_after_the_howler_the_next_enemy_goes_one_space_farther() -> None:
    enemies = {"u": (5, "A1:1"), "v": (1, "A3:1"), "w": (1, "A3:4")}
    t = moves(APES, enemies, board=plain(3, 3), directives=["B1", "C3", "C3"])
    assert (t.at("v"), t.at("w")) == ("A3:3", "A3:5")


@rule("D3", "Q91", "R2")
def test_the_howl_of_the_last_enemy_helps_nobody() -> None:
    t = moves(APES, {"u": (5, "A1:1")}, board=plain(3, 3), directives=["B1"])
    t = table({"a": (4, "A3:1")}, {"u": (5, "A1:1")}, enemy_type=APES, board=plain(3, 3), seed=3, events=["B01"])
    assert not t.do("end").s.howled


@rule("D3", "Q81", "M2")
def test_the_leaper_hunts_through_walls() -> None:
    t = moves(APES, {"u": (6, "A1:5")}, {"a": (6, "B1:5")}, board=WALLED, dice=[6, 1])
    assert (t.at("u"), len(t.s.directives.pile), t.saw(e.FightBegan)[0].attacker) == ("off", 20, "u")


# ------------------------------------------------------------------ Raptors


@rule("D3", "A6")
def test_the_alpha_takes_one_from_the_totals_of_others_on_its_tile_in_attack_and_defence() -> None:
    assert sums(attack(RAPTORS, {"u": (6, "B1:1"), "v": (1, "B1:9")}, [3, 3, 1, 6])) == (7, 8)
    assert sums(attack(RAPTORS, {"u": (6, "B1:1"), "v": (1, "B1:9")}, [3, 3, 1, 6], "v")) == (7, 4)
    t = attacked(RAPTORS, 2, [3, 3], {"v": (1, "A2:9")}, directives=["A2", "A2"])
    assert sums(t) == (4, 6)


@rule("D3", "T1", "Q108")
def test_the_stalker_is_not_fooled_by_stealth() -> None:
    t = attacked(RAPTORS, 2, [3, 3], stealth="a")
    assert (sums(t), t.hidden(), t.saw(e.SlippedPast)) == ((5, 6), "", [])
    t = attack(RAPTORS, {"u": (2, "B1:1"), "v": (6, "B1:9")}, [1, 6, 1, 6], stealth="a")
    assert (t.hidden(), len(t.saw(e.FightEnded))) == ("", 2)


@rule("D3", "T1", "Q40")
def test_other_raptors_are_fooled_by_stealth() -> None:
    assert attacked(RAPTORS, 3, [], stealth="a").saw(e.FightBegan) == []


@rule("D3", "A6")
@pytest.mark.parametrize("pips", [3, 4])
def test_biter_and_hunter_subtract_one_beside_another_enemy(pips: int) -> None:
    assert sums(attack(RAPTORS, {"u": (pips, "B1:1"), "v": (6, "B1:9")}, [3, 3, 1, 6])) == (7, pips + 2)
    assert sums(attack(RAPTORS, {"u": (pips, "B1:1")}, [3, 3])) == (7, pips + 3)
    assert sums(attacked(RAPTORS, pips, [3, 3], {"v": (2, "A2:9")}, directives=["A2", "A2"])) == (pips + 2, 6)


@rule("D3", "Q81")
def test_the_hunter_always_hunts() -> None:
    t = moves(
        RAPTORS,
        {"u": (4, "A1:5")},
        {"a": (6, "B1:5")},
        board=drawn("\n\n".join([". . .|. . .", *[". . . . . ."] * 2])),
        dice=[6, 1],
    )
    assert (t.saw(e.EnemyAimed)[0].why, len(t.s.directives.pile)) == ("seek", 20)


@rule("D3", "Q81", "Q91")
def test_the_chaser_hunts_one_space_farther() -> None:
    t = moves(RAPTORS, {"u": (5, "A1:1")}, {"a": (6, "C3:9")}, board=plain(3, 3))
    assert (len(t.saw(e.DieMoved)[0].path), t.saw(e.EnemyAimed)[0].why) == (6, "seek")


@rule("D3", "E3", "Q107")
def test_the_sprinter_moves_twice_by_two_directives() -> None:
    t = moves(RAPTORS, {"u": (6, "A1:1")}, board=plain(3, 3), directives=["B1", "A3"])
    assert (len(t.saw(e.DieMoved)), len(t.s.directives.pile)) == (2, 18)


@rule("D3", "E5", "Q107")
def test_the_sprinter_moves_once_when_it_meets_a_commando() -> None:
    fought = attacked(RAPTORS, 6, [1, 6])
    assert (fought.at("a"), len(fought.s.directives.pile)) == ("off", 19)
    assert len(attacked(RAPTORS, 6, [], stealth="a").s.directives.pile) == 19


# ------------------------------------------------------------------ Iron Company


@rule("D3", "A6", "Q79")
def test_the_gunner_fights_with_one_less_and_survives_explosives() -> None:
    assert sums(attacked(IRON, 1, [3, 3])) == (3, 6)
    assert sums(attack(IRON, {"u": (1, "B1:1")}, [3, 3])) == (7, 3)
    assert attacked(IRON, 1, [], explosives=["A2"]).at("u") == "A2:2"


@rule("D3", "A6")
def test_the_officer_takes_one_from_the_totals_of_the_other_defenders_on_its_tile() -> None:
    assert sums(attack(IRON, {"u": (2, "B1:1"), "v": (3, "B1:9")}, [3, 3, 1, 6])) == (7, 4)


@rule("D3", "Q89")
def test_when_the_officer_falls_the_nearest_other_enemy_moves_by_the_next_directive() -> None:
    enemies = {"u": (3, "B1:1"), "v": (2, "C1:4"), "w": (2, "D3:9")}
    t = attack(IRON, enemies, [1, 6], directives=["C2"])
    assert (t.at("u"), t.at("v"), t.at("w"), len(t.s.directives.pile)) == ("off", "C2:1", "D3:9", 19)


@rule("D3", "Q89")
def test_the_alarm_waits_until_all_fights_of_the_walk_are_over() -> None:
    enemies = {"u": (3, "B1:1"), "v": (6, "B1:9"), "w": (2, "C1:4")}
    t = attack(IRON, enemies, [1, 6, 1, 6], directives=["C2"])
    kinds = [type(event).__name__ for event in t.happened if type(event) in (e.FightEnded, e.DirectiveDrawn)]
    assert kinds == ["FightEnded", "FightEnded", "DirectiveDrawn"]


@rule("D3", "Q89")
def test_with_no_other_enemy_the_alarm_draws_no_directive() -> None:
    assert len(attack(IRON, {"u": (3, "B1:1")}, [1, 6]).s.directives.pile) == 20


@rule("D3", "Q65")
def test_the_first_fight_against_the_infiltrator_is_cancelled_and_ends_the_move() -> None:
    t = attack(IRON, {"u": (4, "B1:1")}, [])
    assert (len(t.saw(f.FightCancelled)), t.saw(e.CombatRolled), t.at("u"), t.can("stop")) == (1, [], "B1:1", [])


@rule("D3", "Q65")
def test_the_second_fight_against_the_infiltrator_takes_place() -> None:
    t = table({"a": (1, "A1:6"), "b": (1, "A1:5")} | HOME, {"u": (4, "A1:4")}, enemy_type=IRON, dice=[1, 6])
    t.do("use a u", "use b u")
    assert (t.at("u"), len(t.saw(e.FightBegan))) == ("off", 1)


@rule("D3", "Q81", "T1")
def test_the_tracker_hunts_and_sees_through_stealth() -> None:
    t = moves(IRON, {"u": (5, "A1:8")}, {"a": (6, "A2:5")} | HOME, stealth="a", dice=[6, 1])
    assert (t.hidden(), t.at("u"), len(t.s.directives.pile)) == ("", "off", 20)


@rule("D3", "A8")
def test_the_courier_brings_two_fury_and_goes_one_space_farther() -> None:
    t = attack(IRON, {"u": (6, "B1:1")}, [1, 6])
    assert (sums(t), t.s.fury) == ((5, 12), 3)
    t = moves(IRON, {"u": (6, "A1:1")}, board=plain(3, 3), directives=["C3"])
    assert len(t.saw(e.DieMoved)[0].path) == 7
