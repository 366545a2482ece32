"""The pictures of the cards of D-Day Dice, and the set in which all its sprites lie."""

from __future__ import annotations

import pygame

from tools.art.canvas import blank, fill, outlined, zoomed
from tools.art.dday_dice import dice_sprites
from tools.art.dday_markers import marker_sprites
from tools.art.icons import icon_sprites
from tools.art.sprite_files import read_sprites

KINDS = ("specialists", "items", "vehicles", "awards")

_ZOOM = 2
_RESOURCES = {"soldiers": "soldier", "courage": "courage", "stars": "star", "points": "tool"}
_SIGNS = {
    "def_shield": "def", "gun": "gun", "mine": "mine", "lock": "lock", "aside": "aside", "advance": "advance",
    "need_any": "need_any", "need_two": "need_two", "need_sacrifice": "need_sacrifice", "need_climb": "need_climb",
    "need_engineer": "dd_engineer", "need_scout": "dd_scout", "need_sniper": "dd_sniper",
}  # fmt: skip
"""Signs of the map and the icon that each is."""

_PLUS, _MINUS = "lime", "coral"
_BONUSES = ("soldier", "star", "courage", "tool")
"""What a Sector gives or takes; each is also the name of its icon."""

_BACKS = {
    "specialists": ("ocean", "abyss"),
    "items": ("earth", "bark"),
    "vehicles": ("forest", "pine"),
    "awards": ("plum", "night"),
}
"""Colour of the back and of its hatching."""


def card_icons() -> dict[str, pygame.Surface]:
    """`dd_<card>`: the small icon of every card."""
    drawings = {name: drawing for kind in KINDS for name, drawing in read_sprites(f"dday_{kind}").items()}
    return {f"dd_{name}": outlined(drawing) for name, drawing in drawings.items()}


def sign_icons() -> dict[str, pygame.Surface]:
    """The signs that only D-Day Dice uses."""
    return {name: outlined(drawing) for name, drawing in read_sprites("dday_signs").items()}


def all_icons() -> dict[str, pygame.Surface]:
    """Everything of the set `icons`: the common ones first, so that each keeps its place."""
    return icon_sprites() | sign_icons() | card_icons()


def _token(icon: pygame.Surface, name: str) -> pygame.Surface:
    """An icon with a plus or a minus in its lower left corner: what a Sector gives or takes."""
    token = blank(22, 18)
    token.blit(icon, (6, 0))
    fill(token, "ink", (0, 9, 9, 9))
    fill(token, name, (1, 12, 7, 3))
    if name == _PLUS:
        fill(token, name, (3, 10, 3, 7))
    return token


def _back(kind: str) -> pygame.Surface:
    """A card that lies face down: hatched in the colour of its kind, with a white star."""
    face, dark = _BACKS[kind]
    back = blank(32, 32)
    fill(back, "ink", (0, 0, 32, 32))
    fill(back, "paper", (1, 1, 30, 30))
    fill(back, face, (3, 3, 26, 26))
    for y in range(3, 29):
        for x in range(3 + y % 4, 29, 4):
            fill(back, dark, (x, y, 1, 1))
    star = outlined(read_sprites("dday_faces")["star"])
    back.blit(star, (16 - star.get_width() // 2, 16 - star.get_height() // 2))
    return back


def dday_sprites() -> dict[str, pygame.Surface]:
    """Everything of the set `dday` by name."""
    icons = all_icons()
    sprites = dice_sprites() | marker_sprites()
    sprites |= {f"res_{name}": icons[icon] for name, icon in _RESOURCES.items()}
    sprites |= {name: icons[icon] for name, icon in _SIGNS.items()}
    sprites |= {f"bonus_{name}": _token(icons[name], _PLUS) for name in _BONUSES}
    sprites |= {f"penalty_{name}": _token(icons[name], _MINUS) for name in _BONUSES}
    sprites |= {f"card_{name.removeprefix('dd_')}": zoomed(icon, _ZOOM) for name, icon in card_icons().items()}
    sprites |= {f"vehicle_{name}": outlined(drawing) for name, drawing in read_sprites("dday_vehicles").items()}
    return sprites | {f"back_{kind.removesuffix('s')}": _back(kind) for kind in KINDS}
