"""Where assets, maps, settings, saves and logs are: source tree, wheel or frozen program."""

from __future__ import annotations

import sys
from pathlib import Path

import platformdirs

_DIRS = platformdirs.PlatformDirs("commando-table", appauthor=False)


def data_root() -> Path:
    """The folder that holds `assets/` and `maps/`: beside the package in a checkout, inside it in a wheel."""
    if frozen := getattr(sys, "_MEIPASS", None):
        return Path(frozen)
    package = Path(__file__).resolve().parent
    inside = package / "_data"
    return inside if inside.is_dir() else package.parent


def assets() -> Path:
    """The folder of pictures, sounds, fonts, cards and languages."""
    return data_root() / "assets"


def maps() -> Path:
    """The folder of the shipped boards."""
    return data_root() / "maps"


def user_maps() -> Path:
    """The folder of the player's own boards; searched before the shipped one."""
    return Path(_DIRS.user_data_dir) / "maps"


def settings_file() -> Path:
    """The settings, in the platform's config folder."""
    return Path(_DIRS.user_config_dir) / "settings.json"


def saves() -> Path:
    """The folder of saves and autosaves."""
    return Path(_DIRS.user_data_dir) / "saves"


def logs() -> Path:
    """The folder of crash reports."""
    return Path(_DIRS.user_log_dir)
