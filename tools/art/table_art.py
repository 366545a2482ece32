"""Small pictures around the games: the table's cloth, the title's cards."""

from __future__ import annotations

from pathlib import Path

import pygame

from tools.art import dice
from tools.art.canvas import lay, put, zoomed
from tools.art.cards import PITCH, card_pictures
from tools.art.icons import icon_sprites
from tools.art.palette import colour
from tools.art.walls import SIDES, STYLES, wall_rows

SOURCE = Path(__file__).parent / "source"
TITLE_CARD = (360, 190)

_CROP = (50, 42, 120, 64)  # the piece of the first mission's board on the title card
_CARDS = (("T02", "T03", "T04"), ("T06", "T07", "T08"), ("T10", "T11", "T12"))
_FIRST_COLUMN = 1
_WALLS = (
    # style, on the rim, column and row of the space, walled sides
    ("stone", True, 8, 2, ("south",)), ("sandbag", True, 9, 2, ("west",)), ("bamboo", True, 5, 3, ("north",)),
    ("bamboo", False, 4, 3, ("east",)), ("bamboo", False, 5, 3, ("west",)), ("bamboo", False, 4, 4, ("east",)),
    ("bamboo", False, 5, 4, ("west",)), ("boulder", False, 6, 4, ("east",)), ("boulder", False, 7, 4, ("east", "west")),
    ("boulder", False, 8, 4, ("west",)), ("fence", False, 9, 3, ("south",)), ("fence", False, 9, 4, ("north",)),
    ("fence", False, 11, 4, ("south",)), ("fence", False, 11, 5, ("north",)), ("fence", False, 3, 6, ("east",)),
    ("fence", False, 4, 6, ("west",)),
)  # fmt: skip


def cloth(base: str, dot: str) -> pygame.Surface:
    """The pattern of a table: an 8x8 tile with two staggered dots."""
    tile = pygame.Surface((8, 8))
    tile.fill(colour(base))
    tile.set_at((0, 0), colour(dot))
    tile.set_at((4, 4), colour(dot))
    return tile


def _space_corner(column: int, row: int) -> tuple[int, int]:
    """The board pixel at the upper left of a space: cards are a gap apart."""
    return column // 3 * PITCH + column % 3 * 16, row // 3 * PITCH + row % 3 * 16


def _board() -> pygame.Surface:
    """The part of the first mission's board that the title card needs."""
    board = pygame.Surface((4 * PITCH, 3 * PITCH))
    board.fill(colour("ink"))
    pictures, rows = card_pictures(), wall_rows()
    for row, names in enumerate(_CARDS):
        for column, name in enumerate(names, _FIRST_COLUMN):
            board.blit(pictures[name], (column * PITCH, row * PITCH))
    for style, on_the_rim, column, row, sides in _WALLS:
        bits = sum(SIDES[side] for side in sides)
        tiles = rows[STYLES.index(style) + (len(STYLES) if on_the_rim else 0)]
        lay(board, tiles[bits], _space_corner(column, row))
    return board


def title_commandos() -> pygame.Surface:
    """Dice Commandos: a living piece of the board, at three times its size."""
    board = _board()
    sprites = dice.dice_sprites()
    for name, column, row in (("commando_small_4", 4, 4), ("enemy_small_5", 7, 3), ("enemy_small_6", 8, 2)):
        x, y = _space_corner(column, row)
        put(board, sprites[name], (x + 2, y + 1), (2, 2))
    x, y = _space_corner(10, 4)
    put(board, icon_sprites()["objective"], (x, y - 6))
    picture = pygame.Surface(TITLE_CARD)
    picture.blit(zoomed(board.subsurface(_CROP), 3), (0, 0))
    return picture


def title_in_preparation(game: str) -> pygame.Surface:
    """A game that is being prepared: its board as a kept picture, at twice its size."""
    return zoomed(pygame.image.load(SOURCE / f"title_{game}.png"), 2)
