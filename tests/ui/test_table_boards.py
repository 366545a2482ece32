"""Boards of any size stay in their well: large ones are moved below it, by pointer, keyboard and what happens."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.content.cards import commandos_cards
from game.content.controls import Action
from game.engine.commandos.board_spec import BoardSpec
from game.engine.commandos.game import GAME
from game.engine.commandos.state import Setup
from game.engine.core.bots import RandomBot
from game.engine.core.session import Session
from game.ui import text
from game.ui.input import Hover, Press, Release, Wheel
from game.ui.skins.commandos.stage import Stage
from tests.ui.table_driver import Desk
from tests.ui.table_games import board

SIZES = [(1, 1), (2, 1), (8, 6), (1, 26), (26, 1), (20, 20)]


def plain_board(columns: int, rows: int, objectives: int = 3) -> BoardSpec:
    """A board of one card again and again, without walls."""
    wide, high = columns * 3, rows * 3
    cards = (board().cards[0],) * (columns * rows)
    tokens = tuple(range(1, 1 + objectives)) if wide * high <= 9 else tuple(range(1, 1 + 7 * objectives, 7))
    spawns = wide - 1, 0, wide * high - 1
    return replace(board(), columns=columns, rows=rows, cards=cards, walls=(), drop_zone=wide * (high - 1),
                   spawns=spawns, objectives=tokens)  # fmt: skip


def desk_with(columns: int, rows: int, commands: int = 0, objectives: int = 3, **settings: object) -> Desk:
    """A table with a plain board after some commands of a random player."""
    session = Session(GAME, Setup(plain_board(columns, rows, objectives)), commandos_cards(), 3)
    bot = RandomBot(3)
    while session.ask and len(session.log) < commands:
        session.play(bot.choose(session.state, session.ask))
    return Desk(session, **settings)


@pytest.mark.parametrize(("columns", "rows"), SIZES)
def test_what_is_seen_of_a_board_stays_in_its_well(columns: int, rows: int):
    desk = desk_with(columns, rows, 8)
    geometry, well = desk.scene.geometry, desk.scene.places.well
    assert well.contains(geometry.frame)
    assert geometry.view.contains(geometry.board) or geometry.scrolls
    before = desk.surface.subsurface(desk.scene.places.enemy).copy()
    geometry.scroll(-300, -300)
    desk.scene.picture.changes += 1
    desk.draw()
    assert before.get_buffer().raw == desk.surface.subsurface(desk.scene.places.enemy).copy().get_buffer().raw


def test_a_large_board_is_pulled_with_the_pointer_and_that_is_no_click():
    desk = desk_with(20, 20, 8)
    geometry, played = desk.scene.geometry, len(desk.session.log)
    start, chosen = geometry.origin, desk.scene.game.chooser.taken
    middle = geometry.view.center
    for event in (Hover(middle), Press(middle), Hover((middle[0] - 40, middle[1] + 30), held=True)):
        desk.ui.scenes.handle(event)
    desk.ui.scenes.handle(Release((middle[0] - 40, middle[1] + 30)))
    assert geometry.origin == (start[0], start[1] + 30) or geometry.origin == (start[0] - 40, start[1] + 30)
    assert (len(desk.session.log), desk.scene.game.chooser.taken, desk.scene.bubble) == (played, chosen, None)


def test_the_wheel_moves_a_large_board():
    desk = desk_with(1, 26, 8)
    start = desk.scene.geometry.origin
    desk.ui.scenes.handle(Wheel(desk.scene.geometry.view.center, 2))
    assert desk.scene.geometry.origin[1] > start[1]


def test_the_cursor_is_always_seen():
    desk = desk_with(20, 20, 8)
    desk.scene.page.focus("board")
    for action in [Action.UP] * 30 + [Action.RIGHT] * 40:
        desk.act(action)
        cursor = desk.scene.geometry.space_rect(desk.scene.board.cursor)
        assert desk.scene.geometry.view.contains(cursor)
    assert desk.scene.board.cursor == 29 * 60 + 40


def test_what_happens_is_brought_into_sight():
    desk = desk_with(20, 20, 8, speed=1.0, close_up="off")
    desk.scene.finish_all()
    geometry, letter = desk.scene.geometry, next(die.letter for die in desk.session.state.enemies_on_map())
    geometry.scroll(-5000, -5000)
    bot = RandomBot(3)
    for _ in range(12):
        desk.scene.game.play(bot.choose(desk.session.state, desk.session.ask))
        desk.scene.play_queued()
        while desk.scene.busy:
            now = desk.scene.player.now
            if path := getattr(now, "path", ()):
                assert geometry.view.contains(geometry.space_rect(path[-1]))
            desk.ui.scenes.update(100)
    assert desk.scene.game.shown == Stage.of(desk.session.state) and letter


@pytest.mark.parametrize("language", ["en", "pl"])
def test_ten_objectives_stay_in_their_panel(language: str):
    text.set_language(language)
    try:
        desk = desk_with(8, 6, 8, objectives=10)
        for number in range(10):
            desk.session.state.objective_known[number] = True
        desk.scene.show_session(desk.session)
        with text.must_fit():
            desk.draw()
        assert _below_the_objectives(desk) == _below_the_objectives(desk_with(8, 6, 8))
    finally:
        text.set_language("en")


def _below_the_objectives(desk: Desk) -> bytes:
    """The strip between the objectives and the panel below."""
    objectives, preview = desk.scene.places.objectives, desk.scene.places.preview
    strip = (objectives.x, objectives.bottom, objectives.w, preview.y - objectives.bottom)
    return desk.surface.subsurface(strip).copy().get_buffer().raw
