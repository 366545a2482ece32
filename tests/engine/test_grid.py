"""Grid and paths against brute-force twins and networkx."""

from __future__ import annotations

import networkx
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.engine.board.grid import Grid, spaces_of
from game.engine.board.paths import rings, route
from tests.engine.drawing import drawn, random_grid

NUMBERS = st.lists(st.integers(0, 4), min_size=7, max_size=40)
SIZES = st.tuples(st.integers(1, 9), st.integers(1, 9))


def graph_of(grid: Grid) -> networkx.Graph:
    graph = networkx.Graph()
    graph.add_nodes_from(range(grid.size))
    for space in range(grid.size):
        for other in (space + 1, space + grid.width):
            beside = other == space + grid.width or other % grid.width
            if other < grid.size and beside and (space, other) not in grid.walls:
                graph.add_edge(space, other)
    return graph


@given(SIZES, NUMBERS)
def test_a_step_reaches_exactly_the_neighbours_without_a_wall(size: tuple[int, int], numbers: list[int]) -> None:
    grid = random_grid(*size, numbers)
    graph = graph_of(grid)
    for space in range(grid.size):
        assert sorted(graph[space]) == list(spaces_of(grid.step(1 << space)))


@given(SIZES, NUMBERS)
def test_a_diagonal_step_needs_one_of_its_two_ways_round_the_corner(size: tuple[int, int], numbers: list[int]) -> None:
    grid = random_grid(*size, numbers)
    graph = graph_of(grid)
    for space in range(grid.size):
        x, y = space % grid.width, space // grid.width
        around = {
            corner
            for middle in graph[space]
            for corner in graph[middle]
            if abs(corner % grid.width - x) == 1 and abs(corner // grid.width - y) == 1
        }
        assert set(spaces_of(grid.step_any(1 << space))) == around | set(graph[space])


@given(SIZES, NUMBERS, st.integers(0, 80))
def test_rings_are_the_distances_of_networkx(size: tuple[int, int], numbers: list[int], start: int) -> None:
    grid = random_grid(*size, numbers)
    start %= grid.size
    distances = networkx.single_source_shortest_path_length(graph_of(grid), start)
    found = {space: d for d, ring in enumerate(rings(grid, 1 << start)) for space in spaces_of(ring)}
    assert found == dict(distances)


@given(SIZES, NUMBERS, st.integers(0, 80), st.integers(0, 80))
@settings(max_examples=200)
def test_a_route_is_walkable_and_shortest(size: tuple[int, int], numbers: list[int], start: int, goal: int) -> None:
    grid = random_grid(*size, numbers)
    start, goal = start % grid.size, goal % grid.size
    graph = graph_of(grid)
    way = route(grid, start, 1 << goal)
    if way is None:
        assert not networkx.has_path(graph, start, goal)
        return
    assert len(way) == networkx.shortest_path_length(graph, start, goal)
    assert all(graph.has_edge(a, b) for a, b in zip((start, *way), way, strict=False))


@given(SIZES, NUMBERS, st.integers(0, 80), st.integers(0, 80), st.integers(0, 80))
def test_distances_obey_the_triangle_inequality(
    size: tuple[int, int], numbers: list[int], a: int, b: int, c: int
) -> None:
    grid = random_grid(*size, numbers)

    def distance(one: int, other: int) -> float:
        way = route(grid, one % grid.size, 1 << other % grid.size)
        return float("inf") if way is None else len(way)

    assert distance(a, c) <= distance(a, b) + distance(b, c)
    assert distance(a, b) == distance(b, a)


def test_among_shortest_ways_up_comes_before_left_before_right_before_down() -> None:
    open_grid = Grid(3, 3)
    assert route(open_grid, 8, 1 << 0) == (5, 2, 1, 0)  # up, up, left, left
    assert route(open_grid, 0, 1 << 8) == (1, 2, 5, 8)  # right before down
    assert route(open_grid, 2, 1 << 6) == (1, 0, 3, 6)  # left before down


def test_a_route_goes_round_walls() -> None:
    grid, at = drawn(
        """
        +---+---+---+---+
        | a |           |
        +   +   +---+   +
        |       | b |   |
        +---+---+---+---+
        """
    )
    assert route(grid, at["a"], 1 << at["b"]) is None
    grid, at = drawn(
        """
        +---+---+---+---+
        | a |           |
        +   +   +---+   +
        |       | b     |
        +---+---+---+---+
        """
    )
    way = route(grid, at["a"], 1 << at["b"])
    assert way == (4, 5, 1, 2, 3, 7, 6)


def test_a_route_within_a_mask_stays_inside() -> None:
    grid = Grid(3, 3)
    ring = grid.full & ~(1 << 4)
    assert route(grid, 3, 1 << 5, ring) in ((0, 1, 2, 5), (6, 7, 8, 5))


def test_a_wall_between_spaces_that_are_no_neighbours_is_refused() -> None:
    for pair in ((0, 2), (2, 3), (0, 9), (-1, 0)):
        with pytest.raises(ValueError, match="not neighbours"):
            Grid(3, 3, [pair])
