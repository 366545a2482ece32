"""Notices that a map, or anything that it uses, was saved: by looking at the files, without holding any open."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path

Sign = tuple[int, int, int] | None
"""Time of change, size and inode of a file; None while there is none."""


class MapWatch:
    """Looks at files when it is asked to. A file saved under another name and moved into place has a new inode.

    `files` come with the sign that each had just before it was read, so that no later change is missed.
    """

    def __init__(self, files: Mapping[Path, Sign]) -> None:
        self._files = tuple(files)
        self._seen = list(files.values())
        self._fresh = self._seen

    def changed(self) -> bool:
        """True once for each change, when the files have stayed as they are from one look to the next.

        Whoever asks twice a second so gives a program half a second to write all files that belong together.
        """
        before, self._fresh = self._fresh, self._signs()
        if self._fresh == self._seen or self._fresh != before:
            return False
        self._seen = self._fresh
        return True

    def _signs(self) -> list[Sign]:
        return [sign_of(file) for file in self._files]


def sign_of(file: Path) -> Sign:
    """The sign of a file as it is now."""
    try:
        found = os.stat(file)
    except (OSError, ValueError):  # not there, or no name that can be
        return None
    return found.st_mtime_ns, found.st_size, found.st_ino


def unchanged(files: Mapping[Path, Sign]) -> bool:
    """Whether files are still as they were."""
    return all(sign_of(file) == sign for file, sign in files.items())
