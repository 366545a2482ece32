"""Drives the table on SDL's dummy driver: by picks, by mouse on the real rectangles, by keyboard."""

from __future__ import annotations

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame

from game.content.controls import Action
from game.content.settings import Settings
from game.engine.core.bots import RandomBot
from game.engine.core.session import Session
from game.engine.core.step import Command
from game.engine.core.text import Message
from game.scenes.context import Ui
from game.scenes.stack import SceneStack
from game.scenes.table import TableScene
from game.scenes.table_calls import TableCalls
from game.ui.input import Act, Controls, Hover, Press, Release
from game.ui.sound import Sound

NORMAL, LAPTOP, LOW, BIG = (1280, 720), (1366, 768), (1280, 680), (1920, 1080)


class Desk:
    """A table scene with everything around it; `over` counts how often the end was told, `saved` the commands."""

    def __init__(self, session: Session, size: tuple[int, int] = NORMAL, **settings: object) -> None:
        self.surface = pygame.display.set_mode(size)
        pygame.font.init()
        close_up = "full" if settings.get("speed") else "off"  # where nothing moves nothing waits either
        chosen = Settings().changed(**{"speed": 0.0, "ask_before": "never", "close_up": close_up, **settings})
        self.ui = Ui(chosen, Controls(chosen.keys), Sound(), SceneStack(size))
        self.over, self.saved, self.menus = 0, 0, 0
        calls = TableCalls(self._menu, self._over, self._saved, self._hint)
        self.scene = TableScene(self.ui, session, calls)
        self.ui.scenes.push(self.scene)
        self.ui.scenes.settle()
        self.draw()

    def _menu(self) -> None:
        self.menus += 1

    def _over(self, session: Session) -> None:
        self.over += 1

    def _saved(self, session: Session) -> None:
        self.saved += 1

    @staticmethod
    def _hint(session: Session) -> tuple[Command, Message]:
        bot = RandomBot(1)
        command = bot.choose(session.state, session.ask)
        return command, bot.why(session.state, command)

    @property
    def session(self) -> Session:
        return self.scene.game.session

    # ------------------------------------------------------------ what a player does

    def draw(self) -> None:
        self.ui.scenes.draw(self.surface)

    def wait(self, ms: int, frame: int = 16) -> None:
        """Lets time pass in frames, drawing what changed."""
        for _ in range(0, ms, frame):
            self.ui.scenes.update(frame)
            if self.ui.scenes.needs_drawing:
                self.draw()

    def click(self, pos: tuple[int, int]) -> None:
        for event in (Hover(pos), Press(pos), Release(pos)):
            self.ui.scenes.handle(event)
        self.ui.scenes.settle()

    def act(self, action: Action) -> None:
        self.ui.scenes.handle(Act(action))
        self.ui.scenes.settle()

    def continue_fights(self) -> None:
        """Presses Continue as long as a close-up is open that asks nothing."""
        while (button := self.scene.page.widget("continue")) is not None:
            self.click(button.rect.center)

    # ------------------------------------------------------------ where a pick is

    def place_of(self, pick: str, command: Command) -> tuple[int, int]:
        """A pixel on which a click is this pick."""
        scene, kind, name = self.scene, *pick.split(":", 1)
        if (widget := scene.page.widget(pick)) is not None:
            return widget.rect.center
        board = scene.game.state.table.board
        if kind == "die":
            return self._die(name)
        if kind == "tile":
            return self._free_of_dice(board.tile_number[name])
        space = board.space_of[name]
        x, y, w, h = scene.geometry.space_rect(space)
        return (x + w // 2, y + h // 2) if not scene.game.shown.at(space) else (x + w - 2, y + h - 2)

    def _die(self, letter: str) -> tuple[int, int]:
        from game.ui.skins.commandos.board_dice import die_at, die_rect
        from game.ui.skins.commandos.effects import Effects

        scene = self.scene
        rect = die_rect(scene.geometry, scene.game.shown, letter, Effects())
        assert rect, f"the die {letter} is nowhere to be clicked"
        target = scene.geometry.on_screen(*rect)
        for x in range(target.left + 1, target.right, 2):
            for y in range(target.top + 1, target.bottom, 2):
                if die_at(scene.geometry, scene.game.shown, (x, y), scene.game.selected) == letter:
                    return x, y
        raise AssertionError(f"the die {letter} is hidden by others")

    def _free_of_dice(self, tile: int) -> tuple[int, int]:
        scene = self.scene
        spaces = [space for space, of in enumerate(scene.game.state.table.board.tile_of) if of == tile]
        free = next((space for space in spaces if not scene.game.shown.at(space)), spaces[4])
        return scene.geometry.space_rect(free).center
