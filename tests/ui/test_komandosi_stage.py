"""The table of Komandosi in the window: folding the events of a game gives the table of its state."""

from __future__ import annotations

import pytest

from game.engine.core.bots import RandomBot
from game.engine.games import bot
from game.ui.skins.komandosi.stage import Stage
from tests.games import new_session


@pytest.mark.parametrize("seed", range(20))
@pytest.mark.parametrize("player", ["random", "greedy"])
def test_folding_all_events_equals_the_stage_of_the_state_after_every_command(seed: int, player: str) -> None:
    session = new_session("komandosi", seed)
    chooser = RandomBot(seed) if player == "random" else bot("komandosi", player, seed)
    stage = Stage.of(session.begin())
    for event in session.opening:
        stage.apply(event)
    assert stage == Stage.of(session.state)
    while session.ask:
        command = chooser.choose(session.state, session.ask)
        for event in session.play(command):
            stage.apply(event)
        assert stage == Stage.of(session.state), command


def test_a_copy_of_the_stage_does_not_change_with_it() -> None:
    session, chooser = new_session("komandosi", 4), RandomBot(4)
    stage = Stage.of(session.state)
    copy, before = stage.clone(), stage.clone()
    for _ in range(60):
        assert session.ask
        for event in session.play(chooser.choose(session.state, session.ask)):
            stage.apply(event)
    assert copy == before != stage
