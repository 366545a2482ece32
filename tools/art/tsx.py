"""Writes tileset files that Tiled 1.8 and later read (the class of a tile is its attribute `type`)."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import NamedTuple

import pygame

from tools.art.atlas import write_picture
from tools.art.canvas import blank

TILE = 16

Wang = tuple[int, int, int, int, int, int, int, int]
"""Colour numbers (0 for none) of north, north-east, east, ... north-west: the order of Tiled's `wangid`."""


class WangColour(NamedTuple):
    """One terrain of a Wang set: name, colour of its mark in Tiled, tile shown as its picture."""

    name: str
    hexadecimal: str
    tile: int


class WangSet(NamedTuple):
    """A terrain set; `kind` is corner, edge or mixed; `tiles` gives the Wang id of every tile in it."""

    name: str
    kind: str
    colours: tuple[WangColour, ...]
    tiles: dict[int, Wang]


class Tile(NamedTuple):
    """What a tile carries: class, properties, how often the Terrain Brush picks it, its animation.

    Frames are tile numbers with their times in milliseconds.
    """

    class_name: str = ""
    properties: Mapping[str, bool | str] = {}
    probability: float = 1.0
    frames: tuple[tuple[int, int], ...] = ()


class Tileset(NamedTuple):
    """A tileset of one picture, cut into tiles of 16x16 in reading order."""

    name: str
    columns: int
    pictures: list[pygame.Surface]
    tiles: dict[int, Tile] = {}
    wang_sets: tuple[WangSet, ...] = ()


def _sheet(tileset: Tileset) -> pygame.Surface:
    rows = -(-len(tileset.pictures) // tileset.columns)
    sheet = blank(tileset.columns * TILE, rows * TILE)
    for number, picture in enumerate(tileset.pictures):
        sheet.blit(picture, (number % tileset.columns * TILE, number // tileset.columns * TILE))
    return sheet


def _add_properties(node: ET.Element, properties: Mapping[str, bool | str]) -> None:
    if not properties:
        return
    parent = ET.SubElement(node, "properties")
    for name, value in sorted(properties.items()):
        kind = {"type": "bool"} if isinstance(value, bool) else {}
        text = str(value).lower() if isinstance(value, bool) else value
        ET.SubElement(parent, "property", {"name": name, **kind, "value": text})


def _add_tiles(root: ET.Element, tiles: dict[int, Tile]) -> None:
    for number, tile in sorted(tiles.items()):
        attributes = {"id": str(number)}
        if tile.class_name:
            attributes["type"] = tile.class_name
        if tile.probability != 1.0:
            attributes["probability"] = f"{tile.probability:g}"
        node = ET.SubElement(root, "tile", attributes)
        _add_properties(node, tile.properties)
        if tile.frames:
            animation = ET.SubElement(node, "animation")
            for frame, duration in tile.frames:
                ET.SubElement(animation, "frame", tileid=str(frame), duration=str(duration))


def _add_wang_sets(root: ET.Element, wang_sets: Iterable[WangSet]) -> None:
    parent = ET.SubElement(root, "wangsets")
    for wang_set in wang_sets:
        icon = str(wang_set.colours[0].tile)
        node = ET.SubElement(parent, "wangset", name=wang_set.name, type=wang_set.kind, tile=icon)
        for terrain in wang_set.colours:
            mark = {"name": terrain.name, "color": terrain.hexadecimal, "tile": str(terrain.tile), "probability": "1"}
            ET.SubElement(node, "wangcolor", mark)
        for tile, wang in sorted(wang_set.tiles.items()):
            ET.SubElement(node, "wangtile", tileid=str(tile), wangid=",".join(map(str, wang)))


def _root(tileset: Tileset, size: tuple[int, int]) -> ET.Element:
    head = {"version": "1.8", "tiledversion": "1.8.2", "name": tileset.name}
    numbers = {
        "tilewidth": TILE,
        "tileheight": TILE,
        "tilecount": size[0] * size[1] // TILE**2,
        "columns": tileset.columns,
    }
    root = ET.Element("tileset", head | {key: str(value) for key, value in numbers.items()})
    ET.SubElement(root, "image", source=f"{tileset.name}.png", width=str(size[0]), height=str(size[1]))
    _add_tiles(root, tileset.tiles)
    if tileset.wang_sets:
        _add_wang_sets(root, tileset.wang_sets)
    return root


def write_tileset(folder: Path, tileset: Tileset) -> None:
    """Writes `<name>.png` and `<name>.tsx`."""
    sheet = _sheet(tileset)
    write_picture(folder / f"{tileset.name}.png", sheet)
    _write(folder / f"{tileset.name}.tsx", _root(tileset, sheet.get_size()))


def write_collection(
    folder: Path, name: str, pictures: Mapping[str, pygame.Surface], tiles: Mapping[str, Tile] | None = None
) -> None:
    """Writes pictures into a folder of their own, and the tileset that names them; their middle is their place.

    `tiles` says what pictures carry.
    """
    root = ET.Element("tileset", {"version": "1.8", "tiledversion": "1.8.2", "name": name})
    widest = max(picture.get_width() for picture in pictures.values())
    highest = max(picture.get_height() for picture in pictures.values())
    root.attrib |= {"tilewidth": str(widest), "tileheight": str(highest), "tilecount": str(len(pictures))}
    root.attrib |= {"columns": "0", "objectalignment": "center"}
    ET.SubElement(root, "grid", orientation="orthogonal", width="1", height="1")
    for number, (stem, picture) in enumerate(pictures.items()):
        write_picture(folder / name / f"{stem}.png", picture)
        tile = (tiles or {}).get(stem, Tile())
        node = ET.SubElement(root, "tile", {"id": str(number)} | ({"type": tile.class_name} if tile.class_name else {}))
        _add_properties(node, tile.properties)
        size = {"width": str(picture.get_width()), "height": str(picture.get_height())}
        ET.SubElement(node, "image", {**size, "source": f"{name}/{stem}.png"})
    _write(folder / f"{name}.tsx", root)


def _write(file: Path, root: ET.Element) -> None:
    ET.indent(root, space=" ")
    head = '<?xml version="1.0" encoding="UTF-8"?>\n'
    file.write_text(head + ET.tostring(root, encoding="unicode") + "\n", encoding="utf-8")
