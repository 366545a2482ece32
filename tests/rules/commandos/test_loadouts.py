"""The load outs that are played, one after the other; `test_loadout_reactions.py` has the others."""

from __future__ import annotations

import pytest

from game.engine.commandos import events as e
from tests.rules.commandos.boards import drawn
from tests.rules.commandos.table import rule, table

HOME = {"f": (4, "A3:7")}


# ------------------------------------------------------------------ L01-L04 what explodes


@rule("K1", "Q80")
@pytest.mark.parametrize("card", ["L01", "L02"])
def test_l01_and_l02_explosive_charge_goes_on_a_commandos_tile_or_a_neighbour(card: str) -> None:
    t = table({"a": (4, "A1:5"), "b": (3, "D3:5")}, loadouts=[card])
    assert sorted(t.can("play")) == sorted(f"play {card} {tile}" for tile in ("A1", "B1", "A2", "D2", "C3", "D3"))
    t.do(f"play {card} D2")
    assert (t.s.explosives, t.s.loadouts, t.s.actions) == ([t.s.table.board.tile_number["D2"]], [], 2)


@rule("Q31", "M1")
def test_l03_pinpoint_charge_defeats_one_enemy_on_the_own_or_a_neighbouring_tile_even_behind_walls() -> None:
    board = drawn("\n\n".join([". . .|. . . . . ."] * 3))
    enemies = {"u": (1, "B1:5"), "v": (1, "A1:9"), "w": (1, "C1:1")}
    t = table({"a": (4, "A1:5")}, enemies, board=board, loadouts=["L03"], fury=2)
    assert t.can("play") == ["play L03 u", "play L03 v"]
    t.do("play L03 u")
    assert (t.at("u"), t.s.fury, t.s.actions, t.s.loadouts) == ("off", 3, 2, [])


@rule("Q82", "Q54")
def test_l04_grenade_fights_every_enemy_of_a_neighbouring_tile_at_minus_one_and_out_of_sight() -> None:
    board = drawn("\n\n".join([". . .|. . . . . ."] * 3))
    t = table({"a": (4, "A1:5")}, {"u": (4, "B1:5"), "v": (2, "B1:9")}, board=board, loadouts=["L04"])
    t.throw(4, 3, 4, 4)
    assert t.can("play") == ["play L04 a B1"]
    t.do("play L04 a B1")
    while t.can("fight"):
        t.do(t.can("fight")[0])
    assert (t.at("u"), t.at("v"), t.at("a")) == ("off", "B1:9", "A1:5")  # 7 against 7, 7 against 6
    assert (t.s.actions, t.s.loadouts) == (2, [])


@rule("Q82")
def test_l04_grenade_is_not_for_the_own_tile() -> None:
    t = table({"a": (4, "A1:5")}, {"u": (4, "A1:1")}, loadouts=["L04"])
    assert t.can("play") == []


@rule("Q75", "A2")
def test_the_player_chooses_the_order_of_a_grenades_fights() -> None:
    t = table({"a": (4, "A1:5")}, {"u": (4, "B1:5"), "v": (3, "B1:9")}, loadouts=["L04"], dice=[6, 1, 6, 1])
    t.do("play L04 a B1")
    assert t.can() == ["fight u", "fight v"]


# ------------------------------------------------------------------ L06 and L08-L10


@rule("Q54", "Q41")
def test_l06_camo_net_hides_a_commando_that_has_not_moved_this_round() -> None:
    t = table({"a": (4, "A1:5"), "b": (4, "A1:5"), "c": (4, "A1:5")}, loadouts=["L06"], moved="a", stealth="c")
    assert t.can("play") == ["play L06 b"]
    t.do("play L06 b")
    assert (t.hidden(), t.s.exhausted, t.s.actions) == ("bc", ["L06"], 3)


@rule("Q54", "R2")
def test_l06_camo_net_counts_a_move_until_the_end_of_the_round() -> None:
    t = table({"a": (1, "A1:5")}, loadouts=["L06"]).do("walk a A1:6")
    assert t.can("play") == []
    t = table({"a": (1, "A1:5")}, loadouts=["L06"], moved="a", phase="end of round", events=["B01"])
    assert t.can("play") == ["play L06 a"]


