"""What Tiled's reference pictures do not show, or show in one way only: drawn maps, counted by hand."""

from __future__ import annotations

import time

import pygame
import pytest

from tests.tiled.made import a_layer, a_map, a_sheet, an_object, drawn, farthest, plain, spotted

RED, BLUE, CLEAR = (200, 0, 0, 255), (0, 0, 200, 255), (0, 0, 0, 0)
HALF_GREEN = (0, 200, 0, 128)


def colour(text: str, at: tuple[int, int] = (0, 0), **pictures: pygame.Surface) -> tuple[int, ...]:
    """The colour of one pixel of a map."""
    return tuple(drawn(text, **pictures)[2].get_at(at))


def close(first: tuple[int, ...], second: tuple[int, ...]) -> bool:
    """Whether two colours are the same but for rounding."""
    return all(abs(one - other) <= 2 for one, other in zip(first, second, strict=True))


def test_the_background_lies_under_everything() -> None:
    text = a_map(a_sheet(8, 8) + a_layer(1, 0, width=2), 2, 1, 'backgroundcolor="#80204060"')
    assert colour(text, (9, 0), a=plain(RED)) == (0x20, 0x40, 0x60, 0x80)
    assert colour(text, (0, 0), a=plain(RED)) == RED


def test_an_object_has_an_opacity_of_its_own() -> None:
    """Tiled draws it since 1.12, which the references are older than."""
    text = a_map(a_sheet(8, 8) + an_object('x="0" y="8" opacity="0.5"'), 1, 1, 'backgroundcolor="#000000"')
    assert close(colour(text, a=plain(RED)), (100, 0, 0, 255))
    text = text.replace('id="2" ', 'id="2" opacity="0.5"')
    assert close(colour(text, a=plain(RED)), (50, 0, 0, 255))


@pytest.mark.parametrize(
    ("picture", "tint", "seen"),
    [
        (RED, "#ff80ffff", (100, 0, 0, 255)),
        (RED, "#80ffffff", (100, 0, 0, 255)),
        (HALF_GREEN, "#ffff80ff", (127, 114, 127, 128)),
        (HALF_GREEN, "#80ffffff", (127, 227, 127, 64)),
    ],
    ids=["colour", "alpha on a solid picture", "colour on a clear picture", "alpha on a clear picture"],
)
def test_a_tint_colours_as_in_tiled(picture: tuple[int, ...], tint: str, seen: tuple[int, ...]) -> None:
    body = a_sheet(8, 8) + a_layer(1, width=1, attributes=f'tintcolor="{tint}"')
    assert close(colour(a_map(body, 1, 1), a=plain(picture)), seen)


def test_half_transparent_over_half_transparent_weighs_what_is_seen_of_each() -> None:
    half = 'opacity="0.5"'
    sheets = a_sheet(8, 8) + a_sheet(8, 8).replace('firstgid="1"', 'firstgid="2"').replace("a.png", "b.png")
    body = sheets + a_layer(1, width=1, attributes=half) + a_layer(2, width=1, attributes=half)
    assert close(colour(a_map(body, 1, 1), a=plain(RED), b=plain(BLUE)), (67, 0, 133, 191))


@pytest.mark.parametrize(("again", "filled"), [("repeatx", {8, 9, 10}), ("repeaty", {1, 2, 3}), ("", {2})])
def test_an_image_layer_repeats_along_one_side(again: str, filled: set[int]) -> None:
    attribute = f'{again}="1"' if again else ""
    image = f'<imagelayer id="1" offsetx="8" offsety="8" {attribute}><image source="a.png"/></imagelayer>'
    text = a_map(image, 3, 3)
    row = {8 + x for x in range(3) if colour(text, (x * 8 + 4, 12), a=plain(RED)) == RED}
    column = {1 + y for y in range(3) if colour(text, (12, y * 8 + 4), a=plain(RED)) == RED}
    assert (row if again == "repeatx" else column) == filled


@pytest.mark.parametrize(
    ("attributes", "covered"),
    [
        ('tilerendersize="grid"', (0, 0, 8, 8)),
        ('tilerendersize="grid" fillmode="preserve-aspect-fit"', (2, 0, 4, 8)),
        ("", (0, 0, 8, 16)),
    ],
    ids=["stretched", "fitted", "as it is"],
)
def test_a_tile_fills_its_cell_as_its_tileset_says(attributes: str, covered: tuple[int, int, int, int]) -> None:
    body = a_sheet(8, 16, attributes) + a_layer(0, 1, width=1)
    picture = drawn(a_map(body, 1, 2), a=plain(RED, 8, 16))[2]
    below = 8 if attributes else 0
    assert picture.get_bounding_rect() == pygame.Rect(covered).move(0, below)


def test_a_tile_object_is_fitted_too() -> None:
    body = a_sheet(8, 8, 'fillmode="preserve-aspect-fit"') + an_object('x="0" y="16" width="24" height="16"')
    assert drawn(a_map(body, 3, 2), a=plain(RED))[2].get_bounding_rect() == pygame.Rect(4, 0, 16, 16)


