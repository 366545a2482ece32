"""The shipped battle maps as pictures to play on: sectors cover them, plates and ways lie where they belong."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.content.boards import read_board
from game.content.dday_shapes import inside
from game.engine.dday.board_spec import BoardSpec, Point

MAPS = sorted((Path(__file__).parents[2] / "maps" / "dday").glob("*.tmx"))
NEAR = 25
"""Pixels: a way stands on its border, or beside the point where four sectors meet if it leads across that."""


def board(path: Path) -> BoardSpec:
    spec, report = read_board(path)
    assert isinstance(spec, BoardSpec)
    assert not report.findings
    return spec


def area(shape: tuple[Point, ...]) -> float:
    following = (*shape[1:], shape[0])
    return abs(sum(x1 * y2 - x2 * y1 for (x1, y1), (x2, y2) in zip(shape, following, strict=True))) / 2


def near(shape: tuple[Point, ...], at: Point) -> bool:
    spots = [(at[0] + dx, at[1] + dy) for dx in (-NEAR, 0, NEAR) for dy in (-NEAR, 0, NEAR)]
    return any(inside(shape, (x + 0.5, y + 0.5)) for x, y in spots)


@pytest.mark.parametrize("path", MAPS, ids=lambda path: path.stem)
def test_the_sectors_cover_the_whole_map(path):
    spec = board(path)
    assert (spec.width, spec.height) == (304, 256)
    assert sum(area(sector.shape) for sector in spec.sectors) == spec.width * spec.height


@pytest.mark.parametrize("path", MAPS, ids=lambda path: path.stem)
def test_every_name_plate_stands_in_its_sector(path):
    assert [sector.name for sector in board(path).sectors if not inside(sector.shape, sector.label)] == []


@pytest.mark.parametrize("path", MAPS, ids=lambda path: path.stem)
def test_every_way_stands_on_the_border_that_it_crosses(path):
    spec = board(path)
    lost = [
        (spec.sectors[link.origin].name, spec.sectors[link.target].name)
        for link in spec.links
        if not all(near(spec.sectors[end].shape, link.at) for end in (link.origin, link.target))
    ]
    assert not lost


@pytest.mark.parametrize("path", MAPS, ids=lambda path: path.stem)
def test_no_two_ways_stand_in_the_same_place(path):
    places = [link.at for link in board(path).links]
    assert len(set(places)) == len(places)
