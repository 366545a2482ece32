"""Own boards: a new one stands in the list at once, its dialog says where it is, and a full disk is one sentence."""

from __future__ import annotations

from pathlib import Path

import pytest

from game import paths
from game.scenes import own_maps
from game.scenes.dialog import Dialog
from game.scenes.flow import Errand, Flow
from game.scenes.page_scene import PageScene
from tests.ui.scene_checks import press, stands_everything
from tests.ui.toolkit_desk import Desk

GAMES = ("commandos", "dday", "komandosi")


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """No test touches the maps of whoever runs it, nor their desktop."""
    monkeypatch.setattr(paths, "user_maps", lambda: tmp_path / "maps")
    monkeypatch.setattr(own_maps, "find_tiled", lambda: None)
    return tmp_path / "maps"


def set_up(desk: Desk, game: str) -> PageScene:
    scene = Flow(desk.ui, Errand(seed=3), paths.user_maps().parent / "saves").setup(game)
    desk.open(scene)
    assert isinstance(scene, PageScene)
    return scene


@pytest.mark.parametrize("game", GAMES)
def test_a_new_board_is_chosen_in_the_list_and_can_be_played(game: str, folder: Path) -> None:
    desk = Desk()
    scene = set_up(desk, game)
    dialog = press(desk, "new map")
    assert isinstance(dialog, Dialog) and scene.entry.file.name in dialog.body  # type: ignore[attr-defined]
    desk.look()
    assert scene.entry.own and scene.entry.board  # type: ignore[attr-defined]
    assert scene.entry.file.parent == folder / game  # type: ignore[attr-defined]
    press(desk, "answer 1")
    desk.look()
    assert press(desk, "play") is not scene


def test_with_tiled_on_the_computer_the_board_opens_there(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    opened: list[tuple[list[str], Path, Path]] = []
    monkeypatch.setattr(own_maps, "find_tiled", lambda: ["tiled"])
    monkeypatch.setattr(own_maps, "open_in_tiled", lambda *given: opened.append(given))
    desk = Desk()
    set_up(desk, "dday")
    press(desk, "new map")
    press(desk, "answer 0")
    assert opened == [(["tiled"], folder / "dday" / "my_beach.tmx", folder / "commando-table.tiled-project")]


def test_the_folder_is_made_and_opened(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    opened: list[Path] = []
    monkeypatch.setattr(own_maps, "open_folder", opened.append)
    desk = Desk()
    set_up(desk, "commandos")
    press(desk, "map folder")
    assert opened == [folder / "commandos"] and opened[0].is_dir()


def test_a_desktop_without_folders_says_where_it_is(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    def refuse(_: Path) -> None:
        raise OSError(2, "No such file or directory", "xdg-open")

    monkeypatch.setattr(own_maps, "open_folder", refuse)
    desk = Desk()
    set_up(desk, "commandos")
    dialog = press(desk, "map folder")
    assert isinstance(dialog, Dialog) and str(folder) in dialog.body


def test_a_folder_that_cannot_be_made_is_told(folder: Path) -> None:
    desk = Desk()
    scene = set_up(desk, "commandos")
    before = len(scene.entries)  # type: ignore[attr-defined]
    folder.write_text("a file", "utf-8")
    dialog = press(desk, "new map")
    assert isinstance(dialog, Dialog) and len(scene.entries) == before  # type: ignore[attr-defined]


def test_the_dialog_stands_everything() -> None:
    def make(desk: Desk) -> PageScene:
        set_up(desk, "commandos")
        dialog = press(desk, "new map")
        assert isinstance(dialog, Dialog)
        return dialog

    stands_everything(make)
