"""Where the maps of a game are: shipped ones, the player's own, and those that lie about in the player's folder."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from game import paths
from game.content.boards import MAP_SUFFIXES, game_of
from game.content.report import Report
from game.content.tiled.normalise import read_tree


def maps_of(game: str) -> tuple[list[Path], list[Path]]:
    """The shipped maps of a game, and the player's own: those of its folder, then others that say they are for it."""
    own = [*_maps_in(paths.user_maps() / game), *(file for file in _maps_in(paths.user_maps()) if _is_for(file, game))]
    return list(_maps_in(paths.maps() / game)), own


def _maps_in(folder: Path) -> Iterator[Path]:
    if folder.is_dir():
        yield from sorted(file for file in folder.iterdir() if file.suffix in MAP_SUFFIXES and not file.is_dir())


def _is_for(file: Path, game: str) -> bool:
    tree = read_tree(file, Report(file))
    return tree is not None and game_of(tree) == game
