"""Routes, lines of fire, attacks and orders against slow twins that are written straight from the rules."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import networkx as nx
import pytest

from game.engine.komandosi.attacks import PIPS, fist_route
from game.engine.komandosi.board import Board, board_of
from game.engine.komandosi.ground import may_swim, swims
from game.engine.komandosi.orders import distance_of
from game.engine.komandosi.routes import Ground, longest_routes, routes
from game.engine.komandosi.state import Player, State
from tests.rules.komandosi.islands import THE_ISLAND, island
from tests.rules.komandosi.table import rule, table

SIZE = 5
SEEDS = range(6)
ISLANDS = 40
POINTS = 4000
"""Points along a line of fire: finer than the smallest piece of a square that a line on the island can cut off."""


def field() -> Board:
    return board_of(island("\n".join(["." * SIZE] * SIZE)))


# ------------------------------------------------------------ routes


def some(random: Random, share: float) -> int:
    """A mask with about this share of the squares."""
    return sum(1 << square for square in range(SIZE * SIZE) if random.random() < share)


def walks(board: Board, start: int, steps: int, ground: Ground) -> Iterator[tuple[tuple[int, ...], int]]:
    """Every route by trying all of them: (squares, fees)."""
    waiting: list[tuple[tuple[int, ...], int]] = [((), 0)]
    while waiting:
        path, fees = waiting.pop()
        here = path[-1] if path else start
        for square in board.neighbours[here]:
            cost = fees + (ground.paid >> square & 1)
            if square == start or square in path or ground.closed >> square & 1 or cost > ground.purse:
                continue
            longer = (*path, square)
            if ground.early >> square & 1 or (len(longer) == steps and ground.through >> square & 1):
                yield longer, cost
            if len(longer) < steps and ground.through >> square & 1:
                waiting.append((longer, cost))


def cheapest(board: Board, start: int, steps: int, ground: Ground) -> dict[int, int]:
    """The fewest fees for each end."""
    found: dict[int, int] = {}
    for path, fees in walks(board, start, steps, ground):
        found[path[-1]] = min(fees, found.get(path[-1], fees))
    return found


def fees_of(path: tuple[int, ...], ground: Ground) -> int:
    return sum(ground.paid >> square & 1 for square in path)


@rule("K6", "K12", "Q6", "Q8", "Q10")
@pytest.mark.parametrize("seed", SEEDS)
def test_routes_are_all_self_avoiding_walks_with_the_fewest_fees(seed: int) -> None:
    random, board = Random(seed), field()
    for _ in range(ISLANDS):
        start, steps = random.randrange(SIZE * SIZE), random.randint(1, 7)
        ground = Ground(
            some(random, 0.8), some(random, 0.15), some(random, 0.4), random.randint(0, 4), some(random, 0.1)
        )
        found, wanted = routes(board, start, steps, ground), cheapest(board, start, steps, ground)
        assert {end: fees_of(path, ground) for end, path in found.items()} == wanted, (start, steps, ground)
        possible = {path for path, _ in walks(board, start, steps, ground)}
        assert set(found.values()) <= possible


@rule("Q7")
@pytest.mark.parametrize("seed", SEEDS)
def test_without_a_full_route_the_longest_ones_count(seed: int) -> None:
    random, board = Random(seed), field()
    for _ in range(ISLANDS):
        start, steps = random.randrange(SIZE * SIZE), random.randint(3, 7)
        ground = Ground(some(random, 0.45), 0, 0, 0, some(random, 0.1))
        wanted: set[int] = set()
        for fewer in range(steps, 0, -1):
            wanted = wanted or set(cheapest(board, start, fewer, ground))
        assert set(longest_routes(board, start, steps, ground)) == wanted


# ------------------------------------------------------------ lines of fire


def entered(board: Board, a: int, b: int) -> set[int]:
    """The squares that many points of the line lie in, both ends left out; points on an edge lie in none."""
    (row, column), (to_row, to_column) = divmod(a, board.width), divmod(b, board.width)
    found = set()
    for n in range(1, POINTS):
        y, x = row * POINTS + (to_row - row) * n, column * POINTS + (to_column - column) * n
        near_y, near_x = (2 * y + POINTS) // (2 * POINTS), (2 * x + POINTS) // (2 * POINTS)
        if 2 * abs(y - near_y * POINTS) < POINTS and 2 * abs(x - near_x * POINTS) < POINTS:
            found.add(near_y * board.width + near_x)
    return found - {a, b}


@rule("Q24", "K23")
@pytest.mark.parametrize("seed", SEEDS)
def test_a_line_of_fire_enters_the_squares_that_a_finely_drawn_line_enters(seed: int) -> None:
    random, board = Random(seed), board_of(island(THE_ISLAND))
    for _ in range(20):
        a, b = random.sample(range(board.grid.size), 2)
        line = {square for square in range(board.grid.size) if board.line(a, b) >> square & 1}
        assert line == entered(board, a, b), (board.names[a], board.names[b])
        assert board.line(a, b) == board.line(b, a)


# ------------------------------------------------------------ people on the island


def crowd(random: Random) -> State:
    """Four people somewhere, some with a house, some poor, some with an order."""
    board = board_of(island(THE_ISLAND))
    ground = (board.land | board.sea) & ~board.places & ~board.airport
    land = [square for square in range(board.grid.size) if ground >> square & 1]
    bare = [square for square in range(board.grid.size) if board.bare >> square & 1]
    near = random.choice(land)
    close = [square for square in land if board.steps(square, near) <= 6]
    squares = random.sample(close if len(close) >= 4 else land, 4)
    houses = random.sample([square for square in bare if square not in squares], 4)
    players = {}
    for letter, square, house in zip("ABCD", squares, houses, strict=True):
        fields = {"at": board.names[square], "money": random.choice((0, 50, 100, 150, 250, 1000))}
        if random.random() < 0.5:
            fields["house"] = board.names[house]
        players[letter] = fields
    players["A"]["order"] = random.choice(("order_shop", "order_bank", "order_station", "order_pier", "order_check_up"))
    return table(players, agenda=[]).s


def walkable(s: State, player: Player) -> int:
    """Land without the houses of others and, for who lacks parts, without the airport."""
    closed = sum(1 << other.house for other in s.players if other is not player and other.house >= 0)
    return s.board.land & ~closed & ~s.board.airport


def distances(s: State, player: Player) -> dict[int, int]:
    """Steps to the ordered place from every square, over a graph of (square, forests that can still be paid)."""
    board, land, purse = s.board, walkable(s, player), player.pocket.money // 50
    graph, goal = nx.DiGraph(), "goal"
    for square in range(board.grid.size):
        if not (land | board.sea) >> square & 1:
            continue
        for left in range(purse + 1):
            if board.place(s.table.event(player.order).effect.place) >> square & 1:  # type: ignore[union-attr]
                graph.add_edge(goal, (square, left))
            for onto in board.neighbours[square]:
                fee = board.forest >> onto & 1
                on_foot = land >> onto & 1
                swim = board.sea >> square & 1 and board.sea >> onto & 1
                if (on_foot or swim) and left >= fee:
                    graph.add_edge((onto, left - fee), (square, left))
    found: dict[int, int] = {}
    for node, steps in nx.single_source_shortest_path_length(graph, goal).items():
        if node != goal and (node[0] not in found or found[node[0]] > steps - 1) and node[1] == purse:
            found[node[0]] = steps - 1
    return found


@rule("Q73")
@pytest.mark.parametrize("seed", SEEDS)
def test_distances_of_orders_are_shortest_ways_in_a_graph(seed: int) -> None:
    random = Random(seed)
    for _ in range(3):
        s = crowd(random)
        player = s.players[0]
        if s.board.forest >> player.square & 1 and player.pocket.money < 50:
            continue  # the free way out: a test of its own
        wanted = distances(s, player)
        for square in range(s.board.grid.size):
            assert distance_of(s, player, square) == wanted.get(square), s.board.names[square]


@rule("K21", "Q14", "Q21", "Q39")
@pytest.mark.parametrize("seed", SEEDS)
def test_a_fight_succeeds_where_some_walk_of_exactly_the_pips_ends_on_the_opponent(seed: int) -> None:
    random = Random(seed)
    for _ in range(8):
        s = crowd(random)
        player, other = s.players[0], s.players[1]
        if player.pocket.money < 50 and s.board.forest >> player.square & 1:
            continue
        assert may_swim(player)
        taken = sum(1 << them.square for them in s.players if them not in (player, other)) & ~s.board.shared
        through, target = walkable(s, player) & ~taken, 1 << other.square
        if swims(s, player):
            through = s.board.sea & ~taken
        possible = swims(s, player) or not swims(s, other)
        ground = Ground(through & ~target, target, s.board.forest, player.pocket.money // 50)
        for pips in PIPS:
            steps = pips - swims(s, player)
            ends = [path for path, _ in walks(s.board, player.square, steps, ground) if len(path) == steps]
            hits = possible and any(path[-1] == other.square for path in ends)
            assert bool(fist_route(s, player, other, pips)) is bool(hits), (player, other, pips)
