"""What decorates the island and the sea around it; nothing here is a rule, so nothing has a dark outline."""

from __future__ import annotations

import math
from collections.abc import Callable

import pygame

from tools.art.beach_pieces import shadowed
from tools.art.canvas import Point, blank, disc, fill, from_rows, line, oval, polygon
from tools.art.palette import colour

NAME = "island_scenery"


def helipad() -> pygame.Surface:
    """The white circle and the H on which the helicopter stands: three squares wide and high."""
    pad = blank(48, 48)
    pygame.draw.circle(pad, colour("rust"), (24, 24), 20, 1)
    pygame.draw.circle(pad, colour("white"), (24, 24), 19, 2)
    fill(pad, "white", (17, 15, 3, 18), (28, 15, 3, 18), (20, 22, 8, 3))
    return pad


def compass() -> pygame.Surface:
    """A compass rose as on an old chart."""
    rose = blank(41, 41)
    for turn, reach in ((0.5, 9), (0.0, 17)):
        for quarter in range(4):
            _ray(rose, (quarter + turn) * math.pi / 2, reach)
    pygame.draw.circle(rose, colour("wave"), (20, 20), 12, 1)
    disc(rose, "sand_l", (20, 20), 2)
    rose.blit(from_rows(("S.S", "SSS", "SSS", "S.S")), (19, 0))
    fill(rose, "shallow", (19, 0, 1, 4), (21, 0, 1, 4), (20, 1, 1, 1), (20, 2, 1, 1))
    return rose


def _ray(rose: pygame.Surface, angle: float, reach: int) -> None:
    tip = _at(angle, reach)
    left, right = _at(angle - math.pi / 4, 4), _at(angle + math.pi / 4, 4)
    polygon(rose, "shallow", (20, 20), left, tip)
    polygon(rose, "abyss", (20, 20), right, tip)


def _at(angle: float, reach: float) -> Point:
    return round(20 + math.sin(angle) * reach), round(20 - math.cos(angle) * reach)


def _stone(picture: pygame.Surface, x: int, y: int, wide: int, high: int) -> None:
    oval(picture, "foam", (x - 1, y + high - 4, wide + 2, 5))
    oval(picture, "slate", (x, y, wide, high))
    oval(picture, "steel", (x, y, wide - 1, high - 1))
    oval(picture, "fog", (x + 1, y, max(3, wide - 4), max(3, high - 4)))
    fill(picture, "mist", (x + 2, y + 1, 2, 1))


def rock() -> pygame.Surface:
    """One rock in the sea."""
    picture = blank(11, 9)
    _stone(picture, 1, 0, 9, 7)
    return picture


def rocks() -> pygame.Surface:
    """Three rocks in the surf."""
    picture = blank(24, 16)
    _stone(picture, 2, 5, 8, 7)
    _stone(picture, 9, 1, 10, 10)
    _stone(picture, 16, 8, 6, 5)
    return picture


def whitecaps() -> pygame.Surface:
    """Waves with foam on them."""
    caps = blank(22, 9)
    for x, y in ((0, 3), (9, 0), (13, 6)):
        fill(caps, "foam", (x + 1, y, 5, 1))
        fill(caps, "shallow", (x, y + 1, 2, 1), (x + 5, y + 1, 3, 1), (x + 2, y + 2, 3, 1))
    return caps


def whale() -> pygame.Surface:
    """A whale that blows."""
    beast = blank(26, 15)
    oval(beast, "abyss", (3, 7, 17, 10))
    fill(beast, "night", (4, 11, 15, 1))
    polygon(beast, "abyss", (18, 12), (22, 6), (25, 5), (23, 8), (25, 11), (21, 12))
    fill(beast, "wave", (6, 8, 7, 1), (5, 9, 2, 1))
    fill(beast, "white", (6, 10, 1, 1))
    fill(beast, "foam", (9, 3, 1, 4), (7, 1, 2, 1), (10, 1, 2, 1), (6, 2, 1, 2), (12, 2, 1, 2))
    fill(beast, "shallow", (0, 12, 26, 1), (3, 13, 8, 1), (15, 13, 7, 1))
    pygame.draw.rect(beast, (0, 0, 0, 0), (0, 14, 26, 1))
    return beast


