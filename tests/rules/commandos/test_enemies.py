"""The Enemy Movement Phase: who moves when, where to, which way and what stops it."""

from __future__ import annotations

from typing import Any

import pytest

from game.engine.commandos import events as e
from game.engine.commandos.board_spec import BoardSpec
from tests.rules.commandos.boards import drawn, plain
from tests.rules.commandos.play import Play
from tests.rules.commandos.table import rule, table

OPEN = plain(2, 2)
"""Four tiles without walls; D1 names the tile B1, A3 the tile A2 and D3 the tile B2."""


def move(pips: int, start: str, goal: str, board: BoardSpec | None = None, **more: Any) -> Play:
    """Enemy u moves by one directive."""
    commandos = more.pop("commandos", {})
    return table(commandos, {"u": (pips, start)}, phase="enemies", directives=[goal], board=board, **more)


def path_of(t: Play) -> list[str]:
    """The spaces of the first walk, in order."""
    return [t.s.table.board.names[space] for space in t.saw(e.DieMoved)[0].path]


def order_of(enemies: dict[str, tuple[int, str]], **more: Any) -> str:
    """The letters of the enemies in the order in which they moved."""
    t = table({}, enemies, phase="enemies", **more)
    return "".join(aimed.die for aimed in t.saw(e.EnemyAimed))


@rule("E1", "Q22")
def test_every_enemy_moves_once_by_a_directive_of_its_own() -> None:
    t = table({}, {"u": (1, "A1:1"), "v": (1, "B1:9"), "w": (1, "D3:9")}, phase="enemies")
    assert sorted(aimed.die for aimed in t.saw(e.EnemyAimed)) == ["u", "v", "w"]
    assert [drawn_.card for drawn_ in t.saw(e.DirectiveDrawn)] == [0, 1, 2]
    assert len(t.s.directives.pile) == 17


@rule("E2", "Q21")
def test_enemies_move_from_top_to_bottom_and_from_left_to_right() -> None:
    assert order_of({"u": (1, "C3:1"), "v": (1, "A1:9"), "w": (1, "B1:3"), "x": (1, "A1:2")}) == "xwvu"


@rule("E2", "Q21")
def test_the_row_of_spaces_counts_and_not_the_row_of_tiles() -> None:
    assert order_of({"u": (1, "A1:4"), "v": (1, "D1:1")}) == "vu"


@rule("Q21")
def test_on_one_space_the_lower_number_moves_first() -> None:
    assert order_of({"u": (4, "B1:1"), "v": (2, "B1:1")}) == "vu"


@rule("Q21")
def test_on_one_space_with_equal_numbers_the_older_die_moves_first() -> None:
    assert order_of({"v": (4, "B1:1"), "u": (4, "B1:1")}) == "vu"


@rule("Q21")
def test_the_order_is_fixed_when_the_phase_begins() -> None:
    # x walks down past u and v, and still nobody moves twice.
    assert order_of({"x": (6, "A1:2"), "u": (1, "A1:9"), "v": (1, "A2:2")}, directives=["A3", "A1", "A1"]) == "xuv"


@rule("Q88")
def test_an_enemy_that_has_fallen_is_skipped_and_uses_no_directive() -> None:
    t = table({}, {"u": (4, "A1:8"), "v": (4, "A2:5")}, phase="enemies", directives=["A2", "A1"], explosives=["A2"])
    assert (t.at("u"), t.at("v")) == ("off", "off")
    assert len(t.saw(e.DirectiveDrawn)) == 1


@rule("E3")
def test_an_enemy_walks_toward_the_named_tile_with_all_its_pips() -> None:
    assert move(4, "A1:1", "D3", OPEN).at("u") == "B1:4"
    assert move(2, "A1:1", "D3", OPEN).at("u") == "A1:3"


@rule("Q14", "E3")
def test_an_enemy_uses_all_the_steps_that_bring_it_on() -> None:
    t = move(6, "A1:1", "D3", OPEN)
    assert len(t.saw(e.DieMoved)[0].path) == 6


@rule("E3", "Q18")
def test_the_way_goes_around_walls() -> None:
    board = drawn(
        """
        . . .|. . .

        . . .|. . .

        . . . . . .
        """
    )
    assert move(3, "A1:3", "D1", board).at("u") == "B1:7"


@rule("Q18")
def test_the_nearest_space_of_a_tile_is_measured_around_the_walls() -> None:
    board = drawn(
        """
        . . .|. . .

        . . .|. . .

        . . .|. . .

        . . . . . .

        . . . . . .

        . . . . . .
        """
    )
    assert move(4, "A1:3", "D1", board).at("u") == "B2:1"  # down three rows and around


@rule("Q15")
def test_an_enemy_that_reaches_its_tile_walks_on_to_the_centre_and_loses_the_rest() -> None:
    assert move(1, "A1:6", "D1", OPEN).at("u") == "B1:4"
    assert move(2, "A1:6", "D1", OPEN).at("u") == "B1:5"
    assert move(6, "A1:6", "D1", OPEN).at("u") == "B1:5"


