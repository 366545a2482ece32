"""Every way in which Tiled stores a map gives the same plain tree."""

from __future__ import annotations

import base64
import gzip
import struct
import time
import zlib
from pathlib import Path

import pytest
import zstandard

from game.content.report import Report
from game.content.tiled.normalise import read_tree
from game.content.tiled.tree import ACROSS, DIAGONAL, GroupLayer, ObjectLayer, ObjectRef, TileLayer, TileMap

CASES = Path(__file__).parent / "cases"
SHEET = '<tileset firstgid="1" name="ts" tilewidth="16" tileheight="16"><image source="ts.png"/></tileset>'
CELLS = (1, 2, 3 | ACROSS, 4 | DIAGONAL | ACROSS, 0, 8)
CSV = ",".join(map(str, CELLS))
RAW = struct.pack("<6I", *CELLS)
LAYER = f'<layer id="1" name="ground" width="3" height="2"><data encoding="csv">{CSV}</data></layer>'


def read(
    folder: Path, body: str, attributes: str = 'width="3" height="2"', sheet: str = SHEET
) -> tuple[TileMap, Report]:
    """The tree of a small map with this body, beside the picture of 4×2 tiles."""
    (folder / "ts.png").write_bytes((CASES / "05_b64_zstd" / "ts.png").read_bytes())
    file = folder / "map.tmx"
    head = f'<map version="1.8" orientation="orthogonal" tilewidth="16" tileheight="16" {attributes}>'
    file.write_text(f"{head}{sheet}{body}</map>", encoding="utf-8")
    report = Report(file)
    tree = read_tree(file, report)
    assert tree is not None, report.as_text()
    return tree, report


def ground(tree: TileMap) -> TileLayer:
    layer = next(iter(tree.flat_layers()))
    assert isinstance(layer, TileLayer)
    return layer


def packed(raw: bytes) -> str:
    return base64.b64encode(raw).decode()


ENCODINGS = {
    "csv": f'<data encoding="csv">{CSV}</data>',
    "base64": f'<data encoding="base64">\n  {packed(RAW)}\n</data>',
    "zlib": f'<data encoding="base64" compression="zlib">{packed(zlib.compress(RAW))}</data>',
    "gzip": f'<data encoding="base64" compression="gzip">{packed(gzip.compress(RAW))}</data>',
    "zstd": f'<data encoding="base64" compression="zstd">{packed(zstandard.compress(RAW))}</data>',
    "xml": "<data>" + "".join(f'<tile gid="{cell}"/>' for cell in CELLS) + "</data>",
}


@pytest.mark.parametrize("data", ENCODINGS.values(), ids=ENCODINGS)
def test_every_encoding_gives_the_same_cells(data: str, tmp_path: Path) -> None:
    tree, report = read(tmp_path, f'<layer id="1" name="ground" width="3" height="2">{data}</layer>')
    assert ground(tree).cells == CELLS and report.findings == []


@pytest.mark.parametrize("compress", [zlib.compress, gzip.compress, zstandard.compress])
def test_a_bomb_of_a_quarter_gigabyte_costs_nothing(compress: object, tmp_path: Path) -> None:
    name = {zlib.compress: "zlib", gzip.compress: "gzip"}.get(compress, "zstd")  # type: ignore[call-overload]
    bomb = packed(compress(bytes(64_000_000)))  # type: ignore[operator]
    start = time.perf_counter()
    data = f'<data encoding="base64" compression="{name}">{bomb}</data>'
    _, report = read(tmp_path, f'<layer id="1" name="ground" width="3" height="2">{data}</layer>')
    assert [finding.code for finding in report.findings] == ["DATA-COUNT"]
    assert "more than 6" in report.as_text()
    assert time.perf_counter() - start < 1


def test_groups_hand_down_offset_opacity_and_visibility(tmp_path: Path) -> None:
    inner = LAYER.replace('name="ground"', 'name="ground" offsetx="1" opacity="0.5"')
    group = '<group id="5" name="a" offsetx="2.5" offsety="3" opacity="0.5">'
    tree, _ = read(tmp_path, f'{group}<group id="6" visible="0">{inner}</group></group>')
    outer = tree.layers[0]
    assert isinstance(outer, GroupLayer) and isinstance(outer.layers[0], GroupLayer)
    layer = outer.layers[0].layers[0]
    assert (layer.offset, layer.opacity) == ((3.5, 3.0), 0.25)
    assert (layer.visible, layer.switched_on) == (False, True)


def test_an_infinite_map_is_cut_to_its_used_cells() -> None:
    file = CASES / "10_infinite_csv" / "map.tmx"
    tree = read_tree(file, Report(file))
    assert tree is not None
    assert (tree.width, tree.height, tree.origin) == (6, 3, (-2, -1))
    assert ground(tree).cells == (7, 6, 0, 0, 0, 0, 0, 0, 1, 2, 3, 4, 0, 0, 5, 0, 0, 0)


