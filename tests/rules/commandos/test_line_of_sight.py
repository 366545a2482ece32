"""Line of sight: from corner to corner, stopped by walls and by nothing else."""

from __future__ import annotations

from itertools import product

import pytest

from game.engine.board.grid import Grid, spaces_of
from game.engine.board.sight import Sight
from game.engine.commandos.board import Board, board_of
from game.engine.core.rng import Numbers
from tests.rules.commandos.boards import drawn, mission_board, plain
from tests.rules.commandos.table import rule, table

Point = tuple[int, int]

STREET = drawn(
    """
    . . . . . .
      - - -
    . .|. . . .
      - - -
    . . . . . .
    """
)


def sees(board: Board, a: str, b: str) -> bool:
    return board.sight.sees(board.space_of[a], board.space_of[b])


@rule("V1", "Q51")
def test_sight_reaches_across_the_whole_map() -> None:
    board = board_of(mission_board())
    assert sees(board, "A1:7", "C1:9")
    empty = board_of(plain(3, 3))
    assert sees(empty, "A1:1", "C3:9")


@rule("V1", "M2")
def test_a_wall_between_two_spaces_blocks_the_view() -> None:
    board = board_of(STREET)
    assert not sees(board, "A1:5", "A1:6")
    assert not sees(board, "A1:2", "A1:5")
    assert sees(board, "A1:4", "A1:5")


@rule("V1")
def test_one_line_past_a_wall_is_enough() -> None:
    board = board_of(drawn(". .|. . . .\n\n. . . . . .\n\n. . . . . ."))
    assert sees(board, "A1:1", "A1:6")  # below the end of the wall
    assert not sees(board, "A1:1", "A1:3")


@rule("Q49")
def test_a_line_along_a_wall_is_not_stopped_by_it() -> None:
    assert sees(board_of(STREET), "A1:1", "B1:3")


@rule("Q49")
def test_nobody_sees_through_the_point_where_two_walls_meet() -> None:
    board = board_of(drawn(".|. . . . .\n-\n. . . . . .\n\n. . . . . ."))
    assert not sees(board, "A1:1", "A1:5")


@rule("Q49")
def test_a_space_sees_itself_though_walled_in() -> None:
    board = board_of(drawn(".|. . . . .\n-\n. . . . . .\n\n. . . . . ."))
    assert list(spaces_of(board.sight.visible(board.space_of["A1:1"]))) == [board.space_of["A1:1"]]


@rule("Q49")
def test_sight_is_mutual() -> None:
    board = board_of(mission_board())
    size = board.grid.size
    assert all(board.sight.sees(a, b) == board.sight.sees(b, a) for a in range(size) for b in range(a))


@rule("V1", "Q10")
def test_dice_and_tokens_do_not_block_the_view() -> None:
    dice = {"a": (1, "A1:4"), "b": (2, "A1:5")}
    t = table(dice, {"u": (4, "A1:6"), "v": (4, "B1:4")}, explosives=["B1"], lying={0: "A1:5"})
    assert t.can("use a") == ["use a u", "use a v"]


@rule("V1")
def test_an_enemy_behind_a_wall_cannot_be_shot() -> None:
    t = table({"a": (1, "A1:5")}, {"u": (4, "A1:6")}, board=STREET)
    assert t.can("use") == []
    assert t.why_not("use a u").rule == "commandos:V1"


# ------------------------------------------------------------------ a second reading of ruling 49


def clear(a: int, b: int, width: int, walls: list[tuple[Point, Point]]) -> bool:
    """Whether one of the 16 lines between the drawn-in corners of two spaces touches no wall."""
    corners = [list(product(*((100 * at + 1, 100 * at + 99) for at in divmod(space, width)[::-1]))) for space in (a, b)]
    return a == b or any(
        not any(touch(start, end, *wall) for wall in walls) for start in corners[0] for end in corners[1]
    )


def turn(a: Point, b: Point, c: Point) -> int:
    """On which side of the line from a to b the point c lies: -1, 0 or 1."""
    cross = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
    return (cross > 0) - (cross < 0)


def touch(a: Point, b: Point, c: Point, d: Point) -> bool:
    """Whether two lines that never run along each other have a point in common, ends included."""
    return turn(a, b, c) != turn(a, b, d) and turn(c, d, a) != turn(c, d, b)


def wall_line(a: int, b: int, width: int) -> tuple[Point, Point]:
    """The ends of the wall between two neighbouring spaces."""
    x, y = 100 * (b % width), 100 * (b // width)
    return ((x, y), (x, y + 100)) if b == a + 1 else ((x, y), (x + 100, y))


@rule("V1", "Q49", "M2")
@pytest.mark.parametrize("seed", range(4))
def test_sight_is_as_the_sixteen_lines_say(seed: int) -> None:
    width, height, numbers = 5, 4, Numbers(seed)
    right = [(s, s + 1) for s in range(width * height) if s % width < width - 1]
    down = [(s, s + width) for s in range(width * (height - 1))]
    walls = [wall for wall in right + down if numbers.below(4) == 0]
    lines = [wall_line(a, b, width) for a, b in walls]
    sight = Sight(Grid(width, height, walls))
    for a, b in product(range(width * height), repeat=2):
        assert sight.sees(a, b) == clear(a, b, width, lines), (walls, a, b)
