"""Paints the title's dusk and the name above it, from ready-made layers that fit a window of any size."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.ui import sprites, text, theme

_ZOOM = 2  # the layers are painted at half size
_HORIZON = 244  # at the design's height
_BANDS = ("night", "abyss", "plum", "violet", "coral", "orange")
_DEEP = 12  # how far the letters are cut out of the dark
_HIGHLIGHT = 42  # the upper part of the letters catches the light


@dataclass(frozen=True, slots=True)
class Layers:
    """A place in layers: its atlas, sky and sea, the shores at the sides, and sprites by their place.

    `free` are sprites with their distance from the middle of the horizon, `left` those that stand on the left shore
    with their distance from the horizon's left end, in pixels of a window of the design's size.
    """

    atlas: str
    sky: str
    sea: str
    shores: tuple[str, str]
    free: tuple[tuple[str, int, int], ...] = ()
    left: tuple[tuple[str, int, int], ...] = ()


DUSK = Layers(
    "pictures",
    "title_sky",
    "title_sea",
    ("title_shore_left", "title_shore_right"),
    free=(("title_helicopter", -368, -192), ("title_helicopter", 300, -156)),
)


def paint_dusk(surface: pygame.Surface, layers: Layers = DUSK) -> None:
    """Fill the screen: sky above and sea below the horizon, the sun in the middle, the shores at the sides."""
    w, h = surface.get_size()
    horizon = max(_HORIZON // 2, _HORIZON + (h - theme.DESIGN[1]) // 2)
    if not sprites.has(layers.sky, layers.atlas):
        _paint_bands(surface, horizon)
        return
    sky, sea = (sprites.sprite(name, 1, layers.atlas) for name in (layers.sky, layers.sea))
    zoom = _zoom((w, h), horizon, sky, sea)
    _paint_layer(surface, sky, zoom, pygame.Rect(0, 0, w, horizon), from_below=True)
    _paint_layer(surface, sea, zoom, pygame.Rect(0, horizon, w, h - horizon), from_below=False)
    for name, dx, dy in layers.free:
        place = (w // 2 + dx * zoom // _ZOOM, horizon + dy * zoom // _ZOOM)
        surface.blit(sprites.sprite(name, zoom, layers.atlas), place)
    left, right = (sprites.sprite(name, zoom, layers.atlas) for name in layers.shores)
    surface.blit(left, (0, horizon + zoom - left.get_height()))
    surface.blit(right, (w - right.get_width(), horizon + zoom - right.get_height()))
    for name, dx, dy in layers.left:
        surface.blit(sprites.sprite(name, zoom, layers.atlas), (dx * zoom // _ZOOM, horizon + dy * zoom // _ZOOM))


def _paint_layer(
    surface: pygame.Surface, layer: pygame.Surface, zoom: int, place: pygame.Rect, from_below: bool
) -> None:
    """Fill a part of the screen with the middle of a layer; only that part is enlarged, which is quick."""
    w, h = -(-place.w // zoom), -(-place.h // zoom)
    seen = layer.subsurface(((layer.get_width() - w) // 2, layer.get_height() - h if from_below else 0, w, h))
    picture = pygame.transform.scale_by(seen, zoom)
    top = place.bottom - picture.get_height() if from_below else place.top
    surface.blit(picture, (place.centerx - picture.get_width() // 2, top))


def _zoom(size: tuple[int, int], horizon: int, sky: pygame.Surface, sea: pygame.Surface) -> int:
    """The smallest whole zoom at which sky and sea cover the screen."""
    w, h = size
    needs = (w / sky.get_width(), horizon / sky.get_height(), w / sea.get_width(), (h - horizon) / sea.get_height())
    return max(_ZOOM, *(int(-(-need // 1)) for need in needs))


def _paint_bands(surface: pygame.Surface, horizon: int) -> None:
    """A plain evening for a program without its pictures."""
    w, h = surface.get_size()
    for number, colour in enumerate(_BANDS):
        top = horizon * number // len(_BANDS)
        surface.fill(theme.rgb(colour), (0, top, w, horizon - top))
    surface.fill(theme.rgb("night"), (0, horizon, w, h - horizon))


def paint_name(surface: pygame.Surface, name: str, top: int, motto: str) -> None:
    """Paint the name in big letters, lit above and glowing below, and a motto on a strip under it."""
    x = surface.get_width() // 2
    for dx in (-4, 0, 4):
        for dy in (-4, 0, 4, 8, _DEEP):
            text.draw(surface, name, (x + dx, top + dy), "ink", "title", "c")
    for drop, colour in ((8, "wine"), (4, "rust")):
        text.draw(surface, name, (x, top + drop), colour, "title", "c")
    text.draw(surface, name, (x, top), "yellow", "title", "c")
    surface.set_clip((0, 0, surface.get_width(), top + _HIGHLIGHT))
    text.draw(surface, name, (x, top), "sand_l", "title", "c")
    surface.set_clip(None)
    half = max(170, text.width(motto) // 2 + 20)
    surface.fill(theme.rgb("ink"), (x - half, top + 92, 2 * half, 28))
    surface.fill(theme.rgb("wine"), (x - half + 2, top + 94, 2 * half - 4, 24))
    text.draw(surface, motto, (x, top + 97), "sand_l", align="c")
