"""What a greedy commando does on his square: parts, shop, bank, house."""

from __future__ import annotations

from typing import Any

from game.engine.core.step import Ask, Command
from game.engine.komandosi import commands as c
from game.engine.komandosi.attacks import armed
from game.engine.komandosi.bot_plan import POOR, WELL_OFF, Plan, distances, home, missing
from game.engine.komandosi.handling import MONEY, HowMuch, movable
from game.engine.komandosi.prices import HOUSE, PART
from game.engine.komandosi.state import COLOURS, NOWHERE, Player, State

NEAR_AIRPORT = 10
"""A house farther from the helicopter than this would cost more turns than it saves."""
SHELLS = 2
"""Cartridges that a rifleman carries."""


def best_act(s: State, player: Player, plan: Plan, options: list[Any], builds: bool) -> Command | None:
    """Something worth doing here before going on; None for nothing."""
    for option in options:
        if isinstance(option, ACTS) and _wise(s, player, option, builds):
            return option
    return None


ACTS = (c.Take, c.Sell, c.Buy, c.Build, c.Put, c.Get)


def _wise(s: State, player: Player, act: Any, builds: bool) -> bool:
    match act:
        case c.Take():
            return _takes(s, player)
        case c.Sell(_, part):
            return part not in _needed(player)
        case c.Buy(_, goods):
            return _buys(s, player, goods)
        case c.Build():
            return builds and _hides(s, player)
        case c.Put(_, thing):
            return thing in COLOURS and bool(missing(player)) and in_danger(s, player)
        case c.Get(_, thing):
            return (not missing(player) and thing in COLOURS) or thing == MONEY
    return False


def _needed(player: Player) -> list[str]:
    """The colours of which only one is there; losing it would be a step back."""
    stored = player.store.parts if player.store else (0, 0, 0)
    return [COLOURS[i] for i, count in enumerate(player.pocket.parts) if count + stored[i] == 1]


def _takes(s: State, player: Player) -> bool:
    return s.part_at(player.square) in missing(player) or player.pocket.money >= WELL_OFF


def _buys(s: State, player: Player, goods: str) -> bool:
    """First a rifle, then cartridges; launchers are for the rich."""
    money, pocket = player.pocket.money, player.pocket
    if money - s.table.price[goods] < PART:
        return False
    if goods == "rifle":
        return not pocket.has("rifle") and money >= WELL_OFF
    if goods == "cartridge":
        return pocket.has("rifle") and pocket.goods[3] < SHELLS
    if goods == "rocket":
        return pocket.has("launcher") and not pocket.has("rocket")
    return False


def in_danger(s: State, player: Player) -> bool:
    """Whether somebody carries what it takes to rob a commando from afar."""
    return any(armed(other, "rifle") or armed(other, "rocket") for other in s.others(player))


def _hides(s: State, player: Player) -> bool:
    """A house is worth it for two colours in danger, near the helicopter."""
    enough = sum(bool(count) for count in player.pocket.parts) > 1
    if not enough or not in_danger(s, player) or player.pocket.money < HOUSE + POOR:
        return False
    distance = _to_helicopter(s, player)
    return distance is not None and distance <= NEAR_AIRPORT


def _to_helicopter(s: State, player: Player) -> int | None:
    """Steps to the edge of the airport."""
    edge = s.board.grid.step(s.board.airport) & s.board.land & ~s.board.airport
    return distances(s, player, edge)[player.square]


def how_much(s: State, player: Player, ask: Ask) -> Command:
    """Everything of a part; money beyond what is needed on the way."""
    assert isinstance(ask.choice, HowMuch)
    assert home(player) and player.house != NOWHERE
    most = movable(s, player, ask.choice.thing, ask.choice.into)
    return c.Amount(player.letter, str(most))
