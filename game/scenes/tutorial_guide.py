"""What a tutorial asks a game's table: where things are, whether something moves, what was clicked already."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

import pygame

from game.ui.widgets.base import Widget

PANEL = "panel:"


class Guide(Protocol):
    """One table, seen by the tutorial. Things go by their picks (`die:b`, `space:B2:5`), panels as `panel:log`."""

    table: Any

    @property
    def busy(self) -> bool:
        """Whether something still moves, so that a lesson has to wait."""
        ...

    @property
    def in_fight(self) -> bool:
        """Whether a fight is shown that waits for Continue."""
        ...

    @property
    def taken(self) -> Sequence[str]:
        """The picks of the clicks so far."""
        ...

    def place_of(self, target: str, widgets: Sequence[Widget]) -> pygame.Rect | None:
        """Where a thing is among the table's widgets; None where it cannot be seen."""
        ...

    def show(self, target: str) -> None:
        """Brings a thing into view that lies on another page, or beyond the edge."""
        ...

    def focus(self, target: str) -> None:
        """Gives the keyboard to a thing."""
        ...

    def crowded(self) -> Sequence[pygame.Rect]:
        """Where the text would hide much."""
        ...


def widget_of(target: str, widgets: Sequence[Widget]) -> Widget | None:
    """The widget that a click on a thing goes to."""
    return next((widget for widget in widgets if target in (widget.pick, widget.name)), None)
