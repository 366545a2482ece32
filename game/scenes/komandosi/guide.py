"""The table of Komandosi as a tutorial sees it."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.engine.komandosi.state import LETTERS
from game.scenes.komandosi.table import KomandosiTableScene
from game.scenes.tutorial_guide import PANEL, widget_of
from game.ui.chooser import kind_of
from game.ui.widgets.base import Widget

_IN_BAR = 16  # a mark around the bar stays in the window


class KomandosiGuide:
    """Finds squares, players, buttons and panels of one table. No fight here waits to be looked at."""

    in_fight = False

    def __init__(self, table: KomandosiTableScene) -> None:
        self.table = table

    @property
    def busy(self) -> bool:
        """Whether something still moves."""
        return self.table.busy

    @property
    def taken(self) -> Sequence[str]:
        """The picks of the clicks so far."""
        return self.table.game.chooser.taken

    def place_of(self, target: str, widgets: Sequence[Widget]) -> pygame.Rect | None:
        """Where a thing is; None where it cannot be seen."""
        kind, name = kind_of(target), target.partition(":")[2]
        if target.startswith(PANEL):
            return self._panels().get(name)
        if kind == "square":
            square = self.table.game.state.board.square_of.get(name)
            return None if square is None else self.table.picture.island.squares.rect(square)
        if kind == "player" and name in LETTERS:
            return self.table.places.player(LETTERS.index(name))
        widget = widget_of(target, widgets)
        return widget.focus_rect() if widget else None

    def _panels(self) -> dict[str, pygame.Rect]:
        places = self.table.places
        return {
            "bar": places.bar.inflate(-_IN_BAR, -_IN_BAR),
            "island": places.well,
            "card": places.card,
            "spinner": places.spinner,
            "rocket": places.low,
            "foot": places.foot,
            "die": places.die.inflate(12, 8),
        }

    def show(self, target: str) -> None:
        """Everything is in view already."""

    def focus(self, target: str) -> None:
        """Gives the keyboard to a thing."""
        page = self.table.page
        kind, name = kind_of(target), target.partition(":")[2]
        island = self.table.island
        if kind == "square" and island and name in self.table.game.state.board.square_of:
            island.cursor = self.table.game.state.board.square_of[name]
            page.focus(island.name)
        elif widget := widget_of(target, page.widgets):
            page.focus(widget.name)

    def crowded(self) -> Sequence[pygame.Rect]:
        """The buttons at the foot, and the players."""
        return self.table.places.foot, self.table.places.over_players
