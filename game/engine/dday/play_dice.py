"""Cards that touch the dice of Phase 1."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from itertools import combinations
from typing import Any, ClassVar

from game.engine.core.step import Choice, Refusal
from game.engine.core.text import N_
from game.engine.dday import refusals
from game.engine.dday.cards import Window
from game.engine.dday.combat_sums import fire_dice
from game.engine.dday.commands import Play, Reroll
from game.engine.dday.dice import COLOURS, DICE, FACES, SIDES, SKULL, colour_of, die, face_of, mask_of
from game.engine.dday.effects import ChangeDie
from game.engine.dday.state import LETTERS, State, Unit
from game.engine.dday.tally import count_face
from game.engine.dday.verbs import roll_dice, set_die, set_fire

ALL_DICE = (1 << DICE) - 1
COMRADE_DICE = 3
"""Dice that Comrade's Ribbon lets another Unit roll again."""
ROLLS = 3
"""Rolls of a Unit in Phase 1: one of all dice, two of some (dday:D6)."""
TOOL_KIT = 2
"""Tools without a die in a Tool Kit."""


def _effect(s: State, card: str) -> ChangeDie:
    return next(effect for effect in s.table.effects(card) if isinstance(effect, ChangeDie))


@cache
def subsets(most: int) -> tuple[str, ...]:
    """The numbers of up to `most` dice, every choice once."""
    numbers = [str(number + 1) for number in range(DICE)]
    return tuple("".join(chosen) for count in range(1, most + 1) for chosen in combinations(numbers, count))


def changes(s: State, unit: Unit, card: str, window: Window) -> list[str]:
    """The dice that a card may change, and into what."""
    if window == "mines":
        return [f"m={pips}" for pips in range(1, SIDES + 1) if pips != unit.mine]
    if window == "fire":
        return _fire_changes(fire_dice(s, unit.sector))
    effect = _effect(s, card)
    if effect.to == "roll":
        return list(subsets(effect.dice))
    if effect.to == "colour":
        return [
            f"{place + 1}={name}"
            for place, code in enumerate(unit.dice)
            for colour, name in enumerate(COLOURS)
            if colour != colour_of(code)
        ]
    return [
        f"{place + 1}={name}"
        for place, code in enumerate(unit.dice)
        for face, name in enumerate(FACES)
        if face != face_of(code)
    ]


def _fire_changes(dice: tuple[int, ...]) -> list[str]:
    return [f"f{number}={pips}" for number, now in enumerate(dice, 1) for pips in range(1, SIDES + 1) if pips != now]


def change(s: State, unit: Unit, command: Play, window: Window) -> None:
    """Changes the die, or rolls the dice again."""
    what, _, value = command.target.partition("=")
    if what == "m":
        unit.mine = int(value)
    elif what[0] == "f":
        dice = fire_dice(s, unit.sector)
        at = int(what[1:]) - 1
        set_fire(s, unit.sector, (*dice[:at], int(value), *dice[at + 1 :]), "dday:D21")
    elif not value:
        roll_dice(s, unit, mask_of(what), "dday:D18" if command.card in s.table.award else "dday:D20")
    else:
        place = int(what) - 1
        colour, face = colour_of(unit.dice[place]), face_of(unit.dice[place])
        code = die(COLOURS.index(value), face) if value in COLOURS else die(colour, FACES.index(value))
        set_die(s, unit, place, code, command.card, "dday:Q9")


def lead_again(s: State, unit: Unit, command: Play, window: Window) -> None:
    """One more Leadership (dday:Q8)."""
    unit.led += 1


def copyable(s: State, unit: Unit, card: str, window: Window) -> list[str]:
    """The Units whose dice may be counted in place of the own ones (dday:Q41)."""
    return [other.letter for other in s.units if other is not unit and not unit.stage]


def copy_later(s: State, unit: Unit, command: Play, window: Window) -> None:
    """The dice are copied when all die changes are done."""
    unit.stage = f"copy {command.target}"


def rerollable(s: State, unit: Unit, card: str, window: Window) -> list[str]:
    """The whistle is blown after the third roll (dday:Q9)."""
    return [""] if unit.rolls == ROLLS else []


def roll_once_more(s: State, unit: Unit, command: Play, window: Window) -> None:
    """All dice that are not locked are rolled once more."""
    roll_dice(s, unit, ALL_DICE & ~unit.locked, "dday:D21")


def merciful(s: State, unit: Unit, card: str, window: Window) -> list[str]:
    """Useful with a Skull only."""
    return [""] if count_face(unit.dice, SKULL, 0) else []


def comrade(s: State, unit: Unit, command: Play, window: Window) -> None:
    """Another Unit chooses dice to roll again."""
    s.agenda.append(ComradeRolls(command.target))


@dataclass(frozen=True, slots=True)
class ComradeRolls(Choice[State]):
    """Another Unit rolls up to three of its dice again, by Comrade's Ribbon."""

    prompt: ClassVar[str] = N_("Up to three dice are rolled again")
    rule: ClassVar[str] = "dday:D18"
    unit: str

    def seats(self, s: State) -> tuple[int, ...]:
        return (LETTERS.index(self.unit),)

    def options(self, s: State) -> list[Any]:
        return [Reroll(self.unit, dice) for dice in subsets(COMRADE_DICE)]

    def take(self, s: State, command: Any) -> None:
        roll_dice(s, s.unit(self.unit), mask_of(command.dice), self.rule)

    def why_not(self, s: State, pick: str, after: tuple[str, ...] = ()) -> Refusal | None:
        return refusals.first_this(self.rule)


def doubling(s: State, unit: Unit, card: str, window: Window) -> list[str]:
    """The bonuses gained this turn, one of which counts twice."""
    return [f"%{bonus}" for bonus in dict.fromkeys(unit.bonuses)]


def double(s: State, unit: Unit, command: Play, window: Window) -> None:
    """A bonus counts twice; a Leadership is answered once more."""
    bonus = command.target[1:]
    unit.played = (*unit.played, f"double {bonus}")
    if bonus == "star":
        unit.led += 1


def more_tools(s: State, unit: Unit, command: Play, window: Window) -> None:
    """Tools without a die join the Tally."""
    unit.tools += TOOL_KIT
