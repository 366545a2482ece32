"""A map with very many mistakes: the first of each kind are told, at once, and the rest are counted."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from game.content.boards import check_map
from game.content.report import MOST_ALIKE, Place, Report
from game.content.tiled import kinds
from game.content.tiled.normalise import read_tree
from game.ui.tiled_view import tree_picture
from tests.tiled.made import a_layer, a_map

MISSION = "commandos/01_gather_intel.tmx"
BEACH = "dday/2_omaha.tmx"
MAP_END = "</objectgroup>\n</map>"
WRONG_OBJECTS = {
    "one space": '<object id="{n}" template="../templates/objective.tx" x="64" y="32"/>',
    "no number": '<object id="{n}" x="far"/>',
    "no class": '<object id="{n}" x="1" y="1"/>',
    "unknown classes": '<object id="{n}" type="Thing{n}" x="1" y="1"/>',
    "one number": '<object id="7" name="{n}" type="Note" x="1" y="1"/>',
    "dangling": '<object id="{n}"><properties><property name="p" type="object" value="9{n}"/></properties></object>',
}


@pytest.mark.parametrize("text", WRONG_OBJECTS.values(), ids=WRONG_OBJECTS)
def test_of_many_wrong_objects_the_first_are_reported(text: str, maps: Path, change: Callable[..., Path]) -> None:
    objects = "".join(text.format(n=1000 + n) for n in range(3000))
    file = change(MISSION, MAP_END, objects + MAP_END)
    report = check_map([file])[0]
    assert "MORE-ALIKE" in {finding.code for finding in report.findings}
    assert len(report.findings) < 4 * MOST_ALIKE


SECTORS = {
    "all in one place": '<object id="{n}" name="S{n}" type="Sector" x="8" y="8" width="20" height="20"/>',
    "side by side": '<object id="{n}" name="S{n}" type="Sector" x="{x}" y="8" width="2" height="20"/>',
    "of one name": '<object id="{n}" name="S" type="Sector" x="{x}" y="8" width="2" height="20"/>',
    "links to nowhere": '<object id="{n}" type="Link"><properties><property name="from" type="object" value="{n}"/>'
    "</properties></object>",
}


@pytest.mark.parametrize("text", SECTORS.values(), ids=SECTORS)
def test_many_sectors_are_too_many(text: str, maps: Path, change: Callable[..., Path]) -> None:
    objects = "".join(text.format(n=1000 + n, x=2 * n) for n in range(3000))
    file = change(BEACH, "</map>", f'<objectgroup id="90">{objects}</objectgroup></map>')
    report = check_map([file])[0]
    assert "OBJECTS-MANY" in {finding.code for finding in report.findings}


def test_sectors_with_very_many_corners_in_all_are_one_finding(maps: Path, change: Callable[..., Path]) -> None:
    comb = " ".join(f"{x},{20 + 60 * (x // 2 % 2)}" for x in range(100)) + " 100,0 0,0"
    sectors = "".join(
        f'<object id="{1000 + n}" name="C{n}" type="Sector" x="8" y="8"><polygon points="{comb}"/></object>'
        for n in range(20)
    )
    file = change(BEACH, "</map>", f'<objectgroup id="90">{sectors}</objectgroup></map>')
    codes = [finding.code for finding in check_map([file])[0].findings]
    assert codes.count("SECTOR-CORNERS") == 1


def test_more_tiles_than_can_be_looked_at_are_refused(tmp_path: Path) -> None:
    pygame.image.save(pygame.Surface((1600, 1600)), tmp_path / "a.png")
    sets = "".join(
        f'<tileset firstgid="{1 + 90_000 * n}" name="s{n}" tilewidth="{size}" tileheight="{size}">'
        '<image source="a.png"/></tileset>'
        for n, size in enumerate((16, 8, 1, 16))
    )
    file = tmp_path / "map.tmx"
    file.write_text(a_map(sets + a_layer(1, 90_001, 180_001, 0, width=2), 2, 2), encoding="utf-8")
    report = Report(file)
    tree = read_tree(file, report)
    assert tree and [tileset.readable for tileset in tree.tilesets] == [True, True, False, False]
    assert {finding.code for finding in report.errors} == {"TILES-MANY"}
    assert tree_picture(tree).get_size() == (16, 16)


def test_a_finding_left_out_still_keeps_a_map_from_being_played(tmp_path: Path) -> None:
    report = Report(tmp_path)
    for n in range(MOST_ALIKE + 5):
        report.add(kinds.OBJECT_ID_TWICE, Place(tmp_path, n))
    assert report.is_full(kinds.OBJECT_ID_TWICE) and report.error_count == MOST_ALIKE + 5
    assert [finding.code for finding in report.findings[MOST_ALIKE:]] == ["MORE-ALIKE"]
    assert (
        report.findings[-1]
        .as_line()
        .endswith(
            "there are more than 200 findings OBJECT-ID-TWICE; the others are left out. "
            "Mend the first ones, then check again."
        )
    )
