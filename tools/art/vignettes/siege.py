"""Event pictures of the harder game: man hunts, counter-attacks, guards, lost supplies, floods of men, time bombs."""

from __future__ import annotations

import pygame

from tools.art import scenery
from tools.art.canvas import disc, fill, line, outlined
from tools.art.noise import hashed
from tools.art.vignettes.stage import WIDTH, commando, enemy, jungle_stage, prop, stage, stand


def man_hunt() -> pygame.Surface:
    """Three hunters close in on one who runs."""
    picture = jungle_stage("dusk")
    scenery.ground(picture, "pine", 36, "forest")
    stand(picture, commando("runner"), (92, 39))
    for x in (16, 38, 60):
        stand(picture, enemy("runner"), (x, 39))
    return picture


def counter_attack() -> pygame.Surface:
    """A wave of enemies over a ridge, under tracer fire."""
    picture = stage("dusk")
    scenery.ridge(picture, "plum", 0.6, 0.2, 13, 2)
    scenery.ground(picture, "earth", 35, "clay")
    for x in (18, 40, 64, 88):
        stand(picture, enemy("marching", True), (x, 36 + x % 3))
    for number in range(9):
        x, y = int(hashed(number, 3) * WIDTH), 4 + int(hashed(number, 4) * 18)
        line(picture, "yellow", (x, y), (x + 9, y + 2))
    return picture


def elite_guard() -> pygame.Surface:
    """Four guards in line before sandbags."""
    picture = jungle_stage("day")
    scenery.ground(picture, "sand_d", 34, "sand")
    stand(picture, prop("sandbags"), (20, 39))
    stand(picture, prop("sandbags"), (94, 39))
    for x in (38, 52, 66, 80):
        stand(picture, enemy("commando"), (x, 38))
        fill(picture, "red", (x - 2, 15, 4, 2))
    return picture


def broken_supply() -> pygame.Surface:
    """A truck in flames, its crates on the road."""
    picture = stage("dusk")
    scenery.jungle(picture, "forest", 0.55)
    scenery.ground(picture, "earth", 33, "clay")
    stand(picture, prop("truck"), (44, 37))
    for number in range(14):
        x, y = 30 + int(hashed(number, 1) * 30), 4 + int(hashed(number, 2) * 16)
        disc(picture, ("red", "orange", "yellow", "slate")[number % 4], (x, y), 2 + number % 3)
    for x in (78, 96):
        picture.blit(outlined(prop("crate")), (x, 28))
    return picture


def flood_of_men() -> pygame.Surface:
    """Rank after rank comes over the plain."""
    picture = stage("dawn")
    scenery.ridge(picture, "violet", 0.5, 0.1, 17, 0)
    scenery.ground(picture, "pine", 26, "forest")
    for row, y in enumerate((31, 36, 41)):
        for x in range(8 + 7 * (row % 2), WIDTH, 15):
            stand(picture, enemy("marching", True), (x, y))
    return picture


def time_bomb() -> pygame.Surface:
    """A clock wired to charges on a crate."""
    picture = stage("night")
    scenery.ground(picture, "night", 34, "slate")
    for x in (32, 40, 48, 66, 74, 82):
        fill(picture, "ink", (x - 1, 17, 8, 20))
        fill(picture, "red", (x, 18, 6, 18))
        fill(picture, "wine", (x + 4, 18, 2, 18))
    disc(picture, "ink", (61, 20), 12)
    disc(picture, "paper", (61, 20), 10)
    line(picture, "ink", (61, 20), (61, 13), 2)
    line(picture, "red", (61, 20), (67, 23), 2)
    line(picture, "yellow", (36, 17), (52, 8))
    line(picture, "yellow", (86, 17), (70, 8))
    return picture
