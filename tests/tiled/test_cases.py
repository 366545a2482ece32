"""The cases beside this file: each map that Tiled can save is read and drawn as Tiled does, or gives its finding."""

from __future__ import annotations

import json
import zlib
from base64 import b64encode
from dataclasses import replace
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.content.report import Finding, Report
from game.content.tiled.normalise import read_tree
from game.content.tiled.tree import GID_MASK, ObjectLayer, TileLayer, TileMap
from game.ui.tiled_view import tree_picture
from tests.tiled.described import of_json, of_tree
from tests.tiled.made import farthest

CASES = Path(__file__).parent / "cases"
BOMB = "B1_zlib_bomb"
BOMB_BYTES = 256 * 1024 * 1024
Case = dict[str, Any]

ALL: list[Case] = json.loads((CASES / "manifest.json").read_text(encoding="utf-8"))
DRAWN = [case for case in ALL if case["expect"] != "reject"]


def named(cases: list[Case]) -> pytest.MarkDecorator:
    """Runs a test once for each case, under its name."""
    return pytest.mark.parametrize("case", cases, ids=[case["name"] for case in cases])


def zeros(size: int) -> bytes:
    """A zlib stream of zero bytes, made in a moment: the same packed piece again and again."""
    machine = zlib.compressobj()
    first = machine.compress(bytes(1024)) + machine.flush(zlib.Z_FULL_FLUSH)
    piece = machine.compress(bytes(1 << 20)) + machine.flush(zlib.Z_FULL_FLUSH)
    return first + piece * (size >> 20)


@pytest.fixture
def file(case: Case, tmp_path: Path) -> Path:
    """The map of a case; the bomb is made on the spot."""
    if case["name"] != BOMB:
        return CASES / case["name"] / case["main"]
    text = (CASES / "04_b64_zlib" / "map.tmx").read_text(encoding="utf-8")
    head, rest = text.split('compression="zlib">')
    bomb = tmp_path / "map.tmx"
    bomb.write_text(
        f'{head}compression="zlib">{b64encode(zeros(BOMB_BYTES)).decode()}</data>{rest.split("</data>")[1]}'
    )
    (tmp_path / "ts.png").write_bytes((CASES / "04_b64_zlib" / "ts.png").read_bytes())
    return bomb


def head(finding: Finding, folder: Path) -> str:
    """The finding up to its sentence: file, line, how bad, code, and the layer, cell or object."""
    place = replace(finding.place, file=finding.place.file.relative_to(folder))
    where = ", ".join(map(str, place.parts()))
    line = f"{place.file.as_posix()}:{place.line}: {finding.severity} {finding.code}"
    return f"{line}: {where}" if where else line


@named(ALL)
def test_a_case_gives_just_its_findings(case: Case, file: Path) -> None:
    report = Report(file)
    read_tree(file, report)
    folder = file.parent if case["name"] == BOMB else CASES / case["name"]
    assert [head(finding, folder) for finding in report.findings] == case["findings"], report.as_text()
    assert all(str(finding.hint) and finding.as_line().endswith(str(finding.hint)) for finding in report.findings)
    assert report.sound == (case["expect"] != "reject")
    assert bool(report.findings) or case["expect"] == "load"


@named(DRAWN)
def test_a_case_holds_what_tiled_says(case: Case, file: Path) -> None:
    tree = read_tree(file, Report(file))
    assert tree is not None
    promised = of_json(json.loads((CASES / case["name"] / "reference.json").read_text(encoding="utf-8")))
    found = of_tree(tree)
    assert {name: found.get(name) for name in promised} == promised
    assert {name for name in found if " cell " in name} == {name for name in promised if " cell " in name}


@named(DRAWN)
def test_a_case_looks_as_in_tiled(case: Case, file: Path) -> None:
    tree = read_tree(file, Report(file))
    assert tree is not None
    reference, picture = pygame.image.load(CASES / case["name"] / "reference.png"), tree_picture(plain(tree, case))
    if case.get("leave_out") == "missing tiles":
        forget_missing(tree, picture)
        forget_missing(tree, reference)
    if case.get("infinite"):  # Tiled paints whole chunks, we what is used
        picture, reference = (sheet.subsurface(sheet.get_bounding_rect()) for sheet in (picture, reference))
    assert picture.get_size() == reference.get_size()
    assert farthest(picture, reference) <= case.get("tolerance", 0)


def plain(tree: TileMap, case: Case) -> TileMap:
    """The map without what the rasterizer leaves out."""
    if case.get("leave_out") == "object opacity":
        layers = [
            replace(it, objects=tuple(replace(thing, opacity=1.0) for thing in it.objects))
            if isinstance(it, ObjectLayer)
            else it
            for it in tree.layers
        ]
        return replace(tree, layers=tuple(layers))
    return replace(tree, background="") if case.get("leave_out") == "background" else tree


def forget_missing(tree: TileMap, sheet: pygame.Surface) -> None:
    """Wipes the cells whose tiles have no picture: there Tiled paints red crosses."""
    tileset, size = tree.tilesets[0], (tree.tile_width, tree.tile_height)
    assert tileset.picture is not None
    shown = tileset.columns * (tileset.picture.height // tileset.tile_height)
    for layer in tree.layers:
        assert isinstance(layer, TileLayer)
        for at, raw in enumerate(layer.cells):
            if raw & GID_MASK > shown:
                corner = at % layer.width * size[0], at // layer.width * size[1]
                sheet.fill((0, 0, 0, 0), (corner, size))


def test_every_folder_is_a_case_and_every_case_has_its_references() -> None:
    assert len(ALL) == 74
    assert {case["name"] for case in ALL} - {BOMB} == {folder.name for folder in CASES.iterdir() if folder.is_dir()}
    for case in DRAWN:
        folder = CASES / case["name"]
        assert case["tiled"] and (folder / "reference.png").is_file() and (folder / "reference.json").is_file()


def test_the_small_bomb_of_entities_is_refused_like_the_large_one() -> None:
    small = CASES / "A8_entity_bomb" / "small.tmx"
    report = Report(small)
    assert read_tree(small, report) is None and [finding.code for finding in report.findings] == ["XML-ENTITY"]
