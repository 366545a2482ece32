"""Parts of landscapes for cards and backdrops: skies, ridges, jungle edges, palms, beams of light."""

from __future__ import annotations

import math

import pygame

from tools.art.canvas import Point, blank, fill
from tools.art.noise import dithered, hashed, smooth
from tools.art.palette import colour

Ramp = tuple[str, ...]


def sky(surface: pygame.Surface, ramp: Ramp, stretch: float = 1.15) -> None:
    """Fills a picture with a dithered sky, first colour on top; `stretch` > 1 ends the ramp above the lower rim."""
    width, height = surface.get_size()
    for y in range(height):
        for x in range(width):
            surface.set_at((x, y), dithered(ramp, y / height * stretch, x, y))


def ridge(surface: pygame.Surface, name: str, base: float, swing: float, feature: float, layer: int) -> None:
    """A line of hills down to the lower rim; `base` and `swing` are shares of the height."""
    width, height = surface.get_size()
    for x in range(width):
        top = int(height * base - swing * height * (smooth(x, layer * 9, feature, 3 + layer) - 0.3))
        fill(surface, name, (x, top, 1, height - top))


def jungle(surface: pygame.Surface, name: str, base: float, swing: float = 0.12) -> None:
    """The nearest line of trees: a ridge with a ragged upper edge."""
    width, height = surface.get_size()
    for x in range(width):
        top = int(height * base - swing * height * (smooth(x, 18, 7, 5) - 0.3))
        spike = 2 if hashed(x, 1, 5) > 0.6 else 0
        fill(surface, name, (x, top - spike, 1, height - top + spike))


def ground(surface: pygame.Surface, name: str, top: int, lip: str | None = None) -> None:
    """Flat ground from a row to the lower rim, with an optional light upper edge."""
    width, height = surface.get_size()
    fill(surface, name, (0, top, width, height - top))
    if lip:
        fill(surface, lip, (0, top, width, 1))


_FRONDS = ((3.0, 17, 0.050), (3.5, 19, 0.030), (4.1, 14, 0.020), (4.9, 15, 0.018),
           (5.6, 19, 0.030), (6.2, 18, 0.048), (2.7, 12, 0.07), (6.6, 12, 0.07))  # fmt: skip
"""Angle, length and droop of a palm's leaves."""


def _frond(surface: pygame.Surface, name: str, crown: Point, shape: tuple[float, int, float]) -> None:
    angle, length, droop = shape
    for reach in range(length):
        x = int(crown[0] + math.cos(angle) * reach)
        y = int(crown[1] + math.sin(angle) * reach * 0.8 + reach * reach * droop)
        fill(surface, name, (x, y, 2, 2 if reach < length - 5 else 1))
        if reach % 2 and 3 < reach < length - 2:
            fill(surface, name, (x, y + 2, 1, 2 if reach % 4 == 1 else 1))


def palm(surface: pygame.Surface, name: str, foot: Point, height: int, seed: float, size: float = 1.0) -> None:
    """A palm in one colour; `seed` bends the trunk, `size` scales the leaves."""
    for rise in range(height):
        bend = int(4 * math.sin(rise / 22 + seed))
        fill(surface, name, (foot[0] + bend, foot[1] - rise, 3 if rise < height // 2 else 2, 1))
    crown = foot[0] + int(4 * math.sin(height / 22 + seed)) + 1, foot[1] - height
    for angle, length, droop in _FRONDS:
        _frond(surface, name, crown, (angle, max(4, int(length * size)), droop / size))
    fill(surface, name, (crown[0] - 2, crown[1] + 1, 5, 3))


def stars(surface: pygame.Surface, count: int, depth: int, seed: int) -> None:
    """Single bright pixels in the upper `depth` rows."""
    for number in range(count):
        place = int(hashed(number, 1, seed) * surface.get_width()), int(hashed(number, 2, seed) * depth)
        surface.set_at(place, colour("mist" if number % 3 else "white"))


def cloud(surface: pygame.Surface, at: Point, puffs: int, light: str, body: str) -> None:
    """A flat cloud, lit from below."""
    for number in range(puffs):
        x, y = at[0] + (number - puffs // 2) * 8, at[1] + int(3 * hashed(number, at[0]))
        swell = 6 * (1 - abs(number / puffs - 0.5) * 2) * hashed(number, at[1]) + 2
        radius = 5 + int(swell)
        box = (x - radius, y - radius // 3, 2 * radius + 6, radius)
        pygame.draw.ellipse(surface, colour(light), box)
        pygame.draw.ellipse(surface, colour(body), (box[0], box[1] - 2, box[2], radius - 1))


def rain(surface: pygame.Surface, name: str, step: int = 13) -> None:
    """Slanting rain over the whole picture."""
    width, height = surface.get_size()
    for x in range(width):
        for y in range(height):
            if (x + y * 2) % step == 0 and hashed(x, y // 5, 3) > 0.3:
                surface.set_at((x, y), colour(name))


def arcs(surface: pygame.Surface, name: str, centre: Point, radii: tuple[int, ...], side: int) -> None:
    """Waves of sound or radio to the right (side 1) or left (side -1)."""
    for radius in radii:
        for step in range(-radius, radius + 1):
            angle = step / radius * 0.9
            x, y = centre[0] + side * round(math.cos(angle) * radius), centre[1] + round(math.sin(angle) * radius)
            if surface.get_rect().collidepoint(x, y):
                surface.set_at((x, y), colour(name))


def recoloured(sprite: pygame.Surface, swaps: dict[str, str]) -> pygame.Surface:
    """A copy with palette colours exchanged: a commando becomes an enemy."""
    table = {colour(old): colour(new) for old, new in swaps.items()}
    copy = blank(*sprite.get_size())
    for y in range(copy.get_height()):
        for x in range(copy.get_width()):
            red, green, blue, alpha = sprite.get_at((x, y))
            if alpha:
                copy.set_at((x, y), table.get((red, green, blue), (red, green, blue)))
    return copy
