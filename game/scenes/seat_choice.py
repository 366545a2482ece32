"""Who plays from now on: a person or any bot of the game, chosen in a panel above the table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from game.scenes.context import Ui
from game.scenes.page_scene import OverlayScene
from game.scenes.players import FULL_NAMES, PERSON, SENTENCES
from game.scenes.stack import Size
from game.ui import panels, sprites, theme
from game.ui.text import tr
from game.ui.widgets.base import Widget
from game.ui.widgets.button import Button

_WIDTH, _INSET, _HEAD, _STEP, _HIGH = 380, 20, 46, 58, 48


class SeatChoice(OverlayScene):
    """The table stands still meanwhile. Going back changes nothing; `on_choose` gets the name of the player."""

    def __init__(self, ui: Ui, title: str, players: Sequence[str], now: str, on_choose: Callable[[str], None]) -> None:
        """`players` are offered; `now` is who plays at present, or who is suggested."""
        super().__init__(ui)
        self.title, self.players, self.now, self.on_choose = title, players, now, on_choose
        self.first_focus = f"player {now}"

    def frame(self) -> pygame.Rect:
        high = _HEAD + len(self.players) * _STEP + theme.PADDING
        return pygame.Rect((self.size[0] - _WIDTH) // 2, (self.size[1] - high) // 2, _WIDTH, high)

    def build(self, size: Size) -> list[Widget]:
        return [self._button(number, player) for number, player in enumerate(self.players)]

    def _button(self, number: int, player: str) -> Widget:
        frame = self.frame()
        spot = frame.x + _INSET, frame.y + _HEAD + number * _STEP, frame.w - 2 * _INSET, _HIGH
        style, icon = "hot" if player == self.now else "button", "hand" if player == PERSON else "gear"
        choose, sub = partial(self._choose, player), tr(SENTENCES[player])
        return Button(f"player {player}", spot, tr(FULL_NAMES[player]), choose, style=style, icon=icon, sub=sub)

    def _choose(self, player: str) -> None:
        self.ui.scenes.pop()
        self.on_choose(player)

    def paint(self, surface: pygame.Surface) -> None:
        frame = self.frame()
        panels.titled(surface, frame, self.title, "ocean", sprites.icon("dice"))
