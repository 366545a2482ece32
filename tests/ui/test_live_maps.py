"""Saving in Tiled is seen in the window: in the list, among the findings, and at the table, where the game goes on."""

from __future__ import annotations

import gc
import os
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from game import paths
from game.app import App
from game.content import user_maps
from game.content.settings import Settings
from game.scenes.dialog import Dialog
from game.scenes.flow import Errand, Flow
from game.scenes.live_maps import LOOK
from game.scenes.map_problems import MapProblemsScene
from game.scenes.stack import Scene
from tests.ui.scene_checks import press
from tests.ui.toolkit_desk import Desk

SOUND, MOVED, BROKEN = "sound", "another board", "broken"
GAMES = ("commandos", "dday", "komandosi")
CHANGES = {
    "commandos": {MOVED: ('x="64" y="32"', 'x="64" y="16"'), BROKEN: ("spawn-circle", "spawn-oval")},
    "dday": {
        MOVED: ('name="defence" type="int" value="2"', 'name="defence" type="int" value="4"'),
        BROKEN: ('value="bunker"', 'value="bunkre"'),
    },
    "komandosi": {
        MOVED: ('shop.tx" x="73" y="56"', 'shop.tx" x="89" y="56"'),
        BROKEN: ("templates/pier.tx", "templates/peer.tx"),
    },
}

