"""What a Unit wants from its dice now: the worth of each resource, by the way ahead and what it has."""

from __future__ import annotations

from bisect import bisect

from game.engine.dday.card_values import specialist_value
from game.engine.dday.reroll import Goal
from game.engine.dday.route import Route, rolls_here, route_of, turns_ahead
from game.engine.dday.state import State, Unit

COURAGE_RATES = (0.1, 0.6, 1.1, 1.7)
"""Courage needed in a turn, in steps; each step has the next worth of COURAGE_WORTH."""
COURAGE_WORTH = (0.4, 1.5, 2.5, 3.5, 9.0)
STAR_STEPS = (1.0, 2.0, 4.0)
"""Soldiers that the best card brings for a Star, in steps; each step has the next worth of STAR_WORTH."""
STAR_WORTH = (0.3, 1.4, 2.6, 4.0)
POINT, NO_CARDS = 0.4, 0.0
AWARD = 4.0
SLACK, TEAM_SLACK, TEAM_RATE = 0.5, 3.0, 0.4
"""Turns before the last one in which the Courage should be there; Units that must go together are more careful."""
GIFT, CHEER = 0.7, 1.5
"""A Soldier and a Courage for another Unit."""
NEAR = 3
"""Stars that a card may still be short of to count as a goal."""


def goal_of(s: State, unit: Unit) -> Goal:
    """The weights of what a Tally brings, in Soldiers."""
    route = route_of(s, unit)
    if route is None or not route.links:
        return (1.0, 0.0, 0.0, _point(s), _award(s), GIFT, 0.0, 0.0)
    courage = COURAGE_WORTH[bisect(COURAGE_RATES, courage_rate(s, unit, route))]
    return (1.0, courage, _star(s, unit), _point(s), _award(s), GIFT, CHEER, 0.0)


def courage_rate(s: State, unit: Unit, route: Route) -> float:
    """Courage needed in a turn, for the next row or for the whole way, whichever presses more.

    Units that share a sector share their Courage.
    """
    together = s.together(unit)
    have = sum(other.courage for other in together) / len(together)
    here = route.links[0].courage - have
    whole = route.courage - have
    slack = TEAM_SLACK if len(s.units) > 1 else SLACK
    rate = max(here / rolls_here(unit), whole / max(1.0, turns_ahead(s, unit, route) - slack))
    return rate + (TEAM_RATE if len(s.units) > 1 and here > 0 else 0.0)


def _star(s: State, unit: Unit) -> float:
    if unit.enlisted:
        return STAR_WORTH[0]
    specialist = s.table.specialist
    ratios = [
        specialist_value(s, unit, card) / specialist[card].cost
        for card in (*s.table.regulars, *s.uniques)
        if card not in unit.recruited and specialist[card].cost <= unit.stars + NEAR
    ]
    return STAR_WORTH[bisect(STAR_STEPS, max(ratios, default=0.0))]


def _point(s: State) -> float:
    return POINT if s.items or s.vehicles or s.face_down else NO_CARDS


def _award(s: State) -> float:
    return AWARD if s.awards else 0.0
