"""Randomness as one integer: each number is computed from the integer, which then moves on."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.engine.core.state import GameState

_MULTIPLIER = 6364136223846793005  # Knuth's MMIX generator; its high half is what we use
_INCREMENT = 1442695040888963407
_MASK = (1 << 64) - 1


class NeedsResult(Exception):
    """Raised where a state without randomness (`rng is None`) needs the result of a die or a shuffle.

    `sides` is the number of equally likely results. `odds.outcomes` catches it and tries each of them.
    """

    def __init__(self, sides: int) -> None:
        super().__init__(sides)
        self.sides = sides


def seeded(seed: int) -> int:
    """The first integer for a seed; neighbouring seeds lead far apart."""
    x = (seed * 0x9E3779B97F4A7C15 + 0xD1B54A32D192ED03) & _MASK
    x = ((x ^ (x >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    x = ((x ^ (x >> 27)) * 0x94D049BB133111EB) & _MASK
    return x ^ (x >> 31)


def below(s: GameState, n: int) -> int:
    """A number from 0 to n - 1 out of the state's script or, when that is empty, its integer."""
    if s.script:
        return s.script.pop(0)
    if s.rng is None:
        raise NeedsResult(n)
    s.rng = x = (s.rng * _MULTIPLIER + _INCREMENT) & _MASK
    return ((x >> 32) * n) >> 32


def shuffle(s: GameState, cards: list[int]) -> None:
    """Shuffles in place (Fisher and Yates), each order equally likely."""
    for i in range(len(cards) - 1, 0, -1):
        j = below(s, i + 1)
        cards[i], cards[j] = cards[j], cards[i]


class Numbers:
    """Random numbers that are not the game's: for bots, hints and look-ahead."""

    __slots__ = ("_x",)

    def __init__(self, seed: int) -> None:
        self._x = seeded(seed)

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        self._x = x = (self._x * _MULTIPLIER + _INCREMENT) & _MASK
        return ((x >> 32) * n) >> 32

    def shuffle(self, cards: list[int]) -> None:
        """Shuffles in place."""
        for i in range(len(cards) - 1, 0, -1):
            j = self.below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]
