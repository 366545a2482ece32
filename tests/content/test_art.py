"""What the art workshop makes: it is in the repository as made, complete, in the palette, and fits together."""

from __future__ import annotations

import json
import tomllib
import wave
import xml.etree.ElementTree as ET
from array import array
from pathlib import Path

import pygame
import pytest

from tools.art import badges, dday_cards, dday_dice, dday_markers, dice, tilesets
from tools.art.atlas import packed
from tools.art.canvas import same_pixels
from tools.art.palette import COLOURS
from tools.art.sounds.cues import CUES, cue
from tools.art.sounds.synth import as_pcm
from tools.art.vignettes import EVENTS, vignette_sprites
from tools.art.walls import SIDES

ROOT = Path(__file__).parents[2]
IMAGES, SOUNDS, FONTS = (ROOT / "assets" / name for name in ("images", "sounds", "fonts"))
DDAY_CARDS = ROOT / "assets" / "cards" / "dday"
TILESETS = ROOT / "maps" / "tilesets"
ATLASES = ("icons", "dice", "badges", "pictures", "dawn", "dday", "komandosi")
LOADOUTS = [f"L{number:02d}" for number in range(1, 23)]
BASIC_EVENTS = [f"B{number:02d}" for number in range(1, 21)]
ADVANCED_EVENTS = [f"V{number:02d}" for number in range(1, 7)]
POLISH = "ąćęłńóśźżĄĆĘŁŃÓŚŹŻ"
NORTH, EAST, SOUTH, WEST = 0, 2, 4, 6  # places in a Wang id
MOST_SOUND = 2_000_000  # bytes


def places(atlas: str) -> dict[str, list[int]]:
    return json.loads((IMAGES / f"{atlas}.json").read_text(encoding="utf-8"))


def picture(atlas: str) -> pygame.Surface:
    return pygame.image.load(IMAGES / f"{atlas}.png")


def sprite(atlas: str, name: str) -> pygame.Surface:
    return picture(atlas).subsurface(places(atlas)[name])


def tileset(name: str) -> ET.Element:
    return ET.parse(TILESETS / f"{name}.tsx").getroot()


def foreign_colours(surface: pygame.Surface, shadow_alpha: bool = False) -> set[tuple[int, ...]]:
    """Colours that are neither of the palette nor transparent; thin ink passes where shadows are allowed."""
    raw = pygame.image.tobytes(surface, "RGBA")
    pixels = {tuple(raw[i : i + 4]) for i in range(0, len(raw), 4)}
    allowed = {(*rgb, 255) for rgb in COLOURS.values()}
    thin_ink = {pixel for pixel in pixels if shadow_alpha and pixel[:3] == COLOURS["ink"]}
    return {pixel for pixel in pixels if pixel[3]} - allowed - thin_ink


@pytest.mark.parametrize(
    ("atlas", "sprites", "width"),
    [
        ("icons", dday_cards.all_icons, 272),
        ("dice", dice.dice_sprites, 340),
        ("badges", badges.badge_sprites, 128),
        ("dday", dday_cards.dday_sprites, 592),
    ],
)
def test_the_stored_atlas_is_what_the_workshop_makes(atlas, sprites, width):
    sheet, made = packed(sprites(), width)
    assert same_pixels(sheet, picture(atlas)), f"run: python tools/art/make.py sprites ({atlas} differs)"
    assert {name: list(place) for name, place in made.items()}.items() <= places(atlas).items()


def test_the_stored_event_pictures_are_what_the_workshop_makes():
    stale = [name for name, made in vignette_sprites().items() if not same_pixels(made, sprite("pictures", name))]
    assert not stale, "run: python tools/art/make.py pictures"


@pytest.mark.parametrize("make", [tilesets.wall_tileset, tilesets.ground_tileset, tilesets.sign_tileset])
def test_the_stored_tileset_is_what_the_workshop_makes(make):
    made = make()
    stored = pygame.image.load(TILESETS / f"{made.name}.png")
    for number, tile in enumerate(made.pictures):
        corner = number % made.columns * 16, number // made.columns * 16
        assert same_pixels(tile, stored.subsurface((*corner, 16, 16))), f"{made.name}, tile {number}"


@pytest.mark.parametrize("name", ["press", "die_land", "step_grass", "combat_win", "dice_tumble"])
def test_the_stored_sound_is_what_the_workshop_makes(name):
    with wave.open(str(SOUNDS / f"{name}.wav")) as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, 22050)
        stored = array("h", file.readframes(file.getnframes()))
    made = as_pcm(cue(name))
    assert len(made) == len(stored)
    assert max(abs(a - b) for a, b in zip(made, stored, strict=True)) <= 2, "more than the rounding of another machine"


