"""The helicopter of the island, in frames with a turning rotor."""

from __future__ import annotations

import pygame

from tools.art.beach_pieces import shadowed
from tools.art.canvas import Box, blank, fill, line, outlined, oval, polygon

ROTOR_FRAMES = 4
_WIDE, _HIGH = 46, 27
_BLADES: tuple[tuple[Box, Box], ...] = (
    ((0, 1, 36, 2), (0, 1, 36, 1)),
    ((4, 1, 28, 2), (4, 1, 28, 1)),
    ((12, 1, 12, 2), (12, 1, 12, 1)),
    ((4, 1, 28, 2), (10, 1, 16, 1)),
)
"""The rotor in every frame: shade and light."""


def helicopter() -> pygame.Surface:
    """The helicopter as it stands on the island, with its shadow."""
    return shadowed(aloft(0), (3, 4))


def aloft(frame: int) -> pygame.Surface:
    """48 pixels wide, facing left; a green body with a red cross, the rotor in one of its frames."""
    craft = _body()
    shade, light = _BLADES[frame]
    fill(craft, "slate", (16, 2, 3, 4))
    fill(craft, "steel", shade)
    fill(craft, "mist", light)
    return outlined(craft)


def _body() -> pygame.Surface:
    craft = blank(_WIDE, _HIGH)
    polygon(craft, "forest", (20, 9), (44, 6), (45, 9), (24, 15))
    polygon(craft, "leaf", (20, 9), (44, 6), (44, 7), (22, 11))
    polygon(craft, "forest", (40, 0), (45, 0), (45, 10), (42, 10))
    fill(craft, "leaf", (41, 0, 1, 6))
    fill(craft, "yellow", (43, 3, 2, 2))
    oval(craft, "forest", (4, 5, 26, 15))
    oval(craft, "leaf", (4, 5, 25, 12))
    oval(craft, "grass", (8, 6, 16, 4))
    polygon(craft, "abyss", (5, 13), (9, 7), (15, 7), (14, 14), (6, 15))
    polygon(craft, "wave", (6, 12), (9, 8), (12, 8), (10, 13))
    fill(craft, "foam", (9, 8, 2, 1), (8, 9, 1, 1))
    fill(craft, "white", (18, 10, 5, 5))
    fill(craft, "red", (20, 10, 1, 5), (18, 12, 5, 1))
    line(craft, "slate", (10, 19), (8, 23))
    line(craft, "slate", (24, 18), (26, 23))
    fill(craft, "slate", (5, 23, 25, 2))
    fill(craft, "fog", (5, 23, 25, 1), (4, 22, 1, 1))
    return craft
