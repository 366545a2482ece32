"""The marks that lie on the board, in board pixels: regions, brackets, route, step numbers, plates, shadows."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import lru_cache
from itertools import pairwise

import pygame

from game.ui import marks, text, theme
from game.ui.skins.commandos.geometry import SPACE, Geometry

Point = tuple[int, int]
_STUD_COLUMNS, _STUD_ROWS = (3, 4, 11, 12), (3, 11)
_HATCH = 6
PLATE = 10
"""The height of a plate: room for accents above and tails below."""
_AROUND = ((-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1))


def _clear(w: int, h: int) -> pygame.Surface:
    picture = pygame.Surface((w, h), pygame.SRCALPHA)
    return picture.convert_alpha() if pygame.display.get_surface() else picture


@lru_cache(maxsize=16)
def _studs(light: str, dark: str) -> pygame.Surface:
    """Four studs with a dark twin; the middle of the space stays free."""
    tile = _clear(SPACE, SPACE)
    for x in _STUD_COLUMNS:
        for y in _STUD_ROWS:
            tile.set_at((x, y), theme.rgb(light))
            tile.set_at((x, y + 1), theme.rgb(dark))
    return tile


@lru_cache(maxsize=16)
def _hatching(light: str, dark: str) -> pygame.Surface:
    """Diagonal stripes, each with a dark twin, so that they survive on sand and without colour."""
    tile = _clear(SPACE, SPACE)
    for x in range(1, SPACE - 1):
        for y in range(1, SPACE - 1):
            if (stripe := (x + y) % _HATCH) < 2:
                tile.set_at((x, y), theme.rgb(dark if stripe else light))
    return tile


# Side of a space → the line on its rim and the twin inside it.
_RIMS = {
    (0, -1): ((0, 0, SPACE, 1), (0, 1, SPACE, 1)),
    (0, 1): ((0, SPACE - 1, SPACE, 1), (0, SPACE - 2, SPACE, 1)),
    (-1, 0): ((0, 0, 1, SPACE), (1, 0, 1, SPACE)),
    (1, 0): ((SPACE - 1, 0, 1, SPACE), (SPACE - 2, 0, 1, SPACE)),
}


def region(
    surface: pygame.Surface, geometry: Geometry, spaces: Collection[int], colours: tuple[str, str], hatched: bool
) -> None:
    """Mark spaces as one region: a pattern in each, an outline only around the whole."""
    light, dark = colours
    pattern = _hatching(light, dark) if hatched else _studs(light, dark)
    width = geometry.spec.width
    for space in spaces:
        x, y = geometry.corner(space)
        surface.blit(pattern, (x, y))
        column = space % width
        for (dx, dy), (line, twin) in _RIMS.items():
            beside = space + dx + dy * width
            if beside not in spaces or not 0 <= column + dx < width:
                for (rx, ry, rw, rh), colour in ((twin, dark), (line, light)):
                    surface.fill(theme.rgb(colour), (x + rx, y + ry, rw, rh))


def brackets(surface: pygame.Surface, rect: tuple[int, int, int, int], colour: str, length: int = 4) -> None:
    """Four corner brackets around a die or a tile."""
    marks.brackets(surface, rect, colour, length)


@lru_cache(maxsize=128)
def number(words: str, colour: str = "white", rim: str = "ink") -> pygame.Surface:
    """Words of the board font with a rim all around."""
    w = text.width(words, "micro")
    picture = _clear(w + 2, text.height("micro") + 2)
    for dx, dy in _AROUND:
        text.draw(picture, words, (1 + dx, 1 + dy), rim, "micro")
    text.draw(picture, words, (1, 1), colour, "micro")
    return picture


def step_count(surface: pygame.Surface, corner: Point, steps: int) -> None:
    """The number of steps in the middle of a space."""
    picture = number(str(steps))
    surface.blit(picture, (corner[0] + SPACE // 2 - picture.get_width() // 2, corner[1] + 3))


def plate_width(words: str) -> int:
    """How wide the plate of a condition is, in board pixels."""
    return text.width(words, "micro") + 5


@lru_cache(maxsize=64)
def _plate(words: str, ground: str, colour: str) -> pygame.Surface:
    w = plate_width(words) - 2
    picture = _clear(w + 2, PLATE)
    picture.fill(theme.rgb("ink"))
    picture.fill(theme.rgb(ground), (1, 1, w, PLATE - 2))
    text.draw(picture, words, (3, 1), colour, "micro")
    return picture


def plate(surface: pygame.Surface, middle: int, top: int, words: str, ground: str = "sand_l") -> None:
    """A small paper plate with a condition, kept on the board."""
    picture = _plate(words, ground, "bark" if ground == "sand_l" else "white")
    x = max(0, min(middle - picture.get_width() // 2, surface.get_width() - picture.get_width()))
    surface.blit(picture, (x, min(top, surface.get_height() - picture.get_height())))


def route(surface: pygame.Surface, points: Sequence[Point], colours: tuple[str, str]) -> None:
    """An arrow along the middles of spaces (board pixels)."""
    light, dark = colours
    for thick, colour in ((5, dark), (3, light)):
        for (ax, ay), (bx, by) in pairwise(points):
            if ax != bx and ay != by:
                pygame.draw.line(surface, theme.rgb(colour), (ax, ay), (bx, by), thick + 1)
                continue
            x, y, half = min(ax, bx), min(ay, by), thick // 2
            surface.fill(theme.rgb(colour), (x - half, y - half, abs(ax - bx) + thick, abs(ay - by) + thick))
    (ax, ay), (bx, by) = points[-2], points[-1]
    dx, dy = (bx > ax) - (bx < ax), (by > ay) - (by < ay)
    for size, colour in ((6, dark), (4, light)):
        tip = bx + dx * size, by + dy * size
        left = bx - dy * size - dx, by + dx * size - dy
        right = bx + dy * size - dx, by - dx * size - dy
        pygame.draw.polygon(surface, theme.rgb(colour), [tip, left, right])


# ------------------------------------------------------------ sprites with shadows


@lru_cache(maxsize=1024)
def _rim_of_shadow(sprite: pygame.Surface, offset: Point) -> tuple[Point, ...]:
    """The pixels of a sprite's shadow that the sprite itself does not cover, from its corner."""
    shape = pygame.mask.from_surface(sprite, 10)
    w, h = shape.get_size()
    cast = [(x + offset[0], y + offset[1]) for x in range(w) for y in range(h) if shape.get_at((x, y))]
    return tuple((x, y) for x, y in cast if not (x < w and y < h and shape.get_at((x, y))))


def put(surface: pygame.Surface, sprite: pygame.Surface, pos: Point, offset: Point = (1, 1)) -> None:
    """Draw a sprite; its shadow turns what lies below it into the palette's darker neighbour."""
    bounds = surface.get_clip()
    dark, ink = theme.DARKER_RGB, theme.rgb("ink")
    for dx, dy in _rim_of_shadow(sprite, offset):
        place = pos[0] + dx, pos[1] + dy
        if bounds.collidepoint(place):
            below = surface.get_at(place)
            surface.set_at(place, dark.get((below[0], below[1], below[2]), ink))
    surface.blit(sprite, pos)
