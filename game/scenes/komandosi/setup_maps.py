"""The islands that a new game of Komandosi can choose from, each with what is wrong with it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from game import paths
from game.content.boards import KOMANDOSI, read_board
from game.content.locate import real_path
from game.content.report import Report
from game.engine.core.text import N_
from game.engine.komandosi.board_spec import BoardSpec
from game.scenes.live_maps import kept
from game.scenes.map_files import maps_of

FOLDER = KOMANDOSI
TITLES = (N_("The island"),)
"""The titles of the shipped islands: maps have no catalogue, so they are marked for translators here."""


@dataclass(frozen=True, slots=True)
class IslandEntry:
    """An island in the list; without a board it cannot be played, and its report says why."""

    file: Path
    own: bool
    board: BoardSpec | None
    report: Report

    @property
    def name(self) -> str:
        """What the list calls it (English, to be translated): its own title, or the name of its file."""
        return self.board.title if self.board and self.board.title else self.file.stem


def read_entry(file: Path) -> IslandEntry:
    """Reads one map."""
    board, report = read_board(file)
    own = not real_path(file).is_relative_to(real_path(paths.maps()))
    return IslandEntry(file, own, board if isinstance(board, BoardSpec) else None, report)


def all_entries(before: Iterable[IslandEntry] = ()) -> list[IslandEntry]:
    """All islands: the shipped ones, then the player's own; those whose files have not changed are not read again."""
    known = kept(before)
    shipped, own = maps_of(FOLDER)
    return [known.get(file) or read_entry(file) for file in (*shipped, *own)]