@rule("Q54")
@pytest.mark.parametrize(("how", "top", "bottom"), [("keep", "3", 38), ("bury", "5", 4)])
def test_l08_night_goggles_show_the_next_directive_which_is_kept_or_buried(how: str, top: str, bottom: int) -> None:
    t = table({"a": (4, "A1:5")}, loadouts=["L08"], directives=["3", "5"]).do("play L08")
    assert t.saw(e.DirectivesSeen)[0].cards == (4,)
    t.do(f"arrange 3 {how}")
    assert (t.top(), t.s.directives.pile[0], t.s.exhausted, t.s.actions) == (top, bottom, ["L08"], 3)


@rule("Q54", "Q23")
@pytest.mark.parametrize(("how", "top"), [("keep", "3"), ("turn", "3'")])
def test_l09_field_radio_shows_the_next_directive_which_may_be_turned(how: str, top: str) -> None:
    t = table({"a": (4, "A1:5")}, loadouts=["L09"], directives=["3", "5"]).do("play L09", f"arrange 3 {how}")
    assert (t.top(), t.s.exhausted, t.s.actions) == (top, ["L09"], 3)


@rule("Q54", "R4")
def test_l10_adrenal_shot_gives_one_more_action() -> None:
    t = table({"a": (4, "A1:5")}, actions=1, loadouts=["L10"]).do("play L10")
    assert (t.s.actions, t.s.loadouts) == (2, [])


# ------------------------------------------------------------------ L14


@rule("Q82", "Q54")
def test_l14_scope_takes_two_from_one_ranged_total() -> None:
    team = {"a": (1, "A1:6"), "b": (1, "A1:6")}
    t = table(team, {"u": (1, "B1:1"), "v": (1, "B1:2")}, loadouts=["L14"], dice=[5, 3, 5, 3])
    t.do("play L14", "use a u", "use b v")
    assert (t.at("u"), t.at("v"), t.s.exhausted) == ("off", "B1:2", ["L14"])  # 6 - 2 against 4, then 6 against 4


@rule("Q82")
def test_l14_scope_is_not_for_a_fight_on_the_tile() -> None:
    t = table({"a": (4, "A1:6")} | HOME, {"u": (4, "B1:1")}, loadouts=["L14"], dice=[3, 2])
    assert t.do("play L14", "walk a B1:4").at("a") == "off"


# ------------------------------------------------------------------ L15-L17 moving and training

BEHIND = drawn("\n\n".join([". . .|. . . . . ."] * 3))


@rule("M2", "Q54")
def test_l15_grapple_lets_the_next_move_go_through_walls_but_not_off_the_map() -> None:
    t = table({"a": (1, "A1:3")}, board=BEHIND, loadouts=["L15"])
    assert "B1:1" not in t.spaces("a")
    t.do("play L15 a")
    assert t.spaces("a") == {"A1:2", "A1:6", "B1:1"}
    t.do("walk a B1:1")
    assert (t.s.exhausted, "A1:3" in t.spaces("a")) == (["L15"], False)


@rule("M2", "A3b")
def test_l15_grapple_holds_for_the_whole_move_with_its_pauses() -> None:
    t = table({"a": (4, "A1:1")}, board=BEHIND, loadouts=["L15"]).do("play L15 a", "walk a A1:2")
    assert "B1:1" in t.spaces("a")


@rule("M2", "Q54")
def test_l15_grapple_is_for_one_commando() -> None:
    t = table({"a": (1, "A1:3"), "b": (1, "A1:3")}, board=BEHIND, loadouts=["L15"]).do("play L15 a")
    assert "B1:1" not in t.spaces("b")


@rule("A1", "Q91")
def test_l16_boots_add_two_spaces_to_one_move_of_one_commando() -> None:
    t = table({"a": (1, "A1:1"), "b": (1, "A1:1")}, loadouts=["L16"]).do("play L16 a")
    assert "B1:1" in t.spaces("a")
    assert t.spaces("b") == {"A1:2", "A1:4"}
    t.do("walk a A1:2", "stop")
    assert t.spaces("a") == {"A1:1", "A1:3", "A1:5"}


@rule("A1", "A3b")
def test_l16_boots_count_after_a_pause_too() -> None:
    t = table({"a": (1, "A1:1")}, loadouts=["L16"]).do("play L16 a", "walk a A1:2", "walk a B1:1")
    assert t.at("a") == "B1:1"


@rule("Q54")
def test_l17_training_manual_turns_one_die_up_or_down_by_one() -> None:
    t = table({"a": (1, "A1:5"), "b": (6, "A1:5")}, loadouts=["L17"])
    assert t.can("play") == ["play L17 a plus", "play L17 b minus"]
    t.do("play L17 b minus")
    assert (t.pips("ab"), t.s.exhausted, t.s.actions) == ([1, 5], ["L17"], 3)


