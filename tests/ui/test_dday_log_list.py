"""The log at the D-Day Dice table: a list that filters, shows on the map and leads back; news of what bots did."""

from __future__ import annotations

import pygame
import pytest

from game.content.controls import Action
from game.engine.core.bots import RandomBot
from game.engine.dday.bot import GreedyBot
from game.scenes.dday.table import DdayTableScene
from game.scenes.table_log import number_of
from game.ui.input import Act, Key, Wheel
from game.ui.widgets.listbox import ListBox
from tests.ui.test_dday_table import table

HIGH, LOW = (1920, 1080), (1280, 720)


def played_table(units: int = 2, commands: int = 40, size: tuple[int, int] = LOW) -> DdayTableScene:
    scene, bot = table(units, 3, size), RandomBot(3)
    while scene.game.ask and len(scene.game.session.log) < commands:
        scene.game.play(bot.choose(scene.game.state, scene.game.ask))
        scene.play_queued()
    return scene


def list_of(scene: DdayTableScene) -> ListBox:
    widget = scene.page.widget("log")
    assert isinstance(widget, ListBox)
    return widget


def test_a_key_opens_the_log_over_the_units_and_closes_it_again() -> None:
    scene = played_table()
    scene.handle(Key("l"))
    assert list_of(scene).rows and not scene.page.widget("unit A")
    assert scene.page.focused is list_of(scene)
    scene.draw(pygame.display.get_surface())
    scene.handle(Key("l"))
    assert scene.page.widget("log") is None and scene.page.widget("unit A")


def test_a_high_window_always_shows_it() -> None:
    scene = played_table(size=HIGH)
    assert list_of(scene).rows and scene.page.widget("unit A") and not scene.page.widget("log button")


@pytest.mark.parametrize("commands", range(0, 200, 25))
def test_it_can_be_opened_in_every_phase(commands: int) -> None:
    scene = played_table(3, commands)
    scene.swap_log()
    scene.draw(pygame.display.get_surface())
    assert scene.log_place.h > 100


def test_wheel_and_keys_scroll() -> None:
    scene = played_table()
    scene.swap_log()
    log = list_of(scene)
    at = log.scroll
    scene.handle(Wheel(log.rect.center, 3))
    assert list_of(scene).scroll != at
    scene.handle(Act(Action.UP))
    assert scene.log.chosen is not None


def test_a_filter_leaves_its_kind_and_the_heads() -> None:
    scene = played_table()
    scene.swap_log()
    for wanted in ("roll", "card", "move", "fight", "trade"):
        scene.page.widget("log filter").click()
        assert scene.log.filter == wanted
        kinds = {scene.game.book.lines[number_of(row)].kind for row in list_of(scene).rows}
        assert kinds <= {wanted, "round"}


def test_a_line_shows_its_sectors_on_the_map() -> None:
    scene = played_table(commands=80)
    scene.swap_log()
    log = list_of(scene)
    row = next(n for n, row in enumerate(log.rows) if scene.game.book.lines[number_of(row)].kind == "move")
    log.on_choose(row)
    assert scene.log.shown == frozenset(scene.game.book.lines[number_of(log.rows[row])].spaces)
    scene.draw(pygame.display.get_surface())


def test_the_way_back_leads_to_the_chosen_line_or_says_why_not() -> None:
    scene = table(1, 4)
    scene.swap_log()
    assert scene.page.widget("log back").reason
    end = len(scene.game.book.lines) - 1
    for pick in ("die:1", "die:2", "button:lock"):
        scene.pick(pick)
    scene.log._show(end)
    assert not scene.page.widget("log back").reason
    scene.page.widget("log back").click()
    assert scene.game.unit.locked == 0 and len(scene.game.book.lines) == end + 1


# ------------------------------------------------------------ news


def test_what_bots_did_in_the_turn_before_is_told_once_when_a_person_is_asked() -> None:
    scene, bot = table(3, 5), GreedyBot()
    scene.ui.change(bot_pause_ms=0)
    for letter in "BC":
        scene.give_seat(letter, "greedy")
    for _ in range(3000):
        scene.update(10)
        if scene.recap.lines:
            break
        if "A" in scene.game.deciders() and (question := scene.game.question_of("A")):
            scene.game.play(bot.choose(scene.game.state.clone(), question))
            scene.recap.person_chose()
            scene.play_queued()
    assert scene.game.state.turn > 1 and scene.recap.lines
    assert {line.kind for line in scene.recap.lines} <= {"move", "fight", "card", "trade"}
    scene.draw(pygame.display.get_surface())
    scene.handle(Act(Action.BACK))
    assert not scene.recap.lines and not scene.page.widget("recap")


def test_without_bots_there_is_no_news() -> None:
    scene = played_table(1, 120)
    assert scene.game.state.turn > 1 and not scene.recap.lines
