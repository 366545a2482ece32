"""Paints what runs through squares of the island: rivers, roads, rails, and where they cross."""

from __future__ import annotations

import pygame

from tools.art.canvas import blank, fill
from tools.art.ground import Mark, Theme, scatter
from tools.art.island_ground import dot_grid, everywhere, grass
from tools.art.island_shapes import BEND, CHANNEL, EAST, NORTH, SIDE, SOUTH, WEST, bends, edges_of, swing, way
from tools.art.palette import colour

UPRIGHT, LYING = NORTH | SOUTH, EAST | WEST
_RIVER = ((2.6, "wave"), (3.8, "shallow"), (CHANNEL, "forest"))
_ROAD, _KERB = 5.0, 4.0
_RAIL = 2.0  # from the middle of a track to its rails
_SLEEPER, _SLEEPERS = 5.0, 4  # half their length, and one every so many pixels
_DASHES = ((1, 3), (6, 9), (12, 14))
_BEND_DASHES = ((1, 3), (5, 8), (10, 12))
_DRIFT = (0, 1, 2, 3)


def _ground(seed: int) -> pygame.Surface:
    tile = grass(seed, lively=False)
    dot_grid(tile, everywhere)
    return tile


def river(bits: int, seed: int, frame: int) -> pygame.Surface:
    """A square with a river that leaves over the given sides; its ripples run down the square."""
    tile = _ground(seed)
    lay_river(tile, bits, seed, frame)
    return tile


def lay_river(tile: pygame.Surface, bits: int, seed: int, frame: int) -> None:
    """Draws a river over what a tile shows already."""
    sides = [[abs(way(x, y, bits)[0]) + swing(x, y, seed, 0.8) for x in range(SIDE)] for y in range(SIDE)]
    for y in range(SIDE):
        for x in range(SIDE):
            name = next((name for reach, name in _RIVER if sides[y][x] < reach), "")
            if name:
                tile.set_at((x, y), colour(name))
    ripples = blank(SIDE, SIDE)
    scatter(ripples, (0, 0, SIDE, SIDE), Theme("wave", "wave", 1.0, (Mark("wave", "shallow", 0.03),)), seed, everywhere)
    for y in range(SIDE):
        for x in range(SIDE):
            pixel = ripples.get_at((x, (y - _DRIFT[frame]) % SIDE))
            if pixel.a and sides[y][x] < 2.0:
                tile.set_at((x, y), pixel)


def road(bits: int, seed: int) -> pygame.Surface:
    """A square of road."""
    tile = _ground(seed)
    lay_road(tile, bits)
    return tile


def lay_road(tile: pygame.Surface, bits: int) -> None:
    """Draws a road over what a tile shows already."""
    dashes = _BEND_DASHES if bends(bits) else _DASHES
    for y in range(SIDE):
        for x in range(SIDE):
            side, along = way(x, y, bits)
            if abs(side) < _ROAD:
                tile.set_at((x, y), colour("slate" if abs(side) > _KERB else "fog"))
            dashed = any(start <= along < end for start, end in dashes)
            if len(edges_of(bits)) == 2 and -1 <= side < 0 and dashed:
                tile.set_at((x, y), colour("sand_l"))
    if len(edges_of(bits)) != 2:
        stubs = {NORTH: (7, 0, 1, 3), EAST: (13, 7, 3, 1), SOUTH: (7, 13, 1, 3), WEST: (0, 7, 3, 1)}
        fill(tile, "sand_l", *(stubs[edge] for edge in edges_of(bits)))


def rail(bits: int, seed: int) -> pygame.Surface:
    """A square of track; where it ends there is a buffer."""
    tile = _ground(seed)
    lay_sleepers(tile, bits)
    lay_rails(tile, bits)
    return tile


def lay_sleepers(tile: pygame.Surface, bits: int) -> None:
    """Draws the sleepers of a track."""
    for line in _lines(bits):
        for y in range(SIDE):
            for x in range(SIDE):
                side, along = way(x, y, line)
                place = int(along) % _SLEEPERS
                if abs(side) < _SLEEPER and place < 2 and _on_arm(x, y, bits):
                    tile.set_at((x, y), colour("clay" if place == 0 else "earth"))


def lay_rails(tile: pygame.Surface, bits: int) -> None:
    """Draws the rails of a track."""
    for line in _lines(bits):
        for y in range(SIDE):
            for x in range(SIDE):
                name = "mist" if _is_rail(x, y, line) else "slate" if _is_rail(*_lit(x, y, line), line) else ""
                if name and _on_arm(x, y, bits):
                    tile.set_at((x, y), colour(name))
    for edge in edges_of(bits) if len(edges_of(bits)) == 1 else ():
        _buffer(tile, edge)


