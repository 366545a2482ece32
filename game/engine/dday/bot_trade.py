"""How bots trade: Courage to who cannot go on, Soldiers to who would not survive."""

from __future__ import annotations

from typing import Any

from game.engine.core.step import Command
from game.engine.dday.combat_sums import gun_dice, loss_of
from game.engine.dday.commands import Amount, Give
from game.engine.dday.dice import SIDES
from game.engine.dday.passage import cost_of, links_of
from game.engine.dday.state import State, Unit
from game.engine.dday.trading import may_trade, to_give

MARGIN = 1
"""Bodies that should be left after Combat."""


def courage_wanted(s: State, unit: Unit) -> int:
    """The Courage that a Unit lacks for its cheapest Advance."""
    costs = [cost_of(s, unit, link) for link in links_of(s, unit) if link.advance]
    return max(0, min(costs, default=0) - unit.courage) if not unit.moved else 0


def courage_spare(s: State, unit: Unit) -> int:
    """The Courage that a Unit does not need for its cheapest Advance."""
    costs = [cost_of(s, unit, link) for link in links_of(s, unit) if link.advance]
    return unit.courage if unit.moved else max(0, unit.courage - min(costs, default=0))


def worst_loss(s: State, unit: Unit) -> int:
    """The most bodies that Combat can cost a Unit where it stands."""
    dice = None if s.fired else (SIDES,) * gun_dice(s, unit.sector)
    return loss_of(s, unit, unit.sector, dice).total


def best_trade(s: State, options: list[Any], courage: bool, soldiers: bool) -> Command | None:
    """A trade worth making now, the giver's and the taker's need compared; None without any."""
    for option in options:
        if isinstance(option, Give):
            giver, taker = s.unit(option.unit), s.unit(option.other)
            if option.resource == "courage" and courage and gift(s, giver, taker, "courage"):
                return option
            if option.resource == "soldiers" and soldiers and gift(s, giver, taker, "soldiers"):
                return option
    return None


def gift(s: State, giver: Unit, taker: Unit, resource: str) -> int:
    """How much of a resource one Unit should give another; 0 for nothing."""
    if not may_trade(s, giver, taker):
        return 0
    if resource == "courage":
        wanted, spare = courage_wanted(s, taker), courage_spare(s, giver)
        helpers = [other for other in s.units if other is not taker and may_trade(s, other, taker)]
        enough = sum(courage_spare(s, other) for other in helpers) >= wanted
        return min(wanted, spare) if enough else 0
    if resource == "soldiers":
        wanted = worst_loss(s, taker) + MARGIN - taker.strength
        spare = min(to_give(giver, "soldiers"), giver.strength - worst_loss(s, giver) - MARGIN)
        return max(0, min(wanted, spare))
    return 0


def amount(s: State, choice: Any, options: list[Amount]) -> Command:
    """The amount of a trade that was begun."""
    count = gift(s, s.unit(choice.unit), s.unit(choice.other), choice.resource)
    return options[min(max(count, 1), len(options)) - 1]