def test_objects_of_an_infinite_map_move_with_its_cells(tmp_path: Path) -> None:
    chunk = '<chunk x="-1" y="2" width="1" height="1">5</chunk>'
    body = (
        f'<layer id="1" name="g" width="3" height="2"><data encoding="csv">{chunk}</data></layer>'
        '<objectgroup id="2" name="o"><object id="1" x="-10" y="36"><point/></object></objectgroup>'
    )
    tree, report = read(tmp_path, body, 'width="3" height="2" infinite="1"')
    things = tree.layers[1]
    assert isinstance(things, ObjectLayer) and report.findings == []
    assert (tree.origin, tree.width, tree.height) == ((-1, 2), 1, 1)
    assert (things.objects[0].x, things.objects[0].y) == (6, 4)


def test_a_template_gives_what_the_object_does_not_say(tmp_path: Path) -> None:
    (tmp_path / "signs.tsx").write_text(SHEET.replace('firstgid="1" ', ""), encoding="utf-8")
    (tmp_path / "spawn.tx").write_text(
        '<template><tileset firstgid="1" source="signs.tsx"/><object name="spawn" type="Spawn" gid="3" width="16" '
        'height="16"><properties><property name="symbol" value="circle"/><property name="count" type="int" value="3"/>'
        "</properties></object></template>",
        encoding="utf-8",
    )
    body = (
        '<objectgroup id="2" name="o"><object id="1" template="spawn.tx" x="16" y="32"/><object id="2" '
        'template="spawn.tx" name="own" x="0" y="16" width="8"><properties><property name="symbol" value="square"/>'
        "</properties></object></objectgroup>"
    )
    tree, report = read(tmp_path, body)
    things = tree.layers[0]
    assert isinstance(things, ObjectLayer) and report.findings == []
    first, second = things.objects
    assert (first.name, first.class_name, first.width, first.x) == ("spawn", "Spawn", 16, 16)
    assert (second.name, second.width, second.height) == ("own", 8, 16)
    assert second.properties == {"symbol": "square", "count": 3}
    assert first.gid == 11 and tree.owner(11).name == "ts"  # type: ignore[union-attr]


def test_a_template_finds_the_tileset_that_the_map_has_already(tmp_path: Path) -> None:
    (tmp_path / "signs.tsx").write_text(SHEET.replace('firstgid="1" ', ""), encoding="utf-8")
    (tmp_path / "spawn.tx").write_text(
        f'<template><tileset firstgid="1" source="signs.tsx"/><object gid="{3 | ACROSS}"/></template>', encoding="utf-8"
    )
    body = '<objectgroup id="2" name="o"><object id="1" template="spawn.tx" x="0" y="16"/></objectgroup>'
    tree, _ = read(tmp_path, body, sheet='<tileset firstgid="40" source="signs.tsx"/>')
    things = tree.layers[0]
    assert isinstance(things, ObjectLayer) and len(tree.tilesets) == 1
    assert things.objects[0].gid == 42 | ACROSS


def test_the_class_of_1_8_and_1_9_and_1_10_is_one(tmp_path: Path) -> None:
    objects = '<objectgroup id="2"><object id="1" {}="Spawn" x="1" y="1"/></objectgroup>'
    for attribute in ("type", "class"):
        tree, _ = read(tmp_path, objects.format(attribute))
        things = tree.layers[0]
        assert isinstance(things, ObjectLayer) and things.objects[0].class_name == "Spawn"


def test_class_and_list_properties_are_flattened(tmp_path: Path) -> None:
    properties = (
        '<properties><property name="stats" type="class" propertytype="Stats"><properties>'
        '<property name="hp" type="int" value="7"/></properties></property>'
        '<property name="links" type="list"><item type="object" value="0"/>'
        '<item type="float" value="1.5"/></property><property name="id" value="king"/><property name="note">two\nlines'
        "</property></properties>"
    )
    tree, report = read(tmp_path, properties + LAYER)
    assert report.findings == []
    assert tree.properties == {
        "stats.hp": 7,
        "links.0": ObjectRef(0),
        "links.1": 1.5,
        "id": "king",
        "note": "two\nlines",
    }


def test_a_layer_is_known_by_its_class_else_its_role_else_its_name(tmp_path: Path) -> None:
    role = '<properties><property name="role" value="walls"/></properties>'
    named = LAYER.replace('name="ground"', 'name="Walls"')
    body = LAYER.replace('name="ground"', 'name="x" class="Walls"') + LAYER.replace("<data", f"{role}<data") + named
    tree, _ = read(tmp_path, body)
    assert [layer.role for layer in tree.layers] == ["walls", "walls", "walls"]


