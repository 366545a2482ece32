"""What a space sounds like underfoot: read from the colours of the board's own picture, so that it fits every map."""

from __future__ import annotations

from collections import Counter

import pygame

from game.ui.skins.commandos.geometry import SPACE
from game.ui.theme import PALETTE

GROUNDS = {
    "grass": ("grass", "leaf", "lime", "forest", "pine"),
    "sand": ("sand", "sand_l"),
    "stone": ("fog", "mist", "steel", "slate"),
    "water": ("shallow", "wave", "foam", "ocean", "abyss"),
    "road": ("sand_d", "clay", "earth", "bark"),
}
"""Kind of ground → the palette's colours that it is painted in; trodden earth sounds like a road."""
_KIND_OF = {PALETTE[name]: kind for kind, names in GROUNDS.items() for name in names}


def ground_at(picture: pygame.Surface, corner: tuple[int, int]) -> str:
    """The kind of ground that most of a space shows; grass where its colours are none of the palette's."""
    left, top = corner
    colours = (picture.get_at((left + x, top + y)) for x in range(SPACE) for y in range(SPACE))
    kinds = Counter(_KIND_OF.get((colour.r, colour.g, colour.b), "") for colour in colours if colour.a)
    kinds.pop("", None)
    return kinds.most_common(1)[0][0] if kinds else "grass"
