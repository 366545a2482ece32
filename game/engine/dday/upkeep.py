"""Phase 2: bonuses and Tally are taken, Straights bring Awards, the markers are turned (dday:D16, D17)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from game.engine.core.state import emit
from game.engine.core.step import Refusal, Step
from game.engine.core.text import N_
from game.engine.dday import events as e
from game.engine.dday import refusals
from game.engine.dday.commands import ChooseAward, Cry, Play, Reinforce, Search
from game.engine.dday.effects import Gain, Hold
from game.engine.dday.play_plain import can_stretch
from game.engine.dday.playing import play, plays, worth_asking
from game.engine.dday.stage import Stage
from game.engine.dday.state import MUST_MOVE, State, Unit
from game.engine.dday.tally import shows_courage, tally_of
from game.engine.dday.together import READY, begin_stage, options_of_all, traded
from game.engine.dday.verbs import begin_phase, gain, make_ready, take_card, turn_marker

GIFT_POINTS, LEAD_COURAGE, REINFORCEMENTS, FRESH_TROOPS, CRY_SOLDIERS, FIND_STARS = 20, 2, 4, 6, 3, 2
"""What the bonuses bring (dday:D10-D15)."""
VETERAN_SOLDIERS = 2


@dataclass(frozen=True, slots=True)
class UpkeepPhase(Step[State]):
    """Everything that needs no decision first, then the decisions, then the markers."""

    def run(self, s: State) -> None:
        begin_phase(s, "upkeep")
        for unit in s.units:
            _collect(s, unit)
        begin_stage(s, lambda unit: bool(unit.owed) or worth_asking(s, unit, "upkeep"))
        s.agenda += [TurnMarkers(), Upkeep()]


def _collect(s: State, unit: Unit) -> None:
    """The Tally, bonuses without a choice, and cards that work each turn."""
    tally = tally_of(s, unit)
    for resource in ("soldiers", "courage", "stars", "points"):
        gain(s, unit, resource, getattr(tally, resource), "tally", "dday:D16")
    doubled = [card.removeprefix("double ") for card in unit.played if card.startswith("double ")]
    for bonus in (*unit.bonuses, *doubled):
        _collect_bonus(s, unit, bonus)
    _collect_leads(s, unit)
    if unit.straight and s.awards and not unit.awarded:
        unit.owed = (*unit.owed, "award")
    _cards_at_work(s, unit)


def _collect_bonus(s: State, unit: Unit, bonus: str) -> None:
    match bonus:
        case "skull":
            gain(s, unit, "points", GIFT_POINTS, "skull", "dday:D10")
        case "soldier":
            gain(s, unit, "soldiers", REINFORCEMENTS, "soldier", "dday:D12")
            _owe_reinforcements(s, unit)
        case "soldiers":
            gain(s, unit, "soldiers", FRESH_TROOPS, "soldiers", "dday:D13")
        case "courage":
            unit.owed = (*unit.owed, "cry")
        case "tool" if s.face_down:
            unit.owed = (*unit.owed, "search")
        case "tool":
            gain(s, unit, "stars", FIND_STARS, "tool", "dday:Q36")


def _owe_reinforcements(s: State, unit: Unit) -> None:
    others = s.others(unit)
    if len(others) == 1:
        gain(s, others[0], "soldiers", REINFORCEMENTS, "soldier", "dday:D12")
    elif others:
        unit.owed = (*unit.owed, "reinforce")


def _collect_leads(s: State, unit: Unit) -> None:
    """Courage that Leadership gave to other Units."""
    for owed in unit.owed:
        if owed.startswith("lead "):
            gain(s, s.unit(owed[-1]), "courage", LEAD_COURAGE, "star", "dday:D11")
    unit.owed = tuple(owed for owed in unit.owed if not owed.startswith("lead "))


def _cards_at_work(s: State, unit: Unit) -> None:
    """What Specialists and Vehicles bring each Phase 2 (dday:D20, D22)."""
    for card in (*unit.specialists, *unit.vehicles):
        everybody = card in s.table.vehicle
        for effect in s.table.effects(card):
            if isinstance(effect, Gain):
                together = everybody or effect.who == "sector"
                for taker in s.together(unit) if together else [unit]:
                    gain(s, taker, effect.resource, effect.count, card, "dday:D22" if everybody else "dday:D20")
    if "veteran" in unit.specialists:
        gain(s, unit, "soldiers", VETERAN_SOLDIERS * len(unit.bonuses), "veteran", "dday:Q63")
    if "chaplain" in unit.specialists and not shows_courage(s, unit):
        gain(s, unit, "courage", 1, "chaplain", "dday:Q64")


@dataclass(frozen=True, slots=True)
class Upkeep(Stage):
    """The choices of bonuses, the Award for a Straight, and cards of this phase."""

    prompt: ClassVar[str] = N_("Take bonuses and Awards")
    rule: ClassVar[str] = "dday:D16"
    window: ClassVar[str] = "upkeep"

    def options(self, s: State) -> list[Any]:
        return options_of_all(s, _options)

    def take(self, s: State, command: Any) -> None:
        s.agenda.append(self)
        if traded(s, command):
            return
        unit = s.units[command.seat]
        match command:
            case Reinforce(_, other):
                _settle(unit, "reinforce")
                gain(s, s.unit(other), "soldiers", REINFORCEMENTS, "soldier", "dday:D12")
            case Cry(_, what):
                _cry(s, unit, what)
            case Search(_, what):
                _search(s, unit, what)
            case ChooseAward(_, card):
                _settle(unit, "award")
                unit.awarded = True
                s.awards = tuple(award for award in s.awards if award != card)
                take_card(s, unit, card, "dday:D17")
            case Play():
                play(s, unit, command, "upkeep")
        _drop_what_is_gone(s)
        for each in s.units:
            if not each.ready and not each.owed and not worth_asking(s, each, "upkeep"):
                make_ready(s, each)

    def why_not(self, s: State, pick: str, after: tuple[str, ...] = ()) -> Refusal | None:
        return refusals.generally(self.rule, pick, after)


def _settle(unit: Unit, owed: str) -> None:
    at = unit.owed.index(owed)
    unit.owed = unit.owed[:at] + unit.owed[at + 1 :]


def _drop_what_is_gone(s: State) -> None:
    """Without an Award left a Straight brings nothing (dday:Q24)."""
    if not s.awards:
        for unit in s.units:
            unit.owed = tuple(owed for owed in unit.owed if owed != "award")


def _cry(s: State, unit: Unit, what: str) -> None:
    """Soldiers, or an Advance free of requirements and Courage this turn (dday:D14, Q16)."""
    _settle(unit, "cry")
    emit(s, e.ChoiceMade, unit.letter, what, "dday:D14")
    if what == "soldiers":
        gain(s, unit, "soldiers", CRY_SOLDIERS, "courage", "dday:D14")
    else:
        unit.waiver = True


def _search(s: State, unit: Unit, what: str) -> None:
    _settle(unit, "search")
    emit(s, e.ChoiceMade, unit.letter, what, "dday:D15")
    if what == "stars":
        gain(s, unit, "stars", FIND_STARS, "tool", "dday:D15")
    else:
        unit.finds += 1


def _options(s: State, unit: Unit) -> list[Any]:
    found: list[Any] = []
    for owed in dict.fromkeys(unit.owed):
        match owed:
            case "reinforce":
                found += [Reinforce(unit.letter, other.letter) for other in s.others(unit)]
            case "cry":
                found += [Cry(unit.letter, what) for what in ("soldiers", "advance")]
            case "search":
                found += [Search(unit.letter, what) for what in ("find", "stars")]
            case "award":
                found += [ChooseAward(unit.letter, card) for card in s.awards]
    found += plays(s, unit, "upkeep")
    return found if unit.owed else [*found, READY[unit.letter]]


@dataclass(frozen=True, slots=True)
class TurnMarkers(Step[State]):
    """Every marker gets a chevron; with three it says that the Unit must move (dday:D16)."""

    def run(self, s: State) -> None:
        for unit in s.units:
            if s.table.board.sectors[unit.sector].stay != "turns" or unit.chevrons == MUST_MOVE:
                continue
            if card := _held_by(s, unit):
                unit.stretched = True
                emit(s, e.MarkerHeld, unit.letter, card)
            else:
                turn_marker(s, unit, unit.chevrons + 1)


def _held_by(s: State, unit: Unit) -> str:
    """The card that stretches this stay: one played just now, else a Specialist who does it once in each sector."""
    for card in unit.played:
        if card in s.table.item and any(isinstance(effect, Hold) for effect in s.table.effects(card)):
            return card
    for card in unit.specialists:
        if any(isinstance(effect, Hold) for effect in s.table.effects(card)) and can_stretch(s, unit):
            return card
    return ""
