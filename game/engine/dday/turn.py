"""A turn: five phases, each finished by everybody before the next begins (dday:D5)."""

from __future__ import annotations

from dataclasses import dataclass

from game.engine.core.state import emit
from game.engine.core.step import Step
from game.engine.dday import events as e
from game.engine.dday.combat import CombatPhase
from game.engine.dday.combat_sums import is_bunker
from game.engine.dday.finding import FindPhase
from game.engine.dday.moving import MovePhase
from game.engine.dday.rolling import RollPhase
from game.engine.dday.state import State
from game.engine.dday.together import clear
from game.engine.dday.upkeep import UpkeepPhase
from game.engine.dday.verbs import end_game


@dataclass(frozen=True, slots=True)
class BeginTurn(Step[State]):
    """The five phases in their order."""

    def run(self, s: State) -> None:
        s.agenda += [EndTurn(), CombatPhase(), MovePhase(), FindPhase(), UpkeepPhase(), RollPhase()]
        emit(s, e.TurnBegan, s.turn, s.final)


@dataclass(frozen=True, slots=True)
class EndTurn(Step[State]):
    """What lasted for the turn ends. After the full turn in the Bunker all win (dday:D27)."""

    def run(self, s: State) -> None:
        if s.final:
            end_game(s, True, "bunker", None, "dday:D27")
            return
        s.turn += 1
        s.final = all(is_bunker(s, unit.sector) for unit in s.units)
        s.open_trades, s.traded, s.at_work, s.fire, s.fired = (), (), (), (), False
        clear(s.units)
        s.agenda.append(BeginTurn())
