"""The special spaces of side B: each icon, and that several cells count as one bigger space."""

from __future__ import annotations

import pytest

from game.engine.commandos import events as e
from game.engine.commandos import field_events as f
from game.engine.commandos.board import board_of
from game.engine.commandos.board_spec import BoardSpec
from game.engine.commandos.directives import SortDirectives
from game.engine.commandos.moves import WalkOn
from game.engine.commandos.terrain import KINDS
from tests.rules.commandos.boards import drawn, plain, shipped, with_sites
from tests.rules.commandos.play import Play
from tests.rules.commandos.table import rule, table

MISSION = "01_gather_intel"
WIDE = plain(3, 1)
LAND = plain(3, 3)


def on(
    board: BoardSpec,
    commandos: dict[str, tuple[int, str]],
    enemies: dict[str, tuple[int, str]] | None = None,
    **more: object,
) -> Play:
    """A table on a board with special spaces."""
    return table(commandos, enemies, board=board, **more)  # type: ignore[arg-type]


def sites(**named: str) -> BoardSpec:
    """Three by three tiles without walls, with these special spaces."""
    return with_sites(LAND, **named)


# ------------------------------------------------------------------ one bigger space


@rule("C2", "C9", "S5", "M3")
def test_side_b_of_the_thirteen_cards_has_every_icon() -> None:
    kinds = {special.kind for special in shipped(MISSION, "B").specials}
    assert kinds == set(KINDS) - {"minefield"}  # the thirteenth card is not in this mission
    assert shipped(MISSION).specials == ()


@rule("S5", "Q71")
def test_the_whole_map_lies_with_one_side_up() -> None:
    assert {card.side for card in shipped(MISSION, "B").cards} == {"B"}
    assert shipped(MISSION, "B").walls == shipped(MISSION).walls


@rule("M3", "Q92")
def test_entering_a_bigger_space_takes_two_steps_and_there_are_none_inside() -> None:
    board = sites(hut="A1:4 A1:5")
    assert on(board, {"a": (2, "A1:1")}).spaces("a") == {"A1:2", "A1:3", "A1:4"}
    t = on(board, {"a": (3, "A1:1")})
    assert {"A1:4", "A1:2", "A1:6", "A1:7", "A1:8"} <= t.spaces("a")
    assert not t.spaces("a") & {"A1:5", "A1:9"}


@rule("Q91", "Q92")
def test_a_single_step_still_enters_a_bigger_space() -> None:
    assert "A1:4" in on(sites(hut="A1:4 A1:5"), {"a": (1, "A1:1")}).spaces("a")


@rule("M3", "Q92")
def test_a_bigger_space_is_left_across_any_border_of_its_cells() -> None:
    t = on(sites(hut="A1:4 A1:5"), {"a": (1, "A1:4")})
    assert t.spaces("a") == {"A1:1", "A1:2", "A1:6", "A1:7", "A1:8"}


@rule("M2", "Q92")
def test_walls_on_the_border_of_a_bigger_space_still_close_it() -> None:
    walled = drawn(". .|.\n\n. .|.\n- -\n. . .")
    t = on(with_sites(walled, hut="A1:4 A1:5"), {"a": (1, "A1:4")})
    assert t.spaces("a") == {"A1:1", "A1:2"}


@rule("Q69", "M3")
def test_dice_and_tokens_lie_on_the_first_cell_of_a_bigger_space() -> None:
    board = shipped(MISSION, "B")
    assert board_of(board).ground().home[board_of(board).space_of["B1:5"]] == board_of(board).space_of["B1:2"]
    assert board_of(board).space_of["B1:2"] in board.objectives  # the bridge holds the token of B1:5


