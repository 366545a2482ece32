"""Event pictures about sky and jungle: quiet, monsoon, night fall, search lights, heat stroke."""

from __future__ import annotations

import math

import pygame

from tools.art import scenery
from tools.art.canvas import disc, fill, line, oval
from tools.art.noise import bayer, hashed
from tools.art.palette import colour
from tools.art.vignettes.stage import HEIGHT, WIDTH, commando, jungle_stage, prop, stage, stand


def quiet_jungle() -> pygame.Surface:
    """A parrot on its branch, the sun over the hills, nobody in sight."""
    picture = stage("day")
    disc(picture, "sand_l", (84, 13), 8)
    disc(picture, "white", (84, 13), 6)
    scenery.cloud(picture, (46, 8), 5, "mist", "white")
    scenery.ridge(picture, "wave", 0.52, 0.12, 17, 0)
    scenery.ridge(picture, "leaf", 0.70, 0.16, 11, 1)
    scenery.jungle(picture, "forest", 0.86)
    fill(picture, "bark", (0, 27, 40, 3), (34, 26, 12, 2), (44, 25, 6, 1))
    fill(picture, "clay", (0, 27, 34, 1))
    for x in (4, 11, 25, 38, 43):
        fill(picture, "pine", (x, 29, 5, 2), (x + 1, 31, 3, 1))
        fill(picture, "leaf", (x, 29, 3, 1))
    stand(picture, pygame.transform.flip(prop("parrot"), True, False), (19, 31))
    for x, y in ((62, 33), (96, 30)):
        fill(picture, "yellow", (x, y, 2, 2), (x + 3, y, 2, 2))
        fill(picture, "ink", (x + 2, y, 1, 3))
    return picture


def monsoon() -> pygame.Surface:
    """Slanting rain, bent palms, a river where the path was."""
    picture = stage("night")
    for x in range(0, WIDTH, 9):
        disc(picture, "slate", (x, 1 + int(3 * hashed(x, 4))), 6)
    scenery.ridge(picture, "pine", 0.58, 0.16, 11, 1)
    for foot, height, seed in (((18, 36), 24, 0.4), ((90, 36), 28, 0.9), ((104, 38), 20, 0.2)):
        scenery.palm(picture, "ink", foot, height, seed, 0.7)
    fill(picture, "abyss", (0, 34, WIDTH, 8))
    for x in range(0, WIDTH, 7):
        row = 35 + int(6 * hashed(x, 9))
        fill(picture, "wave", (x + int(4 * hashed(x, 3)), row, 5, 1))
    stand(picture, commando("marching"), (54, 38))
    fill(picture, "abyss", (45, 35, 20, 4))
    fill(picture, "shallow", (44, 35, 21, 1))
    scenery.rain(picture, "shallow")
    return picture


def night_fall() -> pygame.Surface:
    """Two commandos crouch below the rising moon, seen by nobody."""
    picture = stage("night")
    scenery.stars(picture, 40, 20, 11)
    disc(picture, "sand_l", (86, 11), 8)
    disc(picture, "white", (85, 10), 6)
    disc(picture, "abyss", (90, 9), 7)
    scenery.ridge(picture, "abyss", 0.56, 0.14, 17, 0)
    scenery.ridge(picture, "pine", 0.76, 0.16, 11, 1)
    fill(picture, "night", (0, 36, WIDTH, 6))
    for x in (28, 48):
        stand(picture, commando("crouching"), (x, 38))
    for x in range(0, WIDTH, 3):
        height = 2 + int(5 * hashed(x, 6))
        fill(picture, "ink", (x, HEIGHT - height - 1, 2, height + 1))
    for x in (98, 105):
        fill(picture, "lime", (x, 34, 1, 1), (x + 3, 34, 1, 1))
    return picture


def _beam(picture: pygame.Surface, foot: float, slant: float) -> None:
    for x in range(WIDTH):
        for y in range(HEIGHT):
            rise = HEIGHT - 6 - y
            grain = bayer(x, y)
            if rise > 0 and grain > 0.35 and abs(x - (foot + rise * slant)) < 1.5 + rise * 0.13:
                picture.set_at((x, y), colour("sand_l" if grain > 0.6 else "yellow"))


def search_lights() -> pygame.Surface:
    """Two beams cross the night."""
    picture = jungle_stage("night")
    lamps = (WIDTH * 0.22, 0.55), (WIDTH * 0.78, -0.35)
    for foot, slant in lamps:
        _beam(picture, foot, slant)
    for foot, _ in lamps:
        x = int(foot)
        fill(picture, "ink", (x - 3, HEIGHT - 9, 7, 9))
        fill(picture, "steel", (x - 3, HEIGHT - 9, 7, 2))
        fill(picture, "yellow", (x - 1, HEIGHT - 9, 3, 2))
    return picture


def heat_stroke() -> pygame.Surface:
    """A huge sun over cracked earth; one man is down."""
    picture = stage("heat")
    centre = (74, 12)
    for ray in range(16):
        angle = ray * math.pi / 8
        far = (centre[0] + int(math.cos(angle) * 26), centre[1] + int(math.sin(angle) * 26))
        line(picture, "white", centre, far)
    for name, radius in (("sand_l", 15), ("white", 12)):
        disc(picture, name, centre, radius)
    scenery.ridge(picture, "orange", 0.66, 0.10, 17, 0)
    scenery.ground(picture, "sand_d", 30, "sand")
    for number in range(16):
        x, y = int(hashed(number, 2) * WIDTH), 32 + int(hashed(number, 3) * 9)
        line(picture, "clay", (x, y), (x + 4, y + 2))
        line(picture, "clay", (x + 4, y + 2), (x + 6, y))
    oval(picture, "clay", (16, 36, 26, 4))
    stand(picture, commando("fallen"), (30, 39))
    for x, y in ((37, 27), (42, 23), (47, 28)):
        fill(picture, "ocean", (x, y + 1, 2, 2))
        fill(picture, "wave", (x, y, 1, 1))
    return picture
