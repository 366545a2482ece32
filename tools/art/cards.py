"""The thirteen map tile cards of Dice Commandos, painted as they lie in the first mission."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pygame

from tools.art import landmarks
from tools.art.ground import paint
from tools.art.landmarks import CARD, Site
from tools.art.palette import colour, shaded

SPACE = 16
GAP = 2
PITCH = CARD + GAP
COLUMNS = 4

_FIRST_SEED = 100
_SEED_PER_ROW = 10
_GRID_DASH = 4  # the dotted line between spaces: two pixels on, two off


class CardArt(NamedTuple):
    """What a card looks like: ground theme and landmark."""

    theme: str
    landmark: Callable[[Site], None] | None = None


CARDS = {
    "T01": CardArt("grass"),
    "T02": CardArt("mud", landmarks.gully),
    "T03": CardArt("grass", landmarks.paving((18, 20, 24, 22), "mist", "fog", "white")),
    "T04": CardArt("grass", landmarks.clearing((26, 22), (21, 20), rim=0.85, roughness=0.35, seed=4)),
    "T05": CardArt("dirt", landmarks.duckboards),
    "T06": CardArt("jungle"),
    "T07": CardArt("sand", landmarks.ford),
    "T08": CardArt("dirt", landmarks.paving((0, 17, 48, 14), "sand", "sand_d", "sand_l")),
    "T09": CardArt("grass", landmarks.clearing((25, 25), (17, 15), rim=1.0, roughness=0.3, seed=9)),
    "T10": CardArt("rock", landmarks.paving((4, 4, 40, 40), "mist", "fog", "white")),
    "T11": CardArt("jungle", landmarks.paving((8, 8, 32, 32), "fog", "steel", "mist")),
    "T12": CardArt("jungle", landmarks.tent_cloth),
    "T13": CardArt("mud", landmarks.blast_marks),
}


def _dot_grid(site: Site) -> None:
    for line in (SPACE, 2 * SPACE):
        for step in range(CARD):
            if step % _GRID_DASH < _GRID_DASH // 2:
                for place in ((site.x + line, site.y + step), (site.x + step, site.y + line)):
                    site.picture.set_at(place, shaded(site.picture.get_at(place)))


def _edge_card(site: Site) -> None:
    """Shades the right and lower rim and clips the corners."""
    last = CARD - 1
    for step in range(CARD):
        for place in ((site.x + step, site.y + last), (site.x + last, site.y + step)):
            site.picture.set_at(place, shaded(site.picture.get_at(place)))
    for x, y in ((0, 0), (last, 0), (0, last), (last, last)):
        site.picture.set_at((site.x + x, site.y + y), colour("ink"))


def _paint_card(site: Site, art: CardArt) -> None:
    paint(site.picture, site.box, art.theme, site.seed)
    if art.landmark:
        art.landmark(site)
    _dot_grid(site)
    _edge_card(site)


def card_pictures() -> dict[str, pygame.Surface]:
    """The ground of every card, 48x48, by name.

    Noise runs over the whole table, so each card is painted at its place in the first mission (the thirteenth below).
    """
    rows = -(-len(CARDS) // COLUMNS)
    table = pygame.Surface((COLUMNS * PITCH, rows * PITCH))
    pictures = {}
    for number, (name, art) in enumerate(CARDS.items()):
        row, column = divmod(number, COLUMNS)
        site = Site(table, column * PITCH, row * PITCH, _FIRST_SEED + _SEED_PER_ROW * row + column)
        _paint_card(site, art)
        pictures[name] = table.subsurface(site.box).copy()
    return pictures
