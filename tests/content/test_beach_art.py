"""The beach tilesets: in the repository as made, in the palette, complete for the Terrain Brush, with moving water."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from pathlib import Path

import pygame
import pytest

from tools.art.beach_scenery import NAME, SCENERY
from tools.art.beach_tiles import BORDERS, COVER_NAMES, GROUNDS, beach_tileset
from tools.art.canvas import same_pixels
from tools.art.palette import COLOURS

TILESETS = Path(__file__).parents[2] / "maps" / "tilesets"
MAPS = sorted((TILESETS.parent / "dday").glob("*.tmx"))
WATERS = {"deep", "sea", "surf", "pool"}
AGAIN = "run: python tools/art/make.py tilesets"


def beach() -> ET.Element:
    return ET.parse(TILESETS / "beach.tsx").getroot()


def corner_mixes(wang_set: ET.Element) -> set[tuple[int, ...]]:
    """The corners of every tile of a terrain set, as numbers of terrains."""
    return {tuple(map(int, tile.get("wangid", "").split(",")[1::2])) for tile in wang_set.iter("wangtile")}


def terrain_set(name: str) -> ET.Element:
    found = beach().find(f"wangsets/wangset[@name='{name}']")
    assert found is not None
    return found


def test_the_stored_beach_is_what_the_workshop_makes():
    made = beach_tileset()
    stored = pygame.image.load(TILESETS / "beach.png")
    for number, tile in enumerate(made.pictures):
        corner = number % made.columns * 16, number // made.columns * 16
        assert same_pixels(tile, stored.subsurface((*corner, 16, 16))), f"tile {number}: {AGAIN}"


@pytest.mark.parametrize("name", SCENERY)
def test_the_stored_scenery_is_what_the_workshop_makes(name):
    assert same_pixels(SCENERY[name](), pygame.image.load(TILESETS / NAME / f"{name}.png")), AGAIN


def test_the_scenery_tileset_names_every_picture_in_its_order():
    root = ET.parse(TILESETS / f"{NAME}.tsx").getroot()
    images = [image.get("source") for image in root.findall("tile/image")]
    assert images == [f"{NAME}/{name}.png" for name in SCENERY]
    assert {path.stem for path in (TILESETS / NAME).glob("*.png")} == set(SCENERY)


@pytest.mark.parametrize("path", ["beach.png", *(f"{NAME}/{name}.png" for name in SCENERY)])
def test_every_pixel_of_a_beach_is_a_palette_colour_or_thin_ink(path):
    raw = pygame.image.tobytes(pygame.image.load(TILESETS / path), "RGBA")
    pixels = {tuple(raw[i : i + 4]) for i in range(0, len(raw), 4) if raw[i + 3]}
    allowed = {(*rgb, 255) for rgb in COLOURS.values()}
    assert {pixel for pixel in pixels - allowed if pixel[:3] != COLOURS["ink"]} == set()


def test_the_terrain_brush_has_every_mix_of_two_grounds_that_border():
    mixes, names = corner_mixes(terrain_set("Ground")), list(GROUNDS)
    for pair in BORDERS:
        numbers = {names.index(name) + 1 for name in pair}
        assert len({mix for mix in mixes if set(mix) <= numbers}) == 16, pair


def test_the_terrain_brush_has_every_mix_of_a_cover_with_bare_ground():
    mixes = corner_mixes(terrain_set("Cover"))
    for number, name in enumerate(COVER_NAMES, 1):
        assert len({mix for mix in mixes if number in mix}) == 15, name


def test_all_grounds_can_be_reached_from_one_another_by_borders():
    """Else the Terrain Brush could not put a beach between the sea and a meadow."""
    reached = {"deep"}
    for _ in GROUNDS:
        reached |= {name for pair in BORDERS if reached & set(pair) for name in pair}
    assert reached == set(GROUNDS)


def test_open_water_and_shores_move_and_land_does_not():
    root = beach()
    frames = {int(tile.get("id", "")): tile.findall("animation/frame") for tile in root.findall("tile")}
    for name, names in (("Ground", tuple(GROUNDS)), ("Cover", COVER_NAMES)):
        for tile in terrain_set(name).iter("wangtile"):
            shown = {names[int(number) - 1] for number in tile.get("wangid", "").split(",")[1::2] if number != "0"}
            moves = len(frames.get(int(tile.get("tileid", "")), [])) > 1
            assert moves == bool(shown & WATERS), (name, shown)


def test_every_shipped_battle_map_uses_the_beach_by_a_relative_path():
    assert len(MAPS) == 8
    for path in MAPS:
        sources = re.findall(r'<tileset firstgid="\d+" source="([^"]+)"', path.read_text(encoding="utf-8"))
        assert sources == ["../tilesets/beach.tsx", f"../tilesets/{NAME}.tsx"], path.name
