"""Motion of D-Day Dice explains and ends: every event of a game has a clip that draws; input never waits for it."""

from __future__ import annotations

import os
import random

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame
import pytest

from game import paths
from game.content.controls import Action
from game.engine.core.bots import RandomBot
from game.engine.dday import events as e
from game.engine.dday.dice import die, face_of
from game.scenes.dday.table import DdayTableScene
from game.ui import theme
from game.ui.input import Act, Press, Release
from game.ui.skins.dday.clip_maker import ClipMaker
from game.ui.skins.dday.clips import CLIPS
from game.ui.skins.dday.cues import cues_of
from game.ui.skins.dday.effects import Effects
from game.ui.skins.dday.stage import Stage
from tests.ui.test_dday_stage import new_session
from tests.ui.test_dday_table import table

LONGEST = 3000
COMMANDS = 150


def moving_table(units: int, seed: int, **settings: object) -> DdayTableScene:
    """A table with animations at normal speed, after what the set-up showed."""
    scene = table(units, seed)
    scene.ui.change(**{"speed": 1.0, "bot_pause_ms": 0, **settings})
    scene.set_pace()
    return scene


def lock_two(scene: DdayTableScene) -> None:
    for pick in ("die:1", "die:2", "button:lock"):
        scene.pick(pick)


@pytest.mark.parametrize("reduced", [False, True])
@pytest.mark.parametrize("seed", range(3))
def test_every_clip_of_a_game_has_sounds_that_exist_and_the_fold_stays_right(seed: int, reduced: bool) -> None:
    session, bot = new_session(seed, 3), RandomBot(seed)
    stage = Stage.of(session.begin())
    maker = ClipMaker(lambda: stage, reduced)
    events = list(session.opening)
    for _ in range(COMMANDS):
        for event in events:
            clip = maker.clip(event)
            assert 0 <= clip.ms <= LONGEST
            assert all((paths.assets() / "sounds" / f"{name}.wav").is_file() for _, name in clip.cues), clip.cues
            for passed in (0, clip.ms / 3, clip.ms):
                if clip.frame:
                    clip.frame(passed, Effects())
            stage.apply(event)
        assert stage == Stage.of(session.state)
        if session.ask is None:
            break
        events = session.play(bot.choose(session.state, session.ask))


@pytest.mark.parametrize("reduced", [False, True])
def test_whole_games_are_drawn_while_they_move_and_end_as_the_state_says(reduced: bool) -> None:
    scene, chance = moving_table(3, 4, reduced_motion=reduced), random.Random(4)
    scene.seat(RandomBot(4))
    shown = set()
    for _ in range(4000):
        scene.update(chance.choice((30, 120, 400)))
        if scene.player.now:
            shown.add(type(scene.player.now))
        if chance.random() < 0.05:
            scene.draw(pygame.display.get_surface())
        if scene.game.ask is None and not scene.busy:
            break
    assert scene.game.shown == Stage.of(scene.game.state)
    assert {e.DiceRolled, e.LossCounted} <= shown


