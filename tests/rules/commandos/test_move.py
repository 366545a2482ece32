"""MOVE/ATTACK: how far, which way, the pause at an enemy's tile, walking on."""

from __future__ import annotations

import pytest

from game.engine.commandos import events as e
from game.engine.commandos.board import board_of
from game.engine.commandos.moves import WalkOn
from game.engine.commandos.turn import Act
from game.engine.core.rng import Numbers
from tests.rules.commandos.boards import drawn, mission_board
from tests.rules.commandos.play import Play
from tests.rules.commandos.table import rule, table

HOME = {"f": (6, "A3:7")}


@rule("A1")
def test_a_commando_walks_up_to_as_many_spaces_as_its_number() -> None:
    near = {f"A1:{n}" for n in (1, 2, 3, 4, 6, 7, 8, 9)}
    assert table({"a": (2, "A1:5")}).spaces("a") == near | {"B1:4", "A2:2"}


@rule("A1")
def test_a_commando_walks_up_down_left_and_right_only() -> None:
    assert table({"a": (1, "A1:5")}).spaces("a") == {"A1:2", "A1:4", "A1:6", "A1:8"}


@rule("A1", "M2", "Q47")
def test_nobody_walks_through_a_wall() -> None:
    assert table({"a": (1, "C1:1")}).spaces("a") == {"B1:3", "C1:4"}


@rule("Q48", "M2", "Q47")
def test_a_wall_that_only_one_of_two_tiles_shows_blocks_their_border() -> None:
    assert table({"a": (1, "C1:9")}).spaces("a") == {"C1:6", "C1:8"}  # tile C2 shows no wall there


@rule("A1")
def test_nobody_leaves_the_map() -> None:
    assert table({"a": (1, "A1:1")}).spaces("a") == {"A1:2", "A1:4"}
    assert table({"a": (1, "D3:9")}).spaces("a") == {"D3:6", "D3:8"}


@rule("A1")
def test_a_way_around_a_wall_costs_all_its_steps() -> None:
    board = drawn(
        """
        . .|. . . .

        . .|. . . .

        . . . . . .
        """
    )
    t = table({"a": (4, "A1:2")}, board=board)
    assert "A1:3" not in t.spaces("a")
    assert "A1:6" in t.spaces("a")


@rule("Q14", "A1")
def test_a_commando_may_stop_early() -> None:
    t = table({"a": (4, "A1:1")}).do("walk a A1:2", "stop")
    assert (t.at("a"), t.s.actions) == ("A1:2", 2)
    assert t.asks(Act)


@rule("A1", "R4")
def test_a_move_costs_one_action_however_many_pauses_it_has() -> None:
    t = table({"a": (4, "A1:1")}).do("walk a A1:2", "walk a A1:3", "walk a B1:1", "walk a B1:2")
    assert t.s.actions == 2
    assert t.asks(Act)


@rule("Q10")
def test_dice_do_not_block_the_way() -> None:
    t = table({"a": (2, "A1:4"), "b": (3, "A1:5")})
    assert "A1:6" in t.spaces("a")
    t = table({"a": (2, "A1:4")}, {"u": (3, "A1:5")})
    assert "A1:6" in t.spaces("a")


@rule("Q9")
def test_any_number_of_dice_may_stand_on_one_space() -> None:
    t = table({"a": (1, "A1:4"), "b": (3, "A1:5"), "c": (2, "A1:5")}, {"u": (3, "A1:5")}).do("walk a A1:5")
    assert [t.at(letter) for letter in "abcu"] == ["A1:5"] * 4


@rule("A2")
def test_a_move_pauses_on_the_first_space_of_an_enemys_tile() -> None:
    t = table({"a": (6, "A1:4")}, {"u": (4, "B1:9")})
    inside = {space for space in t.spaces("a") if space.startswith("B1")}
    assert inside == {"B1:1", "B1:4", "B1:7"}


@rule("A2")
def test_a_move_does_not_go_on_past_an_enemys_tile_without_a_fight() -> None:
    t = table({"a": (6, "A1:6")}, {"u": (4, "B1:9")})
    assert not {space for space in t.spaces("a") if space.startswith("C1")}


@rule("A3", "A3b")
def test_after_a_won_fight_the_move_may_go_on_with_the_steps_that_are_left() -> None:
    t = table({"a": (4, "A1:6")}, {"u": (4, "B1:1")}, dice=[1, 6]).do("walk a B1:4")
    assert t.asks(WalkOn)
    assert "C1:4" in t.spaces("a")  # three steps
    assert not {"C1:1", "C1:7"} & t.spaces("a")  # four
    t.do("walk a C1:4")
    assert t.at("a") == "C1:4"
    assert t.asks(Act)


@rule("A3b")
def test_a_move_with_no_steps_left_ends_with_its_fight() -> None:
    t = table({"a": (1, "A1:6")}, {"u": (4, "B1:1")}, dice=[1, 6]).do("walk a B1:4")
    assert t.asks(Act)


@rule("A3")
def test_the_player_may_stop_after_a_won_fight() -> None:
    t = table({"a": (5, "A1:6")}, {"u": (4, "B1:1")}, dice=[1, 6]).do("walk a B1:4", "stop")
    assert (t.at("a"), t.s.actions) == ("B1:4", 2)


