"""Checks what Tiled accepts without a word: tiles of no tileset, objects with one number, references to nothing."""

from __future__ import annotations

from collections import Counter

from game.content.report import Report
from game.content.tiled import kinds
from game.content.tiled.tree import GID_MASK, MapObject, ObjectLayer, ObjectRef, TileLayer, TileMap, owner


def check_gids(tree: TileMap, report: Report) -> None:
    """Every tile number in use belongs to a tileset that has it."""
    for layer in tree.flat_layers():
        if isinstance(layer, TileLayer):
            _check_layer(tree, layer, report)
        elif isinstance(layer, ObjectLayer):
            for thing in layer.objects:
                number = thing.gid & GID_MASK
                if number and not known(tree, number):
                    report.add(kinds.GID_UNKNOWN, thing.place, gid=number, count=1)


def _check_layer(tree: TileMap, layer: TileLayer, report: Report) -> None:
    counts = Counter(raw & GID_MASK for raw in layer.cells)
    unknown = {number for number in counts if number and not known(tree, number)}
    for cell, gid in layer.used() if unknown else ():
        if gid.number in unknown:
            unknown.remove(gid.number)
            report.add(kinds.GID_UNKNOWN, layer.place_of(cell), gid=gid.number, count=counts[gid.number])


def known(tree: TileMap, number: int) -> bool:
    """Whether a tile number belongs to a tileset that has such a tile."""
    tileset = owner(tree.tilesets, number)
    return tileset is not None and tileset.has(number - tileset.first_gid)


def check_objects(tree: TileMap, report: Report) -> None:
    """Object numbers are used once, and every reference points at one of them."""
    things = [thing for layer in tree.flat_layers() if isinstance(layer, ObjectLayer) for thing in layer.objects]
    seen: dict[int, MapObject] = {}
    for thing in things:
        if thing.id and thing.id in seen:
            report.add(kinds.OBJECT_ID_TWICE, thing.place, line=seen[thing.id].place.line)
        seen.setdefault(thing.id, thing)
    for thing in things:
        for name, value in thing.properties.items():
            if isinstance(value, ObjectRef) and value.id and value.id not in seen:
                report.add(kinds.OBJECT_REF_GONE, thing.place, name=name, target=value.id)
