"""Reads the card files of a game into the engine's frozen models."""

from __future__ import annotations

import hashlib
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from pydantic import ValidationError

from game import paths
from game.engine.commandos.cards import Cards
from game.engine.core.text import N_, Gaps, Message

_FILES = {
    "commandos": "commando",
    "enemies": "enemy_type",
    "events": "event",
    "loadouts": "loadout",
    "directives": "directive",
    "objectives": "objective",
    "missions": "mission",
}
"""The files of Dice Commandos and the tables that each holds."""


class CardError(Exception):
    """A card file that cannot be used; `message` says what, where and how to mend it."""

    def __init__(self, message: Message) -> None:
        super().__init__(str(message))
        self.message = message


@cache
def commandos_cards(folder: Path | None = None) -> Cards:
    """All cards of Dice Commandos. Raises CardError with one sentence."""
    folder = folder or paths.assets() / "cards" / "commandos"
    fields: dict[str, Any] = {}
    digest = hashlib.sha256()
    for name, table in _FILES.items():
        file = folder / f"{name}.toml"
        text = _text(file)
        digest.update(text.replace("\r\n", "\n").encode())
        fields[name] = _tables(file, text, table)
    try:
        return Cards(version=digest.hexdigest()[:12], **fields)
    except ValidationError as error:
        raise CardError(_wrong(folder, fields, error)) from None


def _text(file: Path) -> str:
    try:
        return file.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        gaps: Gaps = {"file": str(file), "reason": str(error)}
        raise CardError(Message(N_("{file} cannot be read: {reason}. Install the game again."), gaps)) from None


def _tables(file: Path, text: str, table: str) -> list[dict[str, Any]]:
    try:
        found: list[dict[str, Any]] = tomllib.loads(text)[table]
    except tomllib.TOMLDecodeError as error:
        gaps: Gaps = {"file": str(file), "reason": str(error)}
        raise CardError(Message(N_("{file} is no sound TOML: {reason}."), gaps)) from None
    except KeyError:
        gaps = {"file": str(file), "table": table}
        raise CardError(Message(N_("{file} holds no [[{table}]]."), gaps)) from None
    return found


def _wrong(folder: Path, fields: dict[str, Any], error: ValidationError) -> Message:
    first = error.errors()[0]
    name, *where = first["loc"]
    card = fields[str(name)][where[0]] if where and isinstance(where[0], int) else {}
    gaps: Gaps = {
        "file": str(folder / f"{name}.toml"),
        "card": str(card.get("id", card.get("name", card.get("number", "?")))),
        "field": ".".join(str(part) for part in where[1:]),
        "reason": first["msg"],
    }
    return Message(N_("{file}: card {card}, field {field}: {reason}."), gaps)
