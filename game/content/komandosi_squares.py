"""Reads the squares of an island of Komandosi: the terrain of its tiles, and the places that stand on them."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from game.content import komandosi_kinds as kinds
from game.content import map_kinds
from game.content.komandosi_models import Place, PlaceKind, Terrain, TerrainKind
from game.content.map_objects import game_objects, middle, read_as
from game.content.report import Kind, Report
from game.content.report import Place as Spot
from game.content.tiled.tree import (
    GID_MASK,
    AnyLayer,
    GroupLayer,
    MapObject,
    ObjectLayer,
    TileLayer,
    TileMap,
    flat,
)
from game.engine.komandosi.board_spec import PLACES, ROW_LETTERS, SIGNS
from game.engine.komandosi.board_spec import Place as Name

TERRAIN = "terrain"
SQUARE_PIXELS = 16
"""The side of a square on a map, in pixels."""
SIGN_OF = {TerrainKind(terrain): sign for terrain, sign in SIGNS.items()}
TERRAIN_OF = {sign: terrain for terrain, sign in SIGN_OF.items()}
NAME_OF: dict[PlaceKind, Name] = {PlaceKind(name): name for name in PLACES}
"""What the engine calls a kind of place."""
UNREAD = "?"
"""The sign of a square whose terrain could not be read."""


class FoundPlace(NamedTuple):
    """A place: its object, what it is, its square."""

    thing: MapObject
    kind: PlaceKind
    square: int

    @property
    def name(self) -> Name:
        """What the engine calls its kind."""
        return NAME_OF[self.kind]


def named(square: int, columns: int) -> dict[str, str | int]:
    """Row letter and column number of a square, as the gaps of a finding."""
    row, column = divmod(square, columns)
    return {"row": ROW_LETTERS[row], "column": column + 1}


class IslandSquares:
    """The squares of one map. `terrain` has a sign for each of them, and is empty where no layer could be read."""

    def __init__(self, tree: TileMap, report: Report) -> None:
        self.tree, self.report = tree, report
        self.columns = tree.width
        self.layer = self._layer()
        self.terrain = self._terrain(self.layer) if self.layer else ""
        self.some_lost = tree.lost_layers or UNREAD in self.terrain
        """Whether what seems missing may be something that was misread."""
        self.places = self._places()

    def spot(self, square: int) -> Spot:
        """Where a square stands in the file."""
        row, column = divmod(square, self.columns)
        return self.layer.place_of((column, row)) if self.layer else self.tree.place

    # ------------------------------------------------------------ terrain

    def _layer(self) -> TileLayer | None:
        layers = [it for it in self.tree.flat_layers() if isinstance(it, TileLayer) and it.role == TERRAIN]
        if not layers and not self.tree.lost_layers:
            self.report.add(kinds.TERRAIN_NONE, self.tree.place)
        if len(layers) > 1:
            self.report.add(kinds.TERRAIN_TWICE, layers[1].place)
        return layers[0] if layers else None

    def _terrain(self, layer: TileLayer) -> str:
        numbers = [raw & GID_MASK for raw in layer.cells]
        signs = {number: self._sign(number) for number in set(numbers)}
        self._tell(kinds.SQUARE_EMPTY, [square for square, number in enumerate(numbers) if not number])
        strange = {number for number in signs if number and self._is_strange(number)}
        self._tell(kinds.SQUARE_STRANGE, [square for square, number in enumerate(numbers) if number in strange])
        return "".join(signs[number] for number in numbers)

    def _tell(self, kind: Kind, squares: list[int]) -> None:
        if squares:
            first = squares[0]
            self.report.add(kind, self.spot(first), count=len(squares), **named(first, self.columns))

    def _is_strange(self, number: int) -> bool:
        """Whether a tile has no class Terrain; one that is lost has its finding already."""
        tileset, tile = self.tree.owner(number), self.tree.tile(number)
        lost = tileset is None or not tileset.readable or not tileset.has(number - tileset.first_gid)
        return not lost and (tile is None or tile.class_name != Terrain.__name__)

    def _sign(self, number: int) -> str:
        """The sign of a tile's terrain; UNREAD when it says none."""
        tileset, tile = self.tree.owner(number), self.tree.tile(number)
        if tileset is None or tile is None or tile.class_name != Terrain.__name__:
            return UNREAD
        before = len(self.report.errors)
        kind = read_as(Terrain, tile.properties, Spot(tileset.file, tile.line), self.report).kind
        return SIGN_OF[kind] if len(self.report.errors) == before else UNREAD

    # ------------------------------------------------------------ places

    def _places(self) -> list[FoundPlace]:
        """Every place that lies on the island, in the order of their squares."""
        found: dict[int, FoundPlace] = {}
        layers, before = _inheriting(self.tree, self.tree.layers), len(self.report.errors)
        things = game_objects(layers, (Place,), self.report, scenery=True)
        self.some_lost |= len(self.report.errors) > before or _lost_template(layers)
        for thing in things:
            place = self._place(thing)
            if place is None:
                self.some_lost = True
            elif other := found.get(place.square):
                both = {"first": other.kind.value, "second": place.kind.value}
                self.report.add(kinds.PLACE_TWICE, thing.place, **both, **named(place.square, self.columns))
                self.some_lost = True
            else:
                found[place.square] = place
        return [found[square] for square in sorted(found)]

    def _place(self, thing: MapObject) -> FoundPlace | None:
        before = len(self.report.errors)
        kind = read_as(Place, thing.properties, thing.place, self.report).kind
        tileset = self.tree.owner(thing.gid & GID_MASK) if thing.gid else None
        x, y = middle(thing, tileset.alignment if tileset else "unspecified")
        width, height = self.columns * SQUARE_PIXELS, self.tree.height * SQUARE_PIXELS
        if not (0 <= x < width and 0 <= y < height):
            at = {"x": round(x), "y": round(y)}
            self.report.add(map_kinds.OBJECT_OUTSIDE, thing.place, **at, width=width, height=height)
        if len(self.report.errors) > before:
            return None
        return FoundPlace(thing, kind, int(y // SQUARE_PIXELS) * self.columns + int(x // SQUARE_PIXELS))


def _lost_template(layers: tuple[AnyLayer, ...]) -> bool:
    """Whether some object could not be made from its template."""
    return any(it.lost_template for layer in flat(layers) if isinstance(layer, ObjectLayer) for it in layer.objects)


def _inheriting(tree: TileMap, layers: tuple[AnyLayer, ...]) -> tuple[AnyLayer, ...]:
    """The layers with objects that say of their tile what they do not say themselves, as Tiled understands them."""
    return tuple(_heirs(tree, layer) for layer in layers)


def _heirs(tree: TileMap, layer: AnyLayer) -> AnyLayer:
    if isinstance(layer, GroupLayer):
        return replace(layer, layers=_inheriting(tree, layer.layers))
    if isinstance(layer, ObjectLayer):
        return replace(layer, objects=tuple(_heir(tree, thing) for thing in layer.objects))
    return layer


def _heir(tree: TileMap, thing: MapObject) -> MapObject:
    tile = tree.tile(thing.gid & GID_MASK) if thing.gid else None
    if tile is None or thing.class_name not in ("", tile.class_name):
        return thing
    return replace(thing, class_name=tile.class_name, properties={**tile.properties, **thing.properties})
