"""Tilesets, pictures and templates that a map uses: of other formats, damaged, or not what they should be."""

from __future__ import annotations

import json
import struct
import zlib
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.content.boards import check_map
from game.content.report import Report
from game.content.tiled.normalise import read_tree
from tests.tiled.made import a_map, plain

MISSION = "commandos/01_gather_intel.tmx"
CARD = "commandos/tiles/T05.tmx"


def told(file: Path) -> list[str]:
    """The findings on a map, a line each."""
    return [finding.as_line() for finding in check_map([file])[0].findings]


@pytest.mark.parametrize(
    "text", ['{"tilewidth": 1', '{"tilewidth": 1}' + "]", '{"a":' * 100_000], ids=["cut", "more", "deep"]
)
def test_a_json_tileset_that_is_broken(text: str, maps: Path, change: Callable[..., Path]) -> None:
    (maps / "tilesets" / "cards.tsj").write_text(text, encoding="utf-8")
    file = change(MISSION, "cards.tsx", "cards.tsj")
    assert ["JSON-BROKEN" in line and "cards.tsj:1: error" in line for line in told(file)] == [True]


def test_a_picture_of_more_than_sixteen_million_pixels(maps: Path) -> None:
    head = b"IHDR" + struct.pack(">IIBBBBB", 16_000, 16_000, 8, 6, 0, 0, 0)
    chunks = (struct.pack(">I", len(it) - 4) + it + struct.pack(">I", zlib.crc32(it)) for it in (head, b"IEND"))
    (maps / "tilesets" / "ground.png").write_bytes(b"\x89PNG\r\n\x1a\n" + b"".join(chunks))
    assert "PICTURE-TOO-BIG" in told(maps / CARD)[0] and "16000×16000" in told(maps / CARD)[0]


def test_a_template_without_an_object(maps: Path) -> None:
    (maps / "templates" / "drop-zone.tx").write_text("<template/>", encoding="utf-8")
    assert ["NOT-TILED" in line and "drop-zone.tx:1: error" in line for line in told(maps / MISSION)] == [True]


SHEET: dict[str, Any] = {
    "type": "tileset",
    "name": "ruins",
    "class": "Ruins",
    "tilewidth": 8,
    "tileheight": 4,
    "margin": 1,
    "spacing": 2,
    "image": "a.png",
    "transparentcolor": "#ff00ff",
    "tileoffset": {"x": 3, "y": -2},
    "objectalignment": "top",
    "tilerendersize": "grid",
    "fillmode": "preserve-aspect-fit",
    "properties": [
        {"name": "deep", "type": "bool", "value": True},
        {"name": "stats", "type": "class", "propertytype": "S", "value": {"hp": 7, "armour": {"front": 1.5}}},
        {"name": "links", "type": "list", "value": [{"type": "int", "value": 1}, {"type": "string", "value": "b"}]},
    ],
    "tiles": [
        {"id": 1, "type": "Wall", "properties": [{"name": "cover", "type": "int", "value": 2}]},
        {"id": 2, "animation": [{"tileid": 0, "duration": 100}, {"tileid": 1, "duration": 50}]},
    ],
}
SAME_SHEET = """<tileset name="ruins" class="Ruins" tilewidth="8" tileheight="4" margin="1" spacing="2"
 objectalignment="top" tilerendersize="grid" fillmode="preserve-aspect-fit"><tileoffset x="3" y="-2"/><properties>
 <property name="deep" type="bool" value="true"/><property name="stats" type="class"><properties>
 <property name="hp" type="int" value="7"/><property name="armour" type="class"><properties>
 <property name="front" type="float" value="1.5"/></properties></property></properties></property>
 <property name="links" type="list"><item type="int" value="1"/><item value="b"/></property></properties>
 <image source="a.png" trans="ff00ff"/>
 <tile id="1" type="Wall"><properties><property name="cover" type="int" value="2"/></properties></tile>
 <tile id="2"><animation><frame tileid="0" duration="100"/><frame tileid="1" duration="50"/></animation></tile>
</tileset>"""


def test_a_json_tileset_says_the_same_as_its_xml(tmp_path: Path) -> None:
    pygame.image.save(plain((9, 9, 9), 32, 16), tmp_path / "a.png")
    (tmp_path / "ruins.tsj").write_text(json.dumps(SHEET), encoding="utf-8")
    (tmp_path / "ruins.tsx").write_text(SAME_SHEET, encoding="utf-8")
    sets = []
    for name in ("ruins.tsj", "ruins.tsx"):
        file = tmp_path / "map.tmx"
        file.write_text(a_map(f'<tileset firstgid="3" source="{name}"/>', 1, 1), encoding="utf-8")
        report = Report(file)
        tree = read_tree(file, report)
        assert tree is not None and report.findings == []
        tiles = {number: replace(tile, line=0) for number, tile in tree.tilesets[0].tiles.items()}
        sets.append(replace(tree.tilesets[0], file=file, line=0, tiles=tiles))
    assert sets[0] == sets[1] and sets[0].properties["stats.armour.front"] == 1.5


def test_a_json_collection_has_a_picture_for_each_tile(tmp_path: Path) -> None:
    pygame.image.save(plain((9, 9, 9), 5, 6), tmp_path / "a.png")
    tiles = [{"id": 4, "image": "a.png", "imagewidth": 5, "imageheight": 6, "x": 1, "y": 2, "width": 3, "height": 3}]
    content = {"type": "tileset", "tilewidth": 8, "tileheight": 8, "tiles": tiles}
    (tmp_path / "a.tsj").write_text(json.dumps(content), encoding="utf-8")
    file = tmp_path / "map.tmx"
    file.write_text(a_map('<tileset firstgid="1" source="a.tsj"/>', 1, 1), encoding="utf-8")
    tree = read_tree(file, Report(file))
    assert tree is not None and tree.tilesets[0].tiles[4].part == (1, 2, 3, 3)


@pytest.mark.parametrize("text", ['{"type": "map", "tilewidth": 8}', "[1]", '{"type": "tileset"}'])
def test_json_that_is_no_tileset(text: str, maps: Path, change: Callable[..., Path]) -> None:
    (maps / "tilesets" / "cards.tsj").write_text(text, encoding="utf-8")
    file = change(MISSION, "cards.tsx", "cards.tsj")
    assert ["MAP-JSON" in line and "cards.tsj:1: error" in line for line in told(file)] == [True]


def test_a_damaged_picture_is_told(maps: Path) -> None:
    picture = maps / "tilesets" / "ground.png"
    content = bytearray(picture.read_bytes())
    content[len(content) // 2] ^= 1
    picture.write_bytes(bytes(content))
    assert ["PICTURE-UNREADABLE" in line for line in told(maps / CARD)] == [True]
