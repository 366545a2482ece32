"""What holds for every map, not only for the cases: hypothesis makes maps, a few plain lines say what they give."""

from __future__ import annotations

import base64
import gzip
import struct
import zlib
from collections.abc import Callable
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pygame
import zstandard
from hypothesis import given, settings
from hypothesis import strategies as st

from game.content.report import Report
from game.content.tiled.normalise import read_tree
from game.content.tiled.tree import GroupLayer, Layer, TileLayer
from tests.tiled.made import a_layer, a_map, a_sheet, drawn, read, spotted

quick = settings(max_examples=25, deadline=None)
FLAGS = st.integers(0, 7).map(lambda flags: flags << 29)
TILES = 2**28 - 1
CELLS = st.builds(lambda number, flags: number | flags if number else 0, st.integers(0, TILES), FLAGS)
SIDE = st.integers(1, 9)


def packed(raw: bytes) -> str:
    return base64.b64encode(raw).decode()


def as_csv(cells: list[int], width: int) -> str:
    rows = (cells[at : at + width] for at in range(0, len(cells), width))
    return "\n" + ",\n".join(",".join(map(str, row)) for row in rows) + "\n"


def as_base64(compress: Callable[[bytes], bytes]) -> Callable[[list[int], int], str]:
    return lambda cells, _width: packed(compress(struct.pack(f"<{len(cells)}I", *cells)))


ENCODINGS: dict[str, Callable[[list[int], int], str]] = {
    ' encoding="csv"': as_csv,
    "": lambda cells, _width: "".join(f'<tile gid="{cell}"/>\n' if cell else "<tile/>" for cell in cells),
    ' encoding="base64"': as_base64(bytes),
    ' encoding="base64" compression="zlib"': as_base64(zlib.compress),
    ' encoding="base64" compression="gzip"': as_base64(gzip.compress),
    ' encoding="base64" compression="zstd"': as_base64(zstandard.compress),
}


@quick
@given(st.sampled_from(list(ENCODINGS)), SIDE, SIDE, st.data())
def test_whatever_cells_are_stored_are_read(encoding: str, width: int, height: int, data: Any) -> None:
    cells = data.draw(st.lists(CELLS, min_size=width * height, max_size=width * height))
    stored = ENCODINGS[encoding](cells, width)
    text = f'<layer id="1" width="{width}" height="{height}"><data{encoding}>{stored}</data></layer>'
    tree = read(a_map(text, width, height))
    layer = tree.layers[0]
    assert isinstance(layer, TileLayer) and list(layer.cells) == cells


