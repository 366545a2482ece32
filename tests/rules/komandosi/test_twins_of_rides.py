"""Car, boat, ways out of forests and houses against slow twins and networkx, on random grounds."""

from __future__ import annotations

from random import Random

import networkx as nx
import pytest

from game.engine.komandosi.board import Board, board_of
from game.engine.komandosi.ground import way_out
from game.engine.komandosi.housing import keeps_ways
from game.engine.komandosi.rides import drives, sails
from tests.rules.komandosi.islands import island
from tests.rules.komandosi.table import rule, table

SEEDS = range(6)
SIZE = 7


def painted(random: Random, signs: str, at: str, sign: str) -> str:
    """A field of random squares; one of them is known."""
    squares = [random.choice(signs) for _ in range(SIZE * SIZE)]
    squares["ABCDEFG".index(at[0]) * SIZE + int(at[1]) - 1] = sign
    squares[-1] = "."
    return "\n".join("".join(squares[row * SIZE : (row + 1) * SIZE]) for row in range(SIZE))


def squares_of(board: Board, mask: int) -> list[int]:
    return [square for square in range(board.grid.size) if mask >> square & 1]


def graph_of(board: Board, mask: int) -> nx.Graph:
    """The squares of a mask, neighbours joined."""
    graph = nx.Graph()
    graph.add_nodes_from(squares_of(board, mask))
    graph.add_edges_from((a, b) for a in graph for b in board.neighbours[a] if mask >> b & 1)
    return graph


@rule("K20", "Q62")
@pytest.mark.parametrize("seed", SEEDS)
def test_the_boat_reaches_what_kings_steps_over_open_water_reach(seed: int) -> None:
    random = Random(seed)
    for _ in range(10):
        picture, most = painted(random, "~~~~..r", "D4", "~"), random.randint(1, 6)
        s = table({"A": {"at": "D4", "ride": "boat"}, "B": {"at": "G7"}}, picture=picture, agenda=[]).s
        board, start = s.board, s.board.square_of["D4"]
        water = nx.Graph()
        for square in squares_of(board, board.sea):
            water.add_edges_from((square, near) for near in squares_of(board, board.around[square] & board.sea))
        water.add_node(start)
        steps = nx.single_source_shortest_path_length(water, start, cutoff=most)
        wanted = {square for square, count in steps.items() if 1 <= count <= most}
        ashore = board.land & ~(1 << board.square_of["G7"])
        for square, count in steps.items():
            wanted |= {near for near in board.neighbours[square] if count < most and ashore >> near & 1}
        assert set(sails(s, s.players[0], most)) == wanted, picture


@rule("K19", "Q47", "Q67")
@pytest.mark.parametrize("seed", SEEDS)
def test_the_car_reaches_what_some_drive_without_turning_about_reaches(seed: int) -> None:
    random = Random(seed)
    for _ in range(10):
        picture, most = painted(random, "+++.", "D4", "+"), random.randint(1, 6)
        s = table({"A": {"at": "D4", "ride": "car"}, "B": {"at": "G7"}}, picture=picture, agenda=[]).s
        board, start = s.board, s.board.square_of["D4"]
        for toward in board.neighbours[start]:
            ends, now = set(), {(toward, start)} if board.road >> toward & 1 else set()
            for _ in range(most):
                ends |= {here for here, _ in now}
                now = {
                    (onto, here)
                    for here, before in now
                    for onto in board.neighbours[here]
                    if onto != before and board.road >> onto & 1
                }
            assert set(drives(s, s.players[0], toward, most)) == ends - {start}, (picture, toward, most)


@rule("Q59")
@pytest.mark.parametrize("seed", SEEDS)
def test_the_free_squares_of_a_forest_are_those_on_its_shortest_ways_out(seed: int) -> None:
    random = Random(seed)
    for _ in range(10):
        board = board_of(island(painted(random, "ffff.~", "D4", "f")))
        start = board.square_of["D4"]
        forest = graph_of(board, board.forest)
        edge = {
            square for square in forest if any((board.land & ~board.forest) >> n & 1 for n in board.neighbours[square])
        }
        steps = nx.single_source_shortest_path_length(forest, start)
        nearest = min((steps[square] for square in edge if square in steps), default=None)
        wanted: set[int] = set()
        for exit_ in edge:
            if nearest is not None and steps.get(exit_) == nearest:
                wanted |= {square for path in nx.all_shortest_paths(forest, start, exit_) for square in path}
        assert set(squares_of(board, way_out(board, board.land, board.forest, start))) == wanted - {start}


@rule("Q77", "K13")
@pytest.mark.parametrize("seed", SEEDS)
def test_a_house_is_refused_where_it_takes_a_place_out_of_the_connected_land(seed: int) -> None:
    random, answers = Random(seed), set()
    for _ in range(20):
        picture = painted(random, random.choice(("....f+~S", "........f+~YS", "......~~B")), "D4", ".")
        s = table({"A": {"at": "D4"}, "B": {"at": "G7", "house": "G7"}}, picture=picture, agenda=[]).s
        board, here = s.board, s.board.square_of["D4"]
        graph = graph_of(board, board.land & ~board.airport & ~(1 << here) & ~(1 << board.square_of["G7"]))
        goals = set(squares_of(board, board.places & ~board.helicopter))
        goals |= {square for square in graph if any(board.airport >> n & 1 for n in board.neighbours[square])}
        joined = not goals or any(goals <= part for part in nx.connected_components(graph))
        answers.add(joined)
        assert keeps_ways(s, here) is joined, picture
    assert answers == {True, False}
