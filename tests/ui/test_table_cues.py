"""Every event that a player should notice is heard, at the right moment of its clip."""

from __future__ import annotations

import pytest

from game import paths
from game.engine.commandos import events as e
from game.engine.commandos.state import LAST_ROUND
from game.engine.core.bots import RandomBot
from game.engine.core.events import Event
from game.ui.animations import Clip, Player
from game.ui.skins.commandos.cues import cues_of
from game.ui.skins.commandos.effects import Effects
from game.ui.skins.commandos.stage import Stage
from tests.ui.table_driver import Desk
from tests.ui.table_games import new_session, session_after

SILENT = {
    e.PhaseBegan,
    e.EventFizzled,
    e.ActionsChanged,
    e.EnemyHeld,
    e.EnemyAimed,
    e.StealthLost,
    e.DirectiveDiscarded,
    e.DirectivesChanged,
    e.DecoyRemoved,
    e.LimitReached,
}
"""What another event makes heard, or what only a line of the log tells."""


def names(event: Event, stage: Stage, ground: str = "grass") -> list[str]:
    return [name for _, name in cues_of(event, stage, lambda space: ground)]


def test_what_happens_in_games_is_heard_but_for_what_others_make_heard():
    heard, silent = set(), set()
    for seed in range(12):
        session, bot = new_session(seed), RandomBot(seed)
        stage = Stage.of(session.game.start(session.setup, session.cards, seed))
        events = list(session.opening)
        while True:
            for event in events:
                (heard if names(event, stage) else silent).add(type(event))
                stage.apply(event)
            if session.ask is None:
                break
            events = session.play(bot.choose(session.state, session.ask))
    assert silent - heard <= SILENT
    assert not heard & SILENT


def test_every_cue_has_its_file():
    stage = Stage.of(session_after(3, 28).state)
    letter = stage.on_map(enemies=False)[0].letter
    for kind in ("grass", "sand", "stone", "water", "road"):
        (cue,) = names(e.DieMoved(letter, 1, (2,)), stage, kind)
        assert cue == f"step_{kind}"
        assert (paths.assets() / "sounds" / f"{cue}.wav").is_file()


def test_each_step_is_heard_when_it_is_made_on_its_own_ground():
    stage = Stage.of(session_after(3, 28).state)
    ground = {5: "sand", 6: "water"}
    walk = e.DieMoved(stage.on_map(enemies=False)[0].letter, 4, (5, 6))
    assert cues_of(walk, stage, lambda space: ground[space]) == ((0.0, "step_sand"), (0.5, "step_water"))


@pytest.mark.parametrize("space,kind", [(3, "road"), (43, "water"), (42, "sand"), (76, "stone"), (0, "grass")])
def test_the_ground_of_a_space_is_what_its_picture_shows(space: int, kind: str):
    assert Desk(session_after(3, 28)).scene.picture.ground_of(space) == kind


def test_the_last_three_rounds_begin_with_a_double_tap():
    stage = Stage.of(session_after(3, 28).state)
    cues = [names(e.RoundBegan(number), stage)[0] for number in range(1, LAST_ROUND + 1)]
    assert cues == ["round_begins"] * (LAST_ROUND - 3) + ["round_late"] * 3


def test_the_last_objective_sounds_fuller():
    stage = Stage.of(session_after(3, 28).state)
    letter, count = stage.on_map(enemies=False)[0].letter, len(stage.objective_at)
    heard = []
    for number in range(count):
        event = e.ObjectiveTaken(number, letter, letter)
        heard += names(event, stage)
        stage.apply(event)
    assert heard == ["objective_taken"] * (count - 1) + ["objectives_all"]


def test_cues_are_heard_in_time_and_at_once_when_the_clip_is_ended():
    heard: list[str] = []
    clip = ((0.0, "shake"), (1.0, "land"))
    player = Player(lambda event: Clip(event, 100, cues=clip), lambda event: None, Effects, heard.append)
    player.add("ab")
    assert heard == ["shake"]
    player.update(99)
    assert heard == ["shake"]
    player.update(2)
    assert heard == ["shake", "land", "shake"]
    player.finish()
    assert heard == ["shake", "land", "shake", "land"]
