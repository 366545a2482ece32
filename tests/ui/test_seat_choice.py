"""Who plays a seat can be chosen at any time: by its mark and by the menu every bot of the game is offered."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from game.content.controls import Action
from game.content.settings import Settings
from game.engine.games import BOTS
from game.scenes.flow import Errand, Flow
from game.scenes.flow_games import way
from game.scenes.page_scene import PageScene
from game.scenes.pause import PauseScene
from game.scenes.players import PERSON
from game.scenes.seat_choice import SeatChoice
from game.scenes.table_calls import TableCalls
from game.ui import text
from tests.games import new_session
from tests.ui.scene_checks import ALL_SIZES, draws_at, opened, press, stands_everything
from tests.ui.toolkit_desk import Desk

TABLES = ("dday", "komandosi")
"""The games with a mark for every seat."""
NO_BOTS = "Nobody plays for you here."
SEED = 7


def open_table(desk: Desk, name: str, calls: TableCalls) -> Any:
    session = new_session(name, SEED)
    its = way(name)
    table: Any = its.table(desk.ui, session, calls, its.near(session.setup.board), {})
    desk.open(table)
    table.finish_all()
    return table


def offered(desk: Desk) -> list[str]:
    """The players that the choice on top offers."""
    top = desk.ui.scenes.top
    assert isinstance(top, SeatChoice)
    return [widget.name.removeprefix("player ") for widget in top.page.widgets if widget.name.startswith("player ")]


@pytest.mark.parametrize("name", TABLES)
def test_the_mark_of_a_seat_offers_a_person_and_every_bot_and_gives_it_to_whoever_is_chosen(name: str) -> None:
    desk = Desk(settings=Settings(bot_pause_ms=2000))
    table = open_table(desk, name, TableCalls())
    for letter in table.letters():
        for player in (*BOTS[name], PERSON):
            press(desk, f"seat {letter}")
            assert offered(desk) == [PERSON, *BOTS[name]]
            assert press(desk, f"player {player}") is table
            found = table.bots.get(letter)
            assert (found.name if found else PERSON) == player


@pytest.mark.parametrize("name", BOTS)
def test_the_menu_offers_every_bot_gives_it_the_seats_and_takes_them_back(name: str, tmp_path: Path) -> None:
    desk = Desk(settings=Settings(bot_pause_ms=2000))
    flow, its, session = Flow(desk.ui, Errand(), tmp_path), way(name), new_session(name, SEED)
    table: Any = flow.table(session)
    desk.open(table)
    table.finish_all()
    for player in BOTS[name]:
        flow.pause(session, table)
        desk.ui.scenes.settle()
        press(desk, "bot")
        assert offered(desk) == list(BOTS[name])
        assert press(desk, f"player {player}") is table
        assert its.bot_plays(table)
        assert set(its.bots(table).values()) <= {player}
        flow.pause(session, table)
        desk.ui.scenes.settle()
        assert press(desk, "bot") is table and not its.bot_plays(table)


def test_going_back_changes_nothing_and_leads_to_where_one_was(tmp_path: Path) -> None:
    desk = Desk()
    flow, session = Flow(desk.ui, Errand(), tmp_path), new_session("dday", SEED)
    table: Any = flow.table(session)
    desk.open(table)
    table.finish_all()
    press(desk, "seat A")
    desk.act(Action.BACK)
    assert desk.ui.scenes.top is table and not table.bots
    flow.pause(session, table)
    desk.ui.scenes.settle()
    press(desk, "bot")
    desk.act(Action.BACK)
    assert isinstance(desk.ui.scenes.top, PauseScene) and not table.bots


@pytest.mark.parametrize("name", TABLES)
def test_bots_wait_while_somebody_chooses_who_plays(name: str) -> None:
    desk = Desk(settings=Settings(bot_pause_ms=0, speed=0))
    table = open_table(desk, name, TableCalls())
    table.seat(table.new_bot("random"))
    desk.ui.scenes.update(1)
    played = len(table.game.session.log)
    assert played
    press(desk, "seat A")
    for _ in range(20):
        desk.ui.scenes.update(100)
    assert len(table.game.session.log) == played


@pytest.mark.parametrize("name", TABLES)
def test_in_a_tutorial_the_mark_says_why_nobody_else_plays(name: str) -> None:
    desk = Desk()
    table = open_table(desk, name, TableCalls(no_bots=NO_BOTS))
    assert press(desk, "seat A") is table
    assert table.page.widget("seat A").reason == NO_BOTS


def _choice(desk: Desk) -> PageScene:
    return SeatChoice(desk.ui, "Who plays Able?", (PERSON, *BOTS["komandosi"]), "greedy", lambda player: None)


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("size", ALL_SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_it_draws_at_every_size_and_its_texts_fit(size: tuple[int, int], language: str) -> None:
    text.set_language(language)
    try:
        draws_at(_choice, size)
    finally:
        text.set_language("en")


def test_it_can_be_used_by_mouse_alone_and_by_keyboard_alone() -> None:
    stands_everything(_choice)


def test_whoever_plays_now_is_marked_and_has_the_focus() -> None:
    _, scene = opened(_choice)
    assert scene.page.focused and scene.page.focused.name == "player greedy"
