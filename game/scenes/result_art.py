"""The picture behind a result: the dusk of the title for a victory, the same place in the rain for a defeat."""

from __future__ import annotations

import pygame

from game.scenes.title_art import DUSK, Layers, paint_dusk
from game.ui import sprites, text, theme

_RAIN, _ATLAS, _ZOOM = "result_rain", "pictures", 2
_GLOOM = (96, 104, 140)  # what the dusk is multiplied by when it rains
_LETTERS = {True: ("wine", "rust", "sand_l", "yellow"), False: ("night", "wine", "mist", "fog")}
_LIT = 42  # the upper part of the letters catches the light
_STRIP = 86  # from the top of the word to the strip below it


def paint_place(surface: pygame.Surface, won: bool, layers: Layers = DUSK) -> None:
    """Fill the screen."""
    paint_dusk(surface, layers)
    if won:
        return
    surface.fill(_GLOOM, special_flags=pygame.BLEND_MULT)
    if sprites.has(_RAIN, _ATLAS):
        rain = sprites.sprite(_RAIN, _ZOOM, _ATLAS)
        for x in range(0, surface.get_width(), rain.get_width()):
            for y in range(0, surface.get_height(), rain.get_height()):
                surface.blit(rain, (x, y))


def paint_banner(surface: pygame.Surface, word: str, line: str, top: int, won: bool) -> None:
    """The big word and one line on a strip below it."""
    x = surface.get_width() // 2
    for dx in (-4, 0, 4):
        for dy in (-4, 0, 4, 8, 12):
            text.draw(surface, word, (x + dx, top + dy), "ink", "title", "c")
    deep, side, light, low = _LETTERS[won]
    for drop, colour in ((8, deep), (4, side), (0, low)):
        text.draw(surface, word, (x, top + drop), colour, "title", "c")
    surface.set_clip((0, 0, surface.get_width(), top + _LIT))
    text.draw(surface, word, (x, top), light, "title", "c")
    surface.set_clip(None)
    half = text.width(line) // 2 + 20
    surface.fill(theme.rgb("ink"), (x - half, top + _STRIP, 2 * half, 28))
    surface.fill(theme.rgb("forest" if won else "wine"), (x - half + 2, top + _STRIP + 2, 2 * half - 4, 24))
    text.draw(surface, line, (x, top + _STRIP + 5), "sand_l", align="c")
