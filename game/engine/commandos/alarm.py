"""The alarm of an enemy that fell: the nearest other enemy moves at once (5.2, commandos:Q89)."""

from __future__ import annotations

from dataclasses import dataclass

from game.engine.commandos.settling import Waiting
from game.engine.commandos.state import State


@dataclass(frozen=True, slots=True)
class Alarm(Waiting):
    """The enemy nearest to where one fell makes a move by the next directive; with none left no card is drawn."""

    space: int

    def run(self, s: State) -> None:
        from game.engine.commandos.enemies import DirectedMove  # late: enemies fight, and fights raise alarms

        found = [die for die in s.enemies_on_map() if s.ground.field(1 << self.space)[die.space] < s.ground.far]
        if found:
            steps = s.ground.field(1 << self.space)
            nearest = min(found, key=lambda die: (steps[die.space], die.space, die.pips, die.age))
            s.agenda.append(DirectedMove(nearest.letter))
