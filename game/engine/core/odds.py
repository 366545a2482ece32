"""Exact odds: plays every result of the dice through the real resolver and counts."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from fractions import Fraction
from typing import TypeVar

from game.engine.core.rng import NeedsResult
from game.engine.core.state import GameState

S = TypeVar("S", bound=GameState)
R = TypeVar("R", bound=Hashable)


def outcomes(s: S, play: Callable[[S], R]) -> dict[R, Fraction]:
    """The exact chance of each value that `play` gives on a clone of `s`.

    `play` runs whatever it likes on the clone and returns what it saw; it must not ask for luck of its own.
    Each die or shuffle that it meets is tried with every result. `s` is untouched.
    """
    found: dict[R, Fraction] = {}
    todo: list[tuple[list[int], Fraction]] = [([], Fraction(1))]
    while todo:
        script, weight = todo.pop()
        trial = s.clone()
        trial.rng, trial.script = None, script[:]
        try:
            value = play(trial)  # type: ignore[arg-type]
        except NeedsResult as need:
            share = weight / need.sides
            todo.extend(([*script, k], share) for k in range(need.sides))
        else:
            found[value] = found.get(value, Fraction(0)) + weight
    return found