def test_dice_that_are_not_rolled_stay_and_the_others_land_on_the_result() -> None:
    stage = Stage.of(table(1, 4).game.state)
    result = tuple(die(place // 2, 3) for place in range(6))
    clip = ClipMaker(lambda: stage).clip(e.DiceRolled("A", result, 0b111100, "dday:D6"))
    assert clip.ms == theme.TIMES["die"] + 4 * theme.TIMES["die_next"]
    effects = Effects()
    clip.frame(clip.ms, effects)
    assert sorted(effects.faces) == [2, 3, 4, 5]
    assert all(face_of(code) == 3 and hop == 0 for code, hop, _ in effects.faces.values())


def test_a_marker_walks_and_with_reduced_motion_jumps_and_shows_its_way() -> None:
    stage = Stage.of(table(1, 4).game.state)
    for reduced in (False, True):
        clip, effects = ClipMaker(lambda: stage, reduced).clip(e.UnitMoved("A", 0, 1, True)), Effects()
        clip.frame(10, effects)
        assert effects.walks["A"].jumped == reduced
        assert clip.ms == (theme.REDUCED_PATH if reduced else theme.TIMES["row_advance"])


def test_the_bunker_is_announced_after_the_walk() -> None:
    stage = Stage.of(table(1, 4).game.state)
    clip, effects = ClipMaker(lambda: stage).clip(e.UnitMoved("A", 0, stage.table.board.bunker, True)), Effects()
    clip.frame(clip.ms, effects)
    assert effects.banner and effects.walks["A"].t == 1.0


def test_units_that_roll_together_do_not_take_the_time_of_all() -> None:
    stage = Stage.of(new_session(1, 3).begin())
    maker, times = ClipMaker(lambda: stage), []
    for letter in "ABC":
        event = e.DiceRolled(letter, (0,) * 6, 63, "dday:D6")
        times.append(maker.clip(event).ms)
        stage.apply(event)
    assert times[1] == times[2] == times[0] / 2


def test_a_dial_counts_from_the_old_number_to_the_new_one() -> None:
    stage = Stage.of(table(1, 4).game.state)
    before = stage.unit("A").stars
    clip = ClipMaker(lambda: stage).clip(e.Gained("A", "stars", 5, "tally", "dday:D16"))
    shown = []
    for passed in (0, clip.ms):
        effects = Effects()
        clip.frame(passed, effects)
        shown.append(effects.dials["A", "stars"].value)
    assert shown == [before, before + 5]


def test_reduced_motion_lets_nothing_fly_hop_or_fall_apart() -> None:
    session, bot = new_session(2, 3), RandomBot(2)
    stage = Stage.of(session.state)
    maker = ClipMaker(lambda: stage, reduced=True)
    while session.ask:
        for event in session.play(bot.choose(session.state, session.ask)):
            clip, effects = maker.clip(event), Effects()
            if clip.frame:
                clip.frame(clip.ms / 2, effects)
            assert not effects.flights and not effects.fallen
            assert all(not hop for _, hop, _ in effects.faces.values())
            stage.apply(event)


def test_a_click_while_dice_roll_ends_the_roll_and_is_carried_out() -> None:
    scene = moving_table(1, 4)
    lock_two(scene)
    scene.pick("die:3")
    scene.pick("button:roll")
    assert scene.busy
    place = scene.page.widget("die:4").rect.center
    scene.handle(Press(place))
    assert not scene.busy
    scene.handle(Release(place))
    assert scene.game.taken == ("die:4",)


def test_keys_hurry_and_finish() -> None:
    scene = moving_table(1, 4)
    lock_two(scene)
    assert scene.handle(Act(Action.HURRY)) and scene.player.hurry
    scene.handle(Act(Action.HURRY, down=False))
    assert not scene.player.hurry
    scene.pick("die:3")
    scene.pick("button:roll")
    scene.handle(Act(Action.UNDO))
    assert not scene.busy and scene.note


def test_with_speed_off_nothing_moves() -> None:
    scene = table(1, 4)
    lock_two(scene)
    assert not scene.busy and scene.next_frame() is None


def test_a_bot_waits_until_what_happened_was_seen() -> None:
    scene = moving_table(2, 3)
    scene.seat(RandomBot(1))
    scene.update(1)
    played = len(scene.game.session.log)
    assert played and scene.busy
    scene.update(1)
    assert len(scene.game.session.log) == played


def test_choices_wait_until_their_phase_is_shown_and_a_click_then_only_ends_the_motion() -> None:
    scene = moving_table(2, 3)
    bot = RandomBot(3)
    while scene.shows_question:
        scene.finish_all()
        scene.game.play(bot.choose(scene.game.state, scene.game.ask))
        scene.play_queued()
    (skip,) = [widget for widget in scene.page.widgets if widget.name.startswith("tray")]
    assert skip.label == "Skip"
    before = len(scene.game.session.log)
    scene.handle(Press(skip.rect.center))
    assert not scene.busy and len(scene.game.session.log) == before


def test_clicks_on_dice_last_while_a_bot_plays_another_unit() -> None:
    scene, bot = table(3, 3), RandomBot(1)
    for pick in ("die:2", "die:5"):
        scene.pick(pick)
    question = scene.game.question_of("B")
    scene.game.play(bot.choose(scene.game.state.clone(), question))
    scene.play_queued()
    assert scene.game.taken == ("die:2", "die:5")


def test_the_tray_stays_with_the_unit_that_a_person_chooses_for() -> None:
    scene = moving_table(3, 3)
    scene.give_seat("B", "greedy")
    scene.update(1)
    assert scene.busy and (scene.acting, scene.watched) == ("B", "A")
    scene.draw(pygame.display.get_surface())
    scene.finish_all()
    scene.give_seat("A", "greedy")
    scene.give_seat("C", "greedy")
    scene.update(1)
    assert scene.acting == scene.watched


def test_an_event_sounds_like_what_it_is() -> None:
    stage = Stage.of(table(1, 4).game.state)
    bunker = stage.table.board.bunker

    def heard(event: object) -> list[str]:
        return [name for _, name in cues_of(event, stage)]

    assert heard(e.BonusEarned("A", "courage", "dday:D14")) == ["battle_cry"]
    assert heard(e.UnitMoved("A", 0, bunker, True)) == ["bunker_entered"]
    assert heard(e.FireRolled(bunker, (3, 5), "dday:D26")) == ["machine_gun_2"]
    assert heard(e.GameEnded(False, "wiped_out", "A", "dday:D2")) == ["unit_lost", "defeat"]


def test_what_the_task_of_the_window_names_has_a_clip() -> None:
    quiet = {e.UnitReady, e.DiceSetAside, e.Tallied, e.ChoiceMade, e.TradeOpened, e.MarkerHeld, e.CardAtWork}
    kinds = {kind for kind in vars(e).values() if isinstance(kind, type) and issubclass(kind, e.Event)} - {e.Event}
    assert kinds - set(CLIPS) == quiet
