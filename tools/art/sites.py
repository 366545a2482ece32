"""The special spaces on side B of the map tile cards: a piece for each cell of a shape, for authors to paint with."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from tools.art.canvas import blank, fill
from tools.art.icons import icon_sprites
from tools.art.noise import hashed
from tools.art.palette import colour
from tools.art.tsx import Tileset

SPACE = 16
Texture = Callable[[int, int], str]
"""The colour of a pixel; x runs over the whole shape."""
PIECES: dict[str, tuple[bool, bool, bool, bool]] = {
    "single": (True, True, True, True),
    "left": (True, False, True, True),
    "middle": (True, False, True, False),
    "right": (True, True, True, False),
    "top": (True, True, False, True),
    "bottom": (False, True, True, True),
}
"""The pieces of a shape, and whether they have a rim in the north, east, south and west."""
_WITH_ICON = ("single", "left", "top")


def _blades(x: int, y: int) -> str:
    return "lime" if (x * 5 + y // 5 * 3) % 7 == 0 else "forest" if (x * 3 + y // 4) % 4 == 0 else "leaf"


def _planks(x: int, y: int) -> str:
    return "bark" if y % 4 == 3 else "earth" if x in (2, 13) else "clay"


def _thatch(x: int, y: int) -> str:
    return "earth" if (x + y) % 6 == 0 else "sand_d" if (x - y) % 6 == 0 else "clay"


def _bags(x: int, y: int) -> str:
    return "clay" if y % 5 == 4 or (x + y // 5 * 3) % 6 == 5 else "sand_d"


def _bog(x: int, y: int) -> str:
    return "ocean" if hashed(x // 3, y // 2, 7) > 0.72 else "forest" if hashed(x // 2, y // 2, 9) > 0.7 else "pine"


def _gravel(x: int, y: int) -> str:
    return "fog" if hashed(x, y, 3) > 0.86 else "slate" if hashed(x, y, 4) > 0.86 else "steel"


def _crates(x: int, y: int) -> str:
    return "bark" if x % 8 in (0, 7) or y % 8 in (0, 7) else "earth" if (x + y) % 8 < 2 else "clay"


def _hole(x: int, y: int) -> str:
    return "ink" if (x - 8) ** 2 + (y - 8) ** 2 < 40 else "slate"


def _canvas(x: int, y: int) -> str:
    return "mist" if (x + y) % 8 == 0 else "paper"


def _furrows(x: int, y: int) -> str:
    return "bark" if hashed(x // 2, y // 2, 5) > 0.8 else "clay" if hashed(x, y, 6) > 0.7 else "earth"


SITES: dict[str, tuple[Texture, str]] = {
    "tall_grass": (_blades, "camo"),
    "rope_bridge": (_planks, ""),
    "hut": (_thatch, "door"),
    "sniper_nest": (_bags, "scope"),
    "machine_gun_nest": (_bags, "rifle"),
    "swamp": (_bog, ""),
    "radio_post": (_gravel, "radio"),
    "ammo_depot": (_crates, "explosive"),
    "tunnel": (_hole, "arrow_down"),
    "med_tent": (_canvas, "hospital"),
    "minefield": (_furrows, "mine"),
}
"""The texture and the icon of every kind of special space."""


def piece(kind: str, name: str) -> pygame.Surface:
    """One cell of a special space: texture, an ink rim with a light line inside it, and the icon in the first cell."""
    texture, icon = SITES[kind]
    picture = blank(SPACE, SPACE)
    for y in range(SPACE):
        for x in range(SPACE):
            picture.set_at((x, y), colour(texture(x, y)))
    north, east, south, west = PIECES[name]
    last = SPACE - 1
    if icon and name in _WITH_ICON:
        picture.blit(icon_sprites()[icon], (0, 0))
    for rim, line, light in (
        (north, (0, 0, SPACE, 1), (1, 1, SPACE - 2, 1)),
        (west, (0, 0, 1, SPACE), (1, 1, 1, SPACE - 2)),
        (south, (0, last, SPACE, 1), None),
        (east, (last, 0, 1, SPACE), None),
    ):
        if rim:
            if light:
                fill(picture, "sand_l", light)
            fill(picture, "ink", line)
    return picture


def site_tileset() -> Tileset:
    """A row for each kind, a column for each piece."""
    return Tileset("sites", len(PIECES), [piece(kind, name) for kind in SITES for name in PIECES])
