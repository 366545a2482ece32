"""By keyboard too, each of several dice in one space can be meant."""

from __future__ import annotations

import pytest

from game.content.controls import Action
from game.engine.commandos.commands import EndPhase, parse
from game.engine.core.flow import advance
from game.scenes.dialog import Dialog
from tests.ui.table_driver import Desk
from tests.ui.table_games import new_session


def shooting_at_two() -> Desk:
    """A Sniper that sees two enemies in one space; Shoot has been chosen."""
    session = new_session(5)
    session.play(parse("reroll"))
    while session.ask is not None and EndPhase() not in session.ask.options:
        session.play(session.ask.options[-1])
    s = session.state
    place = s.table.board.space_of
    s.die("a").pips, s.die("a").space = 1, place["B2:5"]
    for letter in "uv":
        s.die(letter).space = place["B2:4"]
    session.ask = advance(s)
    desk = Desk(session)
    desk.scene.pick("die:a")
    desk.scene.pick("button:ability")
    return desk


@pytest.mark.parametrize("letter", ["u", "v"])
def test_enter_on_a_space_with_two_targets_asks_which_is_meant(letter: str) -> None:
    desk = shooting_at_two()
    space = desk.session.state.die(letter).space
    desk.scene.page.focus("board")
    desk.scene.board.cursor = space
    desk.act(Action.CONFIRM)
    dialog = desk.ui.scenes.top
    assert isinstance(dialog, Dialog)
    dialog.page.focus(f"answer {'uv'.index(letter)}")
    desk.act(Action.CONFIRM)
    assert desk.session.log[-1] == f"use a {letter}"


def test_going_back_leaves_the_choice_open() -> None:
    desk = shooting_at_two()
    played = len(desk.session.log)
    desk.scene.pick_on_board(desk.session.state.die("u").space, None)
    desk.ui.scenes.settle()
    desk.act(Action.BACK)
    assert desk.ui.scenes.top is desk.scene
    assert len(desk.session.log) == played
    assert desk.scene.game.chooser.taken == ("die:a", "button:ability")
