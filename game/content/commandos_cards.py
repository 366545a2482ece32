"""Reads map tile cards: 3×3 spaces a side, their walls, and a print of what the picture shows."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from game.content import commandos_kinds as kinds
from game.content.commandos_edges import Edge, neighbour, opposite, side_edge, turned_sides
from game.content.commandos_models import Edges, Special, Wall
from game.content.commandos_objects import SPACE_PIXELS, special_cells, wall_edges
from game.content.map_objects import game_objects, read_as
from game.content.report import Cell, Place, Report
from game.content.tiled.fields import Shelf
from game.content.tiled.normalise import read_tree
from game.content.tiled.tree import AnyLayer, GroupLayer, ObjectLayer, TileLayer, TileMap, flat
from game.engine.commandos.board_spec import TILE_SIZE

SIDE_NAMES = ("A", "B")
WALLS = "walls"
PRINT_DIGITS = 16


@dataclass(frozen=True, slots=True)
class CardFace:
    """One side of a card: its layers in drawing order, its walls, its special spaces as kind and cells, and a print of
    everything its picture shows."""

    layers: tuple[AnyLayer, ...]
    edges: frozenset[Edge]
    content: str
    specials: tuple[tuple[str, tuple[Cell, ...]], ...] = ()


@dataclass(frozen=True, slots=True)
class MapCard:
    """A map tile card: its name ("T05"), the map it was read from and its sides "A" and "B" as far as they exist."""

    name: str
    tree: TileMap
    faces: Mapping[str, CardFace]


def read_card(file: Path, report: Report, shelf: Shelf | None = None) -> MapCard | None:
    """The card in `file`; None when nothing can be made of it. What is wrong with it goes to `report`.

    Cards that are read together may share a `shelf` of tilesets.
    """
    tree = read_tree(file, report, shelf)
    if tree is None or not _check_size(tree, report):
        return None
    name = str(tree.properties.get("card", file.stem))
    if name != file.stem:
        report.add(kinds.CARD_NAME, tree.place, card=name, file=file.stem)
    faces = {}
    for side in SIDE_NAMES:
        groups = [it for it in tree.layers if isinstance(it, GroupLayer) and it.role == f"side {side}".lower()]
        if groups:
            layers = tuple(layer for group in groups for layer in group.layers)
            edges = _edges(tree, layers, report)
            faces[side] = CardFace(layers, edges, _print(tree, layers), _specials(layers, report))
    if not faces:
        report.add(kinds.SIDE_MISSING, tree.place, card=file.stem, side=SIDE_NAMES[0])
        return None
    return MapCard(file.stem, tree, faces)


def _check_size(tree: TileMap, report: Report) -> bool:
    before = report.count
    if (tree.width, tree.height) != (TILE_SIZE, TILE_SIZE):
        report.add(kinds.CARD_SIZE, tree.place, width=tree.width, height=tree.height, expected=TILE_SIZE)
    if (tree.tile_width, tree.tile_height) != (SPACE_PIXELS, SPACE_PIXELS):
        sides = {"width": tree.tile_width, "height": tree.tile_height}
        report.add(kinds.TILE_SIZE, tree.place, **sides, expected=SPACE_PIXELS)
    return report.count == before


def _edges(tree: TileMap, layers: tuple[AnyLayer, ...], report: Report) -> frozenset[Edge]:
    """All walls of a side: the union of its painted layers and its polylines."""
    painted: dict[tuple[Cell, str], Place] = {}
    for layer in flat(layers):
        if isinstance(layer, TileLayer) and layer.role == WALLS:
            painted.update(_painted(tree, layer, report))
    _check_one_sided(painted, report)
    edges = {side_edge(cell, side) for cell, side in painted}
    for thing in game_objects(layers, (Wall, Special), report):
        if thing.class_name == Wall.__name__:
            edges.update(wall_edges(thing, (TILE_SIZE, TILE_SIZE), report))
    return frozenset(edges)


def _specials(layers: tuple[AnyLayer, ...], report: Report) -> tuple[tuple[str, tuple[Cell, ...]], ...]:
    """The special spaces of a side: kind and cells in reading order; those that cannot be are findings."""
    found: list[tuple[str, tuple[Cell, ...]]] = []
    taken: set[Cell] = set()
    for thing in game_objects(layers, (Special,), Report(report.file)):  # walls were reported above
        before = len(report.errors)
        kind = read_as(Special, thing.properties, thing.place, report).kind
        cells = special_cells(thing, report)
        if taken & set(cells):
            report.add(kinds.SPECIAL_TWICE, thing.place)
        elif cells and len(report.errors) == before:
            found.append((str(kind), cells))
        taken |= set(cells)
    return tuple(found)


def _painted(tree: TileMap, layer: TileLayer, report: Report) -> dict[tuple[Cell, str], Place]:
    found = {}
    for cell, gid in layer.used():
        tile = tree.tile(gid.number)
        if tile is None or tile.class_name != Edges.__name__:
            report.add(kinds.WALL_TILE, layer.place_of(cell))
            continue
        sides = read_as(Edges, tile.properties, layer.place_of(cell), report)
        walls = [side for side, wall in sides.model_dump().items() if wall]
        found.update({(cell, side): layer.place_of(cell) for side in turned_sides(walls, gid)})
    return found


def _check_one_sided(painted: dict[tuple[Cell, str], Place], report: Report) -> None:
    """Inside a card both neighbours paint their half of a wall; a single half counts, with a warning."""
    for (cell, side), place in sorted(painted.items()):
        x, y = beyond = neighbour(cell, side)
        inside = 0 <= x < TILE_SIZE and 0 <= y < TILE_SIZE
        if inside and (beyond, opposite(side)) not in painted:
            report.add(kinds.WALL_ONE_SIDED[side], place, x=x, y=y)


def _print(tree: TileMap, layers: tuple[AnyLayer, ...]) -> str:
    """A short hash over all that the picture of a side depends on: visible tiles, and the pictures they come from."""
    digest = hashlib.sha256()
    for layer in flat(layers):
        digest.update(repr((layer.switched_on, layer.opacity, layer.offset, layer.tint)).encode())
        if isinstance(layer, TileLayer):
            digest.update(repr(layer.cells).encode())
        elif isinstance(layer, ObjectLayer):
            shown = [(it.gid, it.x, it.y, it.width, it.height, it.rotation) for it in layer.objects if it.gid]
            digest.update(repr(shown).encode())
    for tileset in tree.tilesets:
        pictures = [tileset.picture, *(tile.picture for tile in tileset.tiles.values())]
        for picture in pictures:
            digest.update(_bytes(picture.path) if picture else b"")
    return digest.hexdigest()[:PRINT_DIGITS]


def _bytes(file: Path) -> bytes:
    try:
        return file.read_bytes()
    except OSError:  # gone since the tree was read
        return b""
