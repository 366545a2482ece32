"""Saved maps are noticed, however they are saved; half-written ones are waited for; nothing is kept open."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from game import paths
from game.content.boards import read_board
from game.content.map_watch import MapWatch, sign_of, unchanged


def in_place(file: Path) -> None:
    with file.open("a") as stream:
        stream.write("x")


def by_rename(file: Path) -> None:
    """As Tiled saves: the name gets another inode, and nothing is written to the old one."""
    other = file.with_suffix(".new")
    other.write_text(file.read_text())
    found = file.stat()
    os.utime(other, ns=(found.st_atime_ns, found.st_mtime_ns))
    os.replace(other, file)


def same_size(file: Path) -> None:
    found = file.stat()
    file.write_text("two")
    os.utime(file, ns=(found.st_atime_ns, found.st_mtime_ns + 1))


SAVES: dict[str, Callable[[Path], object]] = {
    "in place": in_place,
    "by rename": by_rename,
    "same size": same_size,
    "deleted": lambda file: file.unlink(),
}


@pytest.mark.parametrize("save", SAVES.values(), ids=SAVES)
def test_a_save_is_noticed_once_when_it_has_settled(save: Callable[[Path], object], tmp_path: Path) -> None:
    file = tmp_path / "map.tmx"
    file.write_text("one")
    watch = MapWatch({file: sign_of(file)})
    assert [watch.changed() for _ in range(3)] == [False, False, False]
    save(file)
    assert [watch.changed() for _ in range(4)] == [False, True, False, False]


def test_files_that_are_still_being_written_are_waited_for(tmp_path: Path) -> None:
    files = [tmp_path / name for name in ("map.tmx", "tiles.tsx", "tiles.png")]
    watch = MapWatch({file: sign_of(file) for file in files})
    for file in files:
        file.write_text("part")
        assert not watch.changed()
        in_place(file)
        assert not watch.changed()
    assert watch.changed() and not watch.changed()


def test_a_file_that_appears_is_noticed(tmp_path: Path) -> None:
    watch = MapWatch({tmp_path / "late.tsx": sign_of(tmp_path / "late.tsx")})
    (tmp_path / "late.tsx").write_text("x")
    assert [watch.changed(), watch.changed()] == [False, True]


def test_a_change_between_reading_and_watching_is_not_missed(tmp_path: Path) -> None:
    file = tmp_path / "map.tmx"
    file.write_text("one")
    before = {file: sign_of(file)}
    in_place(file)
    watch = MapWatch(before)
    assert not unchanged(before) and [watch.changed(), watch.changed()] == [False, True]


@pytest.mark.parametrize(
    ("name", "used"),
    [
        ("commandos/01_gather_intel.tmx", ["commandos/tiles/T05.tmx", "tilesets/cards.tsx", "tilesets/cards/T05A.png"]),
        ("commandos/01_gather_intel.tmx", ["templates/objective.tx", "tilesets/walls.png", "tilesets/ground.tsx"]),
        ("dday/2_omaha.tmx", ["dday/2_omaha.tmx", "tilesets/beach.tsx", "tilesets/beach.png"]),
    ],
)
def test_a_report_knows_all_files_that_a_map_uses(name: str, used: list[str]) -> None:
    files = read_board(paths.maps() / name)[1].files
    known = {os.path.normpath(file.absolute()) for file in files}
    assert {str(paths.maps() / file) for file in used} <= known


def test_a_report_knows_what_is_missing(tmp_path: Path) -> None:
    text = (paths.maps() / "dday" / "2_omaha.tmx").read_text("utf-8").replace("beach.tsx", "nothing.tsx")
    file = tmp_path / "dday" / "map.tmx"
    file.parent.mkdir()
    file.write_text(text, "utf-8")
    missing = [used for used, sign in read_board(file)[1].files.items() if sign is None]
    assert "nothing.tsx" in {used.name for used in missing}