def _is_rail(x: int, y: int, line: int) -> bool:
    return _RAIL <= abs(way(x, y, line)[0]) < _RAIL + 1


def _lit(x: int, y: int, line: int) -> tuple[int, int]:
    """The pixel whose rail casts its shadow on this one: to the left on upright parts, above on lying ones."""
    upright = line == UPRIGHT or (bends(line) and way(x, y, line)[1] < BEND / 2)
    return (x - 1, y) if upright else (x, y - 1)


def _lines(bits: int) -> tuple[int, ...]:
    """The straight tracks and bends that a track is drawn from."""
    if len(edges_of(bits)) == 2:
        return (bits,)
    return tuple(line for line in (UPRIGHT, LYING) if bits & line)


def _on_arm(x: int, y: int, bits: int) -> bool:
    """Whether a pixel lies on the half of a square over whose side a track leaves."""
    if len(edges_of(bits)) == 2:
        return True
    halves = {NORTH: y < 9, SOUTH: y >= 7, WEST: x < 9, EAST: x >= 7}
    upright = 3 <= x < 13 and any(bits & edge and halves[edge] for edge in (NORTH, SOUTH))
    lying = 3 <= y < 13 and any(bits & edge and halves[edge] for edge in (EAST, WEST))
    return upright or lying


def _buffer(tile: pygame.Surface, edge: int) -> None:
    """The block at the end of a track."""
    box = {NORTH: (4, 8, 8, 2), SOUTH: (4, 6, 8, 2), WEST: (8, 4, 2, 8), EAST: (6, 4, 2, 8)}[edge]
    fill(tile, "red", box)
    fill(tile, "white", (box[0] + 2, box[1], 2, 2) if box[2] > box[3] else (box[0], box[1] + 2, 2, 2))


def crossing(road_bits: int, seed: int) -> pygame.Surface:
    """A level crossing: planks between the rails where they cross the road."""
    rail_bits = UPRIGHT if road_bits == LYING else LYING
    tile = _ground(seed)
    lay_sleepers(tile, rail_bits)
    lay_road(tile, road_bits)
    _stop_lines(tile, road_bits)
    for y in range(SIDE):
        for x in range(SIDE):
            beside, along = way(x, y, rail_bits)[0], way(x, y, road_bits)[0]
            if abs(beside) < 5 and abs(along) < _KERB:
                tile.set_at((x, y), colour("earth" if int(along + SIDE) % 4 == 0 else "clay"))
    lay_rails(tile, rail_bits)
    return tile


def _stop_lines(tile: pygame.Surface, road_bits: int) -> None:
    lines = ((1, 4, 1, 4), (14, 8, 1, 4)) if road_bits == LYING else ((8, 1, 4, 1), (4, 14, 4, 1))
    fill(tile, "white", *lines)


def road_bridge(road_bits: int, seed: int, frame: int) -> pygame.Surface:
    """A road over a river, between two wooden railings."""
    tile = river(UPRIGHT if road_bits == LYING else LYING, seed, frame)
    _deck_shadow(tile, road_bits)
    lay_road(tile, road_bits)
    _railings(tile, road_bits, "sand_d", "clay", "earth")
    return tile


def rail_bridge(rail_bits: int, seed: int, frame: int) -> pygame.Surface:
    """A track over a river, on beams."""
    tile = river(UPRIGHT if rail_bits == LYING else LYING, seed, frame)
    _deck_shadow(tile, rail_bits)
    beams = ((0, 3, SIDE, 10),) if rail_bits == LYING else ((3, 0, 10, SIDE),)
    fill(tile, "bark", *beams)
    lay_sleepers(tile, rail_bits)
    lay_rails(tile, rail_bits)
    _railings(tile, rail_bits, "fog", "steel", "slate")
    return tile


def _deck_shadow(tile: pygame.Surface, bits: int) -> None:
    """What the deck darkens below it."""
    box = (3, 14, 10, 2) if bits == LYING else (14, 3, 2, 10)
    for y in range(box[1], box[1] + box[3]):
        for x in range(box[0], box[0] + box[2]):
            if tile.get_at((x, y))[:3] in (colour("wave"), colour("shallow")):
                tile.set_at((x, y), colour("ocean"))


def _railings(tile: pygame.Surface, bits: int, light: str, body: str, dark: str) -> None:
    if bits == LYING:
        for y in (1, 13):
            fill(tile, light, (0, y, SIDE, 1))
            fill(tile, body, (0, y + 1, SIDE, 1))
        fill(tile, dark, *((x, y, 2, 3) for x in (1, 13) for y in (0, 12)))
        return
    for x in (1, 13):
        fill(tile, light, (x, 0, 1, SIDE))
        fill(tile, body, (x + 1, 0, 1, SIDE))
    fill(tile, dark, *((x, y, 3, 2) for y in (1, 13) for x in (0, 12)))
