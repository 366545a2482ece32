"""Runs the agenda until somebody must decide."""

from __future__ import annotations

from typing import Any

from game.engine.core.state import GameState
from game.engine.core.step import Ask, Choice, Command


def advance(s: GameState) -> Ask | None:
    """The next question, or None when the game is over."""
    agenda = s.agenda
    while agenda and s.outcome is None:
        step = agenda[-1]
        if isinstance(step, Choice):
            if options := step.options(s):
                return Ask(step, step.seats(s), step.prompt, options)
            assert step.optional, f"{step!r} asks with no option"
            agenda.pop()
        else:
            agenda.pop()
            step.run(s)
    return None


def answer(s: GameState, command: Command) -> None:
    """Carries out a command that answers the waiting choice; the caller has checked that it is an option."""
    choice: Choice[Any] = s.agenda.pop()  # type: ignore[assignment]
    choice.take(s, command)
