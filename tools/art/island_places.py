"""The places of the island, each with outline and shadow: buildings, the pier, the helicopter."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.content.komandosi_models import PlaceKind
from tools.art.beach_pieces import shadowed, standing
from tools.art.canvas import blank, disc, fill, from_rows, outlined, polygon
from tools.art.island_helicopter import helicopter

NAME = "island_places"
_WIDE, _HIGH = 14, 16  # of a building without its outline


def _house(roof: tuple[str, str, str], wall: str, eaves: int = 8) -> pygame.Surface:
    """A building seen from above and in front: the roof down to its eaves, the front below it."""
    shade, body, light = roof
    house = blank(_WIDE, _HIGH)
    fill(house, shade, (0, 1, _WIDE, eaves))
    fill(house, body, (0, 1, _WIDE - 1, eaves - 1))
    fill(house, light, (0, 1, _WIDE - 1, 1), (0, 1, 1, eaves - 1))
    fill(house, wall, (1, eaves + 1, _WIDE - 2, _HIGH - eaves - 1))
    fill(house, "fog", (1, eaves + 1, _WIDE - 2, 1))
    return house


def shop() -> pygame.Surface:
    """An orange roof over a striped awning, a window full of goods, a door."""
    house = _house(("rust", "orange", "yellow"), "sand_l", 6)
    for x in range(1, _WIDE - 1, 4):
        fill(house, "red", (x, 7, 2, 3))
        fill(house, "white", (x + 2, 7, 2, 3))
        fill(house, "wine", (x, 9, 2, 1))
        fill(house, "mist", (x + 2, 9, 2, 1))
    fill(house, "rust", (3, 3, 8, 2))
    fill(house, "sand_l", (4, 3, 2, 1), (7, 3, 3, 1))
    fill(house, "abyss", (2, 11, 5, 4))
    fill(house, "wave", (2, 11, 5, 1))
    fill(house, "yellow", (3, 13, 1, 2))
    fill(house, "coral", (5, 13, 1, 2))
    fill(house, "earth", (9, 11, 3, 5))
    fill(house, "clay", (9, 11, 1, 5))
    return standing(house)


def bank() -> pygame.Surface:
    """A temple of money: gable with a coin, four columns, steps."""
    house = blank(_WIDE, _HIGH)
    polygon(house, "fog", (6, 0), (7, 0), (13, 5), (13, 6), (0, 6), (0, 5))
    polygon(house, "mist", (6, 1), (7, 1), (11, 5), (2, 5))
    disc(house, "orange", (7, 4), 2)
    fill(house, "yellow", (5, 3, 3, 2), (6, 2, 1, 1))
    fill(house, "paper", (0, 6, _WIDE, 2))
    fill(house, "fog", (0, 8, _WIDE, 1))
    fill(house, "steel", (1, 9, 12, 5))
    fill(house, "slate", (6, 10, 2, 4))
    for x in (1, 4, 8, 11):
        fill(house, "white", (x, 9, 1, 5))
        fill(house, "paper", (x + 1, 9, 1, 5))
    fill(house, "mist", (0, 14, _WIDE, 1))
    fill(house, "fog", (0, 15, _WIDE, 1))
    return standing(house)


def hospital() -> pygame.Surface:
    """White walls, a red cross on the roof, a glass door."""
    house = _house(("fog", "paper", "white"), "white", 8)
    fill(house, "red", (5, 2, 3, 7), (3, 4, 7, 3))
    fill(house, "coral", (5, 2, 1, 2), (3, 4, 2, 1))
    fill(house, "wave", (2, 11, 2, 2), (10, 11, 2, 2))
    fill(house, "shallow", (2, 11, 1, 1), (10, 11, 1, 1))
    fill(house, "red", (0, 9, _WIDE, 1))
    fill(house, "steel", (5, 11, 4, 5))
    fill(house, "foam", (5, 11, 2, 4))
    return standing(house)


def station() -> pygame.Surface:
    """A blue roof with a clock in its gable, a platform before it."""
    house = _house(("abyss", "ocean", "wave"), "sand", 7)
    polygon(house, "ocean", (7, -1), (2, 4), (11, 4))
    fill(house, "white", (5, 2, 4, 4), (4, 3, 6, 2))
    fill(house, "ink", (6, 2, 1, 2), (7, 4, 1, 1))
    fill(house, "earth", (6, 10, 3, 4))
    fill(house, "wave", (2, 10, 2, 2), (10, 10, 2, 2))
    fill(house, "abyss", (2, 12, 2, 1), (10, 12, 2, 1))
    fill(house, "fog", (0, 14, _WIDE, 2))
    fill(house, "white", (0, 14, _WIDE, 1))
    fill(house, "steel", (0, 15, _WIDE, 1))
    return standing(house)


_CAR = (".ww..ww..ww.", "w...w..w.w.w", "w...wwww.ww.", "w...w..w.w.w", ".ww.w..w.w.w")


def rental() -> pygame.Surface:
    """A violet garage with the sign CAR; a red car waits in its gate."""
    house = _house(("plum", "violet", "mist"), "paper", 8)
    house.blit(from_rows(_CAR), (1, 3))
    fill(house, "night", (2, 10, 10, 6))
    fill(house, "coral", (4, 11, 6, 1))
    fill(house, "foam", (4, 12, 6, 1))
    fill(house, "red", (3, 13, 8, 2))
    fill(house, "yellow", (3, 13, 1, 1), (10, 13, 1, 1))
    fill(house, "ink", (3, 15, 2, 1), (9, 15, 2, 1))
    return standing(house)


def _jetty() -> pygame.Surface:
    """A jetty that leads from the right out over the water on the left."""
    jetty = blank(24, 9)
    fill(jetty, "earth", (0, 1, 24, 7))
    for x in range(0, 24, 3):
        fill(jetty, "clay", (x, 1, 2, 6))
        fill(jetty, "sand_d", (x, 1, 2, 1))
    for x in (1, 8, 15):
        fill(jetty, "bark", (x, 0, 2, 2), (x, 6, 2, 3))
        fill(jetty, "clay", (x, 0, 1, 1), (x, 6, 1, 1))
    return jetty


def pier(turn: int = 0) -> pygame.Surface:
    """The pier: it leads west, or after so many quarter turns to the right north, east or south."""
    return shadowed(outlined(pygame.transform.rotate(_jetty(), -90 * turn)))


PLACES: dict[str, tuple[PlaceKind, Callable[[], pygame.Surface]]] = {
    "shop": (PlaceKind.SHOP, shop),
    "bank": (PlaceKind.BANK, bank),
    "hospital": (PlaceKind.HOSPITAL, hospital),
    "station": (PlaceKind.STATION, station),
    "rental": (PlaceKind.RENTAL, rental),
    "helicopter": (PlaceKind.HELICOPTER, helicopter),
    "pier_west": (PlaceKind.PIER, pier),
    "pier_north": (PlaceKind.PIER, lambda: pier(1)),
    "pier_east": (PlaceKind.PIER, lambda: pier(2)),
    "pier_south": (PlaceKind.PIER, lambda: pier(3)),
}
"""In the order of their numbers in the tileset: new ones go to the end, since maps name them by number."""
