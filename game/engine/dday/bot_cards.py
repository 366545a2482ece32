"""How the greedy bot buys and plays cards, and whom it gives up."""

from __future__ import annotations

from typing import Any

from game.engine.core.step import Command
from game.engine.dday.bot_dice import ready
from game.engine.dday.card_values import AWARDS, ITEMS, VEHICLES, specialist_value
from game.engine.dday.commands import BuyAward, ChooseAward, Cry, Fall, Find, Play, Recruit, Reinforce, Search
from game.engine.dday.passage import cost_of, links_of, unmet
from game.engine.dday.route import COURAGE_VALUE, route_of
from game.engine.dday.state import MUST_MOVE, State, Unit
from game.engine.dday.upkeep import CRY_SOLDIERS

ENOUGH = 1.15
"""Soldiers that a Star must bring before a Specialist is recruited."""
SPARE_COURAGE = 10
"""Courage beyond the whole way ahead before an Award is bought."""


def first(s: State, unit: Unit, options: list[Any]) -> Command:
    """Any option."""
    found: Command = options[0]
    return found


def go_on(s: State, unit: Unit, options: list[Any]) -> Command:
    """Does without."""
    return ready(options)


def upkeep(s: State, unit: Unit, options: list[Any]) -> Command:
    """Takes bonuses and Awards; plays what has its time."""
    best: Command = max(options, key=lambda option: _upkeep_value(s, unit, option))
    return best


def _upkeep_value(s: State, unit: Unit, option: Any) -> float:
    match option:
        case ChooseAward(_, card):
            return AWARDS.get(card, 1.0)
        case Cry(_, "advance"):
            return _waiver_value(s, unit)
        case Cry():
            return CRY_SOLDIERS
        case Reinforce(_, other):
            return 1.0 / s.unit(other).strength
        case Search(_, "find"):
            return _find_value(s, unit)
        case Search():
            return 4.0
        case Play(_, "rations"):
            return 1.0
        case Play():
            return 0.5
    return 0.0


def _waiver_value(s: State, unit: Unit) -> float:
    """What an Advance free of Courage and requirements is worth: much for a Unit that must go and cannot pay."""
    links = [link for link in links_of(s, unit) if link.advance]
    if not links:
        return 0.0
    must = unit.chevrons >= MUST_MOVE - 1
    price = max(cost_of(s, unit, link) for link in links)
    stuck = all(cost_of(s, unit, link) > unit.courage or unmet(s, unit, link) for link in links)
    return COURAGE_VALUE * price * must + 10.0 * (must and stuck)


def _find_value(s: State, unit: Unit) -> float:
    prices = s.table.item
    return max((ITEMS.get(card, 0.0) for card in s.face_down if prices[card].cost <= unit.points), default=0.0)


def buy(s: State, unit: Unit, options: list[Any]) -> Command:
    """Recruits and finds what is worth its price; plays what can be played now."""
    play = next((option for option in options if isinstance(option, Play) and not _for_later(option.card)), None)
    if play is not None:
        return play
    best: Command = max(options, key=lambda option: _buy_value(s, unit, option))
    return best


def _for_later(card: str) -> bool:
    """Cards of any time that are kept for need."""
    return card in ("messenger", "carrier_pigeon", "signal_flare", "field_radio")


def _buy_value(s: State, unit: Unit, option: Any) -> float:
    match option:
        case Recruit(_, card):
            worth = specialist_value(s, unit, card)
            return worth if worth >= ENOUGH * s.table.specialist[card].cost else -1.0
        case Find(_, card):
            return ITEMS.get(card) or VEHICLES.get(card, 0.0)
        case BuyAward():
            route = route_of(s, unit)
            return 1.0 if route and unit.courage >= route.courage + SPARE_COURAGE else -1.0
        case Search():
            return 0.5
    return 0.0


def least(s: State, unit: Unit, options: list[Any]) -> Command:
    """Gives up the Specialist who is worth least."""
    worst: Command = min(options, key=lambda option: specialist_value(s, unit, option.card))
    return worst


def casualties(s: State, unit: Unit, options: list[Any]) -> Command:
    """Soldiers pay; where they cannot, the Specialists who are worth least."""
    pays = [option for option in options if not isinstance(option, Fall)]
    found: Command = pays[0] if pays else least(s, unit, options)
    return found
