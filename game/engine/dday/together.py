"""What all simultaneous stages share: who must still answer, trades at any time, being ready (dday:D5, D28)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from game.engine.core.step import Command
from game.engine.dday.commands import Ready
from game.engine.dday.state import LETTERS, State, Unit
from game.engine.dday.trading import trade, trades
from game.engine.dday.verbs import make_ready

READY = {letter: Ready(letter) for letter in LETTERS}
OwnOptions = Callable[[State, Unit], list[Any]]


def options_of_all(s: State, own: OwnOptions) -> list[Any]:
    """The options of every Unit that is not ready, and all trades; none when all are ready."""
    found: list[Any] = []
    for unit in s.units:
        if not unit.ready:
            found += own(s, unit)
    return found + trades(s) if found else found


def begin_stage(s: State, busy: Callable[[Unit], bool]) -> None:
    """Only those Units are asked that have something to decide."""
    s.traded = ()
    for unit in s.units:
        unit.ready, unit.answered = not busy(unit), False


def traded(s: State, command: Command) -> bool:
    """Carries out a trade, or makes a Unit ready; False for a command of the stage itself."""
    if trade(s, command):
        return True
    if isinstance(command, Ready):
        s.units[command.seat].answered = True
        make_ready(s, s.units[command.seat])
        return True
    return False


def clear(units: Iterable[Unit]) -> None:
    """What belongs to one turn is over."""
    for unit in units:
        unit.dice, unit.rolls, unit.locked, unit.swapped, unit.stage = (), 0, 0, False, ""
        unit.whites, unit.led, unit.aside, unit.cancelled, unit.tools = (), 0, 0, 0, 0
        unit.bonuses, unit.straight, unit.owed, unit.used, unit.played = (), False, (), (), ()
        unit.waiver, unit.finds, unit.found, unit.enlisted, unit.awarded = False, 0, 0, False, False
        unit.moved, unit.mine, unit.loss, unit.fallen = False, 0, 0, ()
