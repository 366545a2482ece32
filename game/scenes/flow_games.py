"""What each game has of its own on the way through the program: an explicit list, imported when a game is chosen."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from game.scenes.stack import Scene

if TYPE_CHECKING:
    from game.engine.core.session import Session
    from game.scenes.context import Ui
    from game.scenes.flow import Flow
    from game.scenes.result import ResultChoices
    from game.scenes.table_calls import TableCalls
    from game.scenes.tutorial_guide import Guide

Bots = Mapping[int, str]
"""The names of bots by the seats that they play."""


class Way(Protocol):
    """The scenes of one game, and how they begin."""

    @property
    def name(self) -> str:
        """What the game is called, in capitals (English, to be translated)."""
        ...

    def setup(self, flow: Flow) -> Scene:
        """Where a new game is chosen."""
        ...

    def read(self, file: Path) -> Any:
        """A map as an entry: file, board (None if it cannot be played), report."""
        ...

    def usual(self, board: Any, bots: Bots) -> Any:
        """The set-up of a game on a board by the usual rules, with a seat for each bot."""
        ...

    def near(self, board: Any) -> Path:
        """Where the map of a board is, or would be."""
        ...

    def table(self, ui: Ui, session: Session, calls: TableCalls, near: Path, bots: Bots) -> Scene:
        """The table, with bots in their seats."""
        ...

    def guide(self, table: Any) -> Guide:
        """What a tutorial asks the table."""
        ...

    def bots(self, table: Any) -> dict[int, str]:
        """The bots that are kept with the game of a table."""
        ...

    def bot_plays(self, table: Any) -> bool:
        """Whether a bot has a seat."""
        ...

    def hand_over(self, table: Any, name: str) -> None:
        """Gives the player's seats to a bot of this name, or takes them back where a bot plays."""
        ...

    def result(self, ui: Ui, session: Session, choices: ResultChoices) -> Scene:
        """What is shown at the end."""
        ...

    def replay(self, ui: Ui, session: Session, calls: TableCalls, near: Path, start: int) -> Scene:
        """The game shown again from a command on."""
        ...


def _commandos() -> Way:
    from game.scenes.flow_commandos import WAY

    return WAY


def _dday() -> Way:
    from game.scenes.dday.flow import WAY

    return WAY


def _komandosi() -> Way:
    from game.scenes.komandosi.flow import WAY

    return WAY


WAYS: dict[str, Callable[[], Way]] = {"commandos": _commandos, "dday": _dday, "komandosi": _komandosi}


def way(game: str) -> Way:
    """The way of a game. Raises KeyError for one without scenes."""
    return WAYS[game]()


def game_of_map(file: Path) -> str:
    """The game that a map is for; one that does not say so counts as the first game's, which tells what is wrong."""
    from game.content.boards import COMMANDOS, game_of
    from game.content.report import Report
    from game.content.tiled.normalise import read_tree

    tree = read_tree(file, Report(file))
    return game_of(tree) or COMMANDOS if tree else COMMANDOS


def read_map(file: Path) -> Any:
    """The entry of a map of any game."""
    return way(game_of_map(file)).read(file)


def bots_of(note: Mapping[str, Any], game: str) -> dict[int, str]:
    """The bots that the note of a kept game names; a note from elsewhere may say anything."""
    from game.engine.games import BOTS

    said = note.get("bots")
    if not isinstance(said, dict):
        return {}
    names = list(BOTS[game])  # a list: what a note says may have no hash
    return {int(seat): name for seat, name in said.items() if seat.isdecimal() and name in names}
