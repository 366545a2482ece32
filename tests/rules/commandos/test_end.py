"""How the game ends: the mission won, the team lost, the last round over."""

from __future__ import annotations

from game.engine.commandos import events as e
from tests.rules.commandos.table import rule, table


@rule("X1")
def test_all_three_intel_on_the_tile_of_the_drop_zone_win() -> None:
    t = table({"a": (2, "B3:7"), "b": (2, "A3:1")}, carries={"a": (0,), "b": (1, 2)}).do("walk a A3:9")
    assert t.result == (True, "mission")


@rule("X1")
def test_any_space_of_the_drop_zones_tile_will_do() -> None:
    assert table({"a": (1, "A2:9")}, carries={"a": (0, 1, 2)}).do("walk a A3:3").result == (True, "mission")


@rule("X1")
def test_two_of_three_intel_do_not_win() -> None:
    assert table({"a": (1, "A2:9")}, carries={"a": (0, 1)}).do("walk a A3:3").result is None


@rule("X1", "Q42")
def test_intel_that_nobody_carries_does_not_count() -> None:
    t = table({"a": (1, "A2:9")}, carries={"a": (0, 1)}, lying={2: "A3:7"}).do("walk a A3:3")
    assert t.result is None
    assert t.do("take a A3:7").result == (True, "mission")


@rule("X1", "Q63")
def test_the_game_is_won_at_once_before_the_fight_on_the_tile() -> None:
    t = table({"a": (6, "A2:9")}, {"u": (1, "A3:7")}, carries={"a": (0, 1, 2)}).do("walk a A3:3")
    assert (t.result, t.saw(e.FightBegan)) == ((True, "mission"), [])


@rule("X1")
def test_a_walk_that_only_passes_near_home_does_not_win() -> None:
    assert table({"a": (1, "A2:6")}, carries={"a": (0, 1, 2)}).do("walk a A2:3").result is None


@rule("Q104")
def test_a_second_drop_zone_is_no_home_for_intel() -> None:
    t = table({"a": (1, "C1:4")}, carries={"a": (0, 1, 2)}, drop_zones=["A3:7", "C1:1"]).do("walk a C1:1")
    assert t.result is None


@rule("Q61", "X2")
def test_the_game_is_lost_when_no_commando_is_on_the_map_though_dice_wait_in_the_box() -> None:
    t = table({"a": (6, "A1:6")}, {"u": (1, "B1:1")}, dice=[6, 1]).do("walk a B1:4")
    assert t.result == (False, "squad")
    assert len(t.s.box()) == 6


@rule("Q61")
def test_the_loss_is_seen_at_once_in_the_enemy_phase() -> None:
    t = table(
        {"a": (6, "A2:5")},
        {"u": (1, "A1:8"), "v": (1, "D3:9")},
        phase="enemies",
        directives=["A2", "A1"],
        dice=[1, 6],
    )
    assert t.result == (False, "squad")
    assert [aimed.die for aimed in t.saw(e.EnemyAimed)] == ["u"]


@rule("Q61")
def test_one_commando_left_is_enough() -> None:
    t = table({"a": (6, "A1:6"), "b": (1, "D1:1")}, {"u": (1, "B1:1")}, dice=[6, 1]).do("walk a B1:4")
    assert t.result is None


@rule("Q84", "Q61")
def test_a_reaction_comes_before_the_check_whether_any_commando_is_left() -> None:
    t = table({"a": (6, "A1:6")}, {"u": (1, "B1:1")}, dice=[6, 1, 4], loadouts=["L11"])
    t.do("walk a B1:4", "react L11")
    assert (t.result, t.at("a"), t.pips("a")) == (None, "A3:7", [4])


@rule("X2", "N1", "Q59")
def test_the_game_is_lost_when_the_marker_leaves_the_fifteenth_space() -> None:
    assert table({"a": (6, "A1:6")}, phase="end of round", round=15).result == (False, "tracker")


@rule("N1", "Q59")
def test_the_fifteenth_round_is_played() -> None:
    t = table({"a": (6, "A1:6")}, phase="end of round", round=14, events=["B01"])
    assert (t.result, t.s.round, t.s.actions) == (None, 15, 3)


@rule("N1", "Q59", "X2")
def test_the_last_round_has_all_four_phases() -> None:
    t = table({"a": (6, "A1:6")}, phase="round", round=15, events=["B01"], seed=1).do("end")
    assert [began.phase for began in t.saw(e.PhaseBegan)] == ["event", "commandos", "enemies", "reinforcement"]
    assert len(t.s.enemies_on_map()) == 4
    assert t.result == (False, "tracker")