def test_a_stretched_tile_that_its_flags_turn_stands_on_the_same_corner() -> None:
    body = a_sheet(8, 8) + an_object('x="8" y="24" width="8" height="16"').replace('gid="1"', f'gid="{1 | 1 << 29}"')
    assert drawn(a_map(body, 4, 4), a=plain(RED))[2].get_bounding_rect() == pygame.Rect(8, 16, 16, 8)


@pytest.mark.parametrize("rotation", [30, 90, 200.5, -45])
def test_a_turned_object_shows_what_lies_under_the_middle_of_each_pixel(rotation: float) -> None:
    body = a_sheet(8, 8) + an_object(f'x="16" y="16" width="16" height="8" rotation="{rotation}"')
    sheet = spotted(8, 8)
    picture = drawn(a_map(body, 4, 4), a=sheet)[2]
    for x, y in ((x, y) for x in range(32) for y in range(32)):
        back = pygame.Vector2(x + 0.5 - 16, y + 0.5 - 16).rotate(-rotation)
        u, v = back.x / 2, back.y + 8
        near_the_line = any(abs(side - round(side)) < 1e-6 for side in (u, v))
        if not near_the_line:
            inside = 0 <= u < 8 and 0 <= v < 8
            assert tuple(picture.get_at((x, y))) == (tuple(sheet.get_at((int(u), int(v)))) if inside else CLEAR)


@pytest.mark.parametrize("rotation", ["0", "33"])
@pytest.mark.parametrize("place", ['x="2e9" y="-2e9"', 'x="0" y="2000000000" width="2000000000" height="2000000000"'])
def test_an_object_beyond_all_measure_costs_nothing(place: str, rotation: str) -> None:
    began = time.perf_counter()
    drawn(a_map(a_sheet(8, 8) + an_object(f'{place} rotation="{rotation}"'), 2, 2), a=plain(RED))
    assert time.perf_counter() - began < 1


@pytest.mark.parametrize("far", ["9999999", "-9999999", "2147483647", "-2147483647"])
def test_a_layer_that_was_moved_out_of_sight_costs_nothing(far: str) -> None:
    moved = f'<group id="9" offsetx="{far}" offsety="{far}">{{}}</group>'
    image = '<imagelayer id="5" repeatx="1"><image source="a.png"/></imagelayer>'
    body = moved.format(moved.format(a_layer(1, width=1) + an_object('x="0" y="8"') + image))
    picture = drawn(a_map(a_sheet(8, 8) + a_layer(1, width=1) + body, 1, 1), a=plain(RED))[2]
    assert max(picture.get_size()) < 2048


def test_an_offset_of_an_empty_group_makes_the_picture_no_larger() -> None:
    inner = a_layer(1, width=1, attributes='offsetx="-30"')
    assert drawn(a_map(f'{a_sheet(8, 8)}<group id="9" offsetx="40">{inner}</group>', 1, 1), a=plain(RED))[
        2
    ].get_size() == (18, 8)


ANIMATION = '<animation><frame tileid="1" duration="100"/><frame tileid="0" duration="100"/></animation>'


@pytest.mark.parametrize("flags", [0, 1 << 31, 1 << 29], ids=["upright", "mirrored", "turned"])
def test_an_animated_tile_shows_its_first_frame_though_no_cell_holds_that_tile(flags: int) -> None:
    sheet = pygame.Surface((16, 8))
    sheet.blit(spotted(8, 8), (8, 0))
    tileset = a_sheet(8, 8).replace("</tileset>", f'<tile id="0">{ANIMATION}</tile></tileset>')
    thing = an_object('x="0" y="8"').replace('gid="1"', f'gid="{1 | flags}"')
    maps = a_sheet(8, 8) + a_layer(2 | flags, width=1), tileset + a_layer(1 | flags, width=1), tileset + thing
    still, animated, animated_object = (drawn(a_map(body, 1, 1), a=sheet)[2] for body in maps)
    assert farthest(still, animated) == farthest(still, animated_object) == 0


def test_the_pictures_of_an_animation_take_the_size_of_its_tile() -> None:
    tiles = f'<tile id="0"><image source="a.png"/>{ANIMATION}</tile><tile id="1"><image source="b.png"/></tile>'
    tileset = f'<tileset firstgid="1" tilewidth="8" tileheight="8">{tiles}</tileset>'
    picture = drawn(a_map(tileset + a_layer(1, width=1), 1, 1), a=plain(RED), b=plain(BLUE, 4, 2))[2]
    assert picture.get_bounding_rect() == pygame.Rect(0, 0, 8, 8) and tuple(picture.get_at((0, 0))) == BLUE


def test_an_image_layer_of_old_is_where_its_x_and_y_say() -> None:
    body = '<imagelayer id="1" x="8" y="4"><image source="a.png"/></imagelayer>'
    assert drawn(a_map(body, 3, 3), a=plain(RED))[2].get_bounding_rect() == pygame.Rect(8, 4, 8, 8)
