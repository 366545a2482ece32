"""Car, train and motorboat of Komandosi, in every direction in which they drive."""

from __future__ import annotations

import pygame

from tools.art.canvas import blank, fill, outlined, polygon


def car_left() -> pygame.Surface:
    """A red car that drives west."""
    car = blank(14, 10)
    fill(car, "wine", (0, 4, 14, 4))
    fill(car, "red", (0, 3, 14, 4), (3, 0, 8, 3))
    fill(car, "coral", (3, 0, 8, 1), (0, 3, 14, 1))
    fill(car, "foam", (4, 1, 3, 2))
    fill(car, "wave", (8, 1, 3, 2))
    fill(car, "yellow", (0, 5, 1, 1))
    fill(car, "ink", (2, 6, 3, 4), (9, 6, 3, 4))
    fill(car, "fog", (3, 7, 1, 2), (10, 7, 1, 2))
    return outlined(car)


def _car_upright(front: bool) -> pygame.Surface:
    """The car from before (driving south) or from behind (driving north)."""
    car = blank(10, 13)
    fill(car, "red", (0, 4, 10, 7), (1, 0, 8, 5))
    fill(car, "coral", (1, 0, 8, 1), (0, 4, 10, 1))
    fill(car, "foam" if front else "wave", (2, 2, 6, 2))
    fill(car, "yellow" if front else "coral", (1, 7, 2, 1), (7, 7, 2, 1))
    fill(car, "wine", (0, 9, 10, 2))
    fill(car, "paper", (4, 9, 2, 1))
    fill(car, "ink", (0, 11, 3, 2), (7, 11, 3, 2))
    return outlined(car)


def train_left() -> pygame.Surface:
    """A green engine that runs west."""
    engine = blank(16, 12)
    fill(engine, "pine", (1, 4, 15, 6))
    fill(engine, "forest", (1, 4, 15, 4), (10, 0, 6, 5))
    fill(engine, "leaf", (1, 4, 9, 1), (10, 0, 6, 1))
    fill(engine, "foam", (11, 2, 2, 2), (14, 2, 1, 2))
    fill(engine, "night", (3, 1, 2, 3), (2, 0, 4, 1))
    fill(engine, "yellow", (7, 2, 2, 2), (1, 6, 1, 2))
    fill(engine, "red", (0, 8, 16, 1))
    fill(engine, "ink", (2, 9, 3, 3), (6, 9, 3, 3), (11, 8, 4, 4))
    fill(engine, "fog", (3, 10, 1, 1), (7, 10, 1, 1), (12, 9, 2, 2))
    return outlined(engine)


def _train_upright(front: bool) -> pygame.Surface:
    """The engine from before (running south) or from behind (running north)."""
    engine = blank(10, 14)
    fill(engine, "forest", (1, 1, 8, 11))
    fill(engine, "leaf", (1, 1, 8, 1), (1, 1, 1, 9))
    fill(engine, "pine", (8, 2, 1, 10))
    fill(engine, "night", (3, 0, 4, 2))
    fill(engine, "foam" if front else "wave", (2, 3, 2, 2), (6, 3, 2, 2))
    if front:
        fill(engine, "pine", (3, 6, 4, 3))
        fill(engine, "yellow", (4, 6, 2, 2))
    fill(engine, "red", (0, 10, 10, 2))
    fill(engine, "coral", (0, 10, 10, 1))
    fill(engine, "ink", (1, 12, 2, 2), (7, 12, 2, 2))
    return outlined(engine)


def boat_left() -> pygame.Surface:
    """A white motorboat that runs west, with its bow wave."""
    boat = blank(16, 11)
    polygon(boat, "white", (0, 5), (15, 5), (14, 9), (3, 9))
    fill(boat, "mist", (3, 8, 12, 1))
    fill(boat, "red", (1, 6, 14, 1))
    polygon(boat, "ocean", (5, 5), (7, 2), (11, 2), (11, 5))
    fill(boat, "wave", (7, 3, 2, 2))
    fill(boat, "white", (11, 1, 1, 4))
    fill(boat, "slate", (14, 3, 2, 3))
    framed = outlined(boat)
    fill(framed, "foam", (0, 10, 3, 1), (5, 11, 5, 1), (12, 11, 5, 1))
    return framed


def _boat_upright(stern: bool) -> pygame.Surface:
    """The motorboat from above, running north, or south with its stern up."""
    boat = blank(10, 15)
    polygon(boat, "white", (4, 0), (5, 0), (9, 6), (9, 14), (0, 14), (0, 6))
    fill(boat, "mist", (8, 6, 1, 8))
    fill(boat, "red", (0, 12, 10, 1))
    fill(boat, "ocean", (2, 6, 6, 4))
    fill(boat, "wave", (2, 6, 6, 1))
    fill(boat, "clay", (2, 10, 6, 2))
    fill(boat, "slate", (4, 13, 2, 2))
    return outlined(pygame.transform.flip(boat, False, stern))


def vehicle_sprites() -> dict[str, pygame.Surface]:
    """`<vehicle>_<left, right, up or down>`."""
    lying = {"car": car_left(), "train": train_left(), "boat": boat_left()}
    sprites = {f"{name}_left": picture for name, picture in lying.items()}
    sprites |= {f"{name}_right": pygame.transform.flip(picture, True, False) for name, picture in lying.items()}
    for name, draw in (("car", _car_upright), ("train", _train_upright), ("boat", _boat_upright)):
        sprites |= {f"{name}_up": draw(False), f"{name}_down": draw(True)}
    return sprites
