"""Stealth replaces a combat (commandos:T1, Q35-Q40)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from game.engine.commandos import events as e
from game.engine.commandos import refusals
from game.engine.commandos.commands import Decline, React
from game.engine.commandos.loadouts import use_up
from game.engine.commandos.state import State
from game.engine.commandos.verbs import lose_stealth
from game.engine.core.state import emit
from game.engine.core.step import Choice, Refusal, Step
from game.engine.core.text import N_

GHILLIE_SUIT = "L07"


@dataclass(frozen=True, slots=True)
class Encounter(Step[State]):
    """A die has entered a tile where stealth replaces the combat: every stealth token on the tile goes."""

    die: str
    tile: int

    def run(self, s: State) -> None:
        s.agenda.append(RemoveStealth(self.tile))
        if s.ready(GHILLIE_SUIT):
            s.agenda.append(KeepStealth(self.tile))
        emit(s, e.SlippedPast, self.die, self.tile)


@dataclass(frozen=True, slots=True)
class RemoveStealth(Step[State]):
    """Takes the stealth token of each commando on a tile."""

    tile: int

    def run(self, s: State) -> None:
        for die in s.squad_on(self.tile):
            lose_stealth(s, die)


@dataclass(frozen=True, slots=True)
class KeepStealth(Choice[State]):
    """Ghillie Suit: all tokens on the tile stay, and the combat is replaced all the same."""

    prompt: ClassVar[str] = N_("Use the Ghillie Suit to keep the stealth tokens?")
    rule: ClassVar[str] = "commandos:T1"
    tile: int

    def options(self, s: State) -> list[Any]:
        return [React(GHILLIE_SUIT), Decline()]

    def take(self, s: State, command: Any) -> None:
        if isinstance(command, React):
            s.agenda.pop()
            use_up(s, GHILLIE_SUIT)

    def why_not(self, s: State, pick: str, after: tuple[str, ...] = ()) -> Refusal | None:
        return refusals.while_reacting(pick)
