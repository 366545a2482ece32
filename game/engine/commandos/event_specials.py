"""Events that do what no other card does, by the name that the card file gives."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from game.engine.commandos import field_events as f
from game.engine.commandos import refusals
from game.engine.commandos.commands import Change, PickDie
from game.engine.commandos.enemies import ExtraMoves, in_order
from game.engine.commandos.loadouts import DrawLoadout, LoseLoadout
from game.engine.commandos.reinforcement import SpawnEnemy
from game.engine.commandos.state import LAST_ROUND, Die, State
from game.engine.commandos.verbs import change_fury, lose_stealth, roll, turn_die
from game.engine.core.state import emit
from game.engine.core.step import Choice, Refusal, Step
from game.engine.core.text import N_


@dataclass(frozen=True, slots=True)
class SearchLights(Step[State]):
    """Every stealth token leaves the map."""

    def run(self, s: State) -> None:
        for die in s.squad():
            lose_stealth(s, die)


@dataclass(frozen=True, slots=True)
class WrongOrders(Step[State]):
    """The first enemy of the movement phase stays where it is."""

    def run(self, s: State) -> None:
        s.held = True


@dataclass(frozen=True, slots=True)
class JammedWeapons(Step[State]):
    """Ties go to the defender this round."""

    def run(self, s: State) -> None:
        s.tie_to_defender = True


@dataclass(frozen=True, slots=True)
class Adrenaline(Step[State]):
    """Fury rises by one."""

    def run(self, s: State) -> None:
        change_fury(s, 1)


@dataclass(frozen=True, slots=True)
class ManHunt(Step[State]):
    """Every enemy seeks commandos this round."""

    def run(self, s: State) -> None:
        s.manhunt = True


@dataclass(frozen=True, slots=True)
class CounterAttack(Step[State]):
    """Each enemy makes an extra move toward the nearest commando, in reading order."""

    def run(self, s: State) -> None:
        s.agenda.append(ExtraMoves(in_order(s)))


@dataclass(frozen=True, slots=True)
class BrokenSupply(Step[State]):
    """A load out of the player's choice is lost, and fury falls by one."""

    def run(self, s: State) -> None:
        if s.loadouts:
            s.agenda.append(LoseLoadout())
        change_fury(s, -1)


@dataclass(frozen=True, slots=True)
class FloodOfMen(Step[State]):
    """Two more enemies arrive."""

    def run(self, s: State) -> None:
        s.agenda += [SpawnEnemy(), SpawnEnemy()]


@dataclass(frozen=True, slots=True)
class TimeBomb(Step[State]):
    """The tracker jumps ahead by one round, but never past its last space (commandos:Q94)."""

    def run(self, s: State) -> None:
        if s.round < LAST_ROUND:
            s.round += 1
            emit(s, f.TrackerMoved, s.round)


@dataclass(frozen=True, slots=True)
class CrossTraining(Choice[State]):
    """One commando is turned to the next higher or lower value."""

    prompt: ClassVar[str] = N_("Choose a commando and turn it up or down by one")
    rule: ClassVar[str] = "commandos:R5"
    optional: ClassVar[bool] = True

    def options(self, s: State) -> list[Any]:
        return changes(s)

    def take(self, s: State, command: Any) -> None:
        change(s, command)

    def why_not(self, s: State, pick: str, after: tuple[str, ...] = ()) -> Refusal | None:
        return refusals.while_changing(pick, after)


@dataclass(frozen=True, slots=True)
class HeatStroke(Step[State]):
    """The highest commando is rolled again; of several the player chooses (commandos:Q87)."""

    def run(self, s: State) -> None:
        squad = s.squad()
        highest = [die for die in squad if die.pips == max(d.pips for d in squad)]
        if len(highest) == 1:
            roll(s, highest[0], "event")
        elif highest:
            s.agenda.append(ChooseHeatStroke())


@dataclass(frozen=True, slots=True)
class ChooseHeatStroke(Choice[State]):
    """Which of the highest commandos is rolled again."""

    prompt: ClassVar[str] = N_("Choose which of the highest commandos is rolled again")
    rule: ClassVar[str] = "commandos:Q87"

    def options(self, s: State) -> list[Any]:
        squad = s.squad()
        return [PickDie(die.letter) for die in squad if die.pips == max(d.pips for d in squad)]

    def take(self, s: State, command: Any) -> None:
        roll(s, s.die(command.die), "event")

    def why_not(self, s: State, pick: str, after: tuple[str, ...] = ()) -> Refusal | None:
        return refusals.while_choosing(pick)


def changes(s: State) -> list[Change]:
    """Every way to turn a commando by one; a die has no 0 and no 7."""
    return [
        Change(die.letter, way)
        for die in s.squad()
        for way, by in (("plus", 1), ("minus", -1))
        if 1 <= die.pips + by <= 6
    ]


def change(s: State, command: Change) -> None:
    """Turns a commando by one."""
    die: Die = s.die(command.die)
    turn_die(s, die, die.pips + (1 if command.way == "plus" else -1))


EVENT_SPECIALS: dict[str, Step[State]] = {
    "air_drop": DrawLoadout(),
    "search_lights": SearchLights(),
    "wrong_orders": WrongOrders(),
    "reinforced_lines": SpawnEnemy(),
    "cross_training": CrossTraining(),
    "heat_stroke": HeatStroke(),
    "adrenaline": Adrenaline(),
    "jammed_weapons": JammedWeapons(),
    "man_hunt": ManHunt(),
    "counter_attack": CounterAttack(),
    "broken_supply": BrokenSupply(),
    "flood_of_men": FloodOfMen(),
    "time_bomb": TimeBomb(),
}
