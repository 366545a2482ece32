"""What stands on beaches: bunker, casemate, landing craft, obstacles, mines, trees, houses; a collection for Tiled."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from collections.abc import Callable
from pathlib import Path

import pygame

from tools.art.atlas import write_picture
from tools.art.canvas import blank, disc, fill, line, outlined, oval, polygon
from tools.art.palette import colour

NAME = "beach_scenery"


def bunker() -> pygame.Surface:
    """The Bunker with its long slit and two machine guns."""
    s = blank(96, 38)
    polygon(s, "steel", (4, 12), (14, 0), (82, 0), (92, 12), (92, 37), (4, 37))
    polygon(s, "mist", (5, 12), (15, 1), (81, 1), (91, 12))
    fill(s, "fog", (4, 12, 88, 25))
    fill(s, "mist", (4, 12, 88, 2))
    fill(s, "steel", (84, 14, 8, 23), (18, 27, 60, 2))
    fill(s, "ink", (18, 18, 60, 9))
    fill(s, "night", (20, 20, 56, 6))
    for x in (30, 48, 66):
        fill(s, "slate", (x, 22, 3, 8))
        fill(s, "fog", (x, 22, 1, 8))
    for x in (30, 66):
        fill(s, "orange", (x, 30, 3, 3))
        fill(s, "yellow", (x + 1, 31, 1, 4))
    for x, y in ((10, 18), (12, 30), (86, 20), (26, 33), (60, 34)):
        fill(s, "steel", (x, y, 4, 1), (x + 2, y + 1, 1, 2))
    fill(s, "leaf", (16, 0, 12, 3), (62, 0, 16, 3), (40, 3, 8, 2))
    fill(s, "grass", (18, 0, 6, 1), (64, 0, 8, 1))
    return outlined(s)


def casemate() -> pygame.Surface:
    """A gun casemate under grass."""
    s = blank(44, 26)
    polygon(s, "steel", (0, 25), (0, 10), (8, 2), (35, 2), (43, 10), (43, 25))
    polygon(s, "fog", (2, 24), (2, 11), (9, 4), (34, 4), (41, 11), (41, 24))
    fill(s, "ink", (13, 12, 18, 9))
    fill(s, "slate", (20, 15, 4, 11))
    fill(s, "fog", (20, 15, 1, 11))
    polygon(s, "leaf", (6, 4), (12, 0), (32, 0), (38, 4), (34, 6), (10, 6))
    fill(s, "grass", (13, 1, 8, 1), (25, 1, 5, 1))
    return outlined(s)


def landing_craft() -> pygame.Surface:
    """A landing craft with its ramp up."""
    s = blank(22, 34)
    polygon(s, "slate", (2, 4), (19, 4), (21, 28), (17, 33), (4, 33), (0, 28))
    polygon(s, "steel", (2, 4), (19, 4), (20, 27), (1, 27))
    fill(s, "clay", (4, 6, 14, 18))
    for y in (6, *range(9, 24, 3)):
        fill(s, "earth", (4, y, 14, 1))
    fill(s, "fog", (3, 0, 16, 5), (2, 5, 1, 22), (7, 26, 8, 1))
    fill(s, "mist", (3, 0, 16, 1))
    fill(s, "slate", (7, 27, 8, 4))
    return outlined(s)


def hedgehog() -> pygame.Surface:
    """An obstacle of three crossed beams."""
    s = blank(13, 11)
    line(s, "slate", (1, 10), (11, 0), 2)
    line(s, "steel", (1, 0), (11, 10), 2)
    line(s, "bark", (6, 0), (6, 10), 2)
    line(s, "fog", (1, 0), (5, 4))
    fill(s, "rust", (5, 4, 3, 3))
    return outlined(s)


def crater() -> pygame.Surface:
    """A shell hole."""
    s = blank(16, 11)
    oval(s, "sand_l", (0, 0, 16, 11))
    oval(s, "clay", (1, 1, 14, 9))
    oval(s, "earth", (2, 2, 12, 7))
    oval(s, "clay", (4, 5, 8, 3))
    return s


def wire() -> pygame.Surface:
    """A stretch of barbed wire."""
    s = blank(32, 8)
    for x in range(3, 30, 6):
        pygame.draw.circle(s, colour("slate"), (x, 4), 3, 1)
        fill(s, "mist", (x, 1, 1, 1))
    fill(s, "bark", (1, 0, 1, 8), (16, 0, 1, 8), (30, 0, 1, 8))
    return s


def mine() -> pygame.Surface:
    """A landmine with its horns."""
    s = blank(12, 12)
    for x, y in ((5, 0), (0, 5), (10, 5), (1, 1), (9, 1)):
        fill(s, "steel", (x, y, 2, 3))
    disc(s, "night", (6, 7), 4)
    fill(s, "slate", (4, 4, 3, 1))
    fill(s, "red", (5, 6, 2, 2))
    return outlined(s)


def tree() -> pygame.Surface:
    """A round tree from above."""
    s = blank(14, 17)
    fill(s, "bark", (6, 12, 2, 5))
    disc(s, "pine", (7, 7), 6)
    disc(s, "forest", (6, 6), 5)
    disc(s, "leaf", (5, 5), 3)
    fill(s, "grass", (4, 3, 2, 1), (3, 4, 1, 1))
    return outlined(s)


def hedge() -> pygame.Surface:
    """A stretch of hedgerow."""
    s = blank(34, 9)
    for x in range(4, 32, 6):
        disc(s, "pine", (x, 5), 4)
        disc(s, "forest", (x, 4), 3)
        fill(s, "leaf", (x - 1, 2, 2, 1))
    return outlined(s)


def house() -> pygame.Surface:
    """A seaside house with a red roof."""
    s = blank(30, 26)
    polygon(s, "rust", (0, 12), (6, 2), (23, 2), (29, 12))
    fill(s, "orange", (7, 3, 16, 1))
    for y in (6, 9):
        fill(s, "wine", (4, y, 22, 1))
    fill(s, "paper", (3, 12, 24, 13))
    fill(s, "mist", (22, 12, 5, 13))
    fill(s, "slate", (6, 15, 4, 4), (19, 15, 4, 4), (13, 17, 4, 8))
    fill(s, "bark", (13, 17, 4, 1))
    return outlined(s)


def ruin() -> pygame.Surface:
    """A house without its roof."""
    s = blank(30, 22)
    polygon(s, "mist", (2, 21), (2, 6), (7, 9), (11, 2), (16, 8), (21, 4), (27, 11), (27, 21))
    fill(s, "fog", (20, 11, 7, 10))
    fill(s, "night", (6, 12, 4, 5), (17, 12, 4, 5))
    fill(s, "steel", (2, 20, 25, 1), (12, 16, 3, 5))
    return outlined(s)


def cliff() -> pygame.Surface:
    """A stretch of cliff with a rope hanging down."""
    s = blank(48, 22)
    fill(s, "steel", (0, 4, 48, 18))
    for x in range(0, 48, 6):
        polygon(s, "fog", (x, 4), (x + 5, 4), (x + 3, 16 + x % 5), (x + 1, 14))
        fill(s, "mist", (x + 1, 5, 1, 6))
    fill(s, "leaf", (0, 2, 48, 3))
    fill(s, "grass", (0, 0, 48, 2))
    fill(s, "sand_d", (23, 3, 1, 19))
    for y in range(5, 22, 4):
        fill(s, "earth", (22, y, 3, 1))
    return outlined(s)


def seawall() -> pygame.Surface:
    """A stretch of sea wall."""
    s = blank(64, 10)
    fill(s, "fog", (0, 0, 64, 10))
    fill(s, "mist", (0, 0, 64, 3))
    fill(s, "steel", (0, 8, 64, 2))
    for x in range(0, 64, 8):
        fill(s, "steel", (x + x // 8 % 2 * 3, 3, 1, 5))
    return outlined(s)


SCENERY: dict[str, Callable[[], pygame.Surface]] = {
    "bunker": bunker,
    "casemate": casemate,
    "landing_craft": landing_craft,
    "hedgehog": hedgehog,
    "crater": crater,
    "wire": wire,
    "mine": mine,
    "tree": tree,
    "hedge": hedge,
    "house": house,
    "ruin": ruin,
    "cliff": cliff,
    "seawall": seawall,
}
"""In the order of their numbers in the tileset."""


def write_scenery(folder: Path) -> None:
    """Writes the pictures into a folder of their own, and the collection that names them."""
    root = ET.Element("tileset", {"version": "1.8", "tiledversion": "1.8.2", "name": NAME})
    pictures = {name: draw() for name, draw in SCENERY.items()}
    widest = max(picture.get_width() for picture in pictures.values())
    highest = max(picture.get_height() for picture in pictures.values())
    root.attrib |= {"tilewidth": str(widest), "tileheight": str(highest), "tilecount": str(len(pictures))}
    root.attrib |= {"columns": "0", "objectalignment": "center"}
    ET.SubElement(root, "grid", orientation="orthogonal", width="1", height="1")
    for number, (name, picture) in enumerate(pictures.items()):
        write_picture(folder / NAME / f"{name}.png", picture)
        tile = ET.SubElement(root, "tile", id=str(number))
        size = {"width": str(picture.get_width()), "height": str(picture.get_height())}
        ET.SubElement(tile, "image", {**size, "source": f"{NAME}/{name}.png"})
    ET.indent(root, space=" ")
    text = '<?xml version="1.0" encoding="UTF-8"?>\n' + ET.tostring(root, encoding="unicode") + "\n"
    (folder / f"{NAME}.tsx").write_text(text, encoding="utf-8")
