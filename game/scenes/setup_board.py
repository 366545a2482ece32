"""Pictures of a board that nobody plays on yet: the whole board with its tokens, and the small one of the lists."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from pathlib import Path

import pygame

from game.content.locate import map_folders
from game.engine.commandos.board import SYMBOLS
from game.engine.commandos.board_spec import TILE_SIZE, BoardSpec
from game.scenes.setup_maps import FOLDER
from game.ui import marks, sprites, theme
from game.ui.board_picture import commandos_board_picture, space_corner
from game.ui.tiled_view import Layers

START, OBJECTIVE, TARGET, BOSS_SIGN = "drop", "objective", "flag", "skull"
_SHADOW = (0, 1)
_SPACE = 16
_DOT, _TILE = 3, 3 * TILE_SIZE + 1  # a space and a tile with its gap in the small picture, in its own pixels
_THUMB_ZOOM = 2
_LIGHT = 3 * 128  # the sum of red, green and blue from which on a dark wall is seen
_MARKS = {START: "wave", OBJECTIVE: "yellow"}  # all else is a spawn: red


def tokens(board: BoardSpec) -> list[tuple[int, str]]:
    """The space and the icon of everything that lies on the board before the first roll."""
    spawns = [(space, symbol) for space, symbol in zip(board.spawns, SYMBOLS, strict=True)]
    targets = [(space, TARGET) for space in board.targets]
    boss = [(board.boss, BOSS_SIGN)] if board.boss >= 0 else []
    objectives = [(space, OBJECTIVE) for space in board.objectives]
    return [*targets, *spawns, (board.drop_zone, START), *objectives, *boss]


@lru_cache(maxsize=16)
def _layers(board: BoardSpec, near: Path) -> Layers:
    return commandos_board_picture(board, near)


def forget() -> None:
    """Boards are drawn anew from their files: they may have changed."""
    for kept in (_layers, preview, thumbnail):
        kept.cache_clear()


def near_of(board: BoardSpec) -> Path:
    """Where the map of a board is, or would be: its cards are looked for from there."""
    files = [folder / FOLDER / f"{board.name}.tmx" for folder in map_folders()]
    return next((file for file in files if file.is_file()), files[-1])


def plain_board(board: BoardSpec, near: Path) -> pygame.Surface:
    """The board alone, one pixel a board pixel."""
    ground, walls = _layers(board, near)
    picture = ground.copy()
    picture.blit(walls, (0, 0))
    return picture


@lru_cache(maxsize=8)
def preview(board: BoardSpec, near: Path) -> pygame.Surface:
    """The board with its tokens, one pixel a board pixel. Its cards are looked for from the map `near`."""
    picture = plain_board(board, near)
    for space, icon in tokens(board):
        corner = space_corner(space % board.width, space // board.width)
        marks.shadow(picture, sprites.icon(icon), corner, _SHADOW)
        picture.blit(sprites.icon(icon), corner)
    return picture


@lru_cache(maxsize=32)
def thumbnail(board: BoardSpec, near: Path) -> pygame.Surface:
    """The board in flat colours, three pixels a space, at twice the size."""
    ground = _layers(board, near).ground
    picture = pygame.Surface((board.columns * _TILE - 1, board.rows * _TILE - 1))
    picture.fill(theme.rgb("ink"))
    for space in range(board.width * board.height):
        picture.fill(_main_colour(ground, board, space), (*_dot(board, space), _DOT, _DOT))
    for wall in board.walls:
        _draw_wall(picture, board, wall)
    for space, icon in tokens(board):
        _draw_mark(picture, _dot(board, space), _MARKS.get(icon, "red"))
    return pygame.transform.scale_by(picture, _THUMB_ZOOM)


def _dot(board: BoardSpec, space: int) -> tuple[int, int]:
    x, y = space % board.width, space // board.width
    return x // TILE_SIZE * _TILE + x % TILE_SIZE * _DOT, y // TILE_SIZE * _TILE + y % TILE_SIZE * _DOT


def _main_colour(ground: pygame.Surface, board: BoardSpec, space: int) -> tuple[int, int, int]:
    """The colour that most of a space's ground has."""
    left, top = space_corner(space % board.width, space // board.width)
    colours = Counter(
        tuple(ground.get_at((left + x, top + y)))[:3] for x in range(1, _SPACE, 2) for y in range(1, _SPACE, 2)
    )
    (red, green, blue), _ = colours.most_common(1)[0]
    return red, green, blue


def _draw_wall(picture: pygame.Surface, board: BoardSpec, wall: tuple[int, int]) -> None:
    """One pixel along the edge, on the upper or left space's side."""
    (x, y), (_, bottom) = (_dot(board, space) for space in wall)
    rect = (x + _DOT - 1, y, 1, _DOT) if y == bottom else (x, y + _DOT - 1, _DOT, 1)
    below = picture.get_at((rect[0], rect[1]))
    light = below.r + below.g + below.b > _LIGHT
    picture.fill(theme.rgb("bark" if light else "lime"), rect)


def _draw_mark(picture: pygame.Surface, dot: tuple[int, int], colour: str) -> None:
    x, y = dot
    picture.fill(theme.rgb("ink"), (x - 1, y, _DOT + 2, _DOT))
    picture.fill(theme.rgb("ink"), (x, y - 1, _DOT, _DOT + 2))
    picture.fill(theme.rgb(colour), (x, y, _DOT, _DOT))
