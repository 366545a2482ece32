"""The boards that a new game can choose from: shipped ones and the player's own, each with what is wrong with it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from pathlib import Path

from game import paths
from game.content.boards import COMMANDOS, MAP_SUFFIXES, game_of, read_board
from game.content.cards import commandos_cards
from game.content.commandos_models import Side
from game.content.locate import real_path
from game.content.report import Report
from game.content.tiled.normalise import read_tree
from game.engine.commandos.board_spec import BoardSpec
from game.engine.commandos.cards import MissionText
from game.engine.commandos.missions import MISSIONS
from game.scenes.live_maps import kept

FOLDER = "commandos"


@dataclass(frozen=True, slots=True)
class MapEntry:
    """A map in the list; without a board it cannot be played, and its report says why."""

    file: Path
    own: bool
    board: BoardSpec | None
    report: Report
    mission: MissionText | None

    @property
    def name(self) -> str:
        """What the list calls it: a shipped map by its mission (English, to be translated), an own one by its file."""
        return self.mission.name if self.mission and not self.own else self.file.stem


def read_entry(file: Path) -> MapEntry:
    """Read one map."""
    read, report = read_board(file, MISSIONS)
    board = read if isinstance(read, BoardSpec) else None
    own = not real_path(file).is_relative_to(real_path(paths.maps()))
    missions = {text.id: text for text in commandos_cards().missions}
    return MapEntry(file, own, board, report, missions.get(board.mission) if board else None)


def turned_over(entry: MapEntry) -> MapEntry:
    """The same map with side B of its cards up."""
    return replace(entry, board=_side_b(entry.file, entry.board)) if entry.board else entry


@lru_cache(maxsize=64)
def _side_b(file: Path, board: BoardSpec) -> BoardSpec:
    """The board with its cards turned over; a map that was changed has another board, so it is read anew."""
    turned, _ = read_board(file, MISSIONS, Side.B)
    return turned if isinstance(turned, BoardSpec) else board


def all_entries(before: Iterable[MapEntry] = ()) -> list[MapEntry]:
    """All maps of Dice Commandos: the shipped ones in their order, then the player's own by name.

    Those of `before` whose files have not changed are not read again.
    """
    known = kept(before)
    return [entry for file in _files() if _is_board(entry := known.get(file) or read_entry(file))]


def _files() -> Iterator[Path]:
    for folder in (paths.maps() / FOLDER, paths.user_maps() / FOLDER, paths.user_maps()):
        if folder.is_dir():
            yield from sorted(file for file in folder.iterdir() if file.suffix in MAP_SUFFIXES and not file.is_dir())


def _is_board(entry: MapEntry) -> bool:
    """A map tile card is sound but has no board; a faulty map of another game is told in that game's list."""
    if entry.report.sound:
        return entry.board is not None
    tree = read_tree(entry.file, Report(entry.file))
    return tree is None or game_of(tree) in ("", COMMANDOS)
