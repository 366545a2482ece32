"""The pictures of Komandosi's event cards: a piece of the island, and on it what the card is about."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import NamedTuple

import pygame

from tools.art import komandosi_backdrops as backdrops
from tools.art import scenery
from tools.art.canvas import blank, fill, lay, oval, zoomed
from tools.art.island_helicopter import aloft
from tools.art.island_places import PLACES
from tools.art.island_scenery import SCENERY
from tools.art.komandosi_backdrops import HEIGHT, WIDTH
from tools.art.komandosi_icons import icon_sprites
from tools.art.komandosi_pawns import pawn_sprites
from tools.art.komandosi_vehicles import vehicle_sprites

_SKY = {
    "day": ("wave", "shallow", "foam"),
    "dusk": ("abyss", "plum", "violet", "coral"),
    "storm": ("night", "slate", "steel", "fog"),
}


class Scene(NamedTuple):
    """A picture: its backdrop, the things before it, the farthest first, and its sky.

    A thing is the name of a sprite and the place of its foot; a 2 behind it doubles its size.
    """

    backdrop: Callable[[pygame.Surface], None]
    things: str
    sky: str = "day"


@cache
def _sprites() -> dict[str, pygame.Surface]:
    places = {name: draw() for name, (_, draw) in PLACES.items() if name != "helicopter"}
    decorations = {name: SCENERY[name]() for name in ("palm", "bush", "gulls", "rocks", "driftwood")}
    things = {"helicopter_aloft": aloft(0), "crate": _crate(), "parachute": _parachute(), "signpost": _signpost()}
    return places | decorations | things | icon_sprites() | pawn_sprites() | vehicle_sprites()


def _crate() -> pygame.Surface:
    box = blank(16, 12)
    fill(box, "ink", (0, 0, 16, 12))
    fill(box, "clay", (1, 1, 14, 10))
    fill(box, "sand_d", (1, 1, 14, 1), (1, 5, 14, 1))
    fill(box, "earth", (1, 4, 14, 1), (1, 10, 14, 1), (4, 1, 1, 10), (11, 1, 1, 10))
    return box


def _parachute() -> pygame.Surface:
    silk = blank(24, 17)
    oval(silk, "ink", (0, 0, 24, 18))
    oval(silk, "paper", (1, 1, 22, 16))
    oval(silk, "coral", (8, 1, 8, 16))
    silk.fill((0, 0, 0, 0), (0, 9, 24, 8))
    for row in range(8):
        fill(silk, "bark", (1 + row, 9 + row, 1, 1), (22 - row, 9 + row, 1, 1))
    return silk


def _signpost() -> pygame.Surface:
    post = blank(20, 20)
    fill(post, "bark", (9, 4, 3, 16))
    fill(post, "ink", (0, 0, 20, 9))
    fill(post, "plum", (1, 1, 18, 7))
    fill(post, "white", (4, 4, 9, 1), (11, 2, 2, 5), (13, 3, 1, 3), (14, 4, 1, 1))
    return post


SCENES = {
    "courier_fee": Scene(backdrops.road, "bank 74 32, pawn_green 26 38 2, money 46 34"),
    "instructors_praise": Scene(backdrops.meadow, "pawn_blue 24 39 2, pawn_red 66 39 2, note_200 46 20"),
    "bank_error": Scene(backdrops.meadow, "bank 28 41 2, note_100 66 24, note_50 72 36, note_50 58 34"),
    "rusty_bolt": Scene(backdrops.slope, "part_brown 60 39 2, pawn_white 14 40 2", "storm"),
    "card_game": Scene(backdrops.bar, "pawn_red 22 33, pawn_blue 72 33, pass_map 46 40, note_50 34 40, money 62 40"),
    "parts_bonus": Scene(backdrops.meadow, "part_orange 20 36, part_purple 40 36, part_brown 60 36, note_50 78 26"),
    "guard_contract": Scene(backdrops.road, "bank 66 32, rifle 40 36, pawn_black 24 39 2"),
    "beach_raffle": Scene(backdrops.beach, "palm 80 34 2, money 22 38 2, pawn_yellow 50 38"),
    "speeding_fine": Scene(backdrops.road, "pawn_blue 16 32, signpost 76 33, car_right 46 41 2"),
    "torn_rucksack": Scene(backdrops.woods, "pawn_green 22 39 2, note_50 52 38, cartridge 72 39"),
    "medical_check": Scene(backdrops.clinic, "pawn_white 26 38 2, mark_hospital 64 38 2"),
    "weapon_licence": Scene(backdrops.bar, "rifle 24 33 2, launcher 68 33 2, note_50 46 41"),
    "round_for_all": Scene(backdrops.bar, "pawn_red 14 33, pawn_green 36 33, pawn_yellow 58 33, pawn_blue 80 33"),
    "pickpocket": Scene(backdrops.road, "pawn_black 20 39 2, money 44 34, pawn_yellow 64 39 2", "dusk"),
    "lost_cartridge": Scene(backdrops.woods, "cartridge 46 40 2"),
    "buried_crate": Scene(backdrops.beach, "palm 16 34, crate 46 40 2, rifle 76 40"),
    "dud_shell": Scene(backdrops.slope, "rocket 40 36 2, pawn_red 80 40"),
    "wet_powder": Scene(backdrops.harbour, "cartridge 30 40 2, rocket 66 40 2", "storm"),
    "free_train_ride": Scene(backdrops.track, "station 78 35, train_left 36 41 2"),
    "free_car": Scene(backdrops.road, "rental 76 32, car_left 36 41 2"),
    "free_boat": Scene(backdrops.harbour, "gulls 74 16, boat_left 46 40 2"),
    "first_aid_kit": Scene(backdrops.clinic, "pass_hospital 46 38 2"),
    "treasure_map": Scene(backdrops.beach, "palm 80 34 2, pass_map 34 40 2"),
    "order_shop": Scene(backdrops.road, "shop 46 40 2, mark_order 14 20, pawn_white 80 40"),
    "order_check_up": Scene(backdrops.meadow, "hospital 46 40 2, mark_order 14 20, pawn_yellow 80 40"),
    "order_bank": Scene(backdrops.meadow, "bank 46 40 2, mark_order 14 20, pawn_green 80 40"),
    "order_station": Scene(backdrops.track, "station 46 40 2, mark_order 14 20, pawn_blue 80 40"),
    "order_pier": Scene(backdrops.harbour, "pier_east 22 36 2, boat_left 70 36, mark_order 14 18"),
    "landslide": Scene(backdrops.slope, "pawn_green 82 41", "storm"),
    "forced_march": Scene(backdrops.road, "pawn_red 14 39, pawn_red 32 39, pawn_red 50 39, pawn_red 74 40 2"),
    "sprained_ankle": Scene(backdrops.woods, "driftwood 60 38 2, pawn_blue 24 39 2, pass_hospital 82 40"),
    "fog": Scene(backdrops.banks_of_fog, "pawn_black 30 38, signpost 64 40", "storm"),
    "supply_drop": Scene(backdrops.beach, "parachute 46 20, part_purple 46 31, palm 14 34, crate 78 40"),
    "truce": Scene(backdrops.meadow, "pawn_red 20 39 2, pawn_blue 72 39 2, mark_guard 46 34 2"),
}  # fmt: skip
"""By the ids of the cards."""


def event_picture(scene: Scene) -> pygame.Surface:
    """The picture of a card, shown twice as large."""
    picture = pygame.Surface((WIDTH, HEIGHT), pygame.SRCALPHA)
    scenery.sky(picture, _SKY[scene.sky])
    scene.backdrop(picture)
    for thing in scene.things.split(", "):
        name, x, y, *zoom = thing.split()
        sprite = zoomed(_sprites()[name], int(zoom[0]) if zoom else 1)
        lay(picture, sprite, (int(x) - sprite.get_width() // 2, int(y) - sprite.get_height()))
    return picture


def event_sprites() -> dict[str, pygame.Surface]:
    """`event_<card>`."""
    return {f"event_{card}": event_picture(scene) for card, scene in SCENES.items()}
