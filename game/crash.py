"""Writes a crash report to a file, so that a player never sees a traceback."""

from __future__ import annotations

import platform
import sys
import tempfile
import time
import traceback
from pathlib import Path

import game
from game import paths


def write_report(error: BaseException, what: str) -> Path | None:
    """Write what happened into the folder of logs, or the temporary one; give the file, None if neither works."""
    name = time.strftime("crash-%Y%m%d-%H%M%S.txt")
    report = "\n".join(
        (
            f"Commando Table {game.__version__}",
            f"Python {sys.version}",
            f"System {platform.platform()}",
            f"While: {what}",
            "",
            "".join(traceback.format_exception(error)),
        )
    )
    for folder in (paths.logs(), Path(tempfile.gettempdir())):
        try:
            folder.mkdir(parents=True, exist_ok=True)
            (folder / name).write_text(report, encoding="utf-8")
        except OSError:
            continue
        return folder / name
    return None