@rule("Q15")
def test_the_way_to_the_centre_goes_around_the_walls_of_the_tile() -> None:
    t = move(6, "C2:4", "B2")  # a wall parts B2:6 from the centre
    assert path_of(t) == ["B2:6", "B2:9", "B2:8", "B2:5"]


@rule("Q15")
def test_the_way_to_the_centre_stays_inside_the_tile_though_it_is_longer() -> None:
    board = drawn(
        """
        . . . . . .
          -
        .|.|. . . .
            -
        . . . . . .
        """
    )
    assert path_of(move(6, "B1:4", "A1", board)) == ["A1:6", "A1:3", "A1:2", "A1:1", "A1:4", "A1:7"]


@rule("Q16")
def test_an_enemy_on_its_target_tile_walks_to_the_centre() -> None:
    t = move(6, "A1:9", "A1", OPEN)
    assert (t.at("u"), len(t.s.directives.pile)) == ("A1:5", 19)


@rule("Q16")
def test_an_enemy_on_the_centre_of_its_target_tile_stays_and_the_directive_is_used() -> None:
    t = move(6, "A1:5", "A1", OPEN)
    assert (t.at("u"), len(t.s.directives.pile)) == ("A1:5", 19)
    assert t.saw(e.DieMoved) == []


@rule("Q17")
@pytest.mark.parametrize(
    ("start", "goal", "first"),
    [
        ("B2:1", "A1", "B1:7"),  # up, not left
        ("A2:3", "D1", "A1:9"),  # up, not right
        ("B1:7", "A3", "A1:9"),  # left, not down
        ("A1:9", "D3", "B1:7"),  # right, not down
    ],
)
def test_of_several_shortest_ways_the_first_is_taken_up_left_right_down(start: str, goal: str, first: str) -> None:
    assert move(1, start, goal, OPEN).at("u") == first


@rule("Q17")
def test_left_comes_before_right_around_a_wall() -> None:
    board = drawn(
        """
        . . . . . .

        . . . . . .

        . . . . . .
          -
        . . . . . .

        . . . . . .

        . . . . . .
        """
    )
    assert move(1, "A2:2", "A1", board).at("u") == "A2:1"


@rule("Q19")
def test_enemies_do_not_walk_around_explosives() -> None:
    t = move(6, "A1:9", "D3", OPEN, explosives=["B1"])  # by A2 the way would be as short
    assert (t.at("u"), t.s.explosives) == ("off", [])


@rule("Q19")
def test_enemies_do_not_walk_around_commandos() -> None:
    commandos = {"a": (1, "B1:3"), "b": (6, "A1:1")}
    t = move(6, "A1:9", "D3", OPEN, commandos=commandos, dice=[6, 1])
    assert [fight.defender for fight in t.saw(e.FightBegan)] == ["a"]


@rule("Q20")
def test_without_a_way_an_enemy_goes_to_the_reachable_space_nearest_in_rows_and_columns() -> None:
    board = drawn(
        """
        . . . . . .

        . . . . . .

        . . . . . .
              - - -
        . . .|. . .

        . . .|. . .

        . . .|. . .
        """
    )
    assert move(6, "A1:1", "D3", board).at("u") == "B1:8"  # A2:6 is as near, but later in reading order


@rule("E5", "E10")
def test_entering_a_commandos_tile_ends_the_move() -> None:
    t = move(6, "A1:5", "A3", OPEN, commandos={"a": (6, "A2:9"), "b": (6, "B1:1")}, dice=[1, 6])
    assert (t.at("u"), t.at("a")) == ("A2:2", "off")


@rule("Q12")
def test_an_enemy_that_beats_all_commandos_of_a_tile_still_stops() -> None:
    commandos = {"a": (6, "A2:9"), "c": (6, "A2:1"), "b": (6, "B1:1")}
    t = move(6, "A1:5", "A3", OPEN, commandos=commandos, dice=[1, 6, 1, 6]).do("fight a")
    assert (t.at("u"), t.at("a"), t.at("c")) == ("A2:2", "off", "off")
    assert len(t.saw(e.DieMoved)) == 1


@rule("E10", "E9", "Q4")
def test_an_enemy_leaves_a_commandos_tile_without_a_fight_and_at_full_speed() -> None:
    t = move(3, "A1:5", "A3", OPEN, commandos={"a": (6, "A1:1")})
    assert (t.at("u"), t.saw(e.FightBegan)) == ("A2:5", [])


@rule("Q4", "Q16")
def test_an_enemy_that_moves_inside_a_commandos_tile_does_not_fight() -> None:
    t = move(4, "A1:9", "A1", OPEN, commandos={"a": (6, "A1:1")})
    assert (t.at("u"), t.saw(e.FightBegan)) == ("A1:5", [])


@rule("E10", "Q10")
def test_other_enemies_do_not_stop_an_enemy() -> None:
    t = table({}, {"u": (3, "A1:5"), "v": (1, "A2:2")}, phase="enemies", directives=["A3", "A3"], board=OPEN)
    assert t.at("u") == "A2:5"