@rule("Q102")
def test_on_side_b_enemies_may_arrive_in_a_machine_gun_nest() -> None:
    board = board_of(shipped("08_last_bird_out", "B"))
    kind = board.spec.specials[board.ground().special_at[board.spec.spawns[1]]].kind
    name = board.names[board.spec.spawns[1]]
    t = table({"a": (3, "A2:4")}, {}, board=board.spec, phase="reinforcement", directives=["2"], dice=[2, 3, 4])
    assert (kind, t.at("u")) == ("machine_gun_nest", name)


@rule("Q50", "V1")
def test_a_bigger_space_sees_from_all_its_cells() -> None:
    walled = drawn(". .|.\n\n. .|.\n\n. . .")
    plainly, merged = board_of(walled), board_of(with_sites(walled, swamp="A1:4 A1:7 A1:8 A1:9"))
    a, b = plainly.space_of["A1:4"], plainly.space_of["A1:3"]
    assert not plainly.ground().sees(a, b)
    assert merged.ground().sees(a, b)


# ------------------------------------------------------------------ Sniper Nest


@rule("A1b", "Q82", "A13")
def test_a_commando_in_a_sniper_nest_may_shoot_at_what_it_sees() -> None:
    t = on(sites(sniper_nest="A1:5"), {"a": (3, "A1:5")}, {"u": (4, "C3:5")}, dice=[1, 6])
    assert t.can("site a") == ["site a u"]
    t.do("site a u")
    assert (t.at("u"), t.s.actions, t.s.fury) == ("off", 2, 2)


@rule("Q101", "Q82", "A1b")
def test_an_enemy_in_a_sniper_nest_shoots_once_when_a_commando_ends_its_move_in_sight() -> None:
    t = on(sites(sniper_nest="C3:5"), {"a": (4, "A1:1"), "b": (2, "A1:1")}, {"u": (3, "C3:5")}, dice=[1, 6])
    t.do("walk a A1:2")
    assert t.asks(WalkOn)
    t.do("stop")
    assert (t.at("a"), t.at("u"), [it.ranged for it in t.saw(e.FightBegan)]) == ("off", "C3:5", [True])


@rule("Q101", "Q82")
def test_a_lost_shot_from_a_nest_costs_the_sniper_nothing() -> None:
    t = on(sites(sniper_nest="C3:5"), {"a": (1, "A1:1")}, {"u": (6, "C3:5")}, dice=[6, 1]).do("walk a A1:2")
    assert (t.at("a"), t.at("u"), t.s.fury) == ("A1:2", "C3:5", 1)


@rule("Q101")
def test_of_the_enemies_on_a_nests_tile_the_one_with_the_lowest_number_shoots() -> None:
    enemies = {"u": (5, "C3:9"), "v": (2, "C3:1"), "w": (1, "C2:9")}
    t = on(sites(sniper_nest="C3:5"), {"a": (4, "A1:1"), "b": (2, "A1:1")}, enemies, dice=[6, 1]).do("walk a A1:2")
    t.do("stop")
    assert [it.attacker for it in t.saw(e.FightBegan)] == ["v"]


@rule("Q101")
def test_a_nest_is_seen_or_not_wherever_its_crew_stands() -> None:
    walled = drawn("\n".join([". . . . . . . . .", "- - - - - - . . .", ". . . . . . . . .", "", ". . . . . . . . ."]))
    t = on(with_sites(walled, sniper_nest="C1:7"), {"a": (1, "A1:1"), "b": (2, "A1:1")}, {"u": (2, "C1:1")})
    assert t.do("walk a A1:2").saw(e.FightBegan) == []


@rule("Q101", "T1")
def test_snipers_do_not_shoot_at_stealth_nor_after_training_or_deployment() -> None:
    board = sites(sniper_nest="C3:5")
    t = on(board, {"a": (1, "A1:1"), "b": (3, "A1:1")}, {"u": (3, "C3:5")}, stealth="a", dice=[5, 2])
    t.do("walk a A1:2", "train b", "deploy A1:1")
    assert t.saw(e.FightBegan) == []


