"""Event pictures about people: boots, second wind, orders, marches, patrols, trenches, recruits, training."""

from __future__ import annotations

import pygame

from tools.art import dice, scenery
from tools.art.canvas import disc, fill, from_rows, line, outlined, oval
from tools.art.noise import hashed
from tools.art.vignettes.stage import HEIGHT, WIDTH, commando, enemy, jungle_stage, prop, stage, stand


def _dust(picture: pygame.Surface, x: int, y: int) -> None:
    for number, size in enumerate((5, 4, 3)):
        oval(picture, "sand_l" if number % 2 else "sand", (x - 4 * number, y - number, size + 1, size - 1))


def fresh_boots() -> pygame.Surface:
    """Strong legs in new boots stride along the path."""
    picture = stage("day")
    scenery.ridge(picture, "leaf", 0.45, 0.16, 11, 1)
    scenery.jungle(picture, "forest", 0.66)
    scenery.ground(picture, "sand_d", 33, "sand")
    for number in range(14):
        x, y = int(hashed(number, 5) * WIDTH), 35 + int(hashed(number, 6) * 6)
        fill(picture, "clay", (x, y, 2, 1))
    for x in (8, 42, 76):
        _dust(picture, x, 35)
        picture.blit(outlined(prop("leg_back")), (x, 17))
        picture.blit(outlined(prop("leg_front")), (x + 10, 18))
        fill(picture, "forest", (x + 7, 8, 12, 11))
        fill(picture, "leaf", (x + 8, 8, 9, 9))
        fill(picture, "ink", (x + 6, 8, 1, 10), (x + 19, 8, 1, 10))
        fill(picture, "bark", (x + 7, 8, 12, 2))
    fill(picture, "pine", (0, 0, WIDTH, 8))
    for x in range(0, WIDTH, 5):
        disc(picture, "forest", (x, 7), 2 + int(2 * hashed(x, 8)))
    return picture


def second_wind() -> pygame.Surface:
    """Three runners overtake the sunrise."""
    picture = stage("dawn")
    disc(picture, "yellow", (30, 26), 13)
    disc(picture, "sand_l", (30, 26), 10)
    scenery.ridge(picture, "violet", 0.64, 0.12, 17, 0)
    scenery.ridge(picture, "plum", 0.78, 0.12, 11, 1)
    scenery.ground(picture, "pine", 37, "forest")
    for x, y in ((46, 37), (68, 38), (92, 37)):
        for row in (-13, -9, -5):
            fill(picture, "white", (x - 20 - row, y + row, 10, 1))
        stand(picture, commando("runner"), (x, y + 2))
    return picture


def wrong_orders() -> pygame.Surface:
    """A lone enemy before a signpost that points both ways."""
    picture = jungle_stage("day")
    scenery.ground(picture, "leaf", 36, "grass")
    stand(picture, prop("signpost"), (72, 38))
    stand(picture, enemy("commando"), (38, 39))
    question = ("..####..", ".##..##.", ".....##.", "....##..", "...##...", "........", "...##...")
    for x, y in ((24, 8), (47, 4)):
        picture.blit(outlined(from_rows(row.replace("#", "Y") for row in question)), (x, y))
    fill(picture, "paper", (44, 31, 6, 5))
    fill(picture, "red", (45, 32, 4, 1), (45, 34, 3, 1))
    return picture


def forced_march() -> pygame.Surface:
    """An enemy column comes over the ridge at dusk."""
    picture = stage("dusk")
    disc(picture, "orange", (96, 24), 9)
    scenery.ridge(picture, "plum", 0.62, 0.12, 17, 0)
    for x in range(WIDTH):
        top = 34 - int(4 * (1 - abs(x - 56) / 56))
        fill(picture, "earth", (x, top, 1, HEIGHT - top))
        fill(picture, "clay", (x, top, 1, 1))
    for number, x in enumerate((14, 33, 52, 71, 90)):
        _dust(picture, x - 4, 35 - number % 2)
        stand(picture, enemy("marching"), (x, 37 - int(4 * (1 - abs(x - 56) / 56))))
    fill(picture, "mist", (101, 8, 1, 26))
    fill(picture, "red", (102, 9, 10, 7))
    fill(picture, "coral", (102, 9, 10, 1))
    fill(picture, "sand_l", (105, 11, 3, 3))
    return picture


