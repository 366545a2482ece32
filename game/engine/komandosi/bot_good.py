"""The good bot: it plays the next rounds on from every promising answer, and compares where they lead."""

from __future__ import annotations

import math
from functools import partial
from typing import Any

from game.engine.core.flow import answer
from game.engine.core.look_ahead import LookAheadBot, PlayOn, play_out
from game.engine.core.rng import shuffle
from game.engine.core.step import Ask, Command
from game.engine.komandosi import commands as c
from game.engine.komandosi.bot import GreedyBot, ends_by_worth
from game.engine.komandosi.bot_attack import attack_of
from game.engine.komandosi.bot_plan import missing, plan_of
from game.engine.komandosi.declaring import Declare
from game.engine.komandosi.moving import Move
from game.engine.komandosi.state import MOST, Player, State

BUDGET = 3_600
"""Decisions of games played on for one choice."""
ROUNDS_AHEAD = 5
DECISIONS_A_TURN = 3
_MOST_ENDS = 5
"""So many of the ends that the greedy bot likes best are tried."""
A_PART = 7.0
"""Turns that each further missing part costs about."""
DECIDED = 12.0
"""Turns ahead of the rivals that are as good as a victory."""


class GoodBot(LookAheadBot):
    """Plays one seat."""

    prefer = 2.5
    """Dice decide much in five rounds: a small lead is mostly luck."""

    def __init__(self, seed: int = 0, budget: int = BUDGET) -> None:
        super().__init__(GreedyBot(), seed, budget)

    def promising(self, s: State, ask: Ask, usual: Command) -> list[Command]:
        return promising(s, ask, usual)

    def play_on(self, s: State, ask: Ask) -> PlayOn:
        return partial(play_on, s, ask.seats[0])


def promising(s: State, ask: Ask, usual: Command) -> list[Command]:
    """The answers worth a look: the usual one first."""
    found: list[Any] = [usual]
    if isinstance(ask.choice, Move):
        found += ends_by_worth(s, s.players[ask.seats[0]], ask)[:_MOST_ENDS]
    elif isinstance(ask.choice, Declare):
        found += [option for option in ask.options if isinstance(option, c.Roll | c.Board | c.Stay)]
        found += [option for option in ask.options if attack_of(option) is not None and _first_times(option, found)]
        found += [option for option in ask.options if isinstance(option, c.Take | c.Build | c.Buy)]
    elif len(ask.options) <= _MOST_ENDS:
        found += ask.options
    return list(dict.fromkeys(found))


def _first_times(option: Any, found: list[Any]) -> bool:
    """Of several multipliers the first is tried: the odds of the others are never better by much."""
    return not isinstance(option, c.Rocket) or option.times == "2" or option in found


def play_on(s: State, seat: int, command: Command, luck: int) -> tuple[float, int]:
    """What some rounds are worth that go on with an answer, and the decisions made; `s` and its luck are untouched."""
    trial = s.clone()
    trial.events, trial.script, trial.rng = None, [], luck
    shuffle(trial, trial.deck)  # nobody knows the order of the cards
    answer(trial, command)
    made = play_out(trial, GreedyBot(), luck, ROUNDS_AHEAD * len(s.players) * DECISIONS_A_TURN, by_turn)
    return worth_of(trial, seat), made


def by_turn(s: State) -> int:
    """A number for the present turn."""
    return s.round * MOST + s.seat


def worth_of(s: State, seat: int) -> float:
    """What the table is worth to a seat, from 0 to 1."""
    if s.outcome is not None:
        return 1 / len(s.outcome.winners) if seat in s.outcome.winners else 0.0
    mine = turns_left(s, s.players[seat])
    rival = min(turns_left(s, player) for player in s.players if player.seat != seat)
    return 1 / (1 + math.exp((mine - rival) * 4 / DECIDED))


def turns_left(s: State, player: Player) -> float:
    """About how many turns a player needs to win."""
    lacking = len(missing(player))
    waiting = float(player.waits)
    return waiting + A_PART * max(0, lacking - 1) + plan_of(s, player).at(player.square)
