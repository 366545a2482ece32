"""Bosses: damage, flight, immunity, and the own rules of General Kray, Old Scar and the Jungle Ghost."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.engine.commandos import events as e
from game.engine.commandos import field_events as f
from game.engine.commandos.board_spec import BoardSpec
from game.engine.commandos.bosses import flight
from game.engine.commandos.game import GAME
from game.engine.commandos.goals import speed
from game.engine.commandos.reinforcement import limit
from game.engine.commandos.state import BOSS, Setup
from game.engine.commandos.turn import Act
from game.engine.core.session import Session
from tests.rules.commandos.boards import plain, shipped
from tests.rules.commandos.play import Play
from tests.rules.commandos.table import cards, rule, table

HOME = {"f": (6, "A3:7")}
KRAY, SCAR, GHOST = "iron_general", "tooth_and_claw", "jungle_ghost"


def board(mission: str, columns: int = 4, rows: int = 3) -> BoardSpec:
    """A board without walls on which a boss is hunted; it starts on the last tile."""
    space = columns * 3 * rows * 3 - 1
    return replace(plain(columns, rows), mission=mission, boss=space, objectives=(0, 1, 2))


def hunt(
    mission: str,
    commandos: dict[str, tuple[int, str]],
    boss: str,
    enemies: dict[str, tuple[int, str]] | None = None,
    hits: int = 0,
    **more: object,
) -> Play:
    """A boss mission on a board without walls."""
    return table(commandos, enemies, board=board(mission), boss=(boss, hits), **more)  # type: ignore[arg-type]


@rule("C8", "B1", "D4")
def test_three_bosses_have_two_sides_with_their_die_and_their_hits() -> None:
    sides = {(boss.id, boss.side): (boss.die, boss.hits) for boss in cards().bosses}
    assert sides == {
        ("jungle_ghost", "normal"): (2, 6),
        ("jungle_ghost", "hard"): (1, 6),
        ("old_scar", "normal"): (1, 7),
        ("old_scar", "hard"): (1, 8),
        ("general_kray", "normal"): (1, 8),
        ("general_kray", "hard"): (1, 8),
    }


@rule("S15", "B1")
@pytest.mark.parametrize(
    ("stem", "space", "pips"),
    [("04_iron_general", "D2:5", 1), ("05_tooth_and_claw", "C2:5", 1), ("06_jungle_ghost", "C1:5", 2)],
)
def test_the_boss_starts_on_its_space_with_the_number_of_its_card(stem: str, space: str, pips: int) -> None:
    session = Session(GAME, Setup(shipped(stem)), cards(), 3)
    session.play(session.ask.options[0])
    die = session.state.die(BOSS)
    assert (session.state.table.board.names[die.space], die.pips) == (space, pips)
    assert len(session.state.minions()) == 3


@rule("S15", "D5")
def test_tooth_and_claw_is_played_against_raptors_whatever_was_chosen() -> None:
    s = GAME.start(Setup(shipped("05_tooth_and_claw"), "iron_company"), cards(), 3)
    assert s.table.enemy_type.id == "raptors"


@rule("D4")
def test_the_back_of_the_boss_card_is_chosen_at_set_up() -> None:
    s = GAME.start(Setup(shipped("04_iron_general"), hard_boss=True), cards(), 3)
    assert s.table.boss is not None and (s.table.boss.side, s.table.boss.hits) == ("hard", 8)


# ------------------------------------------------------------------ damage, flight, immunity


@rule("B3", "B8", "Q77", "Q32")
def test_a_boss_that_loses_a_combat_takes_one_damage_and_stays_on_the_map() -> None:
    t = hunt(KRAY, {"a": (1, "A1:6")} | HOME, "B1:5", dice=[1, 6, 3]).do("walk a B1:4")
    assert (t.s.damage, t.s.fury, t.s.die(BOSS).space >= 0) == (1, 1, True)
    assert [hit.damage for hit in t.saw(f.BossHit)] == [1]


@rule("B3", "Q32", "X1", "B8")
def test_the_last_hit_takes_the_boss_off_the_map_raises_fury_and_wins() -> None:
    t = hunt(KRAY, {"a": (1, "A1:6")} | HOME, "B1:5", hits=7, dice=[1, 6]).do("walk a B1:4")
    assert (t.result, t.s.die(BOSS).space, t.s.fury) == ((True, "mission"), -1, 2)


@rule("Q77", "Q82", "B8")
def test_a_shot_damages_a_boss_too() -> None:
    t = hunt(KRAY, {"a": (1, "A1:4")} | HOME, "B1:4", dice=[1, 6, 3]).do("use a t")
    assert t.s.damage == 1


@rule("Q66", "B2")
def test_a_boss_that_wins_defeats_a_commando_as_usual() -> None:
    t = hunt(KRAY, {"a": (6, "A1:6")} | HOME, "B1:5", dice=[6, 1]).do("walk a B1:4")
    assert (t.at("a"), t.s.damage) == ("off", 0)


@rule("B7", "Q64", "Q78")
def test_after_damage_in_combat_the_boss_flees_to_the_nearest_tile_without_commandos() -> None:
    commandos = {"a": (1, "A1:6"), "b": (3, "B2:5")} | HOME
    t = hunt(KRAY, commandos, "B1:6", dice=[1, 6, 3]).do("walk a B1:4")
    assert t.at(BOSS) == "C1:4"


@rule("Q64")
def test_of_several_tiles_equally_near_it_flees_to_the_one_farthest_from_all_commandos() -> None:
    commandos = {"a": (1, "B2:2"), "b": (3, "B1:5")} | HOME
    t = hunt(KRAY, commandos, "B2:5")
    t.s.die(BOSS).pips = 3
    assert t.s.table.board.names[flight(t.s)[-1]] == "C2:4"


@rule("B1", "A6")
def test_old_scar_is_hard_to_beat_in_defence() -> None:
    t = hunt(SCAR, {"a": (1, "A1:6")} | HOME, "B1:5", dice=[3, 3]).do("walk a B1:4")
    assert t.saw(e.FightEnded)[0].defender_sum == (1, 3, -1)


@rule("Q64", "Q78")
def test_a_boss_with_nowhere_to_go_stays() -> None:
    places = ("B1:8", "B1:5", "A2:5", "C2:5", "B3:5", "B1:7")
    commandos = {letter: (1 if letter == "a" else 3, space) for letter, space in zip("abcdef", places, strict=True)}
    t = hunt(KRAY, commandos, "B2:5", dice=[1, 6, 3]).do("walk a B2:2")
    assert (t.at(BOSS), t.s.damage) == ("B2:5", 1)


@rule("Q78", "Q36")
def test_an_explosive_on_the_way_of_the_flight_goes_off_and_the_boss_stops_there_unharmed() -> None:
    t = hunt(SCAR, {"a": (1, "A1:6")} | HOME, "B1:6", {"u": (4, "C1:9")}, explosives=["C1"], dice=[1, 6])
    t.do("walk a B1:4")
    assert (t.at(BOSS), t.at("u"), t.s.explosives, t.s.damage) == ("C1:4", "off", [], 1)


@rule("Q65", "A3b")
def test_when_the_boss_is_gone_from_the_tile_the_attacker_may_walk_on() -> None:
    t = hunt(KRAY, {"a": (3, "A1:6")} | HOME, "B1:6", dice=[1, 6, 3]).do("walk a B1:4")
    assert t.can("stop") == ["stop"]


@rule("Q65")
def test_when_the_boss_cannot_leave_the_tile_the_attackers_move_ends() -> None:
    t = hunt(KRAY, {"a": (3, "A1:6")} | HOME, "B1:5", dice=[1, 6, 3], hard_boss=True).do("walk a B1:4")
    assert (t.can("stop"), t.asks(Act)) == ([], True)


@rule("Q77")
def test_an_attacking_boss_that_loses_drops_its_other_fights_and_flees() -> None:
    t = hunt(SCAR, {"a": (1, "B1:5"), "b": (1, "B1:6")} | HOME, "C1:4", phase="enemies", dice=[6, 1]).do("fight a")
    assert (len(t.saw(e.FightBegan)), t.s.damage) == (1, 1)
    assert t.s.table.board.tile_of[t.s.die(BOSS).space] != t.s.table.board.tile_number["B1"]


@rule("B6", "Q36", "Q79")
def test_an_explosive_does_not_harm_a_boss_and_stops_it() -> None:
    t = hunt(SCAR, {"a": (1, "A1:5")} | HOME, "C1:4", {"u": (6, "B1:9")}, phase="enemies", explosives=["B1"], seed=2)
    assert (t.s.explosives, t.s.damage) == ([], 0)
    assert t.at(BOSS) == "B1:6"


@rule("B6")
def test_cards_that_defeat_an_enemy_have_no_boss_as_target() -> None:
    t = hunt(SCAR, {"a": (1, "A1:6")} | HOME, "B1:5", {"u": (5, "B1:9")}, loadouts=["L03"], advanced=(1,))
    assert t.can("play L03") == ["play L03 u"]
    assert "use a t" in t.can()


@rule("B6", "Q82")
def test_a_grenade_is_a_combat_and_damages_a_boss() -> None:
    t = hunt(KRAY, {"a": (1, "A1:6")} | HOME, "B1:5", loadouts=["L04"], dice=[1, 6, 3]).do("play L04 a B1")
    assert t.s.damage == 1


@rule("B9", "E7", "Q67")
def test_a_boss_does_not_count_for_the_limit() -> None:
    t = hunt(KRAY, HOME, "D1:5", {}, phase="reinforcement", dice=[2, 3, 4])
    assert (len(t.s.minions()), len(t.s.enemies_on_map()), limit(t.s)) == (3, 4, 3)


@rule("B2", "Q67", "E2")
def test_a_boss_moves_in_reading_order_among_the_enemies() -> None:
    t = hunt(KRAY, HOME, "B2:5", {"u": (1, "A1:1"), "v": (1, "D3:9")}, phase="enemies")
    assert [aim.die for aim in t.saw(e.EnemyAimed)] == ["u", "t", "v"]


@rule("Q52", "B2")
def test_the_number_of_a_boss_never_changes() -> None:
    t = hunt(KRAY, {"a": (1, "A1:6")} | HOME, "B1:5", dice=[1, 6, 3]).do("walk a B1:4")
    assert t.s.die(BOSS).pips == 1
    assert "train t" not in t.can()


# ------------------------------------------------------------------ General Kray


@rule("D4", "B1")
def test_general_kray_leads_the_others_on_his_tile_in_attack_and_defence() -> None:
    t = hunt(KRAY, {"a": (4, "A1:6")} | HOME, "B1:5", {"u": (4, "B1:9")}, dice=[3, 3, 6, 1]).do(
        "walk a B1:4", "fight u"
    )
    assert t.saw(e.FightEnded)[0].defender_sum == (4, 3, -1)


@rule("B1", "Q91")
@pytest.mark.parametrize(("hard", "steps"), [(False, 2), (True, 1)])
def test_general_kray_never_moves_farther_than_his_card_says(hard: bool, steps: int) -> None:
    t = hunt(KRAY, HOME, "D1:5", event="B12", hard_boss=hard)
    assert speed(t.s, t.s.die(BOSS)) == steps


@rule("B1", "Q89")
def test_when_general_kray_takes_damage_an_enemy_arrives_after_the_fight() -> None:
    t = hunt(KRAY, {"a": (1, "A1:6")} | HOME, "B1:6", {"u": (6, "B1:9")}, dice=[1, 6, 1, 6, 5], directives=["1"])
    t.do("walk a B1:4", "fight t")
    assert [type(it).__name__ for it in t.happened if type(it) in (e.FightEnded, e.DirectiveDiscarded)] == [
        "FightEnded",
        "FightEnded",
        "DirectiveDiscarded",
    ]


@rule("B4", "A13", "V1")
def test_an_air_strike_damages_the_boss_in_sight_and_he_does_not_flee() -> None:
    t = hunt(KRAY, {"a": (4, "A1:4")} | HOME, "D1:5", carries={"a": (0, 1)}, dice=[3]).do("deed a")
    assert (t.s.damage, t.at(BOSS), t.s.die("a").carries, t.s.actions) == (1, "D1:5", (1,), 2)
    assert len(t.s.minions()) == 1


@rule("B4", "V1")
def test_an_air_strike_needs_sight() -> None:
    spec = shipped("04_iron_general")
    s = table({"a": (4, "A1:1")}, board=spec).s
    hidden = next(space for space in range(s.table.board.grid.size) if not s.ground.sees(space, spec.boss))
    t = table({"a": (4, s.table.board.names[hidden])}, board=spec, carries={"a": (0,)})
    assert t.can("deed") == []


@rule("D4", "Q81", "B1")
def test_enemies_near_the_hard_general_seek() -> None:
    enemies = {"u": (2, "B1:5"), "v": (2, "D3:5")}
    t = hunt(KRAY, {"a": (3, "A2:5")}, "C1:5", enemies, phase="enemies", hard_boss=True, seed=4)
    assert [(aim.die, aim.why) for aim in t.saw(e.EnemyAimed) if aim.die in "uv"] == [("u", "seek"), ("v", "directive")]


# ------------------------------------------------------------------ Old Scar


@rule("B1", "Q81")
def test_old_scar_hunts_and_walks_on_over_beaten_commandos() -> None:
    t = hunt(SCAR, {"a": (6, "B1:6"), "f": (6, "A3:7")}, "C1:4", phase="enemies", dice=[1, 6])
    assert (t.saw(e.EnemyAimed)[0].why, t.at("a"), t.at(BOSS)) == ("seek", "off", "B1:6")


@rule("B1", "M2")
def test_walls_inside_a_tile_do_not_stop_old_scar_but_those_on_its_border_do() -> None:
    ground = table({"a": (4, "A1:1")}, board=shipped("05_tooth_and_claw")).s.ground
    walls = {"all": ground.ways(False, "all"), "rim": ground.ways(False, "rim")}
    spec = shipped("05_tooth_and_claw")
    tile_of = table({"a": (4, "A1:1")}, board=spec).s.table.board.tile_of
    for a, b in spec.walls:
        assert b not in walls["all"].neighbours[a]
        assert (b in walls["rim"].neighbours[a]) == (tile_of[a] == tile_of[b])


@rule("Q98", "B4")
def test_bait_outranks_everything_and_hurts_old_scar_when_its_move_ends_there() -> None:
    t = hunt(SCAR, {"a": (4, "A1:5")} | HOME, "C2:6", phase="enemies", baits=["D2:1"])
    assert (t.saw(e.EnemyAimed)[0].why, t.s.damage, t.s.baits) == ("bait", 1, [])
    assert t.s.table.board.tile_of[t.s.die(BOSS).space] == t.s.table.board.tile_number["D2"]


@rule("Q98")
def test_the_nearest_bait_comes_first_and_one_on_its_own_tile_at_once() -> None:
    t = hunt(SCAR, {"a": (4, "A1:5")} | HOME, "C2:1", phase="enemies", baits=["D3:9", "C2:9"])
    assert (t.s.damage, [t.s.table.board.names[it] for it in t.s.baits]) == (1, ["D3:9"])


@rule("Q98", "E5")
def test_fights_on_the_baits_tile_come_before_the_bait() -> None:
    t = hunt(SCAR, {"a": (6, "D2:5")} | HOME, "C2:6", phase="enemies", baits=["D2:1"], dice=[1, 6])
    assert (t.at("a"), t.s.damage) == ("off", 1)


@rule("B4", "A13", "Q98", "Q99")
def test_bait_is_laid_where_its_carrier_stands_and_is_no_objective_any_more() -> None:
    t = hunt(SCAR, {"a": (4, "A1:5")} | HOME, "D3:5", carries={"a": (2,)}).do("deed a")
    assert ([t.s.table.board.names[it] for it in t.s.baits], t.can("take"), t.can("deed")) == (["A1:5"], [], [])


@rule("Q100", "Q98")
def test_a_decoy_leads_a_boss_unless_bait_lies_on_the_map() -> None:
    def aims(*baits: str) -> str:
        more = {"phase": "round", "events": ["B01"], "loadouts": ["L18"], "baits": baits, "seed": 3}
        t = hunt(SCAR, {"a": (1, "A1:5")} | HOME, "C3:5", **more).do("play L18 D3", "end")
        return t.saw(e.EnemyAimed)[0].why

    assert (aims(), aims("D1:5")) == ("decoy", "bait")


@rule("D4", "Q107")
def test_the_hard_old_scar_moves_twice() -> None:
    t = hunt(SCAR, {"a": (4, "A1:1")}, "D3:9", phase="enemies", hard_boss=True)
    assert len([it for it in t.saw(e.DieMoved) if it.die == BOSS]) == 2


# ------------------------------------------------------------------ Jungle Ghost


@rule("B1", "Q65")
def test_the_first_combat_against_the_ghost_each_round_is_cancelled() -> None:
    t = hunt(GHOST, {"a": (1, "A1:6"), "b": (1, "A1:6")} | HOME, "B1:5", dice=[1, 6]).do("walk a B1:4")
    assert (len(t.saw(f.FightCancelled)), t.s.damage) == (1, 0)
    assert t.do("use b t").s.damage == 1


@rule("B4", "A13")
def test_expose_damages_the_ghost_nearby_and_takes_its_cloak_this_round() -> None:
    t = hunt(GHOST, {"a": (1, "A1:6")} | HOME, "B1:9", carries={"a": (0,)}, dice=[1, 6]).do("deed a", "use a t")
    assert (t.s.damage, t.saw(f.FightCancelled), t.s.exposed) == (2, [], True)
    assert hunt(GHOST, {"a": (1, "A1:6")} | HOME, "C1:9", carries={"a": (0,)}).can("deed") == []


@rule("B5", "C10")
def test_the_ghost_takes_a_trophy_from_each_commando_it_defeats_six_at_most() -> None:
    t = hunt(GHOST, {"a": (6, "B1:6")} | HOME, "C1:4", phase="enemies", dice=[1, 6])
    assert (t.at("a"), t.s.trophies, len(t.saw(f.TrophyTaken))) == ("off", 1, 1)
    t = hunt(GHOST, {"a": (6, "B1:6")} | HOME, "C1:4", phase="enemies", dice=[1, 6], trophies=6)
    assert t.s.trophies == 6


@rule("B5", "A6")
@pytest.mark.parametrize(
    ("hard", "trophies", "bonus"),
    [(False, 1, 0), (False, 2, -1), (False, 6, -1), (True, 1, 0), (True, 2, -1), (True, 6, -3)],
)
def test_trophies_make_the_ghost_attack_better(hard: bool, trophies: int, bonus: int) -> None:
    t = hunt(GHOST, {"a": (6, "B1:6")} | HOME, "C1:4", phase="enemies", dice=[3, 6], trophies=trophies, hard_boss=hard)
    assert t.saw(e.FightEnded)[0].attacker_sum[2] == bonus


@rule("B1", "Q81")
def test_the_ghost_stalks_the_nearest_commando_without_stealth_else_follows_its_directive() -> None:
    t = hunt(GHOST, {"a": (6, "C2:5"), "b": (6, "A1:1")}, "D1:5", phase="enemies", stealth="a")
    assert [(it.why, t.s.table.board.tile_names[it.tile]) for it in t.saw(e.EnemyAimed)] == [("seek", "A1")]
    t = hunt(GHOST, {"a": (6, "C2:5")}, "D1:5", phase="enemies", stealth="a", directives=["D3"])
    assert [it.why for it in t.saw(e.EnemyAimed)] == ["directive"]


@rule("D4", "Q64")
def test_the_hard_ghost_flees_two_tiles_where_one_is_in_reach() -> None:
    t = hunt(GHOST, {"a": (1, "A1:6")} | HOME, "B1:6", hard_boss=True)
    assert len(flight(t.s)) == 1  # its die shows 1: no tile two away is in reach
    t.s.die(BOSS).pips = 6
    way = flight(t.s)
    assert t.s.table.board.tile_of[way[-1]] in (3, 6, 9) and len(way) <= 6


@rule("B5")
def test_the_damage_tokens_of_the_ghost_are_green() -> None:
    assert {boss.id for boss in cards().bosses if boss.green} == {"jungle_ghost"}


@rule("Q62", "Q84")
def test_a_won_mission_outweighs_a_squad_that_falls_in_the_same_step() -> None:
    t = hunt(KRAY, {"a": (1, "A1:6")}, "B1:5", hits=7, dice=[1, 6]).do("walk a B1:4")
    assert t.result == (True, "mission")
