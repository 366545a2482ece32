"""The program's icon: a commando die beats an enemy die, before the sunset of the title."""

from __future__ import annotations

from pathlib import Path

import pygame

from tools.art.canvas import blank, disc, fill, outlined, put, zoomed
from tools.art.dice import dice_sprites

ICON = Path(__file__).resolve().parents[2] / "assets" / "images" / "icon.png"
SIDE = 42
ZOOM = 6
ICON_SIDE = 256
"""Pixels of the drawing, its zoom, and the size that desktops ask for: a rim of two pixels stays empty."""

_SCENE = SIDE - 2  # inside the outline
_BANDS = (("night", 5), ("plum", 5), ("violet", 5), ("coral", 6), ("orange", 6), ("abyss", 13))
_SUN = (("orange", (8, 11), 8), ("yellow", (8, 11), 7), ("sand_l", (7, 10), 5))
_GLINTS = ((28, 30, 9, 1), (25, 33, 5, 1), (32, 33, 4, 1), (29, 36, 6, 1))
_DICE = (("enemy_big_6", (15, 1)), ("commando_big_1", (2, 10)))
"""The dice, the farther one first."""

_SHADOW = (1, 2)


def _scene() -> pygame.Surface:
    scene, top = blank(_SCENE, _SCENE), 0
    for name, height in _BANDS:
        fill(scene, name, (0, top, _SCENE, height))
        top += height
    for name, centre, radius in _SUN:
        disc(scene, name, centre, radius)
    fill(scene, "orange", *_GLINTS)
    dice = dice_sprites()
    for name, at in _DICE:
        put(scene, dice[name], at, _SHADOW)
    return scene


def _clip_corners(scene: pygame.Surface) -> None:
    last = scene.get_width() - 1
    for x in (0, last):
        for y in (0, last):
            for corner in ((x, y), (abs(x - 1), y), (x, abs(y - 1))):
                scene.set_at(corner, (0, 0, 0, 0))


def app_icon() -> pygame.Surface:
    """The icon at its full size."""
    scene = _scene()
    _clip_corners(scene)
    icon = blank(ICON_SIDE, ICON_SIDE)
    rim = (ICON_SIDE - SIDE * ZOOM) // 2
    icon.blit(zoomed(outlined(scene), ZOOM), (rim, rim))
    return icon
