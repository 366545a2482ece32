"""The dice on the board: where each stands, which one is under the pointer, its picture and what it has with it."""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache

import pygame

from game.engine.commandos.state import BOSS, is_enemy
from game.ui import sprites
from game.ui.skins.commandos.effects import Effects
from game.ui.skins.commandos.geometry import Geometry, places
from game.ui.skins.commandos.stage import DieSprite, Stage

Point = tuple[int, int]
SQUASH = 2  # board pixels by which a die is lower when it lands


def spaces_with_dice(stage: Stage, effects: Effects) -> dict[int, list[DieSprite]]:
    """The resting dice by their space, each list in the order of the letters."""
    found: dict[int, list[DieSprite]] = {}
    for die in stage.dice.values():
        if die.space >= 0 and die.letter not in effects.dice and die.letter not in effects.hidden:
            found.setdefault(die.space, []).append(die)
    return found


def die_rect(geometry: Geometry, stage: Stage, letter: str, effects: Effects) -> tuple[int, int, int, int] | None:
    """The board pixels of a die; None when it is not on the map."""
    if letter in effects.dice:
        return (*effects.dice[letter], *die_picture(letter, 1, "small").get_size())
    space = stage.dice[letter].space
    if space < 0 or letter in effects.hidden:
        return None
    dice = [die.letter for die in spaces_with_dice(stage, effects)[space]]
    dx, dy = places(len(dice))[dice.index(letter)]
    x, y = geometry.corner(space)
    return (x + dx, y + dy, *die_picture(letter, 1, "mini" if len(dice) > 1 else "small").get_size())


def die_at(geometry: Geometry, stage: Stage, pos: Point, selected: Collection[str] = ()) -> str | None:
    """The letter of the die under the pointer, the topmost of several; those that are selected lie on top."""
    x, y = geometry.board_pixel(pos)
    space = geometry.space_at(pos)
    if space is None:
        return None
    still = Effects()
    for die in sorted(reversed(stage.at(space)), key=lambda die: die.letter not in selected):
        rect = die_rect(geometry, stage, die.letter, still)
        if rect and pygame.Rect(rect).collidepoint(x, y):
            return die.letter
    return None


def die_picture(letter: str, face: int | None, size: str, zoom: int = 1) -> pygame.Surface:
    """A commando, enemy or boss die; a face of None or 0 is a question mark."""
    kind = "boss" if letter == BOSS else "enemy" if is_enemy(letter) else "commando"
    return sprites.sprite(f"{kind}_{size}_{face or 'unknown'}", zoom, "dice")


@lru_cache(maxsize=32)
def squashed(picture: pygame.Surface) -> pygame.Surface:
    """A die at the moment when it lands: a little lower."""
    return pygame.transform.scale(picture, (picture.get_width(), picture.get_height() - SQUASH))


def paint_badges(sheet: pygame.Surface, die: DieSprite, rect: tuple[int, int, int, int], out: int) -> None:
    """What a die has with it, on its left corners; `out` pixels further out where the die is small."""
    x, y, _, h = rect
    if die.stealth:
        sheet.blit(sprites.sprite("stealth", 1, "badges"), (x - 3 - out, y - 3 - out // 2))
    low = y + h - 6 + out
    if die.carries:
        sheet.blit(sprites.sprite("carried", 1, "badges"), (x - 4 - out, low))
    if len(die.carries) > 1:
        sheet.blit(sprites.sprite(f"count_{len(die.carries)}", 1, "badges"), (x + 3 - out, low))
