"""How bots that look ahead compare answers: by games played on from each, with the same luck for all."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from game.engine.core.bots import Bot
from game.engine.core.flow import advance, answer
from game.engine.core.rng import Numbers, seeded
from game.engine.core.step import Command

PlayOn = Callable[[Command, int], tuple[float, int]]
"""Plays a game on from an answer with the luck of a number; gives its worth and the decisions that it took."""
LEAST_GAMES, MOST_GAMES = 6, 40
"""Games played on from an answer: before anything is said about it, and when enough is known."""
DROP, PREFER = 2.0, 1.0
"""Standard errors by which an answer must be behind to be dropped, and ahead of the usual one to be taken."""
_SEEDS = 1 << 62
_PHASES = 16
"""More than a round has; numbers of rounds and phases are told apart by it."""


def of_phase(s: Any) -> int:
    """The number of a state's round and phase."""
    number: int = s.round * _PHASES + len(s.phase)
    return number


def play_out(s: Any, bot: Bot, luck: int, most: int, moment: Callable[[Any], int] = of_phase) -> int:
    """Plays a state to the end of its game, `most` decisions at the most; gives how many were made.

    Luck begins anew with each `moment`: games with the same number have much the same luck, whatever was decided.
    """
    now, made = -1, 0
    while made < most and (ask := advance(s)) is not None:
        if now != (now := moment(s)):
            s.rng = seeded(luck + now)
        answer(s, bot.choose(s, ask))
        made += 1
    return made


@dataclass(slots=True)
class _Tried:
    """An answer and what the games played on from it were worth, one after another."""

    command: Command
    worths: list[float] = field(default_factory=list)

    def ahead_of(self, other: _Tried, errors: float) -> bool:
        """Whether it is ahead by so many standard errors in the same games; of two that are always alike either is."""
        gains = [mine - theirs for mine, theirs in zip(self.worths, other.worths, strict=True)]
        mean = sum(gains) / len(gains)
        spread = sum((gain - mean) ** 2 for gain in gains) / (len(gains) - 1)
        return mean >= errors * math.sqrt(spread / len(gains))


def best_of(commands: list[Command], play_on: PlayOn, seed: int, budget: int) -> Command:
    """The best of some answers; the first is the usual one, taken unless another is clearly better.

    `budget` is counted in decisions of the games that are played on, so that the answer is the same on any machine;
    where it is too small for all answers the last ones are left out. Two are always compared by LEAST_GAMES games.
    """
    numbers = Numbers(seed)
    running = [_Tried(command) for command in commands]
    usual, luck = running[0], numbers.below(_SEEDS)
    spent = _play_on(running[:1], play_on, luck)
    running = running[: max(2, budget // (LEAST_GAMES * spent))]
    spent += _play_on(running[1:], play_on, luck)
    while len(running) > 1 and _goes_on(len(usual.worths), spent, budget):
        spent += _play_on(running, play_on, numbers.below(_SEEDS))
        if len(usual.worths) >= LEAST_GAMES:
            running = _left(running, usual)
    best = _best(running)
    return best.command if best is not usual and best.ahead_of(usual, PREFER) else usual.command


def _play_on(running: list[_Tried], play_on: PlayOn, luck: int) -> int:
    """One more game from each answer; the decisions that they took, at least one."""
    spent = 1
    for tried in running:
        worth, made = play_on(tried.command, luck)
        tried.worths.append(worth)
        spent += made
    return spent


def _goes_on(games: int, spent: int, budget: int) -> bool:
    return games < LEAST_GAMES or (games < MOST_GAMES and spent < budget)


def _best(running: list[_Tried]) -> _Tried:
    return max(running, key=lambda tried: sum(tried.worths))


def _left(running: list[_Tried], usual: _Tried) -> list[_Tried]:
    """Those that may still be the best; the usual one stays, to be compared with."""
    best = _best(running)
    return [tried for tried in running if tried in (best, usual) or not best.ahead_of(tried, DROP)]
