"""The few things that change the table of D-Day Dice; each tells what it did."""

from __future__ import annotations

from game.engine.core.rng import below
from game.engine.core.state import Outcome, emit, reveal
from game.engine.dday import events as e
from game.engine.dday.cards import Award, Item, Vehicle
from game.engine.dday.dice import COLOUR_OF, DICE, SIDES, colour_of, die
from game.engine.dday.state import Phase, State, Unit


def begin_phase(s: State, phase: Phase) -> None:
    """The next phase begins for everybody."""
    s.phase = phase
    emit(s, e.PhaseBegan, phase)


def roll_dice(s: State, unit: Unit, mask: int, by: str) -> None:
    """Rolls the dice of a mask; a Unit without dice rolls a fresh set."""
    dice = list(unit.dice) or [die(colour, 0) for colour in COLOUR_OF]
    for place in range(DICE):
        if mask >> place & 1:
            dice[place] = die(colour_of(dice[place]), below(s, SIDES))
    unit.dice = tuple(dice)
    reveal(s, "roll")
    emit(s, e.DiceRolled, unit.letter, unit.dice, mask, by)


def set_die(s: State, unit: Unit, place: int, code: int, card: str, by: str) -> None:
    """A card gives a die another face or colour."""
    unit.dice = (*unit.dice[:place], code, *unit.dice[place + 1 :])
    emit(s, e.DieChanged, unit.letter, place, code, card, by)


def gain(s: State, unit: Unit, resource: str, count: int, source: str, by: str) -> None:
    """A dial goes up."""
    if count:
        setattr(unit, resource, getattr(unit, resource) + count)
        emit(s, e.Gained, unit.letter, resource, count, source, by)


def spend(s: State, unit: Unit, resource: str, count: int, by: str) -> None:
    """A dial goes down as a price."""
    if count:
        setattr(unit, resource, getattr(unit, resource) - count)
        emit(s, e.Spent, unit.letter, resource, count, by)


def give(s: State, giver: Unit, taker: Unit, resource: str, count: int) -> None:
    """Some of a resource goes from Unit to Unit."""
    setattr(giver, resource, getattr(giver, resource) - count)
    setattr(taker, resource, getattr(taker, resource) + count)
    emit(s, e.Given, giver.letter, taker.letter, resource, count)


def without(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    """The cards without one copy of this one."""
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


def place_of(s: State, card: str) -> str:
    """The field of a Unit that holds a card of this kind."""
    kind = type(s.table.card(card))
    return {Item: "items", Vehicle: "vehicles", Award: "awards"}.get(kind, "specialists")


def take_card(s: State, unit: Unit, card: str, by: str) -> None:
    """A Unit takes a card; whoever calls has taken it from where it lay."""
    place = place_of(s, card)
    setattr(unit, place, (*getattr(unit, place), card))
    emit(s, e.CardTaken, unit.letter, card, by)


def hand(s: State, giver: Unit, taker: Unit, card: str) -> None:
    """A card goes from Unit to Unit."""
    place = place_of(s, card)
    setattr(giver, place, without(getattr(giver, place), card))
    setattr(taker, place, (*getattr(taker, place), card))
    emit(s, e.Handed, giver.letter, taker.letter, card)


def play_card(s: State, unit: Unit, card: str, by: str) -> None:
    """An Item or an Award is used up; a Specialist who acts stays."""
    place = place_of(s, card)
    kept = place == "specialists"
    if not kept:
        setattr(unit, place, without(getattr(unit, place), card))
    emit(s, e.CardPlayed, unit.letter, card, kept, by)


def open_trade(s: State, unit: Unit, other: Unit, card: str, by: str) -> None:
    """Two Units may trade this turn wherever they stand."""
    s.open_trades = (*s.open_trades, 1 << unit.seat | 1 << other.seat)
    emit(s, e.TradeOpened, unit.letter, other.letter, card, by)


def put_to_work(s: State, place: int, card: str, by: str) -> None:
    """A card works for a sector, or on a link, until the end of the turn."""
    s.at_work = (*s.at_work, (place, card))
    emit(s, e.CardAtWork, place, card, by)


def lose_specialist(s: State, unit: Unit, card: str, by: str) -> None:
    """A Specialist is gone for good (dday:D20)."""
    unit.specialists = without(unit.specialists, card)
    emit(s, e.SpecialistLost, unit.letter, card, by)


def save_specialist(s: State, unit: Unit, card: str) -> None:
    """A Specialist who just fell comes back (dday:Q53)."""
    unit.specialists = (*unit.specialists, card)
    emit(s, e.SpecialistSaved, unit.letter, card)


def lose_soldiers(s: State, unit: Unit, count: int, by: str) -> None:
    """Soldiers fall."""
    if count:
        unit.soldiers -= count
        emit(s, e.SoldiersLost, unit.letter, count, by)


def leave_vehicles(s: State, unit: Unit) -> None:
    """The Unit's Vehicles stay behind, out of the game (dday:Q50, Q51)."""
    for card in unit.vehicles:
        emit(s, e.VehicleLeft, unit.letter, card)
    unit.vehicles = ()


def turn_marker(s: State, unit: Unit, chevrons: int) -> None:
    """The marker shows another face."""
    unit.chevrons = chevrons
    emit(s, e.MarkerTurned, unit.letter, chevrons)


def set_fire(s: State, sector: int, dice: tuple[int, ...], by: str) -> None:
    """The machine gun dice of a sector lie like this now."""
    s.fire = (*(entry for entry in s.fire if entry[0] != sector), (sector, dice))
    emit(s, e.FireRolled, sector, dice, by)


def make_ready(s: State, unit: Unit) -> None:
    """The Unit has nothing more to do in this stage."""
    unit.ready = True
    emit(s, e.UnitReady, unit.letter)


def check_alive(s: State, unit: Unit) -> None:
    """A Unit without a body is wiped out and all lose, at once (dday:D2)."""
    if unit.strength <= 0 and s.outcome is None:
        end_game(s, False, "wiped_out", unit, "dday:D2")


def end_game(s: State, won: bool, reason: str, unit: Unit | None, by: str) -> None:
    """All win or all lose."""
    s.outcome = Outcome(tuple(range(len(s.units))) if won else (), by, reason)
    emit(s, e.GameEnded, won, reason, unit.letter if unit else "", by)
