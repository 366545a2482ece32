"""The battle maps that a new game of D-Day Dice can choose from, each with what is wrong with it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from game import paths
from game.content.boards import DDAY, MAP_SUFFIXES, game_of, read_board
from game.content.cards import dday_cards
from game.content.locate import real_path
from game.content.report import Report
from game.content.tiled.normalise import read_tree
from game.engine.dday.board_spec import BoardSpec
from game.engine.dday.cards import MapText
from game.scenes.live_maps import kept

FOLDER = "dday"


@dataclass(frozen=True, slots=True)
class DdayEntry:
    """A map in the list; without a board it cannot be played, and its report says why."""

    file: Path
    own: bool
    board: BoardSpec | None
    report: Report
    words: MapText | None

    @property
    def name(self) -> str:
        """What the list calls it (English, to be translated): its words, its own title, or the name of its file."""
        if self.words:
            return self.words.name
        return self.board.title if self.board and self.board.title else self.file.stem


def read_entry(file: Path) -> DdayEntry:
    """Read one map."""
    board, report = read_board(file)
    own = not real_path(file).is_relative_to(real_path(paths.maps()))
    words = {text.id: text for text in dday_cards().maps}
    found = board if isinstance(board, BoardSpec) else None
    return DdayEntry(file, own, found, report, words.get(file.stem) if not own else None)


def all_entries(before: Iterable[DdayEntry] = ()) -> list[DdayEntry]:
    """All maps of D-Day Dice: the shipped ones in their order, then the player's own by name.

    Those of `before` whose files have not changed are not read again.
    """
    known = kept(before)
    shipped, own, loose = (
        [known.get(file) or read_entry(file) for file in files]
        for files in (_maps_in(paths.maps() / FOLDER), _maps_in(paths.user_maps() / FOLDER), _loose())
    )
    shipped.sort(key=lambda entry: (entry.board.order if entry.board else 0, entry.file.name))
    return [*shipped, *own, *loose]


def _loose() -> Iterator[Path]:
    """Maps of this game outside the folders of the games."""
    return (file for file in _maps_in(paths.user_maps()) if _says_dday(file))


def _maps_in(folder: Path) -> Iterator[Path]:
    if folder.is_dir():
        yield from sorted(file for file in folder.iterdir() if file.suffix in MAP_SUFFIXES and not file.is_dir())


def _says_dday(file: Path) -> bool:
    """Whether a map outside the folders of the games is meant for this one."""
    tree = read_tree(file, Report(file))
    return tree is not None and game_of(tree) == DDAY
