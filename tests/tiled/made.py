"""Small maps made by tests, read and drawn beside the pictures that they use."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory

import pygame

from game.content.report import Report
from game.content.tiled.normalise import read_tree
from game.content.tiled.tree import TileMap
from game.ui.tiled_view import tree_picture


def a_map(body: str, width: int, height: int, attributes: str = "") -> str:
    """The text of a map of 8×8 tiles."""
    return (
        f'<map version="1.10" orientation="orthogonal" width="{width}" height="{height}" tilewidth="8" tileheight="8" '
        f"{attributes}>{body}</map>"
    )


def a_sheet(width: int, height: int, attributes: str = "", inside: str = "") -> str:
    """The text of a tileset from the picture `a`."""
    size = f'tilewidth="{width}" tileheight="{height}"'
    return f'<tileset firstgid="1" name="a" {size} {attributes}>{inside}<image source="a.png"/></tileset>'


def a_layer(*cells: int, width: int, attributes: str = "") -> str:
    """The text of a tile layer."""
    size = f'width="{width}" height="{len(cells) // width}"'
    return f'<layer id="1" name="l" {size} {attributes}><data encoding="csv">{",".join(map(str, cells))}</data></layer>'


def an_object(attributes: str, layer: str = "") -> str:
    """The text of an object layer that holds the first tile of the picture `a`."""
    return f'<objectgroup id="2" {layer}><object id="1" gid="1" {attributes}/></objectgroup>'


def drawn(text: str, **pictures: pygame.Surface) -> tuple[TileMap, Report, pygame.Surface]:
    """The tree, the findings and the picture of a map that lies beside these pictures."""
    with TemporaryDirectory() as folder:
        for name, picture in pictures.items():
            pygame.image.save(picture, Path(folder) / f"{name}.png")
        file = Path(folder) / "map.tmx"
        file.write_text(text, encoding="utf-8")
        report = Report(file)
        tree = read_tree(file, report)
        assert tree is not None, report.as_text()
        return tree, report, tree_picture(tree)


def read(text: str) -> TileMap:
    """The tree of a map; what is wrong with it does not matter."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "map.tmx"
        file.write_text(text, encoding="utf-8")
        tree = read_tree(file, Report(file))
        assert tree is not None
        return tree


def spotted(width: int, height: int) -> pygame.Surface:
    """A picture in which no two pixels are alike."""
    picture = pygame.Surface((width, height))
    for x in range(width):
        for y in range(height):
            picture.set_at((x, y), (x * 9 + 1, y * 9 + 1, (x + y) * 5))
    return picture


def plain(colour: tuple[int, ...], width: int = 8, height: int = 8) -> pygame.Surface:
    """A picture of one colour."""
    picture = pygame.Surface((width, height), pygame.SRCALPHA)
    picture.fill(colour)
    return picture


def farthest(first: pygame.Surface, second: pygame.Surface) -> int:
    """The largest difference of any colour channel; transparent pixels are equal whatever colour they hide."""
    width, height = first.get_size()
    most = 0
    for at in ((x, y) for y in range(height) for x in range(width)):
        one, other = (tuple(sheet.get_at(at)) for sheet in (first, second))
        if one != other and (one[3] or other[3]):
            most = max(most, *(abs(a - b) for a, b in zip(one, other, strict=True)))
    return most
