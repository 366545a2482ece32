"""Bots that play one after another without a pause never keep a player from menu, log, seats and Units."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from game.content.controls import Action
from game.content.settings import Settings
from game.scenes.flow_games import way
from game.scenes.players import PERSON
from game.scenes.seat_choice import SeatChoice
from game.scenes.table_calls import TableCalls
from game.ui import theme
from game.ui.input import Hover, Press, Release
from tests.games import new_session
from tests.ui.toolkit_desk import Desk

MOMENTS, FRAMES = 8, 37
SEEDS = {"dday": 7, "komandosi": 3}
PACES = [{"speed": 1.0}, {"speed": 8.0}, {"speed": 0.0}]


class Watcher:
    """Somebody who watches bots play and may want something else."""

    def __init__(self, name: str, **pace: float) -> None:
        self.menus = 0
        self.desk = Desk(settings=Settings(bot_pause_ms=0, **pace))
        session = new_session(name, SEEDS[name])
        its, calls = way(name), TableCalls(on_menu=self._menu)
        near = its.near(session.setup.board)
        self.table: Any = its.table(self.desk.ui, session, calls, near, {})
        self.table.seat(self.table.new_bot("random"))
        self.desk.open(self.table)

    def _menu(self) -> None:
        self.menus += 1

    def watch(self) -> bool:
        """Some time passes; False where the game is over."""
        for _ in range(FRAMES):
            self.desk.ui.scenes.update(theme.FRAME)
        return self.table.game.ask is not None

    def click(self, name: str) -> None:
        """A click that takes as long as a hand needs: frames pass between press and release."""
        widget = self.table.page.widget(name)
        assert widget, name
        for event in (Hover(widget.rect.center), Press(widget.rect.center), Release(widget.rect.center)):
            self.desk.ui.scenes.handle(event)
            self.desk.ui.scenes.settle()
            if self.desk.ui.scenes.top is self.table:
                self.desk.ui.scenes.update(theme.FRAME)

    # ------------------------------------------------------------ what somebody may want

    def menu(self) -> None:
        before = self.menus
        self.click("menu")
        assert self.menus == before + 1

    def back(self) -> None:
        before = self.menus
        self.desk.act(Action.BACK)
        assert self.menus == before + 1 or not self.table.waiting_bots

    def log(self) -> None:
        if self.table.page.widget("log button"):
            self.click("log button")
            assert self.table.log_open
        else:
            self.desk.key("l")
        if self.table.log_open:
            self.desk.key("l")
        assert not self.table.log_open

    def seat(self) -> None:
        for letter in self.table.letters():
            self.click(f"seat {letter}")
            assert isinstance(self.desk.ui.scenes.top, SeatChoice)
            self.desk.act(Action.BACK)
            assert self.desk.ui.scenes.top is self.table

    def unit(self) -> None:
        for letter in self.table.letters():
            if self.table.page.widget(f"unit {letter}"):
                self.click(f"unit {letter}")


@pytest.mark.parametrize("pace", PACES, ids=str)
@pytest.mark.parametrize("name", SEEDS)
def test_everything_that_decides_nothing_is_in_reach_at_every_moment(name: str, pace: dict[str, float]) -> None:
    watcher = Watcher(name, **pace)
    wishes: list[Callable[[], None]] = [watcher.menu, watcher.back, watcher.log, watcher.seat]
    for moment in range(MOMENTS):
        if not watcher.watch():
            break
        wishes[moment % len(wishes)]()


@pytest.mark.parametrize("pace", PACES, ids=str)
def test_a_unit_can_be_looked_at_while_bots_play(pace: dict[str, float]) -> None:
    watcher = Watcher("dday", **pace)
    for letter in watcher.table.letters():
        watcher.watch()
        watcher.table.game.select(watcher.table.letters()[0])
        chosen: list[str] = []
        watcher.table.select = chosen.append
        watcher.table.rebuild()
        watcher.click(f"unit {letter}")
        assert chosen == [letter]


@pytest.mark.parametrize("name", SEEDS)
def test_a_seat_taken_back_stops_the_bots_at_the_next_question(name: str) -> None:
    watcher = Watcher(name, speed=1.0)
    watcher.watch()
    for letter in watcher.table.letters():
        watcher.click(f"seat {letter}")
        watcher.desk.click(watcher.desk.ui.scenes.top.page.widget(f"player {PERSON}").rect.center)  # type: ignore[union-attr]
    watcher.table.finish_all()
    played = len(watcher.table.game.session.log)
    watcher.watch()
    assert len(watcher.table.game.session.log) == played and not watcher.table.bots
