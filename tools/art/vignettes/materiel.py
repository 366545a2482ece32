"""Event pictures about things: air drop, alarm, rations, radio, reinforcements, adrenaline, jammed weapons."""

from __future__ import annotations

import math
from itertools import pairwise

import pygame

from tools.art import scenery
from tools.art.canvas import disc, fill, line, outlined, polygon
from tools.art.noise import bayer, hashed
from tools.art.palette import colour
from tools.art.vignettes.stage import HEIGHT, WIDTH, enemy, jungle_stage, prop, stage, stand


def air_drop() -> pygame.Surface:
    """A plane has let go of two crates."""
    picture = stage("day")
    scenery.cloud(picture, (22, 20), 5, "mist", "white")
    scenery.ridge(picture, "wave", 0.62, 0.12, 17, 0)
    scenery.ridge(picture, "leaf", 0.80, 0.14, 11, 1)
    scenery.jungle(picture, "forest", 0.90)
    picture.blit(outlined(prop("plane")), (78, 1))
    fill(picture, "white", (54, 6, 20, 1), (60, 8, 12, 1))
    for x, y in ((24, 1), (52, 12)):
        picture.blit(outlined(prop("parachute")), (x, y))
        picture.blit(prop("crate"), (x + 4, y + 13))
    return picture


def alarm() -> pygame.Surface:
    """A red siren turns on the watchtower, a horn howls."""
    picture = stage("alarm")
    lamp = (72, 12)
    for x in range(WIDTH):
        for y in range(HEIGHT - 6):
            aside, down = abs(x - lamp[0]), y - lamp[1]
            if aside > 6 and abs(down) < aside * 0.3 and bayer(x, y) > 0.5 + aside / 160:
                picture.set_at((x, y), colour("coral" if aside < 26 else "red"))
    scenery.ridge(picture, "wine", 0.74, 0.14, 17, 0)
    scenery.jungle(picture, "night", 0.86)
    stand(picture, prop("tower"), (72, 38))
    picture.blit(prop("siren"), (67, 8))
    fill(picture, "ink", (24, 16, 3, 26))
    fill(picture, "steel", (24, 16, 1, 26))
    picture.blit(prop("horn"), (25, 10))
    scenery.arcs(picture, "yellow", (34, 15), (5, 9, 13), 1)
    stand(picture, enemy("runner"), (98, 41))
    return picture


def ration_cut() -> pygame.Surface:
    """Half a crust on a tin plate; the tin beside it is empty."""
    picture = stage("dusk")
    fill(picture, "bark", (0, 0, WIDTH, 24))
    for x in range(0, WIDTH, 15):
        fill(picture, "ink", (x, 0, 1, 24))
        fill(picture, "earth", (x + 1, 0, 1, 24))
    fill(picture, "earth", (0, 24, WIDTH, 18))
    fill(picture, "clay", (0, 24, WIDTH, 2))
    for y in (30, 36):
        fill(picture, "bark", (0, y, WIDTH, 1))
    stand(picture, prop("plate"), (52, 38))
    stand(picture, prop("bread"), (50, 33))
    fill(picture, "sand", (62, 31, 1, 1), (66, 30, 1, 1), (64, 33, 1, 1))
    stand(picture, prop("tin"), (90, 34))
    line(picture, "ink", (11, 37), (27, 27), 3)
    line(picture, "mist", (15, 35), (26, 28))
    line(picture, "clay", (11, 37), (15, 35), 2)
    return picture


def radio_intercept() -> pygame.Surface:
    """A mast sends, a receiver listens, a wave runs between them."""
    picture = stage("night")
    scenery.stars(picture, 26, 18, 5)
    scenery.ridge(picture, "abyss", 0.62, 0.14, 17, 0)
    scenery.ridge(picture, "pine", 0.82, 0.14, 11, 1)
    fill(picture, "night", (0, 38, WIDTH, 4))
    stand(picture, prop("mast"), (96, 39))
    scenery.arcs(picture, "shallow", (95, 17), (6, 10, 14), -1)
    trace = [(x, 22 + round(math.sin(x * 1.1) * 7 * math.sin((x - 40) / 38 * math.pi))) for x in range(40, 79, 2)]
    for name, drop in (("forest", 1), ("lime", 0)):
        for start, end in pairwise(trace):
            line(picture, name, (start[0], start[1] + drop), (end[0], end[1] + drop))
    _receiver(picture)
    return picture


