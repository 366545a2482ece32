"""A recorded game of D-Day Dice is shown again; the recording stays as it is and nobody is told."""

from __future__ import annotations

import pygame
import pytest

from game.content.controls import Action
from game.engine.core.save import state_hash
from game.engine.core.session import Session
from game.engine.games import bot
from game.scenes.dday.replay import DdayReplayScene
from game.scenes.table_calls import TableCalls
from game.ui.input import Act
from game.ui.widgets.choices import Slider
from tests.ui.test_dday_table import MAP, table

COMMANDS = 40
told: list[str] = []


def recorded_game(units: int = 2, commands: int = COMMANDS) -> Session:
    session, player = table(units, 3).game.session, bot("dday", "greedy", 3)
    while session.ask and len(session.log) < commands:
        session.play(player.choose(session.state, session.ask))
    return session


def replay_of(session: Session, start: int = 0, speed: float = 0.0) -> DdayReplayScene:
    told.clear()
    calls = TableCalls(
        on_menu=lambda: told.append("menu"),
        on_game_over=lambda session: told.append("over"),
        after_command=lambda session: told.append("kept"),
    )
    ui = table(1, 1).ui
    ui.change(speed=speed, bot_pause_ms=0)
    scene = DdayReplayScene(ui, session, calls, MAP, start)
    scene.layout((1280, 720))
    return scene


def test_every_position_shows_the_state_of_that_moment() -> None:
    session, short = recorded_game(), recorded_game(commands=10)
    scene = replay_of(session)
    for commands, right in ((10, short), (COMMANDS, session)):
        scene.go_to(commands)
        assert state_hash(session.game, scene.game.state) == state_hash(session.game, right.state)


def test_steps_on_and_back_touch_neither_the_recording_nor_anybody_else() -> None:
    session = recorded_game()
    before, log = state_hash(session.game, session.state), list(session.log)
    scene = replay_of(session, 5)
    scene.handle(Act(Action.REDO))
    scene.handle(Act(Action.REDO))
    scene.handle(Act(Action.UNDO))
    assert (scene.at, scene.game.session.log) == (6, log[:6])
    assert (state_hash(session.game, session.state), session.log) == (before, log)
    assert not told


def test_nothing_can_be_decided_and_no_bot_takes_a_seat() -> None:
    scene = replay_of(recorded_game(), 20)
    for widget in list(scene.page.widgets):
        if widget.name.startswith(("die", "sector")):
            widget.click()
    assert len(scene.game.session.log) == 20 and scene.note
    assert all(widget.reason for widget in scene.page.widgets if widget.name.startswith("seat"))
    assert not any(widget.name.startswith(("tray", "pool", "advise")) for widget in scene.page.widgets)


@pytest.mark.parametrize("speed", [0.0, 8.0])
def test_play_goes_to_the_end_and_stops_there(speed: float) -> None:
    scene = replay_of(recorded_game(commands=15), speed=speed)
    scene.play_or_pause()
    for _ in range(3000):
        scene.update(200)
        if not scene.playing:
            break
    assert scene.at == 15 and not scene.playing


def test_the_slider_and_the_log_lead_to_any_moment() -> None:
    scene = replay_of(recorded_game(), COMMANDS)
    slider = scene.page.widget("at")
    assert isinstance(slider, Slider)
    scene.swap_log()
    scene.log._show(0)
    scene.log._back_to_here()
    assert scene.at < COMMANDS
    scene.draw(pygame.display.get_surface())


def test_back_leaves() -> None:
    scene = replay_of(recorded_game())
    scene.handle(Act(Action.BACK))
    assert told == ["menu"]
