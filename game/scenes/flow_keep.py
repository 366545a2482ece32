"""Keeps the running game safe: autosave after each command, finished and replaced games on the shelf of saves."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

from game import paths
from game.content import journal, saves
from game.content.journal import Autosave
from game.content.kept_note import OLD_SNAPSHOT, SNAPSHOT, note_of
from game.engine.core.save import SaveError
from game.engine.core.session import Session
from game.engine.core.text import N_, Message
from game.scenes.flow_games import Bots, bots_of
from game.scenes.flow_saves import AUTOSAVE

LAST, EARLIER = N_("last game"), N_("game before")
"""What the shelf calls a finished game, and one that a new game replaced."""
SHELF, DAMAGED = "shelf", "damaged"


class Keeper:
    """The autosave of one game at a time."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder or paths.saves()
        self._autosave = Autosave(self.folder / AUTOSAVE)
        self._round = self._commands = 0
        self._told: Message | None = None
        self.bots: Callable[[], Bots] = dict
        """The bots of the game on the table, by seat."""

    @property
    def shelf(self) -> Path:
        """The folder of games that the program keeps by itself."""
        return self.folder / SHELF

    def begin(self, session: Session) -> None:
        """A game is on the table: keep it whole."""
        self._round, self._commands = session.state.round, len(session.log)
        self._autosave.keep_whole(session, self._note(session))

    def after_command(self, session: Session) -> None:
        """A command was played, again or for the first time, or one was taken back: a line in the journal.

        At the end of a round everything is written.
        """
        back = len(session.log) < self._commands
        self._commands = len(session.log)
        if back:
            self._autosave.keep_undo(session, self._note(session))
        elif session.state.round != self._round:
            self.begin(session)
        else:
            self._autosave.keep_command(session, self._note(session))

    def _note(self, session: Session) -> dict[str, Any]:
        return note_of_session(session, self.bots())

    def finish(self, session: Session) -> None:
        """The game is over: there is nothing to continue, but it can be watched. Raises OSError."""
        self._autosave.forget()
        saves.save_as(session, LAST, self._note(session), self.shelf)

    def shelve(self) -> None:
        """Put a game that could be continued on the shelf, because a new one takes its place. Raises OSError."""
        if not self._kept():
            return
        try:
            session = journal.resume(self._autosave.folder).session
        except SaveError:
            self.set_aside()
            return
        if session.log and session.ask is not None:
            bots = bots_of(note_of(self._autosave.folder) or {}, session.game.id)
            saves.save_as(session, EARLIER, note_of_session(session, bots), self.shelf)

    def set_aside(self) -> None:
        """Copy the autosave's files to where nothing overwrites them: somebody may still mend them. Raises OSError."""
        if not self._kept():
            return
        number = 1
        while (copy := self.folder / DAMAGED / str(number)).exists():
            number += 1
        shutil.copytree(self._autosave.folder, copy)

    def _kept(self) -> bool:
        folder = self._autosave.folder
        return (folder / SNAPSHOT).exists() or (folder / OLD_SNAPSHOT).exists()

    def news(self) -> Message | None:
        """Why the game could not be kept, told once."""
        trouble = self._autosave.trouble
        fresh = trouble if trouble != self._told else None
        self._told = trouble
        return fresh

    def close(self) -> None:
        """Wait until everything is written."""
        self._autosave.close()


def note_of_session(session: Session, bots: Bots | None = None) -> dict[str, Any]:
    """What a list of saves says without loading: which board, how far, who is where, who plays, and how it ended."""
    outcome = session.state.outcome
    return {
        "game": session.game.id,
        "map": session.setup.board.name,
        **_NOTES[session.game.id](session),
        "bots": {str(seat): name for seat, name in (bots or {}).items()},
        "outcome": "" if outcome is None else "won" if outcome.winners else "lost",
    }


def _commandos_note(session: Session) -> dict[str, Any]:
    s = session.state
    return {
        "title": mission_name(session),
        "round": s.round,
        "commandos": len(s.squad()),
        "enemies": len(s.enemies_on_map()),
        "carried": sum(len(die.carries) for die in s.commandos),
        "objectives": len(s.objectives),
        "fury": s.fury,
        "loadouts": len(s.loadouts),
    }


def _dday_note(session: Session) -> dict[str, Any]:
    s, setup = session.state, session.setup
    return {
        "title": setup.board.title or setup.board.name,
        "level": setup.board.levels[setup.level].name,
        "turn": s.turn,
        "units": [{"name": setup.names[unit.seat], "strength": unit.strength} for unit in s.units],
    }


def _komandosi_note(session: Session) -> dict[str, Any]:
    s, setup = session.state, session.setup
    return {
        "title": setup.board.title or setup.board.name,
        "round": s.round,
        "players": [{"name": setup.names[player.seat], "money": player.pocket.money} for player in s.players],
    }


_NOTES: dict[str, Callable[[Session], dict[str, Any]]] = {
    "commandos": _commandos_note,
    "dday": _dday_note,
    "komandosi": _komandosi_note,
}


def mission_name(session: Session) -> str:
    """The mission of a session in English, to be translated where it is drawn."""
    wanted = session.setup.board.mission
    names = {text.id: str(text.name) for text in session.cards.missions}
    return names.get(wanted, str(session.setup.board.name))
