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
    """Tiles that a tileset has lost are one finding together, at the first of their cells, and so are homeless ones."""
    counts = Counter(raw & GID_MASK for raw in layer.cells)
    homes = {number: _home(tree, number) for number in counts if number and not known(tree, number)}
    lost: Counter[int] = Counter()
    for number, home in homes.items():
        lost[home] += counts[number]
    for index, raw in enumerate(layer.cells) if lost else ():
        number = raw & GID_MASK
        if number in homes and homes[number] in lost:
            cell = index % layer.width, index // layer.width
            report.add(kinds.GID_UNKNOWN, layer.place_of(cell), gid=number, count=lost.pop(homes[number]))


def _home(tree: TileMap, number: int) -> int:
    """The first number of the tileset that a tile number would belong to; 0 when there is none."""
    tileset = owner(tree.tilesets, number)
    return tileset.first_gid if tileset else 0


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
    for holder in (tree, *tree.flat_layers(), *things):
        for name, value in holder.properties.items():
            if isinstance(value, ObjectRef) and value.id and value.id not in seen:
                report.add(kinds.OBJECT_REF_GONE, holder.place, name=name, target=value.id)
