"""Paints ground: a base colour, larger patches of its neighbour, and sparse small marks."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pygame

from tools.art.canvas import Box
from tools.art.noise import hashed, smooth
from tools.art.palette import Rgb, colour, shaded

Region = Callable[[int, int], bool]
"""Whether a pixel belongs to what is painted."""

_MARK_STEP = 3  # marks stand on a jittered lattice of this pitch
_PATCHES = ((13, 0.65), (5, 0.35))  # the two octaves of noise: size and weight


class Mark(NamedTuple):
    """A small mark: its shape, colour and how many there are per pixel."""

    shape: str
    colour: str
    density: float


class Theme(NamedTuple):
    """One kind of ground; noise above `threshold` shows the patch colour."""

    base: str
    patch: str
    threshold: float
    marks: tuple[Mark, ...]


THEMES = {
    "grass": Theme(
        "grass",
        "leaf",
        0.66,
        (Mark("tuft", "leaf", 0.018), Mark("tuft", "lime", 0.016), Mark("flower", "sand_l", 0.004)),
    ),
    "mud": Theme(
        "clay",
        "earth",
        0.60,
        (Mark("dot", "earth", 0.02), Mark("pebble", "sand_d", 0.008), Mark("ripple", "earth", 0.01)),
    ),
    "dirt": Theme(
        "sand_d",
        "sand",
        0.60,
        (
            Mark("pebble", "clay", 0.009),
            Mark("dot", "clay", 0.008),
            Mark("dot", "sand_l", 0.012),
            Mark("tuft", "leaf", 0.005),
        ),
    ),
    "jungle": Theme(
        "forest",
        "pine",
        0.64,
        (Mark("tuft", "leaf", 0.030), Mark("tuft", "pine", 0.012), Mark("flower", "coral", 0.003)),
    ),
    "sand": Theme("sand", "sand_l", 0.60, (Mark("dot", "sand_d", 0.035), Mark("ripple", "sand_d", 0.008))),
    "rock": Theme(
        "fog",
        "mist",
        0.62,
        (Mark("crack", "steel", 0.014), Mark("pebble", "steel", 0.012), Mark("tuft", "leaf", 0.006)),
    ),
    "water": Theme("shallow", "wave", 0.70, (Mark("wave", "foam", 0.020),)),
}

_SHAPES: dict[str, tuple[str, ...]] = {
    "tuft": ("#.#", ".#."),
    "flower": (".#.", "#o#", ".#."),
    "pebble": ("##", "--"),
    "dot": ("#",),
    "ripple": ("##..", "..##"),
    "wave": (".##.", "#..#"),
    "crack": ("#..", ".#.", ".#.", "..#"),
}
"""`#` is the mark's colour, `-` its shade, `o` the heart of a flower."""


def _draw_mark(surface: pygame.Surface, mark: Mark, at: tuple[int, int], region: Region) -> None:
    colours = {"#": colour(mark.colour), "-": shaded(colour(mark.colour)), "o": colour("orange")}
    for y, row in enumerate(_SHAPES[mark.shape], at[1]):
        for x, sign in enumerate(row, at[0]):
            if sign != "." and region(x, y):
                surface.set_at((x, y), colours[sign])


def patchy(x: int, y: int, seed: int) -> float:
    """The noise (0..1) that decides where a patch lies."""
    return sum(weight * smooth(x, y, size, seed + octave) for octave, (size, weight) in enumerate(_PATCHES))


def base_colour(theme: Theme, x: int, y: int, seed: int) -> Rgb:
    """The colour of the bare ground at a pixel."""
    return colour(theme.patch if patchy(x, y, seed) > theme.threshold else theme.base)


def scatter(surface: pygame.Surface, box: Box, theme: Theme, seed: int, region: Region) -> None:
    """Strews the marks of a theme over a box, one pixel away from its rim."""
    left, top, width, height = box
    per_place = _MARK_STEP * _MARK_STEP
    for kind, mark in enumerate(theme.marks):
        for y in range(top + 1, top + height - 3, _MARK_STEP):
            for x in range(left + 1, left + width - 3, _MARK_STEP):
                if hashed(x, y, seed + 77 + kind) < mark.density * per_place and region(x, y):
                    shift = int(hashed(x, y, seed + 5) * 2), int(hashed(y, x, seed + 6) * 2)
                    _draw_mark(surface, mark, (x + shift[0], y + shift[1]), region)


def within(box: Box) -> Region:
    """The region of a box."""
    return pygame.Rect(box).collidepoint


def paint(surface: pygame.Surface, box: Box, theme_name: str, seed: int, region: Region | None = None) -> None:
    """Covers a box, or the part of it inside `region`, with ground of a theme."""
    theme = THEMES[theme_name]
    inside = region or within(box)
    left, top, width, height = box
    for y in range(top, top + height):
        for x in range(left, left + width):
            if inside(x, y):
                surface.set_at((x, y), base_colour(theme, x, y, seed))
    scatter(surface, box, theme, seed, inside)
