"""The program's icon: a commando die beats an enemy die, before the sunset of the title."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pygame

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))  # so that the file also runs by its path
os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

from tools.art.atlas import write_picture  # noqa: E402
from tools.art.canvas import blank, fill, zoomed  # noqa: E402
from tools.art.dice import dice_sprites  # noqa: E402

ICON = ROOT / "assets" / "images" / "icon.png"
SIDE = 42
ZOOM = 6
ICON_SIDE = 256
"""Pixels of the drawing, its zoom, and the size that desktops ask for: a rim of two pixels stays empty."""

_SKY = (("night", 6), ("plum", 6), ("violet", 6), ("coral", 5), ("orange", 5), ("abyss", 12))
_GLINTS = ((29, 33, 9, 1), (27, 36, 5, 1), (34, 36, 3, 1))
_DICE = (("enemy_big_6", (15, 2)), ("commando_big_1", (3, 11)))
"""The dice, the farther one first."""


def app_icon() -> pygame.Surface:
    """The icon at its full size."""
    small = blank(SIDE, SIDE)
    fill(small, "ink", (0, 0, SIDE, SIDE))
    top = 1
    for name, height in _SKY:
        fill(small, name, (1, top, SIDE - 2, height))
        top += height
    fill(small, "orange", *_GLINTS)
    _round_corners(small)
    dice = dice_sprites()
    for name, at in _DICE:
        small.blit(dice[name], at)
    icon = blank(ICON_SIDE, ICON_SIDE)
    rim = (ICON_SIDE - SIDE * ZOOM) // 2
    icon.blit(zoomed(small, ZOOM), (rim, rim))
    return icon


def _round_corners(small: pygame.Surface) -> None:
    """Cut one pixel step off every corner and ink the new edge."""
    last = SIDE - 1
    for x in (0, last):
        for y in (0, last):
            inner_x, inner_y = abs(x - 1), abs(y - 1)
            fill(small, "ink", (inner_x, inner_y, 1, 1))
            for cut in ((x, y), (inner_x, y), (x, inner_y)):
                small.set_at(cut, (0, 0, 0, 0))


if __name__ == "__main__":
    write_picture(ICON, app_icon())
