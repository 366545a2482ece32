"""The three tilesets of Dice Commandos for Tiled: ground, walls and signs."""

from __future__ import annotations

import pygame

from tools.art.cards import SPACE, card_pictures
from tools.art.ground import THEMES
from tools.art.ground_tiles import BORDERS, FULL, OVER, VARIANTS, border_tiles, theme_row
from tools.art.icons import icon_sprites
from tools.art.palette import colour
from tools.art.tsx import Tile, Tileset, Wang, WangColour, WangSet
from tools.art.walls import COMBINATIONS, STYLES, wall_rows, walled_sides

GROUND_COLUMNS = 9
BORDER_ROWS = 2
SIGNS = (
    "drop",
    "circle",
    "triangle",
    "square",
    "objective",
    "explosive",
    "stealth",
    "prisoner",
    "detonator",
    "bait",
    "code",
    "tracking",
    "flag",
    "skull",
)
_RARE = 0.4  # how often the Terrain Brush picks the livelier half of the variants
_CALM_VARIANTS = 4


def _mark(name: str) -> str:
    return "#{:02x}{:02x}{:02x}".format(*colour(name))


def _slices(card: pygame.Surface) -> list[pygame.Surface]:
    """The nine spaces of a card in reading order."""
    places = [(x, y) for y in range(0, 3 * SPACE, SPACE) for x in range(0, 3 * SPACE, SPACE)]
    return [card.subsurface((x, y, SPACE, SPACE)) for x, y in places]


def _corner_wang(corners: int, theme: int, under: int) -> Wang:
    """The Wang id of a border tile: corners with their bit show the theme, the others what lies under it."""
    north_west, north_east, south_west, south_east = (theme if corners & bit else under for bit in (1, 2, 4, 8))
    return (0, north_east, 0, south_east, 0, south_west, 0, north_west)


def _ground_wang(first_theme: int, first_border: int) -> WangSet:
    """The corner set of all themes; a theme's number is its place in THEMES, from 1."""
    names = list(THEMES)
    under = names.index(OVER) + 1
    tiles: dict[int, Wang] = {}
    for place in range(len(names)):
        start = first_theme + place * VARIANTS
        tiles |= {start + variant: _corner_wang(FULL, place + 1, under) for variant in range(VARIANTS)}
    bordering = [number for number, name in enumerate(names, 1) if name != OVER]
    for place, theme in enumerate(bordering):
        start = first_border + place * BORDER_ROWS * GROUND_COLUMNS
        tiles |= {start + index: _corner_wang(corners, theme, under) for index, corners in enumerate(BORDERS)}
    colours = tuple(
        WangColour(name, _mark(THEMES[name].base), first_theme + place * VARIANTS) for place, name in enumerate(names)
    )
    return WangSet("Ground", "corner", colours, tiles)


def ground_tileset() -> Tileset:
    """Rows 0-12: the spaces of T01-T13. Then a row per theme, then two rows of borders per theme on grass."""
    pictures = [piece for card in card_pictures().values() for piece in _slices(card)]
    first_theme = len(pictures)
    for number, name in enumerate(THEMES):
        pictures += theme_row(number, name)
    first_border = len(pictures)
    for number, name in enumerate(THEMES):
        if name != OVER:
            pictures += border_tiles(number, name)
    lively = [n for n in range(first_theme, first_border) if (n - first_theme) % VARIANTS >= _CALM_VARIANTS]
    tiles = {number: Tile(probability=_RARE) for number in lively}
    return Tileset("ground", GROUND_COLUMNS, pictures, tiles, (_ground_wang(first_theme, first_border),))


def _edge_wang(bits: int) -> Wang:
    sides = walled_sides(bits)
    return (int(sides["north"]), 0, int(sides["east"]), 0, int(sides["south"]), 0, int(sides["west"]), 0)


def _wall_wang(row: int, name: str) -> WangSet:
    first = row * COMBINATIONS
    tiles = {first + bits: _edge_wang(bits) for bits in range(1, COMBINATIONS)}
    return WangSet(name, "edge", (WangColour(name, _mark("red"), first + COMBINATIONS - 1),), tiles)


def wall_tileset() -> Tileset:
    """Rows 0-4: the styles on the edge between spaces; rows 5-9: the same on the card's rim. Column: walled sides."""
    names = [*STYLES, *(f"{style} on the rim" for style in STYLES)]
    pictures = [tile for row in wall_rows() for tile in row]
    tiles = {number: Tile("Edges", walled_sides(number % COMBINATIONS)) for number in range(len(pictures))}
    wang_sets = tuple(_wall_wang(row, name) for row, name in enumerate(names))
    return Tileset("walls", COMBINATIONS, pictures, tiles, wang_sets)


def sign_tileset() -> Tileset:
    """Icons for the objects of a mission map, in the order of SIGNS."""
    icons = icon_sprites()
    return Tileset("signs", len(SIGNS), [icons[name] for name in SIGNS])
