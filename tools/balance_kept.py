"""The finished rows of a balance run, kept in a file: a run that is stopped goes on where it was."""

from __future__ import annotations

import hashlib
import json
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Protocol, TypeVar

from game.simulation import Summary

_ROOMS = ("game/engine/core", "game/engine/board", "game/engine/{game}", "maps/{game}", "assets/cards/{game}")
"""What decides how games go, and so what rows are worth."""
_SUFFIXES = frozenset((".py", ".tmx", ".toml"))
_RESULTS = frozenset(("difficulty.toml", "difficulty_steps.toml"))
"""The tables that the tools themselves write among the cards."""


def print_of(root: Path, game: str) -> str:
    """A number for a game's rules, bots, maps and cards as they are; another as soon as one of them changes."""
    found = hashlib.sha256()
    for room in _ROOMS:
        files = sorted(file for file in (root / room.format(game=game)).rglob("*") if file.suffix in _SUFFIXES)
        for file in files:
            if file.name not in _RESULTS:
                found.update(f"{file.relative_to(root).as_posix()}\n".encode())
                found.update(file.read_bytes())
    return found.hexdigest()[:16]


class KeptRows:
    """The rows of one game in a file, a line each. Those of other rules, bots, maps or cards are not given."""

    def __init__(self, root: Path, game: str, file: Path) -> None:
        self._print, self._file = print_of(root, game), file
        self._rows: dict[str, dict[str, Any]] = {}
        for line in file.read_text("utf-8").splitlines() if file.exists() else ():
            kept = json.loads(line)
            if kept["print"] == self._print:
                self._rows[kept["case"]] = kept["result"]

    def __len__(self) -> int:
        return len(self._rows)

    def result(self, case: str) -> Summary | None:
        """What came out of a case; None while it is not finished."""
        found = self._rows.get(case)
        return Summary(**{**found, "turns_quartiles": tuple(found["turns_quartiles"])}) if found else None

    def add(self, case: str, result: Summary) -> None:
        """Keeps what came out of a case."""
        self._rows[case] = result.figures()
        self._file.parent.mkdir(parents=True, exist_ok=True)
        line = json.dumps({"print": self._print, "case": case, "result": self._rows[case]})
        with self._file.open("a", encoding="utf-8") as file:
            file.write(line + "\n")


class Case(Protocol):
    """Games to be played; the name tells them from all others of the same file of rows."""

    @property
    def name(self) -> str: ...
    @property
    def games(self) -> int: ...


AnyCase = TypeVar("AnyCase", bound=Case)


def finished(
    cases: list[AnyCase], kept_of: Callable[[AnyCase], KeptRows], play: Callable[[AnyCase], Summary]
) -> list[tuple[AnyCase, Summary]]:
    """Every case with its result: kept, or played and then kept; tells what is played, and how long the rest takes."""
    todo = [case for case in cases if kept_of(case).result(case.name) is None]
    began, done, total = time.perf_counter(), 0, sum(case.games for case in todo)
    for number, case in enumerate(todo, len(cases) - len(todo) + 1):
        left = f", about {(time.perf_counter() - began) / done * (total - done) / 60:.0f} min left" if done else ""
        print(f"{number} of {len(cases)}{left}: {case.name}", file=sys.stderr)
        kept_of(case).add(case.name, play(case))
        done += case.games
    found = ((case, kept_of(case).result(case.name)) for case in cases)
    return [(case, result) for case, result in found if result]
