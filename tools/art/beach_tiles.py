"""The tiles of beaches: grounds from the deep sea to grass that border on each other, and covers to lie over them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

import pygame

from tools.art.beach_ground import (
    FRAMES,
    FULL,
    SIDE,
    Rim,
    Terrain,
    cliff_face,
    paint,
    rows_of,
    sea_wall,
    speckled,
)
from tools.art.canvas import blank
from tools.art.ground import Mark
from tools.art.palette import colour
from tools.art.tsx import Tile, Tileset, Wang, WangColour, WangSet

COLUMNS = 16
VARIANTS = 8
MIXES = (*range(1, FULL), 3, 12, 5, 10, 3, 12)
"""Mixes of corners of a border; straight ones, painted most often, have more than one picture."""
_CALM, _RARE = 4, 0.4
_WAVE_TIME = 320  # milliseconds a picture of moving water stays

_WATERS = ("deep", "sea", "surf")
GROUNDS = {
    "deep": Terrain("ocean", (Mark("wave", "wave", 0.006),)),
    "sea": Terrain("wave", (Mark("wave", "shallow", 0.008), Mark("ripple", "ocean", 0.004)), dither=7),
    "surf": Terrain("shallow", (Mark("wave", "foam", 0.008),), dither=8),
    "wet sand": Terrain("sand_d", (Mark("dot", "clay", 0.008), Mark("ripple", "clay", 0.003))),
    "sand": Terrain("sand", (Mark("dot", "sand_d", 0.016), Mark("ripple", "sand_d", 0.003)), fray=0.6),
    "earth": Terrain(
        "sand_d",
        (Mark("pebble", "clay", 0.004), Mark("dot", "clay", 0.008), Mark("dot", "sand", 0.008)),
        (Rim("clay", -1.5, 0, 0.8),),
    ),
    "grass": Terrain(
        "grass",
        (Mark("tuft", "leaf", 0.010), Mark("tuft", "lime", 0.008), Mark("flower", "sand_l", 0.0012)),
        (Rim("forest", -1.2, 0, 1.2), Rim("leaf", 0, 1.6, 1.6)),
        fray=0.6,
    ),
}
"""From the sea upward; a ground's number in Tiled is its place, from 1."""
BORDERS = (
    ("sea", "deep"),
    ("surf", "sea"),
    ("wet sand", "surf"),
    ("sand", "wet sand"),
    ("earth", "sand"),
    ("grass", "earth"),
    ("grass", "sand"),
)
"""Grounds that may lie beside each other: the first one lies over the second."""
SHORE = ("wet sand", "surf")
_FOAM = (2.0, 3.2, 4.2, 3.0)
"""How far the foam of the shore reaches in every frame."""
_BREAKER = (7.0, 5.6, 4.4, 8.0)
"""Where the next wave breaks in every frame, in pixels off the shore."""


def _patch(name: str) -> Terrain:
    return Terrain(name, fray=0.95)


Painter = Callable[[pygame.Surface, int, int], None]
"""Paints a cover: tile, corners, seed."""


class Cover(NamedTuple):
    """What lies over a ground: the colour of its mark in Tiled, and how it is painted."""

    mark: str
    paint: Painter


def _ground(terrain: Terrain) -> Painter:
    return lambda tile, corners, seed: paint(tile, terrain, corners, seed)


COVERS = {
    "light sand": Cover("sand_l", _ground(_patch("sand_l"))),
    "bare sand": Cover("sand", _ground(_patch("sand"))),
    "mud": Cover("clay", _ground(_patch("clay"))),
    "meadow": Cover("leaf", _ground(_patch("leaf"))),
    "shingle": Cover("mist", partial(speckled, stones=("mist", "mist", "fog", "mist", "fog", "mist", "sand_d"))),
    "path": Cover(
        "sand_d",
        _ground(
            Terrain(
                "sand_d",
                (Mark("dot", "clay", 0.02), Mark("dot", "sand", 0.02)),
                (Rim("clay", 0, 1.2, 0.6), Rim("forest", -0.8, 0)),
                fray=0.25,
            )
        ),
    ),
    "wheat": Cover("yellow", partial(rows_of, furrows=("sand", "sand_d", "yellow", "sand_d"), rim="leaf")),
    "ploughed": Cover("earth", partial(rows_of, furrows=("clay", "clay", "earth"), rim="leaf")),
    "promenade": Cover("fog", sea_wall),
    "cliff": Cover("steel", cliff_face),
    "rubble": Cover("slate", partial(speckled, stones=("steel", "steel", "slate", "steel", "fog"))),
}
"""In the order of their numbers in Tiled, from 1; they lie in layers above the ground."""
POOL = "pool"
_POOL = Terrain(
    "shallow",
    (Mark("wave", "foam", 0.012), Mark("wave", "wave", 0.010)),
    (Rim("forest", -1.8, -0.8), Rim("foam", -0.8, 0.8), Rim("wave", 1.6, 2.6, 0.5)),
    fray=0.3,
)
COVER_NAMES = (*COVERS, POOL)


def _shore(corners: int, seed: int, frame: int) -> pygame.Surface:
    """Wet sand over surf, with foam that comes and goes."""
    tile = blank(SIDE, SIDE)
    paint(tile, GROUNDS["surf"], FULL, seed, frame)
    breaker = _BREAKER[frame]
    rims = (Rim("foam", -breaker - 0.8, -breaker, 1.5), Rim("foam", -_FOAM[frame], 0, 1.0), Rim("clay", 0, 1.2, 0.8))
    paint(tile, GROUNDS["wet sand"]._replace(rims=rims), corners, seed)
    return tile


