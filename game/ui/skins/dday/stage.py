"""What lies on the table of D-Day Dice as the window shows it: plain data, folded from events."""

from __future__ import annotations

from dataclasses import dataclass, field, fields, replace
from typing import Self

from game.engine.dday import events as e
from game.engine.dday.dice import Dice
from game.engine.dday.state import LETTERS, State, Table, Unit
from game.ui.stage import Change, FoldedStage, sets

ROLL_RULE = "dday:D6"
"""What counts as one of the three rolls of a turn; cards that roll dice again do not."""


@dataclass(slots=True)
class UnitSprite:
    """A Unit as it is seen: its marker, dials, cards and dice, by the names that the rules' Unit has for them.

    `ready` is about the question that waits: no event tells when a Unit is asked anew.
    """

    seat: int
    sector: int
    chevrons: int
    soldiers: int
    courage: int
    stars: int
    points: int
    specialists: tuple[str, ...] = ()
    items: tuple[str, ...] = ()
    vehicles: tuple[str, ...] = ()
    awards: tuple[str, ...] = ()
    dice: Dice = ()
    rolls: int = 0
    locked: int = 0
    aside: int = 0
    cancelled: int = 0
    whites: tuple[int, ...] = ()
    ready: bool = field(default=False, compare=False)

    @classmethod
    def of(cls, unit: Unit) -> UnitSprite:
        """The sprite of the rules' Unit."""
        return cls(*(getattr(unit, each.name) for each in fields(cls)))

    @property
    def letter(self) -> str:
        """The letter of the Unit in events and picks."""
        return LETTERS[self.seat]

    @property
    def strength(self) -> int:
        """Soldiers and Specialists together."""
        return self.soldiers + len(self.specialists)

    @property
    def cards(self) -> tuple[str, ...]:
        """All cards that lie with the Unit."""
        return (*self.specialists, *self.items, *self.vehicles, *self.awards)

    def take(self, table: Table, card: str) -> None:
        """A card comes to the Unit."""
        place = _place_of(table, card)
        setattr(self, place, (*getattr(self, place), card))

    def lose(self, table: Table, card: str) -> None:
        """A card leaves the Unit."""
        place = _place_of(table, card)
        left = list(getattr(self, place))
        left.remove(card)
        setattr(self, place, tuple(left))

    def change(self, resource: str, count: int) -> None:
        """A dial goes up or down."""
        setattr(self, resource, getattr(self, resource) + count)

    def begin_turn(self) -> None:
        """The dice are back in the hand."""
        self.dice, self.rolls, self.locked, self.aside, self.cancelled, self.whites = (), 0, 0, 0, 0, ()


def _place_of(table: Table, card: str) -> str:
    """The field of a sprite that holds cards of this kind."""
    if card in table.specialist:
        return "specialists"
    return "items" if card in table.item else "vehicles" if card in table.vehicle else "awards"


@dataclass(slots=True)
class Stage(FoldedStage):
    """All sprites, the Pool and the machine gun dice. `table` is what nothing changes: board, cards, names."""

    table: Table = field(compare=False, repr=False)
    turn: int
    final: bool
    phase: str
    units: list[UnitSprite]
    uniques: tuple[str, ...]
    items: tuple[str, ...]
    face_down: tuple[str, ...]
    vehicles: tuple[str, ...]
    awards: tuple[str, ...]
    tokens: dict[int, str]
    at_work: tuple[tuple[int, str], ...]
    fire: dict[int, tuple[int, ...]]
    won: bool | None = None

    @classmethod
    def of(cls, s: State) -> Self:
        """The stage that shows a state."""
        return cls(
            s.table,
            s.turn,
            s.final,
            s.phase,
            [UnitSprite.of(unit) for unit in s.units],
            s.uniques,
            s.items,
            s.face_down,
            s.vehicles,
            s.awards,
            dict(s.tokens),
            s.at_work,
            dict(s.fire),
            None if s.outcome is None else bool(s.outcome.winners),
        )

    def clone(self) -> Self:
        """An independent copy."""
        units = [replace(unit) for unit in self.units]
        return replace(self, units=units, tokens=dict(self.tokens), fire=dict(self.fire))

    def unit(self, letter: str) -> UnitSprite:
        """The Unit of a letter."""
        return self.units[LETTERS.index(letter)]

    def together(self, sector: int) -> list[UnitSprite]:
        """The Units in a sector."""
        return [unit for unit in self.units if unit.sector == sector]


# ------------------------------------------------------------ what each event changes


def _sets_on_unit(**names: str) -> Change:
    """Copies fields of the event onto its Unit."""

    def change(stage: Stage, event: e.MarkerTurned) -> None:
        for here, there in names.items():
            setattr(stage.unit(event.unit), here, getattr(event, there))

    return change


