"""Paints the ground of a battle map with tiles of the beach tileset, as the Terrain Brush would."""

from __future__ import annotations

import math

from tools.art.beach_tiles import BORDERS, MIXES, TERRAINS, VARIANTS
from tools.art.ground_tiles import FULL
from tools.art.noise import hashed
from tools.dday_layout.plans import MapPlan

COLUMNS, ROWS, TILE = 19, 16, 16
NAMES = list(TERRAINS)
LADDER = ("sea", "surf", "wet sand", "sand", "earth", "grass")
"""Terrains that lie beside each other in this order."""
SEA, SURF = 15.0, 13.9
"""From which row of tiles on there is deep sea, and surf."""
INLAND = "grass"
_SWING, _CALM = 0.45, 4


def edges_of(plan: MapPlan) -> list[float]:
    """The upper edges of the rows of sectors, from the sea upward, in tiles; the last is the top of the map."""
    if len(plan.ground) == 4:
        return [11.4, 8.2, 4.3, 0.0]
    return [12.2, 9.6, 6.7, 3.9, 0.0]


def edge_at(edge: float, row: int, x: float) -> float:
    """Where an edge lies at a place along the beach, in tiles."""
    return edge + _SWING * math.sin(x / 2.4 + row * 2.1) + 0.2 * math.sin(x / 0.9 + row) if edge else 0.0


def terrain_at(plan: MapPlan, x: int, y: int) -> str:
    """The terrain of a corner of tiles."""
    for terrain, left, top, width, height in plan.patches:
        if ((x - left) / width * 2) ** 2 + ((y - top) / height * 2) ** 2 <= 1:
            return terrain
    if plan.ground[0] != INLAND:
        if y + 0.3 * math.sin(x / 2.6) > SEA:
            return "sea"
        if y + 0.3 * math.sin(x / 2.6) > SURF:
            return "surf"
    edges = edges_of(plan)
    row = next(row for row, edge in enumerate(edges) if y >= edge_at(edge, row, x) or not edge)
    return plan.ground[row]


def corners_of(plan: MapPlan) -> list[list[str]]:
    """The terrain of every corner, with a step of the ladder between any two that cannot touch."""
    grid = [[terrain_at(plan, x, y) for x in range(COLUMNS + 1)] for y in range(ROWS + 1)]
    for _ in range(len(LADDER)):
        for y in range(ROWS):
            for x in range(COLUMNS):
                _mend(grid, x, y)
    return grid


def _mend(grid: list[list[str]], x: int, y: int) -> None:
    """Moves the lower corners of a tile a step towards the upper ones where no tile could show them together."""
    spots = ((y, x), (y, x + 1), (y + 1, x), (y + 1, x + 1))
    found = {grid[row][column] for row, column in spots}
    if len(found) == 1 or (len(found) == 2 and _pair(found)):
        return
    steps = sorted({LADDER.index(name) for name in found if name in LADDER})
    between = LADDER[steps[-1] - 1] if len(steps) > 1 else "sand"
    upper = LADDER[steps[-1]] if steps else "rock"
    for row, column in spots:
        if grid[row][column] != upper:
            grid[row][column] = between


def _pair(found: set[str]) -> tuple[str, str] | None:
    return next((pair for pair in BORDERS if set(pair) == found), None)


def ground_gids(plan: MapPlan, first_gid: int) -> list[int]:
    """The tile numbers of the ground layer in reading order."""
    grid = corners_of(plan)
    return [first_gid + _tile(grid, x, y) for y in range(ROWS) for x in range(COLUMNS)]


def _tile(grid: list[list[str]], x: int, y: int) -> int:
    corners = (grid[y][x], grid[y][x + 1], grid[y + 1][x], grid[y + 1][x + 1])
    found = set(corners)
    if len(found) == 1:
        lively = hashed(x, y, 9) > 0.7
        variant = int(hashed(x, y, 3) * _CALM) + (_CALM if lively else 0)
        return NAMES.index(corners[0]) * VARIANTS + min(variant, VARIANTS - 1)
    pair = _pair(found)
    if pair is None:
        raise ValueError(f"no tile shows {sorted(found)} together, at column {x}, row {y}")
    mix = sum(bit for bit, name in zip((1, 2, 4, 8), corners, strict=True) if name == pair[0])
    assert mix not in (0, FULL)
    return len(NAMES) * VARIANTS + BORDERS.index(pair) * len(MIXES) + mix - 1
