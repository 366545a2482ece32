"""Paints the title's dusk and the name above it; the dusk picture is ready made, whatever the size."""

from __future__ import annotations

import pygame

from game.ui import sprites, text, theme

_DUSK, _ATLAS = "title_dusk", "pictures"
_HORIZON = 122 / 360  # of the dusk picture's height
_BANDS = ("night", "abyss", "plum", "violet", "coral", "orange")
_DEEP = 12  # how far the letters are cut out of the dark
_HIGHLIGHT = 42  # the upper part of the letters catches the light


def paint_dusk(surface: pygame.Surface) -> None:
    """Fill the screen with the dusk picture at the smallest whole zoom that covers it, the sun in the middle."""
    if not sprites.has(_DUSK, _ATLAS):
        _paint_bands(surface)
        return
    raw = sprites.sprite(_DUSK, 1, _ATLAS)
    w, h = surface.get_size()
    zoom = max(-(-w // raw.get_width()), -(-h // raw.get_height()))
    picture = pygame.transform.scale_by(raw, zoom)
    # What is too much falls away at both sides, and more below than above, so that the sun keeps its place.
    x, y = (picture.get_width() - w) // 2, (picture.get_height() - h) // 4
    surface.blit(picture, (0, 0), (x, y, w, h))


def _paint_bands(surface: pygame.Surface) -> None:
    """A plain evening for a program without its pictures."""
    w, h = surface.get_size()
    horizon = int(h * _HORIZON)
    for number, colour in enumerate(_BANDS):
        top = horizon * number // len(_BANDS)
        surface.fill(theme.rgb(colour), (0, top, w, horizon // len(_BANDS) + 1))
    surface.fill(theme.rgb("night"), (0, horizon, w, h - horizon))


def paint_name(surface: pygame.Surface, name: str, top: int, motto: str) -> None:
    """Paint the name in big letters, lit above and glowing below, and a motto on a strip under it."""
    x = surface.get_width() // 2
    for dx in (-4, 0, 4):
        for dy in (-4, 0, 4, 8, _DEEP):
            text.draw(surface, name, (x + dx, top + dy), "ink", "title", "c")
    for drop, colour in ((8, "wine"), (4, "rust")):
        text.draw(surface, name, (x, top + drop), colour, "title", "c")
    text.draw(surface, name, (x, top), "yellow", "title", "c")
    surface.set_clip((0, 0, surface.get_width(), top + _HIGHLIGHT))
    text.draw(surface, name, (x, top), "sand_l", "title", "c")
    surface.set_clip(None)
    half = max(170, text.width(motto) // 2 + 20)
    surface.fill(theme.rgb("ink"), (x - half, top + 92, 2 * half, 28))
    surface.fill(theme.rgb("wine"), (x - half + 2, top + 94, 2 * half - 4, 24))
    text.draw(surface, motto, (x, top + 97), "sand_l", align="c")
