"""The window's table: folding the events of a game gives the table of its state."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.engine.commandos import events as e
from game.engine.core.bots import RandomBot
from game.ui.skins.commandos.stage import Stage
from tests.ui.table_games import new_session, session_after


@pytest.mark.parametrize("seed", range(30))
def test_folding_all_events_equals_the_stage_of_the_state_after_every_command(seed: int):
    session, bot = new_session(seed), RandomBot(seed)
    stage = Stage.of(session.game.start(session.setup, session.cards, seed))
    for event in session.opening:
        stage.apply(event)
    assert stage == Stage.of(session.state)
    while session.ask:
        command = bot.choose(session.state, session.ask)
        for event in session.play(command):
            stage.apply(event)
        assert stage == Stage.of(session.state), command


def test_it_holds_with_hidden_objectives_and_tokens_that_go_home():
    for seed in range(4):
        session, bot = new_session(seed, hidden_objectives=True, dropped_tokens="home"), RandomBot(seed)
        stage = Stage.of(session.state)
        while session.ask:
            for event in session.play(bot.choose(session.state, session.ask)):
                stage.apply(event)
            assert stage == Stage.of(session.state)


def test_a_copy_of_the_stage_does_not_change_with_it():
    stage = Stage.of(session_after(3, 25).state)
    copy, before = stage.clone(), stage.clone()
    letter = next(iter(stage.on_map(enemies=False))).letter
    stage.apply(e.DieDefeated(letter, stage.dice[letter].space, "fight"))
    stage.apply(e.ExplosivePlaced(0))
    stage.apply(e.LoadoutDrawn("L01"))
    assert copy == before != stage


def test_a_fallen_die_lies_in_the_box_and_its_space_is_empty():
    stage = Stage.of(session_after(1, 12).state)
    die = replace(stage.on_map(enemies=False)[0])
    stage.apply(e.DieDefeated(die.letter, die.space, "fight"))
    assert die.letter in [d.letter for d in stage.box()]
    assert die.letter not in [d.letter for d in stage.at(die.space)]


def test_whoever_took_a_token_carries_it_until_it_falls():
    stage = Stage.of(session_after(1, 12).state)
    letter = stage.on_map(enemies=False)[0].letter
    stage.apply(e.ObjectiveTaken(1, letter, letter))
    assert stage.carrier(1) is stage.dice[letter]
    stage.apply(e.DieDefeated(letter, 3, "fight"))
    stage.apply(e.ObjectiveDropped(1, letter, 3))
    assert stage.carrier(1) is None
    assert stage.objective_at[1] == 3
