"""What cards are worth to a Unit, in Soldiers, by rules of thumb; for bots and hints."""

from __future__ import annotations

from game.engine.dday.route import COURAGE_VALUE, PIPS, Route, route_of, turns_ahead
from game.engine.dday.state import State, Unit

BODY = 1.0
NEEDED = 25.0
"""A card that the way ahead needs."""
EACH_TURN = {
    "sergeant": 2.0, "medic": 1.7, "veteran": 1.0, "corporal": 0.8, "captain": 0.7, "chaplain": 1.6,
    "quartermaster": 0.4, "general": 3.5, "surgeon": 0.9, "radio_operator": 0.3, "resistance_guide": 1.0,
}  # fmt: skip
"""Soldiers that a Specialist brings or spares in a turn."""
INCOME = 8.0
"""Soldiers that the dice bring in a turn when they are wanted."""
NO_INCOME = ("medic", "surgeon", "resistance_guide", "radio_operator")
"""Specialists whose worth does not come with the Tally."""
ITEMS = {
    "field_radio": 5.0, "medical_kit": 3.7, "bangalore": 7.0, "flak_vest": 5.5, "smoke_grenade": 3.3, "tool_kit": 2.0,
    "binoculars": 5.0, "command_jacket": 4.5, "rations": 2.0, "orders": 6.0, "flag": 7.0, "map_case": 6.5,
    "satchel_charge": 6.0, "mortar": 4.0, "bazooka": 7.0, "flamethrower": 6.5, "naval_strike": 10.0, "whistle": 3.0,
    "trench_shovel": 3.0, "ghillie_net": 3.0, "stretcher": 2.0, "mine_detector": 3.0, "wire_cutters": 1.0,
    "grapnel": 1.0, "enemy_uniform": 10.0, "signal_flare": 1.0, "carrier_pigeon": 0.5, "dispatch_case": 3.0,
}  # fmt: skip
VEHICLES = {"jeep": 3.0, "halftrack": 5.0, "dd_tank": 6.0, "ambulance": 4.0, "bulldozer": 2.0, "truck": 4.0}
AWARDS = {
    "a_sacrifice": 6.0, "a_bravery": 9.0, "a_shield": 8.0, "a_merit": 6.0, "a_supply": 5.0, "a_leadership": 5.0,
    "a_double": 4.5, "a_valour": 5.0, "a_grit": 4.0, "a_mercy": 3.0, "a_unity": 3.5, "a_comrade": 2.0,
}  # fmt: skip
SHARED = {"general": 1.0, "surgeon": 0.9}
"""What Specialists who work for their whole sector bring or spare each other Unit in a turn."""


def income(unit: Unit) -> float:
    """About the Soldiers that a turn brings a Unit with its Specialists when they are wanted."""
    return INCOME + sum(EACH_TURN.get(card, 0.0) for card in unit.specialists if card not in NO_INCOME)


def specialist_value(s: State, unit: Unit, card: str) -> float:
    """What recruiting a Specialist is worth now."""
    route = route_of(s, unit)
    if route is None:
        return BODY
    turns = turns_ahead(s, unit, route)
    each = EACH_TURN.get(card, 0.0) + SHARED.get(card, 0.0) * (len(s.together(unit)) - 1)
    return BODY + each * turns + _on_the_way(s, unit, card, route) + _needed(s, unit, card, route)


def _on_the_way(s: State, unit: Unit, card: str, route: Route) -> float:
    """What a Specialist saves at certain places of the way ahead."""
    board = s.table.board
    gunned = sum(2.0 for link in route.links if board.sectors[link.target].machine_gun)
    match card:
        case "sniper":
            return 2.6 * (gunned + (board.sectors[unit.sector].machine_gun > 0))
        case "forward_observer":
            return 1.2 * gunned
        case "scout":
            return COURAGE_VALUE * sum(link.courage > 1 for link in route.links)
        case "minesweeper":
            return PIPS * route.mines
        case "ranger":
            return COURAGE_VALUE * len(route.links)
        case "demolitionist":
            return 6.0
        case "paratrooper":
            return COURAGE_VALUE * max((link.courage for link in route.links if not link.into_bunker), default=0)
        case "commando":
            return 3.0
    return 0.0


def _needed(s: State, unit: Unit, card: str, route: Route) -> float:
    """More for a card that opens the way: by name, or as one more Specialist where some are needed."""
    if card in route.needs and card not in unit.specialists:
        return NEEDED
    wanted = max((_count(need) for need in route.needs), default=0)
    return NEEDED if len(unit.specialists) < wanted else 0.0


def _count(need: str) -> int:
    return {"any": 1, "any 2": 2, "sacrifice": 2}.get(need, 0)
