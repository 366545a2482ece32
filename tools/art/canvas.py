"""Surfaces of palette pixels: making, outlining, shadowing, cutting."""

from __future__ import annotations

from collections.abc import Iterable

import pygame

from tools.art.palette import LETTERS, colour, shaded

Box = tuple[int, int, int, int]
Point = tuple[int, int]

_OPAQUE = 255
_SIDES = ((-1, 0), (1, 0), (0, -1), (0, 1))


def blank(width: int, height: int) -> pygame.Surface:
    """An empty, transparent surface."""
    return pygame.Surface((width, height), pygame.SRCALPHA)


def from_rows(rows: Iterable[str]) -> pygame.Surface:
    """A surface from rows of palette letters; a dot is transparent. KeyError for an unknown letter."""
    lines = list(rows)
    surface = blank(max(map(len, lines)), len(lines))
    for y, line in enumerate(lines):
        for x, letter in enumerate(line):
            if letter != ".":
                surface.set_at((x, y), LETTERS[letter])
    return surface


def fill(surface: pygame.Surface, name: str, *boxes: Box) -> None:
    """Fills boxes (x, y, width, height) with a palette colour."""
    for box in boxes:
        surface.fill(colour(name), box)


def polygon(surface: pygame.Surface, name: str, *points: Point) -> None:
    """A filled polygon of a palette colour."""
    pygame.draw.polygon(surface, colour(name), points)


def line(surface: pygame.Surface, name: str, start: Point, end: Point, width: int = 1) -> None:
    """A straight line of a palette colour."""
    pygame.draw.line(surface, colour(name), start, end, width)


def disc(surface: pygame.Surface, name: str, centre: Point, radius: int) -> None:
    """A filled circle of a palette colour."""
    pygame.draw.circle(surface, colour(name), centre, radius)


def oval(surface: pygame.Surface, name: str, box: Box) -> None:
    """A filled ellipse of a palette colour."""
    pygame.draw.ellipse(surface, colour(name), box)


def silhouette(surface: pygame.Surface, name: str) -> pygame.Surface:
    """The shape of a sprite in one colour."""
    mask = pygame.mask.from_surface(surface, 10)
    return mask.to_surface(setcolor=(*colour(name), 255), unsetcolor=(0, 0, 0, 0))


def outlined(surface: pygame.Surface, name: str = "ink") -> pygame.Surface:
    """The sprite with an outline of one pixel: two pixels wider and higher."""
    width, height = surface.get_size()
    result = blank(width + 2, height + 2)
    shape = silhouette(surface, name)
    for dx, dy in _SIDES:
        result.blit(shape, (1 + dx, 1 + dy))
    result.blit(surface, (1, 1))
    return result


def cast_shadow(ground: pygame.Surface, sprite: pygame.Surface, at: Point, offset: Point) -> None:
    """Turns every ground pixel below the shifted sprite into its darker neighbour."""
    mask = pygame.mask.from_surface(sprite, 10)
    inside = ground.get_rect()
    for y in range(sprite.get_height()):
        for x in range(sprite.get_width()):
            place = (at[0] + x + offset[0], at[1] + y + offset[1])
            if mask.get_at((x, y)) and inside.collidepoint(place):
                ground.set_at(place, shaded(ground.get_at(place)))


def put(ground: pygame.Surface, sprite: pygame.Surface, at: Point, offset: Point = (1, 1)) -> None:
    """Draws a sprite with its shadow."""
    cast_shadow(ground, sprite, at, offset)
    ground.blit(sprite, at)


def lay(ground: pygame.Surface, sprite: pygame.Surface, at: Point) -> None:
    """Draws a sprite whose thin shadow becomes the darker neighbour of the ground, as the palette wants it."""
    inside = ground.get_rect()
    for y in range(sprite.get_height()):
        for x in range(sprite.get_width()):
            place, pixel = (at[0] + x, at[1] + y), sprite.get_at((x, y))
            if not pixel.a or not inside.collidepoint(place):
                continue
            ground.set_at(place, pixel if pixel.a == _OPAQUE else shaded(ground.get_at(place)))


def zoomed(surface: pygame.Surface, factor: int) -> pygame.Surface:
    """The surface in whole, larger pixels."""
    return pygame.transform.scale_by(surface, factor)


def same_pixels(one: pygame.Surface, other: pygame.Surface) -> bool:
    """Whether two pictures look the same; what lies under full transparency does not count."""
    if one.get_size() != other.get_size():
        return False
    return _visible_bytes(one) == _visible_bytes(other)


def _visible_bytes(surface: pygame.Surface) -> bytes:
    copy = blank(*surface.get_size())
    copy.blit(surface, (0, 0))
    return pygame.image.tobytes(copy.premul_alpha(), "RGBA")
