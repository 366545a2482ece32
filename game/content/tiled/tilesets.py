"""Tilesets, embedded or in their own files, inlined into the map with the real sizes of their pictures."""

from __future__ import annotations

import math
from dataclasses import replace
from itertools import pairwise
from pathlib import Path, PurePosixPath

from game.content.report import Place
from game.content.tiled import kinds
from game.content.tiled.check import read_source
from game.content.tiled.fields import Fields
from game.content.tiled.nodes import Node
from game.content.tiled.pictures import find_file, read_picture
from game.content.tiled.tree import Frame, Picture, Tile, Tileset

LARGEST_GID = 2**28 - 1
LARGEST_TILE = 4096
MOST_TILES = 1_000_000
"""Tiles of all pictures of a map together: each of them is looked at when the map is drawn."""


def read_tilesets(fields: Fields, root: Node) -> list[Tileset]:
    """The tilesets of a map in ascending order of their first numbers."""
    sets = [read_tileset(fields, node) for node in root.all("tileset")]
    sets.sort(key=lambda tileset: tileset.first_gid)
    for first, second in pairwise(sets):
        if first.readable and first.last_gid >= second.first_gid:
            fields.report.add(
                kinds.TILESET_OVERLAP,
                Place(fields.file, second.line),
                first=first.name,
                last_gid=first.last_gid,
                second=second.name,
                second_gid=second.first_gid,
            )
    return _bounded(fields, sets)


def _bounded(fields: Fields, sets: list[Tileset]) -> list[Tileset]:
    """The tilesets; from the one on that makes them too many they are not readable."""
    total, bounded = 0, []
    for tileset in sets:
        before, total = total, total + _tiles_of(tileset)
        if before <= MOST_TILES < total:
            fields.report.add(kinds.TILES_MANY, Place(fields.file, tileset.line), name=tileset.name, most=MOST_TILES)
        bounded.append(replace(tileset, readable=tileset.readable and total <= MOST_TILES))
    return bounded


def _tiles_of(tileset: Tileset) -> int:
    return math.prod(_columns_rows(tileset, tileset.picture)) if tileset.picture else 0


def read_tileset(fields: Fields, node: Node, first_gid: int | None = None) -> Tileset:
    """The tileset that a `<tileset>` node names or holds; not `readable`, with a finding, when it cannot be had."""
    first = fields.integer(node, "firstgid", 1, 1, LARGEST_GID) if first_gid is None else first_gid
    name = node.attributes.get("source")
    if name is None:
        return _embedded(fields, node, first, node.line)
    missing = Tileset(PurePosixPath(name.replace("\\", "/")).stem, first, fields.file, node.line, readable=False)
    file = external_file(fields, node)
    if file is not None and file not in fields.shelf:
        root = read_source(file, "tileset", fields.report)
        if root is not None:
            fields.shelf[file] = _embedded(fields.beside(file), root, first, node.line)
    if file is None or file not in fields.shelf:
        return missing
    return replace(fields.shelf[file], first_gid=first, line=node.line)


def external_file(fields: Fields, node: Node) -> Path | None:
    """The file of an external tileset; None with a finding when it cannot be had."""
    name, place = node.attributes["source"], fields.place(node)
    before = fields.report.count
    file = find_file(fields, name, place)
    if file is None and fields.report.count == before:
        fields.report.add(kinds.TILESET_MISSING, place, name=name)
    return file


def _embedded(fields: Fields, node: Node, first: int, line: int) -> Tileset:
    offset = node.find("tileoffset")
    tileset = Tileset(
        name=node.attributes.get("name", ""),
        first_gid=first,
        file=fields.file,
        line=line,
        tile_width=fields.integer(node, "tilewidth", 1, 1, LARGEST_TILE),
        tile_height=fields.integer(node, "tileheight", 1, 1, LARGEST_TILE),
        margin=fields.integer(node, "margin", 0, 0, LARGEST_TILE),
        spacing=fields.integer(node, "spacing", 0, 0, LARGEST_TILE),
        offset=(fields.integer(offset, "x"), fields.integer(offset, "y")) if offset else (0, 0),
        alignment=node.attributes.get("objectalignment", "unspecified"),
        render_size=node.attributes.get("tilerendersize", "tile"),
        fill_mode=node.attributes.get("fillmode", "stretch"),
        class_name=fields.class_of(node),
        properties=fields.properties(node),
        tiles={tile.id: tile for tile in (_tile(fields, child) for child in node.all("tile"))},
    )
    image = node.find("image")
    tileset = _with_sheet(fields, node, image, tileset) if image else tileset
    return replace(tileset, tiles={tile.id: _sound_frames(fields, tileset, tile) for tile in tileset.tiles.values()})


def _with_sheet(fields: Fields, node: Node, image: Node, tileset: Tileset) -> Tileset:
    picture = read_picture(fields, image)
    if picture is None:
        return replace(tileset, readable=False)
    columns, rows = _columns_rows(tileset, picture)
    declared = fields.integer(node, "tilecount", columns * rows, 0, LARGEST_GID)
    if columns * rows < declared:
        place = fields.place(image)
        name = image.attributes.get("source", "")
        fields.report.add(kinds.PICTURE_SMALLER, place, name=name, found=columns * rows, expected=declared)
    return replace(tileset, picture=picture, columns=columns, count=max(columns * rows, declared))


def _columns_rows(tileset: Tileset, picture: Picture) -> tuple[int, int]:
    """How many whole tiles the sheet holds, counted as Tiled does."""
    margin, gap = tileset.margin, tileset.spacing
    columns = (picture.width - margin + gap) // (tileset.tile_width + gap)
    rows = (picture.height - margin + gap) // (tileset.tile_height + gap)
    return max(columns, 0), max(rows, 0)


def _tile(fields: Fields, node: Node) -> Tile:
    image, animation = node.find("image"), node.find("animation")
    picture = read_picture(fields, image) if image else None
    frames = animation.all("frame") if animation else []
    part = None
    if picture and "width" in node.attributes:
        x, y = fields.integer(node, "x"), fields.integer(node, "y")
        width = fields.integer(node, "width", picture.width, 1)
        part = (x, y, width, fields.integer(node, "height", picture.height, 1))
    return Tile(
        id=fields.integer(node, "id", 0, 0, LARGEST_GID),
        line=node.line,
        class_name=fields.class_of(node),
        properties=fields.properties(node),
        picture=picture,
        part=part,
        frames=tuple(Frame(fields.integer(it, "tileid"), fields.integer(it, "duration")) for it in frames),
    )


def _sound_frames(fields: Fields, tileset: Tileset, tile: Tile) -> Tile:
    """The tile without the animation frames that cannot be shown."""
    sound = tuple(frame for frame in tile.frames if frame.duration > 0 and tileset.has(frame.tile))
    if len(sound) != len(tile.frames):
        fields.report.add(kinds.ANIMATION_WRONG, Place(tileset.file, tile.line), tile=tile.id)
    return replace(tile, frames=sound)
