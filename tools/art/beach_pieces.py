"""How a piece of beach scenery gets its outline and its shadow."""

from __future__ import annotations

import pygame

from tools.art.canvas import Point, blank, outlined, silhouette

_SHADOW_ALPHA = 84  # a piece can't know its ground, so the shadow is thin ink instead of the palette's darker neighbour


def shadowed(sprite: pygame.Surface, offset: Point = (2, 2)) -> pygame.Surface:
    """The sprite with its shadow to the lower right: larger by the offset."""
    width, height = sprite.get_size()
    result = blank(width + offset[0], height + offset[1])
    shadow = silhouette(sprite, "ink")
    shadow.set_alpha(_SHADOW_ALPHA)
    result.blit(shadow, offset)
    _cut(result, sprite)
    result.blit(sprite, (0, 0))
    return result


def _cut(surface: pygame.Surface, sprite: pygame.Surface) -> None:
    """Clears what the sprite will cover, so that its own pixels stay pure."""
    for y in range(sprite.get_height()):
        for x in range(sprite.get_width()):
            if sprite.get_at((x, y)).a:
                surface.set_at((x, y), (0, 0, 0, 0))


def standing(sprite: pygame.Surface, offset: Point = (2, 2)) -> pygame.Surface:
    """The sprite with outline and shadow."""
    return shadowed(outlined(sprite), offset)
