"""Phase 4: forward or sideways, Courage, requirements, Landmines (dday:D23-D25)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from game.engine.core.rng import below
from game.engine.core.state import emit, reveal
from game.engine.core.step import Choice, Refusal, Step
from game.engine.core.text import N_
from game.engine.dday import events as e
from game.engine.dday import refusals
from game.engine.dday.board import Link
from game.engine.dday.casualties import BeginCasualties
from game.engine.dday.commands import Move, Play
from game.engine.dday.commands import Sacrifice as SacrificeCommand
from game.engine.dday.dice import SIDES
from game.engine.dday.passage import cards_on_link, cost_of, links_of, meets, open_links, unmet, waived
from game.engine.dday.playing import play, plays, plays_at_any_time, worth_asking
from game.engine.dday.stage import Stage
from game.engine.dday.state import LETTERS, MUST_MOVE, State, Unit
from game.engine.dday.together import READY, begin_stage, options_of_all, traded
from game.engine.dday.trading import ask_after_all, has_partner
from game.engine.dday.verbs import (
    begin_phase,
    check_alive,
    end_game,
    gain,
    leave_vehicles,
    lose_specialist,
    spend,
    turn_marker,
)

CHEVRONS = 3
"""Chevrons before the marker says that the Unit must move."""
HAS_MOVED = N_("This Unit has moved this turn.")
NO_WAY = N_("No way leads there from this sector.")
NEVER_BACK = N_("A Unit never goes back, and never into a sector where it has been.")
TOO_DEAR = N_("The way costs {price} Courage; this Unit has {have}.")
NEEDS = {
    "any": N_("The way needs a Specialist."),
    "any 2": N_("The way needs two Specialists."),
    "sacrifice": N_("The way takes the life of a Specialist."),
    "engineer": N_("The way needs an Engineer."),
    "scout": N_("The way needs a Scout."),
    "sniper": N_("The way needs a Sniper."),
    "climb": N_("The cliff needs a Ranger or a Grappling Hook."),
}


@dataclass(frozen=True, slots=True)
class MovePhase(Step[State]):
    """Everybody moves or stays; on the last turn nobody does (dday:Q33)."""

    def run(self, s: State) -> None:
        if s.final:
            return
        begin_phase(s, "move")
        s.agenda += [CheckStuck(), Moving()]
        begin_stage(s, lambda unit: _busy(s, unit))


def _busy(s: State, unit: Unit) -> bool:
    if open_links(s, unit) or has_partner(s, unit):
        return True
    return worth_asking(s, unit, "move") or (unit.chevrons == MUST_MOVE and bool(plays(s, unit, "move")))


@dataclass(frozen=True, slots=True)
class Moving(Stage):
    """Where each Unit goes."""

    prompt: ClassVar[str] = N_("Move into a sector, or stay")
    rule: ClassVar[str] = "dday:D23"
    window: ClassVar[str] = "move"
    spends: ClassVar[bool] = True

    def options(self, s: State) -> list[Any]:
        return options_of_all(s, _options)

    def take(self, s: State, command: Any) -> None:
        s.agenda.append(self)
        if traded(s, command):
            return
        unit = s.units[command.seat]
        if isinstance(command, Play):
            play(s, unit, command, "move")
        else:
            target = s.table.board.sector_of[command.sector]
            go(s, unit, next(link for link in links_of(s, unit) if link.target == target))

    def why_not(self, s: State, pick: str, after: tuple[str, ...] = ()) -> Refusal | None:
        kind, _, what = pick.partition(":")
        if after and kind == "sector":
            return why_not_there(s, s.unit(after[0][-1]), what) or refusals.generally(self.rule, pick, after)
        return refusals.generally(self.rule, pick, after)


def _options(s: State, unit: Unit) -> list[Any]:
    letter = unit.letter
    if unit.moved:
        return [READY[letter]]
    names = s.table.board.names
    moves = [Move(letter, names[link.target]) for link in open_links(s, unit)]
    return [*moves, *plays(s, unit, "move"), READY[letter]]


def why_not_there(s: State, unit: Unit, name: str) -> Refusal | None:
    """Why a Unit cannot go into a sector now; None where it can."""
    sector = s.table.board.sector_of[name]
    link = next((link for link in s.table.board.out[unit.sector] if link.target == sector), None)
    if unit.moved:
        return refusals.refusal("dday:Q29", HAS_MOVED)
    if unit.visited >> sector & 1:
        return refusals.refusal("dday:D23", NEVER_BACK)
    if link is None:
        return refusals.refusal("dday:D23", NO_WAY)
    if unmet(s, unit, link):
        return refusals.refusal("dday:D24", NEEDS[link.need])
    price = cost_of(s, unit, link)
    if price > unit.courage:
        return refusals.refusal("dday:D24", TOO_DEAR, price=price, have=unit.courage)
    return None


def go(s: State, unit: Unit, link: Link) -> None:
    """Pays, leaves Vehicles where they cannot follow, goes; what waits on entry is settled next."""
    spend(s, unit, "courage", cost_of(s, unit, link), "dday:D24")
    taken = link.need == "sacrifice" and not waived(unit, link)
    swept = "minesweeper" in unit.specialists or "mine_detector" in cards_on_link(s, link)
    assert taken is False or meets(s, unit, link)
    if link.landmines or link.into_bunker:
        leave_vehicles(s, unit)
    unit.sector, unit.moved, unit.stretched = link.target, True, False
    unit.visited |= 1 << link.target
    emit(s, e.UnitMoved, unit.letter, link.origin, link.target, link.advance)
    turn_marker(s, unit, arrival_face(s, link.target))
    for other in s.together(unit):
        ask_after_all(other)  # they may trade now, and move after that (dday:Q21)
    if link.advance and "ranger" in unit.specialists:
        gain(s, unit, "courage", 1, "ranger", "dday:D20")
    if link.landmines and not swept:
        s.agenda.append(StepOnMines(unit.seat))
    if taken:
        s.agenda.append(Sacrifice(unit.seat))


def arrival_face(s: State, sector: int) -> int:
    """The face of the marker on arrival: one chevron for three turns; "must move" where nobody may stay."""
    spec = s.table.board.sectors[sector]
    return max(1, CHEVRONS + 1 - spec.turns) if spec.stay == "turns" else MUST_MOVE


@dataclass(frozen=True, slots=True)
class Sacrifice(Choice[State]):
    """The Specialist that the sector's requirement takes (dday:Q26)."""

    prompt: ClassVar[str] = N_("Which Specialist is sacrificed?")
    rule: ClassVar[str] = "dday:Q26"
    seat: int

    def seats(self, s: State) -> tuple[int, ...]:
        return (self.seat,)

    def options(self, s: State) -> list[Any]:
        return [SacrificeCommand(LETTERS[self.seat], card) for card in dict.fromkeys(s.units[self.seat].specialists)]

    def take(self, s: State, command: Any) -> None:
        unit = s.units[self.seat]
        lose_specialist(s, unit, command.card, self.rule)
        check_alive(s, unit)

    def why_not(self, s: State, pick: str, after: tuple[str, ...] = ()) -> Refusal | None:
        return refusals.first_this(self.rule)


