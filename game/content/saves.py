"""Saves on disk: written whole or not at all, listed with what they are, never touched when they are damaged."""

from __future__ import annotations

import re
import stat
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from game import paths
from game.content.whole_file import write_whole
from game.engine.core import save as core
from game.engine.core.save import Loaded, SaveError
from game.engine.core.session import Session
from game.engine.core.text import N_, Gaps, Message
from game.engine.games import GAMES, game

SUFFIX = ".save.json"
MOST_BYTES = 64 * 1024 * 1024
"""Far more than any save has; a larger file is not even read."""


def cards_of(game_name: str) -> Any:
    """The cards of a game as they are now."""
    from game.content import cards  # late: the title reads notes of saves and needs no game

    read = {"commandos": cards.commandos_cards, "dday": cards.dday_cards, "komandosi": cards.komandosi_cards}
    return read[game_name]()


def save_as(session: Session, name: str, note: dict[str, Any], folder: Path | None = None) -> Path:
    """Keeps a session under a name that the player gave; gives the file. Raises OSError."""
    stem = re.sub(r"[^\w\- ]+", "_", name).strip() or "save"
    file = (folder or paths.saves()) / f"{stem}{SUFFIX}"
    write_whole(file, core.to_text(session, {**note, "name": name}))
    return file


def read_text(file: Path) -> str:
    """The text of a save. Raises SaveError with one sentence."""
    try:
        found = file.stat()
        if found.st_size > MOST_BYTES or stat.S_ISCHR(found.st_mode) or stat.S_ISFIFO(found.st_mode):
            raise SaveError(Message(N_("{file} is damaged: it is far too big for a save."), {"file": str(file)}))
        return file.read_text("utf-8")
    except FileNotFoundError:
        raise SaveError(Message(N_("There is no save {file}."), {"file": str(file)})) from None
    except UnicodeDecodeError:
        raise SaveError(Message(N_("{file} is damaged: it is no text."), {"file": str(file)})) from None
    except OSError as error:
        gaps: Gaps = {"file": str(file), "reason": error.strerror or str(error)}
        raise SaveError(Message(N_("{file} cannot be read: {reason}."), gaps)) from None


def load(file: Path) -> Loaded:
    """The session of a save file; the file is left as it is. Raises SaveError with one sentence."""
    return from_text(read_text(file))


def from_text(text: str) -> Loaded:
    """The session of a save's text. Raises SaveError with one sentence."""
    shape = core.read(text)
    if shape.game not in GAMES:
        raise SaveError(
            Message(N_('This save is of the game "{game}", which is not in this box.'), {"game": shape.game})
        )
    return core.from_text(text, game(shape.game), _sound_cards(shape.game))


def _sound_cards(game_name: str) -> Any:
    """The cards of a game; damaged ones keep a save from being read, in their own words."""
    from game.content.cards import CardError

    try:
        return cards_of(game_name)
    except CardError as error:
        raise SaveError(error.message) from None


@dataclass(frozen=True, slots=True)
class SaveInfo:
    """One save in the list: its file, when it was written (seconds since 1970), its note, and what is wrong with it."""

    file: Path
    written: float
    note: dict[str, Any]
    problem: Message | None = None


def all_saves(folder: Path | None = None) -> list[SaveInfo]:
    """All named saves, newest first; damaged ones are listed with their sentence."""
    folder = folder or paths.saves()
    found = [_info(file) for file in folder.glob(f"*{SUFFIX}")] if folder.is_dir() else []
    return sorted(found, key=lambda info: -info.written)


def _info(file: Path) -> SaveInfo:
    try:
        written = file.stat().st_mtime
        return SaveInfo(file, written, core.read(read_text(file)).note)
    except SaveError as error:
        return SaveInfo(file, written, {}, error.message)
    except OSError as error:
        return SaveInfo(file, 0.0, {}, Message(N_("{reason}"), {"reason": str(error)}))
