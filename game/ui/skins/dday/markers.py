"""The markers of Units, in the colours that were chosen at the set-up."""

from __future__ import annotations

import pygame

from game.engine.dday.state import LETTERS, Setup
from game.ui import sprites


def marker(setup: Setup, seat: int, face: int, zoom: int = 1) -> pygame.Surface:
    """The marker of a seat; `face` is the number of its chevrons, or the arrow of one that must move."""
    return sprites.sprite(marker_name(seat, setup.colours[seat], face), zoom, "dday")


def marker_name(seat: int, colour: int, face: int) -> str:
    """The sprite of a marker."""
    return f"marker_{LETTERS[seat]}_{colour}_{face}"
