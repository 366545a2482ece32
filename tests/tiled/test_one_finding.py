"""One mistake gives one finding, not a page of what follows from it; and nothing that can be named as a map hangs."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path

import pytest

from game.content.boards import check_map
from game.content.report import MOST_LETTERS
from game.content.tiled.check import MOST_DEPTH

MISSION = "commandos/01_gather_intel.tmx"
MISSIONS = ("gather_intel",)
CELLS = "1,2,3,4,\n5,6,7,8,\n9,10,11,12"
MAP_END = "</objectgroup>\n</map>"
SPAWN = '<object id="3" template="../templates/spawn-triangle.tx" x="0" y="16"/>'
PENTAGON = (
    '<object id="3" type="Spawn" width="16" height="16"><properties><property name="symbol" value="pentagon"/>'
    "</properties></object>"
)
GROUPS = "".join(f'<group id="{50 + n}" name="g{n}">' for n in range(MOST_DEPTH // 2))

DAMAGES = {
    "a tileset that is gone": ("TILESET-MISSING", "../tilesets/cards.tsx", "../tilesets/kards.tsx"),
    "a tileset outside the maps": ("FILE-OUTSIDE", "../tilesets/cards.tsx", "/etc/passwd"),
    "a tileset that is a folder": ("TILESET-MISSING", "../tilesets/cards.tsx", "../tilesets"),
    "a template that is gone": ("TEMPLATE-MISSING", "templates/drop-zone.tx", "templates/drop.tx"),
    "a template of the wrong kind": ("NOT-TILED", "../templates/drop-zone.tx", "01_gather_intel.tmx"),
    "too few cells": ("DATA-COUNT", "9,10,11,12", "9,10,11"),
    "a cell that is no number": ("DATA-NUMBER", "5,6,7,8", "5,6,7.5,8"),
    "a cell with a digit of another script": ("DATA-NUMBER", "5,6,7,8", "5,6,٧,8"),
    "an unknown encoding": ("DATA-ENCODING", 'encoding="csv"', 'encoding="rot13"'),
    "cells that do not unpack": ("DATA-BROKEN", 'encoding="csv"', 'encoding="base64" compression="zlib"'),
    "a layer of another size": ("LAYER-SIZE", 'height="3" tilewidth', 'height="4" tilewidth'),
    "no width": ("NUMBER-WRONG", 'width="4"', 'width="0"'),
    "far too wide": ("LAYER-TOO-BIG", 'width="4" height="3" tilewidth', 'width="9999" height="9999" tilewidth'),
    "tiles without width": ("NUMBER-WRONG", 'tilewidth="48"', 'tilewidth="0"'),
    "an unknown symbol": ("PROPERTY-VALUE", SPAWN, PENTAGON),
    "a drop zone off the board": ("OBJECT-OUTSIDE", 'drop-zone.tx" x="0"', 'drop-zone.tx" x="-40"'),
    "a drop zone on a line": ("OBJECT-BETWEEN", 'drop-zone.tx" x="0"', 'drop-zone.tx" x="8"'),
    "a misspelt class": ("CLASS-UNKNOWN", SPAWN, SPAWN.replace("/>", ' type="Spwan"/>')),
    "a name as long as a book": ("MISSION-UNKNOWN", "gather_intel", "gather" * 10_000),
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_one_mistake_gives_one_finding(damage: str, maps: Path, change: Callable[..., Path]) -> None:
    code, old, new = DAMAGES[damage]
    findings = check_map([change(MISSION, old, new)], MISSIONS)[0].findings
    assert [finding.code for finding in findings] == [code], [finding.as_line() for finding in findings]


def test_groups_nested_too_deep_are_one_finding(maps: Path, change: Callable[..., Path]) -> None:
    change(MISSION, "<layer ", f"{GROUPS}<layer ")
    file = change(MISSION, "</layer>", "</layer>" + "</group>" * (MOST_DEPTH // 2))
    assert [finding.code for finding in check_map([file], MISSIONS)[0].findings] == ["GROUP-DEEP"]


def test_a_finding_quotes_no_more_than_a_person_reads(maps: Path, change: Callable[..., Path]) -> None:
    report = check_map([change(MISSION, "gather_intel", "gather" * 10_000)], MISSIONS)[0]
    assert len(str(report.findings[0].message)) < 2 * MOST_LETTERS


def test_a_hole_is_still_told_beside_a_tileset_that_is_gone(maps: Path, change: Callable[..., Path]) -> None:
    change(MISSION, "../tilesets/cards.tsx", "../tilesets/kards.tsx")
    report = check_map([change(MISSION, "5,6,7,8", "5,0,7,8")], MISSIONS)[0]
    assert [finding.code for finding in report.findings] == ["TILESET-MISSING", "CARD-MISSING"]


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such files")
@pytest.mark.parametrize("make", [os.mkfifo, lambda file: file.symlink_to("/dev/zero")], ids=["pipe", "endless device"])
def test_a_file_that_never_ends_is_not_read(make: Callable[[Path], None], maps: Path) -> None:
    file = maps / "commandos" / "endless.tmx"
    make(file)
    assert [finding.code for finding in check_map([file])[0].findings] == ["FILE-UNREADABLE"]


@pytest.mark.parametrize("name", ["x" * 300 + ".tmx", "no\0such.tmx", "gone.tmx"], ids=["too long", "zero", "gone"])
def test_a_name_that_no_file_can_have_is_a_finding(name: str, maps: Path) -> None:
    report = check_map([maps / name])[0]
    assert [finding.code for finding in report.findings] == ["FILE-UNREADABLE"]
    assert json.dumps(report.as_json())


@pytest.mark.skipif(os.name == "nt", reason="links need rights there")
@pytest.mark.parametrize(
    ("name", "code"),
    [("tilesets/cards.tsx", "TILESET-MISSING"), ("templates/objective.tx", "TEMPLATE-MISSING"), (MISSION, "FILE-UNRE")],
)
def test_links_that_run_in_a_circle_are_a_finding(name: str, code: str, maps: Path) -> None:
    (maps / name).unlink()
    (maps / name).symlink_to(maps / name)
    codes = [finding.code for finding in check_map([maps / MISSION], MISSIONS)[0].findings]
    assert codes and all(found.startswith(code) for found in codes)


def test_a_folder_without_maps_says_so(tmp_path: Path) -> None:
    assert [finding.code for finding in check_map([tmp_path])[0].findings] == ["NO-MAPS"]


@pytest.mark.parametrize("infinite", [0, 1], ids=["finite", "infinite"])
def test_many_layers_that_are_large_together_are_refused_before_they_take_memory(infinite: int, tmp_path: Path) -> None:
    far = '<chunk x="0" y="0" width="1" height="1">1</chunk><chunk x="1999" y="999" width="1" height="1">1</chunk>'
    data = far if infinite else "1"
    layer = f'<layer id="1" width="2000" height="1000"><data encoding="csv">{data}</data></layer>'
    file = tmp_path / "map.tmx"
    size = f'width="2000" height="1000" tilewidth="1" tileheight="1" infinite="{infinite}"'
    file.write_text(f"<map {size}>{layer * 3}<group>{layer * 2}</group></map>", encoding="utf-8")
    assert "LAYER-TOO-BIG" in [finding.code for finding in check_map([file])[0].findings]


def test_a_letter_in_another_encoding_is_named_as_such(maps: Path) -> None:
    file = maps / MISSION
    file.write_bytes(file.read_bytes().replace(b"gather_intel", "łą".encode("iso-8859-2")))
    (line,) = (finding.as_line() for finding in check_map([file])[0].findings)
    assert "XML-BROKEN" in line and "UTF-8" in line and ":4:" in line
