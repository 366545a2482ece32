"""The pieces of Komandosi: in the repository as made, in the palette, and never told apart by colour alone."""

from __future__ import annotations

import json
import tomllib
from itertools import combinations
from pathlib import Path

import pygame
import pytest

from tools.art import island_pictures
from tools.art.atlas import packed
from tools.art.canvas import same_pixels
from tools.art.komandosi_pawns import COMMANDOS
from tools.art.komandosi_pieces import komandosi_sprites
from tools.art.komandosi_spinner import COLUMNS, ROWS
from tools.art.palette import COLOURS

ROOT = Path(__file__).parents[2]
IMAGES, CARDS = ROOT / "assets" / "images", ROOT / "assets" / "cards" / "komandosi"
PARTS = ("orange", "purple", "brown")
WIDTH = 578


def places(atlas: str = "komandosi") -> dict[str, list[int]]:
    return json.loads((IMAGES / f"{atlas}.json").read_text(encoding="utf-8"))


def sprite(name: str, atlas: str = "komandosi") -> pygame.Surface:
    return pygame.image.load(IMAGES / f"{atlas}.png").subsurface(places(atlas)[name])


def ids(file: str) -> list[str]:
    """The ids of the cards in a file."""
    rows = tomllib.loads((CARDS / f"{file}.toml").read_text(encoding="utf-8"))
    return [card["id"] for cards in rows.values() if isinstance(cards, list) for card in cards]


def shape(name: str) -> tuple[tuple[int, int], bytes]:
    """The outline of a sprite: what is left when its colours are taken away."""
    picture = sprite(name)
    mask = pygame.mask.from_surface(picture, 10)
    return picture.get_size(), pygame.image.tobytes(mask.to_surface(), "RGB")


def test_the_stored_atlas_is_what_the_workshop_makes():
    sheet, made = packed(komandosi_sprites(), WIDTH)
    stored = pygame.image.load(IMAGES / "komandosi.png")
    assert same_pixels(sheet, stored), "run: python tools/art/make.py sprites"
    assert {name: list(place) for name, place in made.items()} == places()


def test_every_pixel_of_the_pieces_is_a_palette_colour():
    raw = pygame.image.tobytes(pygame.image.load(IMAGES / "komandosi.png"), "RGBA")
    pixels = {tuple(raw[i : i + 4]) for i in range(0, len(raw), 4) if raw[i + 3]}
    assert pixels <= {(*rgb, 255) for rgb in COLOURS.values()}


@pytest.mark.parametrize("name", ["title_komandosi", "setup_komandosi", "victory_komandosi"])
def test_the_stored_pictures_are_what_the_workshop_makes(name):
    assert same_pixels(getattr(island_pictures, name)(), sprite(name, "pictures")), (
        "run: python tools/art/make.py pictures"
    )


@pytest.mark.parametrize(("one", "other"), [*combinations(COMMANDOS, 2)])
def test_two_commandos_differ_without_their_colours(one, other):
    assert shape(f"pawn_{one}") != shape(f"pawn_{other}")
    assert shape(f"letter_{one}") != shape(f"letter_{other}")


@pytest.mark.parametrize("piece", ["pawn", "house"])
@pytest.mark.parametrize("name", COMMANDOS)
def test_every_pawn_and_house_shows_the_letter_of_its_commando(name, piece):
    letter = pygame.mask.from_surface(sprite(f"letter_{name}"))
    picture = sprite(f"{piece}_{name}")
    shown = pygame.mask.from_threshold(picture, COLOURS[COMMANDOS[name].pip], (1, 1, 1, 255))
    spots = [(x, y) for x in range(picture.get_width()) for y in range(picture.get_height())]
    assert any(shown.overlap_area(letter, spot) == letter.count() for spot in spots)


@pytest.mark.parametrize(("one", "other"), [*combinations(PARTS, 2)])
def test_two_parts_differ_without_their_colours(one, other):
    assert shape(f"part_{one}") != shape(f"part_{other}")


def test_every_event_card_has_a_picture_of_its_own():
    pictures = [f"event_{card}" for card in ids("events")]
    assert len(pictures) == 34
    assert {tuple(places()[name][2:]) for name in pictures} == {(94, 42)}
    assert len({pygame.image.tobytes(sprite(name), "RGBA") for name in pictures}) == 34


def test_every_card_of_the_shop_and_every_note_and_pass_has_an_icon():
    assert {tuple(places()[name][2:]) for name in ids("goods")} == {(16, 16)}
    assert {tuple(places()[f"note_{value}"][2:]) for value in (50, 100, 200)} == {(24, 14)}
    assert {tuple(places()[f"pass_{kind}"][2:]) for kind in ("train", "car", "boat", "hospital", "map")} == {(16, 16)}


def test_every_vehicle_drives_in_four_directions():
    assert all(
        f"{name}_{way}" in places() for name in ("car", "train", "boat") for way in ("left", "right", "up", "down")
    )


def test_the_spinner_has_the_rows_and_columns_of_the_island():
    text = (ROOT / "maps" / "komandosi" / "island.tmx").read_text(encoding="utf-8")
    assert f'width="{COLUMNS}" height="{ROWS}"' in text