@rule("Q101")
def test_several_snipers_shoot_in_reading_order_until_the_commando_falls() -> None:
    board = sites(sniper_nest="C1:5", sniper_nest_2="C3:5")
    enemies = {"u": (3, "C3:5"), "v": (3, "C1:5")}
    t = on(board, {"a": (1, "A2:1"), "b": (3, "A2:1")}, enemies, dice=[6, 1, 1, 6]).do("walk a A2:2")
    assert ([it.attacker for it in t.saw(e.FightBegan)], t.at("a")) == (["v", "u"], "off")
    t = on(board, {"a": (1, "A2:1"), "b": (3, "A2:1")}, enemies, dice=[1, 6]).do("walk a A2:2")
    assert (len(t.saw(e.FightBegan)), t.at("a")) == (1, "off")


# ------------------------------------------------------------------ Machine Gun Nest


@rule("A1b", "A6")
def test_an_enemy_in_a_machine_gun_nest_subtracts_one_in_attack_and_defence() -> None:
    board = with_sites(WIDE, machine_gun_nest="B1:4 B1:5")
    t = on(board, {"a": (4, "A1:6")}, {"u": (4, "B1:4")}, dice=[1, 6]).do("walk a B1:4")
    assert t.saw(e.FightEnded)[0].defender_sum == (4, 6, -1)
    t = on(
        board, {"a": (4, "B1:9"), "b": (4, "C1:9")}, {"u": (4, "A1:6")}, phase="enemies", directives=["C1"], dice=[3, 3]
    )
    assert t.saw(e.FightEnded)[0].attacker_sum == (4, 3, -1)


@rule("A1b", "A6", "Q101")
def test_enemies_man_a_machine_gun_nest_from_anywhere_on_its_tile() -> None:
    board = with_sites(WIDE, machine_gun_nest="B1:4 B1:5")
    t = on(board, {"a": (4, "A1:3")}, {"u": (4, "B1:9")}, dice=[1, 6]).do("walk a B1:1")
    assert t.saw(e.FightEnded)[0].defender_sum == (4, 6, -1)


@rule("A1b", "A6")
def test_a_commando_in_a_machine_gun_nest_subtracts_one_as_defender_only() -> None:
    board = with_sites(WIDE, machine_gun_nest="B1:4 B1:5")
    t = on(
        board, {"a": (4, "B1:4"), "b": (4, "C1:9")}, {"u": (4, "A1:6")}, phase="enemies", directives=["C1"], dice=[3, 3]
    )
    assert t.saw(e.FightEnded)[0].defender_sum == (4, 3, -1)
    t = on(board, {"a": (4, "A1:6")}, {"u": (4, "B1:9")}, dice=[3, 3]).do("walk a B1:4")
    assert t.saw(e.FightEnded)[0].attacker_sum == (4, 3, 0)


@rule("A1b", "Q82", "R4")
def test_a_commando_in_a_machine_gun_nest_fires_at_every_enemy_of_a_tile_beside_once_a_round() -> None:
    board = with_sites(WIDE, machine_gun_nest="B1:4 B1:5")
    enemies = {"u": (4, "A1:1"), "v": (5, "A1:2"), "w": (3, "C1:9")}
    t = on(board, {"a": (4, "B1:4"), "b": (2, "B1:4")}, enemies, dice=[1, 6, 1, 6])
    assert t.can("site a") == ["site a A1", "site a C1"]
    t.do("site a A1", "fight v")
    assert (t.at("u"), t.at("v"), t.can("site")) == ("off", "off", [])


# ------------------------------------------------------------------ destroying nests


@rule("M4", "A1b", "A13")
@pytest.mark.parametrize("kind", ["sniper_nest", "machine_gun_nest"])
def test_a_two_destroys_a_nest_from_its_tile_or_one_beside_for_one_action(kind: str) -> None:
    board = sites(**{kind: "B2:5"})
    for place in ("B2:1", "A2:1", "B1:1"):
        t = on(board, {"a": (2, place)}).do("destroy a B2:5")
        assert (t.s.flipped, t.s.actions, t.s.spent) == ((0,), 2, 0)
        assert len(t.saw(f.TileFlipped)) == 1
    assert on(board, {"a": (2, "A1:1")}).can("destroy") == []


