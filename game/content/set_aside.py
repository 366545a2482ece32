"""Keeping a file that cannot be used where nothing overwrites it, so that somebody may still mend it."""

from __future__ import annotations

from pathlib import Path


def keep_copy(file: Path, raw: bytes) -> Path | None:
    """Keeps these bytes beside the file as `NAME.bad` (or `.bad1`, ...) and gives the copy; None where nothing can be
    written. A copy with other bytes is never overwritten, one with the same serves again."""
    number, kept = 0, file.with_name(file.name + ".bad")
    try:
        while kept.exists() and not (kept.is_file() and kept.read_bytes() == raw):
            number += 1
            kept = file.with_name(f"{file.name}.bad{number}")
        kept.write_bytes(raw)
    except OSError:
        return None
    return kept


def move_aside(file: Path) -> Path | None:
    """Renames what cannot even be read, so that nothing takes its place; gives the new name, None where none can be."""
    number = 1
    while (kept := file.with_name(f"{file.name}.bad{number}")).exists():
        number += 1
    try:
        file.rename(kept)
    except OSError:
        return None
    return kept
