"""From a file of Tiled to one plain tree: groups inherited, templates merged, infinite maps cut, all checked."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from game.content.report import Cell, Place, Report
from game.content.tiled import kinds
from game.content.tiled.check import read_source
from game.content.tiled.fields import Fields, Shelf, hexadecimal
from game.content.tiled.layer_data import MOST_CELLS, MOST_CELLS_IN_ALL, Chunk, read_chunks
from game.content.tiled.nodes import Node
from game.content.tiled.objects import Templates, read_object
from game.content.tiled.pictures import read_picture
from game.content.tiled.references import check_gids, check_objects
from game.content.tiled.tilesets import LARGEST_TILE, read_tilesets
from game.content.tiled.tree import (
    AnyLayer,
    GroupLayer,
    ImageLayer,
    Layer,
    ObjectLayer,
    TileLayer,
    TileMap,
)

MOST_GROUPS = 16
NEWEST = (1, 10)
"""The newest map format: Tiled 1.10 to 1.12 write it."""
WHITE = (255, 255, 255, 255)


@dataclass(frozen=True, slots=True)
class Rim:
    """What a layer takes over from the groups around it."""

    visible: bool = True
    opacity: float = 1.0
    offset: tuple[float, float] = (0.0, 0.0)
    tint: tuple[int, int, int, int] = WHITE
    depth: int = 0


def read_tree(file: Path, report: Report, shelf: Shelf | None = None) -> TileMap | None:
    """The map in `file` as a tree; None when there is no map to speak of. What is wrong with it goes to `report`.

    Maps that are read together may share a `shelf` of tilesets.
    """
    root = read_source(file, "map", report)
    if root is None:
        return None
    fields = Fields(file, report, {} if shelf is None else shelf)
    orientation = root.attributes.get("orientation", "orthogonal")
    if orientation != "orthogonal":
        report.add(kinds.NOT_ORTHOGONAL, fields.place(root), orientation=orientation)
        return None
    _check_version(fields, root)
    reading = _Reading(fields, root)
    if not reading.has_size():
        return None
    tree = reading.tree()
    check_gids(tree, report)
    check_objects(tree, report)
    return tree


def _check_version(fields: Fields, root: Node) -> None:
    text = root.attributes.get("version", "1.0")
    parts = text.split(".")[:2]
    if all(part.isdecimal() for part in parts) and tuple(map(int, parts)) > NEWEST:
        fields.report.add(kinds.VERSION_NEWER, fields.place(root), version=text)


class _Reading:
    """One reading of one map."""

    def __init__(self, fields: Fields, root: Node) -> None:
        self.fields, self.root = fields, root
        self.infinite = fields.flag(root, "infinite", False)
        self.lost_layers = False
        before = fields.report.count
        self.width = fields.integer(root, "width", 1, 1, MOST_CELLS)
        self.height = fields.integer(root, "height", 1, 1, MOST_CELLS)
        self.tile_width = fields.integer(root, "tilewidth", 1, 1, LARGEST_TILE)
        self.tile_height = fields.integer(root, "tileheight", 1, 1, LARGEST_TILE)
        self.sound_size = fields.report.count == before
        self.origin: Cell = (0, 0)
        self.chunks: dict[int, list[Chunk] | None] = {}
        self.templates = Templates(read_tilesets(fields, root))

    def has_size(self) -> bool:
        """Whether the map has a size that anything can be said about; if not, the finding is in the report."""
        return self.sound_size and self._fits(0 if self.infinite else _tile_layers(self.root))

    def _fits(self, layers: int) -> bool:
        """Whether so many layers of the map's size are not too much; a file of a few bytes can ask for gigabytes."""
        place, cells = self.fields.place(self.root), self.width * self.height
        if cells > MOST_CELLS:
            self.fields.report.add(kinds.LAYER_TOO_BIG, place, cells=cells, most=MOST_CELLS)
        elif cells * layers > MOST_CELLS_IN_ALL:
            self.fields.report.add(kinds.LAYERS_TOO_BIG, place, cells=cells * layers, most=MOST_CELLS_IN_ALL)
        else:
            return True
        return False

    def tree(self) -> TileMap:
        """The whole map."""
        self._unpack(self.root)
        self._cut()
        layers = self._layers(self.root, Rim())
        return TileMap(
            file=self.fields.file,
            line=self.root.line,
            width=self.width,
            height=self.height,
            tile_width=self.tile_width,
            tile_height=self.tile_height,
            class_name=self.fields.class_of(self.root),
            properties=self.fields.properties(self.root),
            background=self.root.attributes.get("backgroundcolor", ""),
            render_order=self.root.attributes.get("renderorder", "right-down"),
            tilesets=tuple(sorted(self.templates.tilesets, key=lambda tileset: tileset.first_gid)),
            layers=layers,
            origin=self.origin,
            lost_layers=self.lost_layers,
        )

    def _unpack(self, parent: Node, depth: int = 0) -> None:
        """Reads the stored tiles of all layers first: an infinite map's size follows from them."""
        for node in parent.children:
            if node.tag == "layer":
                self.chunks[id(node)] = read_chunks(self.fields, node, self._place(node), self.infinite)
            elif node.tag == "group" and depth < MOST_GROUPS:
                self._unpack(node, depth + 1)

    def _cut(self) -> None:
        """An infinite map becomes as large as its used cells."""
        if not self.infinite:
            return
        rows = [row for chunks in self.chunks.values() for chunk in chunks or () for row in chunk.used_rows()]
        left, top = min((row.x for row in rows), default=0), min((row.y for row in rows), default=0)
        right = max((row.x + len(row.cells) - 1 for row in rows), default=0)
        bottom = max((row.y for row in rows), default=0)
        self.origin, self.width, self.height = (left, top), right - left + 1, bottom - top + 1
        if not self._fits(len(self.chunks)):
            self.width = self.height = 1

    def _place(self, node: Node) -> Place:
        name = node.attributes.get("name", "")
        number = self.fields.integer(node, "id", 0, 0)
        return Place(self.fields.file, node.line, name or node.tag, number)

    def _layers(self, parent: Node, rim: Rim) -> tuple[AnyLayer, ...]:
        readers = {"layer": self._tiles, "objectgroup": self._objects, "imagelayer": self._image, "group": self._group}
        layers: list[AnyLayer] = []
        for node in parent.children:
            if reader := readers.get(node.tag):
                layers.extend(reader(node, self._base(node, rim), rim))
        return tuple(layers)

    def _base(self, node: Node, rim: Rim) -> Layer:
        fields, place = self.fields, self._place(node)
        self._check_drawn(node, place)
        switched_on = fields.flag(node, "visible", True)
        x, y = (fields.number(node, name, place=place) for name in _offset_names(node))
        return Layer(
            id=place.layer_id,
            name=node.attributes.get("name", ""),
            place=place,
            class_name=fields.class_of(node),
            properties=fields.properties(node, place),
            visible=rim.visible and switched_on,
            switched_on=switched_on,
            opacity=rim.opacity * min(max(fields.number(node, "opacity", 1.0, place=place), 0.0), 1.0),
            offset=(rim.offset[0] + x, rim.offset[1] + y),
            tint=_tinted(rim.tint, node.attributes.get("tintcolor", "")),
        )

    def _check_drawn(self, node: Node, place: Place) -> None:
        given = node.attributes
        wanted = {
            "parallax": any(given.get(name, "1") != "1" for name in ("parallaxx", "parallaxy")),
            "blend mode": given.get("mode", "normal") != "normal",
        }
        for feature, used in wanted.items():
            if used:
                self.fields.report.add(kinds.NOT_DRAWN, place, feature=feature)

    def _tiles(self, node: Node, base: Layer, _rim: Rim) -> list[AnyLayer]:
        chunks = self.chunks.get(id(node))
        if chunks is None:
            self.lost_layers = True
            return []
        if not self.infinite and (chunks[0].width, chunks[0].height) != (self.width, self.height):
            self.fields.report.add(
                kinds.LAYER_SIZE,
                base.place,
                width=chunks[0].width,
                height=chunks[0].height,
                map_width=self.width,
                map_height=self.height,
            )
            self.lost_layers = True
            return []
        cells, lines = [0] * (self.width * self.height), [base.place.line] * self.height
        for chunk in chunks:
            self._paste(chunk, cells, lines)
        parts, size = _parts(base), (self.width, self.height)
        return [TileLayer(**parts, width=size[0], height=size[1], cells=tuple(cells), row_lines=tuple(lines))]

    def _paste(self, chunk: Chunk, cells: list[int], lines: list[int]) -> None:
        for row in chunk.used_rows():
            x, y = row.x - self.origin[0], row.y - self.origin[1]
            if x < self.width and y < self.height:  # a map that is too big was cut to one cell
                at, used = y * self.width + x, row.cells[: self.width - x]
                cells[at : at + len(used)] = used
                lines[y] = row.line

    def _objects(self, node: Node, base: Layer, _rim: Rim) -> list[AnyLayer]:
        shift = self.origin[0] * self.tile_width, self.origin[1] * self.tile_height
        objects = tuple(
            replace(thing, x=thing.x - shift[0], y=thing.y - shift[1])
            for thing in (read_object(self.fields, it, base.place, self.templates) for it in node.all("object"))
        )
        return [ObjectLayer(**_parts(base), draw_order=node.attributes.get("draworder", "topdown"), objects=objects)]

    def _image(self, node: Node, base: Layer, _rim: Rim) -> list[AnyLayer]:
        image = node.find("image")
        picture = read_picture(self.fields, image, base.place) if image else None
        repeat = self.fields.flag(node, "repeatx", False), self.fields.flag(node, "repeaty", False)
        return [ImageLayer(**_parts(base), picture=picture, repeat=repeat)]

    def _group(self, node: Node, base: Layer, rim: Rim) -> list[AnyLayer]:
        if rim.depth >= MOST_GROUPS:
            self.fields.report.add(kinds.GROUP_DEEP, base.place, most=MOST_GROUPS)
            self.lost_layers = True
            return []
        inner = Rim(base.visible, base.opacity, base.offset, base.tint, rim.depth + 1)
        return [GroupLayer(**_parts(base), layers=self._layers(node, inner))]


