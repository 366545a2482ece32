"""How the good bot compares answers: each is tried by games played on to the end, with the same luck for all."""

from __future__ import annotations

import math
from dataclasses import dataclass, field

from game.engine.core.flow import answer
from game.engine.core.rng import Numbers
from game.engine.core.step import Command
from game.engine.dday.bot_good_rollout import play_out
from game.engine.dday.route import route_of
from game.engine.dday.state import State, Unit

LONGEST = 2_000
"""Decisions after which a game that is played on is given up as lost."""
LEAST_GAMES, MOST_GAMES = 6, 40
"""Games played on from an answer: before anything is said about it, and when enough is known."""
DROP, PREFER = 2.0, 1.0
"""Standard errors by which an answer must be behind to be dropped, and ahead of the usual one to be taken."""
SEEDS = 1 << 62
WON = 0.6
"""The part of a game's worth that winning is; the rest tells a narrow result from a clear one."""
CLEAR = 8.0
"""Bodies by which a result is a clear one."""
LOST, ROW = 2.0, 6.0
"""Bodies that a defeat counts for, and each row that was not reached."""


@dataclass(slots=True)
class _Tried:
    """An answer and what the games played on from it were worth, one after another."""

    command: Command
    worths: list[float] = field(default_factory=list)

    def ahead_of(self, other: _Tried) -> tuple[float, float]:
        """By how much it is better in the same games on average, and the standard error of that."""
        gains = [mine - theirs for mine, theirs in zip(self.worths, other.worths, strict=True)]
        mean = sum(gains) / len(gains)
        spread = sum((gain - mean) ** 2 for gain in gains) / (len(gains) - 1)
        return mean, math.sqrt(spread / len(gains))


def best_of(s: State, commands: list[Command], seed: int, budget: int) -> Command:
    """The best of some answers; the first is the usual one, taken unless another is clearly better.

    `budget` is counted in decisions of the games that are played on; where it is too small for all answers the last
    ones are left out. Nothing that luck has in store in `s` is looked at.
    """
    numbers = Numbers(seed)
    running = [_Tried(command) for command in commands]
    usual, luck = running[0], numbers.below(SEEDS)
    spent = _play_on(s, usual, luck)
    running = running[: max(2, budget // (LEAST_GAMES * spent))]
    spent += sum(_play_on(s, tried, luck) for tried in running[1:])
    while len(running) > 1 and _goes_on(len(usual.worths), spent, budget):
        luck = numbers.below(SEEDS)
        spent += sum(_play_on(s, tried, luck) for tried in running)
        if len(usual.worths) >= LEAST_GAMES:
            running = _left(running, usual)
    return _chosen(running, usual)


def _goes_on(games: int, spent: int, budget: int) -> bool:
    return games < LEAST_GAMES or (games < MOST_GAMES and spent < budget)


def _best(running: list[_Tried]) -> _Tried:
    return max(running, key=lambda tried: sum(tried.worths))


def _left(running: list[_Tried], usual: _Tried) -> list[_Tried]:
    """Those that may still be the best; the usual one stays, to be compared with."""
    best = _best(running)
    return [tried for tried in running if tried in (best, usual) or not _clearly(best, tried, DROP)]


def _clearly(one: _Tried, other: _Tried, errors: float) -> bool:
    """Whether one is ahead by so many standard errors; of two that are always alike either is."""
    gain, error = one.ahead_of(other)
    return gain >= errors * error


def _chosen(running: list[_Tried], usual: _Tried) -> Command:
    best = _best(running)
    return best.command if best is not usual and _clearly(best, usual, PREFER) else usual.command


def _play_on(s: State, tried: _Tried, luck: int) -> int:
    """Plays one game on from an answer, notes its worth, and gives the decisions that it took."""
    trial = s.clone()
    trial.events, trial.script, trial.rng = None, [], luck
    answer(trial, tried.command)
    made = play_out(trial, luck, LONGEST)
    tried.worths.append(worth_of(trial))
    return made + 1


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