def _receiver(picture: pygame.Surface) -> None:
    fill(picture, "ink", (6, 18, 30, 22))
    fill(picture, "forest", (7, 19, 28, 20))
    fill(picture, "leaf", (7, 19, 28, 1), (7, 19, 1, 19))
    fill(picture, "ink", (10, 22, 12, 14))
    for y in range(23, 36, 2):
        fill(picture, "steel", (10, y, 12, 1))
    fill(picture, "sand_l", (24, 22, 9, 5))
    fill(picture, "red", (28, 22, 1, 5))
    disc(picture, "ink", (26, 32), 2)
    disc(picture, "ink", (32, 32), 2)
    fill(picture, "mist", (26, 31, 1, 1), (32, 31, 1, 1))
    fill(picture, "coral", (24, 36, 2, 1))
    line(picture, "mist", (31, 18), (36, 4))
    fill(picture, "white", (36, 3, 1, 2))


def reinforced_lines() -> pygame.Surface:
    """A truck unloads fresh enemies behind the wire."""
    picture = jungle_stage("dawn")
    scenery.ground(picture, "clay", 35, "sand_d")
    stand(
        picture,
        outlined(scenery.recoloured(prop("truck"), {"forest": "bark", "leaf": "earth", "grass": "clay"})),
        (92, 40),
    )
    for x, pose in ((70, "runner"), (50, "marching"), (30, "marching")):
        stand(picture, enemy(pose, flipped=True), (x, 40))
    for x in range(0, WIDTH, 6):
        pygame.draw.circle(picture, colour("slate"), (x, 38), 3, 1)
        picture.set_at((x, 35), colour("mist"))
    for x in (4, 56, 108):
        fill(picture, "ink", (x, 31, 3, 11))
        fill(picture, "clay", (x + 1, 32, 1, 10))
    return picture


_PULSE = ((0, 22), (26, 22), (30, 18), (34, 26), (38, 22), (44, 22), (70, 22), (75, 22), (79, 6), (84, 37), (88, 18),
          (91, 22), (113, 22))  # fmt: skip
"""The line of a heart's beat, point by point."""


def adrenaline() -> pygame.Surface:
    """The heart beats, the line leaps."""
    picture = stage("alarm")
    for x in range(WIDTH):
        for y in range(HEIGHT):
            glow = math.hypot(x - 57, (y - 21) * 1.6) / 60
            picture.set_at((x, y), colour("wine" if glow + bayer(x, y) * 0.5 < 0.62 else "ink"))
    for x in range(0, WIDTH, 8):
        fill(picture, "night", (x, 0, 1, HEIGHT))
    for name, shift in (("rust", 1), ("yellow", 0)):
        for start, end in pairwise(_PULSE):
            line(picture, name, (start[0], start[1] + shift), (end[0], end[1] + shift), 2)
    picture.blit(prop("heart"), (48, 13))
    return picture


def jammed_weapons() -> pygame.Surface:
    """A cartridge sticks in the breech and sparks fly."""
    picture = stage("dusk")
    fill(picture, "slate", (0, 0, WIDTH, HEIGHT))
    for y in range(0, HEIGHT, 4):
        for x in range(y % 8, WIDTH, 8):
            fill(picture, "night", (x, y, 2, 2))
    gun = prop("gun")
    left, top = (WIDTH - gun.get_width()) // 2, 18
    spark = (left + 31, top - 3)
    for number in range(11):
        angle = -math.pi + number * math.pi / 10
        reach = 8 + int(9 * hashed(number, 3))
        end = spark[0] + int(math.cos(angle) * reach), spark[1] + int(math.sin(angle) * reach)
        line(picture, "orange" if number % 2 else "yellow", spark, end)
    polygon(picture, "coral", (spark[0] - 7, spark[1] + 4), spark, (spark[0] + 8, spark[1] + 4))
    picture.blit(gun, (left, top))
    picture.blit(prop("cartridge"), (spark[0] - 3, spark[1] - 4))
    fill(picture, "ink", (spark[0] - 5, spark[1] + 6, 12, 1))
    return picture