def test_every_cue_has_its_file_and_all_together_are_small():
    files = {path.stem: path.stat().st_size for path in SOUNDS.glob("*.wav")}
    assert set(files) == set(CUES)
    assert sum(files.values()) < MOST_SOUND


@pytest.mark.parametrize("atlas", ATLASES)
def test_every_sprite_lies_inside_its_atlas(atlas):
    whole = picture(atlas).get_rect()
    outside = [name for name, place in places(atlas).items() if not whole.contains(pygame.Rect(place))]
    assert not outside


@pytest.mark.parametrize("atlas", ATLASES)
def test_every_pixel_of_an_atlas_is_a_palette_colour(atlas):
    assert not foreign_colours(picture(atlas))


@pytest.mark.parametrize(("name", "shadows"), [("ground", False), ("walls", True), ("signs", False)])
def test_every_pixel_of_a_tileset_is_a_palette_colour(name, shadows):
    assert not foreign_colours(pygame.image.load(TILESETS / f"{name}.png"), shadows)


def test_every_load_out_has_an_icon_of_its_own():
    drawn = [tuple(places("icons")[name]) for name in LOADOUTS]
    assert all(place[2:] == (16, 16) for place in drawn)
    assert len(set(drawn)) == len(LOADOUTS) - 1, "only the two Explosive Charges share one"


def test_every_basic_event_has_a_picture_of_card_size():
    assert list(EVENTS) == [*BASIC_EVENTS, *ADVANCED_EVENTS]
    assert {tuple(places("pictures")[name][2:]) for name in EVENTS} == {(114, 42)}


@pytest.mark.parametrize(("size", "pixels"), [("small", [12, 14]), ("mini", [9, 10]), ("big", [24, 27])])
def test_every_die_has_six_faces_and_an_unknown_one(size, pixels):
    for kind in dice.KINDS:
        for face in (*dice.FACES, "unknown"):
            assert places("dice")[f"{kind}_{size}_{face}"][2:] == pixels


def card_ids() -> list[str]:
    """The ids of all cards in the data of D-Day Dice."""
    lists = [tomllib.loads((DDAY_CARDS / f"{kind}.toml").read_text(encoding="utf-8")) for kind in dday_cards.KINDS]
    return [card["id"] for cards in lists for rows in cards.values() for card in rows]


@pytest.mark.skipif(not (DDAY_CARDS / "items.toml").exists(), reason="the cards of D-Day Dice are not written yet")
def test_every_card_of_dday_dice_has_its_picture_and_its_icon():
    assert not {f"card_{card}" for card in card_ids()} - set(places("dday"))
    assert not {f"dd_{card}" for card in card_ids()} - set(places("icons"))


def test_no_two_cards_of_dday_dice_look_alike():
    drawn = {name: pygame.image.tobytes(sprite("dday", name), "RGBA") for name in places("dday") if name[:5] == "card_"}
    assert len(drawn) == 24 + 28 + 6 + 12
    assert len(set(drawn.values())) == len(drawn)


def test_every_die_of_dday_dice_has_its_faces_in_two_sizes():
    for name in dday_dice.COLOURS:
        for face in dday_dice.FACES:
            assert tuple(places("dday")[f"die_{name}_{face}_big"][2:]) == dday_dice.BIG
            assert tuple(places("dday")[f"die_{name}_{face}_small"][2:]) == dday_dice.SMALL


def test_the_dice_of_dday_dice_differ_without_their_colours():
    """The letter of the colour lies on the corner of every die."""
    for size, box in (("big", (0, 0, 18, 18)), ("small", (0, 0, 7, 7))):
        shapes = set()
        for name, paint in dday_dice.COLOURS.items():
            corner = sprite("dday", f"die_{name}_skull_{size}").subsurface(box)
            pixels = [corner.get_at((x, y))[:3] == COLOURS[paint.pip] for x in range(box[2]) for y in range(box[3])]
            shapes.add(tuple(pixels))
        assert len(shapes) == len(dday_dice.COLOURS)


@pytest.mark.parametrize("colour", range(len(dday_markers.PAINTS)))
def test_the_marker_of_a_unit_that_must_move_has_another_shape(colour: int):
    for unit in dday_markers.SIGNS:
        names = [f"marker_{unit}_{colour}_{turn}" for turn in dday_markers.TURNS]
        masks = [pygame.mask.from_surface(sprite("dday", name)) for name in names]
        assert {mask.count() for mask in masks[:3]} == {masks[0].count()} != {masks[3].count()}


