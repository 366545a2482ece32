"""A recorded game is shown again; the recording stays as it is and nobody is told."""

from __future__ import annotations

import pytest

from game.content.controls import Action
from game.engine.core.save import state_hash
from game.engine.core.session import Session
from game.scenes.replay import ReplayScene
from game.scenes.table_calls import TableCalls
from game.ui import text
from game.ui.widgets.choices import Slider
from tests.ui.table_driver import LOW, NORMAL, Desk
from tests.ui.table_games import session_after


class ReplayDesk(Desk):
    """A desk with a replay on the table."""

    def __init__(self, recorded: Session, start: int = 0, size: tuple[int, int] = NORMAL, **settings: object) -> None:
        super().__init__(session_after(0, 0), size, **settings)
        calls = TableCalls(self._menu, self._over, self._saved)
        self.scene = ReplayScene(self.ui, recorded, calls, start=start)
        self.ui.scenes.replace(self.scene)
        self.ui.scenes.settle()
        self.draw()


def test_every_position_shows_the_state_of_that_moment():
    recorded, bot_free = session_after(2, 25), session_after(2, 10)
    desk = ReplayDesk(recorded)
    desk.scene.go_to(10)
    assert state_hash(recorded.game, desk.session.state) == state_hash(recorded.game, bot_free.state)
    desk.scene.go_to(25)
    assert state_hash(recorded.game, desk.session.state) == state_hash(recorded.game, recorded.state)


def test_stepping_on_and_back_is_the_same_as_going_there():
    recorded = session_after(2, 25)
    desk = ReplayDesk(recorded, 5)
    desk.act(Action.REDO)
    desk.act(Action.REDO)
    assert (desk.scene.at, desk.session.log) == (7, recorded.log[:7])
    desk.act(Action.UNDO)
    assert (desk.scene.at, desk.session.log) == (6, recorded.log[:6])


def test_the_recording_is_not_touched_and_nobody_is_told():
    recorded = session_after(2, 25)
    before, log = state_hash(recorded.game, recorded.state), list(recorded.log)
    desk = ReplayDesk(recorded)
    for _ in range(25):
        desk.scene.step()
    desk.scene.go_to(0)
    assert state_hash(recorded.game, recorded.state) == before
    assert recorded.log == log
    assert (desk.saved, desk.over) == (0, 0)


def test_nothing_can_be_decided_again():
    desk = ReplayDesk(session_after(2, 25), 20)
    for widget in list(desk.scene.page.widgets):
        if widget.name.startswith(("card:", "button:")):
            desk.click(widget.rect.center)
    desk.click(desk.scene.geometry.board.center)
    desk.act(Action.END_PHASE)
    assert len(desk.session.log) == 20


def test_play_goes_to_the_end_and_stops_there():
    recorded = session_after(2, 12)
    desk = ReplayDesk(recorded, speed=8.0)
    desk.scene.play_or_pause()
    for _ in range(600):
        desk.ui.scenes.update(100)
        if not desk.scene.playing:
            break
    assert desk.scene.at == 12
    assert not desk.scene.playing
    assert desk.scene.next_frame() is None or not desk.scene.busy


def test_the_slider_goes_where_it_is_put():
    desk = ReplayDesk(session_after(2, 25))
    slider = desk.scene.page.widget("at")
    assert isinstance(slider, Slider)
    desk.click((slider.rect.right - 1, slider.rect.centery))
    assert desk.scene.at == 25


@pytest.mark.parametrize("size", [NORMAL, LOW])
def test_its_texts_fit(size: tuple[int, int]):
    with text.must_fit():
        desk = ReplayDesk(session_after(2, 25), 12, size)
        desk.draw()


def test_back_leaves_it():
    desk = ReplayDesk(session_after(2, 25))
    desk.act(Action.BACK)
    assert desk.menus == 1


def test_a_line_of_the_log_leads_back_to_its_moment():
    recorded = session_after(2, 25)
    desk = ReplayDesk(recorded, 25)
    book = desk.scene.game.book
    line = next(number for number in range(len(book.lines)) if book.command_of(number) == 12)
    desk.scene.back_to(line)
    assert (desk.scene.at, desk.session.log) == (12, recorded.log[:12])
