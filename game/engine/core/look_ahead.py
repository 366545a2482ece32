"""How bots that look ahead compare answers: by games played on from each, with the same luck for all."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any

from game.engine.core.bots import Bot
from game.engine.core.flow import advance, answer
from game.engine.core.rng import Numbers, seeded
from game.engine.core.step import Ask, Command
from game.engine.core.text import N_, Message

PlayOn = Callable[[Command, int], tuple[float, int]]
"""Plays a game on from an answer with the luck of a number; gives its worth and the decisions that it took."""
LEAST_GAMES, MOST_GAMES = 6, 40
"""Games played on from an answer: usually before anything is said about it, and when enough is known."""
DROP, PREFER = 2.0, 1.0
"""Standard errors by which an answer must be behind to be dropped, and ahead of the usual one to be taken."""
_SEEDS = 1 << 62
_ROUNDS, _BOT_SEEDS = 1_009, 1_000_003  # primes: seeds, rounds and moments are told apart
_BETTER = N_("Playing the game on from here, this ended better than the usual answer.")
_PHASES = 16
"""More than a round has; numbers of rounds and phases are told apart by it."""


def of_phase(s: Any) -> int:
    """The number of a state's round and phase."""
    number: int = s.round * _PHASES + len(s.phase)
    return number


def play_out(s: Any, bot: Bot, luck: int, most: int) -> int:
    """Plays a state to the end of its game, `most` decisions at the most; gives how many were made.

    Luck begins anew with each `moment`: games with the same number have much the same luck, whatever was decided.
    """
    now, made = -1, 0
    while made < most and (ask := advance(s)) is not None:
        if now != (now := of_phase(s)):
            s.rng = seeded(luck + now)
        answer(s, bot.choose(s, ask))
        made += 1
    return made


class LookAheadBot:
    """A bot that plays games on from every promising answer. Its game says which are, and what an end is worth.

    The same seed, state and question always give the same answer; nothing of the game's own luck is used.
    """

    name = "good"

    def __init__(self, greedy: Bot, seed: int, budget: int) -> None:
        self.greedy, self._seed, self._budget = greedy, seed, budget

    def promising(self, s: Any, ask: Ask, usual: Command) -> list[Command]:
        """The answers worth a look, the usual one first."""
        raise NotImplementedError

    def play_on(self, s: Any, ask: Ask) -> PlayOn:
        """How a game is played on from an answer to this question."""
        raise NotImplementedError

    def budget_of(self, s: Any) -> int:
        """How many decisions of games played on one choice may take."""
        return self._budget

    def least_of(self, s: Any) -> int:
        """How many games are played on from an answer before anything is said about it."""
        return LEAST_GAMES

    def choose(self, s: Any, ask: Ask) -> Command:
        """One of the options: the greedy bot's, or another that is better in games played on."""
        usual = self.greedy.choose(s, ask)
        commands = self.promising(s, ask, usual)
        if len(commands) == 1:
            return usual
        seed = self._seed * _BOT_SEEDS + s.round * _ROUNDS + s.reveals
        return best_of(commands, self.play_on(s, ask), seed, self.budget_of(s), self.least_of(s))

    def why(self, s: Any, command: Command) -> Message:
        """The reason for a command that it chose in this state."""
        ask = advance(s.clone())
        own = [option for option in ask.options if option.seat == command.seat] if ask else []
        if ask and own and self.greedy.choose(s, replace(ask, options=own)) == command:
            return self.greedy.why(s, command)
        return Message(_BETTER)


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


def best_of(commands: list[Command], play_on: PlayOn, seed: int, budget: int, least: int = LEAST_GAMES) -> Command:
    """The best of some answers; the first is the usual one, taken unless another is clearly better.

    `budget` is counted in decisions of the games that are played on, so that the answer is the same on any machine;
    where it is too small for all answers the last ones are left out. Two are always compared by `least` games.
    """
    numbers = Numbers(seed)
    running = [_Tried(command) for command in commands]
    usual, luck = running[0], numbers.below(_SEEDS)
    spent = _play_on(running[:1], play_on, luck)
    running = running[: max(2, budget // (least * spent))]
    spent += _play_on(running[1:], play_on, luck)
    while len(running) > 1 and _goes_on(len(usual.worths), least, spent, budget):
        spent += _play_on(running, play_on, numbers.below(_SEEDS))
        if len(usual.worths) >= least:
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


def _goes_on(games: int, least: int, spent: int, budget: int) -> bool:
    return games < least or (games < MOST_GAMES and spent < budget)


def _best(running: list[_Tried]) -> _Tried:
    return max(running, key=lambda tried: sum(tried.worths))


def _left(running: list[_Tried], usual: _Tried) -> list[_Tried]:
    """Those that may still be the best; the usual one stays, to be compared with."""
    best = _best(running)
    return [tried for tried in running if tried in (best, usual) or not best.ahead_of(tried, DROP)]
