"""How the good bot plays a game on to its end: like the greedy one, with quicker eyes for dice and trades."""

from __future__ import annotations

from game.engine.core.step import Ask, Command
from game.engine.dday import commands as c
from game.engine.dday.bot import GreedyBot
from game.engine.dday.bot_trade import MARGIN, courage_wanted, worst_loss
from game.engine.dday.combat import AfterFire
from game.engine.dday.dice import DICE, Dice, text_of
from game.engine.dday.goals import goal_of
from game.engine.dday.moving import Moving
from game.engine.dday.outlook import ground_of
from game.engine.dday.reroll import RerollTable, table_of
from game.engine.dday.rolling import Rolling
from game.engine.dday.state import State

ROLLS = 3
_MOST_ROLLED = 4
"""Dice that can be rolled again: two are locked."""


class RolloutBot(GreedyBot):
    """The greedy bot without its dearest thoughts: one re-roll ahead instead of two, no look at trades nobody needs."""

    name = "rollout"

    def choose(self, s: State, ask: Ask) -> Command:
        """One of the options."""
        kind = type(ask.choice)
        if kind is Rolling:
            return _roll(s, ask)
        if kind in (Moving, AfterFire) and len(s.units) > 1 and not _trade_helps(s, kind is Moving):
            own = [option for option in ask.options if not isinstance(option, c.Give | c.Hand)]
            return super().choose(s, Ask(ask.choice, ask.seats, ask.prompt, own))
        return super().choose(s, ask)


def _trade_helps(s: State, moving: bool) -> bool:
    """Whether a Unit lacks what another could give."""
    if moving and any(courage_wanted(s, unit) for unit in s.units):
        return True
    return any(worst_loss(s, unit) + MARGIN > unit.strength for unit in s.units)


def _roll(s: State, ask: Ask) -> Command:
    own = next(option for option in ask.options if not isinstance(option, c.Give | c.Hand))
    unit = s.unit(own.unit)
    table = table_of(goal_of(s, unit), ground_of(s, unit))
    if not unit.locked:
        return c.Lock(unit.letter, text_of(_lock(table, unit.dice)))
    if unit.rolls == ROLLS:
        return c.Ready(unit.letter)
    mask, _ = table.last(unit.dice, unit.locked)
    return c.Reroll(unit.letter, text_of(mask)) if mask else c.Ready(unit.letter)


def _lock(table: RerollTable, dice: Dice) -> int:
    """The two dice that are dearest to keep."""
    values = table.once.by_mask(dice)
    masks = [mask for mask in range(1 << DICE) if mask.bit_count() <= _MOST_ROLLED]
    best = max(masks, key=values.__getitem__)
    kept = [place for place in range(DICE) if not best >> place & 1]
    loss = {place: -max(values[mask] for mask in masks if mask >> place & 1) for place in kept}
    first, second = sorted(kept, key=loss.__getitem__, reverse=True)[:2]
    return 1 << first | 1 << second
