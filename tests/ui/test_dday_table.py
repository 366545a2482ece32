"""The D-Day Dice table: a game can be played by clicks on its widgets alone."""

from __future__ import annotations

import os
import random
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame
import pytest

from game.content.boards import read_board
from game.content.cards import dday_cards
from game.content.settings import Settings
from game.engine.core.bots import RandomBot
from game.engine.core.session import Session
from game.engine.dday.bot import GreedyBot
from game.engine.dday.game import GAME
from game.engine.dday.state import NAMES, Setup
from game.scenes.context import Ui
from game.scenes.dday.table import DdayTableScene
from game.scenes.dialog import Dialog
from game.scenes.players import PERSON
from game.scenes.stack import SceneStack
from game.ui.input import Controls, Key
from game.ui.skins.dday.layout import Layout
from game.ui.sound import Sound

MAP = Path("maps/dday/1_exercise_tiger.tmx")
CLICKS = 3000
LEAST_PANEL = 170  # below that the rows of a Unit's panel meet


def table(units: int, seed: int, size: tuple[int, int] = (1280, 720)) -> DdayTableScene:
    pygame.display.set_mode(size)
    pygame.font.init()
    spec, _ = read_board(MAP)
    session = Session(GAME, Setup(spec, NAMES[:units]), dday_cards(), seed)
    settings = Settings().changed(speed=0.0)
    scene = DdayTableScene(Ui(settings, Controls(settings.keys), Sound(), SceneStack(size)), session, near=MAP)
    scene.layout(size)
    return scene


@pytest.mark.parametrize("units", [1, 3, 4])
def test_a_game_can_be_played_to_its_end_by_clicks_alone(units: int) -> None:
    scene, chance = table(units, 5), random.Random(1)
    for _ in range(CLICKS):
        if scene.game.ask is None:
            return
        open_ = [w for w in scene.page.widgets if not w.reason and w.name.split(" ")[0].split(":")[0] in CLICKABLE]
        chance.choice(open_).click()
        scene.ui.scenes.settle()
        above = scene.ui.scenes.top
        if isinstance(above, Dialog):  # whether the Unit really stays, or really goes alone
            above.page.widgets[0].click()
        elif above is not None:
            above.back()
        scene.ui.scenes.settle()
    pytest.fail("the game did not end")


CLICKABLE = {"tray", "die", "sector", "pool"}


@pytest.mark.parametrize("size", [(1280, 680), (1280, 720), (1366, 768), (1920, 1080)])
def test_map_and_units_keep_their_size_in_a_low_window(size: tuple[int, int]) -> None:
    places = Layout(size, (304, 256))
    assert places.zoom >= 2 and places.well.contains(places.map)
    assert places.units.h >= LEAST_PANEL and places.units.bottom <= places.pool.top


@pytest.mark.parametrize("size", [(1280, 680), (1280, 720), (1366, 768), (1920, 1080)])
def test_the_table_is_drawn_in_every_size(size: tuple[int, int]) -> None:
    scene = table(4, 2, size)
    scene.draw(pygame.display.get_surface())


def test_a_bot_plays_every_unit_that_it_is_given() -> None:
    scene = table(2, 3)
    scene.seat(RandomBot(1))
    before = len(scene.game.session.log)
    scene.update(10)
    assert len(scene.game.session.log) == before + 1
    scene.give_seat("A", PERSON)
    assert "A" not in scene.bots


def test_the_keyboard_alone_locks_two_dice() -> None:
    scene = table(1, 4)
    for key in ("1", "2", "e"):
        scene.handle(Key(key))
    assert scene.game.unit.locked == 0b11


def test_a_button_that_needs_dice_says_so_before_any_is_clicked() -> None:
    scene = table(1, 4)
    assert scene.page.widget("tray 0").reason == "First click the two dice to lock."


def test_the_log_stands_where_the_preview_was_when_it_is_asked_for() -> None:
    scene = table(1, 4)
    scene.handle(Key("l"))
    assert scene.shows_log


def test_a_hint_can_be_asked_for_every_unit_at_every_moment() -> None:
    scene, bot = table(3, 6), RandomBot(6)
    for _ in range(150):
        if scene.game.ask is None:
            return
        for letter in "ABC":
            scene.select(letter)
            scene.hint()
            assert scene.note
        scene.game.play(bot.choose(scene.game.state, scene.game.ask))
        scene.play_queued()


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_when_the_game_is_over_nothing_is_forecast_any_more(size: tuple[int, int]) -> None:
    scene, bot = table(2, 8, size), GreedyBot()
    while scene.game.ask:
        scene.game.play(bot.choose(scene.game.state, scene.game.ask))
        scene.play_queued()
    assert scene.game.state.phase == "combat" and not scene.at_toll
    scene.draw(pygame.display.get_surface())
