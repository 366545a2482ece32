"""Maps in the words of Tiled's JSON export, so that our tree and what Tiled itself says can be compared."""

from __future__ import annotations

import base64
import struct
import zlib
from collections.abc import Callable, Iterator
from typing import Any

import zstandard

from game.content.tiled.tree import (
    GID_MASK,
    GroupLayer,
    ImageLayer,
    MapObject,
    ObjectLayer,
    ObjectRef,
    TileLayer,
    TileMap,
    Tileset,
)

Words = dict[str, Any]
Name = Callable[[int], str]
"""Names a stored tile number by its tileset's place among all and its own in the set: Tiled renumbers on export."""

TYPES = {TileLayer: "tilelayer", ObjectLayer: "objectgroup", ImageLayer: "imagelayer", GroupLayer: "group"}
SHAPES = ("point", "ellipse", "polygon", "polyline", "text")
UNPACK = {"zlib": zlib.decompress, "zstd": zstandard.decompress, "": bytes}
TILESET_WORDS = ("name", "tilewidth", "tileheight", "columns", "tilecount", "margin", "spacing")
OBJECT_WORDS = ("id", "name", "type", "x", "y", "width", "height", "rotation", "visible")


def of_tree(tree: TileMap) -> Words:
    """What our tree says about a map."""
    words = {"class": tree.class_name, "background": tree.background, "renderorder": tree.render_order}
    words |= _properties_of_tree(tree.properties)
    name = _namer([tileset.first_gid for tileset in tree.tilesets])
    for number, tileset in enumerate(tree.tilesets):
        words |= _under(f"tileset {number}", _tileset_of_tree(tileset))
    for layer in tree.flat_layers():
        shift = tree.origin[0] * tree.tile_width, tree.origin[1] * tree.tile_height
        own = {"type": TYPES[type(layer)], "name": layer.name, "class": layer.class_name, "visible": layer.visible}
        own |= {"opacity": round(layer.opacity, 6), "offset": layer.offset, "tint": layer.tint[:3]}
        own |= _properties_of_tree(layer.properties)
        if isinstance(layer, TileLayer):
            left, top = tree.origin
            own |= {f"cell {x + left},{y + top}": name(layer.cells[y * layer.width + x]) for (x, y), _ in layer.used()}
        elif isinstance(layer, ObjectLayer):
            own["draworder"] = layer.draw_order
            for thing in layer.objects:
                own |= _under(f"object {thing.id}", _object_of_tree(thing, shift, name))
        words |= _under(f"layer {layer.id}", own)
    return words


def of_json(export: Words) -> Words:
    """What Tiled's export says about a map; where it says nothing (templates, external tilesets) no word is made."""
    words = {"class": export.get("class", ""), "background": export.get("backgroundcolor", "")}
    words |= {"renderorder": export["renderorder"]} | _properties_of_json(export)
    name = _namer([tileset["firstgid"] for tileset in export["tilesets"]])
    for number, tileset in enumerate(export["tilesets"]):
        words |= _under(f"tileset {number}", _tileset_of_json(tileset))
    for layer, rim in _layers(export["layers"], {"visible": True, "opacity": 1, "offset": (0, 0), "tint": (255,) * 3}):
        own = rim | {"type": layer["type"], "name": layer["name"], "class": layer.get("class", "")}
        own |= _properties_of_json(layer) | _cells_of_json(layer, name)
        if layer["type"] == "objectgroup":
            own["draworder"] = layer["draworder"]
            for thing in layer["objects"]:
                own |= _under(f"object {thing['id']}", _object_of_json(thing, name))
        words |= _under(f"layer {layer['id']}", own)
    return words


def _under(head: str, words: Words) -> Words:
    return {f"{head}: {name}": value for name, value in words.items()}


def _namer(first_gids: list[int]) -> Name:
    def name(raw: int) -> str:
        number = max(at for at, first in enumerate(first_gids) if first <= raw & GID_MASK)
        return f"tileset {number}, tile {(raw & GID_MASK) - first_gids[number]}, turned {raw >> 28:04b}"

    return name


def _said(value: Any) -> Any:
    """A value that is equal only to the same value of the same type; whole numbers may be floats."""
    return str(value) if isinstance(value, bool | ObjectRef) else value


def _properties_of_tree(properties: Any) -> Words:
    values = {name: it.id if isinstance(it, ObjectRef) else it for name, it in properties.items()}
    return {f"property {name}": _said(value) for name, value in values.items()}


