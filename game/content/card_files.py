"""Reads a folder of card files, one table in each, into the frozen model of a game's cards."""

from __future__ import annotations

import hashlib
import tomllib
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, TypeVar

from pydantic import BaseModel, ValidationError

from game.engine.core.text import N_, Gaps, Message

_C = TypeVar("_C", bound=BaseModel)
_VERSION_DIGITS = 12


class CardError(Exception):
    """A card file that cannot be used; `message` says what, where and how to mend it."""

    def __init__(self, message: Message) -> None:
        super().__init__(str(message))
        self.message = message


def read_cards(folder: Path, tables: Mapping[str, str], model: type[_C]) -> _C:
    """The cards of a folder: `tables` names its files, each the field that it fills, and the table that each holds.

    Raises CardError with one sentence.
    """
    fields: dict[str, Any] = {}
    digest = hashlib.sha256()
    for name, table in tables.items():
        file = card_file(folder, name)
        text = _text(file)
        digest.update(text.replace("\r\n", "\n").encode())
        fields[name] = _table(file, text, table)
    try:
        return model(version=digest.hexdigest()[:_VERSION_DIGITS], **fields)
    except ValidationError as error:
        raise CardError(_wrong(folder, fields, error)) from None


def refuse_faults(folder: Path, faults: Iterable[tuple[str, Message]]) -> None:
    """Raises CardError for the first fault that a game finds: the name of a file, and what is wrong in it."""
    for name, reason in faults:
        gaps: Gaps = {"file": str(card_file(folder, name)), "reason": reason}
        raise CardError(Message(N_("{file}: {reason}."), gaps))


def card_file(folder: Path, name: str) -> Path:
    """The file of this name in a folder of cards."""
    return folder / f"{name}.toml"


def _text(file: Path) -> str:
    try:
        return file.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        gaps: Gaps = {"file": str(file), "reason": str(error)}
        raise CardError(Message(N_("{file} cannot be read: {reason}. Install the game again."), gaps)) from None


def _table(file: Path, text: str, table: str) -> Any:
    """What stands under the name of the table; only the model knows whether it is a list of cards."""
    try:
        return tomllib.loads(text)[table]
    except tomllib.TOMLDecodeError as error:
        gaps: Gaps = {"file": str(file), "reason": str(error)}
        raise CardError(Message(N_("{file} is no sound TOML: {reason}."), gaps)) from None
    except KeyError:
        gaps = {"file": str(file), "table": table}
        raise CardError(Message(N_("{file} holds no [[{table}]]."), gaps)) from None


def _wrong(folder: Path, fields: Mapping[str, Any], error: ValidationError) -> Message:
    first = error.errors()[0]
    name, *where = first["loc"]
    card = fields[str(name)][where[0]] if where and isinstance(where[0], int) else {}
    known = card if isinstance(card, dict) else {}
    gaps: Gaps = {
        "file": str(card_file(folder, str(name))),
        "card": str(known.get("id", known.get("name", known.get("number", "?")))),
        "field": ".".join(str(part) for part in where[1:]),
        "reason": first["msg"],
    }
    return Message(N_("{file}: card {card}, field {field}: {reason}."), gaps)
