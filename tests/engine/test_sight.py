"""Line of sight against a brute-force twin in exact fractions, and as pictures."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from game.engine.board.grid import Grid
from game.engine.board.sight import Sight
from tests.engine.drawing import drawn, random_grid

Point = tuple[int, int]
CORNERS = (1, 99)  # a hundredth inside each side of a space of 100 by 100


def turn(a: Point, b: Point, c: Point) -> int:
    value = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
    return (value > 0) - (value < 0)


def between(a: Point, b: Point, c: Point) -> bool:
    return min(a[0], b[0]) <= c[0] <= max(a[0], b[0]) and min(a[1], b[1]) <= c[1] <= max(a[1], b[1])


def meet(a: Point, b: Point, c: Point, d: Point) -> bool:
    """Whether the closed segments a-b and c-d have a point in common."""
    turns = turn(a, b, c), turn(a, b, d), turn(c, d, a), turn(c, d, b)
    if turns[0] != turns[1] and turns[2] != turns[3]:
        return True
    touching = ((turns[0], a, b, c), (turns[1], a, b, d), (turns[2], c, d, a), (turns[3], c, d, b))
    return any(side == 0 and between(p, q, r) for side, p, q, r in touching)


def sees_by_hand(grid: Grid, one: int, other: int) -> bool:
    walls = []
    for a, b in grid.walls:
        x, y = b % grid.width * 100, b // grid.width * 100
        walls.append(((x, y), (x, y + 100) if b == a + 1 else (x + 100, y)))
    ends = [
        [(s % grid.width * 100 + x, s // grid.width * 100 + y) for x in CORNERS for y in CORNERS] for s in (one, other)
    ]
    return any(not any(meet(p, q, *wall) for wall in walls) for p in ends[0] for q in ends[1])


@given(
    st.tuples(st.integers(1, 8), st.integers(1, 8)),
    st.lists(st.integers(0, 3), min_size=7, max_size=30),
    st.integers(0, 63),
    st.integers(0, 63),
)
@settings(max_examples=150, deadline=None)
def test_sight_equals_the_brute_force_twin(size: tuple[int, int], numbers: list[int], one: int, other: int) -> None:
    grid = random_grid(*size, numbers)
    one, other = one % grid.size, other % grid.size
    assert Sight(grid).sees(one, other) == (one == other or sees_by_hand(grid, one, other))


@given(st.tuples(st.integers(1, 8), st.integers(1, 8)), st.lists(st.integers(0, 3), min_size=7, max_size=30))
@settings(max_examples=30, deadline=None)
def test_sight_is_mutual_and_every_space_sees_itself(size: tuple[int, int], numbers: list[int]) -> None:
    grid = random_grid(*size, numbers)
    sight = Sight(grid)
    for a in range(grid.size):
        assert sight.sees(a, a)
        for b in range(grid.size):
            assert sight.sees(a, b) == sight.sees(b, a)


def test_without_walls_everybody_sees_everybody() -> None:
    grid = Grid(12, 9)
    sight = Sight(grid)
    assert all(sight.visible(space) == grid.full for space in range(grid.size))


def test_one_wall_between_two_spaces_hides_them() -> None:
    grid, at = drawn(
        """
        +---+---+---+---+
        | a | b   c     |
        +---+---+---+---+
        """
    )
    sight = Sight(grid)
    assert not sight.sees(at["a"], at["b"])
    assert not sight.sees(at["a"], at["c"])
    assert sight.sees(at["b"], at["c"])


def test_sight_slips_past_the_end_of_a_wall() -> None:
    grid, at = drawn(
        """
        +---+---+---+
        | a | b     |
        +   +   +   +
        |     c     |
        +---+---+---+
        """
    )
    sight = Sight(grid)
    assert not sight.sees(at["a"], at["b"])
    assert sight.sees(at["a"], at["c"])


def test_the_shared_corner_of_two_walls_lets_nothing_through() -> None:
    grid, at = drawn(
        """
        +---+---+
        | a |   |
        +---+---+
        |   | b |
        +---+---+
        """
    )
    assert not Sight(grid).sees(at["a"], at["b"])


def test_a_line_along_a_wall_is_no_line_across_it() -> None:
    grid, at = drawn(
        """
        +---+---+---+
        | a       b |
        +---+---+---+
        |           |
        +---+---+---+
        """
    )
    assert Sight(grid).sees(at["a"], at["b"])
