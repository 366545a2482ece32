"""Phase 1, the Final Tally: Leadership, Skulls, bonuses, Awards, the Straight, in the order of dday:Q9."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from game.engine.core.state import emit
from game.engine.core.step import Refusal, Step
from game.engine.core.text import N_
from game.engine.dday import events as e
from game.engine.dday import refusals
from game.engine.dday.commands import Cancel, Lead, Play
from game.engine.dday.dice import COURAGE, FACES, SKULL, SOLDIER, SOLDIERS, TOOL, face_of, places
from game.engine.dday.leadership import claimable, next_set, too_many_skulls
from game.engine.dday.playing import play, plays, worth_asking
from game.engine.dday.stage import Stage
from game.engine.dday.state import LETTERS, State, Unit
from game.engine.dday.tally import (
    count_face,
    is_straight,
    mask_of_face,
    sector_change,
    sets,
    shown_faces,
    tally_of,
)
from game.engine.dday.together import READY, begin_stage, options_of_all, traded
from game.engine.dday.verbs import make_ready

BONUS_RULES = {
    "skull": "dday:D10",
    "star": "dday:D11",
    "soldier": "dday:D12",
    "soldiers": "dday:D13",
    "courage": "dday:D14",
    "tool": "dday:D15",
}
SET_ASIDE = N_("This die is set aside for Leadership and cannot be cancelled.")
NOT_A_SKULL = N_("A Skull cancels no other Skull.")


@dataclass(frozen=True, slots=True)
class BeginTallies(Step[State]):
    """Every Unit settles its Tally; the others need not wait for it."""

    def run(self, s: State) -> None:
        begin_stage(s, lambda unit: True)
        s.agenda.append(Tallying())
        for unit in s.units:
            unit.stage = "lead"
            if s.table.rulings.straight_before_skulls:
                _check_straight(s, unit)
            _go_on(s, unit)


@dataclass(frozen=True, slots=True)
class Tallying(Stage):
    """What a Unit decides on the way to its Tally."""

    prompt: ClassVar[str] = N_("Settle the tally")
    rule: ClassVar[str] = "dday:Q9"

    def options(self, s: State) -> list[Any]:
        return options_of_all(s, lambda s, unit: _OPTIONS[unit.stage](s, unit))

    def take(self, s: State, command: Any) -> None:
        s.agenda.append(self)
        unit = s.units[command.seat]
        if command == READY[unit.letter]:
            s.traded = ()
            unit.stage = _NEXT[unit.stage]
        elif traded(s, command):
            return
        match command:
            case Lead(_, what):
                lead(s, unit, what)
            case Cancel(_, die):
                _cancel(s, unit, int(die) - 1)
            case Play():
                play(s, unit, command, "lead" if unit.stage == "lead" else "tally")
        _go_on(s, unit)

    def why_not(self, s: State, pick: str, after: tuple[str, ...] = ()) -> Refusal | None:
        kind, _, what = pick.partition(":")
        if after and kind == "die":
            unit, place = s.unit(after[0][-1]), int(what) - 1
            if unit.aside >> place & 1:
                return refusals.refusal("dday:Q7", SET_ASIDE)
            if face_of(unit.dice[place]) == SKULL:
                return refusals.refusal("dday:D7", NOT_A_SKULL)
        return refusals.generally(self.rule, pick, after)


_NEXT = {"lead": "skulls", "skulls": "bonuses", "bonuses": "tally", "tally": "done"}


def _go_on(s: State, unit: Unit) -> None:
    """Settles everything up to the next decision of a Unit, or to the end of its Tally."""
    if unit.led and unit.stage == "tally":
        return
    while unit.stage != "done":
        match unit.stage:
            case "lead" if _must_lead(unit) or worth_asking(s, unit, "lead"):
                return
            case "skulls" if _skulls(s, unit):
                return
            case "bonuses":
                _earn_sets(s, unit)
                _quartermaster(s, unit)
            case "tally" if worth_asking(s, unit, "tally"):
                return
        unit.stage = _NEXT[unit.stage]
    _finish(s, unit)


def _check_straight(s: State, unit: Unit) -> None:
    if not unit.straight and is_straight(shown_faces(s, unit)):
        unit.straight = True
        emit(s, e.StraightMade, unit.letter)


def earn(s: State, unit: Unit, bonus: str) -> None:
    """Notes an RWB bonus."""
    unit.bonuses = (*unit.bonuses, bonus)
    emit(s, e.BonusEarned, unit.letter, bonus, BONUS_RULES[bonus])


# ------------------------------------------------------------ Leadership


def _must_lead(unit: Unit) -> bool:
    return unit.led > 0 or claimable(unit)


def _leads(s: State, unit: Unit) -> list[Any]:
    cards = plays(s, unit, "lead") if unit.stage == "lead" else []
    if not _must_lead(unit):
        return [*cards, READY[unit.letter]]
    if not unit.led and too_many_skulls(unit):
        return [Lead(unit.letter, FACES[SKULL]), *cards]
    faces = [Lead(unit.letter, name) for name in FACES]
    return [*faces, *(Lead(unit.letter, other.letter) for other in s.units if other is not unit), *cards]


def lead(s: State, unit: Unit, what: str) -> None:
    """Takes one Leadership: from a card, or from three Stars set aside (dday:D11, Q7, Q8)."""
    if unit.led:
        unit.led -= 1
    else:
        mask = next_set(unit)
        unit.aside |= mask
        emit(s, e.DiceSetAside, unit.letter, mask)
    if unit.stage == "lead":
        earn(s, unit, "star")
    if what in LETTERS:
        unit.owed = (*unit.owed, f"lead {what}")
        emit(s, e.ChoiceMade, unit.letter, "lead", "dday:D11")
    else:
        unit.whites = (*unit.whites, FACES.index(what))
        emit(s, e.WhiteAdded, unit.letter, unit.whites[-1])
        if unit.stage == "tally":
            _earn_sets(s, unit)


# ------------------------------------------------------------ Skulls


def _skulls(s: State, unit: Unit) -> bool:
    """Whether a Skull has to choose; everything else about Skulls is settled (dday:D7, D10, Q4, Q5)."""
    if gifts := sets(unit.dice, SKULL, 0, unit.whites):
        for _ in range(gifts - unit.bonuses.count("skull")):
            earn(s, unit, "skull")
        return False
    if "mercy" in (s.table.special(card) for card in unit.played if card in s.table.award):
        return False
    while (targets := _targets(unit)) and _pending(unit):
        if len({unit.dice[place] for place in targets}) > 1 and len(targets) > _pending(unit):
            return True
        _cancel(s, unit, targets[0])
    return False


def _pending(unit: Unit) -> int:
    return count_face(unit.dice, SKULL, 0) - unit.cancelled.bit_count()


def _targets(unit: Unit) -> tuple[int, ...]:
    taken = unit.aside | unit.cancelled | mask_of_face(unit.dice, SKULL)
    return places(((1 << len(unit.dice)) - 1) & ~taken)


def _cancels(s: State, unit: Unit) -> list[Any]:
    return [Cancel(unit.letter, str(place + 1)) for place in _targets(unit)]


def _cancel(s: State, unit: Unit, place: int) -> None:
    unit.cancelled |= 1 << place
    emit(s, e.DieCancelled, unit.letter, place)


# ------------------------------------------------------------ bonuses and the end


def _earn_sets(s: State, unit: Unit) -> None:
    """Every set of three colours that no Skull broke (dday:D9, Q3, Q6)."""
    for face in (SOLDIER, SOLDIERS, COURAGE, TOOL):
        count = sets(unit.dice, face, unit.cancelled, unit.whites)
        for _ in range(count - unit.bonuses.count(FACES[face])):
            earn(s, unit, FACES[face])


def _quartermaster(s: State, unit: Unit) -> None:
    """One Tool more where the Tally has one, before the sector's penalty (dday:Q9)."""
    tools = count_face(unit.dice, TOOL, unit.cancelled) + unit.whites.count(TOOL)
    if "quartermaster" in unit.specialists and tools + max(0, sector_change(s, unit.sector)[3]):
        unit.tools += 1


def _at_the_end(s: State, unit: Unit) -> list[Any]:
    if unit.led:
        return _leads(s, unit)
    return [*plays(s, unit, "tally"), READY[unit.letter]]


def _finish(s: State, unit: Unit) -> None:
    _check_straight(s, unit)
    tally = tally_of(s, unit)
    emit(s, e.Tallied, unit.letter, tally.soldiers, tally.courage, tally.stars, tally.tools, tally.points)
    make_ready(s, unit)


_OPTIONS = {"lead": _leads, "skulls": _cancels, "tally": _at_the_end}