@rule("M4", "Q106", "S3")
def test_others_spend_an_explosive_that_lies_there_or_one_of_the_pool() -> None:
    board = sites(sniper_nest="B2:5")
    t = on(board, {"a": (5, "B2:1")}, explosives=["B2"]).do("destroy a B2:5")
    assert (t.s.explosives, t.s.spent) == ([], 0)
    t = on(board, {"a": (5, "B2:1")}).do("destroy a B2:5")
    assert (t.s.explosives, t.s.spent) == ([], 1)
    assert on(board, {"a": (5, "B2:1")}, explosives=["A1", "A2", "A3"]).can("destroy") == []


@rule("M4", "Q68", "Q69")
def test_a_destroyed_nest_is_plain_ground_and_everything_keeps_its_place() -> None:
    board = with_sites(WIDE, machine_gun_nest="B1:4 B1:5")
    t = on(board, {"a": (2, "A1:6"), "b": (3, "B1:4")}, {"u": (4, "C1:9")}).do("destroy a B1:4")
    assert (t.at("b"), t.at("u")) == ("B1:4", "C1:9")
    assert "B1:5" in t.spaces("b")
    assert t.can("site") == [] and t.can("destroy") == []


# ------------------------------------------------------------------ Tall Grass, Rope Bridge


@rule("A1b", "T1")
def test_a_commando_that_ended_a_move_in_tall_grass_hides_for_free_once_a_round() -> None:
    board = sites(tall_grass="A1:5")
    assert on(board, {"a": (1, "A1:5")}).can("site") == []
    t = on(board, {"a": (1, "A1:4")}).do("walk a A1:5")
    assert t.do("site a").hidden() == "a"
    assert (t.s.actions, t.can("site")) == (2, [])


@rule("Q91", "A1b")
def test_entering_a_rope_bridge_costs_two_movement() -> None:
    board = sites(rope_bridge="A1:2 A1:5")
    assert on(board, {"a": (2, "A1:4")}).spaces("a") >= {"A1:2"}
    assert "A1:3" not in on(board, {"a": (2, "A1:1")}).spaces("a")
    assert "A1:3" in on(board, {"a": (3, "A1:1")}).spaces("a")
    t = on(board, {"a": (3, "A1:1")}).do("walk a A1:2")
    assert t.spaces("a") == {"A1:1", "A1:3", "A1:4", "A1:6", "A1:8"}


@rule("Q91")
def test_with_one_movement_a_bridge_may_still_be_the_first_step() -> None:
    board = sites(rope_bridge="A1:2 A1:5")
    assert "A1:2" in on(board, {"a": (1, "A1:1")}).spaces("a")
    t = on(board, {"a": (2, "A1:7")}).do("walk a A1:4")
    assert "A1:2" not in t.spaces("a")


@rule("Q91", "E3")
def test_enemies_pay_two_for_a_bridge_too() -> None:
    board = with_sites(drawn(". . . . . .\n  -   - - -\n. . . . . .\n\n. . . . . ."), rope_bridge="A1:3")
    t = on(board, {}, {"u": (3, "A1:1")}, phase="enemies", directives=["D1"])
    assert t.at("u") == "A1:3"
    assert on(board, {}, {"u": (1, "A1:2")}, phase="enemies", directives=["D1"]).at("u") == "A1:3"


