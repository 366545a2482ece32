"""The list of kept games: sound ones go on, finished ones are watched, damaged ones keep their file and say why."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.content import saves
from game.engine.core.session import Session
from game.scenes.flow_gallery import ended, played
from game.scenes.flow_keep import LAST, note_of_session
from game.scenes.saves import SavesChoices, SavesScene
from game.scenes.saves_facts import name_of, state_of
from tests.ui.scene_checks import ALL_SIZES, draws_at, opened, press, stands_everything
from tests.ui.toolkit_desk import Desk


class Told:
    """Remembers what the list led to."""

    def __init__(self) -> None:
        self.loaded: list[saves.SaveInfo] = []
        self.watched: list[Session] = []

    def choices(self) -> SavesChoices:
        return SavesChoices(self.loaded.append, self.watched.append, lambda: None)


@pytest.fixture
def shelf(tmp_path: Path) -> Path:
    """A running game, a finished one and two damaged files."""
    saves.save_as(played(0, 24), "jungle evening", note_of_session(played(0, 24)), tmp_path)
    saves.save_as(ended(True), LAST, note_of_session(ended(True)), tmp_path)
    (tmp_path / "torn.save.json").write_text('{"version": 1, "ga', "utf-8")
    (tmp_path / "newer.save.json").write_text('{"version": 99}', "utf-8")
    return tmp_path


def _choose(scene: SavesScene, name: str) -> None:
    scene._choose([name_of(info) for info in scene.infos].index(name))


@pytest.mark.parametrize("size", ALL_SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("name", ["jungle evening", "last game"])
def test_it_draws_at_every_size_and_its_texts_fit(name: str, size: tuple[int, int], shelf: Path) -> None:
    def make(desk: Desk) -> SavesScene:
        scene = SavesScene(desk.ui, Told().choices(), (shelf,))
        scene.chosen = [name_of(info) for info in scene.infos].index(name)
        return scene

    draws_at(make, size)


def test_it_can_be_used_by_mouse_alone_and_by_keyboard_alone(shelf: Path) -> None:
    stands_everything(lambda desk: SavesScene(desk.ui, Told().choices(), (shelf,)))


def test_a_running_game_goes_on(shelf: Path) -> None:
    told = Told()
    desk, scene = opened(lambda desk: SavesScene(desk.ui, told.choices(), (shelf,)))
    _choose(scene, "jungle evening")
    assert state_of(scene.info) == f"Gather Intel · round {played(0, 24).state.round} · goes on"
    press(desk, "go on")
    assert told.loaded[0].note["name"] == "jungle evening"


def test_a_finished_game_is_watched_and_does_not_go_on(shelf: Path) -> None:
    told = Told()
    desk, scene = opened(lambda desk: SavesScene(desk.ui, told.choices(), (shelf,)))
    _choose(scene, "last game")
    assert "over" in scene.page.widget("go on").reason
    press(desk, "watch")
    assert told.watched[0].log == ended(True).log


@pytest.mark.parametrize(("name", "sentence"), [("torn", "damaged"), ("newer", "newer")])
def test_a_damaged_save_is_listed_with_its_sentence_and_its_file_stays(name: str, sentence: str, shelf: Path) -> None:
    before = (shelf / f"{name}.save.json").read_bytes()
    _, scene = opened(lambda desk: SavesScene(desk.ui, Told().choices(), (shelf,)))
    _choose(scene, name)
    assert sentence in str(scene.problem)
    assert scene.page.widget("go on").reason and scene.page.widget("watch").reason
    scene._go_on()
    assert (shelf / f"{name}.save.json").read_bytes() == before


def test_deleting_asks_first_and_cancel_keeps_the_file(shelf: Path) -> None:
    desk, scene = opened(lambda desk: SavesScene(desk.ui, Told().choices(), (shelf,)))
    _choose(scene, "torn")
    press(desk, "delete")
    press(desk, "answer 1")
    assert (shelf / "torn.save.json").exists()
    press(desk, "delete")
    press(desk, "answer 0")
    assert not (shelf / "torn.save.json").exists() and len(scene.infos) == 3
    desk.look()


def test_an_empty_shelf_says_how_games_get_there(tmp_path: Path) -> None:
    desk, scene = opened(lambda desk: SavesScene(desk.ui, Told().choices(), (tmp_path,)))
    desk.look()
    assert scene.info is None and scene.page.widget("go on").reason
