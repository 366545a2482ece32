"""Shipped maps that were damaged: the game says what is wrong, quickly, and never falls over."""

from __future__ import annotations

import base64
import shutil
import struct
import time
import tracemalloc
import zlib
from collections.abc import Callable
from pathlib import Path

import pytest

from game.content.report import Report
from game.content.tiled.normalise import read_tree
from tests.tiled.made import a_map
from tools.fuzz_maps import outcomes

ROUNDS = 25
MEGABYTE = 1 << 20


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_whatever_happens_to_a_map_is_explained(seed: int, maps: Path) -> None:
    assert [outcome for outcome in outcomes(maps, seed, ROUNDS) if outcome.complaint] == []


def test_whatever_happens_to_a_battle_map_is_explained(maps: Path) -> None:
    assert [outcome for outcome in outcomes(maps / "dday", 5, 2 * ROUNDS) if outcome.complaint] == []


def test_whatever_happens_to_a_map_of_any_kind_is_explained(tmp_path: Path) -> None:
    cases = Path(shutil.copytree(Path(__file__).parent / "cases", tmp_path / "cases"))
    assert [outcome for outcome in outcomes(cases, 4, 4 * ROUNDS) if outcome.complaint] == []


@pytest.mark.parametrize("name", ["commandos/01_gather_intel.tmx", "commandos/tiles/T05.tmx"])
def test_a_map_that_was_cut_off_anywhere_is_told(name: str, maps: Path) -> None:
    file = maps / name
    whole = file.read_bytes().rstrip()
    for length in range(len(whole)):
        file.write_bytes(whole[:length])
        report = Report(file)
        assert read_tree(file, report) is None and [finding.code for finding in report.findings] == ["XML-BROKEN"]


@pytest.mark.parametrize("name", ["tilesets/signs.tsx", "templates/spawn-circle.tx", "tilesets/signs.png"])
def test_a_file_of_a_map_that_was_cut_off_anywhere_is_told(name: str, maps: Path) -> None:
    file, user = maps / name, maps / "user.tmx"
    inside = '<objectgroup id="1"><object id="1" template="templates/spawn-circle.tx" x="0" y="8"/></objectgroup>'
    user.write_text(a_map(f'<tileset firstgid="1" source="tilesets/signs.tsx"/>{inside}', 1, 1), encoding="utf-8")
    whole = file.read_bytes().rstrip()
    for length in range(0, len(whole), 7):
        file.write_bytes(whole[:length])
        report = Report(user)
        read_tree(user, report)
        assert not report.sound, f"{name} of {length} bytes"


STORED: dict[str, Callable[[list[int]], str]] = {
    ' encoding="csv"': lambda cells: ",".join(map(str, cells)),
    "": lambda cells: "\n".join(f'<tile gid="{cell}"/>' for cell in cells),
    ' encoding="base64" compression="zlib"': lambda cells: base64.b64encode(
        zlib.compress(struct.pack(f"<{len(cells)}I", *cells))
    ).decode(),
}


@pytest.mark.parametrize("encoding", STORED, ids=["csv", "xml", "zlib"])
def test_four_times_the_cells_take_about_four_times_as_long(encoding: str, tmp_path: Path) -> None:
    """A map of 1000×1000 takes a second or two so; `tools/bench_maps.py` measures that."""
    seconds = []
    for side in (200, 400):
        data = STORED[encoding]([at << 7 for at in range(1, side * side + 1)])
        file = tmp_path / f"{side}.tmx"
        layer = f'<layer id="1" width="{side}" height="{side}"><data{encoding}>{data}</data></layer>'
        file.write_text(a_map(layer, side, side), encoding="utf-8")
        began = time.process_time()
        assert read_tree(file, Report(file)) is not None
        seconds.append(time.process_time() - began)
    assert seconds[1] < 12 * seconds[0]


def test_a_bomb_is_refused_at_once_and_takes_no_memory(tmp_path: Path) -> None:
    bomb = base64.b64encode(zlib.compress(bytes(64 * MEGABYTE), 1)).decode()
    data = f'<data encoding="base64" compression="zlib">{bomb}</data>'
    file = tmp_path / "map.tmx"
    file.write_text(a_map(f'<layer id="1" width="4" height="3">{data}</layer>', 4, 3), encoding="utf-8")
    tracemalloc.start()
    began = time.process_time()
    report = Report(file)
    read_tree(file, report)
    seconds, (_, peak) = time.process_time() - began, tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert not report.sound and seconds < 0.2 and peak < 50 * MEGABYTE