def test_sizes_come_from_the_picture_itself(tmp_path: Path) -> None:
    tree, _ = read(tmp_path, LAYER, sheet=SHEET.replace('"ts.png"', '"ts.png" width="999" height="1"'))
    picture = tree.tilesets[0].picture
    assert picture is not None and (picture.width, picture.height) == (64, 32)
    assert (tree.tilesets[0].columns, tree.tilesets[0].count) == (4, 8)


@pytest.mark.parametrize("mark", [b"\xef\xbb\xbf", b""])
def test_byte_order_mark_and_windows_line_ends_do_not_matter(mark: bytes, maps: Path) -> None:
    file = maps / "commandos" / "01_gather_intel.tmx"
    plain = read_tree(file, Report(file))
    file.write_bytes(mark + file.read_bytes().replace(b"\n", b"\r\n"))
    report = Report(file)
    assert read_tree(file, report) == plain and report.findings == []


def test_windows_paths_work_everywhere(maps: Path) -> None:
    file = maps / "commandos" / "01_gather_intel.tmx"
    file.write_text(file.read_text(encoding="utf-8").replace("../tilesets/", "..\\tilesets\\"), encoding="utf-8")
    report = Report(file)
    assert read_tree(file, report) is not None and report.findings == []


def test_a_link_out_of_the_project_is_refused(maps: Path) -> None:
    outside = maps.parent / "secret.tsx"
    outside.write_text("<tileset/>", encoding="utf-8")
    cards = maps / "tilesets" / "cards.tsx"
    cards.unlink()
    try:
        cards.symlink_to(outside)
    except OSError:
        pytest.skip("this system does not let us make links")
    report = Report(maps)
    read_tree(maps / "commandos" / "01_gather_intel.tmx", report)
    assert "FILE-OUTSIDE" in report.as_text()


@pytest.mark.parametrize("colour", ["#-fffffff", "#12345", "red", "#ffxxff", ""])
def test_a_colour_that_is_none_is_left_out(colour: str, tmp_path: Path) -> None:
    tinted = LAYER.replace('name="ground"', f'name="ground" tintcolor="{colour}"')
    tree, _ = read(tmp_path, tinted, sheet=SHEET.replace('"ts.png"', f'"ts.png" trans="{colour}"'))
    assert ground(tree).tint == (255, 255, 255, 255)
    assert tree.tilesets[0].picture is not None and tree.tilesets[0].picture.transparent == ""


@pytest.mark.parametrize(
    ("kind", "value"),
    [
        ("int", "1.5"),
        ("int", ""),
        ("float", "nan"),
        ("float", "one"),
        ("bool", "yes"),
        ("object", "a"),
        ("color", "red"),
    ],
)
def test_a_property_that_is_not_what_its_type_says_is_told_wherever_it_is(
    kind: str, value: str, tmp_path: Path
) -> None:
    wrong = f'<property name="p" type="{kind}" value="{value}"/>'
    inside = f'<property name="c" type="class"><properties>{wrong}</properties></property>'
    item = f'<property name="l" type="list"><item type="{kind}" value="{value}"/></property>'
    holder = f"<properties>{wrong}{inside}{item}</properties>"
    sheet = SHEET.replace("<image", f"{holder}<image").replace("</tileset>", f'<tile id="1">{holder}</tile></tileset>')
    body = f'{holder}<layer id="1" name="g" width="3" height="2">{holder}<data encoding="csv">{CSV}</data></layer>'
    _, report = read(tmp_path, f'{body}<objectgroup id="2"><object id="1">{holder}</object></objectgroup>', sheet=sheet)
    names = [finding.message.gaps["name"] for finding in report.findings if finding.code == "PROPERTY-WRONG"]
    assert len(names) == len(report.findings) and set(names) == {"p", "c.p", "l.0"}


def test_a_reference_to_an_object_that_is_gone_is_told_wherever_it_is(tmp_path: Path) -> None:
    holder = '<properties><property name="to" type="object" value="9"/></properties>'
    _, report = read(tmp_path, f'{holder}<group id="1">{holder}<objectgroup id="2">{holder}</objectgroup></group>')
    assert [finding.code for finding in report.findings] == ["OBJECT-REF-GONE"] * 3


def test_a_layer_that_begins_elsewhere_than_the_map_is_told(tmp_path: Path) -> None:
    _, report = read(tmp_path, LAYER.replace("<layer", '<layer x="2"'))
    assert [finding.code for finding in report.findings] == ["NUMBER-WRONG"]


def test_a_tile_object_without_a_size_has_that_of_its_tile(tmp_path: Path) -> None:
    body = '<objectgroup id="2"><object id="1" gid="3"/><object id="2" gid="2147483651" width="9"/></objectgroup>'
    tree, _ = read(tmp_path, body)
    things = tree.layers[0]
    assert isinstance(things, ObjectLayer)
    assert [(thing.width, thing.height) for thing in things.objects] == [(16, 16), (9, 16)]
