"""Trading between Units that share a sector, or whom a card brings together (dday:D28, Q20-Q22)."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import permutations
from typing import Any, ClassVar

from game.engine.core.step import Choice, Command, Refusal
from game.engine.core.text import N_
from game.engine.dday import refusals
from game.engine.dday.combat_sums import is_bunker
from game.engine.dday.commands import Amount, Give, Hand
from game.engine.dday.effects import RESOURCES
from game.engine.dday.pricing import vehicle_limit
from game.engine.dday.stage import Stage
from game.engine.dday.state import LETTERS, State, Unit
from game.engine.dday.verbs import give, hand

MESSENGER = "messenger"
_GIVES = {
    (a, b): {resource: Give(LETTERS[a], LETTERS[b], resource) for resource in RESOURCES}
    for a, b in permutations(range(len(LETTERS)), 2)
}


def may_trade(s: State, unit: Unit, other: Unit) -> bool:
    """Whether two Units may trade now (dday:D28)."""
    return unit.sector == other.sector or (1 << unit.seat | 1 << other.seat) in s.open_trades


def has_partner(s: State, unit: Unit) -> bool:
    """Whether there is a Unit to trade with."""
    return any(may_trade(s, unit, other) for other in s.units if other is not unit)


def to_give(unit: Unit, resource: str) -> int:
    """The most of a resource that a Unit may give away: nobody trades the last body (dday:Q20)."""
    if resource == "soldiers":
        return unit.soldiers if unit.specialists else unit.soldiers - 1
    count: int = getattr(unit, resource)
    return count


def trades(s: State) -> list[Command]:
    """Everything that may be traded now. A pair trades a kind once between two other commands, so that play ends."""
    found: list[Command] = []
    if len(s.units) < 2:
        return found
    for unit in s.units:
        gifts = [resource for resource in RESOURCES if to_give(unit, resource) > 0]
        cards = unit.items or unit.vehicles or MESSENGER in unit.specialists
        for other in s.units:
            if other is unit or not may_trade(s, unit, other):
                continue
            pair = 1 << unit.seat | 1 << other.seat
            ways = _GIVES[unit.seat, other.seat]
            if s.traded:
                found += [ways[resource] for resource in gifts if (pair, resource) not in s.traded]
            else:
                found += [ways[resource] for resource in gifts]
            if cards:
                found += [
                    Hand(unit.letter, other.letter, card)
                    for card in to_hand(s, unit, other)
                    if (pair, card) not in s.traded
                ]
    return found


def to_hand(s: State, unit: Unit, other: Unit) -> list[str]:
    """The cards that one Unit may hand to another: Items, Vehicles and the Messenger (dday:D28, Q52)."""
    cards = list(dict.fromkeys(unit.items))
    if len(other.vehicles) < vehicle_limit(s, other) and not is_bunker(s, other.sector):
        cards += unit.vehicles
    if MESSENGER in unit.specialists and unit.strength > 1:
        cards.append(MESSENGER)
    return cards


def trade(s: State, command: Command) -> bool:
    """Carries out a trade; False (and the next trades are open again) for any other command."""
    match command:
        case Give(letter, other, resource):
            s.agenda.append(HowMuch(letter, other, resource))
        case Hand(letter, other, card):
            unit, taker = s.unit(letter), s.unit(other)
            s.traded = (*s.traded, (1 << unit.seat | 1 << taker.seat, card))
            hand(s, unit, taker, card)
            _ask_again(s, taker, card)
        case _:
            s.traded = ()
            return False
    return True


def _ask_again(s: State, taker: Unit, card: str) -> None:
    """A card may be used at once: a Unit that had nothing to decide in this stage has now (dday:Q22)."""
    stage = s.agenda[-1]
    if isinstance(stage, Stage) and stage.window in s.table.windows.get(card, ()):
        ask_after_all(taker)


def ask_after_all(unit: Unit) -> None:
    """A Unit that had nothing to decide in this stage, and did not say so itself, is asked after all."""
    if unit.ready and not unit.answered:
        unit.ready = False


@dataclass(frozen=True, slots=True)
class HowMuch(Choice[State]):
    """How much of a resource one Unit gives to another."""

    prompt: ClassVar[str] = N_("How much is handed over?")
    rule: ClassVar[str] = "dday:D28"
    unit: str
    other: str
    resource: str

    def seats(self, s: State) -> tuple[int, ...]:
        return (LETTERS.index(self.unit),)

    def options(self, s: State) -> list[Any]:
        return [Amount(self.unit, str(count + 1)) for count in range(to_give(s.unit(self.unit), self.resource))]

    def take(self, s: State, command: Any) -> None:
        unit, other = s.unit(self.unit), s.unit(self.other)
        s.traded = (*s.traded, (1 << unit.seat | 1 << other.seat, self.resource))
        give(s, unit, other, self.resource, int(command.count))
        stage = s.agenda[-1]
        if isinstance(stage, Stage) and stage.spends:
            ask_after_all(other)

    def why_not(self, s: State, pick: str, after: tuple[str, ...] = ()) -> Refusal | None:
        return refusals.first_this(self.rule)
