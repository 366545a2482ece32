"""The tiles of the island: every way in which a square of each terrain meets its neighbours, for Tiled's Terrain Brush.

The layer that they are painted on is the board itself: each tile says by its class which terrain it is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache, partial
from itertools import combinations
from typing import NamedTuple

import pygame

from game.content.komandosi_models import TerrainKind
from tools.art import island_ground as ground
from tools.art import island_ways as ways
from tools.art.island_forest import forest
from tools.art.island_shapes import BLOBS, EAST, EDGES, NORTH, SOUTH, WEST, WHOLE, seen
from tools.art.island_ways import LYING, UPRIGHT
from tools.art.palette import colour
from tools.art.tsx import Tile, Tileset, Wang, WangColour, WangSet

NAME = "island"
COLUMNS = 16
_WAVE_TIME = 400  # milliseconds a picture of moving water stays
_CALM, _PLAINS = 6, 10
_RARE = 0.35
_VARIANTS = {"sea": 4, "deep sea": 6, "forest": 4, "lake": 3}
"""Pictures of a whole square; there are two of a square with one side to another terrain."""
_STRAIGHT = 2
GROUNDS = {
    "plain": "grass",
    "sea": "wave",
    "deep sea": "ocean",
    "forest": "forest",
    "lake": "shallow",
    "airport": "yellow",
}
"""The terrains of the set *Ground* with the colour of their marks in Tiled; their numbers count from 1."""
_AROUND = {"sea": "plain", "deep sea": "sea", "forest": "plain", "lake": "plain", "airport": "plain"}
"""What may lie beside a terrain."""
WAYS = {"road": "fog", "rail": "clay", "river": "wave"}
"""The terrains of the set *Ways*."""


class Key(NamedTuple):
    """A tile by what it shows: terrain, neighbours of the same terrain, sides where a river comes in, variant."""

    name: str
    bits: int = 0
    mouths: int = 0
    variant: int = 0


class _Spec(NamedTuple):
    """How a tile is made and what Tiled knows about it; `draw` takes the number of a frame."""

    kind: TerrainKind
    draw: Callable[[int], pygame.Surface]
    moves: bool = False
    ground: Wang | None = None
    ways: Wang | None = None
    probability: float = 1.0


def _blob_wang(name: str, bits: int) -> Wang:
    names = list(GROUNDS)
    own, around = names.index(name) + 1, names.index(_AROUND[name]) + 1
    north, north_east, east, south_east, south, south_west, west, north_west = (
        own if bits & 1 << place else around for place in range(8)
    )
    return (north, north_east, east, south_east, south, south_west, west, north_west)


def _way_wang(**sides: int) -> Wang:
    """The Wang id of ways by their names and sides."""
    numbers = {edge: 1 + list(WAYS).index(name) for name, bits in sides.items() for edge in EDGES if bits & edge}
    return tuple(numbers.get(1 << place, 0) for place in range(8))  # type: ignore[return-value]


def variants(name: str, bits: int) -> int:
    """How many pictures there are of a blob."""
    if bits == WHOLE:
        return _VARIANTS.get(name, 1)
    return _STRAIGHT if name in ("sea", "forest") and bits in _ONE_SIDE else 1


_ONE_SIDE = {seen(WHOLE & ~edge) for edge in EDGES}
_SIDEWAYS = {NORTH: LYING, SOUTH: LYING, EAST: UPRIGHT, WEST: UPRIGHT}


def _mouth_bits(edge: int) -> Iterator[int]:
    """The neighbours of water into which a river comes over a side: open behind, each side of it open or not."""
    sides = [side for side in EDGES if _SIDEWAYS[edge] & side]
    for count in range(len(sides) + 1):
        for closed in combinations(sides, count):
            yield seen(WHOLE & ~edge & ~sum(closed))


@cache
def catalogue() -> dict[Key, _Spec]:
    """Every tile in the order of its number; new ones go to the end, since maps name tiles by number."""
    return {**dict(_plains()), **dict(_blobs()), **dict(_ways()), **dict(_mouths())}


def _plains() -> Iterator[tuple[Key, _Spec]]:
    for variant in range(_PLAINS):
        lively = variant >= _CALM
        draw = _still(ground.plain, variant, lively)
        wang: Wang = (1, 1, 1, 1, 1, 1, 1, 1)
        chance = _RARE if lively else 1.0
        yield Key("plain", variant=variant), _Spec(TerrainKind.PLAIN, draw, ground=wang, probability=chance)


def _still(paint: Callable[..., pygame.Surface], *what: int) -> Callable[[int], pygame.Surface]:
    """How something is painted that does not move."""
    return lambda _frame: paint(*what)


def _blobs() -> Iterator[tuple[Key, _Spec]]:
    for name in _AROUND:
        for bits in BLOBS:
            for variant in range(variants(name, bits)):
                key = Key(name, bits, 0, variant)
                wang = _blob_wang(name, bits) if bits else None  # a lone square has the Wang id of what is around it
                yield key, _blob(key)._replace(ground=wang)


def _blob(key: Key) -> _Spec:
    """A square of water, forest or airport by its neighbours."""
    name, bits, mouths, variant = key
    seed = bits + 300 * variant + 7 * mouths
    match name:
        case "sea":
            return _Spec(TerrainKind.SEA, partial(ground.sea, bits, mouths, seed), moves=True)
        case "deep sea":
            return _Spec(TerrainKind.SEA, partial(ground.deep_sea, bits, seed), moves=True)
        case "lake":
            return _Spec(TerrainKind.LAKE, partial(ground.lake, bits, mouths, seed), moves=True)
        case "forest":
            return _Spec(TerrainKind.FOREST, _still(forest, bits, variant))
    return _Spec(TerrainKind.AIRPORT, _still(ground.airport, bits))


def _edge_mixes() -> Iterator[int]:
    """All sets of sides, the straight ones first."""
    yield from sorted(range(1, 16), key=lambda mix: (mix not in (5, 10), mix))


def _sides(mix: int) -> int:
    return sum(edge for place, edge in enumerate(EDGES) if mix & 1 << place)


def _ways() -> Iterator[tuple[Key, _Spec]]:
    for name, kind in (("road", TerrainKind.ROAD), ("rail", TerrainKind.RAIL)):
        paint = ways.road if name == "road" else ways.rail
        for bits in map(_sides, _edge_mixes()):
            draw = _still(paint, bits, bits)
            yield Key(name, bits), _Spec(kind, draw, ways=_way_wang(**{name: bits}))
    for bits in map(_sides, _edge_mixes()):
        for variant in range(_STRAIGHT if bits in (UPRIGHT, LYING) else 1):
            draw = partial(ways.river, bits, bits + 40 * variant)
            yield Key("river", bits, 0, variant), _Spec(TerrainKind.RIVER, draw, True, ways=_way_wang(river=bits))
    for over, under in ((LYING, UPRIGHT), (UPRIGHT, LYING)):
        crossed = _way_wang(road=over, rail=under)
        yield Key("crossing", over), _Spec(TerrainKind.CROSSING, _still(ways.crossing, over, 1), ways=crossed)
        bridged = _way_wang(road=over, river=under)
        draw = partial(ways.road_bridge, over, 3)
        yield Key("road bridge", over), _Spec(TerrainKind.ROAD, draw, True, ways=bridged)
        bridged = _way_wang(rail=over, river=under)
        draw = partial(ways.rail_bridge, over, 5)
        yield Key("rail bridge", over), _Spec(TerrainKind.RAIL, draw, True, ways=bridged)


def _mouths() -> Iterator[tuple[Key, _Spec]]:
    for name in ("sea", "lake"):
        for edge in EDGES:
            for bits in _mouth_bits(edge):
                key = Key(name, bits, edge)
                yield key, _blob(key)


@cache
def tile_numbers() -> dict[Key, int]:
    """The number of every tile, from 0."""
    return {key: number for number, key in enumerate(catalogue())}


def tile_count() -> int:
    """How many tiles the sheet has: the later pictures of moving water too, and empty ones at its end."""
    specs = catalogue().values()
    pictures = len(specs) + sum(spec.moves for spec in specs) * (ground.FRAMES - 1)
    return -(-pictures // COLUMNS) * COLUMNS


def _mark(name: str) -> str:
    return "#{:02x}{:02x}{:02x}".format(*colour(name))


def _wang_sets() -> tuple[WangSet, ...]:
    numbers, specs = tile_numbers(), catalogue()
    shown = {name: numbers[Key(name, 0 if name == "plain" else WHOLE)] for name in GROUNDS}
    shown |= {name: numbers[Key(name, LYING)] for name in WAYS}
    grounds = {numbers[key]: spec.ground for key, spec in specs.items() if spec.ground}
    lines = {numbers[key]: spec.ways for key, spec in specs.items() if spec.ways}
    return (
        WangSet(
            "Ground", "mixed", tuple(WangColour(it, _mark(mark), shown[it]) for it, mark in GROUNDS.items()), grounds
        ),
        WangSet("Ways", "edge", tuple(WangColour(it, _mark(mark), shown[it]) for it, mark in WAYS.items()), lines),
    )


def island_tileset() -> Tileset:
    """All tiles with their terrain; the later pictures of moving water stand behind all others."""
    pictures = [spec.draw(0) for spec in catalogue().values()]
    tiles = {}
    for number, spec in enumerate(catalogue().values()):
        frames = (number,)
        if spec.moves:
            frames += tuple(range(len(pictures), len(pictures) + ground.FRAMES - 1))
            pictures += [spec.draw(frame) for frame in range(1, ground.FRAMES)]
        timed = tuple((frame, _WAVE_TIME) for frame in frames) if spec.moves else ()
        tiles[number] = Tile("Terrain", {"kind": spec.kind}, spec.probability, timed)
    return Tileset(NAME, COLUMNS, pictures, tiles, _wang_sets())
