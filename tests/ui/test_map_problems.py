"""What is wrong with a map: guilty cells, cards that fit, and reading the mended file again."""

from __future__ import annotations

import re
from pathlib import Path

import pygame
import pytest

from game import paths
from game.content.boards import read_board
from game.content.report import Severity
from game.scenes.map_problems import MapProblemsScene
from game.scenes.map_problems_board import faulty_map
from game.scenes.setup_maps import MapEntry, read_entry
from tests.ui.scene_checks import ALL_SIZES, draws_at, opened, press, stands_everything
from tests.ui.toolkit_desk import Desk

FAULTS = {
    "misspelt mission": ('value="gather_intel"', 'value="gather_intell"'),
    "a tile that nobody has": ("5,6,7,8,", "5,6,99,8,"),
    "an objective outside": ('x="160" y="80"', 'x="960" y="80"'),
    "a spawn twice": ("spawn-triangle", "spawn-circle"),
    "cut off": ("</objectgroup>\n</map>", ""),
    "a missing template": ("templates/drop-zone.tx", "templates/drop-zones.tx"),
}


def faulty(folder: Path, fault: str) -> Path:
    """The shipped mission with a fault, in a folder of its own."""
    shipped = paths.maps() / "commandos" / "01_gather_intel.tmx"
    right, wrong = FAULTS[fault]
    words = shipped.read_text("utf-8")
    assert right in words
    file = folder / "my_jungle.tmx"
    file.write_text(words.replace(right, wrong).replace('"../', f'"{paths.maps().as_posix()}/'), "utf-8")
    return file


def _nothing(_: MapEntry) -> None:
    """Nobody plays here."""


def _maker(file: Path):  # type: ignore[no-untyped-def]
    return lambda desk: MapProblemsScene(desk.ui, read_entry(file), _nothing, desk.ui.scenes.pop)


@pytest.mark.parametrize("size", ALL_SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_it_draws_at_every_size_and_its_texts_fit(size: tuple[int, int], tmp_path: Path) -> None:
    draws_at(_maker(faulty(tmp_path, "a tile that nobody has")), size)


@pytest.mark.parametrize("fault", FAULTS)
def test_every_fault_has_its_card_with_what_where_and_cure(fault: str, tmp_path: Path) -> None:
    desk, scene = opened(_maker(faulty(tmp_path, fault)))
    desk.look()
    assert scene.findings and scene.findings[0].severity is Severity.ERROR
    for number, finding in enumerate(scene.findings):
        scene._choose(number)
        desk.look()
        assert str(finding.message) and str(finding.hint) and finding.place.line >= 1


def test_it_can_be_used_by_mouse_alone_and_by_keyboard_alone(tmp_path: Path) -> None:
    stands_everything(_maker(faulty(tmp_path, "misspelt mission")))


def test_the_guilty_cell_is_the_one_that_the_finding_names(tmp_path: Path) -> None:
    file = faulty(tmp_path, "a tile that nobody has")
    entry = read_entry(file)
    shown = faulty_map(file, entry.report.findings)
    assert shown and shown.spots[0] == (pygame.Rect(96, 48, 48, 48),)


OBJECTS = {
    "a tile object": ("commandos/01_gather_intel.tmx", 'x="64" y="32"', 'x="72" y="32"', (72, 16, 16, 16)),
    "a polygon": ("dday/2_omaha.tmx", r'name="defence" type="int" value="\d+"', 'name="defence" value="-1"', None),
    "a point": ("dday/2_omaha.tmx", r'name="courage" type="int" value="[1-9]"', 'name="courage" value="-1"', None),
}


@pytest.mark.parametrize("case", OBJECTS)
def test_the_guilty_object_is_marked_as_it_lies(case: str, tmp_path: Path) -> None:
    name, old, new, expected = OBJECTS[case]
    shipped = paths.maps() / name
    text, changed = re.subn(old, new, shipped.read_text("utf-8"), count=1)
    assert changed
    file = tmp_path / shipped.name
    file.write_text(text.replace('"../', f'"{paths.maps().as_posix()}/'), "utf-8")
    _, report = read_board(file)
    shown = faulty_map(file, report.findings)
    assert shown and report.findings[0].place.object_id
    (spot,) = shown.spots[0]
    assert min(spot.size) >= 16 and shown.picture.get_rect().contains(spot)
    assert expected is None or spot == pygame.Rect(expected)
    assert (spot.w > 100) == (case == "a polygon")


def test_a_file_that_is_no_map_has_its_list_and_no_picture(tmp_path: Path) -> None:
    desk, scene = opened(_maker(faulty(tmp_path, "cut off")))
    assert scene.map is None
    desk.look()


def test_a_map_that_is_not_there_is_a_finding(tmp_path: Path) -> None:
    desk, scene = opened(_maker(tmp_path / "nowhere.tmx"))
    desk.look()
    assert len(scene.findings) == 1


def test_reading_the_mended_file_again_lets_it_be_played(tmp_path: Path) -> None:
    file = faulty(tmp_path, "misspelt mission")
    played: list[MapEntry] = []
    desk = Desk()
    scene = MapProblemsScene(desk.ui, read_entry(file), played.append, desk.ui.scenes.pop)
    desk.open(scene)
    press(desk, "play")
    assert not played
    file.write_text(file.read_text("utf-8").replace("gather_intell", "gather_intel"), "utf-8")
    desk.key("f5")
    assert not scene.findings and desk.cues[-1] == "map_good"
    desk.look()
    press(desk, "play")
    assert played[0].board


def test_marks_can_be_hidden_to_see_the_map(tmp_path: Path) -> None:
    desk, scene = opened(_maker(faulty(tmp_path, "a tile that nobody has")))
    marked = desk.look().copy()
    press(desk, "marks")
    assert not scene.marked
    at = (430, 380)
    assert desk.look().get_at(at) != marked.get_at(at)