@quick
@given(
    st.sampled_from(list(ENCODINGS)), st.sets(st.tuples(st.integers(-3, 3), st.integers(-3, 3)), max_size=6), st.data()
)
def test_an_infinite_map_holds_the_cells_of_its_chunks(encoding: str, corners: set[tuple[int, int]], data: Any) -> None:
    used: dict[tuple[int, int], int] = {}
    chunks = ""
    for x, y in corners:
        cells = data.draw(st.lists(CELLS, min_size=4, max_size=4))
        chunks += f'<chunk x="{x * 2}" y="{y * 2}" width="2" height="2">{ENCODINGS[encoding](cells, 2)}</chunk>'
        used |= {(x * 2 + at % 2, y * 2 + at // 2): raw for at, raw in enumerate(cells) if raw}
    text = f'<layer id="1" width="9" height="9"><data{encoding}>{chunks}</data></layer>'
    tree = read(a_map(text, 9, 9, 'infinite="1"'))
    layer = tree.layers[0]
    assert isinstance(layer, TileLayer)
    left, top = tree.origin
    found = {(x + left, y + top): layer.cells[y * layer.width + x] for (x, y), _ in layer.used()}
    assert found == used
    xs, ys = [x for x, _ in used] or [0], [y for _, y in used] or [0]
    assert (tree.width, tree.height) == (max(xs) - min(xs) + 1, max(ys) - min(ys) + 1)


@quick
@given(SIDE, SIDE, FLAGS, st.integers(0, 2), st.integers(0, 2))
def test_a_tile_is_swapped_then_mirrored_then_stood_on_its_cell(
    width: int, height: int, flags: int, margin: int, spacing: int
) -> None:
    sheet = spotted(margin + 2 * (width + spacing), margin + height)
    tileset = a_sheet(width, height, f'margin="{margin}" spacing="{spacing}"')
    layer = a_layer(0, 0, 0, 0, 0, 0, 0, 2 | flags, 0, width=3)
    _, _, picture = drawn(a_map(tileset + layer, 3, 3), a=sheet)
    across, down, diagonal = (bool(flags >> bit & 1) for bit in (31, 30, 29))
    wide, tall = (height, width) if diagonal else (width, height)
    for x in range(wide):
        for y in range(tall):
            u, v = (wide - 1 - x if across else x), (tall - 1 - y if down else y)
            u, v = (v, u) if diagonal else (u, v)
            at = 8 + x, 24 - tall + y
            assert picture.get_at(at) == sheet.get_at((margin + width + spacing + u, margin + v))


@quick
@given(st.lists(st.tuples(st.integers(1, 4), st.integers(0, 5)), max_size=4), st.lists(st.integers(0, 45), max_size=12))
def test_a_tile_belongs_to_the_last_tileset_that_begins_before_it(
    sets: list[tuple[int, int]], numbers: list[int]
) -> None:
    text, owners, first = "", {}, 1
    for index, (tiles, gap) in enumerate(sets):
        image = f'<image source="p{tiles}.png"/>'
        text += f'<tileset firstgid="{first}" name="{index}" tilewidth="1" tileheight="1">{image}</tileset>'
        owners |= {number: str(index) for number in range(first, first + tiles)}
        first += tiles + gap
    cells = ",".join(map(str, [*numbers, 0]))
    body = f'{text}<layer id="1" width="{len(numbers) + 1}" height="1"><data encoding="csv">{cells}</data></layer>'
    pictures = {f"p{tiles}": pygame.Surface((tiles, 1)) for tiles in range(1, 5)}
    tree, report, _ = drawn(a_map(body, len(numbers) + 1, 1), **pictures)
    for number, name in owners.items():
        owner = tree.owner(number)
        assert owner is not None and owner.name == name and owner.has(number - owner.first_gid)
    strangers = [number for number in numbers if number and number not in owners]
    assert {finding.code for finding in report.findings} == ({"GID-UNKNOWN"} if strangers else set())
    assert sum(int(finding.message.gaps["count"]) for finding in report.findings) == len(strangers)


RIM = st.tuples(st.booleans(), st.integers(0, 4), st.integers(-8, 8), st.integers(-8, 8))
LAYERS = st.recursive(
    st.tuples(RIM, st.none()), lambda inner: st.tuples(RIM, st.lists(inner, max_size=3)), max_leaves=8
)


@quick
@given(st.lists(LAYERS, max_size=3))
def test_a_layer_takes_over_what_all_groups_around_it_say(tops: list[Any]) -> None:
    numbers, expected = count(1), {}

    def written(node: Any, seen: bool, opacity: float, x: float, y: float) -> str:
        (own_seen, quarters, dx, dy), inside = node
        seen, opacity, x, y = seen and own_seen, opacity * quarters / 4, x + dx / 4, y + dy / 4
        number = next(numbers)
        expected[number] = (seen, opacity, (x, y))
        tag = "objectgroup" if inside is None else "group"
        inner = "".join(written(child, seen, opacity, x, y) for child in inside or ())
        attributes = f'visible="{int(own_seen)}" opacity="{quarters / 4}" offsetx="{dx / 4}" offsety="{dy / 4}"'
        return f'<{tag} id="{number}" {attributes}>{inner}</{tag}>'

    tree = read(a_map("".join(written(top, True, 1.0, 0.0, 0.0) for top in tops), 1, 1))
    found = {layer.id: (layer.visible, layer.opacity, layer.offset) for layer in tree.flat_layers()}
    assert found == expected
    assert [layer.id for layer in in_order(tree.layers)] == sorted(expected)


def in_order(layers: tuple[Any, ...]) -> list[Layer]:
    return [
        it for layer in layers for it in (layer, *(in_order(layer.layers) if isinstance(layer, GroupLayer) else ()))
    ]


@quick
@given(st.text(st.characters(codec="utf-8", exclude_categories=("Cc", "Cs")), max_size=20), st.data())
def test_a_name_is_the_same_in_every_encoding_of_text(name: str, data: Any) -> None:
    encoding = data.draw(st.sampled_from(["utf-8", "utf-8-sig", "utf-16", "iso-8859-1"]))
    ends = data.draw(st.sampled_from(["\n", "\r\n"]))
    escaped = "".join(f"&#{ord(letter)};" if ord(letter) > 255 or letter in '<>&"' else letter for letter in name)
    declared = encoding.removesuffix("-sig")
    text = f'<?xml version="1.0" encoding="{declared}"?>{ends}' + a_map(f'<objectgroup id="1" name="{escaped}"/>', 1, 1)
    with TemporaryDirectory() as folder:
        file = Path(folder) / "map.tmx"
        file.write_bytes(text.encode(encoding))
        tree = read_tree(file, Report(file))
    assert tree is not None and tree.layers[0].name == name
