"""What the title says about the game that was kept: its note, read without any game or model."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

SNAPSHOT, OLD_SNAPSHOT = "snapshot.json", "snapshot.old.json"
"""The autosave's whole session, and the one before."""
MARK = "mark"
"""The entry of the note that joins a snapshot to its journal; nothing for players."""


def note_of(folder: Path) -> dict[str, Any] | None:
    """The note of the game in an autosave's folder that can be continued; None where there is none."""
    for name in (SNAPSHOT, OLD_SNAPSHOT):
        try:
            data = json.loads((folder / name).read_text("utf-8"))
        except (OSError, ValueError, RecursionError):
            continue
        note = data.get("note") if isinstance(data, dict) else None
        if isinstance(note, dict):
            return {entry: value for entry, value in note.items() if entry != MARK}
    return None
