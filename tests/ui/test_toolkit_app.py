"""The program around the scenes: it waits, it survives, it says what is missing."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pygame
import pytest

from game import paths
from game.app import App
from game.content.settings import Settings, load
from game.scenes.context import Ui
from game.scenes.page_scene import PageScene
from game.ui.input import Event
from game.ui.widgets.base import Widget
from game.ui.widgets.button import Button
from tests.ui.toolkit_desk import open_window


class Room(PageScene):
    """A scene with one button, which breaks when asked to."""

    first_focus = "go"

    def __init__(self, ui: Ui) -> None:
        super().__init__(ui)
        self.draws = 0

    def build(self, size: tuple[int, int]) -> list[Widget]:
        return [Button("go", (20, 60, 120, 44), "Go", self._break)]

    def _break(self) -> None:
        raise RuntimeError("a bug")

    def draw(self, surface: pygame.Surface) -> None:
        self.draws += 1
        super().draw(surface)


@pytest.fixture
def app(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> App:
    open_window()
    monkeypatch.setattr(paths, "logs", lambda: tmp_path / "logs")
    made = App(Room, tmp_path / "settings.json")
    made._draw()
    pygame.event.clear()
    return made


def _press(app: App, key: int, typed: str = "") -> None:
    for kind in (pygame.KEYDOWN, pygame.KEYUP):
        pygame.event.post(pygame.event.Event(kind, key=key, mod=0, unicode=typed))
    app._guarded(app.turn)


def test_nothing_is_drawn_and_nothing_is_due_while_nothing_happens(app: App) -> None:
    room = app.ui.scenes.top
    assert app._due() is None
    drawn = room.draws
    pygame.event.post(pygame.event.Event(pygame.USEREVENT))
    app.turn()
    assert room.draws == drawn


def test_nothing_is_due_while_the_window_is_out_of_sight(app: App) -> None:
    pygame.event.post(pygame.event.Event(pygame.WINDOWMINIMIZED))
    app.turn()
    app.ui.scenes.top.stale = True
    assert app._due() is None
    pygame.event.post(pygame.event.Event(pygame.WINDOWRESTORED))
    app.turn()
    assert app._visible


def test_a_screen_that_breaks_leaves_a_report_and_a_way_back(app: App, capsys: pytest.CaptureFixture[str]) -> None:
    _press(app, pygame.K_RETURN, "\r")
    [report] = paths.logs().glob("crash-*.txt")
    assert "RuntimeError: a bug" in report.read_text(encoding="utf-8")
    said = capsys.readouterr().err.strip()
    assert str(report) in said and "\n" not in said and "Traceback" not in said
    app._draw()
    _press(app, pygame.K_RETURN, "\r")
    assert isinstance(app.ui.scenes.top, Room) and len(app.ui.scenes) == 1


def test_a_changed_setting_counts_at_once_and_is_kept_when_all_is_quiet(app: App, tmp_path: Path) -> None:
    app.ui.change(ui_scale=1, mute=True)
    assert app.ui.settings.mute and not (tmp_path / "settings.json").exists()
    app._draw()
    app.turn()
    assert load(tmp_path / "settings.json") == (app.ui.settings, None)


def test_a_new_size_is_laid_out_and_remembered(app: App) -> None:
    pygame.display.set_mode((1920, 1080), pygame.RESIZABLE)
    pygame.event.clear()
    pygame.event.post(pygame.event.Event(pygame.WINDOWSIZECHANGED, x=1920, y=1080))
    app.turn()
    assert app.ui.scenes.top.size == (1920, 1080) and app.ui.settings.window == (1920, 1080)


def test_f12_keeps_a_picture(app: App, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(paths, "saves", lambda: tmp_path / "saves")
    _press(app, pygame.K_F12)
    assert len(list((tmp_path / "pictures").glob("*.png"))) == 1


def test_nonsense_in_the_settings_is_told_in_the_window(tmp_path: Path) -> None:
    open_window()
    (tmp_path / "settings.json").write_text('{"speed": "fast"}')
    app = App(Room, tmp_path / "settings.json")
    app._after_first_picture()
    assert "speed" in app.ui.scenes.top.body
    assert app.ui.settings == Settings()


def test_an_event_goes_to_the_top_scene_only_until_it_is_used(app: App) -> None:
    seen: list[Event] = []

    class Listener(Room):
        def handle(self, event: Event) -> bool:
            seen.append(event)
            return True

    app.ui.scenes.push(Listener(app.ui))
    app.ui.scenes.settle()
    _press(app, pygame.K_F11)
    assert len(seen) == 1 and not app.ui.settings.full_screen


@pytest.mark.skipif(sys.platform != "linux", reason="other systems always have a display driver")
def test_without_a_display_one_sentence_names_the_headless_commands() -> None:
    hidden = {"DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"}
    code = "import sys, game.app\nsys.exit(game.app.run(lambda ui: None))"
    environment = {name: value for name, value in os.environ.items() if name not in hidden}
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=environment)
    lines = [line for line in done.stderr.splitlines() if "XDG_RUNTIME_DIR" not in line]
    assert done.returncode == 2
    assert len(lines) == 1 and "simulate | check-map | replay" in lines[0]
