"""The greedy bot: the nearest part, fights that pay, rides that save turns; no search, nothing hidden is used."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.engine.core.step import Ask, Command
from game.engine.core.text import Message
from game.engine.komandosi import commands as c
from game.engine.komandosi.arriving import Arrived
from game.engine.komandosi.attacks import UseKit
from game.engine.komandosi.bot_attack import attack_of, worth
from game.engine.komandosi.bot_home import best_act, how_much
from game.engine.komandosi.bot_plan import A_TURN, POOR, Plan, plan_of
from game.engine.komandosi.bot_ride import best_ride, drives_on, whole_plan
from game.engine.komandosi.bot_why import why
from game.engine.komandosi.declaring import Declare
from game.engine.komandosi.event_cards import MedicalCheck, RustyBolt, WetPowder
from game.engine.komandosi.ground import ground_of
from game.engine.komandosi.handling import HowMuch
from game.engine.komandosi.moving import Driving, Move, Sailing, Walking
from game.engine.komandosi.prices import FOREST
from game.engine.komandosi.state import COLOURS, Player, State

WORTH_IT = 30.0
"""An attack must bring at least so many ertrobs on average."""
FAR_PART = 8.0
"""A Treasure Map moves a part that is more turns away than this."""


class GreedyBot:
    """Plays one seat as well as rules of thumb go. `without` names what it never does: fight, ride, build."""

    name = "greedy"

    def __init__(self, without: str = "") -> None:
        self.without = without

    def choose(self, s: State, ask: Ask) -> Command:
        """One of the options."""
        if len(ask.options) == 1:
            only: Command = ask.options[0]
            return only
        player = s.players[ask.seats[0]]
        kind = type(ask.choice)
        if kind is Declare:
            return self._declare(s, player, ask.options)
        if kind is Arrived:
            return self._arrived(s, player, ask.options)
        return CHOICES[kind](s, player, ask)

    def why(self, s: State, command: Command) -> Message:
        """The reason for a command that it chose in this state."""
        return why(s, command)

    def _declare(self, s: State, player: Player, options: list[Any]) -> Command:
        plan = plan_of(s, player)
        act = best_act(s, player, plan, options, builds=self.without != "build")
        if act is not None:
            return act
        if attack := self._attack(s, player, options):
            return attack
        if map_ := _use_map(s, player, options):
            return map_
        if player.ride == "car" or self.without != "ride":
            ride = best_ride(s, player, plan, options)
            if ride is not None:
                return ride  # type: ignore[no-any-return]
        stay = c.STAY[player.letter]
        if stay in options and _works(player, plan):
            return stay
        return c.ROLL[player.letter]

    def _attack(self, s: State, player: Player, options: list[Any]) -> Command | None:
        if self.without == "fight":
            return None
        offers = [(worth(s, player, attack), option) for option in options if (attack := attack_of(option))]
        best = max(offers, key=lambda offer: offer[0], default=(0.0, None))
        return best[1] if best[0] > WORTH_IT else None

    def _arrived(self, s: State, player: Player, options: list[Any]) -> Command:
        plan = plan_of(s, player)
        act = best_act(s, player, plan, options, builds=self.without != "build")
        if act is not None:
            return act
        if player.ride == "car" and not drives_on(s, player, plan):
            return c.LEAVE[player.letter]
        return c.DONE[player.letter]


def _works(player: Player, plan: Plan) -> bool:
    """Whether a turn of guarding the bank is worth more than walking off."""
    return player.pocket.money < POOR or plan.best(player.square).purpose == "work"


def _use_map(s: State, player: Player, options: list[Any]) -> Command | None:
    """A missing part far away is spun to a new place."""
    maps = [option for option in options if isinstance(option, c.UseMap)]
    if not maps:
        return None
    plan = plan_of(s, player)
    goal = plan.best(player.square)
    if goal.purpose != "part" or plan.at(player.square) < FAR_PART:
        return None
    return next((option for option in maps if goal.squares >> s.board.square_of[option.square] & 1), None)


def _go(s: State, player: Player, ask: Ask) -> Command:
    """The end from which the goal is nearest."""
    values = end_values(s, player, ask)
    best: Command = min(ask.options, key=lambda option: values[option.square])
    return best


def end_values(s: State, player: Player, ask: Ask) -> dict[str, float]:
    """The turns to the goal from each end of a move, forests and rides taken into account."""
    assert isinstance(ask.choice, Move)
    ends, plan = ask.choice.ends(s), whole_plan(s, player)
    paid = ground_of(s, player).paid if isinstance(ask.choice, Walking) else 0
    values = {}
    for option in ask.options:
        square = s.board.square_of[option.square]
        fees = FOREST * sum(paid >> step & 1 for step in ends[square])
        values[option.square] = plan.at(square) + fees / A_TURN
    return values


def _kit(s: State, player: Player, ask: Ask) -> Command:
    return c.KIT[player.letter]


def _medical(s: State, player: Player, ask: Ask) -> Command:
    return c.PAY[player.letter]


def _bolt(s: State, player: Player, ask: Ask) -> Command:
    """The colour of which there are most goes."""
    stored = player.store.parts if player.store else (0, 0, 0)
    carried = player.pocket.parts
    best: Command = max(ask.options, key=lambda lose: carried[i := COLOURS.index(lose.thing)] + stored[i])
    return best


def _powder(s: State, player: Player, ask: Ask) -> Command:
    first: Command = ask.options[0]
    return first


CHOICES: dict[type[Any], Callable[[State, Player, Ask], Command]] = {
    Walking: _go,
    Driving: _go,
    Sailing: _go,
    UseKit: _kit,
    MedicalCheck: _medical,
    RustyBolt: _bolt,
    WetPowder: _powder,
    HowMuch: how_much,
}
