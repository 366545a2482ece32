"""The window's table of D-Day Dice: folding the events of a game gives the table of its state."""

from __future__ import annotations

import random

import pytest

from game import paths
from game.content.boards import read_board
from game.content.cards import dday_cards
from game.engine.core.bots import RandomBot
from game.engine.core.events import Event
from game.engine.core.session import Session
from game.engine.dday import events as e
from game.engine.dday.commands import Hand
from game.engine.dday.game import GAME
from game.engine.dday.state import NAMES, Setup
from game.engine.games import bot as bot_of
from game.ui.skins.dday.stage import Stage
from tests.rules.dday.boards import board

MAPS = sorted((paths.maps() / "dday").glob("*.tmx"))
RICH = {"soldiers": 60, "courage": 9, "stars": 9, "points": 60}


def new_session(seed: int, units: int, spec: object = None) -> Session:
    """A game on a map, or on a small beach with guns, mines and much to spend."""
    guns = {"T2": {"machine_gun": 1}, "T3": {"machine_gun": 2, "random": True}, "T1": {"random": True}}
    spec = spec or board(guns, {"T2 T4": {"landmines": True}}, **RICH)
    return Session(GAME, Setup(spec, NAMES[:units]), dday_cards(), seed)


def assert_folds(session: Session, bot: object) -> None:
    stage = Stage.of(session.game.start(session.setup, session.cards, session.seed))
    for event in session.opening:
        stage.apply(event)
    assert stage == Stage.of(session.state)
    while session.ask:
        command = bot.choose(session.state.clone(), session.ask)
        for event in session.play(command):
            stage.apply(event)
        assert stage == Stage.of(session.state), command


@pytest.mark.parametrize("units", [1, 2, 3, 4])
@pytest.mark.parametrize("seed", range(8))
def test_folding_all_events_equals_the_stage_of_the_state_after_every_command(seed: int, units: int) -> None:
    assert_folds(new_session(seed, units), RandomBot(seed))


@pytest.mark.parametrize("file", MAPS, ids=lambda file: file.stem)
def test_it_holds_on_every_map_and_when_the_game_is_played_well(file: object) -> None:
    spec, report = read_board(file)
    assert spec, report
    assert_folds(new_session(3, 4, spec), RandomBot(3))
    assert_folds(new_session(5, 2, spec), bot_of("dday", "greedy", 5))


@pytest.mark.parametrize("seed", range(6))
def test_a_game_full_of_trades_undo_and_redo_can_be_folded_in_one_go(seed: int) -> None:
    """The Messenger is the only Specialist who changes hands, and the only one who may be with a Unit twice."""
    session, bot, chance = new_session(seed, 4), RandomBot(seed), random.Random(seed)
    for unit in session.state.units:
        unit.specialists = ("messenger",)
    stage, happened, most = Stage.of(session.state), list[list[Event]](), 1
    while session.ask:
        hands = [o for o in session.ask.options if isinstance(o, Hand)]
        if happened and not session.undo_stop() and not chance.randrange(4):
            session.undo()
            happened.pop()
        elif not session.redo_stop() and chance.randrange(2):
            happened.append(session.redo())
        else:
            likes = hands and not chance.randrange(3)
            happened.append(session.play(chance.choice(hands) if likes else bot.choose(session.state, session.ask)))
        most = max(most, *(unit.specialists.count("messenger") for unit in session.state.units))
    events = [event for of_one_command in happened for event in of_one_command]
    for event in events:
        stage.apply(event)
    assert stage == Stage.of(session.state)
    assert most > 1 and e.Handed in map(type, events)


def test_a_copy_of_the_stage_does_not_change_with_it() -> None:
    stage = Stage.of(new_session(1, 2).state)
    copy, before = stage.clone(), stage.clone()
    stage.apply(e.UnitMoved("A", 0, 1, True))
    stage.apply(e.FireRolled(1, (3,), "dday:D26"))
    stage.apply(e.TokenPlaced(2, "tool"))
    assert copy == before != stage


def test_a_die_that_was_swapped_lies_with_the_other_unit() -> None:
    stage = Stage.of(new_session(1, 2).state)
    mine, theirs = stage.unit("A").dice, stage.unit("B").dice
    stage.apply(e.DiceSwapped("A", 0, "B", 5))
    assert (stage.unit("A").dice[0], stage.unit("B").dice[5]) == (theirs[5], mine[0])
