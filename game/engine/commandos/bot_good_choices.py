"""Which answers the good bot thinks about: those that the greedy bot likes best, none twice in all but name."""

from __future__ import annotations

from typing import Any

from game.engine.commandos import commands as c
from game.engine.commandos.bot import Scores
from game.engine.commandos.state import State
from game.engine.core.step import Ask, Command

MOST = 6
"""Answers that are compared at most."""


def promising(s: State, ask: Ask, usual: Command) -> list[Command]:
    """The usual answer and then the others, the best first."""
    if len(ask.options) == 1:
        return [usual]
    scores = Scores(s)
    rated = sorted(((scores.of(option), -at, option) for at, option in enumerate(ask.options)), reverse=True)
    found: dict[Any, Command] = {_kind(s, usual): usual}
    for _, _, option in rated:
        found.setdefault(_kind(s, option), option)
    return list(found.values())[:MOST]


def _kind(s: State, command: Any) -> Any:
    """Walks of a commando to the same tile are much the same; any other answer is like no other."""
    if isinstance(command, c.Walk):
        board = s.table.board
        return command.die, board.tile_of[board.space_of[command.space]]
    return command
