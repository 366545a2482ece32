"""The campaign of Dice Commandos: which missions were won, and how hard at best; its file never loses anything."""

from __future__ import annotations

import json
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any, Literal, Self, get_args

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, ValidationError, model_validator

from game.content.set_aside import keep_copy, move_aside
from game.content.setup_choices import MOST_EVENTS, Word
from game.content.whole_file import write_whole
from game.engine.core.text import N_, Message

VERSION = 1
Step = Literal["side", "events", "tracker", "enemy", "boss"]
"""What makes a game harder than a first one: side B, advanced events, the tracker's or the boss's other side, another
enemy (commandos:D1-D4)."""
STEPS: tuple[Step, ...] = get_args(Step)


class Win(BaseModel):
    """How hard a mission was when it was won: the steps above a first game in the order of `STEPS`, and how many
    advanced events were in the deck."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)

    steps: Annotated[tuple[Step, ...], Field(strict=False)] = ()
    events: Annotated[int, Field(ge=0, le=MOST_EVENTS)] = 0

    @model_validator(mode="after")
    def _fits(self) -> Self:
        if list(self.steps) != [step for step in STEPS if step in self.steps]:
            raise ValueError("each step once, in their order")
        if ("events" in self.steps) != (self.events > 0):
            raise ValueError("the step and the number of events must fit")
        return self

    @property
    def rank(self) -> tuple[int, int]:
        """What decides which of two wins was harder: the number of steps, then that of events."""
        return len(self.steps), self.events


Wins = dict[str, Win]
"""The best win of each mission that was won, by the mission's id."""
_MISSION, _WIN = TypeAdapter(Word), TypeAdapter(Win)
_NEW_FILE = N_(
    "A newer version of this program wrote the campaign in {file}. That file is kept as {kept}, and a new campaign "
    "begins. To go on with the old one, update the program and give the file its old name back."
)
_DAMAGED = N_(
    "The campaign in {file} is damaged: {what} cannot be read, and all else counts. The file as it was is kept as "
    "{kept}; whoever mends it gives it its old name back."
)
_SHUT = N_(
    "The campaign in {file} cannot be opened ({what}). It is kept as {kept}, and a new campaign begins. "
    "Give it its old name back once it can be opened."
)
_STAYS = N_(
    "The campaign in {file} cannot be used, and no copy of it can be kept: {what}. Nothing is written over it, "
    "and wins are not kept until it is mended, or moved to another folder."
)
_WHOLE, _NEWER = N_("the whole file"), N_("it comes from a newer version")


@dataclass(frozen=True, slots=True)
class Campaign:
    """What a file says. `trouble` is what has to be told about it; where it is not `sound`, it must not be written."""

    wins: Wins
    trouble: Message | None = None
    sound: bool = True


def load(file: Path) -> Campaign:
    """The campaign of a file; none is an empty one.

    What cannot be read is kept aside as it is, and the file is written anew with the rest, so that it is told once.
    """
    try:
        raw = file.read_bytes()
    except FileNotFoundError:
        return Campaign({})
    except OSError as error:
        why, kept = error.strerror or str(error), move_aside(file)
        return _told(file, kept, {}, _SHUT, why)
    try:
        found = json.loads(raw)
    except (ValueError, RecursionError):
        found = None
    if isinstance(found, dict) and type(version := found.get("version")) is int and version > VERSION:
        return _set_aside(file, raw, {}, _NEW_FILE, _NEWER)
    if not isinstance(found, dict):
        return _set_aside(file, raw, {}, _DAMAGED, _WHOLE)
    wins, wrong = _usable(found)
    return _set_aside(file, raw, wins, _DAMAGED, _listed(wrong)) if wrong else Campaign(wins)


def _usable(found: dict[str, Any]) -> tuple[Wins, list[str]]:
    """The wins that can be read, and the names of all that cannot."""
    missions = found.get("missions")
    wins: Wins = {}
    wrong = [name for name in found if name not in ("version", "missions")]
    if type(found.get("version")) is not int or found["version"] != VERSION:
        wrong.append("version")
    if not isinstance(missions, dict):
        return wins, [*wrong, "missions"]
    for name, win in missions.items():
        try:
            wins[_MISSION.validate_python(name)] = _WIN.validate_python(win)
        except (ValidationError, RecursionError):
            wrong.append(name)
    return wins, wrong


_MOST_NAMES, _LONGEST_NAME = 4, 24  # that a sentence tells


def _listed(names: list[str]) -> str:
    """Names from a damaged file in a sentence: short, few, and without signs that mean something to who draws it."""
    plain = ["".join(sign if sign.isalnum() or sign in "_ " else "?" for sign in name) for name in names[:_MOST_NAMES]]
    return ", ".join([name[:_LONGEST_NAME] for name in plain] + ["..."] * (len(names) > _MOST_NAMES))


def _set_aside(file: Path, raw: bytes, wins: Wins, sentence: str, what: str) -> Campaign:
    """Keeps a copy of the file, and writes what could be read of it."""
    kept = keep_copy(file, raw)
    if kept is not None:
        with suppress(OSError):  # then it is told again next time; the copy is there
            save(wins, file)
    return _told(file, kept, wins, sentence, what)


def _told(file: Path, kept: Path | None, wins: Wins, sentence: str, what: str) -> Campaign:
    """The campaign with what has to be told, by whether the file could be kept aside."""
    if kept is None:
        return Campaign(wins, Message(_STAYS, {"file": str(file), "what": what}), sound=False)
    return Campaign(wins, Message(sentence, {"file": str(file), "kept": str(kept), "what": what}))


def save(wins: Wins, file: Path) -> None:
    """Writes the campaign whole or not at all. Raises OSError."""
    missions = {name: win.model_dump(mode="json") for name, win in wins.items()}
    write_whole(file, json.dumps({"version": VERSION, "missions": missions}, indent=2) + "\n")


def best_of(before: Win | None, win: Win) -> Win:
    """The harder one of two wins of a mission; the earlier one where they are equally hard."""
    return win if before is None or win.rank > before.rank else before