# ------------------------------------------------------------------ L18-L22


@rule("Q100")
def test_l18_decoy_draws_every_enemy_hunters_too_and_no_directive_is_used() -> None:
    t = table(
        {"a": (2, "A1:5")},
        {"u": (2, "C1:7"), "v": (5, "A1:9")},
        loadouts=["L18"],
        phase="round",
        events=["B01", "B03"],
        dice=[1],
    )
    t.do("play L18 B3")
    assert (t.s.actions, t.s.loadouts) == (2, [])
    t.do("end")
    aimed = t.saw(e.EnemyAimed)
    assert [(it.die, t.s.table.board.tile_names[it.tile], it.why) for it in aimed] == [
        ("v", "B3", "decoy"),
        ("u", "B3", "decoy"),
    ]
    assert t.saw(e.DirectiveDrawn) == []


@rule("Q100", "R2")
def test_l18_decoy_lies_until_the_end_of_the_round() -> None:
    t = table({"a": (2, "A1:5")}, loadouts=["L18"]).do("play L18 B3")
    assert t.s.decoy == t.s.table.board.tile_number["B3"]
    t = table({"a": (2, "A1:5")}, phase="round", events=["B01", "B03"], loadouts=["L18"], seed=1)
    t.do("play L18 B3", "end")
    assert (t.s.round, t.s.decoy) == (2, -1)


@rule("E8", "Q54")
def test_l19_flare_lets_the_player_choose_every_spawn_point_this_round() -> None:
    t = table({"a": (2, "A1:5")}, phase="round", events=["B01", "B03"], loadouts=["L19"], dice=[6, 5, 4])
    t.do("play L19", "end")
    assert t.can() == ["spawn circle", "spawn triangle", "spawn square"]
    t.do("spawn triangle", "spawn square", "spawn circle")
    assert [t.at(letter) for letter in "uvw"] == ["A1:1", "D3:9", "D1:3"]
    assert len(t.s.directives.pile) == 17
    assert not t.s.flare


@rule("A10", "Q54")
def test_l20_medkit_deploys_onto_the_space_of_any_commando() -> None:
    t = table({"a": (2, "C2:5"), "b": (4, "D1:1")}, loadouts=["L20"], dice=[6])
    assert t.can("play") == ["play L20 a", "play L20 b"]
    t.do("play L20 b")
    assert (t.at("c"), t.pips("c"), t.s.exhausted, t.s.actions) == ("D1:1", [6], ["L20"], 2)


@rule("A12", "Q54")
def test_l21_forged_papers_take_an_objective_on_the_tile_without_its_condition() -> None:
    t = table({"a": (2, "B1:1"), "b": (2, "A1:5")}, loadouts=["L21"], objectives=["a_one", "a_six", "over_ten"])
    assert t.can("play") == ["play L21 a B1:5"]
    t.do("play L21 a B1:5")
    assert (t.s.die("a").carries, t.s.loadouts, t.s.actions) == ((0,), [], 2)


@rule("Q42", "Q54")
def test_l21_forged_papers_take_the_closed_one_of_two_objectives_on_one_space() -> None:
    t = table({"a": (2, "B1:1")}, loadouts=["L21"], lying={1: "B1:5"}, objectives=["a_one", "a_six", "over_ten"])
    t.do("play L21 a B1:5", "take a B1:5")
    assert t.s.die("a").carries == (0, 1)


@rule("A10", "S7", "Q54")
def test_l22_forward_base_puts_the_second_drop_zone_under_a_commando() -> None:
    t = table({"a": (2, "C2:5"), "b": (4, "A3:7")}, loadouts=["L22"])
    assert t.can("play") == ["play L22 a"]
    t.do("play L22 a")
    assert t.can("deploy") == ["deploy A3:7", "deploy C2:5"]
    assert (t.s.loadouts, t.s.actions) == ([], 2)


@rule("S7")
def test_l22_forward_base_moves_the_second_drop_zone_when_it_is_played_again() -> None:
    t = table({"a": (2, "C2:5")}, loadouts=["L22"], drop_zones=["A3:7", "D1:1"]).do("play L22 a")
    assert t.can("deploy") == ["deploy A3:7", "deploy C2:5"]


@rule("Q86")
def test_forward_base_is_not_played_on_a_space_that_is_a_drop_zone() -> None:
    t = table({"a": (2, "D1:1")}, loadouts=["L22"], drop_zones=["A3:7", "D1:1"])
    assert t.can("play") == []
