"""A place in the drawing order for what is painted anew with every frame."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.ui.widgets.base import Widget


class MovingLayer(Widget):
    """Markers, dice in the air and the like: above the widgets before it, below notes and bubbles. Nothing to click."""

    focusable = False

    def __init__(self, paint: Callable[[pygame.Surface], None], name: str = "moving") -> None:
        super().__init__(name, (0, 0, 0, 0))
        self._paint = paint

    def draw(self, surface: pygame.Surface) -> None:
        self._paint(surface)