@pytest.mark.parametrize("name", ["ground", "walls", "signs"])
def test_a_tileset_file_describes_its_picture(name):
    root = tileset(name)
    image = root.find("image")
    width, height = pygame.image.load(TILESETS / image.get("source")).get_size()
    assert (image.get("width"), image.get("height")) == (str(width), str(height))
    assert (root.get("tilewidth"), root.get("tileheight"), root.get("name")) == ("16", "16", name)
    assert int(root.get("tilecount")) == int(root.get("columns")) * height // 16


def wall_properties() -> dict[int, dict[str, bool]]:
    tiles = tileset("walls").findall("tile")
    assert {tile.get("type") for tile in tiles} == {"Edges"}
    return {
        int(tile.get("id")): {prop.get("name"): prop.get("value") == "true" for prop in tile.iter("property")}
        for tile in tiles
    }


def test_the_properties_of_a_wall_tile_follow_its_column():
    for number, sides in wall_properties().items():
        assert sides == {side: bool(number % 16 & bit) for side, bit in SIDES.items()}


def test_the_edge_sets_of_the_walls_agree_with_their_properties():
    properties, seen = wall_properties(), set()
    for wang_set in tileset("walls").iter("wangset"):
        assert wang_set.get("type") == "edge"
        for tile in wang_set.iter("wangtile"):
            number, wang = int(tile.get("tileid")), [int(part) for part in tile.get("wangid").split(",")]
            told = {"north": wang[NORTH], "east": wang[EAST], "south": wang[SOUTH], "west": wang[WEST]}
            assert told == properties[number]
            assert not any(wang[1::2]), "an edge set has no corners"
            seen.add(number)
    assert seen == {number for number in properties if number % 16}


def test_a_wall_between_two_spaces_meets_in_the_middle():
    """Both halves touch the edge: no gap runs along a wall."""
    walls = pygame.image.load(TILESETS / "walls.png")
    for row in range(5):
        for near, far, (near_line, far_line) in (("south", "north", (15, 0)), ("east", "west", (15, 0))):
            for step in range(4, 12):
                for side, line in ((near, near_line), (far, far_line)):
                    x, y = (step, line) if side in ("north", "south") else (line, step)
                    assert walls.get_at((SIDES[side] * 16 + x, row * 16 + y))[3] == 255, (row, side, step)


def test_a_wall_on_the_rim_leaves_nothing_to_the_neighbour():
    """Its outline closes it on the outer side, so it needs no other half."""
    walls = pygame.image.load(TILESETS / "walls.png")
    for row in range(5, 10):
        for side, line in (("north", 0), ("south", 15), ("east", 15), ("west", 0)):
            places_on_line = [(step, line) if side in ("north", "south") else (line, step) for step in range(16)]
            colours = {walls.get_at((SIDES[side] * 16 + x, row * 16 + y))[:4] for x, y in places_on_line}
            opaque = {colour[:3] for colour in colours if colour[3] == 255}
            assert opaque == {COLOURS["ink"]}, (row, side)


def test_the_terrain_brush_knows_every_mix_of_each_ground_with_grass():
    wang_set = tileset("ground").find("wangsets/wangset")
    names = [terrain.get("name") for terrain in wang_set.iter("wangcolor")]
    corners = {tuple(tile.get("wangid").split(",")[1::2]) for tile in wang_set.iter("wangtile")}
    grass = names.index("grass") + 1
    for theme in range(1, len(names) + 1):
        assert len({mix for mix in corners if set(mix) <= {str(theme), str(grass)}}) == (1 if theme == grass else 16)


@pytest.mark.parametrize(
    ("file_name", "size"),
    [("jersey-10-em18.ttf", 18), ("jersey-15.ttf", 27), ("departure-mono.otf", 11), ("tiny5.ttf", 8)],
)
def test_every_font_has_the_polish_letters(file_name, size):
    pygame.font.init()
    metrics = pygame.font.Font(FONTS / file_name, size).metrics(POLISH)
    assert [letter for letter, box in zip(POLISH, metrics, strict=True) if not box] == []


def test_every_font_has_its_licence_beside_it_and_is_credited():
    credits = (ROOT / "assets" / "CREDITS.md").read_text(encoding="utf-8")
    fonts = [path for path in FONTS.iterdir() if path.suffix in (".ttf", ".otf")]
    assert len(fonts) == 4
    for font in fonts:
        licence = FONTS / f"OFL-{font.stem.removesuffix('-em18')}.txt"
        assert "SIL OPEN FONT LICENSE" in licence.read_text(encoding="utf-8").upper()
        assert font.name in credits and licence.name in credits