@dataclass(frozen=True, slots=True)
class StepOnMines(Step[State]):
    """One die tells how many are lost (dday:D24, Q30, Q50)."""

    seat: int

    def run(self, s: State) -> None:
        unit = s.units[self.seat]
        unit.mine = below(s, SIDES) + 1
        reveal(s, "roll")
        emit(s, e.MineRolled, unit.letter, unit.mine, "dday:Q30")
        s.agenda += [CountMine(self.seat), MineCards(self.seat)]


@dataclass(frozen=True, slots=True)
class MineCards(Choice[State]):
    """Binoculars may set the landmine die; cards of any time may be played before its losses."""

    prompt: ClassVar[str] = N_("Change the landmine die by a card, or go on")
    rule: ClassVar[str] = "dday:Q50"
    optional: ClassVar[bool] = True
    seat: int

    def seats(self, s: State) -> tuple[int, ...]:
        return (self.seat,)

    def options(self, s: State) -> list[Any]:
        unit = s.units[self.seat]
        found = [*plays(s, unit, "mines"), *plays_at_any_time(s, unit, "move")]
        return [*found, READY[LETTERS[self.seat]]] if found else []

    def take(self, s: State, command: Any) -> None:
        if not isinstance(command, Play):
            return
        s.agenda.append(self)
        unit, before = s.units[self.seat], s.units[self.seat].mine
        play(s, unit, command, "mines")
        if unit.mine != before:
            emit(s, e.MineRolled, unit.letter, unit.mine, "dday:D21")

    def why_not(self, s: State, pick: str, after: tuple[str, ...] = ()) -> Refusal | None:
        return refusals.first_this(self.rule)


@dataclass(frozen=True, slots=True)
class CountMine(Step[State]):
    """The number on the die is lost."""

    seat: int

    def run(self, s: State) -> None:
        unit = s.units[self.seat]
        unit.loss, unit.mine = unit.mine, 0
        s.agenda.append(BeginCasualties((self.seat,), "dday:Q30"))


@dataclass(frozen=True, slots=True)
class CheckStuck(Step[State]):
    """A Unit that must move and has not is wiped out: all lose (dday:D25, Q33, Q55)."""

    def run(self, s: State) -> None:
        for unit in s.units:
            if unit.chevrons == MUST_MOVE and not unit.moved:
                end_game(s, False, "stuck", unit, "dday:D25")
                return
