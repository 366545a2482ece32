"""Keeps two running programs from writing into one folder: the system itself lets go when a program dies."""

from __future__ import annotations

import os
import sys
from pathlib import Path


class InUse(OSError):
    """Another running program holds the folder."""


class FolderLock:
    """A lock file beside a folder. Taken when first needed, held until `release` or the end of the program."""

    def __init__(self, folder: Path) -> None:
        self._file = folder.with_name(f"{folder.name}.lock")
        self._handle: int | None = None

    def take(self) -> None:
        """Holds the folder from now on. Raises InUse when another program does, and any other OSError as it comes."""
        if self._handle is not None:
            return
        self._file.parent.mkdir(parents=True, exist_ok=True)
        handle = os.open(self._file, os.O_RDWR | os.O_CREAT)
        try:
            _lock(handle)
        except (BlockingIOError, PermissionError):
            os.close(handle)
            raise InUse from None
        except OSError:  # a file system without locks: better kept without one than not kept
            pass
        self._handle = handle

    def release(self) -> None:
        """Lets another program have the folder."""
        if self._handle is not None:
            os.close(self._handle)
            self._handle = None


def _lock(handle: int) -> None:
    if sys.platform == "win32":
        import msvcrt

        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
