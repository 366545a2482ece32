"""What interrupts a fight or an explosion waits until it is over (commandos:Q89)."""

from __future__ import annotations

from game.engine.commandos.state import State
from game.engine.core.step import Step


class Settling(Step[State]):
    """A step of a fight or an explosion that is going on."""

    __slots__ = ()


class Waiting(Step[State]):
    """A step that waits for the end of a fight or an explosion."""

    __slots__ = ()


def when_settled(s: State, step: Waiting) -> None:
    """Puts a step below everything that belongs to the running fight or explosion, and below what waits already."""
    at = len(s.agenda)
    while at and isinstance(s.agenda[at - 1], Settling | Waiting):
        at -= 1
    s.agenda.insert(at, step)
