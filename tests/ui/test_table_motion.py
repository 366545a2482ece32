"""Motion explains and ends: clips play, hurry, finish and wait; the stage is right at every end."""

from __future__ import annotations

import pytest

from game import paths
from game.engine.commandos import events as e
from game.engine.core.bots import RandomBot
from game.ui import theme, tween
from game.ui.animations import Clip, Player
from game.ui.skins.commandos.clips import ClipMaker
from game.ui.skins.commandos.effects import Effects
from game.ui.skins.commandos.stage import Stage
from tests.ui.table_games import new_session, session_after


class Watched:
    """A player of clips that are 100 ms long; events whose name is in `waits` wait."""

    def __init__(self, waits: str = "", ms: float = 100) -> None:
        self.settled: list[object] = []
        self.player = Player(lambda name: Clip(name, ms, waits=name in waits), self.settled.append, Effects)


def test_events_are_settled_one_after_another():
    it = Watched()
    it.player.add("abc")
    it.player.update(150)
    assert it.settled == ["a"]
    it.player.update(151)
    assert it.settled == ["a", "b", "c"]
    assert not it.player.running


def test_speed_and_hurry_shorten_everything():
    it = Watched()
    it.player.speed = 4.0
    it.player.add("abcd")
    it.player.update(50)
    assert it.settled == ["a", "b"]
    it.player.hurry = True
    it.player.update(7)
    assert it.settled == ["a", "b", "c", "d"]


def test_speed_off_settles_at_once_up_to_what_waits():
    it = Watched(waits="b")
    it.player.speed = 0
    it.player.add("abc")
    assert it.settled == ["a"] and it.player.waiting
    assert not it.player.update(1000)
    it.player.let_go()
    assert it.settled == ["a", "b", "c"]


def test_finishing_ends_what_runs_up_to_what_waits():
    it = Watched(waits="c")
    it.player.add("abcd")
    it.player.finish()
    assert it.settled == ["a", "b"]
    assert it.player.waiting
    it.player.update(10_000)
    assert it.settled == ["a", "b"]
    it.player.let_go()
    assert it.settled == ["a", "b", "c"]
    assert it.player.running


def test_of_many_clips_that_end_at_once_the_last_few_different_sounds_are_heard():
    heard: list[str] = []
    sounds = {"a": "roll", "b": "step", "c": "roll", "d": "shot", "e": "victory"}
    player = Player(lambda name: Clip(name, 100, cues=((0.5, sounds[name]),)), lambda name: None, Effects, heard.append)
    player.add("abcde")
    player.finish()
    assert heard == ["roll", "shot", "victory"]


def test_nothing_is_due_while_a_clip_waits():
    it = Watched(waits="a")
    it.player.add("ab")
    assert it.player.due(16) == 16
    it.player.update(100)
    assert it.player.due(16) is None


def test_instant_events_take_no_frame():
    it = Watched(ms=0)
    it.player.add("abc")
    assert it.settled == ["a", "b", "c"]


@pytest.mark.parametrize("reduced", [False, True])
@pytest.mark.parametrize("seed", range(4))
def test_every_clip_of_a_game_draws_frames_and_the_fold_stays_right(seed: int, reduced: bool):
    session, bot = new_session(seed), RandomBot(seed)
    stage = Stage.of(session.game.start(session.setup, session.cards, seed))
    maker = ClipMaker(lambda: stage, session.setup.board.width, reduced)
    events = list(session.opening)
    for _ in range(60):
        for event in events:
            clip = maker.clip(event)
            assert 0 <= clip.ms <= 3000
            assert all((paths.assets() / "sounds" / f"{name}.wav").is_file() for _, name in clip.cues), clip.cues
            for passed in (0, clip.ms / 3, clip.ms):
                if clip.frame:
                    clip.frame(passed, Effects())
            stage.apply(event)
        assert stage == Stage.of(session.state)
        if session.ask is None:
            break
        events = session.play(bot.choose(session.state, session.ask))


def maker_for(session: object, reduced: bool = False) -> ClipMaker:
    stage = Stage.of(session.state)
    return ClipMaker(lambda: stage, session.setup.board.width, reduced)


def test_a_walk_takes_its_time_for_each_space_and_ends_where_it_should():
    session = session_after(3, 28)
    die = session.state.squad()[0]
    width = session.setup.board.width
    path = (die.space + 1, die.space + 1 + width)
    maker = maker_for(session)
    clip = maker.clip(e.DieMoved(die.letter, die.space, path))
    assert clip.ms == 2 * theme.TIMES["step"]
    frames = Effects(), Effects()
    clip.frame(0, frames[0])
    clip.frame(clip.ms, frames[1])
    assert frames[0].dice[die.letter] == maker.resting(die.space)
    assert frames[1].dice[die.letter] == maker.resting(path[-1])


def test_with_reduced_motion_a_walk_jumps_and_leaves_its_path_visible():
    session = session_after(3, 28)
    die = session.state.squad()[0]
    clip = maker_for(session, reduced=True).clip(e.DieMoved(die.letter, die.space, (die.space + 1,)))
    effects = Effects()
    clip.frame(10, effects)
    assert effects.path == (die.space, die.space + 1)
    assert not effects.dice
    assert clip.ms == theme.REDUCED_PATH


def test_a_rolling_die_shows_its_faces_in_time_and_then_the_result():
    faces = [1, 2, 3, 4, 5, 6, 1]
    assert tween.rolling_face(0, faces, 4) == (1, 0)
    assert tween.rolling_face(sum(theme.DIE_FACES[:3]) + 1, faces, 4)[0] == 4
    assert tween.rolling_face(sum(theme.DIE_FACES), faces, 6) == (6, 0)


def test_easing_begins_and_ends_where_it_should():
    for ease in (tween.arriving, tween.leaving):
        assert (ease(0), ease(1)) == (0, 1)
    assert tween.along([(0, 0), (10, 0), (10, 10)], 0.5) == (10, 0)
    assert tween.along([(0, 0), (10, 0)], 0.5, hop=2) == (5, -2)
    assert tween.share(5, 0) == 1.0
    assert (tween.columns(0), tween.columns(1)) == (1, 1)
