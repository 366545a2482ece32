"""The finished rows of a balance run, kept in a file: a run that is stopped goes on where it was."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

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
