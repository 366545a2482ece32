"""A scene follows the files of its maps: what was saved in Tiled is seen in the window half a second later."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Protocol, TypeVar

from game import paths
from game.content.map_watch import MapWatch, Sign, sign_of, unchanged
from game.content.report import Report

EntryT = TypeVar("EntryT", bound="Entry")
LOOK = 500  # milliseconds from one look at the files to the next


class Entry(Protocol):
    """A map in a list, of any game."""

    @property
    def file(self) -> Path:
        """Where it is."""
        ...

    @property
    def report(self) -> Report:
        """What is wrong with it, and which files it uses."""
        ...


def files_of(entries: Iterable[Entry]) -> dict[Path, Sign]:
    """All files of these maps, as they were when they were read."""
    return {file: sign for entry in entries for file, sign in entry.report.files.items()}


def folders_of(game: str) -> dict[Path, Sign]:
    """The folders where maps of a game may appear; asked for before they are searched."""
    folders = (paths.maps() / game, paths.user_maps() / game, paths.user_maps())
    return {folder: sign_of(folder) for folder in folders}


def kept(entries: Iterable[EntryT]) -> dict[Path, EntryT]:
    """Those of the maps that need not be read again, by their files."""
    return {entry.file: entry for entry in entries if unchanged(entry.report.files)}


class LiveMaps:
    """Looks at the files while its scene is on top. `on_change` is called when they have changed and settled."""

    def __init__(self, files: Mapping[Path, Sign], on_change: Callable[[], None]) -> None:
        self._watch, self._on_change = MapWatch(files), on_change
        self._left = LOOK

    def follow(self, files: Mapping[Path, Sign]) -> None:
        """Looks at these files from now on."""
        self._watch = MapWatch(files)

    def update(self, ms: int) -> None:
        """Lets time pass."""
        self._left -= ms
        if self._left <= 0:
            self._left = LOOK
            if self._watch.changed():
                self._on_change()

    def next_look(self) -> int:
        """Milliseconds until there is something to do."""
        return max(1, self._left)
