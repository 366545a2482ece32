"""The sea on the D-Day Dice table: it flows under the signs, costs little, and rests where motion is not wanted."""

from __future__ import annotations

import pygame
import pytest

from game.scenes.dday.table import DdayTableScene
from tests.ui.test_dday_table import table

STEP = 320


def sea_table(**settings: object) -> DdayTableScene:
    scene = table(2, 3)
    scene.ui.change(**{"speed": 1.0, **settings})
    scene.finish_all()
    scene.draw(pygame.display.get_surface())
    return scene


def picture(scene: DdayTableScene) -> bytes:
    scene.draw(pygame.display.get_surface())
    return pygame.image.tobytes(pygame.display.get_surface(), "RGB")


def test_a_step_changes_the_picture_and_a_fresh_painting_is_the_same() -> None:
    scene = sea_table()
    before = picture(scene)
    for _ in range(5):
        scene.update(STEP)
        flowing = picture(scene)
        assert flowing != before
        scene.rebuild()
        assert picture(scene) == flowing
        before = flowing


def test_between_two_steps_nothing_is_drawn() -> None:
    scene = sea_table()
    due = scene.next_frame()
    assert due and due <= STEP
    scene.stale = False
    scene.update(due - 1)
    assert not scene.stale
    scene.update(1)
    assert scene.stale


@pytest.mark.parametrize("still", [{"reduced_motion": True}, {"speed": 0.0}])
def test_it_rests_with_reduced_motion_and_without_animations(still: dict[str, object]) -> None:
    scene = sea_table(**still)
    assert scene.next_frame() is None
    scene.stale = False
    scene.update(10 * STEP)
    assert not scene.stale


def test_its_cells_are_a_small_part_of_the_map() -> None:
    scene = sea_table()
    scene.update(STEP)
    cells = scene.picture.beach._sea.cells(1)
    assert sum(rect.w * rect.h for rect, _ in cells) < 0.4 * scene.picture.size[0] * scene.picture.size[1]
