"""Pictures of tiles stretched, turned, tinted and repeated pixel for pixel as Tiled draws them."""

from __future__ import annotations

import math
from array import array
from typing import NamedTuple

import pygame

WHITE = (255, 255, 255)
SOLID = 255
WHOLE = 256
"""Tiled counts opacity in 256 steps."""


class Frame(NamedTuple):
    """Where a picture goes: its `size`, stretched, and how far its top left corner lies left of and above `at`.

    The picture turns about `at`, a point of the sheet; all in pixels, `rotation` in degrees clockwise.
    """

    at: tuple[float, float]
    size: tuple[float, float]
    handle: tuple[float, float] = (0.0, 0.0)
    rotation: float = 0.0


class Fit(NamedTuple):
    """A picture's place within a box, in pixels."""

    left: float
    top: float
    width: float
    height: float


def fitted(size: tuple[float, float], box: tuple[float, float], mode: str) -> Fit:
    """Where in a box a picture of some size goes by the tileset's fill mode."""
    if mode != "preserve-aspect-fit":
        return Fit(0.0, 0.0, *box)
    scale = min(box[0] / size[0], box[1] / size[1])
    width, height = size[0] * scale, size[1] * scale
    return Fit((box[0] - width) / 2, (box[1] - height) / 2, width, height)


def put(sheet: pygame.Surface, image: pygame.Surface, frame: Frame) -> None:
    """Draws a picture; each pixel shows the one of the picture that lies under its middle."""
    left, top = frame.at[0] - frame.handle[0], frame.at[1] - frame.handle[1]
    if frame.rotation % 360:
        _put_turned(sheet, image, frame)
    elif frame.size == image.get_size():
        if -frame.size[0] < left < sheet.get_width() and -frame.size[1] < top < sheet.get_height():
            lay(sheet, image, (nearest(left), nearest(top)))
    else:
        columns = _samples(left, frame.size[0], image.get_width(), sheet.get_width())
        rows = _samples(top, frame.size[1], image.get_height(), sheet.get_height())
        if columns and rows:
            sampled = _sampled(image, list(columns.values()), list(rows.values()))
            lay(sheet, sampled, (min(columns), min(rows)))


def lay(sheet: pygame.Surface, image: pygame.Surface, at: tuple[int, int]) -> None:
    """Lays a picture over a sheet. Where both are half transparent pygame would mix the colours by halves."""
    area = image.get_rect(topleft=at).clip(sheet.get_rect())
    if not area:
        return
    above, below = image.subsurface(area.move(-at[0], -at[1])), sheet.subsurface(area)
    both = _half_transparent(above).overlap_mask(_half_transparent(below), (0, 0))
    parts = [
        (part, *(pygame.image.tobytes(it.subsurface(part), "RGBA") for it in (above, below)))
        for part in both.get_bounding_rects()
    ]
    sheet.blit(image, at)
    for part, over, under in parts:
        _mix(below.subsurface(part), over, under)


def _half_transparent(image: pygame.Surface) -> pygame.Mask:
    """The pixels that are neither seen through nor solid."""
    half = pygame.mask.from_surface(image, 0)
    half.erase(pygame.mask.from_surface(image, SOLID - 1), (0, 0))
    return half


def _mix(part: pygame.Surface, over: bytes, under: bytes) -> None:
    """Puts right where half transparent pixels lie over others: each colour is weighted by what is seen of it."""
    pixels = bytearray(pygame.image.tobytes(part, "RGBA"))
    for at in range(0, len(pixels), 4):
        alpha, seen = over[at + 3], under[at + 3]
        if 0 < alpha < SOLID and 0 < seen < SOLID:
            top, rest = alpha * SOLID, seen * (SOLID - alpha)
            both = top + rest
            for channel in range(at, at + 3):
                pixels[channel] = round((over[channel] * top + under[channel] * rest) / both)
            pixels[at + 3] = round(both / SOLID)
    part.fill((0, 0, 0, 0))
    part.blit(pygame.image.frombytes(bytes(pixels), part.get_size(), "RGBA"), (0, 0))


def nearest(position: float) -> int:
    """The pixel edge nearest to a position, the right or lower one of two."""
    return math.floor(position + 0.5)


def _samples(start: float, length: float, source: int, limit: int) -> dict[int, int]:
    """For each pixel of the sheet that the stretched picture covers along one side: the picture's own pixel."""
    scale = source / length
    covered = range(max(nearest(start), 0), min(nearest(start + length), limit))
    # A middle that falls on the line between two pixels belongs to the first one.
    return {at: min(max(math.ceil((at + 0.5 - start) * scale) - 1, 0), source - 1) for at in covered}


