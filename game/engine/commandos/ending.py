"""How a game ends: the mission won, the squad lost, the tracker past its last space."""

from __future__ import annotations

from dataclasses import dataclass

from game.engine.commandos import events as e
from game.engine.commandos.state import State
from game.engine.core.state import Outcome, emit
from game.engine.core.step import Step


@dataclass(frozen=True, slots=True)
class CheckMission(Step[State]):
    """Wins at once, in any phase, when the red text is met; some missions only at a round's end (commandos:X1, Q63)."""

    at_round_end: bool = False

    def run(self, s: State) -> None:
        mission = s.table.mission
        if mission.at_round_end == self.at_round_end and mission.won(s):
            end_game(s, True, "mission", "commandos:X1")


@dataclass(frozen=True, slots=True)
class CheckSquad(Step[State]):
    """Loses when no commando is on the map, whatever lies in the Deploy box (commandos:X2, Q61)."""

    def run(self, s: State) -> None:
        if not s.squad():
            end_game(s, False, "squad", "commandos:X2")


def end_game(s: State, won: bool, reason: str, rule: str) -> None:
    """Ends the game at once."""
    s.outcome = Outcome((0,) if won else (), rule, reason)
    emit(s, e.GameEnded, won, reason, rule)
