"""The island tilesets: in the repository as made, in the palette, complete for the Terrain Brush, with moving water."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from functools import cache
from pathlib import Path

import pygame
import pytest

from game.content.komandosi_models import PlaceKind, TerrainKind
from tools.art import island_places, island_scenery
from tools.art.canvas import same_pixels
from tools.art.island_shapes import BLOBS
from tools.art.island_tiles import GROUNDS, WAYS, catalogue, island_tileset, tile_numbers
from tools.art.palette import COLOURS
from tools.island_layout.writer import TEMPLATES, template_text

MAPS = Path(__file__).parents[2] / "maps"
TILESETS = MAPS / "tilesets"
PLACES = {name: draw for name, (_, draw) in island_places.PLACES.items()}
PICTURES = {f"{island_places.NAME}/{name}": draw for name, draw in PLACES.items()}
PICTURES |= {f"{island_scenery.NAME}/{name}": draw for name, draw in island_scenery.SCENERY.items()}
AGAIN = "run: python tools/art/make.py tilesets"
WATERS = {TerrainKind.SEA, TerrainKind.LAKE, TerrainKind.RIVER}


@cache
def root_of(name: str) -> ET.Element:
    return ET.parse(TILESETS / f"{name}.tsx").getroot()


def terrain_set(name: str) -> ET.Element:
    found = root_of("island").find(f"wangsets/wangset[@name='{name}']")
    assert found is not None
    return found


def wangs(name: str) -> dict[int, tuple[int, ...]]:
    """The Wang id of every tile of a terrain set."""
    return {
        int(tile.get("tileid", "")): tuple(map(int, tile.get("wangid", "").split(",")))
        for tile in terrain_set(name).iter("wangtile")
    }


def kinds() -> dict[int, str]:
    """The terrain of every tile."""
    return {
        int(tile.get("id", "")): tile.find("properties/property[@name='kind']").get("value")  # type: ignore[union-attr, misc]
        for tile in root_of("island").findall("tile")
    }


def test_the_stored_island_is_what_the_workshop_makes():
    made = island_tileset()
    stored = pygame.image.load(TILESETS / "island.png")
    for number, tile in enumerate(made.pictures):
        corner = number % made.columns * 16, number // made.columns * 16
        assert same_pixels(tile, stored.subsurface((*corner, 16, 16))), f"tile {number}: {AGAIN}"


@pytest.mark.parametrize("path", PICTURES)
def test_the_stored_places_and_scenery_are_what_the_workshop_makes(path):
    assert same_pixels(PICTURES[path](), pygame.image.load(TILESETS / f"{path}.png")), AGAIN


@pytest.mark.parametrize(
    ("name", "names"), [(island_places.NAME, list(PLACES)), (island_scenery.NAME, list(island_scenery.SCENERY))]
)
def test_a_collection_names_every_picture_in_its_order(name, names):
    images = [image.get("source") for image in root_of(name).findall("tile/image")]
    assert images == [f"{name}/{it}.png" for it in names]
    assert {path.stem for path in (TILESETS / name).glob("*.png")} == set(names)


@pytest.mark.parametrize("path", ["island", *PICTURES])
def test_every_pixel_of_an_island_is_a_palette_colour_or_thin_ink(path):
    raw = pygame.image.tobytes(pygame.image.load(TILESETS / f"{path}.png"), "RGBA")
    pixels = {tuple(raw[i : i + 4]) for i in range(0, len(raw), 4) if raw[i + 3]}
    allowed = {(*rgb, 255) for rgb in COLOURS.values()}
    assert {pixel for pixel in pixels - allowed if pixel[:3] != COLOURS["ink"]} == set()


def test_every_tile_says_its_terrain_and_all_terrains_are_there():
    assert {tile.get("type") for tile in root_of("island").findall("tile")} == {"Terrain"}
    assert list(kinds().values()) == [str(spec.kind) for spec in catalogue().values()]
    assert set(kinds().values()) == set(TerrainKind)


def test_every_kind_of_place_has_a_picture_that_says_it():
    said = [tile.find("properties/property").get("value") for tile in root_of(island_places.NAME).findall("tile")]
    assert said == [str(kind) for kind, _ in island_places.PLACES.values()]
    assert set(said) == set(PlaceKind) == set(TEMPLATES)


@pytest.mark.parametrize("kind", TEMPLATES)
def test_the_templates_are_as_laid_out(kind):
    assert (MAPS / "templates" / f"{kind}.tx").read_text(encoding="utf-8") == template_text(kind)


def test_the_terrain_brush_has_all_mixes_of_two_grounds_that_meet():
    names = list(GROUNDS)
    around = {"sea": "plain", "deep sea": "sea", "forest": "plain", "lake": "plain", "airport": "plain"}
    for name, beside in around.items():
        own, other = names.index(name) + 1, names.index(beside) + 1
        numbers = {tile_numbers()[key] for key in catalogue() if key.name == name and not key.mouths}
        mixes = {wang for number, wang in wangs("Ground").items() if number in numbers}
        assert len(mixes) == len(BLOBS) - 1 == 46, name  # a square of its own is stamped, not brushed
        assert all(set(mix) <= {own, other} for mix in mixes)


def test_the_terrain_brush_has_every_way_and_what_is_where_two_cross():
    names = list(WAYS)
    mixes = set(wangs("Ways").values())
    for number in range(1, len(names) + 1):
        assert len({mix for mix in mixes if set(mix) <= {0, number}}) == 15, names[number - 1]
    road, rail, river = (names.index(name) + 1 for name in ("road", "rail", "river"))
    for one, other in ((road, rail), (road, river), (rail, river)):
        for north, east in ((one, other), (other, one)):
            assert (north, 0, east, 0, north, 0, east, 0) in mixes


def test_tiles_of_one_mix_are_of_one_terrain():
    """Else the Terrain Brush would choose the rules by chance."""
    for name in ("Ground", "Ways"):
        told: dict[tuple[int, ...], set[str]] = {}
        for number, wang in wangs(name).items():
            told.setdefault(wang, set()).add(kinds()[number])
        assert all(len(terrains) == 1 for terrains in told.values())


def test_tiles_that_touch_water_move_and_land_does_not():
    frames = {int(tile.get("id", "")): tile.findall("animation/frame") for tile in root_of("island").findall("tile")}
    for key, number in tile_numbers().items():
        wet = kinds()[number] in WATERS or key.name.endswith("bridge")
        assert (len(frames[number]) > 1) == wet, key


def dry(number: int, x: int) -> int:
    """How many pixels of a column of a tile are beach."""
    sheet = pygame.image.load(TILESETS / "island.png")
    beach = {COLOURS[name] for name in ("sand", "sand_l", "sand_d", "leaf", "forest", "clay")}
    left, top = number % 16 * 16, number // 16 * 16
    return sum(sheet.get_at((left + x, top + y))[:3] in beach for y in range(16))


def test_all_tiles_with_the_same_land_beside_a_side_have_as_much_beach_there():
    """So the coast runs on from any tile to any other that may lie beside it."""
    for column, corner_north, north, corner_south, south in ((15, 1, 0, 3, 4), (0, 7, 0, 5, 4)):
        beaches: dict[tuple[int, ...], set[int]] = {}
        for number, wang in wangs("Ground").items():
            side = 2 if column else 6
            if kinds()[number] == "sea" and wang[side] == 2:
                seen = tuple(wang[place] for place in (north, corner_north, south, corner_south))
                beaches.setdefault(seen, set()).add(dry(number, column))
        for seen, found in beaches.items():
            assert max(found) - min(found) <= 2, (column, seen, found)


def test_the_shipped_island_uses_its_tilesets_by_relative_paths():
    text = (MAPS / "komandosi" / "island.tmx").read_text(encoding="utf-8")
    sources = re.findall(r'<tileset firstgid="\d+" source="([^"]+)"', text)
    names = ("island", island_places.NAME, island_scenery.NAME)
    assert sources == [f"../tilesets/{name}.tsx" for name in names]