@rule("A2", "A3")
def test_one_move_may_fight_on_several_tiles() -> None:
    t = table({"a": (4, "A1:6")}, {"u": (4, "B1:1"), "v": (4, "C1:1")}, dice=[1, 6, 1, 6])
    t.do("walk a B1:4", "walk a C1:4")
    assert (t.at("u"), t.at("v"), t.at("a"), t.s.actions) == ("off", "off", "C1:4", 2)


@rule("Q4")
def test_dice_that_share_a_tile_do_not_fight_when_one_moves_inside_it() -> None:
    t = table({"a": (4, "A1:3")}, {"u": (4, "A1:9")}).do("walk a A1:6", "stop")
    assert t.saw(e.FightBegan) == []


@rule("Q4")
def test_leaving_a_tile_and_walking_back_onto_it_is_a_fight() -> None:
    t = table({"a": (4, "A1:3")}, {"u": (4, "A1:9")}, dice=[1, 6]).do("walk a B1:1", "walk a A1:3")
    assert [(fight.attacker, fight.defender) for fight in t.saw(e.FightBegan)] == [("a", "u")]


@rule("Q4", "A2")
def test_a_way_that_leaves_a_tile_and_comes_back_is_a_fight_too() -> None:
    board = drawn(
        """
        . .|. . . .

        . .|. . . .
            -
        . . . . . .
        """
    )
    t = table({"a": (6, "A1:3")}, {"u": (4, "A1:1")}, board=board, dice=[1, 6])
    assert "A1:8" not in t.spaces("a")  # beyond the space where the tile is entered again
    t.do("walk a A1:9")
    assert [fight.defender for fight in t.saw(e.FightBegan)] == ["u"]


@rule("Q4")
def test_leaving_an_enemys_tile_is_no_fight() -> None:
    t = table({"a": (2, "A1:3")}, {"u": (4, "A1:9")}).do("walk a B1:2")
    assert (t.at("a"), t.saw(e.FightBegan)) == ("B1:2", [])


@rule("A1", "R4")
def test_the_same_commando_may_move_again_with_the_next_action() -> None:
    t = table({"a": (1, "A1:1")}).do("walk a A1:2", "walk a A1:3", "walk a B1:1")
    assert t.at("a") == "B1:1"


@rule("Q91")
def test_a_move_is_at_least_one_space_long() -> None:
    assert table({"a": (1, "A1:5")}, event="B04").spaces("a") == {"A1:2", "A1:4", "A1:6", "A1:8"}


@rule("Q91")
def test_what_is_added_and_taken_away_counts_before_the_least_of_one() -> None:
    t = table({"a": (1, "A1:1")}, event="B04", loadouts=["L16"]).do("play L16 a")
    assert "A1:3" in t.spaces("a")  # 1 - 1 + 2 = 2
    assert "B1:1" not in t.spaces("a")


@rule("Q73")
@pytest.mark.parametrize(
    ("wall_right", "wall_below", "passable"),
    [(" ", " ", True), ("|", " ", True), (" ", "-", True), ("|", "-", False)],
)
def test_a_diagonal_step_needs_one_open_way_around_the_corner(wall_right: str, wall_below: str, passable: bool) -> None:
    board = board_of(drawn(f".{wall_right}. . . . .\n{wall_below}\n. . . . . .\n\n. . . . . ."))
    reached = board.ground().ways(diagonal=True).step(1 << board.space_of["A1:1"])
    assert bool(reached >> board.space_of["A1:5"] & 1) is passable


def walked(t: Play, letter: str) -> set[str]:
    """The ends of a move by the sentences of the rulebook: step by step, ending where an enemy's tile is entered."""
    s = t.s
    board, die = s.table.board, s.die(letter)
    enemies = {board.tile_of[enemy.space] for enemy in s.enemies_on_map()}
    width, height = board.spec.width, board.spec.height
    walls = set(board.spec.walls)
    paused: set[int] = set()
    walking = {die.space}
    for _ in range(die.pips):
        for space in tuple(walking):
            x, y = space % width, space // width
            for nx, ny in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
                there = ny * width + nx
                if not (0 <= nx < width and 0 <= ny < height) or {(space, there), (there, space)} & walls:
                    continue
                entered = board.tile_of[there] != board.tile_of[space]
                (paused if entered and board.tile_of[there] in enemies else walking).add(there)
    return {board.names[space] for space in (walking | paused) - {die.space}}


@rule("A1", "A2", "Q4", "Q10")
@pytest.mark.parametrize("seed", range(25))
def test_the_ends_of_a_move_are_those_of_a_walk_step_by_step(seed: int) -> None:
    numbers, spec = Numbers(seed), mission_board()
    names = table().s.table.board.names
    enemies = {letter: (2, names[numbers.below(len(names))]) for letter in "uvw"}
    pips = (1, 2, 3, 4, 6)[numbers.below(5)]
    t = table({"a": (pips, names[numbers.below(len(names))])}, enemies, board=spec)
    assert t.spaces("a") == walked(t, "a")
