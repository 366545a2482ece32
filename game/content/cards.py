"""Reads the card files of a game into the engine's frozen models."""

from __future__ import annotations

import hashlib
import re
import tomllib
from collections import Counter
from collections.abc import Iterator
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
_FACES = frozenset(range(1, 7))
_OBJECTIVES = 10
"""Map Objective tokens in the box, which a board may use all (commandos:S8)."""
_COORDINATE = re.compile("[A-D][1-3]")
_FIRST_ENEMY = "insurgents"
"""The enemy type of a first game (commandos:S12)."""


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
        cards = Cards(version=digest.hexdigest()[:12], **fields)
    except ValidationError as error:
        raise CardError(_wrong(folder, fields, error)) from None
    for name, reason in _lacking(cards):
        raise CardError(Message(N_("{file}: {reason}."), {"file": str(folder / f"{name}.toml"), "reason": reason}))
    return cards


def _lacking(cards: Cards) -> Iterator[tuple[str, Message]]:
    """What a game cannot do without, though each card by itself is sound: the file, and what it lacks."""
    if not {card.face for card in cards.commandos if card.set == "basic"} >= _FACES:
        yield "commandos", Message(N_("each face from 1 to 6 needs a basic commando"))
    for enemy in cards.enemies:
        if not {face.face for face in enemy.face} >= _FACES:
            yield "enemies", Message(N_('each face from 1 to 6 of "{enemy}" needs an entry'), {"enemy": enemy.id})
    if _FIRST_ENEMY not in {enemy.id for enemy in cards.enemies}:
        yield "enemies", Message(N_('the enemy type "{enemy}" is missing'), {"enemy": _FIRST_ENEMY})
    if not cards.events:
        yield "events", Message(N_("there is no event"))
    if not cards.directives:
        yield "directives", Message(N_("there is no directive"))
    for card in cards.directives:
        for coordinate in (card.upright, card.turned):
            if not _COORDINATE.fullmatch(coordinate):
                yield "directives", Message(N_('"{tile}" is no map tile from A1 to D3'), {"tile": coordinate})
    if len(cards.objectives) < _OBJECTIVES:
        yield "objectives", Message(N_("a board may ask for {most} objectives"), {"most": _OBJECTIVES})
    for name in ("events", "loadouts", "objectives", "enemies"):
        (often, count), *_ = Counter(card.id for card in getattr(cards, name)).most_common(1) or [("", 0)]
        if count > 1:
            yield name, Message(N_('two cards have the id "{card}"'), {"card": often})


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
