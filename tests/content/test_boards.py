"""Boards read from Tiled maps are the boards of the rules, and damaged maps give findings, never an exception."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from game import paths
from game.content.boards import check_map, read_board
from game.content.commandos_cards import read_card
from game.content.commandos_edges import Edge, side_edge, turn
from game.content.report import Report
from game.engine.commandos.board_spec import TILE_SIZE, BoardSpec, CardPlace

ROOT = Path(__file__).parents[2]
GATHER_INTEL = paths.maps() / "commandos" / "01_gather_intel.tmx"
TILES = paths.maps() / "commandos" / "tiles"

WALLS = {
    "T01": "",
    "T02": "4-7 5-8 N1",
    "T03": "1/2 4/5 S9",
    "T04": "2-5 3-6 W7",
    "T05": "4-7 6-9 E3",
    "T06": "2/3 5/6 N3",
    "T07": "4/5 5/6",
    "T08": "1-4 6-9",
    "T09": "5/6 8/9 W1",
    "T10": "1/2 8/9 S7",
    "T11": "4/5 2-5 E9",
    "T12": "5-8 2/3",
    "T13": "4-7 3-6 N1 S9",
}
"""The walls of the thirteen cards in the notation of the rules: a/b beside, a-b above, N1 on the rim of space 1."""


def edge(wall: str) -> Edge:
    sides = {"N": "north", "E": "east", "S": "south", "W": "west"}
    side = sides.get(wall[0], "east" if "/" in wall else "south")
    number = int(wall[1] if wall[0] in sides else wall[0]) - 1
    return side_edge((number % TILE_SIZE, number // TILE_SIZE), side)


def space(name: str) -> int:
    """ "B2:5" as a number of the 12×9 board."""
    tile, number = name.split(":")
    row, column = divmod(int(number) - 1, TILE_SIZE)
    return ((int(tile[1:]) - 1) * TILE_SIZE + row) * 12 + (ord(tile[0]) - ord("A")) * TILE_SIZE + column


def board(file: Path) -> BoardSpec:
    spec, report = read_board(file)
    assert spec is not None, report.as_text()
    return spec


@pytest.mark.parametrize("side", "AB")
@pytest.mark.parametrize("name", WALLS)
def test_a_card_has_the_walls_of_the_rules_on_both_sides(name: str, side: str) -> None:
    report = Report(TILES)
    card = read_card(TILES / f"{name}.tmx", report)
    assert card is not None and report.findings == []
    assert card.faces[side].edges == {edge(wall) for wall in WALLS[name].split()}


def test_mission_01_is_laid_as_the_rules_say() -> None:
    spec = board(GATHER_INTEL)
    assert (spec.name, spec.mission, spec.columns, spec.rows) == ("01_gather_intel", "gather_intel", 4, 3)
    assert spec.cards == tuple(CardPlace(f"T{number:02}") for number in range(1, 13))
    assert spec.drop_zone == space("A3:7")
    assert spec.spawns == (space("D1:3"), space("A1:1"), space("D3:9"))
    assert spec.objectives == (space("B1:5"), space("D2:5"), space("C3:8"))


def test_the_board_has_the_walls_of_its_cards_and_no_others() -> None:
    walls = set(board(GATHER_INTEL).walls)
    assert (space("B1:4"), space("B1:7")) in walls and (space("C1:1"), space("C1:2")) in walls
    inner = sum(len([wall for wall in WALLS[f"T{n:02}"].split() if wall[0].isdigit()]) for n in range(1, 13))
    between = {pair for pair in walls if pair[0] // 36 != pair[1] // 36 or crosses_column(pair)}
    assert len(walls) == inner + len(between)
    assert between == {
        (space("A2:3"), space("B2:1")),
        (space("B1:9"), space("B2:3")),
        (space("C1:9"), space("C2:3")),
        (space("C1:9"), space("D1:7")),
        (space("C3:9"), space("D3:7")),
    }


def crosses_column(pair: tuple[int, int]) -> bool:
    return pair[1] == pair[0] + 1 and pair[1] % TILE_SIZE == 0


def rotated(picture: list[str], place: CardPlace) -> list[str]:
    """A picture of rows turned cell by cell, by the words of Tiled's documentation: the brute-force twin."""
    if place.diagonal:
        picture = ["".join(column) for column in zip(*picture, strict=True)]
    if place.across:
        picture = [row[::-1] for row in picture]
    return picture[::-1] if place.down else picture


