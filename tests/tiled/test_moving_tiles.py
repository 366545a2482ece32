"""Animated tiles move as Tiled moves them: every step of a map is its whole picture of that moment."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game import paths
from game.content.report import Report
from game.content.tiled.normalise import read_tree
from game.content.tiled.tree import Frame, TileMap
from game.ui import moving_tiles
from game.ui.moving_tiles import MovingTiles, moments
from game.ui.tiled_images import TileImages, frame_at
from game.ui.tiled_view import tree_picture

MOVING = sorted((paths.maps() / "dday").glob("*.tmx"))
STILL = paths.maps() / "commandos" / "01_gather_intel.tmx"


def tree_of(file: Path) -> TileMap:
    tree = read_tree(file, Report(file))
    assert tree
    return tree


def seen(picture: pygame.Surface) -> bytes:
    return pygame.image.tobytes(picture, "RGBA")


@pytest.mark.parametrize("file", MOVING, ids=lambda file: file.stem)
def test_a_step_s_cells_on_the_picture_of_the_step_before_are_the_whole_picture_of_that_moment(file: Path) -> None:
    tree = tree_of(file)
    tiles, picture = MovingTiles(tree), tree_picture(tree)
    assert tiles.moves
    times, cycle = moments(tree)
    for at in (*times, cycle):
        for rect, cell in tiles.patches(tiles.step(at)):
            picture.fill((0, 0, 0, 0), rect)
            picture.blit(cell, rect)
        assert seen(picture) == seen(tree_picture(tree, TileImages(tree, at)))


def test_a_map_without_animations_stands_still() -> None:
    assert not MovingTiles(tree_of(STILL)).moves


def test_a_frame_stays_as_long_as_it_says_and_the_first_one_comes_again() -> None:
    frames = (Frame(5, 100), Frame(6, 50), Frame(7, 0), Frame(8, 10))
    assert [frame_at(frames, at).tile for at in (0, 99, 100, 149, 150, 159, 160, 1000)] == [5, 5, 6, 6, 8, 8, 5, 5]
    assert frame_at((Frame(3, 0), Frame(4, 0)), 77).tile == 3


def test_the_next_step_is_due_when_its_frame_begins() -> None:
    tiles = MovingTiles(tree_of(MOVING[0]))
    assert [tiles.due(at) for at in (0, 100, 319, 320)] == [320, 220, 1, 320]
    assert [tiles.step(at) for at in (0, 319, 320, 1279, 1280)] == [0, 0, 1, 3, 0]


def test_animations_that_never_fit_together_begin_again_after_so_many_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    odd = {1: (Frame(0, 97), Frame(1, 89)), 2: (Frame(0, 101), Frame(1, 103))}
    monkeypatch.setattr(moving_tiles, "_animations", lambda tree: odd)
    times, cycle = moments(tree_of(STILL))
    assert len(times) == moving_tiles.MOST_STEPS and times[0] == 0 and cycle > times[-1]
