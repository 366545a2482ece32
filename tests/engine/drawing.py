"""Boards drawn as text, for tests of sight and paths.

#   +   +---+
#   | a   b |        letters mark spaces, | and --- are walls
#   +---+   +
"""

from __future__ import annotations

from game.engine.board.grid import Grid


def drawn(picture: str) -> tuple[Grid, dict[str, int]]:
    """The grid of a picture and its marked spaces. Rim walls need not be drawn; the rim is closed anyway."""
    lines = [line.removeprefix("    ") for line in picture.strip("\n").splitlines()]
    indent = min(len(line) - len(line.lstrip()) for line in lines)
    rows = [line[indent:] for line in lines]
    height, width = (len(rows) - 1) // 2, max(len(row) for row in rows) // 4
    rows = [row.ljust(4 * width + 1) for row in rows]
    walls, marks = [], {}
    for y in range(height):
        for x in range(width):
            space = y * width + x
            mark = rows[2 * y + 1][4 * x + 2]
            if mark != " ":
                marks[mark] = space
            if x and rows[2 * y + 1][4 * x] == "|":
                walls.append((space - 1, space))
            if y and rows[2 * y][4 * x + 2] == "-":
                walls.append((space - width, space))
    return Grid(width, height, walls), marks


def random_grid(width: int, height: int, numbers: list[int]) -> Grid:
    """A grid with a wall on every edge whose number is 0; the numbers are used round and round."""
    edges = [(s, s + 1) for s in range(width * height) if (s + 1) % width]
    edges += [(s, s + width) for s in range(width * (height - 1))]
    return Grid(width, height, [edge for at, edge in enumerate(edges) if numbers[at % len(numbers)] == 0])
