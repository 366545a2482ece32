"""Whether a greedy commando rides: the turns that train and car save against what they cost."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from game.engine.board.grid import spaces_of
from game.engine.komandosi.board import Board
from game.engine.komandosi.bot_plan import A_TURN, Goal, Plan, plan_of, with_rides
from game.engine.komandosi.commands import Board as Boarding
from game.engine.komandosi.commands import Drive
from game.engine.komandosi.prices import PART
from game.engine.komandosi.rides import FEES, PASS, TIMES
from game.engine.komandosi.state import Player, State

MEAN_PIPS = 3.5
LONG_WAY = 6.0
"""Rides are thought of when the goal is so many turns away on foot."""
DOUBT = 0.5
"""A ride must save at least so many turns."""


def best_ride(s: State, player: Player, plan: Plan, options: list[Any]) -> Any:
    """The ride that saves most; None where walking is as good. Somebody in a car can only choose how to drive on."""
    rides = [option for option in options if isinstance(option, Boarding | Drive)]
    if not rides:
        return None
    best = min(rides, key=lambda ride: ride_turns(s, player, plan, ride))
    must = player.ride == "car"
    return best if must or ride_turns(s, player, plan, best) < plan.at(player.square) - DOUBT else None


def ride_turns(s: State, player: Player, plan: Plan, ride: Any) -> float:
    """Turns to the goal with this ride; its price counts as turns, too."""
    if isinstance(ride, Drive):
        return drive_turns(s, plan, player.square, s.board.square_of[ride.toward], ride.by)
    fee = 0.0 if ride.by == PASS else FEES[ride.vehicle] / A_TURN
    if ride.vehicle == "train":
        other = next(spaces_of(s.board.station & ~(1 << player.square)))
        return fee + (len(s.board.track) - 1) / (MEAN_PIPS * TIMES["train"]) + plan.at(other)
    return fee + min(1 + plan.at(square) for square in spaces_of(s.board.land & s.board.grid.step(s.board.sea)))


def drive_turns(s: State, plan: Plan, here: int, toward: int, by: str = "money") -> float:
    """Turns to the goal when driving off in this sense and leaving the car where it is best."""
    each = MEAN_PIPS * TIMES["car"]
    price = 0.0 if by == PASS else FEES["car"] / A_TURN
    return min(
        max(1.0, steps / each) * (1 + price) + plan.at(square)
        for steps, square in enumerate(road_from(s.board, here, toward), start=1)
    )


@lru_cache(maxsize=4096)
def road_from(board: Board, here: int, toward: int) -> tuple[int, ...]:
    """The road squares in driving order from a first one on, straight ahead at junctions as far as there is a way."""
    road, before = [toward], here
    while len(road) < board.road.bit_count():
        ahead = [n for n in board.neighbours[road[-1]] if board.road >> n & 1 and n != before and n not in road]
        if not ahead or here in ahead:
            break
        before = road[-1]
        road.append(ahead[0])
    return tuple(road)


def whole_plan(s: State, player: Player) -> Plan:
    """The plan of a player with the rides that may shorten a long way."""
    plan = plan_of(s, player)
    rich = player.pocket.money >= PART + FEES["train"]
    if player.ride or not rich or plan.at(player.square) < LONG_WAY:
        return plan
    return with_rides(s, player, plan, [*_stations(s, plan), *_rentals(s, plan)])


def _stations(s: State, plan: Plan) -> list[Goal]:
    if s.rider("train") is not None or not s.board.track:
        return []
    ends = (s.board.track[0], s.board.track[-1])
    ride = FEES["train"] / A_TURN + (len(s.board.track) - 1) / (MEAN_PIPS * TIMES["train"])
    return [Goal("train", 1 << here, ride + plan.at(there)) for here, there in (ends, ends[::-1])]


def _rentals(s: State, plan: Plan) -> list[Goal]:
    if s.rider("car") is not None:
        return []
    return [Goal("car", 1 << here, _best_drive(s, plan, here)) for here in spaces_of(s.board.rental)]


def _best_drive(s: State, plan: Plan, here: int) -> float:
    ways = [n for n in s.board.neighbours[here] if s.board.road >> n & 1]
    return min(drive_turns(s, plan, here, way) for way in ways)


def drives_on(s: State, player: Player, plan: Plan) -> bool:
    """Whether somebody in the car keeps it: driving on is better than walking from here."""
    best = _best_drive(s, plan, player.square)
    return player.pocket.money >= FEES["car"] and best < plan.at(player.square) - DOUBT