TILESETS = {"commandos": "cards.tsx", "dday": "beach.tsx", "komandosi": "island.tsx"}


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No test sees the maps of whoever runs it."""
    monkeypatch.setattr(paths, "user_maps", lambda: tmp_path / "maps")


class Author:
    """Somebody with Tiled beside the window."""

    def __init__(self, game: str, folder: Path) -> None:
        self.game, self.file = game, user_maps.new_map(game)
        self.text = self.file.read_text("utf-8")
        self.desk = Desk(settings=Settings(speed=0, bot_pause_ms=0))
        self.flow = Flow(self.desk.ui, Errand(seed=3), folder / "saves")

    @property
    def top(self) -> Scene | None:
        return self.desk.ui.scenes.top

    def play(self) -> Scene:
        self.desk.open(self.flow.open_map(self.file))
        assert self.top is not None and not isinstance(self.top, MapProblemsScene)
        return self.top

    def save(self, change: str = SOUND) -> None:
        """As Tiled saves: a new file takes the place of the old one."""
        old, new = CHANGES[self.game].get(change, ("", ""))
        assert old in self.text
        other = self.file.with_suffix(".tmp")
        other.write_text(self.text.replace(old, new, 1), "utf-8")
        os.replace(other, self.file)
        self.wait()

    def wait(self, looks: int = 3) -> None:
        for _ in range(looks):
            self.desk.ui.scenes.update(LOOK)
            self.desk.ui.scenes.settle()


@pytest.fixture(params=GAMES)
def author(request: pytest.FixtureRequest, tmp_path: Path) -> Author:
    return Author(request.param, tmp_path)


def test_a_game_that_has_not_begun_takes_the_new_board_at_once(author: Author) -> None:
    table = author.play()
    before = table.game.session  # type: ignore[attr-defined]
    author.save(MOVED)
    assert author.top is not table and type(author.top) is type(table)
    after = author.top.game.session  # type: ignore[union-attr]
    assert after.setup.board != before.setup.board and after.seed == before.seed
    author.desk.look()


def test_a_running_game_keeps_its_board_and_says_so(author: Author) -> None:
    table = author.play()
    session = table.game.session  # type: ignore[attr-defined]
    session.play(session.ask.options[0])
    author.save(MOVED)
    assert isinstance(author.top, Dialog) and author.file.name in author.top.body
    author.desk.look()
    press(author.desk, "answer 1")
    assert author.top is table
    author.save()
    author.save(MOVED)
    assert isinstance(press(author.desk, "answer 0"), type(table)) and author.top is not table


def test_a_map_that_is_for_another_game_by_now_begins_that_one(author: Author) -> None:
    table = author.play()
    other = "dday" if author.game == "commandos" else "commandos"
    author.text = (paths.maps() / user_maps.STARTERS / f"{other}.tmx").read_text("utf-8")
    author.save()
    assert author.top is not table and author.top.game.session.game.id == other  # type: ignore[union-attr]
    author.desk.look()


def test_a_save_that_changes_only_the_picture_goes_on_with_the_game(author: Author) -> None:
    table = author.play()
    session = table.game.session  # type: ignore[attr-defined]
    session.play(session.ask.options[0])
    author.save()
    assert author.top is not table and author.top.game.session is session  # type: ignore[union-attr]


def test_findings_lie_above_the_game_until_the_map_is_mended(author: Author) -> None:
    table = author.play()
    session = table.game.session  # type: ignore[attr-defined]
    session.play(session.ask.options[0])
    author.save(BROKEN)
    assert isinstance(author.top, MapProblemsScene) and author.top.findings
    author.desk.look()
    author.save()
    assert author.top.game.session is session  # type: ignore[union-attr]


def test_from_the_findings_one_can_play_on(author: Author) -> None:
    table = author.play()
    author.save(BROKEN)
    press(author.desk, "back")
    assert author.top is table
    author.wait()
    assert author.top is table


@pytest.mark.parametrize("game", GAMES)
def test_a_tileset_may_be_saved_before_or_after_its_map(game: str, tmp_path: Path) -> None:
    author = Author(game, tmp_path)
    author.play()
    tileset = user_maps.prepare() / "tilesets" / TILESETS[game]
    whole = tileset.read_text("utf-8")
    tileset.write_text("<tileset>", "utf-8")
    author.save()
    assert isinstance(author.top, MapProblemsScene)
    tileset.write_text(whole, "utf-8")
    author.wait()
    assert not isinstance(author.top, MapProblemsScene)
    tileset.write_text(whole[:200], "utf-8")
    author.wait()
    assert isinstance(author.top, MapProblemsScene)
    author.save()
    assert isinstance(author.top, MapProblemsScene)
    tileset.write_text(whole, "utf-8")
    author.wait()
    assert not isinstance(author.top, MapProblemsScene)


def test_the_list_of_maps_follows_its_files(author: Author) -> None:
    scene = author.flow.setup(author.game)
    author.desk.open(scene)
    scene.refresh(author.file)  # type: ignore[attr-defined]
    others = [entry for entry in scene.entries if entry.file != author.file]  # type: ignore[attr-defined]
    author.save(BROKEN)
    assert scene.entry.board is None and scene.entry.file == author.file  # type: ignore[attr-defined]
    assert [entry for entry in scene.entries if entry.file != author.file] == others  # type: ignore[attr-defined]
    author.desk.look()
    author.save()
    assert scene.entry.board  # type: ignore[attr-defined]
    user_maps.new_map(author.game)
    author.wait()
    assert len(scene.entries) == len(others) + 2  # type: ignore[attr-defined]


def test_findings_without_a_game_follow_the_file_too(author: Author) -> None:
    author.save(BROKEN)
    author.desk.open(author.flow.open_map(author.file))
    scene = author.top
    assert isinstance(scene, MapProblemsScene)
    author.save()
    assert author.top is scene and not scene.findings
    author.desk.look()


ROOM = 1.02
"""What may come and go: caches that were not full yet."""


def held(author: Author) -> tuple[int, int, int]:
    """Objects of Python, open files, and scenes."""
    gc.collect()
    handles = len(os.listdir("/dev/fd")) if os.name == "posix" else 0
    return len(gc.get_objects()), handles, len(author.desk.ui.scenes)


def test_many_saves_leave_nothing_behind(author: Author) -> None:
    author.play()
    for number in range(12):
        author.save((MOVED, SOUND, BROKEN)[number % 3])
    before = held(author)
    for number in range(12):
        author.save((MOVED, SOUND, BROKEN)[number % 3])
    after = held(author)
    assert all(late <= early * ROOM for late, early in zip(after, before, strict=True)), (before, after)


Drop = Callable[[Path], Path]
DROPS: dict[str, tuple[Drop, type]] = {
    "a broken map": (lambda file: file.rename(file.with_name("other.tmx")), MapProblemsScene),
    "something else": (lambda file: file.rename(file.with_name("holiday.jpg")), Dialog),
    "a file that is gone": (lambda file: file.with_name("gone.tmx"), MapProblemsScene),
}


@pytest.mark.parametrize("drop", DROPS)
def test_what_is_no_map_is_told_when_it_is_dropped(drop: str, tmp_path: Path) -> None:
    author = Author("dday", tmp_path)
    author.file.write_text(author.text[:300], "utf-8")
    make, scene = DROPS[drop]
    author.desk.open(author.flow.title())
    author.flow.open_file(make(author.file))
    author.desk.ui.scenes.settle()
    assert type(author.top) is scene
    author.desk.look()


def test_a_map_that_is_dropped_onto_the_window_is_played(author: Author, monkeypatch: pytest.MonkeyPatch) -> None:
    app = App(lambda ui: Flow(ui, Errand(seed=3), author.file.parent).title(), None)
    pygame.event.post(pygame.event.Event(pygame.DROPFILE, file=str(author.file)))
    app.turn()
    top = app.ui.scenes.top
    assert top is not None and top.game.session.setup.board.name == author.file.stem  # type: ignore[attr-defined]
