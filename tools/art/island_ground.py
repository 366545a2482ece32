"""Paints the open squares of the island: grass, the shore and the sea around it, the lake, the airport."""

from __future__ import annotations

import pygame

from tools.art.canvas import blank
from tools.art.ground import Mark, Region, Theme, scatter
from tools.art.island_shapes import EAST, HALF, NORTH, SIDE, SOUTH, WEST, WHOLE, border_distance, swing
from tools.art.noise import bayer, hashed, smooth
from tools.art.palette import colour, shaded

FRAMES = 4
"""Pictures of moving water."""
_DRIFT = (0, 1, 2, 1)  # how far wave marks lie to the right in every frame
_SURGE = (0.0, 0.9, 1.6, 0.8)  # how far the foam has run up the sand in every frame
_DOTS = 4  # the grid between squares: two pixels on, two off

_GRASS = (
    Mark("tuft", "leaf", 0.012),
    Mark("tuft", "lime", 0.012),
    Mark("flower", "sand_l", 0.0022),
    Mark("flower", "coral", 0.0010),
)
_PATCHY, _DENSE = 0.66, 0.87
"""Where grass is darker, and how much of it is there."""
_CALM = (Mark("tuft", "leaf", 0.008), Mark("tuft", "lime", 0.008))
_SHORE = ((1.2, "leaf"), (2.2, "sand"), (4.1, "sand_l"), (5.2, "sand_d"), (6.6, "foam"), (9.4, "shallow"))
"""From the land outward: up to which distance which colour."""
_WET, _SHALLOW_ENDS = 5.2, 9.4
_DRY = 4.1  # up to here the grid is drawn on a shore
_LAKE = ((1.0, "leaf"), (2.2, "forest"), (3.6, "shallow"))


def dot_grid(tile: pygame.Surface, region: Region) -> None:
    """The dotted line along the upper and the left side of a square, one step darker than what is below it."""
    for step in range(SIDE):
        if step % _DOTS < _DOTS // 2:
            for place in ((step, 0), (0, step)):
                if region(*place):
                    tile.set_at(place, shaded(tile.get_at(place)))


def everywhere(x: int, y: int) -> bool:
    """The region of a whole tile."""
    return 0 <= x < SIDE and 0 <= y < SIDE


def grass(seed: int, lively: bool = True) -> pygame.Surface:
    """A square of grass without its grid."""
    tile = blank(SIDE, SIDE)
    for y in range(SIDE):
        for x in range(SIDE):
            patch = smooth(x, y, 7, seed) > _PATCHY and bayer(x, y) > _DENSE
            tile.set_at((x, y), colour("leaf" if patch else "grass"))
    scatter(tile, (0, 0, SIDE, SIDE), Theme("grass", "grass", 1.0, _GRASS if lively else _CALM), seed, everywhere)
    return tile


def plain(variant: int, lively: bool) -> pygame.Surface:
    """A square of grass."""
    tile = grass(11 + variant, lively)
    dot_grid(tile, everywhere)
    return tile


def _strew(tile: pygame.Surface, marks: tuple[Mark, ...], seed: int, frame: int, region: Region) -> None:
    """Wave marks that drift to the right and back."""
    layer = blank(SIDE, SIDE)
    scatter(layer, (0, 0, SIDE, SIDE), Theme("wave", "wave", 1.0, marks), seed, region)
    drift = _DRIFT[frame]
    for y in range(SIDE):
        for x in range(drift, SIDE):
            if layer.get_at((x - drift, y)).a and region(x, y):
                tile.set_at((x, y), layer.get_at((x - drift, y)))


def _mark_corner(tile: pygame.Surface) -> None:
    """The grid on water: a point in the corner of every square."""
    tile.set_at((0, 0), shaded(tile.get_at((0, 0))))


def sea(bits: int, mouths: int, seed: int, frame: int) -> pygame.Surface:
    """A square of the sea near the shore: beach and surf towards the land around it."""
    tile = blank(SIDE, SIDE)
    distances = [
        [border_distance(x, y, bits, mouths) + swing(x, y, seed, 1.3) for x in range(SIDE)] for y in range(SIDE)
    ]
    for y in range(SIDE):
        for x in range(SIDE):
            tile.set_at((x, y), colour(_shore_colour(distances[y][x], x, y, seed, frame)))
    dot_grid(tile, lambda x, y: distances[y][x] < _DRY)
    _mark_corner(tile)
    marks = (Mark("wave", "shallow", 0.007),)
    _strew(tile, marks, seed, frame, lambda x, y: everywhere(x, y) and distances[y][x] > _SHALLOW_ENDS + 2)
    return tile


