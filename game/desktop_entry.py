"""Puts the game into the menu of a Linux desktop, with its icon and its own absolute command."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

from game import paths

NAME = "commando-table"
ICON = Path("icons/hicolor/256x256/apps") / f"{NAME}.png"
ENTRY = Path("applications") / f"{NAME}.desktop"

_QUOTED = str.maketrans({mark: f"\\{mark}" for mark in '"`$\\'})


def install_desktop_entry() -> str:
    """Write the menu entry and its icon for this user; gives the sentence that says where.

    Raises OSError, with the sentence to show, where entries are not known or the folder cannot be written.
    """
    if not sys.platform.startswith("linux"):
        raise OSError("Menu entries of this kind are for Linux desktops only: pin the program to your menu by hand.")
    share = _user_share()
    entry, icon = share / ENTRY, share / ICON
    try:
        for file in (entry, icon):
            file.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(paths.assets() / "images" / "icon.png", icon)
        entry.write_text(_entry(), encoding="utf-8")
    except OSError as error:
        raise OSError(f"The menu entry could not be written in {share}: {error.strerror or error}.") from error
    return f"Commando Table is in your menu now: {entry}"


def _user_share() -> Path:
    """The user's data folder by the XDG rules, where a path that is not absolute counts as none."""
    told = Path(os.environ.get("XDG_DATA_HOME", ""))
    return told if told.is_absolute() else Path.home() / ".local" / "share"


def _entry() -> str:
    """The text of the menu entry."""
    command = [sys.executable] if getattr(sys, "frozen", False) else [sys.executable, "-m", "game"]
    lines = {
        "Type": "Application",
        "Name": "Commando Table",
        "Comment": "Three commando board games on one table",
        "Comment[pl]": "Trzy komandoskie gry planszowe na jednym stole",
        "Exec": " ".join(map(_exec_word, command)),
        "Path": _string(str(Path(__file__).resolve().parent.parent)),
        "Icon": NAME,
        "Terminal": "false",
        "Categories": "Game;BoardGame;",
    }
    return "\n".join(["[Desktop Entry]", *(f"{key}={value}" for key, value in lines.items()), ""])


def _exec_word(word: str) -> str:
    """One word of a command line, quoted as menu entries want it: first for the command, then for the file."""
    return _string('"' + word.translate(_QUOTED).replace("%", "%%") + '"')


def _string(text: str) -> str:
    """Text as a value of the file, where a backslash is written twice."""
    return text.replace("\\", "\\\\")
