"""Phase 1 after the rolls: the Lieutenant's swaps, then changes of dice by cards (dday:D18, D29, Q9)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from game.engine.core.state import emit
from game.engine.core.step import Choice, Refusal, Step
from game.engine.core.text import N_
from game.engine.dday import events as e
from game.engine.dday import refusals
from game.engine.dday.commands import Swap, SwapFor
from game.engine.dday.dice import DICE
from game.engine.dday.playing import play, plays, worth_asking
from game.engine.dday.stage import Stage
from game.engine.dday.state import LETTERS, State, Unit
from game.engine.dday.together import READY, begin_stage, options_of_all, traded

LIEUTENANT = "lieutenant"
SWAPPED = N_("Each Unit swaps one die a turn, with one other Unit.")


@dataclass(frozen=True, slots=True)
class BeginSwaps(Step[State]):
    """With a living Lieutenant anywhere every Unit may swap one die with one other Unit (dday:D29)."""

    def run(self, s: State) -> None:
        if len(s.units) > 1 and any(LIEUTENANT in unit.specialists for unit in s.units):
            begin_stage(s, lambda unit: True)
            s.agenda.append(Swapping())


@dataclass(frozen=True, slots=True)
class Swapping(Stage):
    """A die for a die."""

    prompt: ClassVar[str] = N_("Lieutenant: swap a die with another Unit, or go on")
    rule: ClassVar[str] = "dday:D29"

    def options(self, s: State) -> list[Any]:
        return options_of_all(s, _swaps)

    def take(self, s: State, command: Any) -> None:
        s.agenda.append(self)
        if not traded(s, command):
            s.agenda.append(SwapBack(command.unit, int(command.die) - 1, command.other))

    def why_not(self, s: State, pick: str, after: tuple[str, ...] = ()) -> Refusal | None:
        if after and s.unit(after[0][-1]).swapped:
            return refusals.refusal(self.rule, SWAPPED)
        return refusals.generally(self.rule, pick, after)


def _swaps(s: State, unit: Unit) -> list[Any]:
    others = [] if unit.swapped else [other for other in s.units if other is not unit and not other.swapped]
    own = [Swap(unit.letter, str(place + 1), other.letter) for other in others for place in range(DICE)]
    return [*own, READY[unit.letter]]


@dataclass(frozen=True, slots=True)
class SwapBack(Choice[State]):
    """Which die comes back; colour and face travel with the die, locked dice too."""

    prompt: ClassVar[str] = N_("Which die is given in return?")
    rule: ClassVar[str] = "dday:D29"
    unit: str
    place: int
    other: str

    def seats(self, s: State) -> tuple[int, ...]:
        return (LETTERS.index(self.other),)

    def options(self, s: State) -> list[Any]:
        return [SwapFor(self.other, str(place + 1)) for place in range(DICE)]

    def take(self, s: State, command: Any) -> None:
        unit, other, place = s.unit(self.unit), s.unit(self.other), int(command.die) - 1
        one, two = list(unit.dice), list(other.dice)
        one[self.place], two[place] = two[place], one[self.place]
        unit.dice, other.dice = tuple(one), tuple(two)
        unit.swapped = other.swapped = True
        emit(s, e.DiceSwapped, unit.letter, self.place, other.letter, place)

    def why_not(self, s: State, pick: str, after: tuple[str, ...] = ()) -> Refusal | None:
        return refusals.first_this(self.rule)


@dataclass(frozen=True, slots=True)
class BeginChanges(Step[State]):
    """Corporal, Captain, Binoculars, Awards and the Dispatch Case, where a Unit has one (dday:Q9)."""

    def run(self, s: State) -> None:
        begin_stage(s, lambda unit: worth_asking(s, unit, "dice"))
        s.agenda += [CopyTallies(), Changing()]


@dataclass(frozen=True, slots=True)
class Changing(Stage):
    """Cards that change dice."""

    prompt: ClassVar[str] = N_("Change dice by cards, or go on")
    rule: ClassVar[str] = "dday:Q9"
    window: ClassVar[str] = "dice"

    def options(self, s: State) -> list[Any]:
        return options_of_all(s, _changes)

    def take(self, s: State, command: Any) -> None:
        s.agenda.append(self)
        if not traded(s, command):
            play(s, s.units[command.seat], command, "dice")

    def why_not(self, s: State, pick: str, after: tuple[str, ...] = ()) -> Refusal | None:
        return refusals.generally(self.rule, pick, after)


def _changes(s: State, unit: Unit) -> list[Any]:
    return [*plays(s, unit, "dice"), READY[unit.letter]]


@dataclass(frozen=True, slots=True)
class CopyTallies(Step[State]):
    """The Dispatch Case copies six dice as they are after all changes (dday:Q41)."""

    def run(self, s: State) -> None:
        for unit in s.units:
            if unit.stage:
                other = s.unit(unit.stage[-1])
                unit.dice = other.dice
                emit(s, e.TallyCopied, unit.letter, other.letter, unit.dice)
