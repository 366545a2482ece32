"""Distances and shortest routes on a grid, by flooding bit masks."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.board.grid import Grid


def rings(grid: Grid, start: int, within: int = -1, until: int = 0) -> list[int]:
    """A distance field: element d is the mask of spaces exactly d orthogonal steps from the mask `start`.

    Only spaces of the mask `within` are walked on. Stops early in the first ring that meets `until`.
    """
    open_north, open_west, open_east, open_south = grid.open_north, grid.open_west, grid.open_east, grid.open_south
    w = grid.width
    free = within & grid.full & ~start
    field, ring = [start], start
    while not ring & until:
        ring = (
            (ring & open_north) >> w | (ring & open_west) >> 1 | (ring & open_east) << 1 | (ring & open_south) << w
        ) & free
        if not ring:
            break
        free ^= ring
        field.append(ring)
    return field


def route(grid: Grid, start: int, goal: int, within: int = -1) -> tuple[int, ...] | None:
    """A shortest way from the space `start` to the nearest space of the mask `goal`, without the start itself.

    Among shortest ways the first open step in the order up, left, right, down is taken each time
    (commandos:Q17). Empty when the start is a goal; None when there is no way.
    """
    here = 1 << start
    field = rings(grid, goal, within | here, here)
    if not field[-1] & here:
        return None
    return follow(grid, start, field)


def follow(grid: Grid, start: int, field: Sequence[int]) -> tuple[int, ...]:
    """The way down a distance field whose last ring holds `start`, ties up, left, right, down."""
    w = grid.width
    sides = ((grid.open_north, -w), (grid.open_west, -1), (grid.open_east, 1), (grid.open_south, w))
    here, way = start, []
    for ring in reversed(field[:-1]):
        for open_side, step in sides:
            if open_side >> here & 1 and ring >> here + step & 1:
                here += step
                break
        way.append(here)
    return tuple(way)
