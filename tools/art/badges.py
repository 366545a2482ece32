"""Badges that lie over a die or a space: what it carries, its stealth, how many lie there."""

from __future__ import annotations

import pygame

from tools.art.canvas import blank, fill, from_rows, outlined
from tools.art.sprite_files import read_sprites

COUNTS = range(2, 17)

_DIGITS = {
    "1": (".#.", "##.", ".#.", ".#.", "###"),
    "2": ("##.", "..#", ".#.", "#..", "###"),
    "3": ("##.", "..#", ".#.", "..#", "##."),
    "4": ("#.#", "#.#", "###", "..#", "..#"),
    "5": ("###", "#..", "##.", "..#", "##."),
    "6": (".##", "#..", "###", "#.#", "###"),
    "7": ("###", "..#", ".#.", ".#.", ".#."),
    "8": ("###", "#.#", "###", "#.#", "###"),
    "9": ("###", "#.#", "###", "..#", "##."),
    "0": ("###", "#.#", "#.#", "#.#", "###"),
}


def _number(count: int) -> pygame.Surface:
    """A small paper plate with a number, for example the count of a crowd."""
    digits = [from_rows(row.replace("#", "b") for row in _DIGITS[sign]) for sign in str(count)]
    plate = blank(4 * len(digits) + 1, 7)
    fill(plate, "sand_l", (0, 0, *plate.get_size()))
    for place, digit in enumerate(digits):
        plate.blit(digit, (1 + 4 * place, 1))
    return outlined(plate)


def badge_sprites() -> dict[str, pygame.Surface]:
    """Every badge by name; number plates are `count_2` to `count_16`."""
    badges = {name: outlined(drawing) for name, drawing in read_sprites("badges").items()}
    return badges | {f"count_{count}": _number(count) for count in COUNTS}
