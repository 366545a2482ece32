"""Which answers the good bot thinks about: the greedy bot's, and the others that could be better."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.engine.core.step import Ask, Command
from game.engine.dday import commands as c
from game.engine.dday.card_values import ITEMS, VEHICLES, specialist_value
from game.engine.dday.combat import AfterFire, BeforeFire
from game.engine.dday.finding import Finding
from game.engine.dday.moving import Moving, Sacrifice
from game.engine.dday.state import State, Unit
from game.engine.dday.upkeep import Upkeep

SPECIALISTS, FINDS = 4, 3
"""Specialists, and Items or Vehicles, that are thought about."""
MOST = 6
"""Answers that are compared at most."""
Others = Callable[[State, Unit, list[Any], Command], list[Any]]


def promising(s: State, ask: Ask, usual: Command) -> list[Command]:
    """The usual answer and then the others worth a thought, all of the Unit that answers."""
    others = OTHERS.get(type(ask.choice))
    if others is None or isinstance(usual, c.Give | c.Hand):
        return [usual]
    unit = s.units[usual.seat]
    own = [it for it in ask.options if it.unit == unit.letter and not isinstance(it, c.Give | c.Hand)]
    found = [it for it in others(s, unit, own, usual) if it != usual]
    return [usual, *found[: MOST - 1]]


def _every(s: State, unit: Unit, options: list[Any], usual: Command) -> list[Any]:
    return options


def _moves(s: State, unit: Unit, options: list[Any], usual: Command) -> list[Any]:
    """Whether to stay after all, another way, a card; to stay where the greedy bot stays is nearly always right."""
    return options if isinstance(usual, c.Move | c.Play) else []


def _buys(s: State, unit: Unit, options: list[Any], usual: Command) -> list[Any]:
    """Other cards, or to save for a better one; who has nothing worth buying waits."""
    if isinstance(usual, c.Ready):
        return []
    recruits = [it for it in options if isinstance(it, c.Recruit)]
    recruits.sort(key=lambda it: specialist_value(s, unit, it.card), reverse=True)
    finds = [it for it in options if isinstance(it, c.Find)]
    finds.sort(key=lambda it: ITEMS.get(it.card) or VEHICLES.get(it.card, 0.0), reverse=True)
    rest = [it for it in options if isinstance(it, c.Ready | c.Search)]
    return [*recruits[:1], *finds[:1], *rest, *recruits[1:SPECIALISTS], *finds[1:FINDS]]


def _bonuses(s: State, unit: Unit, options: list[Any], usual: Command) -> list[Any]:
    """What is taken for good; whom Reinforcements go to matters little."""
    return [it for it in options if isinstance(it, c.Cry | c.Search | c.ChooseAward)]


def _plays(s: State, unit: Unit, options: list[Any], usual: Command) -> list[Any]:
    return options if any(isinstance(it, c.Play) for it in options) else []


OTHERS: dict[type[Any], Others] = {
    Upkeep: _bonuses,
    Finding: _buys,
    Moving: _moves,
    Sacrifice: _every,
    BeforeFire: _plays,
    AfterFire: _plays,
}
