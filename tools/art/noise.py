"""Repeatable randomness for painting: hashes, value noise and ordered dithering."""

from __future__ import annotations

from tools.art.palette import Rgb, colour

_BAYER = ((0, 8, 2, 10), (12, 4, 14, 6), (3, 11, 1, 9), (15, 7, 13, 5))
_LAST = 0.999  # keeps the top of a ramp on its last step


def hashed(x: int, y: int, seed: int = 0) -> float:
    """A number in 0..1 that depends on place and seed only."""
    n = (x * 374761393 + y * 668265263 + seed * 974634777) & 0xFFFFFFFF
    n = ((n ^ (n >> 13)) * 1274126177) & 0xFFFFFFFF
    return ((n ^ (n >> 16)) & 0xFFFF) / 65535


def smooth(x: float, y: float, size: float, seed: int = 0) -> float:
    """Value noise in 0..1 whose features are about `size` pixels wide."""
    gx, gy = int(x // size), int(y // size)
    fx, fy = x / size - gx, y / size - gy
    fx, fy = fx * fx * (3 - 2 * fx), fy * fy * (3 - 2 * fy)
    top = hashed(gx, gy, seed) * (1 - fx) + hashed(gx + 1, gy, seed) * fx
    bottom = hashed(gx, gy + 1, seed) * (1 - fx) + hashed(gx + 1, gy + 1, seed) * fx
    return top * (1 - fy) + bottom * fy


def bayer(x: int, y: int) -> float:
    """The dither threshold of a pixel, in 0..1."""
    return (_BAYER[y % 4][x % 4] + 0.5) / 16


def dithered(names: tuple[str, ...], value: float, x: int, y: int) -> Rgb:
    """The colour at `value` (0..1) of a ramp of palette names, dithered between its steps."""
    place = max(0.0, min(_LAST, value)) * (len(names) - 1)
    step = int(place)
    return colour(names[step + 1 if place - step > bayer(x, y) else step])
