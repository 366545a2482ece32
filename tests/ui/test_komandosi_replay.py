"""A recorded game of Komandosi shown again: what moves never keeps the player from pausing or leaving."""

from __future__ import annotations

import pytest

from game.content.controls import Action
from game.content.settings import Settings
from game.scenes.komandosi.gallery import komandosi_played
from game.scenes.komandosi.replay import KomandosiReplayScene
from game.scenes.table_calls import TableCalls
from game.ui import theme
from tests.ui.toolkit_desk import Desk

ROLLED_WIDE = 106
"""The number that was rolled, and for what, in two lines of a label."""


def shown_again(left: list[str], size: tuple[int, int] = (1280, 720)) -> tuple[Desk, KomandosiReplayScene]:
    desk = Desk(size, Settings().changed(bot_pause_ms=0))
    calls = TableCalls(on_menu=lambda: left.append("left"))
    scene = KomandosiReplayScene(desk.ui, komandosi_played(5), calls, start=0)
    desk.open(scene)
    scene.play_or_pause()
    while not scene.busy:
        desk.ui.scenes.update(theme.FRAME)
    return desk, scene


def test_back_leaves_it_while_something_moves() -> None:
    left: list[str] = []
    desk, _ = shown_again(left)
    desk.act(Action.BACK)
    assert left == ["left"]


def test_one_click_pauses_it_while_something_moves() -> None:
    desk, scene = shown_again([])
    button = scene.page.widget("play")
    assert button and scene.playing
    desk.click(button.rect.center)
    assert not scene.playing


@pytest.mark.parametrize("size", [(1280, 680), (1280, 720), (1920, 1080)])
def test_its_slider_leaves_room_for_what_was_rolled(size: tuple[int, int]) -> None:
    _, scene = shown_again([], size)
    slider = scene.page.widget("at")
    assert slider and slider.rect.x >= scene.places.die.right + ROLLED_WIDE
