"""A Tiled map as one plain frozen tree: no XML, everything resolved, inherited and decoded."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

from game.content.report import Cell, Place

ACROSS = 1 << 31
DOWN = 1 << 30
DIAGONAL = 1 << 29
HEXAGONAL = 1 << 28
GID_MASK = HEXAGONAL - 1
TILES_OF_A_LOST_SET = 1 << 16
"""Numbers kept for a tileset that cannot be read, so that no other set is taken for their owner."""


class Gid(NamedTuple):
    """A tile of the map as it lies: its number, and its turn by Tiled's three flags."""

    number: int
    across: bool = False
    down: bool = False
    diagonal: bool = False


def split_gid(raw: int) -> Gid:
    """A stored 32-bit number taken apart into tile number and flags."""
    return Gid(raw & GID_MASK, bool(raw & ACROSS), bool(raw & DOWN), bool(raw & DIAGONAL))


@dataclass(frozen=True, slots=True)
class ObjectRef:
    """A property that points at an object; 0 points at nothing."""

    id: int


Value = str | int | float | bool | ObjectRef
Properties = Mapping[str, Value]
"""Custom properties; members of classes and lists are flattened to "stats.hp" and "links.0"."""


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture file with its real size in pixels; `transparent` is a colour "rrggbb" or empty."""

    path: Path
    width: int
    height: int
    transparent: str = ""


@dataclass(frozen=True, slots=True)
class Frame:
    """One picture of an animated tile: the tile shown and for how many milliseconds."""

    tile: int
    duration: int


@dataclass(frozen=True, slots=True)
class Tile:
    """What a tileset says about one of its tiles; `part` cuts x, y, width, height out of its own picture."""

    id: int
    line: int
    class_name: str = ""
    properties: Properties = field(default_factory=dict)
    picture: Picture | None = None
    part: tuple[int, int, int, int] | None = None
    frames: tuple[Frame, ...] = ()


@dataclass(frozen=True, slots=True)
class Tileset:
    """A tileset inlined into the map. `readable` is False when its file is missing or broken.

    A sheet has a `picture` cut into `columns`; a collection has a picture in every tile.
    """

    name: str
    first_gid: int
    file: Path
    line: int
    readable: bool = True
    tile_width: int = 0
    tile_height: int = 0
    columns: int = 0
    count: int = 0
    margin: int = 0
    spacing: int = 0
    offset: tuple[int, int] = (0, 0)
    alignment: str = "unspecified"
    render_size: str = "tile"
    fill_mode: str = "stretch"
    picture: Picture | None = None
    tiles: Mapping[int, Tile] = field(default_factory=dict)
    class_name: str = ""
    properties: Properties = field(default_factory=dict)

    @property
    def last_gid(self) -> int:
        """The largest number that belongs to this tileset."""
        last = max(self.count - 1, max(self.tiles, default=0), 0) if self.readable else TILES_OF_A_LOST_SET
        return self.first_gid + last

    def has(self, local: int) -> bool:
        """Whether the tileset has a tile of this number; an unreadable one is given the benefit of the doubt."""
        return not self.readable or local in self.tiles or (self.picture is not None and 0 <= local < self.count)

    def size_of(self, local: int) -> tuple[int, int]:
        """Width and height of a tile in pixels: in a collection those of its own picture."""
        tile = self.tiles.get(local)
        if tile is None or tile.picture is None:
            return self.tile_width, self.tile_height
        return tile.part[2:] if tile.part else (tile.picture.width, tile.picture.height)


@dataclass(frozen=True, slots=True)
class Layer:
    """What all layers have; visibility, opacity, offset (pixels) and tint include those of the groups around it.

    `switched_on` is the layer's own eye in Tiled, without the groups.
    """

    id: int
    name: str
    place: Place
    class_name: str
    properties: Properties
    visible: bool
    switched_on: bool
    opacity: float
    offset: tuple[float, float]
    tint: tuple[int, int, int, int]

    @property
    def role(self) -> str:
        """What the layer is for, in small letters: its class, else its property `role`, else its name."""
        return (self.class_name or str(self.properties.get("role", "")) or self.name).strip().lower()


@dataclass(frozen=True, slots=True)
class TileLayer(Layer):
    """A grid of stored tile numbers, row by row; `row_lines` is the line of the file on which a row begins."""

    width: int
    height: int
    cells: tuple[int, ...]
    row_lines: tuple[int, ...]

    def used(self) -> Iterator[tuple[Cell, Gid]]:
        """All cells that hold a tile, in reading order."""
        for index, raw in enumerate(self.cells):
            if raw & GID_MASK:
                yield (index % self.width, index // self.width), split_gid(raw)

    def place_of(self, cell: Cell) -> Place:
        """The place of a cell, with the line of the file on which its row stands."""
        return self.place.at_cell(cell, self.row_lines[cell[1]])


@dataclass(frozen=True, slots=True)
class MapObject:
    """An object, its template merged in. Points are pixels relative to `x`, `y`; rotation is degrees clockwise."""

    id: int
    name: str
    place: Place
    class_name: str
    properties: Properties
    x: float
    y: float
    width: float
    height: float
    rotation: float
    gid: int
    visible: bool
    opacity: float
    shape: str
    points: tuple[tuple[float, float], ...] = ()
    lost_template: bool = False


@dataclass(frozen=True, slots=True)
class ObjectLayer(Layer):
    """Objects in document order; `draw_order` is "topdown" or "index"."""

    draw_order: str
    objects: tuple[MapObject, ...]


@dataclass(frozen=True, slots=True)
class ImageLayer(Layer):
    """A single picture; None when its file is missing."""

    picture: Picture | None
    repeat: tuple[bool, bool]


@dataclass(frozen=True, slots=True)
class GroupLayer(Layer):
    """Layers inside a layer, in document order."""

    layers: tuple[AnyLayer, ...]


AnyLayer = TileLayer | ObjectLayer | ImageLayer | GroupLayer


@dataclass(frozen=True, slots=True)
class TileMap:
    """A whole map. An infinite one is cut to its used cells; `origin` is the cell that became (0, 0).

    `lost_layers` is True when a layer could not be read: what is missing may have been on it.
    """

    file: Path
    line: int
    width: int
    height: int
    tile_width: int
    tile_height: int
    class_name: str
    properties: Properties
    background: str
    render_order: str
    tilesets: tuple[Tileset, ...]
    layers: tuple[AnyLayer, ...]
    origin: Cell = (0, 0)
    lost_layers: bool = False

    @property
    def place(self) -> Place:
        """The map as a whole."""
        return Place(self.file, self.line)

    def flat_layers(self) -> Iterator[AnyLayer]:
        """All layers in document order, groups before what is in them."""
        return flat(self.layers)

    def owner(self, number: int) -> Tileset | None:
        """The tileset that a tile number belongs to: the one with the largest first number not above it."""
        return owner(self.tilesets, number)

    def tile(self, number: int) -> Tile | None:
        """What the tilesets say about a tile number; None where they say nothing."""
        tileset = self.owner(number)
        return tileset.tiles.get(number - tileset.first_gid) if tileset else None


def flat(layers: tuple[AnyLayer, ...]) -> Iterator[AnyLayer]:
    """All layers in document order, groups before what is in them."""
    for layer in layers:
        yield layer
        if isinstance(layer, GroupLayer):
            yield from flat(layer.layers)


def owner(tilesets: tuple[Tileset, ...] | list[Tileset], number: int) -> Tileset | None:
    """The tileset with the largest first number that is not above `number`; None when there is none."""
    found = None
    for tileset in tilesets:
        if tileset.first_gid <= number and (found is None or tileset.first_gid >= found.first_gid):
            found = tileset
    return found
