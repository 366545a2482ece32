"""Explosives: placing them, what sets them off and whom they hit."""

from __future__ import annotations

from typing import Any

from game.engine.commandos import events as e
from tests.rules.commandos.boards import drawn
from tests.rules.commandos.play import Play
from tests.rules.commandos.table import rule, table

HOME = {"f": (6, "A3:7")}


def blast(commandos: dict[str, tuple[int, str]], more_enemies: dict[str, tuple[int, str]], **more: Any) -> Play:
    """Enemy u walks from A1 onto tile A2, where an explosive lies."""
    enemies = {"u": (6, "A1:5")} | more_enemies
    directives = ["A3"] * len(enemies)
    return table(commandos, enemies, phase="enemies", directives=directives, explosives=["A2"], **more)


@rule("K1", "E4")
def test_an_enemy_that_enters_the_tile_of_an_explosive_sets_it_off() -> None:
    t = blast(HOME, {})
    assert (t.at("u"), t.s.explosives) == ("off", [])


@rule("E4")
def test_every_enemy_and_every_commando_on_the_tile_is_defeated_and_nobody_else() -> None:
    commandos = {"a": (1, "A2:5"), "b": (2, "A2:9"), "c": (3, "B2:1")} | HOME
    t = blast(commandos, {"v": (1, "A2:7"), "w": (1, "C3:9")})
    assert [letter for letter in "abcfuvw" if t.at(letter) == "off"] == ["a", "b", "u", "v"]
    assert t.saw(e.FightBegan) == []


@rule("E4", "Q31")
def test_an_explosion_raises_fury_for_every_enemy_and_lowers_it_for_every_commando() -> None:
    t = blast({"a": (1, "A2:5")} | HOME, {"v": (1, "A2:7")}, fury=2)
    assert t.s.fury == 3


@rule("Q30")
def test_in_an_explosion_fury_rises_before_it_falls() -> None:
    assert blast({"a": (1, "A2:5")} | HOME, {}, fury=1).s.fury == 1  # falling first would leave it at 2


@rule("Q30", "A9")
def test_fury_that_reaches_six_in_an_explosion_draws_before_the_commandos_fall() -> None:
    t = blast({"a": (1, "A2:5")} | HOME, {}, fury=5, draws=["L10"])
    assert (t.s.fury, t.s.loadouts) == (1, ["L10"])


@rule("Q33", "Q3")
def test_an_explosive_lies_on_the_whole_tile() -> None:
    t = table({}, {"u": (2, "B2:7")}, phase="enemies", directives=["A3"], explosives=["A3"])
    assert t.at("u") == "off"


@rule("Q34")
def test_a_commando_does_not_set_an_explosive_off() -> None:
    t = table({"a": (1, "A1:8")}, explosives=["A2"]).do("walk a A2:2")
    assert (t.at("a"), len(t.s.explosives)) == ("A2:2", 1)


@rule("Q34", "E9")
def test_an_arriving_enemy_does_not_set_an_explosive_off() -> None:
    enemies = {"u": (1, "A2:1"), "v": (2, "A2:1")}
    t = table({}, enemies, phase="reinforcement", directives=["4"], dice=[1], explosives=["D3"])
    assert (t.at("w"), len(t.s.explosives)) == ("D3:9", 1)


@rule("Q34", "Q80")
def test_an_enemy_that_moves_inside_the_tile_or_leaves_it_does_not_set_an_explosive_off() -> None:
    t = table({}, {"u": (1, "A1:9")}, phase="enemies", directives=["A1"], explosives=["A1"])
    assert (t.at("u"), len(t.s.explosives)) == ("A1:6", 1)
    t = table({}, {"u": (2, "A1:5")}, phase="enemies", directives=["A2"], explosives=["A1"])
    assert (t.at("u"), len(t.s.explosives)) == ("A2:2", 1)


@rule("Q35", "T1")
def test_stealth_saves_nobody_from_an_explosion() -> None:
    t = blast({"a": (1, "A2:5")} | HOME, {}, stealth="a")
    assert t.at("a") == "off"
    assert t.saw(e.SlippedPast) == []


@rule("Q80", "K1")
def test_an_explosive_goes_on_the_own_tile_or_a_neighbour_that_has_none() -> None:
    t = table({"a": (2, "A1:5")}, explosives=["B1"])
    assert t.can("use") == ["use a A1", "use a A2"]


@rule("Q80", "S3", "C10")
def test_three_explosives_are_all_there_are() -> None:
    t = table({"a": (2, "A1:5")}, loadouts=["L01"], explosives=["B1", "C3", "D3"])
    assert (t.can("use"), t.can("play")) == ([], [])
    assert t.why_not("use a A1").rule == "commandos:Q80"


@rule("Q80")
def test_an_explosive_that_went_off_can_be_placed_again() -> None:
    t = blast({"a": (2, "A1:5")}, {})
    assert len(t.s.explosives) == 0


@rule("Q80", "Q34")
def test_placing_an_explosive_onto_enemies_sets_nothing_off() -> None:
    t = table({"a": (2, "A1:5")}, {"u": (1, "B1:1")}).do("use a B1")
    assert (t.at("u"), t.s.explosives) == ("B1:1", [t.s.table.board.tile_number["B1"]])


@rule("M1")
def test_tiles_are_neighbours_above_below_left_and_right() -> None:
    assert table({"a": (2, "B2:5")}).can("use") == [f"use a {tile}" for tile in ("B1", "A2", "B2", "C2", "B3")]
    assert table({"a": (2, "D3:9")}).can("use") == [f"use a {tile}" for tile in ("D2", "C3", "D3")]


@rule("M1")
def test_walls_between_tiles_make_no_difference_to_their_being_neighbours() -> None:
    board = drawn("\n\n".join([". . .|. . ."] * 3))
    assert table({"a": (2, "A1:5")}, board=board).can("use") == ["use a A1", "use a B1"]


@rule("Q85", "Q75")
def test_the_player_chooses_whom_a_reaction_saves_from_an_explosion() -> None:
    t = blast({"a": (1, "A2:5"), "b": (2, "A2:9")} | HOME, {}, loadouts=["L11"], dice=[5])
    t.do("decline", "react L11")
    assert (t.at("a"), t.at("b"), t.pips("b")) == ("off", "A3:7", [5])


@rule("E4", "Q42")
def test_the_objectives_of_a_carrier_that_is_blown_up_stay_on_its_space() -> None:
    t = blast({"a": (1, "A2:5")} | HOME, {}, carries={"a": (1,)})
    assert t.s.table.board.names[t.s.objective_at[1]] == "A2:5"
