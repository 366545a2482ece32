"""Finds Tiled on this computer, and opens maps and folders with the programs that belong to them."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

FLATPAK = "org.mapeditor.Tiled"
USUAL = ("/Applications/Tiled.app/Contents/MacOS/Tiled", r"C:\Program Files\Tiled\tiled.exe")
"""Where Tiled lies when it is not on the path of commands."""


def find_tiled() -> list[str] | None:
    """The command that starts Tiled; None when it is not installed."""
    found = shutil.which("tiled") or next((place for place in USUAL if os.access(place, os.X_OK)), None)
    if found:
        return [found]
    flatpak = shutil.which("flatpak")
    installed = flatpak and subprocess.run([flatpak, "info", FLATPAK], capture_output=True, check=False).returncode == 0
    return [flatpak, "run", FLATPAK] if flatpak and installed else None


def open_in_tiled(command: list[str], map_file: Path, project: Path) -> None:
    """Opens a map in Tiled with its project. Raises OSError."""
    _start([*command, str(project), str(map_file)])


def open_folder(folder: Path) -> None:
    """Shows a folder as the desktop does. Raises OSError when there is nothing that could."""
    if sys.platform == "win32":
        os.startfile(folder)
        return
    _start(["open" if sys.platform == "darwin" else "xdg-open", str(folder)])


def _start(command: list[str]) -> None:
    """A program of its own, which outlives this one."""
    nothing = subprocess.DEVNULL
    subprocess.Popen(command, stdin=nothing, stdout=nothing, stderr=nothing, start_new_session=True)
