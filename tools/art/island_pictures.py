"""Pictures of Komandosi around the board: a living piece of it for the title, the six commandos, the flight home."""

from __future__ import annotations

import pygame

from tools.art import scenery
from tools.art.canvas import blank, fill, lay, outlined, zoomed
from tools.art.island_helicopter import aloft
from tools.art.island_places import PLACES
from tools.art.island_scenery import SCENERY
from tools.art.island_tiles import catalogue
from tools.art.komandosi_icons import icon_sprites
from tools.art.komandosi_pawns import COMMANDOS, house, pawn
from tools.art.komandosi_vehicles import vehicle_sprites
from tools.art.noise import hashed
from tools.island_layout.island import ISLAND
from tools.island_layout.squares import Squares

SQUARE = 16
TITLE_CARD = (360, 190)
SCENE = (240, 120)
"""Size of the pictures for set-up and victory, shown twice or three times as large."""
_CROP = (9, 7, 9, 6)  # columns and rows of the island on the title card
_CUT = (12, 19, 120, 64)  # what of it
_ON_THE_CARD = (
    # sprite, column and row of its square, how far to the right of and below its corner
    ("train_right", 10, 8, 2, 3), ("bank", 10, 9, 0, -2), ("pawn_blue", 11, 10, 4, -2), ("house_yellow", 10, 11, 5, -6),
    ("part_purple", 13, 9, 0, 1), ("pawn_red", 13, 10, 1, 4), ("pawn_yellow", 11, 11, 6, 1),
)  # fmt: skip


def _sprites() -> dict[str, pygame.Surface]:
    pieces = {f"pawn_{name}": pawn(name) for name in COMMANDOS} | {f"house_{name}": house(name) for name in COMMANDOS}
    return pieces | icon_sprites() | vehicle_sprites() | {name: draw() for name, (_, draw) in PLACES.items()}


def title_komandosi() -> pygame.Surface:
    """A piece of the island with pieces on it, at three times its size."""
    left, top, columns, rows = _CROP
    board = pygame.Surface((columns * SQUARE, rows * SQUARE))
    specs, numbers = list(catalogue().values()), Squares(ISLAND.rows, ISLAND.bridges).tiles()
    for row in range(rows):
        for column in range(columns):
            number = numbers[(top + row) * len(ISLAND.rows[0]) + left + column]
            board.blit(specs[number].draw(0), (column * SQUARE, row * SQUARE))
    lay(board, SCENERY["helipad"](), ((14 - left) * SQUARE, (10 - top) * SQUARE))
    lay(board, PLACES["helicopter"][1](), ((14 - left) * SQUARE - 2, (10 - top) * SQUARE + 6))
    for name, column, row, dx, dy in _ON_THE_CARD:
        lay(board, _sprites()[name], ((column - left) * SQUARE + dx, (row - top) * SQUARE + dy))
    picture = pygame.Surface(TITLE_CARD)
    picture.blit(zoomed(board.subsurface(_CUT), 3), (0, 0))
    return picture


def _dusk(horizon: int) -> pygame.Surface:
    """An evening over the sea."""
    width, height = SCENE
    picture = pygame.Surface(SCENE, pygame.SRCALPHA)
    sky = pygame.Surface((width, horizon), pygame.SRCALPHA)
    scenery.sky(sky, ("night", "abyss", "plum", "violet", "coral", "orange"), 1.0)
    scenery.stars(sky, 40, horizon // 2, 5)
    picture.blit(sky, (0, 0))
    fill(picture, "abyss", (0, horizon, width, height - horizon))
    for y in range(horizon, height, 2):
        for x in range(0, width, 6):
            if hashed(x, y, 6) < 0.25:
                fill(picture, "coral" if y < horizon + 8 else "ocean", (x, y, 4, 1))
    return picture


def setup_komandosi() -> pygame.Surface:
    """The six commandos on the beach in the evening, the helicopter behind them."""
    picture = _dusk(62)
    for x, foot, height, seed in ((14, 96, 60, 1), (34, 98, 44, 3), (222, 96, 62, 2), (204, 98, 40, 4)):
        scenery.palm(picture, "ink", (x, foot), height, seed)
    fill(picture, "clay", (0, 86, SCENE[0], 1))
    fill(picture, "sand_d", (0, 87, SCENE[0], 34))
    for y in range(89, SCENE[1], 2):
        for x in range(0, SCENE[0], 4):
            if hashed(x, y, 9) < 0.12:
                fill(picture, "clay", (x, y, 2, 1))
    lay(picture, zoomed(aloft(0), 2), (72, 34))
    for place, name in enumerate(COMMANDOS):
        lay(picture, zoomed(pawn(name), 2), (22 + 34 * place, 78 + 4 * (place % 2)))
    return picture


def victory_komandosi() -> pygame.Surface:
    """The helicopter over the evening sea, a commando waving from its ladder, the island small behind it."""
    picture = _dusk(78)
    isle = blank(110, 26)
    for x in range(110):
        rise = round(min(x, 109 - x, 26) * (0.5 + 0.4 * hashed(x // 5, 2, 7)))
        fill(isle, "night", (x, 26 - rise, 1, rise))
    lay(picture, isle, (118, 56))
    for x, seed in ((150, 2), (168, 4), (190, 1)):
        scenery.palm(picture, "night", (x, 68), 20, seed, 0.6)
    fill(picture, "sand_d", (126, 79, 92, 1))
    lay(picture, zoomed(aloft(0), 2), (24, 8))
    ladder = blank(7, 44)
    for y in range(0, 44, 5):
        fill(ladder, "sand_l", (0, y, 1, 5), (6, y, 1, 5), (0, y, 7, 1))
    lay(picture, ladder, (62, 56))
    lay(picture, _climber(), (57, 78))
    return picture


def _climber() -> pygame.Surface:
    """A commando who holds on with one hand and waves with the other."""
    figure = blank(16, 26)
    fill(figure, "forest", (4, 9, 8, 9))
    fill(figure, "leaf", (4, 9, 2, 9))
    fill(figure, "forest", (11, 3, 2, 8), (2, 4, 3, 7))
    fill(figure, "sand", (11, 1, 2, 3), (2, 2, 3, 3), (5, 4, 6, 5))
    fill(figure, "sand_l", (5, 4, 2, 4))
    fill(figure, "red", (4, 1, 8, 3))
    fill(figure, "coral", (4, 1, 5, 1))
    fill(figure, "earth", (5, 18, 3, 5), (9, 18, 3, 4))
    fill(figure, "bark", (4, 23, 4, 2), (9, 22, 4, 2))
    return outlined(figure)


def picture_sprites() -> dict[str, pygame.Surface]:
    """`title_komandosi`, `setup_komandosi`, `victory_komandosi`."""
    pictures = {"title_komandosi": title_komandosi(), "setup_komandosi": setup_komandosi()}
    return pictures | {"victory_komandosi": victory_komandosi()}
