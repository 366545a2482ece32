"""A program without a window for tests of scenes: it presses, types and looks like a player."""

from __future__ import annotations

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame

from game.content.controls import Action
from game.content.settings import Settings
from game.scenes.context import Ui
from game.scenes.stack import Scene, SceneStack
from game.ui import text
from game.ui.canvas import Canvas
from game.ui.input import Act, Controls, Hover, Key, Press, Release
from game.ui.page import Page
from game.ui.sound import Sound
from game.ui.widgets.base import Widget

SIZES = ((1280, 720), (1366, 768), (1920, 1080), (2560, 1440), (3840, 2160), (1000, 600))
LOW = (1366, 680)


def open_window(size: tuple[int, int] = (1280, 720)) -> pygame.Surface:
    """A window of SDL's dummy driver."""
    pygame.display.init()
    pygame.font.init()
    return pygame.display.set_mode(size)


class Desk:
    """One player before one stack of scenes."""

    def __init__(self, size: tuple[int, int] = (1280, 720), settings: Settings | None = None) -> None:
        self.canvas = Canvas(open_window(size))
        settings = settings or Settings()
        self.cues: list[str] = []
        self.ui = Ui(settings, Controls(settings.keys), Sound(), SceneStack(self.canvas.view.logical))
        self.ui.sound.play = self.cues.append  # type: ignore[method-assign]
        self.ui.on_change = lambda before, after: self.ui.scenes.layout(self.canvas.view.logical)

    def open(self, scene: Scene) -> None:
        """Put a scene on top."""
        self.ui.scenes.push(scene)
        self.ui.scenes.settle()

    def look(self) -> pygame.Surface:
        """Draw everything; a text that does not fit its place fails the test."""
        with text.must_fit():
            self.ui.scenes.draw(self.canvas.surface)
        self.canvas.present()
        return self.canvas.surface

    def act(self, action: Action) -> bool:
        """Ask for an action."""
        used = self.ui.scenes.handle(Act(action))
        self.ui.scenes.settle()
        return used

    def key(self, name: str, string: str = "") -> bool:
        """Press a key itself."""
        used = self.ui.scenes.handle(Key(name, string))
        self.ui.scenes.settle()
        return used

    def click(self, pos: tuple[int, int]) -> None:
        """Move there, press and let go."""
        for event in (Hover(pos), Press(pos), Release(pos)):
            self.ui.scenes.handle(event)
        self.ui.scenes.settle()


def reachable_by_tab(page: Page) -> set[str]:
    """The names that the focus visits when Tab is pressed as often as there are widgets."""
    seen = set()
    for _ in range(len(page.widgets) + 1):
        assert page.focused, "the focus is lost"
        seen.add(page.focused.name)
        page.handle(Act(Action.NEXT))
    return seen


def reachable_by_arrows(page: Page) -> set[str]:
    """The names that the focus can reach by arrows alone from where it is."""
    assert page.focused
    todo, seen = [page.focused.name], set()
    while todo:
        name = todo.pop()
        if name in seen:
            continue
        seen.add(name)
        for action in (Action.LEFT, Action.RIGHT, Action.UP, Action.DOWN):
            page.focus(name)
            for _ in range(60):  # a list or a slider may first use the arrow itself
                page.handle(Act(action))
                if page.focused.name != name:
                    todo.append(page.focused.name)
                    break
    return seen


def focusable(page: Page) -> dict[str, Widget]:
    """The widgets that the keyboard must reach."""
    return {widget.name: widget for widget in page.widgets if widget.focusable}