def _begin_turn(stage: Stage, event: e.TurnBegan) -> None:
    stage.turn, stage.final = event.turn, event.final
    stage.at_work, stage.fire = (), {}
    for unit in stage.units:
        unit.begin_turn()


def _place_token(stage: Stage, event: e.TokenPlaced) -> None:
    stage.tokens[event.sector] = event.token


def _roll(stage: Stage, event: e.DiceRolled) -> None:
    unit = stage.unit(event.unit)
    unit.dice = event.dice
    unit.rolls += event.by == ROLL_RULE


def _swap(stage: Stage, event: e.DiceSwapped) -> None:
    unit, other = stage.unit(event.unit), stage.unit(event.other)
    mine, theirs = list(unit.dice), list(other.dice)
    mine[event.die], theirs[event.other_die] = theirs[event.other_die], mine[event.die]
    unit.dice, other.dice = tuple(mine), tuple(theirs)


def _change_die(stage: Stage, event: e.DieChanged) -> None:
    unit = stage.unit(event.unit)
    unit.dice = (*unit.dice[: event.die], event.code, *unit.dice[event.die + 1 :])


def _set_aside(stage: Stage, event: e.DiceSetAside) -> None:
    stage.unit(event.unit).aside |= event.dice


def _add_white(stage: Stage, event: e.WhiteAdded) -> None:
    unit = stage.unit(event.unit)
    unit.whites = (*unit.whites, event.face)


def _cancel(stage: Stage, event: e.DieCancelled) -> None:
    stage.unit(event.unit).cancelled |= 1 << event.die


def _gain(stage: Stage, event: e.Gained) -> None:
    stage.unit(event.unit).change(event.resource, event.count)


def _spend(stage: Stage, event: e.Spent) -> None:
    stage.unit(event.unit).change(event.resource, -event.count)


def _give(stage: Stage, event: e.Given) -> None:
    stage.unit(event.unit).change(event.resource, -event.count)
    stage.unit(event.other).change(event.resource, event.count)


def _hand(stage: Stage, event: e.Handed) -> None:
    stage.unit(event.unit).lose(stage.table, event.card)
    stage.unit(event.other).take(stage.table, event.card)


def _take_card(stage: Stage, event: e.CardTaken) -> None:
    stage.unit(event.unit).take(stage.table, event.card)
    for place in ("uniques", "items", "face_down", "vehicles", "awards"):
        setattr(stage, place, tuple(card for card in getattr(stage, place) if card != event.card))


def _play_card(stage: Stage, event: e.CardPlayed) -> None:
    if not event.kept:
        stage.unit(event.unit).lose(stage.table, event.card)


def _lose_card(stage: Stage, event: e.SpecialistLost | e.VehicleLeft) -> None:
    stage.unit(event.unit).lose(stage.table, event.card)


def _save(stage: Stage, event: e.SpecialistSaved) -> None:
    stage.unit(event.unit).take(stage.table, event.card)


def _fire(stage: Stage, event: e.FireRolled) -> None:
    stage.fire[event.sector] = event.dice


def _put_to_work(stage: Stage, event: e.CardAtWork) -> None:
    stage.at_work = (*stage.at_work, (event.place, event.card))


def _make_ready(stage: Stage, event: e.UnitReady) -> None:
    stage.unit(event.unit).ready = True


def _fall(stage: Stage, event: e.SoldiersLost) -> None:
    stage.unit(event.unit).soldiers -= event.count


Stage.changes = {
    e.TurnBegan: _begin_turn,
    e.PhaseBegan: sets(phase="phase"),
    e.TokenPlaced: _place_token,
    e.DiceRolled: _roll,
    e.UnitReady: _make_ready,
    e.DiceLocked: _sets_on_unit(locked="dice"),
    e.DiceSwapped: _swap,
    e.DieChanged: _change_die,
    e.TallyCopied: _sets_on_unit(dice="dice"),
    e.DiceSetAside: _set_aside,
    e.WhiteAdded: _add_white,
    e.DieCancelled: _cancel,
    e.Gained: _gain,
    e.Spent: _spend,
    e.Given: _give,
    e.Handed: _hand,
    e.CardTaken: _take_card,
    e.CardPlayed: _play_card,
    e.SpecialistLost: _lose_card,
    e.SpecialistSaved: _save,
    e.VehicleLeft: _lose_card,
    e.MarkerTurned: _sets_on_unit(chevrons="chevrons"),
    e.UnitMoved: _sets_on_unit(sector="sector"),
    e.FireRolled: _fire,
    e.CardAtWork: _put_to_work,
    e.SoldiersLost: _fall,
    e.GameEnded: sets(won="won"),
}
