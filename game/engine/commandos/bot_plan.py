"""The greedy bot's plan: which dice go where for the next objective, and what that costs in actions."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache
from itertools import combinations
from operator import attrgetter

from game.engine.commandos.bot_missions import carrier_goal, last_goals, wants_more
from game.engine.commandos.cards import Condition
from game.engine.commandos.conditions import satisfied
from game.engine.commandos.state import Die, State

LARGEST_PARTY = 3
TAKE_COST = 1.0
CARRIER_JOINS = 3.0
"""What it is worth that one commando carries several tokens: fewer have to walk home."""
GIVE_UP = 99.0
_pips = attrgetter("pips")


@dataclass(frozen=True, slots=True)
class Plan:
    """Where each die of the plan goes (letter to tile), whose value has to change, and the actions needed."""

    goals: dict[str, int]
    train: str = ""
    cost: float = GIVE_UP
    homeward: bool = False
    """All objectives are carried: values no longer matter, only the way home."""
    wants_more: bool = False
    """No party can meet any condition: more commandos are needed."""


@cache
def _training(condition: Condition, pips: tuple[int, ...]) -> tuple[float, int]:
    """The actions until a party's values meet a condition, and which of its dice has to be trained (-1: none)."""
    if satisfied(condition, pips):
        return 0.0, -1
    lucky = [_changes(condition, pips, at) for at in range(len(pips))]
    most = max(lucky)
    return (5 / most, lucky.index(most)) if most else (GIVE_UP, -1)


def _changes(condition: Condition, pips: tuple[int, ...], at: int) -> int:
    """How many of the five other values of the die `at` would meet the condition with the rest."""
    rest = pips[:at] + pips[at + 1 :]
    return sum(satisfied(condition, tuple(sorted((*rest, new)))) for new in range(1, 7) if new != pips[at])


def actions_to(s: State, die: Die, tile: int) -> float:
    """The actions that a walk to a tile takes at this die's pace, in fractions."""
    return actions_for(s.ground.distances(tile)[die.space], die.pips)


@cache
def actions_for(steps: int, pips: int) -> float:
    """The actions that some spaces take at a pace, in fractions; the last one counts for half at least."""
    if not steps:
        return 0.0
    return max(1.0, steps / pips) if steps >= pips else 0.5 + 0.5 * steps / pips


def pace_gained(s: State, die: Die, tile: int) -> float:
    """The actions saved on the way to a tile by training first, on average."""
    steps = s.ground.distances(tile)[die.space]
    if not steps:
        return 0.0
    others = [max(1.0, steps / pips) for pips in range(1, 7) if pips != die.pips]
    return max(1.0, steps / die.pips) - 1 - sum(others) / len(others)


def make_plan(s: State) -> Plan:
    """The cheapest next thing: an objective that a party can reach and meet, or the way home with all of them."""
    on_map = [number for number, at in enumerate(s.objective_at) if at >= 0]
    if not s.squad():  # all fell, or are aboard, and one is about to be deployed
        return Plan({}, wants_more=True)
    if not on_map:
        goals = last_goals(s)
        cost = sum(actions_to(s, s.die(letter), tile) for letter, tile in goals.items())
        return Plan(goals, cost=cost, homeward=True, wants_more=wants_more(s))
    best = min((_for_objective(s, number) for number in on_map), key=lambda plan: plan.cost)
    if best.cost >= GIVE_UP:
        return Plan({die.letter: carrier_goal(s, die) for die in s.squad() if die.carries}, wants_more=True)
    if s.table.mission.action:  # what is carried can be used before all is fetched
        used = {die.letter: carrier_goal(s, die) for die in s.squad() if die.carries}
        return replace(best, goals=used | best.goals)
    return best


def _for_objective(s: State, number: int) -> Plan:
    tile = s.table.board.tile_of[s.objective_at[number]]
    squad = s.squad()
    costs = {die.letter: actions_to(s, die, tile) for die in squad}
    if s.objective_open[number] or not s.objective_known[number]:
        nearest = min(squad, key=lambda die: costs[die.letter])
        return Plan({nearest.letter: tile}, cost=costs[nearest.letter] + TAKE_COST)
    condition = s.table.objective[s.objectives[number]].condition
    best = Plan({})
    for size in range(1, LARGEST_PARTY + 1):
        for party in combinations(squad, size):
            cost, train = _party_cost(condition, party, costs)
            cost -= 0.0 if s.table.mission.action else CARRIER_JOINS * any(die.carries for die in party)
            if cost < best.cost:
                best = Plan({die.letter: tile for die in party}, train, cost)
    return best


def _party_cost(condition: Condition, party: tuple[Die, ...], costs: dict[str, float]) -> tuple[float, str]:
    """What it takes to bring a party to the token, training one of its dice where that is needed."""
    dice = sorted(party, key=_pips)
    training, at = _training(condition, tuple([die.pips for die in dice]))
    if training >= GIVE_UP:
        return GIVE_UP, ""
    return sum([costs[die.letter] for die in dice]) + TAKE_COST + training, dice[at].letter if at >= 0 else ""
