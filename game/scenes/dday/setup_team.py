"""Who plays: the Units of a new game, each with its name, its colour, and a person or a bot for it."""

from __future__ import annotations

from dataclasses import dataclass, field

from game.engine.dday.state import LETTERS, MOST_UNITS, NAMES
from game.scenes.players import PERSON

PLAYERS = (PERSON, "greedy", "good")
"""Who can play a Unit; a bot that acts by lot helps nobody here, and is for the command line."""
LONGEST_NAME = 12


@dataclass
class Team:
    """The choices for all four Units; the first `count` of them take part."""

    count: int = 1
    names: list[str] = field(default_factory=lambda: list(NAMES))
    colours: list[int] = field(default_factory=lambda: list(range(MOST_UNITS)))
    players: list[str] = field(default_factory=lambda: [PERSON] * MOST_UNITS)

    def name(self, seat: int) -> str:
        """What the Unit is called: what was typed, or its usual name."""
        return self.names[seat].strip() or NAMES[seat]

    def taken(self) -> tuple[str, ...]:
        """The names of the Units that take part."""
        return tuple(self.name(seat) for seat in range(self.count))

    def bots(self) -> dict[int, str]:
        """The bots by seat; a seat that is not in it is a person's."""
        return {seat: self.players[seat] for seat in range(self.count) if self.players[seat] != PERSON}

    def twice(self) -> str:
        """A name that two Units have; empty if there is none."""
        names = [name.casefold() for name in self.taken()]
        return next((self.name(seat) for seat, name in enumerate(names) if names.count(name) > 1), "")

    def next_colour(self, seat: int) -> None:
        """The Unit takes the next colour, and whoever had it takes this one's."""
        colour = (self.colours[seat] + 1) % len(LETTERS)
        other = self.colours.index(colour)
        self.colours[other], self.colours[seat] = self.colours[seat], colour