def _offset_names(node: Node) -> tuple[str, str]:
    """Where a layer's offset is written: an image layer's had another name before Tiled 0.15."""
    is_old = node.tag == "imagelayer" and not {"offsetx", "offsety"} & node.attributes.keys()
    return ("x", "y") if is_old else ("offsetx", "offsety")


def _tile_layers(parent: Node, depth: int = 0) -> int:
    """How many layers of tiles lie in a map or group, and in the groups in it."""
    groups = (node for node in parent.children if node.tag == "group" and depth < MOST_GROUPS)
    return len(parent.all("layer")) + sum(_tile_layers(node, depth + 1) for node in groups)


def _parts(base: Layer) -> dict[str, Any]:
    """The common fields of a layer, to build one of a certain kind from."""
    return {name: getattr(base, name) for name in Layer.__slots__}


def _tinted(below: tuple[int, int, int, int], text: str) -> tuple[int, int, int, int]:
    """The tint of the groups multiplied by the layer's own, written #rrggbb or #aarrggbb."""
    digits = text.removeprefix("#")
    value = hexadecimal(digits)
    if value is None:
        return below
    alpha = value >> 24 if len(digits) == 8 else 255
    own = ((value >> 16) & 255, (value >> 8) & 255, value & 255, alpha)
    red, green, blue, opacity = (a * b // 255 for a, b in zip(below, own, strict=True))
    return red, green, blue, opacity
