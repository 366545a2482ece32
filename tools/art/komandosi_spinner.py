"""The spinner of Komandosi: a disc with the letters of the rows inside and the numbers of the columns outside."""

from __future__ import annotations

import math

import pygame

from tools.art.canvas import blank, fill, from_rows
from tools.art.palette import LETTERS, colour

RADIUS = 84
"""Of the disc, in pixels of the screen; the picture is two pixels wider on every side."""
ROWS, COLUMNS = 18, 26
"""Of the island of the game; on another one the window writes on the bare disc."""
LETTER_RING, NUMBER_RING = 45, 66
"""How far from the middle letters and numbers stand."""
_MIDDLE = RADIUS + 2
_RINGS = ((RADIUS - 3, "ink"), (RADIUS - 8, "clay"), (RADIUS - 10, "ink"))
_BETWEEN, _HUB = 58, 30
_GLYPHS = {
    "0": "0E11131519110E", "1": "040C040404040E", "2": "0E11010204081F", "3": "1F02040201110E", "4": "02060A121F0202",
    "5": "1F101E0101110E", "6": "0608101E11110E", "7": "1F010204080808", "8": "0E11110E11110E", "9": "0E11110F01020C",
    "A": "0E11111F111111", "B": "1E11111E11111E", "C": "0E11101010110E", "D": "1E11111111111E", "E": "1F10101E10101F",
    "F": "1F10101E101010", "G": "0E11101711110F", "H": "1111111F111111", "I": "0E04040404040E", "J": "0702020202120C",
    "K": "11121418141211", "L": "1010101010101F", "M": "111B1515111111", "N": "11111915131111", "O": "0E11111111110E",
    "P": "1E11111E101010", "Q": "0E11111115120D", "R": "1E11111E141211",
}  # fmt: skip
"""Letters and digits of 5x7: two hexadecimal digits a row, the highest of five bits on the left."""


def glyph(sign: str, name: str) -> pygame.Surface:
    """A letter or digit of 5x7 pixels in a palette colour."""
    letter = next(key for key, rgb in LETTERS.items() if rgb == colour(name))
    code = _GLYPHS[sign]
    rows = (int(code[at : at + 2], 16) for at in range(0, len(code), 2))
    return from_rows("".join(letter if row & 16 >> bit else "." for bit in range(5)) for row in rows)


def disc(written: bool) -> pygame.Surface:
    """The disc; bare, or with the signs of the game's island around it, the first of each to the right, clockwise."""
    face = blank(2 * _MIDDLE, 2 * _MIDDLE)
    for y in range(0, 2 * _MIDDLE, 2):
        for x in range(0, 2 * _MIDDLE, 2):
            if name := _colour_at(x + 1 - _MIDDLE, y + 1 - _MIDDLE, written):
                fill(face, name, (x, y, 2, 2))
    if written:
        for row in range(ROWS):
            _write(face, chr(ord("A") + row), (row + 0.5) / ROWS, LETTER_RING, "abyss")
        for column in range(COLUMNS):
            _write(face, str(column + 1), (column + 0.5) / COLUMNS, NUMBER_RING, "bark")
    return face


def _colour_at(x: int, y: int, written: bool) -> str:
    away, turn = math.hypot(x, y), math.atan2(y, x) / math.tau % 1
    if away > RADIUS:
        return ""
    for reach, name in _RINGS:
        if away > reach:
            return name
    if away > _BETWEEN:
        return ("paper", "sand")[int(turn * COLUMNS) % 2] if written else "paper"
    if away > _BETWEEN - 2:
        return "ink"
    if away > _HUB:
        return ("foam", "shallow")[int(turn * ROWS) % 2] if written else "foam"
    return "ink" if away > _HUB - 2 else ("ocean" if x + y < 0 else "abyss")


def _write(face: pygame.Surface, text: str, turn: float, ring: int, name: str) -> None:
    width = 6 * len(text) - 1
    x = _MIDDLE + math.cos(turn * math.tau) * ring - width / 2
    y = _MIDDLE + math.sin(turn * math.tau) * ring - 3.5
    for place, sign in enumerate(text):
        face.blit(glyph(sign, name), (round(x) + 6 * place, round(y)))


def hub() -> pygame.Surface:
    """The knob in the middle, on top of the pointer."""
    knob = blank(24, 24)
    for y in range(0, 24, 2):
        for x in range(0, 24, 2):
            away = math.hypot(x - 11, y - 11)
            name = "ink" if away > 9.5 else "orange" if x + y > 24 else "yellow"
            if away <= 12:
                fill(knob, name, (x, y, 2, 2))
    fill(knob, "white", (6, 6, 4, 4))
    return knob


def pointer(reach: int = NUMBER_RING - 6) -> pygame.Surface:
    """The pointer, pointing up; its foot is the middle of the disc."""
    arrow = blank(20, reach)
    for y in range(0, reach, 2):
        half = 2 + 6 * y // reach
        fill(arrow, "ink", (10 - half - 2, y, 2 * half + 4, 2))
        if y > 2:
            fill(arrow, "coral", (10 - half, y, half, 2))
            fill(arrow, "red", (10, y, half, 2))
    return arrow


def spinner_sprites() -> dict[str, pygame.Surface]:
    """The disc of the game's island, a bare one, the pointer and the knob."""
    return {
        "spinner_disc": disc(written=True),
        "spinner_bare": disc(written=False),
        "spinner_pointer": pointer(),
        "spinner_hub": hub(),
    }
