"""A scene made of widgets on a still ground: most screens need no more than `build` and `paint`."""

from __future__ import annotations

from collections.abc import Hashable

import pygame

from game.content.controls import Action
from game.scenes.context import Ui
from game.scenes.stack import Scene, Size
from game.ui import marks, panels
from game.ui.input import Act, Event
from game.ui.layers import Layer
from game.ui.widgets.base import Widget


class PageScene(Scene):
    """Give `build` (the widgets for a size) and `paint` (what never moves); call `rebuild` when either changes."""

    first_focus: str | None = None

    def __init__(self, ui: Ui) -> None:
        self.ui = ui
        self.page = ui.page()
        self.size: Size = (1, 1)
        self._ground = Layer()
        self._painted = 0

    # ------------------------------------------------------------ for the scene to fill in

    def build(self, size: Size) -> list[Widget]:
        """The widgets, in drawing and Tab order."""
        return []

    def paint(self, surface: pygame.Surface) -> None:
        """Paint the ground; its result is kept until `rebuild`."""
        surface.blit(panels.ground(surface.get_size()), (0, 0))

    def back(self) -> None:
        """One step back."""
        self.ui.scenes.pop()

    # ------------------------------------------------------------ the scene itself

    def layout(self, size: Size) -> None:
        self.size = size
        self.rebuild()

    def rebuild(self) -> None:
        """Build the widgets and paint the ground anew."""
        self._painted += 1
        self.page.show(self.build(self.size), self.first_focus)
        self.stale = True

    def handle(self, event: Event) -> bool:
        used = self.page.handle(event)
        if not used and isinstance(event, Act) and event.action is Action.BACK and event.down and not event.repeat:
            self.back()
            used = True
        self.stale = self.stale or self.page.stale
        return used

    def update(self, ms: int) -> None:
        self.page.update(ms)
        self.stale = self.stale or self.page.stale

    def next_frame(self) -> int | None:
        return self.page.next_frame()

    def ground_key(self) -> Hashable:
        """Everything that the ground shows."""
        return self._painted

    def draw(self, surface: pygame.Surface) -> None:
        surface.blit(self._ground.picture(surface.get_size(), self.ground_key(), self.paint), (0, 0))
        self.page.draw(surface)


class OverlayScene(PageScene):
    """A page in a panel above a darkened screen."""

    is_overlay = True

    def frame(self) -> pygame.Rect:
        """The panel's rectangle."""
        raise NotImplementedError

    def draw(self, surface: pygame.Surface) -> None:
        marks.veil(surface)
        panels.panel(surface, self.frame(), "panel", drop=True)
        self.paint(surface)
        self.page.draw(surface)
