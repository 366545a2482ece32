"""Cuts sprites out of the atlases in assets/images; what is missing becomes a small labelled plate."""

from __future__ import annotations

import json
import logging
from functools import lru_cache

import pygame

from game import paths
from game.ui import theme

_log = logging.getLogger(__name__)
_PLATE = 16


class _Atlas:
    """One picture with its table of named rectangles."""

    def __init__(self, name: str) -> None:
        folder = paths.assets() / "images"
        self.sheet: pygame.Surface | None = None
        self.places: dict[str, list[int]] = {}
        try:
            places = json.loads((folder / f"{name}.json").read_text(encoding="utf-8"))
            self.sheet = _converted(pygame.image.load(str(folder / f"{name}.png")))
            self.places = {str(name): _rectangle(place) for name, place in places.items()}
        except (OSError, ValueError, TypeError, AttributeError, pygame.error) as error:
            self.sheet = None
            _log.warning("the atlas assets/images/%s cannot be used: %s", name, error)

    def cut(self, name: str) -> pygame.Surface | None:
        if self.sheet is None or name not in self.places:
            return None
        x, y, w, h = self.places[name]
        return self.sheet.subsurface((x, y, w, h))


def _rectangle(place: list[int]) -> list[int]:
    """The four numbers of a sprite's place; anything else makes the atlas unusable."""
    x, y, w, h = (int(number) for number in place)
    return [x, y, w, h]


def _converted(picture: pygame.Surface) -> pygame.Surface:
    return picture.convert_alpha() if pygame.display.get_surface() else picture


@lru_cache(maxsize=16)
def _atlas(name: str) -> _Atlas:
    return _Atlas(name)


def has(name: str, atlas: str = "icons") -> bool:
    """Whether the atlas holds this sprite."""
    return name in _atlas(atlas).places


def names(atlas: str = "icons") -> list[str]:
    """All sprites of an atlas."""
    return list(_atlas(atlas).places)


@lru_cache(maxsize=2048)
def sprite(name: str, zoom: int = 1, atlas: str = "icons") -> pygame.Surface:
    """The sprite at a whole zoom; a missing one is a labelled plate and is logged once."""
    picture = _atlas(atlas).cut(name)
    if picture is None:
        _log.warning("the sprite %s/%s is missing", atlas, name)
        picture = _plate(name)
    return picture if zoom == 1 else pygame.transform.scale_by(picture, zoom)


def icon(name: str, zoom: int = 1) -> pygame.Surface:
    """A 16x16 icon at a whole zoom."""
    return sprite(name, zoom, "icons")


@lru_cache(maxsize=512)
def greyed(name: str, zoom: int = 1, atlas: str = "icons") -> pygame.Surface:
    """The sprite in greys, for what cannot be used now."""
    return grey(sprite(name, zoom, atlas))


def grey(picture: pygame.Surface) -> pygame.Surface:
    """A copy of a picture with each colour mapped to the neutral of its brightness."""
    grey_picture = picture.copy()
    steps = [theme.rgb(name) for name in theme.GREYS]
    for y in range(picture.get_height()):
        for x in range(picture.get_width()):
            r, g, b, a = picture.get_at((x, y))
            if a:
                light = (3 * r + 5 * g + 2 * b) / 2560
                grey_picture.set_at((x, y), (*steps[min(len(steps) - 1, int(light * 5.5))], a))
    return grey_picture


def _plate(name: str) -> pygame.Surface:
    """What stands for a missing sprite: a plate with the beginning of its name."""
    from game.ui import text  # text needs no sprite, but a sprite that is missing needs text

    plate = pygame.Surface((_PLATE, _PLATE), pygame.SRCALPHA)
    plate.fill(theme.rgb("ink"), (1, 1, _PLATE - 2, _PLATE - 2))
    plate.fill(theme.rgb("steel"), (2, 2, _PLATE - 4, _PLATE - 4))
    text.draw(plate, name[:3], (_PLATE // 2, 4), "white", "micro", "c")
    return plate
