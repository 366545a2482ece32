"""The way ahead of a Unit: the best route to the Bunker, what it costs and needs, and how many turns it takes."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from game.engine.dday.board import Board, Link
from game.engine.dday.state import MUST_MOVE, State, Unit

PIPS = 3.5
"""What a die costs on average."""
COURAGE_VALUE = 3.5
"""Soldiers that a Courage is worth, by what best play earns of each in a turn."""
NEED_COST = {
    "": 0.0,
    "any": 1.0,
    "any 2": 4.0,
    "sacrifice": 5.0,
    "engineer": 6.0,
    "scout": 4.0,
    "sniper": 4.0,
    "climb": 20.0,
}
"""Soldiers that meeting a requirement is worth, roughly the price of the card."""
CANNOT_MEET = 200.0
STAY = 2.5
"""Turns spent in a sector where one may stay three."""


@dataclass(frozen=True, slots=True)
class Route:
    """The links to the Bunker in order, and an estimate of what they cost in Soldiers."""

    links: tuple[Link, ...]
    cost: float

    @property
    def courage(self) -> int:
        """The printed Courage of the whole way."""
        return sum(link.courage for link in self.links)

    @property
    def needs(self) -> tuple[str, ...]:
        """The requirements on the way."""
        return tuple(link.need for link in self.links if link.need)

    @property
    def mines(self) -> int:
        """Mined links on the way."""
        return sum(link.landmines for link in self.links)


@lru_cache(maxsize=4096)
def best_route(board: Board, sector: int, visited: int, dear: frozenset[str]) -> Route | None:
    """The cheapest way from a sector to the Bunker over sectors not visited; None without any.

    `dear` are requirements that the Unit can hardly meet.
    """
    if sector == board.bunker:
        return Route((), 0.0)
    best: Route | None = None
    for link in board.out[sector]:
        if visited >> link.target & 1 or not link.advance:
            continue
        rest = best_route(board, link.target, visited | 1 << link.target, dear)
        if rest is not None:
            cost = rest.cost + _cost(board, link, dear)
            if best is None or cost < best.cost:
                best = Route((link, *rest.links), cost)
    return best


def _cost(board: Board, link: Link, dear: frozenset[str]) -> float:
    target = board.sectors[link.target]
    stay = STAY if target.stay == "turns" else 1.0
    fight = target.defence + PIPS * target.machine_gun
    bonus = target.soldiers + 2.5 * target.stars + 1.5 * target.tools + COURAGE_VALUE * target.courage
    need = CANNOT_MEET if link.need in dear else NEED_COST[link.need]
    return COURAGE_VALUE * link.courage + PIPS * link.landmines + need + stay * (fight - bonus)


def route_of(s: State, unit: Unit) -> Route | None:
    """The best route of a Unit from where it is; a Specialist that it has makes his requirement cheap."""
    return best_route(s.table.board, unit.sector, unit.visited, hardly_met(s, unit))


def hardly_met(s: State, unit: Unit) -> frozenset[str]:
    """Requirements for which the Unit has no card and can recruit none."""
    open_cards = {*unit.specialists, *unit.items, *s.uniques}
    open_cards.update(card for card in s.table.regulars if card not in unit.recruited)
    found = set()
    if not ({"ranger", "grapnel"} & open_cards):
        found.add("climb")
    if not ({"engineer", "wire_cutters"} & open_cards) and "bulldozer" not in unit.vehicles:
        found.add("engineer")
    found.update(name for name in ("scout", "sniper") if name not in open_cards)
    return frozenset(found)


def rolls_here(unit: Unit) -> int:
    """The rolls left before the Unit must move, the present one included while Phase 1 lasts."""
    return max(1, MUST_MOVE - unit.chevrons)


def turns_ahead(s: State, unit: Unit, route: Route) -> float:
    """About how many more turns the game takes for this Unit."""
    board = s.table.board
    later = sum(STAY if board.sectors[link.target].stay == "turns" else 1.0 for link in route.links)
    return rolls_here(unit) + later
