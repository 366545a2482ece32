"""Windows for the bench: a busy table drawn frame by frame, the title's first picture, and a program that waits."""

from __future__ import annotations

import time

import pygame

from game.app import App
from game.scenes.context import Ui
from game.scenes.flow import Errand, Flow
from game.scenes.stack import Scene, SceneStack
from game.ui.input import Controls, Hover
from game.ui.sound import Sound
from game.ui.window import Window

SEED, CHOICES = 3, 45
FRAMES = 600
FRAME_MS = 16
STRIDE = 7
"""Pixels that the pointer moves between two frames."""


def _ui(size: tuple[int, int]) -> tuple[Ui, Window]:
    from game.content.settings import Settings  # late: the title's first picture is measured without

    window = Window(size, False, 1)
    settings = Settings()
    return Ui(settings, Controls(settings.keys), Sound(), SceneStack(window.canvas.view.logical)), window


def _table(ui: Ui) -> Scene:
    """A game in its middle, played to there by the greedy bot."""
    from game.scenes.flow_gallery import played
    from game.scenes.table import TableScene

    return TableScene(ui, played(SEED, CHOICES))


def busy_frames(size: tuple[int, int]) -> list[float]:
    """Milliseconds for each of many frames: a commando is selected and the pointer sweeps over the table."""
    ui, window = _ui(size)
    scene = _table(ui)
    ui.scenes.push(scene)
    ui.scenes.settle()
    ui.scenes.update(FRAME_MS)
    _select_a_commando(scene)
    frames = []
    wide, high = window.canvas.view.logical
    for number in range(FRAMES):
        began = time.perf_counter()
        along = number * STRIDE
        ui.scenes.handle(Hover((along % wide, high // 4 + along // wide * 60 % (high // 2))))
        ui.scenes.update(FRAME_MS)
        scene.stale = True
        ui.scenes.draw(window.canvas.surface)
        window.show()
        frames.append((time.perf_counter() - began) * 1000)
    return frames


def _select_a_commando(scene: Scene) -> None:
    letter = next(die.letter for die in scene.game.state.squad())  # type: ignore[attr-defined]
    scene.pick(f"die:{letter}")  # type: ignore[attr-defined]


def first_frame() -> None:
    """Opens the program as a player does and shows its first picture."""
    App(lambda ui: Flow(ui, Errand()).title(), None).show_first_picture()


def idle(seconds: float) -> float:
    """The share of one core that the program takes while a table is open and nothing moves."""
    app = App(_table, None)
    app.show_first_picture()
    _turn_for(app, 2.0)  # the first animations and caches
    began, used = time.perf_counter(), time.process_time()
    _turn_for(app, seconds)
    return (time.process_time() - used) / (time.perf_counter() - began)


def _turn_for(app: App, seconds: float) -> None:
    """Lets the main loop run; a last event ends its waiting."""
    end = time.perf_counter() + seconds
    pygame.time.set_timer(pygame.event.Event(pygame.USEREVENT), int(seconds * 1000), 1)
    while time.perf_counter() < end:
        app.turn()
