"""The table of D-Day Dice as a tutorial sees it."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.engine.dday.state import LETTERS
from game.scenes.dday.table import DdayTableScene
from game.scenes.tutorial_guide import PANEL, widget_of
from game.ui.chooser import kind_of
from game.ui.widgets.base import Widget

_IN_BAR = 16  # a mark around the bar stays in the window


class DdayGuide:
    """Finds dice, Sectors, cards, buttons and panels of one table. No fight here waits to be looked at."""

    in_fight = False

    def __init__(self, table: DdayTableScene) -> None:
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
        if kind == "unit" and name in LETTERS:
            units = self.table.game.state.units
            return self.table.places.unit(LETTERS.index(name), len(units))
        widget = widget_of(target, widgets)
        return widget.focus_rect() if widget else None

    def _panels(self) -> dict[str, pygame.Rect]:
        places = self.table.places
        return {
            "phases": places.bar.inflate(-_IN_BAR, -_IN_BAR),
            "map": places.well,
            "tray": places.tray,
            "preview": places.preview,
            "fight": places.fight,
            "toll": places.toll,
            "pool": places.pool,
        }

    def show(self, target: str) -> None:
        """Turns the strip to the page that a card is on."""
        if kind_of(target) == "card":
            self.table.strip.turn_to(target.partition(":")[2])

    def focus(self, target: str) -> None:
        """Gives the keyboard to a thing."""
        page = self.table.page
        if widget := widget_of(target, page.widgets):
            page.focus(widget.name)

    def crowded(self) -> Sequence[pygame.Rect]:
        """The panel with dice and buttons, and the Units."""
        return self.table.hand, self.table.places.units
