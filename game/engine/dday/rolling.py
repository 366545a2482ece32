"""Phase 1, the rolls: six dice, two locked after the first roll, up to two re-rolls of the others (dday:D6)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from itertools import combinations
from typing import Any, ClassVar

from game.engine.core.state import emit
from game.engine.core.step import Refusal, Step
from game.engine.core.text import N_
from game.engine.dday import events as e
from game.engine.dday import refusals
from game.engine.dday.changing import BeginChanges, BeginSwaps
from game.engine.dday.commands import Lock, Play, Reroll
from game.engine.dday.dice import DICE, mask_of, text_of
from game.engine.dday.play_dice import ALL_DICE, ROLLS
from game.engine.dday.playing import play, plays
from game.engine.dday.stage import Stage
from game.engine.dday.state import State, Unit
from game.engine.dday.tallying import BeginTallies
from game.engine.dday.together import READY, begin_stage, options_of_all, traded
from game.engine.dday.verbs import begin_phase, make_ready, roll_dice

LOCKED = 2
LOCK_TWO = N_("Exactly two dice are locked after the first roll.")
IS_LOCKED = N_("This die is locked: it is never rolled again.")
ALL_ROLLED = N_("All three rolls are done.")


@dataclass(frozen=True, slots=True)
class RollPhase(Step[State]):
    """All Units roll; then dice are swapped and changed; then each Tally is settled."""

    def run(self, s: State) -> None:
        s.agenda += [BeginTallies(), BeginChanges(), BeginSwaps(), Rolling()]
        begin_phase(s, "roll")
        begin_stage(s, lambda unit: True)
        for unit in s.units:
            unit.rolls = 1
            roll_dice(s, unit, ALL_DICE, "dday:D6")


@cache
def _locks(letter: str) -> list[Lock]:
    numbers = [str(number + 1) for number in range(DICE)]
    return [Lock(letter, "".join(two)) for two in combinations(numbers, LOCKED)]


@cache
def _rerolls(letter: str, locked: int) -> list[Any]:
    free = text_of(ALL_DICE & ~locked)
    return [
        *(Reroll(letter, "".join(dice)) for count in range(1, len(free) + 1) for dice in combinations(free, count)),
        READY[letter],
    ]


@dataclass(frozen=True, slots=True)
class Rolling(Stage):
    """What is locked, and what is rolled again."""

    prompt: ClassVar[str] = N_("Roll the dice: lock two, roll any of the others again")
    rule: ClassVar[str] = "dday:D6"
    window: ClassVar[str] = "roll"

    def options(self, s: State) -> list[Any]:
        return options_of_all(s, _options)

    def take(self, s: State, command: Any) -> None:
        s.agenda.append(self)
        if traded(s, command):
            return
        unit = s.units[command.seat]
        match command:
            case Lock(_, dice):
                unit.locked = mask_of(dice)
                emit(s, e.DiceLocked, unit.letter, unit.locked)
            case Reroll(_, dice):
                unit.rolls += 1
                roll_dice(s, unit, mask_of(dice), self.rule)
            case Play():
                play(s, unit, command, "roll")
        if unit.rolls == ROLLS and not plays(s, unit, "roll"):
            make_ready(s, unit)

    def why_not(self, s: State, pick: str, after: tuple[str, ...] = ()) -> Refusal | None:
        unit = s.unit(after[0][-1]) if after else None
        kind, _, what = pick.partition(":")
        if unit and kind == "die" and unit.rolls == ROLLS:
            return refusals.refusal(self.rule, ALL_ROLLED)
        if unit and kind == "die" and unit.locked >> (int(what) - 1) & 1:
            return refusals.refusal(self.rule, IS_LOCKED)
        if unit and not unit.locked and (kind == "die" or pick in ("button:ready", "button:roll")):
            return refusals.refusal(self.rule, LOCK_TWO)
        return refusals.generally(self.rule, pick, after)


def _options(s: State, unit: Unit) -> list[Any]:
    if not unit.locked:
        return _locks(unit.letter)
    own = _rerolls(unit.letter, unit.locked) if unit.rolls < ROLLS else [READY[unit.letter]]
    return [*own, *plays(s, unit, "roll")]
