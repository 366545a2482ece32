"""A strip of real board at the foot of the settings, with every mark in the chosen colours."""

from __future__ import annotations

import logging
from functools import lru_cache

import pygame

from game import paths
from game.ui import marks, sprites, text, theme

_log = logging.getLogger(__name__)
_SPACE, _ZOOM = 16, 3
_COLUMNS, _HEIGHT = 18, 24
_TOP = 4  # of the spaces in the strip
# From which column on which ground: its row in the ground tileset, and its colour where that is missing.
_GROUNDS = ((0, 13, "grass"), (9, 15, "sand_d"), (14, 16, "forest"))
_VARIANTS = 9
_LEGAL, _ATTACK, _SELECTED, _LOST = (1, 2, 3, 4), (6, 7), 9, 12
_DICE = (("enemy_small_5", 7), ("commando_small_4", 9), ("commando_small_2", 15), ("enemy_small_3", 16))


def paint_sample(surface: pygame.Surface, pos: tuple[int, int], palette: str, numbers: bool) -> None:
    """Draw the strip with its upper left corner at `pos`."""
    strip = pygame.Surface((_COLUMNS * _SPACE, _HEIGHT))
    _paint_ground(strip)
    _paint_marks(strip, palette, numbers)
    for name, column in _DICE:
        strip.blit(sprites.sprite(name, 1, "dice"), (column * _SPACE + 2, _TOP + 1))
    line, _ = theme.MARKS[palette]["selected"]
    marks.brackets(strip, (_SELECTED * _SPACE - 1, _TOP - 1, _SPACE + 2, _SPACE + 2), line, 5)
    picture = pygame.transform.scale_by(strip, _ZOOM)
    surface.blit(picture, pos)
    pygame.draw.rect(surface, theme.rgb("ink"), picture.get_rect(topleft=pos).inflate(4, 4), 2)


@lru_cache(maxsize=1)
def _ground_sheet() -> pygame.Surface | None:
    try:
        return pygame.image.load(str(paths.maps() / "tilesets" / "ground.png"))
    except (OSError, pygame.error):
        _log.warning("the picture maps/tilesets/ground.png is missing")
        return None


def _paint_ground(strip: pygame.Surface) -> None:
    sheet = _ground_sheet()
    for column in range(_COLUMNS):
        _, row, colour = max(ground for ground in _GROUNDS if ground[0] <= column)
        for line in range(-1, 2):
            place = (column * _SPACE, _TOP + line * _SPACE)
            tile = pygame.Rect((column * 5 + line * 2) % _VARIANTS * _SPACE, row * _SPACE, _SPACE, _SPACE)
            if sheet and sheet.get_rect().contains(tile):
                strip.blit(sheet, place, tile)
            else:
                strip.fill(theme.rgb(colour), (*place, _SPACE, _SPACE))


def _paint_marks(strip: pygame.Surface, palette: str, numbers: bool) -> None:
    colours = theme.MARKS[palette]
    _frame(strip, _LEGAL, *colours["legal"])
    _frame(strip, _ATTACK, *colours["attack"])
    _frame(strip, (_LOST,), *colours["danger"])
    for column in _ATTACK:
        _stripes(strip, column, *colours["attack"])
    _stripes(strip, _LOST, *colours["danger"])
    for number, column in enumerate(_LEGAL, 1):
        _studs(strip, column, *colours["legal"])
        if numbers:
            for dx, dy in ((-1, 0), (1, 0), (0, -1), (0, 1)):
                text.draw(strip, str(number), (column * _SPACE + 8 + dx, _TOP + 4 + dy), "ink", "micro", "c")
            text.draw(strip, str(number), (column * _SPACE + 8, _TOP + 4), "white", "micro", "c")


def _frame(strip: pygame.Surface, columns: tuple[int, ...], line: str, twin: str) -> None:
    """One outline around several spaces, with its dark twin inside."""
    rect = pygame.Rect(columns[0] * _SPACE, _TOP, len(columns) * _SPACE, _SPACE)
    pygame.draw.rect(strip, theme.rgb(twin), rect.inflate(-2, -2), 1)
    pygame.draw.rect(strip, theme.rgb(line), rect, 1)


def _studs(strip: pygame.Surface, column: int, line: str, twin: str) -> None:
    for x in (3, 11):
        for y in (3, 11):
            strip.fill(theme.rgb(line), (column * _SPACE + x, _TOP + y, 2, 1))
            strip.fill(theme.rgb(twin), (column * _SPACE + x, _TOP + y + 1, 2, 1))


def _stripes(strip: pygame.Surface, column: int, line: str, twin: str) -> None:
    for y in range(2, _SPACE - 2):
        for x in range(2, _SPACE - 2):
            if (step := (x + y) % 6) < 2:
                strip.set_at((column * _SPACE + x, _TOP + y), theme.rgb(twin if step else line))
