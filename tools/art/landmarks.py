"""The landmarks of the thirteen map tile cards: flat ground that names the card, never taken for a wall."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import NamedTuple

import pygame

from tools.art.canvas import Box, fill
from tools.art.ground import Region, paint, within
from tools.art.noise import hashed, smooth
from tools.art.palette import colour

CARD = 48


class Site(NamedTuple):
    """Where a card is painted: the picture, its top left corner and its seed."""

    picture: pygame.Surface
    x: int
    y: int
    seed: int

    @property
    def box(self) -> Box:
        """The card's square."""
        return self.x, self.y, CARD, CARD


def _clipped(site: Site, region: Region) -> Region:
    card = within(site.box)
    return lambda x, y: card(x, y) and region(x, y)


def ford(site: Site) -> None:
    """A stream with foam banks down the middle column."""

    def near(reach: int) -> Region:
        def region(x: int, y: int) -> bool:
            middle = site.x + 24 + 3 * math.sin((y - site.y) / 7)
            return abs(x - middle) < reach + 2 * smooth(x, y, 6, site.seed)

        return _clipped(site, region)

    bank = near(10)
    for y in range(site.y, site.y + CARD):
        for x in range(site.x, site.x + CARD):
            if bank(x, y):
                site.picture.set_at((x, y), colour("foam"))
    paint(site.picture, site.box, "water", site.seed + 3, near(8))


def paving(area: Box, stone: str, joint: str, light: str) -> Callable[[Site], None]:
    """Slabs in `area` (relative to the card) with crumbled edges."""
    left, top, width, height = area

    def crumbled(x: int, y: int, seed: int) -> bool:
        edge = min(x - left, left + width - 1 - x, y - top, top + height - 1 - y)
        return edge < 3 and hashed(x // 3, y // 3, seed) > 0.35 + 0.2 * edge

    def slab(x: int, y: int, seed: int) -> str:
        row = y // 7
        if y % 7 == 0 or (x + row % 2 * 5) % 10 == 0:
            return joint
        return light if y % 7 == 1 and hashed(x // 10, row, seed) > 0.5 else stone

    def lay(site: Site) -> None:
        for y in range(top, top + height):
            for x in range(left, left + width):
                if not crumbled(x, y, site.seed):
                    site.picture.set_at((site.x + x, site.y + y), colour(slab(x, y, site.seed)))

    return lay


def clearing(
    centre: tuple[int, int], radii: tuple[int, int], rim: float, roughness: float, seed: int
) -> Callable[[Site], None]:
    """An oval of bare earth; `rim` moves its border, `roughness` frays it."""

    def lay(site: Site) -> None:
        def region(x: int, y: int) -> bool:
            across, down = (x - site.x - centre[0]) / radii[0], (y - site.y - centre[1]) / radii[1]
            return across**2 + down**2 < rim + roughness * smooth(x, y, 6, site.seed)

        paint(site.picture, site.box, "dirt", site.seed + seed, _clipped(site, region))

    return lay


def gully(site: Site) -> None:
    """The dry floor of a ravine, winding across the card."""

    def region(x: int, y: int) -> bool:
        middle = site.y + 20 + 4 * math.sin((x - site.x) / 9)
        return abs(y - middle) < 9 + 2 * smooth(x, y, 5, site.seed)

    paint(site.picture, site.box, "dirt", site.seed + 4, _clipped(site, region))


def duckboards(site: Site) -> None:
    """The boards on a trench's floor."""
    for x in range(site.x, site.x + CARD, 4):
        fill(site.picture, "earth", (x, site.y + 20, 3, 9))
        fill(site.picture, "sand_d", (x, site.y + 20, 3, 1))
        fill(site.picture, "bark", (x, site.y + 29, 3, 1))


def blast_marks(site: Site) -> None:
    """Three scorched circles."""
    for centre_x, centre_y, radius in ((14, 12, 8), (34, 22, 10), (16, 38, 6)):
        for y in range(-radius, radius + 1):
            for x in range(-radius, radius + 1):
                ragged = 2 * smooth(site.x + x + 50, site.y + y + 50, 4, site.seed)
                distance = math.hypot(x, y * 1.3) + ragged
                if distance < radius:
                    burnt = "bark" if distance < radius / 2 else "earth"
                    site.picture.set_at((site.x + centre_x + x, site.y + centre_y + y), colour(burnt))


def tent_cloth(site: Site) -> None:
    """A ground sheet with a red cross on white."""
    parts = (
        ("clay", (3, 4, 11, 25)), ("sand_d", (4, 5, 9, 23)), ("white", (7, 12, 3, 9)), ("white", (4, 15, 9, 3)),
        ("red", (8, 13, 1, 7)), ("red", (5, 16, 7, 1)),
    )  # fmt: skip
    for name, (x, y, width, height) in parts:
        fill(site.picture, name, (site.x + x, site.y + y, width, height))