def drawn(edges: set[Edge] | frozenset[Edge]) -> list[str]:
    """A card as 7×7 characters: spaces at odd places, walls between them and around."""
    rows = [[" "] * 7 for _ in range(7)]
    for (x1, y1), (x2, y2) in edges:
        rows[y1 + y2][x1 + x2] = "#"
    return ["".join(row) for row in rows]


FLAGS = list(product((False, True), repeat=3))


@pytest.mark.parametrize("name", WALLS)
@pytest.mark.parametrize("flags", FLAGS)
def test_a_turned_card_turns_its_walls(name: str, flags: tuple[bool, bool, bool]) -> None:
    place = CardPlace(name, "A", *flags)
    edges = {edge(wall) for wall in WALLS[name].split()}
    assert drawn({turn(it, place, TILE_SIZE) for it in edges}) == rotated(drawn(edges), place)


@pytest.mark.parametrize("flags", FLAGS)
def test_a_card_turned_in_tiled_lies_turned_on_the_board(flags: tuple[bool, bool, bool], tmp_path: Path) -> None:
    across, down, diagonal = flags
    gid = 5 | across << 31 | down << 30 | diagonal << 29
    file = changed(tmp_path, "5,6,7,8", f"{gid},6,7,8")
    spec = board(file)
    place = CardPlace("T05", "A", *flags)
    assert spec.cards[4] == place
    upright = set(board(GATHER_INTEL).walls)
    inside = {pair for pair in spec.walls if all(in_card(number) for number in pair)}
    expected = rotated(drawn({edge(wall) for wall in WALLS["T05"].split()}), place)
    for (y, x), here in ((divmod(i, TILE_SIZE), (i // TILE_SIZE + 3) * 12 + i % TILE_SIZE) for i in range(9)):
        if x < 2:
            assert ((here, here + 1) in inside) == (expected[2 * y + 1][2 * x + 2] == "#")
        if y < 2:
            assert ((here, here + 12) in inside) == (expected[2 * y + 2][2 * x + 1] == "#")
    elsewhere = {pair for pair in upright if not any(in_card(number) for number in pair)}
    assert elsewhere <= set(spec.walls)


def in_card(number: int) -> bool:
    """Whether a space belongs to the card in A2."""
    return number % 12 < TILE_SIZE and TILE_SIZE <= number // 12 < 2 * TILE_SIZE


def changed(folder: Path, old: str, new: str) -> Path:
    """The mission map of one folder with a change; its tilesets and cards are those of the shipped maps."""
    commandos = folder / "commandos"
    commandos.mkdir(exist_ok=True)
    shipped = paths.maps().resolve().as_posix()
    text = GATHER_INTEL.read_text(encoding="utf-8").replace("../", f"{shipped}/")
    assert old in text
    file = commandos / "my map.tmx"
    file.write_text(text.replace(old, new, 1), encoding="utf-8")
    return file


def test_a_wall_of_the_map_itself_counts(tmp_path: Path) -> None:
    wall = '<object id="90" type="Wall" x="16" y="0"><polyline points="0,0 0,32"/></object>'
    spec = board(changed(tmp_path, " </objectgroup>\n</map>", f"{wall}</objectgroup></map>"))
    assert set(spec.walls) - set(board(GATHER_INTEL).walls) == {(0, 1), (12, 13)}


def test_a_single_card_is_a_board_too(tmp_path: Path) -> None:
    text = changed(tmp_path, "<map", "<map").read_text(encoding="utf-8")
    text = text.replace('width="4" height="3"', 'width="1" height="1"').replace("1,2,3,4,\n5,6,7,8,\n9,10,11,12", "1")
    for old, new in (('"144"', '"48"'), ('"176"', '"32"'), ('x="160" y="80"', 'x="16" y="48"'), ('x="64"', 'x="16"')):
        text = text.replace(old, new)
    file = tmp_path / "commandos" / "one.tmx"
    lines = [line for line in text.splitlines() if 'id="7"' not in line]
    file.write_text("\n".join(lines), encoding="utf-8")
    spec = board(file)
    assert (spec.width, spec.height, spec.drop_zone, spec.spawns) == (3, 3, 6, (2, 0, 8))


def test_the_boards_name_is_the_name_of_the_file(tmp_path: Path) -> None:
    assert board(changed(tmp_path, "<map", "<map")).name == "my map"


def test_a_card_is_checked_but_is_no_board() -> None:
    spec, report = read_board(TILES / "T05.tmx")
    assert spec is None and report.findings == []


def test_an_unknown_mission_is_only_told_to_those_who_know_the_missions() -> None:
    assert read_board(GATHER_INTEL)[0] == board(GATHER_INTEL)
    assert read_board(GATHER_INTEL, {"gather_intel"})[0] == board(GATHER_INTEL)
    assert read_board(GATHER_INTEL, {"cold_cell"})[0] is None


def test_a_folder_is_searched_with_all_that_is_in_it() -> None:
    names = [report.file.name for report in check_map([paths.maps() / "commandos"])]
    missions = sorted(file.name for file in (paths.maps() / "commandos").glob("*.tmx"))
    assert names == [*missions, *(f"{name}.tmx" for name in WALLS)]


def test_a_map_in_a_folder_with_unicode_and_spaces_reads_alike(tmp_path: Path) -> None:
    folder = tmp_path / "Żółta mapa №1 %41"
    folder.mkdir()
    assert replace(board(changed(folder, "<map", "<map")), name="01_gather_intel") == board(GATHER_INTEL)


def test_a_players_map_leans_on_the_shipped_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(paths, "user_maps", lambda: tmp_path)
    file = tmp_path / "commandos" / "01_gather_intel.tmx"
    file.parent.mkdir()
    file.write_bytes(GATHER_INTEL.read_bytes())
    assert board(file) == board(GATHER_INTEL)


def cuts() -> Iterator[int]:
    size = len(GATHER_INTEL.read_bytes())
    return iter(range(0, size - 1, 37))


def test_a_map_cut_off_anywhere_gives_a_finding(tmp_path: Path) -> None:
    whole = changed(tmp_path, "<map", "<map").read_bytes()
    file = tmp_path / "cut.tmx"
    for length in cuts():
        file.write_bytes(whole[:length])
        spec, report = read_board(file)
        assert spec is None and report.errors, f"cut at {length}"


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(at=st.integers(0, 3000), junk=st.binary(max_size=12), length=st.integers(0, 40))
def test_a_damaged_map_gives_a_board_or_findings_but_no_exception(
    at: int, junk: bytes, length: int, tmp_path: Path
) -> None:
    whole = changed(tmp_path, "<map", "<map").read_bytes()
    at %= len(whole)
    file = tmp_path / "commandos" / "damaged.tmx"
    file.write_bytes(whole[:at] + junk + whole[at + length :])
    spec, report = read_board(file)
    assert (spec is not None) == report.sound
    assert all(finding.as_line() for finding in report.findings)


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    at=st.integers(0, 200), value=st.sampled_from(["", "-1", "1e309", "nan", "99999999999999999999", "../..", "T01"])
)
def test_any_attribute_may_hold_nonsense(at: int, value: str, tmp_path: Path) -> None:
    text = changed(tmp_path, "<map", "<map").read_text(encoding="utf-8")
    parts = text.split('"')
    index = 2 * (at % (len(parts) // 2)) + 1
    file = tmp_path / "commandos" / "nonsense.tmx"
    file.write_text('"'.join([*parts[:index], value, *parts[index + 1 :]]), encoding="utf-8")
    spec, report = read_board(file)
    assert (spec is not None) == report.sound


def test_reading_a_board_imports_neither_pygame_nor_pytmx() -> None:
    script = (
        "import sys; from game.content.boards import check_map; "
        f"reports = check_map([{str(GATHER_INTEL)!r}]); assert all(report.sound for report in reports); "
        "assert not {'pygame', 'pytmx'} & set(sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
