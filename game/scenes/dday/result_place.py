"""The place behind a result of D-Day Dice: the beach at dawn with the flag on the Bunker, or in rain and under fire."""

from __future__ import annotations

import pygame

from game.scenes.result_art import paint_place
from game.scenes.title_art import Layers
from game.ui import sprites

_ATLAS, _HELMETS, _ZOOM = "dawn", "dawn_helmets", 2
_SHORES = "dawn_left", "dawn_right"
_FLAG = (("dawn_flag", 276, -226),)
_FIRE = (("dawn_flash", 256, -122), ("dawn_flash", 292, -122))
WON = Layers(_ATLAS, "dawn_sky", "dawn_sea", _SHORES, left=_FLAG)
LOST = Layers(_ATLAS, "dawn_sky", "dawn_sea", _SHORES, left=_FIRE)


def paint_beach(surface: pygame.Surface, won: bool) -> None:
    """Fill the screen: the view out of a landing craft, with the heads of those who are still in it."""
    paint_place(surface, won, WON if won else LOST)
    if not sprites.has(_HELMETS, _ATLAS):
        return
    heads = sprites.sprite(_HELMETS, _ZOOM, _ATLAS)
    for x in range(0, surface.get_width(), heads.get_width()):
        surface.blit(heads, (x, surface.get_height() - heads.get_height()))
