"""Reads the sprites that are kept as text: a line `# name`, then rows of palette letters."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame

from tools.art.canvas import from_rows

FOLDER = Path(__file__).parent / "sprites"


def _blocks(text: str) -> Iterator[tuple[str, list[str]]]:
    for block in text.split("# ")[1:]:
        name, *rows = block.strip("\n").split("\n")
        yield name.strip(), [row for row in rows if row]


def read_sprites(file_name: str) -> dict[str, pygame.Surface]:
    """All sprites of one file by name, without outline."""
    text = (FOLDER / f"{file_name}.txt").read_text(encoding="utf-8")
    return {name: from_rows(rows) for name, rows in _blocks(text)}
