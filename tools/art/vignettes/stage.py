"""The stage of a vignette: its size, its skies and its cast."""

from __future__ import annotations

from functools import lru_cache

import pygame

from tools.art import scenery
from tools.art.canvas import Point, blank, outlined
from tools.art.sprite_files import read_sprites

WIDTH, HEIGHT = 114, 42

SKIES: dict[str, scenery.Ramp] = {
    "day": ("wave", "shallow", "foam"),
    "dawn": ("plum", "coral", "orange", "yellow"),
    "dusk": ("abyss", "plum", "violet", "coral"),
    "night": ("night", "abyss", "ocean"),
    "alarm": ("night", "wine", "red", "orange"),
    "heat": ("orange", "yellow", "sand_l"),
}

_ENEMY = {"forest": "wine", "leaf": "rust", "grass": "orange", "pine": "bark", "sand": "sand_d", "sand_l": "sand"}
"""What makes a commando an enemy: other cloth, the same man."""


def stage(sky: str) -> pygame.Surface:
    """A picture that is all sky."""
    picture = blank(WIDTH, HEIGHT)
    scenery.sky(picture, SKIES[sky])
    return picture


def jungle_stage(sky: str) -> pygame.Surface:
    """Far hills, a dark ridge and the edge of the jungle under a sky."""
    picture = stage(sky)
    dark = sky in ("night", "alarm", "dusk")
    far = {"night": "ocean", "alarm": "wine", "dusk": "plum", "dawn": "violet", "heat": "sand_d"}.get(sky, "wave")
    for layer, (name, base, swing, feature) in enumerate(((far, 0.50, 0.12, 17), ("pine", 0.66, 0.16, 11))):
        scenery.ridge(picture, name, base, swing, feature, layer)
    scenery.jungle(picture, "night" if dark else "forest", 0.82)
    return picture


@lru_cache(maxsize=1)
def _cast() -> dict[str, pygame.Surface]:
    return read_sprites("scenes")


def prop(name: str) -> pygame.Surface:
    """A thing or person from the sprite file, as drawn."""
    return _cast()[name]


def commando(name: str, flipped: bool = False) -> pygame.Surface:
    """An outlined soldier in green; looks to the right unless flipped."""
    return outlined(pygame.transform.flip(prop(name), flipped, False))


def enemy(name: str, flipped: bool = False) -> pygame.Surface:
    """An outlined soldier in rust; looks to the right unless flipped."""
    return outlined(pygame.transform.flip(scenery.recoloured(prop(name), _ENEMY), flipped, False))


def stand(picture: pygame.Surface, sprite: pygame.Surface, foot: Point) -> None:
    """Places a sprite by the middle of its lower rim."""
    picture.blit(sprite, (foot[0] - sprite.get_width() // 2, foot[1] - sprite.get_height()))
