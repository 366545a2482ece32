"""What a tutorial forbids no click can do: not at the table, nor in what the table opens above itself."""

from __future__ import annotations

import random
from typing import Any

import pytest

from game.content.settings import Settings
from game.engine.core.bots import RandomBot
from game.engine.core.session import Session
from game.engine.core.step import Command, Refusal
from game.scenes.dday.planner import TradePlanner
from game.scenes.flow_games import way
from game.scenes.table_calls import TableCalls
from game.scenes.tutorial_course import FIRST_READ
from game.ui.text import tr_message
from tests.games import new_session
from tests.ui.test_dday_trade import trading_table
from tests.ui.toolkit_desk import Desk

CLICKS = 250
NO_BOTS = "Nobody plays for you here."


def opened(session: Session) -> tuple[Desk, Any, list[Command]]:
    """A table where every command is forbidden, and the commands that were asked for."""
    desk, asked = Desk(settings=Settings().changed(speed=0.0, ask_before="never")), []  # type: Desk, list[Command]

    def veto(command: Command) -> Refusal:
        asked.append(command)
        return FIRST_READ

    its, calls = way(session.game.id), TableCalls(veto=veto, no_bots=NO_BOTS)
    table = its.table(desk.ui, session, calls, its.near(session.setup.board), {})
    desk.open(table)
    return desk, table, asked


def click_something(desk: Desk, table: Any, chance: random.Random) -> None:
    """A click on a widget of what is on top, or anywhere on the table."""
    top: Any = desk.ui.scenes.top
    places = [widget.rect.center for widget in top.page.widgets if widget.focusable]
    if top is table:
        places += [(chance.randrange(table.size[0]), chance.randrange(table.size[1])) for _ in range(len(places))]
    desk.click(chance.choice(places))
    desk.ui.scenes.update(1)


@pytest.mark.parametrize("seed", [1, 2, 3, 7])
@pytest.mark.parametrize("name", ["commandos", "dday", "komandosi"])
def test_no_click_at_a_table_passes_by_a_veto(name: str, seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    session, bot, chance = new_session(name, seed), RandomBot(seed), random.Random(seed)
    refused, passed = 0, []  # type: int, list[Command]
    for _ in range(3):
        desk, table, asked = opened(session)
        with monkeypatch.context() as patch:
            patch.setattr(session, "play", lambda command: passed.append(command) or [])
            for _ in range(CLICKS):
                click_something(desk, table, chance)
        assert not passed
        refused += len(asked)
        for _ in range(11):
            if session.ask:
                session.play(bot.choose(session.state, session.ask))
    assert refused


def test_a_trade_that_was_planned_waits_for_the_lesson_and_says_so() -> None:
    desk, table, asked = opened(trading_table().game.session)
    table.plan_trade()
    desk.ui.scenes.settle()
    planner = desk.ui.scenes.top
    assert isinstance(planner, TradePlanner)
    played = len(planner.game.session.log)
    for name in ("soldiers on", "trade"):
        widget = planner.page.widget(name)
        assert widget
        desk.click(widget.rect.center)
    assert len(asked) == 1 and len(planner.game.session.log) == played
    assert desk.ui.scenes.top is table and table.note == tr_message(FIRST_READ.message)