def rookie_patrol() -> pygame.Surface:
    """One falls, one looks the wrong way, one drops his rifle."""
    picture = jungle_stage("day")
    scenery.ground(picture, "grass", 34, "lime")
    stand(picture, enemy("fallen"), (26, 40))
    for x, y in ((14, 25), (20, 22), (28, 24)):
        fill(picture, "yellow", (x, y, 3, 1), (x + 1, y - 1, 1, 3))
    stand(picture, enemy("commando", flipped=True), (56, 40))
    stand(picture, enemy("commando"), (84, 40))
    line(picture, "ink", (92, 38), (106, 36), 3)
    line(picture, "fog", (93, 38), (105, 36))
    fill(picture, "clay", (91, 38, 4, 2))
    for x, y in ((64, 23), (67, 26), (74, 25), (76, 21)):
        fill(picture, "white", (x, y, 1, 2))
        fill(picture, "shallow", (x, y + 1, 1, 1))
    return picture


def dug_in() -> pygame.Surface:
    """A helmet and a rifle above sandbags, the trench below in section."""
    picture = stage("dawn")
    scenery.ridge(picture, "violet", 0.48, 0.12, 17, 0)
    scenery.ground(picture, "clay", 26, "sand_d")
    fill(picture, "bark", (22, 26, 70, 16))
    fill(picture, "earth", (22, 26, 2, 16), (90, 26, 2, 16), (24, 39, 66, 3))
    for x in range(26, 90, 9):
        fill(picture, "earth", (x, 30, 1, 9))
    for number in range(22):
        x, y = int(hashed(number, 2) * WIDTH), 29 + int(hashed(number, 4) * 12)
        if not 20 < x < 92:
            fill(picture, "earth", (x, y, 3, 1))
    for x in (44, 68):
        picture.blit(outlined(prop("helmet_and_rifle")), (x - 6, 15))
        fill(picture, "forest", (x - 2, 24, 10, 8))
        fill(picture, "leaf", (x - 1, 24, 6, 8))
    for x in (4, 38, 72):
        stand(picture, prop("sandbags"), (x + 18, 31))
    return picture


def recruit() -> pygame.Surface:
    """A die under a parachute comes down on the drop zone."""
    picture = jungle_stage("day")
    scenery.cloud(picture, (22, 9), 5, "mist", "white")
    scenery.cloud(picture, (96, 13), 4, "mist", "white")
    scenery.ground(picture, "grass", 35, "lime")
    oval(picture, "abyss", (38, 36, 38, 6))
    oval(picture, "wave", (39, 36, 36, 5))
    oval(picture, "white", (45, 37, 24, 3))
    stand(picture, outlined(prop("parachute")), (57, 17))
    die = dice.dice_sprites()["commando_small_unknown"]
    picture.blit(die, (51, 17))
    stand(picture, commando("commando"), (20, 40))
    stand(picture, commando("commando", flipped=True), (94, 40))
    return picture


def cross_training() -> pygame.Surface:
    """Over the plank wall, through the tyres: a three becomes a four."""
    picture = jungle_stage("day")
    scenery.ground(picture, "sand_d", 35, "sand")
    stand(picture, prop("wall_of_planks"), (24, 39))
    stand(picture, commando("crouching"), (24, 24))
    for x in (44, 54, 64):
        oval(picture, "ink", (x - 6, 36, 13, 6))
        oval(picture, "slate", (x - 5, 36, 11, 5))
        oval(picture, "earth", (x - 3, 37, 7, 3))
    stand(picture, commando("runner"), (55, 38))
    sprites = dice.dice_sprites()
    picture.blit(sprites["commando_small_3"], (76, 22))
    picture.blit(sprites["commando_small_4"], (98, 22))
    arrow = from_rows(("...Y..", "YYYYY.", "YYYYYY", "YYYYY.", "...Y.."))
    picture.blit(outlined(arrow), (89, 26))
    return picture