def whole_tile(name: str, variant: int, frame: int = 0) -> pygame.Surface:
    """A tile of one ground."""
    tile = blank(SIDE, SIDE)
    paint(tile, GROUNDS[name], FULL, 1 + list(GROUNDS).index(name) * 20 + variant, frame)
    return tile


def border_tile(pair: tuple[str, str], place: int, frame: int = 0) -> pygame.Surface:
    """A tile where one ground lies over another in some of its corners; `place` counts in MIXES."""
    seed = 400 + BORDERS.index(pair) * len(MIXES) + place
    if pair == SHORE:
        return _shore(MIXES[place], seed, frame)
    tile = blank(SIDE, SIDE)
    paint(tile, GROUNDS[pair[1]], FULL, seed, frame)
    paint(tile, GROUNDS[pair[0]], MIXES[place], seed, frame)
    return tile


def cover_tile(name: str, corners: int, seed: int, frame: int = 0) -> pygame.Surface:
    """A cover where the corners say, transparent elsewhere."""
    tile = blank(SIDE, SIDE)
    if name == POOL:
        paint(tile, _POOL, corners, seed, frame)
    else:
        COVERS[name].paint(tile, corners, seed)
    return tile


COVER_MIXES = (*MIXES, FULL, FULL)


def ground_tile(name: str, variant: int) -> int:
    """The number of a tile of one ground."""
    return list(GROUNDS).index(name) * VARIANTS + variant


def border_number(pair: tuple[str, str], place: int) -> int:
    """The number of a border tile; `place` counts in MIXES."""
    return len(GROUNDS) * VARIANTS + BORDERS.index(pair) * len(MIXES) + place


def cover_number(name: str, place: int) -> int:
    """The number of a tile of a cover; `place` counts in COVER_MIXES."""
    return border_number(BORDERS[-1], len(MIXES)) + COVER_NAMES.index(name) * len(COVER_MIXES) + place


def _wang(corners: int, over: int, under: int) -> Wang:
    north_west, north_east, south_west, south_east = (over if corners & bit else under for bit in (1, 2, 4, 8))
    return (0, north_east, 0, south_east, 0, south_west, 0, north_west)


class _Sheet:
    """Gathers the tiles of the tileset; the later pictures of moving water stand behind all others."""

    def __init__(self) -> None:
        self.pictures: list[pygame.Surface] = []
        self.moving: dict[int, list[pygame.Surface]] = {}
        self.rare: set[int] = set()
        self.grounds: dict[int, Wang] = {}
        self.covers: dict[int, Wang] = {}

    def add(self, draw: Callable[[int], pygame.Surface], moves: bool) -> int:
        """Adds a tile, drawn for every frame where it moves; returns its number."""
        number = len(self.pictures)
        self.pictures.append(draw(0))
        if moves:
            self.moving[number] = [draw(frame) for frame in range(1, FRAMES)]
        return number

    def add_grounds(self) -> None:
        """Variants of every ground, then the borders of every pair."""
        names = list(GROUNDS)
        for name in names:
            for variant in range(VARIANTS):
                number = self.add(partial(whole_tile, name, variant), name in _WATERS)
                self.grounds[number] = _wang(FULL, names.index(name) + 1, 0)
                if variant >= _CALM:
                    self.rare.add(number)
        for pair in BORDERS:
            over, under = (names.index(name) + 1 for name in pair)
            for place, corners in enumerate(MIXES):
                number = self.add(partial(border_tile, pair, place), pair[1] in _WATERS)
                self.grounds[number] = _wang(corners, over, under)

    def add_covers(self) -> None:
        """Every mix of corners of every cover."""
        for place, name in enumerate(COVER_NAMES):
            for mix, corners in enumerate(COVER_MIXES):
                seed = 900 + place * len(COVER_MIXES) + mix
                number = self.add(partial(cover_tile, name, corners, seed), name == POOL)
                self.covers[number] = _wang(corners, place + 1, 0)

    def tiles(self) -> dict[int, Tile]:
        """Probabilities and frames; puts the later pictures of moving water at the end."""
        frames = {}
        for number, later in self.moving.items():
            first = len(self.pictures)
            self.pictures += later
            shown = (number, *range(first, first + len(later)))
            frames[number] = tuple((tile, _WAVE_TIME) for tile in shown)
        marked = self.rare | set(frames)
        return {
            number: Tile(
                probability=_RARE if number in self.rare else 1.0,
                frames=frames.get(number, ()),
            )
            for number in sorted(marked)
        }


def _mark(name: str) -> str:
    return "#{:02x}{:02x}{:02x}".format(*colour(name))


def beach_tileset() -> Tileset:
    """All tiles; one corner set for the grounds, one for the covers."""
    sheet = _Sheet()
    sheet.add_grounds()
    sheet.add_covers()
    grounds = tuple(WangColour(name, _mark(it.base), ground_tile(name, 0)) for name, it in GROUNDS.items())
    marks = {name: cover.mark for name, cover in COVERS.items()} | {POOL: _POOL.base}
    covers = tuple(WangColour(name, _mark(mark), cover_number(name, len(MIXES))) for name, mark in marks.items())
    sets = (
        WangSet("Ground", "corner", grounds, sheet.grounds),
        WangSet("Cover", "corner", covers, sheet.covers),
    )
    tiles = sheet.tiles()
    return Tileset("beach", COLUMNS, sheet.pictures, tiles, sets)


def beach_tile_count() -> int:
    """How many tiles the sheet has, empty ones at its end included."""
    return -(-len(beach_tileset().pictures) // COLUMNS) * COLUMNS
