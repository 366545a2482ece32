"""Pictures one step darker, inside the palette."""

from __future__ import annotations

import pygame

from game.ui import theme


def darkened(picture: pygame.Surface) -> pygame.Surface:
    """A copy one palette step darker, on the night."""
    dark = pygame.Surface(picture.get_size())
    dark.fill(theme.rgb("slate"))
    dark.blit(picture, (0, 0))
    pixels = pygame.PixelArray(dark)
    for name, darker in theme.DARKER.items():  # each colour after the one that it becomes
        pixels.replace(theme.rgb(name), theme.rgb(darker))
    pixels.close()
    return dark
