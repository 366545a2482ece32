"""Marks that carry meaning: focus ring, hatching, brackets, tick, shadows inside the palette, the veil."""

from __future__ import annotations

from functools import lru_cache

import pygame

from game.ui import theme
from game.ui.panels import Rect
from game.ui.theme import Colour

_RING_LINES = ((7, "ink"), (5, "yellow"), (3, "ink"))
_RING_CORNER = 10


def focus_ring(surface: pygame.Surface, rect: Rect) -> None:
    """Draw the double ring of the keyboard focus: ink, yellow, ink with white corners."""
    x, y, w, h = rect
    for distance, colour in _RING_LINES:
        ring = (x - distance, y - distance, w + 2 * distance, h + 2 * distance + 2)
        pygame.draw.rect(surface, theme.rgb(colour), ring, 2)
    n, left, top, right, bottom = _RING_CORNER, x - 5, y - 5, x + w + 5, y + h + 7
    white = theme.rgb("white")
    for cx in (left, right - n):
        surface.fill(white, (cx, top, n, 2))
        surface.fill(white, (cx, bottom - 2, n, 2))
    for cx in (left, right - 2):
        surface.fill(white, (cx, top, 2, n))
        surface.fill(white, (cx, bottom - n, 2, n))


@lru_cache(maxsize=64)
def _hatching(w: int, h: int, colour: theme.RGB, step: int, dot: int) -> pygame.Surface:
    lines = pygame.Surface((w, h), pygame.SRCALPHA)
    for y in range(0, h, dot):
        for x in range(0, w, dot):
            if ((x + y) // dot) % step == 0:
                lines.fill(colour, (x, y, dot, dot))
    return lines.convert_alpha() if pygame.display.get_surface() else lines


def hatch(surface: pygame.Surface, rect: Rect, colour: Colour, step: int = 6, dot: int = 2) -> None:
    """Draw diagonal hatching: the pattern carries the meaning, not only the colour."""
    x, y, w, h = rect
    surface.blit(_hatching(w, h, theme.rgb(colour), step, dot), (x, y))


def brackets(surface: pygame.Surface, rect: Rect, colour: Colour, length: int = 4) -> None:
    """Draw four corner brackets, one pixel thick with an ink twin below."""
    x, y, w, h = rect
    right, bottom = x + w - 1, y + h - 1
    for drop, tone in ((1, theme.rgb("ink")), (0, theme.rgb(colour))):
        for cx, cy, sx, sy in ((x, y, 1, 1), (right, y, -1, 1), (x, bottom, 1, -1), (right, bottom, -1, -1)):
            pygame.draw.line(surface, tone, (cx, cy + drop), (cx + sx * length, cy + drop))
            pygame.draw.line(surface, tone, (cx, cy + drop), (cx, cy + drop + sy * length))


def tick(surface: pygame.Surface, pos: tuple[int, int], colour: Colour = "lime") -> None:
    """Draw a check mark whose left end is at `pos`; 12 pixels wide."""
    x, y = pos
    pygame.draw.lines(surface, theme.rgb(colour), False, [(x, y), (x + 4, y + 4), (x + 11, y - 5)], 3)


def shadow(surface: pygame.Surface, sprite: pygame.Surface, pos: tuple[int, int], offset: tuple[int, int]) -> None:
    """Darken what lies below a sprite by one palette step, in the sprite's own shape. Slow: for still layers."""
    shape = pygame.mask.from_surface(sprite, 10)
    bounds = surface.get_rect()
    for j in range(sprite.get_height()):
        for i in range(sprite.get_width()):
            place = (pos[0] + i + offset[0], pos[1] + j + offset[1])
            if shape.get_at((i, j)) and bounds.collidepoint(place):
                below = surface.get_at(place)
                surface.set_at(place, theme.DARKER_RGB.get((below.r, below.g, below.b), theme.rgb("ink")))


@lru_cache(maxsize=512)
def silhouette(sprite: pygame.Surface, colour: Colour) -> pygame.Surface:
    """The shape of a sprite in one colour."""
    shape = pygame.mask.from_surface(sprite, 10)
    return shape.to_surface(setcolor=(*theme.rgb(colour), 255), unsetcolor=(0, 0, 0, 0))


def outlined(sprite: pygame.Surface, colour: Colour = "ink") -> pygame.Surface:
    """The sprite with a one-pixel outline; two pixels wider and higher."""
    w, h = sprite.get_size()
    picture = pygame.Surface((w + 2, h + 2), pygame.SRCALPHA)
    shape = silhouette(sprite, colour)
    for dx, dy in ((0, 1), (2, 1), (1, 0), (1, 2)):
        picture.blit(shape, (dx, dy))
    picture.blit(sprite, (1, 1))
    return picture


def veil(surface: pygame.Surface) -> None:
    """Darken the whole picture, as behind a dialog."""
    surface.fill(theme.VEIL, special_flags=pygame.BLEND_MULT)


def dashed_frame(surface: pygame.Surface, rect: Rect, colour: Colour, dash: int = 6, walk: int = 0) -> None:
    """Draw a frame of dashes, two pixels thick; `walk` moves the dashes along."""
    x, y, w, h = rect
    tone = theme.rgb(colour)
    for start in range(-(walk % (2 * dash)), max(w, h), 2 * dash):
        across = pygame.Rect(x + start, y, dash, 2).clip(pygame.Rect(rect))
        surface.fill(tone, across)
        surface.fill(tone, across.move(0, h - 2))
        down = pygame.Rect(x, y + start, 2, dash).clip(pygame.Rect(rect))
        surface.fill(tone, down)
        surface.fill(tone, down.move(w - 2, 0))
