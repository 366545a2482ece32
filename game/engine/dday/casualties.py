"""Who falls: Soldiers pay, unless the player gives a Specialist (dday:D26, Q53)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from game.engine.core.step import Refusal, Step
from game.engine.core.text import N_
from game.engine.dday import refusals
from game.engine.dday.commands import Fall, Pay, Play
from game.engine.dday.stage import Stage
from game.engine.dday.state import State, Unit
from game.engine.dday.together import READY
from game.engine.dday.verbs import (
    check_alive,
    lose_soldiers,
    lose_specialist,
    make_ready,
    play_card,
    save_specialist,
)

STRETCHER = "stretcher"
SOLDIERS_FIRST = N_("There are too few Soldiers to pay everything: a Specialist must fall.")


@dataclass(frozen=True, slots=True)
class BeginCasualties(Step[State]):
    """All Units of `seats` pay their losses at once; nothing is traded any more (dday:Q20, Q32)."""

    seats: tuple[int, ...]
    by: str

    def run(self, s: State) -> None:
        ready = [unit.ready for unit in s.units]
        s.agenda += [EndCasualties(tuple(ready)), Casualties(self.by)]
        for unit in s.units:
            unit.ready = True
        for seat in self.seats:
            unit = s.units[seat]
            unit.fallen = ()
            unit.ready = False
            _settle(s, unit, self.by)


def _settle(s: State, unit: Unit, by: str) -> None:
    """Pays what leaves no choice; the Unit is ready when nothing is left to decide."""
    if unit.loss >= unit.strength:
        _everybody_falls(s, unit, by)
    elif not unit.specialists:
        lose_soldiers(s, unit, unit.loss, by)
        unit.loss = 0
    if not unit.loss and not _saves(unit):
        make_ready(s, unit)
        check_alive(s, unit)


def _everybody_falls(s: State, unit: Unit, by: str) -> None:
    lose_soldiers(s, unit, unit.soldiers, by)
    for card in unit.specialists:
        _fall(s, unit, card, by)
    unit.loss = 0


def _fall(s: State, unit: Unit, card: str, by: str) -> None:
    lose_specialist(s, unit, card, by)
    unit.fallen = (*unit.fallen, card)


def _saves(unit: Unit) -> list[Any]:
    """Those whom a Stretcher can bring back: who fell as casualties, in Combat or on mines (dday:Q53)."""
    if STRETCHER not in unit.items:
        return []
    return [Play(unit.letter, STRETCHER, f"!{card}") for card in dict.fromkeys(unit.fallen)]


@dataclass(frozen=True, slots=True)
class Casualties(Stage):
    """Soldiers or Specialists."""

    prompt: ClassVar[str] = N_("Choose the casualties")
    rule: ClassVar[str] = "dday:D26"
    by: str

    def options(self, s: State) -> list[Any]:
        return [option for unit in s.units if not unit.ready for option in _options(unit)]

    def take(self, s: State, command: Any) -> None:
        s.agenda.append(self)
        unit = s.units[command.seat]
        match command:
            case Fall(_, card):
                unit.loss -= 1
                _fall(s, unit, card, self.by)
            case Pay():
                lose_soldiers(s, unit, unit.loss, self.by)
                unit.loss = 0
            case Play(_, card, target):
                play_card(s, unit, card, "dday:Q53")
                save_specialist(s, unit, target[1:])
                unit.fallen = ()
            case _:
                make_ready(s, unit)
                check_alive(s, unit)
                return
        _settle(s, unit, self.by)

    def why_not(self, s: State, pick: str, after: tuple[str, ...] = ()) -> Refusal | None:
        if after and pick == "button:pay":
            return refusals.refusal(self.rule, SOLDIERS_FIRST)
        return refusals.generally(self.rule, pick, after)


def _options(unit: Unit) -> list[Any]:
    if not unit.loss:
        return [*_saves(unit), READY[unit.letter]]
    falls: list[Any] = [Fall(unit.letter, card) for card in dict.fromkeys(unit.specialists)]
    return [*falls, Pay(unit.letter)] if unit.soldiers >= unit.loss else falls


@dataclass(frozen=True, slots=True)
class EndCasualties(Step[State]):
    """The stage before goes on."""

    ready: tuple[bool, ...]

    def run(self, s: State) -> None:
        for unit, ready in zip(s.units, self.ready, strict=True):
            unit.ready = ready
