"""What things cost a Unit, and how many Vehicles it may own (dday:D17, D19, D22, Q49, Q52)."""

from __future__ import annotations

from game.engine.dday.effects import Discount
from game.engine.dday.state import State, Unit

AWARD_PRICE = 6


def _saved(s: State, unit: Unit, on: str) -> int:
    return sum(
        effect.count
        for card in unit.specialists
        if card in s.table.discounts
        for effect in s.table.effects(card)
        if isinstance(effect, Discount) and effect.on == on
    )


def item_price(s: State, unit: Unit, card: str) -> int:
    """The Item Points that an Item costs this Unit."""
    return max(1, s.table.item[card].cost - _saved(s, unit, "item"))


def vehicle_price(s: State, unit: Unit, card: str) -> int:
    """The Item Points that a Vehicle costs this Unit."""
    return max(1, s.table.vehicle[card].cost - _saved(s, unit, "vehicle"))


def award_price(s: State, unit: Unit) -> int:
    """The Courage that an Award costs this Unit."""
    return max(1, AWARD_PRICE - _saved(s, unit, "award"))


def vehicle_limit(s: State, unit: Unit) -> int:
    """How many Vehicles a Unit may own."""
    return 2 if "mechanic" in unit.specialists else 1
