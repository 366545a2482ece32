"""Battle maps read from Tiled are the boards of D-Day Dice, and every mistake in one is named with its place."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from game import paths
from game.content import dday_kinds
from game.content.boards import game_of_spec, read_board
from game.content.cards import dday_cards
from game.content.dday_shapes import centre, crosses_itself, inside, overlap
from game.content.report import Kind, Severity
from game.engine.dday.board import board_of
from game.engine.dday.board_spec import BoardSpec, LevelSpec, LinkSpec
from tests.content.beach import Beach

SHIPPED = sorted((paths.maps() / "dday").glob("*.tmx"))
Change = Callable[[Beach], object]


def board(beach: Beach, folder: Path) -> BoardSpec:
    spec, report = beach.read(folder)
    assert spec is not None and not report.findings, report.as_text()
    return spec


def renamed(number: int, name: str) -> Change:
    return lambda beach: beach.names.update({number: name})


def without(*links: int) -> Change:
    return lambda beach: [beach.links.pop(link) for link in links]


def map_with(**properties: str | int) -> Change:
    return lambda beach: beach.map.update(properties)


def ellipse(beach: Beach) -> None:
    beach.shapes[3] = 'x="160" y="130" width="90" height="50">{}<ellipse/>'


def no_sector(beach: Beach) -> None:
    beach.names.clear()
    beach.links.clear()


def many_corners(beach: Beach) -> None:
    beach.polygon(3, " ".join(f"{152 + n % 150},{130 + n // 150}" for n in range(500)))


def needs_an_item(beach: Beach) -> None:
    beach.link(13, need="climb").add("Level", 50, "First", items=False).add("Level", 51, "Second")
    beach.add("Level", 52, "Bare", specialists=False, items=False)
    beach.map["special_items"] = "grapnel"
    beach.map.update(specialists="medic", unique_specialists="none")


CASES: list[tuple[str, Change, str, str]] = [
    ("SECTOR-NONE", no_sector, "", "no sector"),
    ("SECTOR-NAME", renamed(3, ""), "object 3", "no spaces"),
    ("SECTOR-NAME", renamed(3, "T 3"), "object 3", '"T 3"'),
    *(("SECTOR-NAME", renamed(3, f"T{sign}3"), "object 3", f'"T{sign}3"') for sign in ":@!=%"),
    ("SECTOR-TWICE", renamed(3, "T2"), "object 3", '"T2"'),
    ("SECTOR-SHAPE", ellipse, "object 3", "found: ellipse"),
    ("SECTOR-SHAPE", lambda b: b.rectangle(3, 160, 130, 0, 0), "object 3", "found: rectangle"),
    ("SECTOR-CORNERS", many_corners, "object 3", "500 corners"),
    ("SECTOR-SMALL", lambda b: b.rectangle(3, 160, 130, 15, 40), "object 3", "15×40 pixels"),
    ("SECTOR-SMALL", lambda b: b.polygon(3, "160,128 162,128 290,190 288,190"), "object 3", "too small"),
    ("SECTOR-OUTSIDE", lambda b: b.rectangle(3, 152, 128, 160, 60), "object 3", "304×256"),
    ("SECTOR-CROSSED", lambda b: b.polygon(3, "152,128 304,192 304,128 152,192"), "object 3", "crosses"),
    ("SECTOR-OVERLAP", lambda b: b.rectangle(3, 142, 128, 160, 64), "object 3", 'over sector "T2"'),
    ("SECTOR-VALUE", lambda b: b.sector(1, row=0), "object 1", '"row" is 0'),
    ("SECTOR-VALUE", lambda b: b.sector(2, defence=-1), "object 2", '"defence" is -1'),
    ("SECTOR-VALUE", lambda b: b.sector(2, machine_gun=5), "object 2", "from 0 to 4"),
    ("SECTOR-VALUE", lambda b: b.sector(2, garrison=10), "object 2", "from 0 to 9"),
    ("SECTOR-VALUE", lambda b: b.sector(2, turns=4), "object 2", "from 1 to 3"),
    ("SECTOR-VALUE", lambda b: b.sector(2, bonus_count=0), "object 2", "bonus_count"),
    ("SECTOR-VALUE", lambda b: b.link(13, courage=-1), "object 13", '"courage" is -1'),
    ("SECTOR-VALUE", map_with(soldiers=0), ":1:", '"soldiers" is 0'),
    ("SECTOR-VALUE", map_with(order=-3), ":1:", '"order" is -3'),
    ("SECTOR-START", lambda b: b.sector(1, start=False), ":1:", "0 start sectors"),
    ("SECTOR-START", lambda b: b.sector(2, start=True), "object 2", "2 start sectors"),
    ("START-BUNKER", lambda b: b.sector(1, start=False).sector(4, start=True), "object 4", '"TB" is the Bunker'),
    ("BUNKER-COUNT", lambda b: b.sector(4, stay="3 turns"), ":1:", "0 Bunkers"),
    ("BUNKER-COUNT", lambda b: b.sector(3, stay="bunker"), "object 4", "2 Bunkers"),
    ("BUNKER-ROW", lambda b: b.sector(4, row=2), "object 4", 'sector "T2" is in row 2'),
    ("SECTOR-RANDOM", lambda b: [b.sector(n, bonus="random") for n in b.sectors], "object 4", "4 sectors"),
    ("LINK-END", lambda b: b.link(13, target=0), "object 13", '"to"'),
    ("OBJECT-REF-GONE", lambda b: b.link(13, origin=77), "object 13", "77"),
    ("LINK-CLASS", lambda b: b.link(13, target=14), "object 13", "object 14, which is no sector"),
    ("LINK-SELF", lambda b: b.link(13, target=2), "object 13", 'from "T2" to itself'),
    ("LINK-TWICE", lambda b: b.link(15, origin=1, target=2), "object 15", 'from "T1" to "T2"'),
    ("LINK-BACK", lambda b: b.link(15, origin=2, target=1), "object 15", "in row 2"),
    ("LINK-SKIPS", lambda b: b.link(15, origin=1, target=4), "object 15", "skips a row"),
    ("LINK-LATERAL", lambda b: b.link(15, origin=2, target=3, courage=2), "object 15", "costs 2 Courage"),
    ("SECTOR-NO-WAY", without(12), "object 3", '"T3"'),
    ("SECTOR-DEAD-END", without(14), "object 3", '"T3"'),
    ("BUNKER-NO-WAY", without(13, 14), ":1:", "to the Bunker"),
    ("NEED-UNMET", lambda b: b.link(13, need="climb"), "object 13", "grapnel"),
    ("NEED-UNMET-LEVEL", needs_an_item, "object 13", '"First"'),
    ("CARD-ID-UNKNOWN", map_with(specialists="medc"), ":1:", "known are: medic"),
    ("CARD-ID-UNKNOWN", map_with(items="grapnel"), ":1:", '"items"'),
    ("LEVEL-COURAGE", lambda b: b.add("Level", 50, "L", courage="1,x"), "object 50", '"1,x"'),
    ("LEVEL-COURAGE", lambda b: b.add("Level", 50, "L", courage="9" * 5000), "object 50", "1,2,2"),
    ("LEVEL-ROWS", lambda b: b.add("Level", 50, "L", courage="1,2,3"), "object 50", "3 costs"),
    ("LEVEL-NAME", lambda b: b.add("Level", 50), "object 50", "a name of its own"),
    ("LEVEL-NAME", lambda b: b.add("Level", 50, "L").add("Level", 51, "L"), "object 51", '"L"'),
    ("SECTOR-VALUE", lambda b: b.add("Level", 50, "L", bunker_defence=-4), "object 50", "bunker_defence"),
    ("PLATE-LOST", lambda b: b.add("Plate", 60, sector=11), "object 60", "no sector"),
    ("PLATE-TWICE", lambda b: b.add("Plate", 60, sector=1).add("Plate", 61, sector=1), "object 61", "already"),
    ("OBJECT-OUTSIDE", lambda b: b.add("Plate", 60, x=999, sector=1), "object 60", "(999, 8)"),
    ("PROPERTY-VALUE", lambda b: b.sector(2, stay="3 turn"), "object 2", "'3 turns'"),
    ("PROPERTY-VALUE", lambda b: b.sector(4, row="top"), "object 4", '"top"'),
    ("PROPERTY-VALUE", lambda b: b.link(13, need="climbing"), "object 13", "'climb'"),
    ("CLASS-UNKNOWN", lambda b: b.add("Sektor", 70), "object 70", "Sector"),
]


@pytest.mark.parametrize(
    ("code", "change", "place", "words"), CASES, ids=[f"{n}-{it[0]}" for n, it in enumerate(CASES)]
)
def test_a_mistake_is_one_finding_that_says_what_and_where(
    code: str, change: Change, place: str, words: str, tmp_path: Path
) -> None:
    beach = Beach()
    change(beach)
    spec, report = beach.read(tmp_path)
    assert [finding.code for finding in report.findings] == [code], report.as_text()
    line = report.findings[0].as_line()
    assert place in line and words in line, line
    assert (spec is not None) == report.sound == (report.findings[0].severity is Severity.WARNING)


def test_every_kind_of_finding_has_its_mistake() -> None:
    kinds = {kind.code for kind in vars(dday_kinds).values() if isinstance(kind, Kind)}
    assert kinds <= {code for code, *_ in CASES}


def test_a_sound_map_is_the_board_that_was_drawn(tmp_path: Path) -> None:
    beach = Beach().sector(2, bonus="tool", bonus_count=2, penalty="soldier", machine_gun=1, turns=2)
    beach.sector(3, stay="cannot stay", bonus="random", garrison=2).link(
        13, courage=3, landmines=True, need="any 2 specialists"
    )
    beach.map.update(soldiers=5, courage=1, stars=2, points=3, order=7, specialists="medic, scout, medic", items="none")
    spec = board(beach.add("Plate", 60, x=30, y=40, sector=2), tmp_path)
    assert (spec.name, spec.title, spec.order, spec.start, spec.width, spec.height) == (
        "beach",
        "Beach",
        7,
        0,
        304,
        256,
    )
    assert (spec.soldiers, spec.courage, spec.stars, spec.points) == (5, 1, 2, 3)
    assert spec.specialists == ("medic", "scout") and spec.items == () and len(spec.awards) == len(dday_cards().awards)
    second, third = spec.sectors[1:3]
    assert (second.tools, second.soldiers, second.machine_gun, second.turns, second.label) == (2, -1, 1, 2, (30, 40))
    assert third.random and third.stay == "cannot" and third.label == (228, 160) and third.garrison == 2
    assert spec.links[2] == LinkSpec(1, 3, 3, True, "any 2", (9, 9))
    assert spec.levels == (LevelSpec(""),) and game_of_spec(spec) == "dday"


def test_a_level_is_read_with_what_it_leaves_out(tmp_path: Path) -> None:
    beach = Beach().add("Level", 50, "First steps", items=False, bunker_defence=6, courage="1, 2")
    spec = board(beach, tmp_path)
    assert spec.levels == (LevelSpec("First steps", items=False, bunker_defence=6, courage=(1, 2)),)
    assert [link.courage for link in board_of(spec, 0).links] == [1, 1, 2, 2]


@pytest.mark.parametrize("need", ["any specialist", "sacrifice", "any 2 specialists"])
def test_a_need_for_specialists_asks_for_enough_of_them(need: str, tmp_path: Path) -> None:
    for specialists, short in (("none", True), ("medic", need.startswith("any 2")), ("medic, scout", False)):
        beach = Beach().link(13, need=need)
        beach.map["specialists"] = specialists
        _, report = beach.read(tmp_path)
        assert [finding.code for finding in report.findings] == ["NEED-UNMET"] * short


@pytest.mark.parametrize("game", ["dday", "DDay", ""])
def test_a_map_with_sectors_is_a_battle_map_even_without_its_property(game: str, tmp_path: Path) -> None:
    beach = Beach()
    beach.map["game"] = game
    board(beach, tmp_path)


def test_the_templates_of_sector_and_link_make_a_map(tmp_path: Path) -> None:
    templates = (paths.maps() / "templates").resolve()
    text = (
        Beach()
        .text()
        .replace(
            '<object id="3" name="T3" type="Sector"',
            f'<object id="3" name="T3" template="{templates.as_posix()}/sector.tx"',
        )
    )
    text = text.replace('<object id="14" type="Link"', f'<object id="14" template="{templates.as_posix()}/link.tx"')
    file = tmp_path / "beach.tmx"
    file.write_text(text, encoding="utf-8")
    spec, report = read_board(file)
    assert isinstance(spec, BoardSpec) and report.findings == [], report.as_text()
    assert spec.sectors[2].defence == 1 and spec.links[3].courage == 1


def test_several_mistakes_are_told_at_once(tmp_path: Path) -> None:
    beach = Beach().sector(2, defence=-1).link(15, origin=3, target=1).add("Plate", 60)
    _, report = beach.read(tmp_path)
    assert {finding.code for finding in report.findings} == {"SECTOR-VALUE", "LINK-BACK", "PLATE-LOST"}


@pytest.mark.parametrize("file", SHIPPED, ids=lambda file: file.stem)
def test_a_shipped_map_has_no_finding_and_its_plates_lie_in_their_sectors(file: Path) -> None:
    spec, report = read_board(file)
    assert isinstance(spec, BoardSpec) and report.findings == [], report.as_text()
    assert all(inside(sector.shape, sector.label) for sector in spec.sectors)


def test_the_box_has_eight_maps_in_order() -> None:
    boards = [read_board(file)[0] for file in SHIPPED]
    assert [spec.order for spec in boards if isinstance(spec, BoardSpec)] == list(range(1, 9))
    assert [text.id for text in dday_cards().maps] == [file.stem for file in SHIPPED]


SQUARE = ((0, 0), (8, 0), (8, 8), (0, 8))


@pytest.mark.parametrize(
    ("other", "shared"),
    [
        (SQUARE, True),
        (SQUARE[::-1], True),
        (((8, 0), (16, 0), (16, 8), (8, 8)), False),
        (((8, 8), (16, 8), (16, 16), (8, 16)), False),
        (((7, 0), (16, 0), (16, 8), (7, 8)), True),
        (((2, 2), (4, 2), (4, 4), (2, 4)), True),
        (((0, 0), (8, 0), (4, 8)), True),
        (((-4, 4), (4, -4), (12, 4), (4, 12)), True),
        (((-8, 0), (0, -8), (0, 8)), False),
        (((8, 0), (16, 0), (16, 16), (0, 16), (0, 8), (8, 8)), False),
    ],
)
def test_shapes_share_area_or_only_touch(other: tuple[tuple[int, int], ...], shared: bool) -> None:
    assert overlap(SQUARE, other) is shared and overlap(other, SQUARE) is shared


@pytest.mark.parametrize(
    ("shape", "crossed"),
    [
        (SQUARE, False),
        (((0, 0), (4, 0), (8, 0), (8, 8), (0, 8)), False),
        (((0, 0), (8, 8), (8, 0), (0, 8)), True),
        (((0, 0), (4, 4), (8, 0), (8, 8), (4, 4), (0, 8)), True),
        (((0, 0), (8, 0), (8, 8), (8, 3), (0, 8)), True),
        (((0, 0), (4, 4), (8, 8)), True),
    ],
)
def test_an_outline_crosses_or_touches_itself(shape: tuple[tuple[int, int], ...], crossed: bool) -> None:
    assert crosses_itself(shape) is crossed


def test_the_middle_of_a_shape_is_that_of_its_area() -> None:
    assert centre(((0, 0), (12, 0), (12, 4), (4, 4), (4, 12), (0, 12))) == (4, 4)
