"""Every option of the rules of D-Day Dice can be reached by clicks on what the window shows, page by page."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from game.content.boards import read_board
from game.content.cards import dday_cards
from game.content.settings import Settings
from game.engine.core.session import Session
from game.engine.core.step import Command, Refusal
from game.engine.core.text import Message
from game.engine.dday.board_spec import BoardSpec
from game.engine.dday.bot import GreedyBot
from game.engine.dday.commands import Amount, Give, Hand, Ready
from game.engine.dday.game import GAME
from game.engine.dday.state import NAMES, Setup
from game.scenes.dday.planner import TradePlanner
from game.scenes.dday.table import DdayTableScene
from game.scenes.dialog import Dialog
from game.scenes.page_scene import PageScene
from game.scenes.table_calls import TableCalls
from game.ui.widgets.base import Widget
from tests.ui.toolkit_desk import Desk

AT_ONCE = Settings(speed=0, bot_pause_ms=0)
STATES, OF_EACH_KIND, PAGES = 50, 2, 12
VETO = Refusal("dday:D1", Message("noted"))


class Noting:
    """A table at which every command is noted and none is carried out while `notes` is on."""

    def __init__(self, name: str, units: int, seed: int) -> None:
        file = Path(f"maps/dday/{name}.tmx")
        spec, report = read_board(file)
        assert isinstance(spec, BoardSpec), report.as_text()
        setup = Setup(spec, NAMES[:units], level=len(spec.levels) - 1)
        self.session = Session(GAME, setup, dday_cards(), seed)
        self.notes: list[Command] | None = None
        self.desk = Desk(settings=AT_ONCE)
        self.table = DdayTableScene(self.desk.ui, self.session, TableCalls(veto=self._veto), near=file)
        self.desk.open(self.table)

    def _veto(self, command: Command) -> Refusal | None:
        if self.notes is None:
            return None
        self.notes.append(command)
        return VETO

    @property
    def top(self) -> PageScene:
        top = self.desk.ui.scenes.top
        assert isinstance(top, PageScene)
        return top

    def click(self, widget: Widget) -> None:
        assert not widget.reason, (widget.name, widget.reason)
        widget.click()
        self.desk.ui.scenes.settle()
        if isinstance(self.top, Dialog):  # the question whether that is meant
            self.top.answers[0].on_click()
            self.desk.ui.scenes.pop()
            self.desk.ui.scenes.settle()

    def find(self, pick: str) -> Widget:
        """The widget for a pick; pages are turned until it is seen."""
        for _ in range(PAGES):
            names = (pick, pick.replace("unit:", "unit "), pick.replace("card:", "fall "))
            for widget in self.top.page.widgets:
                if (widget.pick == pick or widget.name in names) and not widget.reason:
                    return widget
            for pager in ("pool more", "tray 5"):
                if (more := self.top.page.widget(pager)) and not more.pick:
                    self.click(more)
        raise AssertionError(f"{pick} is nowhere to be clicked")

    def reach(self, option: Command) -> None:
        """Makes the clicks of an option, one after another."""
        if isinstance(option, Give | Hand):
            self.reach_trade(option)
            return
        self.notes = []
        self.table.select(self.table.game.active)  # nothing is clicked yet
        for pick in option.picks():
            if self.notes or (pick in self.table.game.chooser.taken and pick.startswith("unit:")):
                continue
            self.click(self.find(pick))
        if not self.notes:
            self.click(self.top.page.widget("tray 0"))  # type: ignore[arg-type]
        assert self.notes == [option], (option, self.notes)
        self.notes = None

    def reach_trade(self, option: Give | Hand) -> None:
        """The trade planner has an arrow or a card for it."""
        self.click(self.find(f"unit:{option.unit}"))
        self.click(self.find("button:trade"))
        planner = self.top
        assert isinstance(planner, TradePlanner)
        while planner.plan.second != option.other:
            self.click(planner.page.widget("other"))  # type: ignore[arg-type]
        name = f"{option.resource} on" if isinstance(option, Give) else f"hand {option.unit} {option.card}"
        while isinstance(option, Hand) and not planner.page.widget(name):
            self.click(planner.page.widget(f"more {option.unit}"))  # type: ignore[arg-type]
        widget = planner.page.widget(name)
        assert widget and not widget.reason, (option, widget and widget.reason)
        planner.back()
        self.desk.ui.scenes.settle()


def some_of_each_kind(options: list[Command], chance: random.Random) -> list[Command]:
    """A few options of each kind of command."""
    chosen: dict[type[Command], list[Command]] = {}
    for option in chance.sample(options, len(options)):
        chosen.setdefault(type(option), []).append(option)
    return [option for found in chosen.values() for option in found[:OF_EACH_KIND]]


@pytest.mark.parametrize(("name", "units", "seed"), [("1_exercise_tiger", 1, 5), ("8_merville_battery", 4, 2)])
def test_every_option_can_be_reached_by_clicks(name: str, units: int, seed: int) -> None:
    noting, bot, chance = Noting(name, units, seed), GreedyBot(), random.Random(seed)
    kinds: set[type[Command]] = set()
    while ask := noting.session.ask:
        new = {type(option) for option in ask.options} - kinds
        if not isinstance(ask.options[0], Amount) and (new or not chance.randrange(STATES)):
            noting.table.play_queued()
            for option in some_of_each_kind(ask.options, chance):
                noting.reach(option)
            kinds |= new
        noting.table.game.play(bot.choose(noting.session.state, ask))
    assert Ready in kinds and len(kinds) > (8 if units > 1 else 4)
