"""Enemies that hunt: whom they choose and when they use no directive."""

from __future__ import annotations

from typing import Any

from game.engine.commandos import events as e
from game.engine.commandos.board_spec import BoardSpec
from tests.rules.commandos.boards import drawn, plain
from tests.rules.commandos.play import Play
from tests.rules.commandos.table import rule, table


def hunt(start: str, goal: str, board: BoardSpec, commandos: dict[str, tuple[int, str]], **more: Any) -> Play:
    """A Lookout moves; the next directive names the goal, should it use one."""
    return table(commandos, {"u": (5, start)}, phase="enemies", directives=[goal], board=board, **more)


@rule("Q81")
def test_a_hunting_enemy_heads_for_the_nearest_commando_on_another_tile_and_uses_no_directive() -> None:
    commandos = {"a": (6, "B1:5"), "b": (6, "B2:9")}
    t = hunt("A1:4", "A3", plain(2, 2), commandos=commandos, dice=[1, 6])
    assert (t.at("u"), t.at("a")) == ("B1:4", "off")
    assert (len(t.s.directives.pile), t.saw(e.DirectiveDrawn)) == (20, [])


@rule("Q81", "Q87")
def test_of_two_commandos_equally_near_the_first_in_reading_order_is_hunted() -> None:
    commandos = {"a": (6, "A2:5"), "b": (6, "B1:5")}
    t = hunt("A1:5", "A1", plain(2, 2), commandos=commandos, dice=[1, 6])
    assert (t.at("u"), t.at("b")) == ("B1:4", "off")


@rule("Q81")
def test_the_nearest_commando_is_measured_around_walls() -> None:
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
    commandos = {"a": (6, "B1:1"), "b": (6, "A2:3")}
    t = hunt("A1:3", "A1", board, commandos=commandos, dice=[1, 6])
    assert (t.at("u"), t.at("b")) == ("A2:3", "off")


@rule("Q81")
def test_a_commando_on_the_hunters_own_tile_is_no_goal() -> None:
    commandos = {"a": (6, "A1:4"), "b": (6, "B1:5")}
    t = hunt("A1:5", "A1", plain(2, 2), commandos=commandos, dice=[1, 6])
    assert t.at("u") == "B1:4"


@rule("Q81")
def test_a_hunter_with_commandos_on_its_own_tile_only_goes_to_the_centre_of_that_tile() -> None:
    t = hunt("A1:9", "A3", plain(2, 2), commandos={"a": (6, "A1:1")})
    assert (t.at("u"), len(t.s.directives.pile), t.saw(e.FightBegan)) == ("A1:5", 20, [])