def _shore_colour(distance: float, x: int, y: int, seed: int, frame: int) -> str:
    ragged = distance + (hashed(x // 2, y // 2, seed + 3) - 0.5 if distance < 2 else 0)
    water = distance + (_SURGE[frame] if distance > _WET - 1 else 0)
    if distance < _WET - _SURGE[frame] * 0.6:
        return next(name for reach, name in _SHORE if ragged < reach)
    if distance < _WET + 1.5:
        return "foam" if smooth(x + frame * 5, y + frame * 3, 3, seed + 7) > 0.22 else "shallow"
    if water < _SHALLOW_ENDS + 3 * bayer(x, y):
        return "shallow"
    return "wave"


def deep_sea(bits: int, seed: int, frame: int) -> pygame.Surface:
    """A square of the deep sea: it turns lighter towards the squares around it that are not."""
    tile = blank(SIDE, SIDE)
    distances = [[border_distance(x, y, bits) + swing(x, y, seed, 1.5) for x in range(SIDE)] for y in range(SIDE)]
    for y in range(SIDE):
        for x in range(SIDE):
            light = bits != WHOLE and distances[y][x] < 1 + 6 * bayer(x, y)
            tile.set_at((x, y), colour("wave" if light else "ocean"))
    _mark_corner(tile)
    marks = (Mark("wave", "wave", 0.006),)
    _strew(tile, marks, seed, frame, lambda x, y: everywhere(x, y) and distances[y][x] > 8)
    return tile


def lake(bits: int, mouths: int, seed: int, frame: int) -> pygame.Surface:
    """A square of the lake, with reeds and a bright rim towards the land."""
    tile = grass(seed, lively=False)
    distances = [
        [border_distance(x, y, bits, mouths) + swing(x, y, seed, 0.7) for x in range(SIDE)] for y in range(SIDE)
    ]
    for y in range(SIDE):
        for x in range(SIDE):
            distance = distances[y][x]
            rim = next((name for reach, name in _LAKE if distance < reach), "wave")
            if rim != "leaf":
                tile.set_at((x, y), colour(rim))
    dot_grid(tile, everywhere)
    marks = (Mark("wave", "shallow", 0.010),)
    _strew(tile, marks, seed, frame, lambda x, y: everywhere(x, y) and distances[y][x] > 5)
    return tile


_HAZARD = 3  # width of the striped border
_STRIPE = 4


def airport(bits: int) -> pygame.Surface:
    """A square of the yellow area; its border is striped where the airport ends."""
    tile = blank(SIDE, SIDE)
    for y in range(SIDE):
        for x in range(SIDE):
            tile.set_at((x, y), colour("orange" if hashed(x, y, bits + 90) < 0.03 else "yellow"))
    for step in range(SIDE):
        if step % _DOTS < _DOTS // 2:
            for place, side in (((step, 0), NORTH), ((0, step), WEST)):
                tile.set_at(place, colour("rust" if bits & side else "yellow"))
    for y in range(SIDE):
        for x in range(SIDE):
            name = _hazard(x, y, bits)
            if name:
                tile.set_at((x, y), colour(name))
    return tile


def _hazard(x: int, y: int, bits: int) -> str:
    """The striped border, with a dark line outside it."""
    depth = _rim_depth(x, y, bits)
    if depth == 0:
        return "ink"
    if depth <= _HAZARD - 1:
        return "ink" if (x + y) // (_STRIPE // 2) % 2 else "yellow"
    return "rust" if depth == _HAZARD else ""


def _rim_depth(x: int, y: int, bits: int) -> int:
    """Whole pixels from the nearest side or corner where the airport ends."""
    far = SIDE - 1
    depths = [depth for side, depth in ((NORTH, y), (SOUTH, far - y), (WEST, x), (EAST, far - x)) if not bits & side]
    columns, rows = (1 if x >= HALF else -1), (1 if y >= HALF else -1)
    sides = {(1, -1): 2, (1, 1): 8, (-1, 1): 32, (-1, -1): 128}
    beside = (EAST if columns > 0 else WEST) & bits and (SOUTH if rows > 0 else NORTH) & bits
    if beside and not bits & sides[columns, rows]:
        depths.append(max(min(x, far - x), min(y, far - y)))
    return min(depths, default=SIDE)
