"""Paints the ground of a battle map with tiles of the beach tileset, as the Terrain Brush would."""

from __future__ import annotations

import math
from functools import cache
from itertools import product

from tools.art.beach_ground import FULL
from tools.art.beach_tiles import (
    BORDERS,
    COVER_MIXES,
    COVER_NAMES,
    GROUNDS,
    MIXES,
    VARIANTS,
    border_number,
    cover_number,
    ground_tile,
)
from tools.art.noise import hashed, smooth
from tools.dday_layout.layout import HEIGHT, WIDTH
from tools.dday_layout.scenes import Scene

TILE = 16
COLUMNS, ROWS = WIDTH // TILE, HEIGHT // TILE
Grid = list[list[str]]
Corner = tuple[int, int]
_DEPTHS = (("deep", 33), ("sea", 17), ("surf", 0))
"""The sea by its distance from the shore, in pixels."""
_SWELL, _SWELL_LENGTH = 5.0, 41.0
_PATCHES = {"sand": ("light sand", 0.52), "grass": ("meadow", 0.64), "earth": ("bare sand", 0.60)}
"""What lies in patches on a ground, where the noise is above a threshold."""
_PATCH_SIZE = 2.3  # tiles
_PASSES, _RESTLESS = 60, 0.15
_LIVELY = 0.2  # how often a tile is one of the livelier half of the variants


def layers_of(scene: Scene, seed: int) -> dict[str, list[int]]:
    """The tile numbers of every layer in reading order, 0 where it is empty, from the lowest layer upward."""
    grid = [[_ground_at(scene, x, y) for x in range(COLUMNS + 1)] for y in range(ROWS + 1)]
    mend(grid)
    layers = {"ground": [_tile(grid, x, y) for y in range(ROWS) for x in range(COLUMNS)]}
    taken = {name: _taken(scene, name) for name in COVER_NAMES}
    covered = set().union(*taken.values())
    patches: list[int] = [0] * (COLUMNS * ROWS)
    for ground, (name, threshold) in _PATCHES.items():
        found = {it for it in _inside(grid, ground) - covered if smooth(*it, _PATCH_SIZE, seed) > threshold}
        patches = [new or old for new, old in zip(_cover(name, found), patches, strict=True)]
    layers["patches"] = patches
    return layers | {name: _cover(name, corners) for name, corners in taken.items() if corners}


def _ground_at(scene: Scene, x: int, y: int) -> str:
    """The ground of a corner of tiles before any mending."""
    place = x * TILE, y * TILE
    for feature in scene.features:
        if feature.terrain in GROUNDS and feature.takes(*place, scene.layout):
            return feature.terrain
    out = place[1] - scene.shore - _SWELL * math.sin(place[0] / _SWELL_LENGTH + scene.layout.turn)
    if scene.shore and out > 0:
        return next(name for name, depth in _DEPTHS if out >= depth)
    return scene.ground[scene.layout.ground_row(*place) - 1]


def _taken(scene: Scene, cover: str) -> set[Corner]:
    """The corners that a cover takes."""
    shapes = [feature for feature in scene.features if feature.terrain == cover]
    corners = product(range(COLUMNS + 1), range(ROWS + 1))
    return {(x, y) for x, y in corners if any(it.takes(x * TILE, y * TILE, scene.layout) for it in shapes)}


def _inside(grid: Grid, ground: str) -> set[Corner]:
    """The corners of a ground that touch no other."""
    return {
        (x, y)
        for y in range(ROWS + 1)
        for x in range(COLUMNS + 1)
        if all(
            grid[row][column] == ground
            for row in range(max(0, y - 1), min(ROWS, y + 1) + 1)
            for column in range(max(0, x - 1), min(COLUMNS, x + 1) + 1)
        )
    }


def _cover(name: str, corners: set[Corner]) -> list[int]:
    """The tiles of a cover, 0 where none of its corners is."""
    cells = []
    for y, x in product(range(ROWS), range(COLUMNS)):
        spots = ((x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1))
        mix = sum(bit for bit, spot in zip((1, 2, 4, 8), spots, strict=True) if spot in corners)
        cells.append(cover_number(name, _picked(COVER_MIXES, mix, x, y)) + 1 if mix else 0)
    return cells


def _picked(mixes: tuple[int, ...], mix: int, x: int, y: int) -> int:
    """One of the pictures of a mix of corners."""
    places = [place for place, bits in enumerate(mixes) if bits == mix]
    return places[int(hashed(x, y, 5) * len(places)) % len(places)]


def _tile(grid: Grid, x: int, y: int) -> int:
    """The number, from 1, of the tile that shows four corners of the ground."""
    corners = _corners(grid, x, y)
    if len(set(corners)) == 1:
        half = VARIANTS // 2
        variant = int(hashed(x, y, 3) * half) % half + (half if hashed(x, y, 9) < _LIVELY else 0)
        return ground_tile(corners[0], variant) + 1
    pair = next(pair for pair in BORDERS if set(pair) == set(corners))
    mix = sum(bit for bit, name in zip((1, 2, 4, 8), corners, strict=True) if name == pair[0])
    assert 0 < mix < FULL
    return border_number(pair, _picked(MIXES, mix, x, y)) + 1


# ------------------------------------------------------------ grounds that cannot touch


def mend(grid: Grid) -> None:
    """Changes corners, one at a time, until every tile shows one ground or a pair that may touch."""
    for turn in range(_PASSES):
        bad = [(x, y) for y in range(ROWS) for x in range(COLUMNS) if _badness(_corners(grid, x, y))]
        if not bad:
            return
        for x, y in bad:
            if _badness(_corners(grid, x, y)):
                _mend_tile(grid, x, y, turn)
    raise ValueError("the grounds of this map can't be joined")


def _mend_tile(grid: Grid, x: int, y: int, turn: int) -> None:
    """Makes the one change of a corner that helps the tiles around it most; the more turns, the more by chance."""
    changes = [
        (_around(grid, corner, name) + _chance(corner, name, turn), corner, name)
        for corner in product((x, x + 1), (y, y + 1))
        for name in GROUNDS
        if name != grid[corner[1]][corner[0]]
    ]
    _, corner, name = min(changes)
    grid[corner[1]][corner[0]] = name


def _chance(corner: Corner, name: str, turn: int) -> float:
    return hashed(corner[0] + len(name) * COLUMNS, corner[1], turn) * turn * _RESTLESS


def _around(grid: Grid, corner: Corner, name: str) -> float:
    """The badness of the tiles around a corner if it had a ground."""
    column, row = corner
    before, grid[row][column] = grid[row][column], name
    tiles = [
        _badness(_corners(grid, x, y))
        for x, y in product((column - 1, column), (row - 1, row))
        if 0 <= x < COLUMNS and 0 <= y < ROWS
    ]
    grid[row][column] = before
    return sum(tiles)


def _corners(grid: Grid, x: int, y: int) -> tuple[str, str, str, str]:
    return grid[y][x], grid[y][x + 1], grid[y + 1][x], grid[y + 1][x + 1]


@cache
def _badness(corners: tuple[str, str, str, str]) -> float:
    """0 for a tile that exists; more the more its grounds differ."""
    found = sorted(set(corners))
    apart = [_steps(one, other) for one in found for other in found if one < other]
    return 0 if len(found) == 1 or (len(found) == 2 and apart == [1]) else sum(apart)


@cache
def _steps(one: str, other: str) -> int:
    """Over how many borders one gets from one ground to another."""
    reached, steps = {one}, 0
    while other not in reached:
        reached = reached.union(*(pair for pair in BORDERS if reached & set(pair)))
        steps += 1
    return steps
