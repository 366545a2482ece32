"""What the good bot finds out about an answer: it plays the game on to its end and looks what that is worth."""

from __future__ import annotations

import math

from game.engine.core.flow import answer
from game.engine.core.look_ahead import play_out
from game.engine.core.step import Command
from game.engine.dday.bot_good_rollout import RolloutBot
from game.engine.dday.route import route_of
from game.engine.dday.state import State, Unit

LONGEST = 2_000
"""Decisions after which a game that is played on is given up as lost."""
WON = 0.6
"""The part of a game's worth that winning is; the rest tells a narrow result from a clear one."""
CLEAR = 8.0
"""Bodies by which a result is a clear one."""
LOST, ROW = 2.0, 6.0
"""Bodies that a defeat counts for, and each row that was not reached."""


def play_on(s: State, command: Command, luck: int) -> tuple[float, int]:
    """What one game is worth that goes on with an answer, and the decisions made; `s` and its luck are untouched."""
    trial = s.clone()
    trial.events, trial.script, trial.rng = None, [], luck
    answer(trial, command)
    made = play_out(trial, RolloutBot(), luck, LONGEST)
    return worth_of(trial), made


def worth_of(s: State) -> float:
    """What a game is worth, from 0 to 1: mostly whether it was won, and how clearly; nothing while it is not over."""
    if s.outcome is None:
        return 0.0
    if s.outcome.winners:
        margin = min(unit.strength for unit in s.units)
        return WON + (1 - WON) * _share(margin / CLEAR)
    behind = LOST + max(_missing(s, unit) for unit in s.units)
    return (1 - WON) * _share(-behind / CLEAR)


def _missing(s: State, unit: Unit) -> float:
    """How far a Unit was from the end, in bodies."""
    route = route_of(s, unit)
    return ROW * (len(route.links) if route else 1) + (unit.strength < 1)


def _share(x: float) -> float:
    return 1 / (1 + math.exp(-x))