def _properties_of_json(holder: Words) -> Words:
    words: Words = {}
    for entry in holder.get("properties", []):
        for name, value in _members(entry["name"], entry["value"]):
            if value != "":  # Tiled without the project exports classes without members, and lists, as empty text
                words[f"property {name}"] = _said(value)
    return words


def _members(name: str, value: Any) -> Iterator[tuple[str, Any]]:
    if isinstance(value, dict):
        for member, inner in value.items():
            yield from _members(f"{name}.{member}", inner)
    else:
        yield name, value


def _tileset_of_tree(tileset: Tileset) -> Words:
    size = tileset.tile_width, tileset.tile_height
    count = len(tileset.tiles)
    if tileset.picture:  # we keep the numbers of tiles that a picture has lost, Tiled forgets them
        height = tileset.picture.height - tileset.margin + tileset.spacing
        count = min(tileset.count, tileset.columns * (height // (tileset.tile_height + tileset.spacing)))
    values = (tileset.name, *size, tileset.columns, count, tileset.margin, tileset.spacing)
    words = dict(zip(TILESET_WORDS, values, strict=True))
    words |= {"offset": tileset.offset, "render size": tileset.render_size, "fill mode": tileset.fill_mode}
    words["alignment"] = tileset.alignment
    for tile in tileset.tiles.values():
        own = {"type": tile.class_name, "part": tile.part} | _properties_of_tree(tile.properties)
        words |= _under(f"tile {tile.id}", own)
    return words


def _tileset_of_json(export: Words) -> Words:
    words = {name: export[name] for name in TILESET_WORDS if name in export}
    if "source" in export:
        return words
    if "image" not in export:
        del words["columns"]  # a collection has as many columns as the author likes to see
    offset = export.get("tileoffset", {"x": 0, "y": 0})
    words |= {"offset": (offset["x"], offset["y"]), "alignment": export.get("objectalignment", "unspecified")}
    words |= {"render size": export.get("tilerendersize", "tile"), "fill mode": export.get("fillmode", "stretch")}
    for tile in export.get("tiles", []):
        part = tuple(tile[name] for name in ("x", "y", "width", "height")) if "width" in tile else None
        words |= _under(f"tile {tile['id']}", {"type": tile.get("type", ""), "part": part} | _properties_of_json(tile))
    return words


def _layers(layers: list[Words], rim: Words) -> Iterator[tuple[Words, Words]]:
    """All layers in document order, each with visibility, opacity, offset and tint after those of its groups."""
    for layer in layers:
        tint = [int(layer.get("tintcolor", "#ffffff")[-6:][at : at + 2], 16) for at in (0, 2, 4)]
        inner = {
            "visible": rim["visible"] and layer["visible"],
            "opacity": round(rim["opacity"] * layer["opacity"], 6),
            "offset": (rim["offset"][0] + layer.get("offsetx", 0), rim["offset"][1] + layer.get("offsety", 0)),
            "tint": tuple(a * b // 255 for a, b in zip(rim["tint"], tint, strict=True)),
        }
        yield layer, inner
        yield from _layers(layer.get("layers", []), inner)


def _cells_of_json(layer: Words, name: Name) -> Words:
    chunks = layer.get("chunks", [layer] if "data" in layer else [])
    return {
        f"cell {chunk['x'] + at % chunk['width']},{chunk['y'] + at // chunk['width']}": name(raw)
        for chunk in chunks
        for at, raw in enumerate(_unpacked(layer, chunk["data"]))
        if raw
    }


def _unpacked(layer: Words, data: Any) -> list[int]:
    if layer.get("encoding") != "base64":
        return list(data)
    raw = UNPACK[layer.get("compression", "")](base64.b64decode(data))
    return list(struct.unpack(f"<{len(raw) // 4}I", raw))


def _object_of_tree(thing: MapObject, shift: tuple[int, int], name: Name) -> Words:
    values = (thing.id, thing.name, thing.class_name, thing.x + shift[0], thing.y + shift[1])
    size = thing.width, thing.height, thing.rotation
    words = dict(zip(OBJECT_WORDS, (*values, *size, thing.visible), strict=True))
    words |= {"shape": thing.shape, "points": thing.points, "gid": name(thing.gid) if thing.gid else None}
    return words | _properties_of_tree(thing.properties)


def _object_of_json(export: Words, name: Name) -> Words:
    words = {word: export[word] for word in OBJECT_WORDS if word in export}
    if "gid" in export:
        words["gid"] = name(export["gid"])
    shape = next((name for name in SHAPES if name in export), "")
    if shape:
        words["shape"] = shape
    if shape.startswith("poly"):
        words["points"] = tuple((point["x"], point["y"]) for point in export[shape])
    return words | _properties_of_json(export)
