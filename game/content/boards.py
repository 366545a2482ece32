"""Boards from Tiled maps: a map's tree becomes the plain board that the engine plays."""

from __future__ import annotations

import os
from collections.abc import Collection, Iterable, Iterator
from pathlib import Path

from game.content import commandos_kinds as kinds
from game.content import map_kinds
from game.content.commandos_board import CommandosBoard
from game.content.commandos_cards import read_card
from game.content.commandos_models import Card, Side
from game.content.dday_board import DdayBoard
from game.content.dday_models import Sector
from game.content.komandosi_board import KomandosiBoard
from game.content.komandosi_models import Island, Terrain
from game.content.report import Place, Report, nearest
from game.content.tiled.normalise import read_tree
from game.content.tiled.tree import ObjectLayer, TileMap
from game.content.tiled_class import TiledClass
from game.engine.commandos.board_spec import BoardSpec
from game.engine.commandos.missions import MISSIONS
from game.engine.dday.board_spec import BoardSpec as DdaySpec
from game.engine.komandosi.board_spec import BoardSpec as KomandosiSpec

AnyBoard = BoardSpec | DdaySpec | KomandosiSpec
COMMANDOS, DDAY, KOMANDOSI = "commandos", "dday", "komandosi"
MAP_SUFFIXES = (".tmx", ".tmj")


def read_board(
    path: Path | str, missions: Collection[str] | None = None, side: Side | None = None
) -> tuple[AnyBoard | None, Report]:
    """The board in a map of any game, and everything that is wrong with it.

    `side` turns up this side of every map tile card of Dice Commandos that has it; without it they lie as drawn.

    The board is None when the report has errors; a map tile card is checked, but is no board by itself. `missions` are
    the ids of known missions; None leaves them unchecked.
    """
    file = Path(path)
    report = Report(file)
    tree = read_tree(file, report)
    if tree is None:
        return None, report
    if "card" in tree.properties:
        card_report = Report(file)
        read_card(file, card_report)
        return None, card_report
    game = game_of(tree)
    if game == DDAY:
        return _dday_board(tree, report), report
    if game == COMMANDOS:
        return _commandos_board(tree, report, missions, side), report
    if game == KOMANDOSI:
        return KomandosiBoard(tree, report).read(tree.file.stem), report
    report.add(map_kinds.GAME_UNKNOWN, tree.place)
    return None, report


def check_map(paths: Iterable[Path | str], missions: Collection[str] | None = None) -> list[Report]:
    """A report on every map among `paths`; folders are searched with all that is in them."""
    return [report for path in paths for report in _reports(Path(path), missions)]


def _reports(path: Path, missions: Collection[str] | None) -> Iterator[Report]:
    """The reports on a map, or on all maps in a folder; a folder without any has one that says so."""
    files = _maps_in(path) if os.path.isdir(path) else [path]
    yield from (read_board(file, missions)[1] for file in files)
    if not files:
        empty = Report(path)
        empty.add(map_kinds.NO_MAPS, Place(path))
        yield empty


def game_of(tree: TileMap) -> str:
    """The id of the game whose rules read a map: the one that it names, else the one whose parts it has, else "".

    A map names its game by its property `game`, else by its class.
    """
    said = str(tree.properties.get("game", "") or tree.class_name).lower()
    if said == DDAY or _has_sectors(tree):
        return DDAY
    if said == COMMANDOS or "mission" in tree.properties or _has_tiles(tree, Card):
        return COMMANDOS
    return KOMANDOSI if said in (KOMANDOSI, Island.__name__.lower()) or _has_tiles(tree, Terrain) else ""


def game_of_spec(spec: AnyBoard) -> str:
    """The id of the game that a board is for."""
    if isinstance(spec, BoardSpec):
        return COMMANDOS
    return DDAY if isinstance(spec, DdaySpec) else KOMANDOSI


def _has_sectors(tree: TileMap) -> bool:
    layers = [layer for layer in tree.flat_layers() if isinstance(layer, ObjectLayer)]
    return any(thing.class_name == Sector.__name__ for layer in layers for thing in layer.objects)


def _dday_board(tree: TileMap, report: Report) -> DdaySpec | None:
    from game.content.cards import dday_cards  # late: a map of another game needs no cards of this one

    return DdayBoard(tree, report, dday_cards()).read(tree.file.stem)


def _has_tiles(tree: TileMap, model: type[TiledClass]) -> bool:
    """Whether some tile has a class."""
    tiles = (tile for tileset in tree.tilesets for tile in tileset.tiles.values())
    return any(tile.class_name == model.__name__ for tile in tiles)


def _maps_in(folder: Path) -> list[Path]:
    return sorted(file for suffix in MAP_SUFFIXES for file in folder.rglob(f"*{suffix}") if file.is_file())


def _commandos_board(
    tree: TileMap, report: Report, missions: Collection[str] | None, side: Side | None
) -> BoardSpec | None:
    mission = _mission(tree, report, missions)
    board = CommandosBoard(tree, report, side).read(tree.file.stem, mission)
    if board and mission in MISSIONS and len(board.objectives) != MISSIONS[mission].objectives:
        gaps = {"expected": MISSIONS[mission].objectives, "found": len(board.objectives)}
        report.add(kinds.MISSION_OBJECTIVES, tree.place, mission=mission, **gaps)
    return board


def _mission(tree: TileMap, report: Report, missions: Collection[str] | None) -> str:
    mission = str(tree.properties.get("mission", ""))
    if not mission:
        report.add(kinds.MISSION_MISSING, tree.place)
    elif missions is not None and mission not in missions:
        known = nearest(mission, sorted(missions)) or ", ".join(sorted(missions))
        report.add(kinds.MISSION_UNKNOWN, tree.place, mission=mission, known=known)
    return mission
