"""The missions' scripts: when the red text is met."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from game.engine.commandos.state import State


@dataclass(frozen=True, slots=True)
class Mission:
    """A mission: `won` says whether its red text is met now; the others are what its board has, for the map reader.

    `objectives` is the number that its texts speak of, `targets` the places that it names, `boss` its boss's id.
    """

    won: Callable[[State], bool]
    objectives: int
    targets: int = 0
    boss: str = ""


def intel_is_home(s: State) -> bool:
    """Mission 01: commandos on the starting drop zone's tile carry all intel tokens (commandos:Q104)."""
    tile = s.table.board.tile_of[s.drop_zones[0]]
    return sum(len(die.carries) for die in s.squad_on(tile)) == len(s.objectives)


MISSIONS: dict[str, Mission] = {
    "gather_intel": Mission(intel_is_home, 3),
    "first_steps": Mission(intel_is_home, 1),
}
