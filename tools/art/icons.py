"""Icons of 16x16: a drawing of 14x14 from the sprite files with its ink outline."""

from __future__ import annotations

import pygame

from tools.art.canvas import outlined
from tools.art.sprite_files import read_sprites

FILES = ("board", "actions", "interface", "loadouts")

LOADOUTS = {
    "L01": "explosive", "L02": "explosive", "L03": "pinpoint", "L04": "grenade", "L05": "smoke", "L06": "camo",
    "L07": "ghillie", "L08": "goggles", "L09": "radio", "L10": "adrenal", "L11": "dogtags", "L12": "vest",
    "L13": "machete", "L14": "scope", "L15": "grapple", "L16": "boots", "L17": "manual", "L18": "decoy",
    "L19": "flare", "L20": "medkit", "L21": "papers", "L22": "base",
}  # fmt: skip
"""The icon of every load-out card; the two Explosive Charges are the same card twice."""

ALIASES = LOADOUTS | {"check": "ok", "cross": "no", "luck": "spinner", "search": "hint"}

_TURNED = {"arrow_right": ("arrow_left", True, False), "arrow_down": ("arrow_up", False, True)}
"""Icons that are mirror images: source, mirrored across, mirrored down."""


def icon_sprites() -> dict[str, pygame.Surface]:
    """Every icon by name."""
    drawings: dict[str, pygame.Surface] = {}
    for file_name in FILES:
        drawings |= read_sprites(file_name)
    for name, (source, across, down) in _TURNED.items():
        drawings[name] = pygame.transform.flip(drawings[source], across, down)
    return {name: outlined(drawing) for name, drawing in drawings.items()}