@rule("A1b", "A13")
def test_a_commando_beside_a_bridge_cuts_it_until_the_end_of_the_round() -> None:
    board = sites(rope_bridge="A1:2 A1:5")
    t = on(board, {"a": (3, "A1:1")})
    assert t.can("cut") == ["cut a A1:2"]
    t.do("cut a A1:2")
    assert ("A1:2" in t.spaces("a"), t.s.actions, t.can("cut")) == (False, 2, [])
    done = on(board, {"a": (3, "A1:1")}, phase="round", events=["B01", "B03"], seed=2).do("cut a A1:2", "end")
    assert (done.s.cut, len(done.saw(f.BridgesMended))) == ((), 1)


@rule("A1b")
def test_no_bridge_is_cut_while_a_die_is_on_it() -> None:
    board = sites(rope_bridge="A1:2 A1:5")
    assert on(board, {"a": (3, "A1:1"), "b": (3, "A1:2")}).can("cut") == []
    assert on(board, {"a": (3, "A1:1")}, {"u": (3, "A1:2")}).can("cut") == []


@rule("Q20", "A1b")
def test_an_enemy_whose_only_way_is_cut_goes_as_near_as_it_can() -> None:
    board = with_sites(drawn(". . . . . .\n- - - - - -\n. . . . . .\n\n. . . . . ."), rope_bridge="A1:3")
    t = on(board, {"a": (3, "A1:2")}, {"u": (3, "B1:3")}, phase="commandos", directives=["A1"])
    t.do("cut a A1:3")
    assert t.s.ground.way_to_tile(t.s.die("u").space, 0) == t.s.ground.way(t.s.die("u").space, 1 << 3)


# ------------------------------------------------------------------ Hut, Swamp, Radio Post, Ammo Depot


@rule("A1b", "V1")
def test_sight_does_not_pass_a_hut_and_what_is_in_it_is_seen_from_its_tile_alone() -> None:
    ground = board_of(with_sites(WIDE, hut="B1:4 B1:5")).ground()
    names = board_of(WIDE).space_of
    assert not ground.sees(names["A1:6"], names["C1:4"])
    assert not ground.sees(names["A1:6"], names["B1:4"])
    assert ground.sees(names["B1:1"], names["B1:4"])
    assert ground.sees(names["A1:3"], names["C1:1"])


@rule("A1b", "A13")
def test_a_hut_is_searched_once_a_game_for_a_load_out() -> None:
    board = sites(hut="A1:5")
    t = on(board, {"a": (1, "A1:5")}, draws=["L10"]).do("site a")
    assert (t.s.loadouts, t.s.actions, t.can("site")) == (["L10"], 2, [])


@rule("A1b", "A3b")
def test_entering_a_swamp_ends_the_move() -> None:
    board = with_sites(WIDE, swamp="B1:4 B1:5")
    t = on(board, {"a": (5, "A1:6")})
    assert "B1:6" not in on(
        with_sites(drawn(". . . . . .\n    - - - -\n. . . . . .\n    - - - -\n. . . . . ."), swamp="B1:4"),
        {"a": (6, "A1:6")},
    ).spaces("a")
    t.do("walk a B1:4")
    assert (t.asks(WalkOn), t.at("a")) == (False, "B1:4")
    assert on(board, {"a": (1, "B1:4")}).spaces("a") != set()


@rule("A1b", "E3", "Q70")
def test_a_swamp_ends_an_enemys_move_too() -> None:
    board = with_sites(drawn("\n\n".join([". . . . . . . . ."] * 3)), swamp="B1:1 B1:4 B1:7")
    assert on(board, {}, {"u": (6, "A1:6")}, phase="enemies", directives=["D1"]).at("u") == "B1:1"


@rule("A1b", "A13")
def test_at_the_radio_post_two_directives_are_looked_at_and_reordered() -> None:
    t = on(sites(radio_post="A1:5"), {"a": (1, "A1:5")}, directives=["5", "7"]).do("site a")
    assert (t.asks(SortDirectives), t.s.actions) == (True, 2)
    assert t.do("arrange 7 next").top() == "7"