def _sampled(image: pygame.Surface, columns: list[int], rows: list[int]) -> pygame.Surface:
    """A picture made of some columns and rows of another."""
    wide = pygame.Surface((len(columns), image.get_height()), pygame.SRCALPHA)
    for at, column in enumerate(columns):
        wide.blit(image, (at, 0), (column, 0, 1, image.get_height()))
    sampled = pygame.Surface((len(columns), len(rows)), pygame.SRCALPHA)
    for at, row in enumerate(rows):
        sampled.blit(wide, (0, at), (0, row, len(columns), 1))
    return sampled


def _put_turned(sheet: pygame.Surface, image: pygame.Surface, frame: Frame) -> None:
    cos, sin = math.cos(math.radians(frame.rotation)), math.sin(math.radians(frame.rotation))
    area = _bounds(frame, cos, sin, sheet.get_size())
    width, height = image.get_size()
    source = array("I", pygame.image.tobytes(image, "RGBA"))
    across, down = width / frame.size[0], height / frame.size[1]
    pixels = array("I")
    for y in range(area.top, area.bottom):
        dy = y + 0.5 - frame.at[1]
        for x in range(area.left, area.right):
            dx = x + 0.5 - frame.at[0]
            u = (dx * cos + dy * sin + frame.handle[0]) * across
            v = (dy * cos - dx * sin + frame.handle[1]) * down
            pixels.append(source[int(v) * width + int(u)] if 0 <= u < width and 0 <= v < height else 0)
    if pixels:
        lay(sheet, pygame.image.frombytes(pixels.tobytes(), area.size, "RGBA"), area.topleft)


def _bounds(frame: Frame, cos: float, sin: float, size: tuple[int, int]) -> pygame.Rect:
    """The pixels of the sheet that a turned picture can touch."""
    sides = [(-handle, size - handle) for handle, size in zip(frame.handle, frame.size, strict=True)]
    xs = [frame.at[0] + x * cos - y * sin for x in sides[0] for y in sides[1]]
    ys = [frame.at[1] + x * sin + y * cos for x in sides[0] for y in sides[1]]
    left, right, top, bottom = math.floor(min(xs)), math.ceil(max(xs)), math.floor(min(ys)), math.ceil(max(ys))
    width, height = size
    left, right = min(max(left, 0), width), min(max(right, 0), width)
    top, bottom = min(max(top, 0), height), min(max(bottom, 0), height)
    return pygame.Rect(left, top, right - left, bottom - top)


def faded(image: pygame.Surface, tint: tuple[int, int, int, int], opacity: float, opaque: bool) -> pygame.Surface:
    """The picture with tint and opacity; the picture itself where there is neither.

    A tint's own alpha makes a picture transparent, but an `opaque` one dark, as in Tiled.
    """
    if tint != (*WHITE, 255):
        image = _tinted(image, tint, opaque)
    alpha = 255 * int(WHOLE * opacity) // WHOLE
    if alpha < 255:
        image = image.copy()
        image.fill((*WHITE, alpha), special_flags=pygame.BLEND_RGBA_MULT)
    return image


def _tinted(image: pygame.Surface, tint: tuple[int, int, int, int], opaque: bool) -> pygame.Surface:
    """Tiled multiplies the colours as they look on white, then gives back the picture's own transparency."""
    *colour, alpha = tint
    outline = image.copy()
    outline.fill((*WHITE, 0), special_flags=pygame.BLEND_RGBA_MAX)
    tinted = pygame.Surface(image.get_size(), pygame.SRCALPHA)
    tinted.fill(WHITE)
    tinted.blit(image, (0, 0))
    tinted.fill((*colour, 255), special_flags=pygame.BLEND_RGBA_MULT)
    tinted.blit(outline, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    tinted.fill((alpha, alpha, alpha, 255) if opaque else (*WHITE, alpha), special_flags=pygame.BLEND_RGBA_MULT)
    return tinted


def repeated(image: pygame.Surface, width: int, height: int) -> pygame.Surface:
    """The picture side by side and one below the other until it fills a size."""
    sheet = pygame.Surface((max(width, image.get_width()), max(height, image.get_height())), pygame.SRCALPHA)
    sheet.blit(image, (0, 0))
    for side in (0, 1):
        done = image.get_size()[side]
        while done < sheet.get_size()[side]:
            sheet.blit(sheet.copy(), (done, 0) if side == 0 else (0, done))
            done *= 2
    return sheet
