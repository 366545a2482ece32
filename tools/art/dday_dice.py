"""D-Day Dice at the table: its three colours with their letters, the two number dice and what lies on a die."""

from __future__ import annotations

import pygame

from tools.art.canvas import blank, fill, from_rows, line, outlined, zoomed
from tools.art.dice import KINDS, Paint, die_body, pip_places
from tools.art.palette import LETTERS, colour
from tools.art.sprite_files import read_sprites

COLOURS = {
    "red": Paint("wine", "red", "coral", "white"),
    "white": KINDS["white"],
    "blue": Paint("abyss", "ocean", "wave", "white"),
}
FACES = ("skull", "star", "soldier", "soldiers", "courage", "tool")
NUMBERS = range(1, 7)
BIG, SMALL = (72, 81), (24, 27)
NUMBER_DIE = (44, 50)

_TABS = {
    "red": ("####.", "#...#", "####.", "#..#.", "#...#"),
    "white": ("#...#", "#...#", "#.#.#", "##.##", "#...#"),
    "blue": ("####.", "#...#", "####.", "#...#", "####."),
}
"""The letters R, W and B: the colour of a die is never told by colour alone."""

_QUESTION = (".##.", "#..#", "...#", "..#.", "....", "..#.")
_GLYPH_CENTRE = (12, 12)
_MINE = Paint("ink", "slate", "steel", "yellow")


def _letters(rows: tuple[str, ...], name: str) -> pygame.Surface:
    letter = next(letter for letter, rgb in LETTERS.items() if rgb == colour(name))
    return from_rows(row.replace("#", letter) for row in rows)


def glyph(face: str, front: str, hole: str) -> pygame.Surface:
    """The sign of a face in two colours."""
    drawing = read_sprites("dday_faces")[face]
    recoloured = blank(*drawing.get_size())
    names = {colour("white"): colour(front), colour("ink"): colour(hole)}
    for x in range(drawing.get_width()):
        for y in range(drawing.get_height()):
            if drawing.get_at((x, y))[3]:
                r, g, b, _ = drawing.get_at((x, y))
                recoloured.set_at((x, y), names[(r, g, b)])
    return recoloured


def _symbol_die(paint: Paint, face: str) -> pygame.Surface:
    die = die_body(paint, *SMALL, lip=4, corner=4)
    fill(die, paint.light, (2, 2, 1, 2), (3, 2, 1, 1), (5, 2, 11, 1))
    sign = glyph(face, paint.pip, paint.face)
    die.blit(sign, (_GLYPH_CENTRE[0] - sign.get_width() // 2, _GLYPH_CENTRE[1] - sign.get_height() // 2))
    return die


def _tab(name: str, rim: int) -> pygame.Surface:
    """The little plate with the letter of the die's colour."""
    size = 5 + 2 * rim
    plate = blank(size, size)
    fill(plate, COLOURS[name].face, (0, 0, size, size))
    plate.blit(_letters(_TABS[name], COLOURS[name].pip), (rim, rim))
    return outlined(plate)


def _die(name: str, face: str) -> dict[str, pygame.Surface]:
    small = _symbol_die(COLOURS[name], face)
    big = zoomed(small, BIG[0] // SMALL[0])
    big.blit(zoomed(_tab(name, rim=1), 2), (0, 0))
    small.blit(_tab(name, rim=0), (0, 0))
    return {f"die_{name}_{face}_big": big, f"die_{name}_{face}_small": small}


def _cancelled(width: int, height: int, bar: int) -> pygame.Surface:
    """The red cross over a die that does not count."""
    sign = blank(width, height)
    inset, low = width // 7, height - height // 4
    for name, thickness in (("ink", bar + 4), ("coral", bar)):
        line(sign, name, (inset, inset), (width - inset, low), thickness)
        line(sign, name, (width - inset, inset), (inset, low), thickness)
    return sign


def _virtual(face: str) -> pygame.Surface:
    """A result without a die: a white slip with a torn, dashed rim."""
    slip = blank(22, 22)
    fill(slip, "paper", (0, 0, 22, 22))
    fill(slip, "white", (1, 1, 20, 1))
    for step in range(0, 22, 4):
        fill(slip, "ocean", (step, 0, 2, 1), (step, 21, 2, 1), (0, step, 1, 2), (21, step, 1, 2))
    sign = glyph(face, "ink", "paper")
    slip.blit(sign, (11 - sign.get_width() // 2, 11 - sign.get_height() // 2))
    return outlined(slip)


def _machine_gun_body() -> pygame.Surface:
    return die_body(KINDS["white"], NUMBER_DIE[0] // 2, NUMBER_DIE[1] // 2, lip=4, corner=4)


def _landmine_body() -> pygame.Surface:
    """An iron die with four horns, so that it is never taken for a machine gun's."""
    die = blank(NUMBER_DIE[0] // 2, NUMBER_DIE[1] // 2)
    die.blit(die_body(_MINE, 18, 21, lip=3, corner=6), (2, 2))
    for x, y in ((3, 0), (15, 0), (3, 21), (15, 21)):
        fill(die, "ink", (x, y, 4, 4))
        fill(die, "coral", (x + 1, y + 1, 2, 2))
    return die


def _number_dice() -> dict[str, pygame.Surface]:
    dice = {}
    for kind, body, pip in (("mgf", _machine_gun_body, "ink"), ("minef", _landmine_body, "yellow")):
        for number in NUMBERS:
            die = body()
            for column, row in pip_places(number):
                fill(
                    die,
                    pip,
                    (4 + column * 5, 4 + row * 5, 4, 4) if kind == "mgf" else (6 + column * 4, 6 + row * 4, 3, 3),
                )
            dice[f"{kind}_{number}"] = zoomed(die, 2)
        die = body()
        die.blit(_letters(_QUESTION, pip), (9, 7))
        dice[f"{kind}_unknown"] = zoomed(die, 2)
    return dice


def dice_sprites() -> dict[str, pygame.Surface]:
    """Every die of D-Day Dice, the slips of virtual results and the crosses of cancelled ones."""
    sprites: dict[str, pygame.Surface] = {}
    for name in COLOURS:
        for face in FACES:
            sprites |= _die(name, face)
    sprites |= {f"virtual_{face}": _virtual(face) for face in FACES}
    sprites |= {"cancelled_big": _cancelled(*BIG, bar=5), "cancelled_small": _cancelled(*SMALL, bar=2)}
    return sprites | _number_dice()
