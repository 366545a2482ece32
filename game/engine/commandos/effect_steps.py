"""Turns the effects of event cards into steps."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from game.engine.commandos import refusals
from game.engine.commandos.commands import Decline, PickDie
from game.engine.commandos.deploying import Recruit
from game.engine.commandos.directives import Look
from game.engine.commandos.effects import DeployDie, Effect, GainStealth, LookAtDirectives, Modify, Special
from game.engine.commandos.event_specials import EVENT_SPECIALS
from game.engine.commandos.state import ENEMY_LETTERS, LAST_ROUND, State
from game.engine.commandos.verbs import give_stealth
from game.engine.core.step import Choice, Refusal, Step
from game.engine.core.text import N_


def steps_of(effect: Effect) -> Step[State]:
    """The step that carries out an effect of an event."""
    match effect:
        case Modify():
            return Last(effect)
        case GainStealth(dice=dice):
            return GiveStealth(dice)
        case DeployDie():
            return Recruit()
        case LookAtDirectives(cards=cards, may=may):
            return Look(cards, may)
        case Special(name=name):
            return EVENT_SPECIALS[name]
    raise NotImplementedError(f"no event has an effect of the kind {effect.kind}")


def finds_work(s: State, effect: Effect) -> bool:
    """Whether an effect of an event has anything to do now (commandos:Q93)."""
    match effect:
        case GainStealth():
            return any(not die.stealth for die in s.squad())
        case DeployDie():
            return bool(s.box())
        case Special(name="search_lights"):
            return any(die.stealth for die in s.squad())
        case Special(name="reinforced_lines"):
            return len(s.minions()) < len(ENEMY_LETTERS)
        case Special(name="counter_attack"):
            return bool(s.enemies_on_map())
        case Special(name="broken_supply"):
            return bool(s.loadouts) or s.fury > 1
        case Special(name="time_bomb"):
            return s.round < LAST_ROUND
        case Special(name="air_drop"):
            return bool(s.loadouts_deck.pile or s.loadouts_deck.discards)
    return True


@dataclass(frozen=True, slots=True)
class Last(Step[State]):
    """A modifier that holds until the end of the round (commandos:Q74)."""

    modify: Modify

    def run(self, s: State) -> None:
        s.lasting.append(self.modify)


@dataclass(frozen=True, slots=True)
class GiveStealth(Choice[State]):
    """Up to so many commandos gain stealth; skipped when none is without (commandos:Q41, Q93)."""

    prompt: ClassVar[str] = N_("Choose a commando that gains stealth")
    rule: ClassVar[str] = "commandos:T1"
    optional: ClassVar[bool] = True
    dice: int

    def options(self, s: State) -> list[Any]:
        picks: list[Any] = [PickDie(die.letter) for die in s.squad() if not die.stealth]
        return [*picks, Decline()] if picks and self.dice else []

    def take(self, s: State, command: Any) -> None:
        if isinstance(command, PickDie):
            s.agenda.append(GiveStealth(self.dice - 1))
            give_stealth(s, s.die(command.die))

    def why_not(self, s: State, pick: str, after: tuple[str, ...] = ()) -> Refusal | None:
        return refusals.while_choosing(pick)
