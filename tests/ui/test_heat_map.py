"""The heat map: places are coloured by their visits, numbers tell how many, the board can still be seen."""

from __future__ import annotations

import pygame
import pytest

from game import paths
from game.cli import read_setup
from game.ui import theme
from game.ui.heat_map import HEAD, RIM, ZOOM, Heat, heat_map, per_game
from tests.ui.toolkit_desk import open_window

OMAHA = paths.maps() / "dday" / "2_omaha.tmx"
MISSION = paths.maps() / "commandos" / "01_gather_intel.tmx"


def redness(picture: pygame.Surface, x: int, y: int) -> int:
    return picture.get_at((RIM + x * ZOOM, HEAD + y * ZOOM)).r


def test_a_place_with_many_visits_is_lighter() -> None:
    open_window()
    _, setup = read_setup(MISSION)
    cool, hot = (heat_map(setup.board, MISSION, Heat({0: few, 1: 100}, {}, 10, "t", "f")) for few in (1, 100))
    assert redness(hot, 2, 2) > redness(cool, 2, 2) + 40
    assert redness(hot, 30, 2) == redness(cool, 30, 2)


def test_losses_are_numbers_of_their_own() -> None:
    open_window()
    _, setup = read_setup(OMAHA)
    without, with_losses = (heat_map(setup.board, OMAHA, Heat({1: 5}, lost, 5, "t", "f")) for lost in ({}, {1: 7}))
    coral = pygame.mask.from_threshold(with_losses, theme.rgb("coral"), (1, 1, 1, 255)).count()
    assert coral > pygame.mask.from_threshold(without, theme.rgb("coral"), (1, 1, 1, 255)).count()


@pytest.mark.parametrize(
    ("count", "games", "told"),
    [(0, 5, "0.00"), (1, 40, "0.03"), (1, 300, "<0.01"), (5, 10, "0.5"), (40, 3, "13"), (30, 3, "10")],
)
def test_a_number_a_game_is_short(count: int, games: int, told: str) -> None:
    assert per_game(count, games) == told
