"""What the good bot finds out about an answer: it plays the game on to its end and looks what that is worth."""

from __future__ import annotations

from game.engine.commandos.bot import GreedyBot
from game.engine.commandos.missions import SEATS
from game.engine.commandos.state import LAST_ROUND, State
from game.engine.core.flow import answer
from game.engine.core.look_ahead import play_out
from game.engine.core.rng import Numbers
from game.engine.core.step import Command

LONGEST = 1_000
"""Decisions after which a game that is played on is given up as lost."""
WON = 0.8
"""The part of a game's worth that winning is; the rest tells a narrow result from a clear one."""
_GREEDY = GreedyBot()


def play_on(s: State, command: Command, luck: int) -> tuple[float, int]:
    """What one game is worth that goes on with an answer, and the decisions made; `s` and its luck are untouched."""
    trial = s.clone()
    trial.events, trial.script, trial.rng = None, [], luck
    shuffle_hidden(trial, Numbers(luck))
    answer(trial, command)
    made = play_out(trial, _GREEDY, luck, LONGEST)
    return worth_of(trial), made


def shuffle_hidden(s: State, numbers: Numbers) -> None:
    """Puts whatever lies face down in another order, as a player sees it: of the directives the top back is known."""
    for pile in (s.events_deck.pile, s.loadouts_deck.pile):
        numbers.shuffle(pile)
    directives, backs = s.directives.pile, s.table.backs
    top = backs[directives[-1] // 2]
    numbers.shuffle(directives)
    at = next(place for place, card in enumerate(directives) if backs[card // 2] == top)
    directives[at], directives[-1] = directives[-1], directives[at]
    s.objectives = _guessed(s, numbers)


def _guessed(s: State, numbers: Numbers) -> tuple[str, ...]:
    """The objectives, those that nobody has seen by lot."""
    if all(s.objective_known):
        return s.objectives
    seen = {name for name, known in zip(s.objectives, s.objective_known, strict=True) if known}
    others = [name for name in s.table.objective if name not in seen]
    order = list(range(len(others)))
    numbers.shuffle(order)
    unseen = iter(order)
    return tuple(
        name if known else others[next(unseen)] for name, known in zip(s.objectives, s.objective_known, strict=True)
    )


def worth_of(s: State) -> float:
    """What a game is worth, from 0 to 1: mostly whether it was won, and how early; else how much of it was done."""
    if s.outcome is not None and s.outcome.winners:
        return WON + (1 - WON) * (LAST_ROUND - s.round) / LAST_ROUND
    return (1 - WON) * done(s)


def done(s: State) -> float:
    """The part of the mission that is done, from 0 to 1."""
    mission = s.table.mission
    if s.table.boss:
        return s.damage / s.table.boss.hits
    if mission.targets and mission.action:
        return len(s.destroyed) / mission.targets
    if mission.lands:
        return (min(len(s.saved), SEATS) + len(s.aboard)) / (SEATS + len(s.objectives))
    if mission.at_round_end:
        return s.round / LAST_ROUND
    return sum(len(die.carries) for die in s.squad()) / len(s.objectives)
