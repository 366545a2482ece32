"""Phase 5: cards, machine guns, cards and trades again, casualties of all at once (dday:D26, Q32)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from game.engine.core.rng import below
from game.engine.core.state import emit, reveal
from game.engine.core.step import Refusal, Step
from game.engine.core.text import N_
from game.engine.dday import events as e
from game.engine.dday import refusals
from game.engine.dday.casualties import BeginCasualties
from game.engine.dday.combat_sums import fire_dice, gun_dice, loss_of
from game.engine.dday.dice import SIDES
from game.engine.dday.effects import Guns
from game.engine.dday.playing import play, plays
from game.engine.dday.stage import Stage
from game.engine.dday.state import State, Unit
from game.engine.dday.together import READY, begin_stage, options_of_all, traded
from game.engine.dday.trading import has_partner, may_trade
from game.engine.dday.verbs import begin_phase, set_fire


@dataclass(frozen=True, slots=True)
class CombatPhase(Step[State]):
    """The four steps of a fight, in all sectors together."""

    def run(self, s: State) -> None:
        begin_phase(s, "combat")
        s.fired = False
        s.agenda += [CountLosses(), BeginAfterFire(), RollFire(), BeforeFire()]
        begin_stage(s, lambda unit: _has_smoke(s, unit))


def _has_smoke(s: State, unit: Unit) -> bool:
    """Whether a Unit holds something that must be played before the machine guns roll."""
    return any(
        isinstance(effect, Guns) and "fire" not in s.table.windows[option.card]
        for option in plays(s, unit, "smoke")
        for effect in s.table.effects(option.card)
    )


@dataclass(frozen=True, slots=True)
class BeforeFire(Stage):
    """Cards before the machine guns roll."""

    prompt: ClassVar[str] = N_("Before the machine guns roll: play cards, or go on")
    rule: ClassVar[str] = "dday:Q32"
    window: ClassVar[str] = "smoke"

    def options(self, s: State) -> list[Any]:
        return options_of_all(s, _before)

    def take(self, s: State, command: Any) -> None:
        s.agenda.append(self)
        if not traded(s, command):
            play(s, s.units[command.seat], command, "smoke")

    def why_not(self, s: State, pick: str, after: tuple[str, ...] = ()) -> Refusal | None:
        return refusals.generally(self.rule, pick, after)


def _before(s: State, unit: Unit) -> list[Any]:
    return [*plays(s, unit, "smoke"), READY[unit.letter]]


@dataclass(frozen=True, slots=True)
class RollFire(Step[State]):
    """Once for each sector with Units and machine guns (dday:Q32)."""

    def run(self, s: State) -> None:
        s.fired = True
        for sector in sorted({unit.sector for unit in s.units}):
            if count := gun_dice(s, sector):
                dice = tuple(below(s, SIDES) + 1 for _ in range(count))
                reveal(s, "roll")
                set_fire(s, sector, dice, "dday:D26")


@dataclass(frozen=True, slots=True)
class BeginAfterFire(Step[State]):
    """Whoever can still do something about the losses is asked."""

    def run(self, s: State) -> None:
        s.agenda.append(AfterFire())
        begin_stage(s, lambda unit: _threatened(s, unit))


def _threatened(s: State, unit: Unit) -> bool:
    """Whether somebody loses bodies and this Unit can play something, or trade with one who does."""
    losing = [other for other in s.units if loss_of(s, other, other.sector).total]
    if losing and plays(s, unit, "fire"):
        return True
    return has_partner(s, unit) and any(may_trade(s, unit, other) for other in losing)


@dataclass(frozen=True, slots=True)
class AfterFire(Stage):
    """Cards and trades after the machine guns rolled, before casualties (dday:D28)."""

    prompt: ClassVar[str] = N_("Before casualties: play cards and trade, or go on")
    rule: ClassVar[str] = "dday:Q32"
    window: ClassVar[str] = "fire"

    def options(self, s: State) -> list[Any]:
        return options_of_all(s, _after)

    def take(self, s: State, command: Any) -> None:
        s.agenda.append(self)
        if not traded(s, command):
            play(s, s.units[command.seat], command, "fire")

    def why_not(self, s: State, pick: str, after: tuple[str, ...] = ()) -> Refusal | None:
        if after and pick.startswith("fire:") and not fire_dice(s, s.unit(after[0][-1]).sector):
            return refusals.refusal(self.rule, refusals.NOT_NOW["fire"])
        return refusals.generally(self.rule, pick, after)


def _after(s: State, unit: Unit) -> list[Any]:
    return [*plays(s, unit, "fire"), READY[unit.letter]]


@dataclass(frozen=True, slots=True)
class CountLosses(Step[State]):
    """DEF plus machine guns for every Unit of the sector, less what its cards spare."""

    def run(self, s: State) -> None:
        seats = []
        for unit in s.units:
            loss = loss_of(s, unit, unit.sector)
            unit.loss = loss.total
            emit(s, e.LossCounted, unit.letter, loss.defence, loss.guns, loss.spared, loss.total)
            if loss.total:
                seats.append(unit.seat)
        if seats:
            s.agenda.append(BeginCasualties(tuple(seats), "dday:D26"))
