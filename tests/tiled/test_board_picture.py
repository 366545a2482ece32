"""The picture of a board is composed from its cards, as they lie, and equals the golden picture."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import product
from pathlib import Path

import pygame
import pytest

from game import paths
from game.content.boards import read_board
from game.content.report import Report
from game.content.tiled.normalise import read_tree
from game.engine.commandos.board_spec import BoardSpec, CardPlace
from game.ui.board_picture import CARD, GAP, PITCH, commandos_board_picture, space_corner
from game.ui.card_pictures import draw_cards
from game.ui.tiled_view import tree_picture

MISSION = paths.maps() / "commandos" / "01_gather_intel.tmx"
GOLDEN = Path(__file__).parent / "golden" / "01_gather_intel.png"
Pixels = list[tuple[int, ...]]


def pixels(picture: pygame.Surface, rect: pygame.Rect | None = None) -> Pixels:
    part = picture.subsurface(rect) if rect else picture
    width, height = part.get_size()
    return [tuple(part.get_at((x, y))) for y in range(height) for x in range(width)]


def mission() -> BoardSpec:
    spec, report = read_board(MISSION)
    assert spec is not None, report.as_text()
    return spec


def whole(spec: BoardSpec, near: Path = MISSION) -> pygame.Surface:
    sheets = commandos_board_picture(spec, near)
    sheets.ground.blit(sheets.walls, (0, 0))
    return sheets.ground


def test_mission_01_looks_like_the_golden_picture() -> None:
    golden = pygame.image.load(GOLDEN)
    picture = whole(mission())
    assert picture.get_size() == golden.get_size() == (4 * PITCH - GAP, 3 * PITCH - GAP)
    assert pixels(picture) == pixels(golden), "look at the new picture; if it is right, save it as the golden one"


def test_the_board_shows_what_tiled_shows() -> None:
    tree = read_tree(MISSION, Report(MISSION))
    assert tree is not None
    cards = replace(tree, layers=tree.layers[:1])
    in_tiled, board = tree_picture(cards), whole(mission())
    for column, row in product(range(4), range(3)):
        here = pygame.Rect(column * CARD, row * CARD, CARD, CARD)
        there = pygame.Rect(column * PITCH, row * PITCH, CARD, CARD)
        assert pixels(in_tiled, here) == pixels(board, there)


def test_between_the_cards_is_a_gap() -> None:
    board = whole(mission())
    assert set(pixels(board, pygame.Rect(CARD, 0, GAP, board.get_height()))) == {(0, 0, 0, 0)}


@pytest.mark.parametrize("flags", list(product((False, True), repeat=3)))
def test_a_turned_card_is_drawn_as_tiled_turns_it(flags: tuple[bool, bool, bool]) -> None:
    across, down, diagonal = flags
    upright = pixels(pygame.image.load(paths.maps() / "tilesets" / "cards" / "T05A.png"))
    place = CardPlace("T05", "A", *flags)
    one = replace(mission(), columns=1, rows=1, cards=(place,), walls=turned_walls(place))
    expected: Pixels = []
    for y, x in product(range(CARD), repeat=2):
        left, top = CARD - 1 - x if across else x, CARD - 1 - y if down else y
        left, top = (top, left) if diagonal else (left, top)
        expected.append(upright[top * CARD + left])
    assert pixels(whole(one)) == expected


def turned_walls(place: CardPlace) -> tuple[tuple[int, int], ...]:
    """The walls of T05, 4-7 and 6-9, between the spaces where they come to lie."""

    def turned(number: int) -> int:
        y, x = divmod(number, 3)
        x, y = (y, x) if place.diagonal else (x, y)
        return (2 - y if place.down else y) * 3 + (2 - x if place.across else x)

    pairs = (sorted((turned(first), turned(second))) for first, second in ((3, 6), (5, 8)))
    return tuple((first, second) for first, second in pairs)


def test_walls_lie_on_a_sheet_of_their_own() -> None:
    sheets = commandos_board_picture(mission(), MISSION)
    x, y = space_corner(3, 2)  # B1:7, with boulders to the north
    on_the_wall = (x + 8, y + 1)
    assert sheets.walls.get_at(on_the_wall).a == 255
    assert sheets.ground.get_at(on_the_wall) != sheets.walls.get_at(on_the_wall)


def test_a_saved_board_is_drawn_though_its_card_is_gone_or_changed(maps: Path, change: Callable[..., Path]) -> None:
    near = maps / "commandos" / "01_gather_intel.tmx"
    spec = mission()
    gone = replace(spec, cards=(CardPlace("T99"), *spec.cards[1:]), walls=(*spec.walls, (0, 1)))
    sheets = commandos_board_picture(gone, near)
    x, y = space_corner(1, 0)
    assert sheets.ground.get_at((4, 4)).a == 255
    assert sheets.walls.get_at((x, y + 8)).a == 255


def test_a_wall_between_two_cards_that_no_card_shows_is_drawn_across_the_gap() -> None:
    spec = mission()
    sheets = commandos_board_picture(replace(spec, walls=(*spec.walls, (2, 3))), MISSION)
    x, y = space_corner(3, 0)
    assert [sheets.walls.get_at((x + shift, y + 8)).a for shift in (-3, -2, -1, 0)] == [255] * 4


def test_drawing_the_cards_again_changes_nothing(maps: Path) -> None:
    sheet, picture = maps / "tilesets" / "cards.tsx", maps / "tilesets" / "cards" / "T05A.png"
    before = sheet.read_bytes(), pixels(pygame.image.load(picture))
    picture.unlink()
    assert all(report.findings == [] for report in draw_cards(maps))
    assert (sheet.read_bytes(), pixels(pygame.image.load(picture))) == before


def test_drawing_the_cards_keeps_the_numbers_that_maps_know(maps: Path) -> None:
    tiles = maps / "commandos" / "tiles"
    text = (tiles / "T05.tmx").read_text(encoding="utf-8")
    (tiles / "A00.tmx").write_text(text.replace('value="T05"', 'value="A00"'), encoding="utf-8")
    draw_cards(maps)
    sheet = (maps / "tilesets" / "cards.tsx").read_text(encoding="utf-8")
    assert '<tile id="26" type="Card">\n  <properties>\n   <property name="card" value="A00"/>' in sheet
    assert read_board(maps / "commandos" / "01_gather_intel.tmx")[0] == mission()


def test_a_card_with_errors_keeps_its_picture(maps: Path, change: Callable[..., Path]) -> None:
    change("commandos/tiles/T05.tmx", "5,0,5", "5,x,5")
    reports = draw_cards(maps)
    assert [report.file.stem for report in reports if not report.sound] == ["T05"]
    assert '<property name="card" value="T05"/>' in (maps / "tilesets" / "cards.tsx").read_text(encoding="utf-8")


def test_a_damaged_cards_tileset_is_left_alone(maps: Path) -> None:
    sheet = maps / "tilesets" / "cards.tsx"
    sheet.write_bytes(sheet.read_bytes()[:500])
    reports = draw_cards(maps)
    assert [finding.code for report in reports for finding in report.findings] == ["XML-BROKEN"]
    assert len(sheet.read_bytes()) == 500


def test_a_picture_that_is_cut_off_is_a_finding(maps: Path) -> None:
    ground = maps / "tilesets" / "ground.png"
    ground.write_bytes(ground.read_bytes()[:2000])
    _, report = read_board(maps / "commandos" / "01_gather_intel.tmx")
    assert {finding.code for finding in report.errors} == {"PICTURE-UNREADABLE"}


def test_a_picture_that_breaks_between_reading_and_drawing_is_drawn_empty(maps: Path) -> None:
    near = maps / "commandos" / "01_gather_intel.tmx"
    ground = maps / "tilesets" / "ground.png"
    whole_file = ground.read_bytes()
    ground.write_bytes(whole_file[:2000] + bytes(500) + whole_file[-200:])
    sheets = commandos_board_picture(mission(), near)
    assert sheets.ground.get_size() == (4 * PITCH - GAP, 3 * PITCH - GAP)