@rule("A1b", "K1", "Q80")
def test_at_the_ammo_depot_an_explosive_is_placed_on_its_tile() -> None:
    board = sites(ammo_depot="A1:5")
    t = on(board, {"a": (1, "A1:5")}).do("site a")
    assert (t.s.explosives, t.s.actions, t.can("site")) == ([0], 2, [])
    assert on(board, {"a": (1, "A1:5")}, explosives=["B1", "B2", "B3"]).can("site") == []


# ------------------------------------------------------------------ Tunnel, Med Tent, Minefield


@rule("A1b", "A13", "A2")
def test_the_tunnel_leads_to_any_hut_and_triggers_nothing_there() -> None:
    board = sites(tunnel="A1:5", hut="C1:4 C1:5", hut_2="B3:1")
    t = on(board, {"a": (1, "A1:5")}, {"u": (4, "C1:9")})
    assert t.can("site") == ["site a C1:4", "site a B3:1"]
    t.do("site a C1:4")
    assert (t.at("a"), t.s.actions, t.saw(e.FightBegan), len(t.saw(f.DieRelocated))) == ("C1:4", 2, [], 1)


@rule("A1b", "A10")
def test_the_med_tent_is_a_drop_zone_while_no_enemy_is_on_its_tile() -> None:
    board = sites(med_tent="B2:1 B2:4")
    assert on(board, {"a": (1, "A1:5")}).can("deploy") == ["deploy A1:1", "deploy B2:1"]
    assert on(board, {"a": (1, "A1:5")}, {"u": (4, "B2:9")}).can("deploy") == ["deploy A1:1"]
    t = on(board, {"a": (1, "A1:5")}, dice=[3]).do("deploy B2:1")
    assert t.at("b") == "B2:1"


@rule("A1b", "A8")
@pytest.mark.parametrize(("result", "place"), [(1, "off"), (2, "A1:5"), (6, "A1:5")])
def test_a_commando_that_enters_a_minefield_falls_on_a_one(result: int, place: str) -> None:
    t = on(sites(minefield="A1:5"), {"a": (3, "A1:4"), "b": (1, "A3:1")}, dice=[result], fury=3).do("walk a A1:5")
    assert (t.at("a"), t.s.fury) == (place, 2 if place == "off" else 3)
    assert t.asks(WalkOn) == (place != "off")


@rule("A1b", "A3b")
def test_a_walk_pauses_in_a_minefield_and_may_go_on() -> None:
    board = with_sites(drawn(". . .\n- - -\n. . .\n- - -\n. . ."), minefield="A1:5")
    t = on(board, {"a": (3, "A1:4")}, dice=[4])
    assert t.spaces("a") == {"A1:5"}
    assert t.do("walk a A1:5").spaces("a") == {"A1:4", "A1:6"}


@rule("A1b", "E3")
@pytest.mark.parametrize(("result", "place"), [(1, "off"), (2, "off"), (3, "B1:5")])
def test_an_enemy_that_enters_a_minefield_falls_on_a_one_or_two(result: int, place: str) -> None:
    board = with_sites(drawn("\n\n".join([". . . . . . . . ."] * 3)), minefield="A1:5")
    board = with_sites(drawn(". . . . . .\n- - - - - -\n. . . . . .\n- - - - - -\n. . . . . ."), minefield="A1:5")
    t = on(board, {}, {"u": (4, "A1:4")}, phase="enemies", directives=["D1"], dice=[result])
    assert (t.at("u"), t.s.fury) == (place, 2 if place == "off" else 1)


@rule("Q85", "A1b")
def test_a_field_surgeon_saves_from_a_mine() -> None:
    board = sites(minefield="A1:5")
    t = on(board, {"a": (2, "A1:4"), "b": (3, "A1:1")}, dice=[1], advanced=(3,)).do("walk a A1:5", "pick b")
    assert (t.at("a"), t.asks(WalkOn)) == ("A1:5", False)
