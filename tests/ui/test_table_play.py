"""Whole games at the table: by picks, by mouse, by keyboard, and by a monkey."""

from __future__ import annotations

import random

import pygame
import pytest

from game.content.controls import Action
from game.engine.commandos.commands import Walk
from game.engine.core.bots import RandomBot
from game.ui.chooser import Chooser
from game.ui.input import Act, Hover, Key, Press, Release, Wheel
from game.ui.skins.commandos.stage import Stage
from tests.ui.table_driver import BIG, LAPTOP, LOW, NORMAL, Desk
from tests.ui.table_games import new_session, session_after

SIZES = (NORMAL, LAPTOP, LOW, BIG)


def picks_for(desk: Desk, command: object) -> list[str]:
    """The clicks that are still missing for a command."""
    taken = desk.scene.game.chooser.taken
    picks = list(command.picks())
    return picks[len(taken) :] if list(taken) == picks[: len(taken)] else picks


@pytest.mark.parametrize("seed", range(6))
def test_a_whole_game_is_played_by_picks(seed: int):
    desk, bot = Desk(new_session(seed)), RandomBot(seed)
    while desk.session.ask:
        command, played = bot.choose(desk.session.state, desk.session.ask), len(desk.session.log)
        for pick in picks_for(desk, command):
            if len(desk.session.log) == played:
                desk.scene.pick(pick)
        assert desk.session.log[played] == command.text()
        assert len(desk.session.log) == played + 1
        assert desk.scene.game.shown == Stage.of(desk.session.state)
        desk.scene.go_on()
    assert desk.over == 1
    assert desk.saved == len(desk.session.log)


@pytest.mark.parametrize(("seed", "size"), list(enumerate(SIZES)))
def test_a_whole_game_is_played_by_mouse_on_the_real_rectangles(seed: int, size: tuple[int, int]):
    desk, bot = Desk(new_session(seed), size), RandomBot(seed)
    while desk.session.ask:
        command, played = bot.choose(desk.session.state, desk.session.ask), len(desk.session.log)
        desk.draw()
        for pick in picks_for(desk, command):
            if len(desk.session.log) == played:
                if isinstance(command, Walk) and pick.startswith("space:"):
                    desk.scene.arm_move()
                desk.click(desk.place_of(pick, command))
        assert desk.session.log[played] == command.text(), command
        desk.continue_fights()
    assert desk.over == 1


def test_everything_that_happens_by_itself_comes_to_an_end_in_time():
    desk, bot = Desk(new_session(3), speed=8.0), RandomBot(3)
    for _ in range(40):
        if not desk.session.ask:
            break
        desk.scene.game.play(bot.choose(desk.session.state, desk.session.ask))
        desk.scene.play_queued()
        for _ in range(200):
            desk.wait(200, 50)
            desk.continue_fights()
            if not desk.scene.busy:
                break
        assert not desk.scene.busy
        assert desk.scene.game.shown == Stage.of(desk.session.state)


@pytest.mark.parametrize("seed", range(3))
def test_a_game_is_begun_by_keyboard_alone(seed: int):
    desk = Desk(new_session(seed))
    numbers = random.Random(seed)
    for _ in range(400):
        if desk.session.ask is None or len(desk.session.log) > 25:
            break
        desk.act(numbers.choice([Action.NEXT, Action.CONFIRM, Action.CONFIRM, Action.RIGHT, Action.END_PHASE]))
    assert len(desk.session.log) > 3


def test_arrow_keys_and_enter_select_a_die_and_walk_it():
    session = session_after(3, 28)
    desk = Desk(session)
    desk.scene.page.focus("board")
    die = session.state.squad()[0]
    desk.scene.board.cursor = die.space
    desk.act(Action.CONFIRM)
    assert desk.scene.game.selected == die.letter
    start, played = die.space, len(session.log)
    desk.act(Action.MOVE)
    desk.act(Action.CONFIRM)
    assert len(session.log) == played + 1
    assert session.log[-1].startswith(f"walk {die.letter} ")
    assert session.state.die(die.letter).space != start


def monkey_event(numbers: random.Random, size: tuple[int, int]) -> object:
    pos = numbers.randrange(size[0]), numbers.randrange(size[1])
    kind = numbers.randrange(8)
    if kind < 3:
        return Press(pos)
    if kind == 3:
        return Hover(pos, held=numbers.random() < 0.2)
    if kind == 4:
        return Wheel(pos, numbers.choice((-1, 1)))
    if kind == 5:
        return Key(numbers.choice("abcdefghijklmnopqrstuvwxyz"))
    return Act(numbers.choice(list(Action)), down=numbers.random() < 0.95)


@pytest.mark.parametrize("seed", range(2))
def test_a_monkey_breaks_nothing_and_every_option_stays_within_reach(seed: int):
    numbers = random.Random(seed)
    desk = Desk(session_after(seed, 10), numbers.choice(SIZES), speed=4.0)
    for turn in range(2000):
        event = monkey_event(numbers, desk.surface.get_size())
        desk.ui.scenes.handle(event)
        if isinstance(event, Press):
            desk.ui.scenes.handle(Release(event.pos))
        desk.ui.scenes.settle()
        desk.ui.scenes.update(numbers.choice((0, 16, 100, 700)))
        if desk.ui.scenes.top is not desk.scene:
            desk.ui.scenes.pop()
            desk.ui.scenes.settle()
        if turn % 40 == 0:
            desk.surface = pygame.display.set_mode(numbers.choice(SIZES))
            desk.ui.scenes.layout(desk.surface.get_size())
        if turn % 10 == 0:
            desk.draw()
        if desk.session.ask is None:
            desk = Desk(session_after(seed + turn, 10), numbers.choice(SIZES), speed=4.0)
    if desk.session.ask:
        here = Chooser(desk.session.ask, desk.session.state)
        assert all(option.picks()[0] in here.open_picks() for option in desk.session.ask.options)
