"""The player's own maps folder: made at first use, filled for Tiled, and never written over."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from game import paths
from game.content import user_maps
from game.content.boards import check_map, game_of_spec, read_board
from game.content.tiled.project import PROJECT_NAME
from game.engine.commandos.missions import MISSIONS

STARTERS = sorted((paths.maps() / user_maps.STARTERS).glob("*.tmx"))


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the player's maps shall be; the folder is not there yet."""
    monkeypatch.setattr(paths, "user_maps", lambda: tmp_path / "my maps ż")
    return tmp_path / "my maps ż"


@pytest.mark.parametrize("starter", STARTERS, ids=lambda file: file.stem)
def test_a_new_map_is_sound_beside_the_copies_that_tiled_needs(starter: Path, folder: Path) -> None:
    file = user_maps.new_map(starter.stem)
    assert file.parent == folder / starter.stem
    board, report = read_board(file, MISSIONS)
    assert board is not None and game_of_spec(board) == starter.stem
    assert report.findings == []
    used = {used for used in report.files if paths.maps() in used.parents}
    assert not used, "a map of one's own must open in Tiled, which knows no folder but its own"


def test_new_maps_get_names_of_their_own(folder: Path) -> None:
    assert [user_maps.new_map("dday").name for _ in range(3)] == ["my_beach.tmx", "my_beach_2.tmx", "my_beach_3.tmx"]


def test_the_project_starts_this_program(folder: Path) -> None:
    project = json.loads((user_maps.prepare() / PROJECT_NAME).read_text("utf-8"))
    command, home = user_maps.own_command()
    assert {entry["command"] for entry in project["commands"]} == {command[0]}
    assert {entry["workingDirectory"] for entry in project["commands"]} == {home}
    assert (Path(home) / "game" / "__main__.py").is_file()


def test_all_maps_of_the_folder_can_be_checked(folder: Path) -> None:
    for starter in STARTERS:
        user_maps.new_map(starter.stem)
    assert all(report.sound for report in check_map([folder], MISSIONS))


def a_tileset(folder: Path) -> Path:
    return folder / "tilesets" / "ground.tsx"


def shipped_differs(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on the program brings another file of this name."""
    real = user_maps._shared

    def changed() -> object:
        return ((it, b"new" if it == name else content) for it, content in real())

    monkeypatch.setattr(user_maps, "_shared", changed)


Touch = Callable[[Path], object]
TOUCHES: dict[str, tuple[Touch, bytes | None]] = {
    "untouched": (lambda file: None, b"new"),
    "changed by the player": (lambda file: file.write_bytes(b"mine"), b"mine"),
    "deleted": (lambda file: file.unlink(), b"new"),
}


@pytest.mark.parametrize("touch", TOUCHES)
def test_files_follow_the_program_unless_the_player_changed_them(
    touch: str, folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    user_maps.prepare()
    act, expected = TOUCHES[touch]
    act(a_tileset(folder))
    shipped_differs("tilesets/ground.tsx", tmp_path, monkeypatch)
    for _ in range(2):
        user_maps.prepare()
        assert a_tileset(folder).read_bytes() == expected


def test_a_lost_note_writes_over_nothing(folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    user_maps.prepare()
    (folder / user_maps.NOTE).write_text("[", "utf-8")
    a_tileset(folder).write_bytes(b"mine")
    shipped_differs("tilesets/ground.tsx", tmp_path, monkeypatch)
    user_maps.prepare()
    assert a_tileset(folder).read_bytes() == b"mine"


def test_a_folder_that_cannot_be_made_is_an_os_error(folder: Path) -> None:
    folder.write_text("a file", "utf-8")
    with pytest.raises(OSError, match="my maps"):
        user_maps.new_map("dday")
