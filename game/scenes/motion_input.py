"""What a click or a key means while something moves: it ends the motion, and some things stay in reach meanwhile."""

from __future__ import annotations

from game.content.controls import Action
from game.ui.input import Act, Key, Press
from game.ui.page import Page

HARMLESS = ("menu", "log", "seat ")
"""How the names of the widgets begin that decide nothing of the game."""


def decides_nothing(page: Page, event: Press | Key | Act, harmless: tuple[str, ...] = HARMLESS) -> bool:
    """Whether it means menu, log or seats: they stay in reach while bots play one after another."""
    if isinstance(event, Act):
        return event.action is Action.BACK
    if isinstance(event, Press):
        meant = [widget for widget in page.widgets if widget.contains(event.pos)]
    else:
        meant = [widget for widget in page.widgets if widget.letter == event.name]
    return any(widget.name.startswith(harmless) for widget in meant)