def lighthouse() -> pygame.Surface:
    """A lighthouse on its rock."""
    tower = blank(16, 27)
    _stone(tower, 1, 17, 14, 9)
    for row in range(14):
        inset = row // 5
        name = "red" if row // 4 % 2 == 0 else "white"
        fill(tower, name, (6 - inset, 6 + row, 5 + 2 * inset, 1))
        fill(tower, "wine" if name == "red" else "mist", (10 + inset, 6 + row, 1, 1))
    fill(tower, "slate", (4, 5, 9, 1))
    fill(tower, "yellow", (6, 2, 5, 3))
    fill(tower, "white", (6, 2, 2, 2))
    fill(tower, "wine", (6, 0, 5, 2), (5, 1, 7, 1))
    fill(tower, "bark", (8, 17, 2, 3))
    return tower


def buoy() -> pygame.Surface:
    """A red and white buoy."""
    float_ = blank(8, 10)
    fill(float_, "slate", (3, 0, 1, 3))
    fill(float_, "yellow", (3, 0, 2, 1))
    fill(float_, "red", (2, 3, 4, 2), (1, 6, 6, 2))
    fill(float_, "white", (2, 5, 4, 1))
    fill(float_, "wine", (5, 3, 1, 2), (6, 6, 1, 2))
    fill(float_, "foam", (0, 8, 8, 1), (2, 9, 4, 1))
    return float_


_FRONDS = (
    "...LL...LL...",
    ".LGGGL.LGGGL.",
    "LGLL.GLG.LLGL",
    "L..LGGGGGL..L",
    "..LGLLGLLGL..",
    ".LGL.LFL.LGL.",
    ".LL..FcF..LL.",
    ".....ce......",
    ".....ce......",
    "....ce.......",
    "....ce.......",
    "...ce........",
)


def palm() -> pygame.Surface:
    """A palm of the beach."""
    return shadowed(from_rows(_FRONDS), (2, 1))


def bush() -> pygame.Surface:
    """A low bush."""
    leaves = blank(9, 6)
    oval(leaves, "forest", (0, 0, 9, 6))
    oval(leaves, "leaf", (0, 0, 8, 4))
    fill(leaves, "lime", (2, 1, 1, 1), (5, 1, 1, 1))
    return shadowed(leaves, (1, 1))


def flowers() -> pygame.Surface:
    """A few flowers in the grass."""
    bed = blank(12, 8)
    for x, y, name in ((1, 2, "coral"), (5, 0, "white"), (9, 3, "yellow"), (4, 5, "violet"), (10, 6, "coral")):
        fill(bed, name, (x, y, 2, 1), (x, y + 1, 1, 1))
        fill(bed, "forest", (x + 1, y + 1, 1, 1))
    return bed


def driftwood() -> pygame.Surface:
    """A trunk that the sea has left."""
    wood = blank(14, 6)
    line(wood, "earth", (1, 4), (12, 2), 2)
    line(wood, "clay", (1, 3), (12, 1))
    line(wood, "earth", (8, 2), (10, 0))
    return shadowed(wood, (1, 1))


def gulls() -> pygame.Surface:
    """Three gulls over the water."""
    flock = blank(22, 12)
    for x, y in ((0, 4), (9, 0), (14, 7)):
        fill(
            flock,
            "white",
            (x, y + 1, 1, 1),
            (x + 1, y, 2, 1),
            (x + 3, y + 1, 1, 1),
            (x + 4, y, 2, 1),
            (x + 6, y + 1, 1, 1),
        )
        fill(flock, "fog", (x + 3, y + 2, 1, 1))
    return flock


def sail() -> pygame.Surface:
    """A sailing boat in the distance."""
    boat = blank(15, 16)
    polygon(boat, "white", (7, 0), (7, 10), (2, 10))
    polygon(boat, "mist", (9, 3), (9, 10), (13, 10))
    fill(boat, "bark", (8, 0, 1, 12))
    polygon(boat, "clay", (0, 12), (14, 12), (12, 14), (3, 14))
    fill(boat, "earth", (3, 14, 9, 1))
    fill(boat, "foam", (0, 15, 4, 1), (7, 15, 7, 1))
    return boat


SCENERY: dict[str, Callable[[], pygame.Surface]] = {
    "helipad": helipad,
    "compass": compass,
    "rock": rock,
    "rocks": rocks,
    "whitecaps": whitecaps,
    "whale": whale,
    "lighthouse": lighthouse,
    "buoy": buoy,
    "palm": palm,
    "bush": bush,
    "flowers": flowers,
    "driftwood": driftwood,
    "gulls": gulls,
    "sail": sail,
}
"""In the order of their numbers in the tileset: new ones go to the end, since maps name them by number."""
