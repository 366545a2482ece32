"""What is wrong with a file, and where: findings are collected, never thrown one by one."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from difflib import get_close_matches
from enum import StrEnum
from pathlib import Path

from game.content.map_watch import Sign, sign_of
from game.engine.core.text import N_, Message

Cell = tuple[int, int]
"""Column and row, counted from 0 as Tiled's status bar does."""

Translate = Callable[[Message], str]

MOST_LETTERS = 120
"""Longer names and values from a file are shortened where they are quoted."""
MOST_ALIKE = 200
"""Findings of one code in a report; whoever makes more of the same mistake needs no longer list."""

IN_LAYER = N_('layer "{layer}" (id {id})')
IN_CELL = N_("cell ({x},{y})")
IN_OBJECT = N_("object {id}")
IN_NAMED_OBJECT = N_('object {id} "{name}"')


class Severity(StrEnum):
    """An error keeps a map from being played; a warning does not."""

    ERROR = "error"
    WARNING = "warning"


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of finding: its code in `docs/map-findings.md`, what is wrong, and how to mend it."""

    code: str
    severity: Severity
    sentence: str
    hint: str


MORE_ALIKE = Kind(
    "MORE-ALIKE",
    Severity.WARNING,
    N_("there are more than {most} findings {code}; the others are left out"),
    N_("Mend the first ones, then check again."),
)


@dataclass(frozen=True, slots=True)
class Place:
    """Where something stands: file and line, and inside a map the layer and the cell or object."""

    file: Path
    line: int = 0
    layer: str = ""
    layer_id: int = 0
    cell: Cell | None = None
    object_id: int = 0
    object_name: str = ""

    def at(self, line: int) -> Place:
        """The same place, at another line."""
        return replace(self, line=line)

    def at_cell(self, cell: Cell, line: int = 0) -> Place:
        """A cell of this layer, at its own line where that is known."""
        return replace(self, cell=cell, line=line or self.line)

    def parts(self) -> Iterator[Message]:
        """Layer, cell and object in words, as far as they are known."""
        if self.layer or self.layer_id:
            yield Message(IN_LAYER, {"layer": self.layer, "id": self.layer_id})
        if self.cell is not None:
            yield Message(IN_CELL, {"x": self.cell[0], "y": self.cell[1]})
        if self.object_name:
            yield Message(IN_NAMED_OBJECT, {"id": self.object_id, "name": self.object_name})
        elif self.object_id:
            yield Message(IN_OBJECT, {"id": self.object_id})


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that is wrong: its kind, its place, and both sentences ready to be translated."""

    kind: Kind
    place: Place
    message: Message
    hint: Message

    @property
    def code(self) -> str:
        """The name under which `docs/map-findings.md` explains it."""
        return self.kind.code

    @property
    def severity(self) -> Severity:
        """Whether the map can still be played."""
        return self.kind.severity

    def as_line(self, translate: Translate = str) -> str:
        """The finding on one line: `file:line: warning CODE: layer, cell: what is wrong. How to mend it.`"""
        where = ", ".join(translate(part) for part in self.place.parts())
        head = f"{shown(self.place.file)}:{self.place.line}: {self.severity} {self.code}: "
        text = f"{translate(self.message)}. {translate(self.hint)}"
        return " ".join((head + (f"{where}: " if where else "") + text).split())

    def as_json(self) -> dict[str, object]:
        """The finding as plain JSON values; `cell` is [column, row] or null."""
        return {
            "code": self.code,
            "severity": str(self.severity),
            "file": shown(self.place.file),
            "line": self.place.line,
            "layer": self.place.layer,
            "layer_id": self.place.layer_id,
            "cell": list(self.place.cell) if self.place.cell is not None else None,
            "object": self.place.object_id,
            "object_name": self.place.object_name,
            "message": str(self.message),
            "hint": str(self.hint),
        }


@dataclass(slots=True)
class Report:
    """All findings about one file and the files that it uses, in the order in which they were found.

    Of one code it keeps the first 200. `count` and `error_count` count those too that are left out: whoever reads a
    part of a map compares them before and after, to know whether something was wrong with it. `files` are all files
    that were asked for, also those that are not there, each as it was just before.
    """

    file: Path
    findings: list[Finding] = field(default_factory=list)
    count: int = 0
    error_count: int = 0
    files: dict[Path, Sign] = field(default_factory=dict, repr=False)
    _noted: set[object] = field(default_factory=set, repr=False)
    _alike: Counter[str] = field(default_factory=Counter, repr=False)

    def add(self, kind: Kind, place: Place, **gaps: str | int) -> None:
        """Notes a finding once; `gaps` fill the kind's sentence and hint."""
        gaps = {name: value if isinstance(value, int) else shortened(value) for name, value in gaps.items()}
        what = kind, place, tuple(gaps.items())
        if what in self._noted:
            return
        self._noted.add(what)
        self._alike[kind.code] += 1
        self.count += 1
        self.error_count += kind.severity is Severity.ERROR
        if not self.is_full(kind):
            self.findings.append(Finding(kind, place, Message(kind.sentence, gaps), Message(kind.hint, gaps)))
        elif self._alike[kind.code] == MOST_ALIKE + 1:
            self.add(MORE_ALIKE, Place(self.file), most=MOST_ALIKE, code=kind.code)

    def look_at(self, file: Path) -> None:
        """Notes that the map depends on a file, or on what is in a folder; called before it is read."""
        if file not in self.files:
            self.files[file] = sign_of(file)

    def is_full(self, kind: Kind) -> bool:
        """Whether further findings of this code are left out, so that nobody need look for them."""
        return self._alike[kind.code] > MOST_ALIKE

    @property
    def errors(self) -> list[Finding]:
        """The findings that keep the map from being played."""
        return [finding for finding in self.findings if finding.severity is Severity.ERROR]

    @property
    def warnings(self) -> list[Finding]:
        """The findings that the map can be played with."""
        return [finding for finding in self.findings if finding.severity is Severity.WARNING]

    @property
    def sound(self) -> bool:
        """True when nothing keeps the map from being played."""
        return not self.error_count

    def as_text(self, translate: Translate = str) -> str:
        """One line a finding; empty when there is none."""
        return "\n".join(finding.as_line(translate) for finding in self.findings)

    def as_json(self) -> dict[str, object]:
        """The report as plain JSON values."""
        return {
            "file": shown(self.file),
            "sound": self.sound,
            "findings": [finding.as_json() for finding in self.findings],
        }


def shown(path: Path) -> str:
    """The path as a person wants to read it: from the working folder where it lies inside it, with slashes."""
    plain = Path(os.path.normpath(path))
    try:
        inside = os.path.relpath(plain)
    except ValueError:  # another drive on Windows
        return plain.as_posix()
    return plain.as_posix() if inside.startswith("..") else Path(inside).as_posix()


def shortened(text: str) -> str:
    """The text as a sentence can quote it: with dots where a file holds more than anybody would read."""
    return text if len(text) <= MOST_LETTERS else f"{text[: MOST_LETTERS - 1]}…"


def nearest(word: str, known: list[str] | tuple[str, ...]) -> str:
    """The known word that a misspelt one most resembles; empty when none does."""
    lowered = {name.lower(): name for name in known}
    match = get_close_matches(word.lower(), list(lowered), n=1, cutoff=0.6)
    return lowered[match[0]] if match else ""
