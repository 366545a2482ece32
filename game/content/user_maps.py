"""The player's own maps folder: what Tiled needs lies there, and a new map begins as a copy of a starter."""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Iterator
from pathlib import Path

from game import paths
from game.content.tiled.project import OBJECT_TYPES_NAME, PROJECT_NAME, object_types_text, project_text
from game.content.whole_file import write_whole

SHARED = ("tilesets", "templates", "commandos/tiles")
"""The folders of the shipped maps that the player's own maps lean on, by the same relative paths."""
STARTERS = "starters"
NEW_NAMES = {"commandos": "my_mission", "dday": "my_beach", "komandosi": "my_island"}
"""What the first new map of a game is called; the next ones have a number."""
NOTE = ".copied.json"
"""Which files the game has put there, with a digest of each: one that has another by now is the player's."""

Digests = dict[str, str]


def new_map(game: str) -> Path:
    """A new map of a game in the player's folder, sound from the start. Raises OSError."""
    folder = prepare() / game
    folder.mkdir(exist_ok=True)
    content = (paths.maps() / STARTERS / f"{game}.tmx").read_bytes()
    for name in _names(NEW_NAMES[game]):
        try:
            with (folder / f"{name}.tmx").open("xb") as file:
                file.write(content)
        except FileExistsError:
            continue
        return folder / f"{name}.tmx"
    raise AssertionError("names never end")


def prepare() -> Path:
    """The player's maps folder, made where there is none, with all that Tiled needs. Raises OSError.

    Files that the player has changed stay as they are; the others follow the program.
    """
    folder = paths.user_maps()
    folder.mkdir(parents=True, exist_ok=True)
    copied = _read_note(folder / NOTE)
    after = {name: _put(folder / name, content, copied.get(name)) for name, content in _shared()}
    if after != copied:
        write_whole(folder / NOTE, json.dumps(after, indent=1) + "\n")
    return folder


def own_command() -> tuple[list[str], str]:
    """What starts this program, frozen or not, and the folder to start it in."""
    home = str(Path(__file__).resolve().parents[2])
    return ([sys.executable], home) if getattr(sys, "frozen", False) else ([sys.executable, "-m", "game"], home)


def _shared() -> Iterator[tuple[str, bytes]]:
    """Everything that belongs into the player's folder, by its relative name."""
    shipped = paths.maps()
    for shared in SHARED:
        for file in sorted((shipped / shared).rglob("*")):
            if file.is_file():
                yield file.relative_to(shipped).as_posix(), file.read_bytes()
    yield PROJECT_NAME, project_text(*own_command()).encode()
    yield OBJECT_TYPES_NAME, object_types_text().encode()


def _put(file: Path, content: bytes, copied: str | None) -> str:
    """Writes a file unless it is the player's own; gives the digest of what the game has put there last."""
    digest = hashlib.sha256(content).hexdigest()
    present = hashlib.sha256(file.read_bytes()).hexdigest() if file.exists() else copied
    if present != copied:
        return digest if present == digest else copied or ""
    if not file.exists() or copied != digest:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(content)
    return digest


def _read_note(file: Path) -> Digests:
    """The note of an earlier run; empty when there is none, or when it is damaged."""
    try:
        said = json.loads(file.read_text("utf-8"))
    except (OSError, ValueError):
        return {}
    return {str(name): str(digest) for name, digest in said.items()} if isinstance(said, dict) else {}


def _names(name: str) -> Iterator[str]:
    yield name
    number = 2
    while True:
        yield f"{name}_{number}"
        number += 1
