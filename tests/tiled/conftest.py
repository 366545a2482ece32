"""A copy of the shipped maps that a test may damage."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from game import paths

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")


@pytest.fixture
def maps(tmp_path: Path) -> Path:
    """A folder with copies of the shipped maps, the Tiled project included."""
    return Path(shutil.copytree(paths.maps(), tmp_path / "maps"))


@pytest.fixture
def change(maps: Path) -> Callable[..., Path]:
    """Replaces the first place of a text in a file of the maps; gives the file."""

    def change(name: str, old: str, new: str) -> Path:
        file = maps / name
        text = file.read_text(encoding="utf-8")
        assert old in text, f"{name} has changed: the test looks for {old!r}"
        file.write_text(text.replace(old, new, 1), encoding="utf-8")
        return file

    return change
