"""Cards without dice or fire: gains, stretched stays, trade with Units elsewhere."""

from __future__ import annotations

from itertools import combinations

from game.engine.dday.cards import Window
from game.engine.dday.commands import Play
from game.engine.dday.effects import Gain, Hold, OpenTrade
from game.engine.dday.state import MUST_MOVE, State, Unit
from game.engine.dday.trading import MESSENGER, may_trade
from game.engine.dday.verbs import gain, hand, open_trade

PLAYED = "dday:D21"


def no_target(s: State, unit: Unit, card: str, window: Window) -> list[str]:
    """It is simply played."""
    return [""]


def others(s: State, unit: Unit, card: str, window: Window) -> list[str]:
    """Any other Unit."""
    return [other.letter for other in s.units if other is not unit]


def gain_now(s: State, unit: Unit, command: Play, window: Window) -> None:
    """Adds to the dials at once."""
    for effect in s.table.effects(command.card):
        if isinstance(effect, Gain):
            for taker in s.together(unit) if effect.who == "sector" else [unit]:
                gain(s, taker, effect.resource, effect.count, command.card, PLAYED)


def keep_at_work(s: State, unit: Unit, command: Play, window: Window) -> None:
    """Works for the own Unit until the end of the turn."""
    unit.played = (*unit.played, command.card)


def can_stretch(s: State, unit: Unit) -> bool:
    """Whether the stay of a Unit can be stretched: once in a sector, and only where one may stay (dday:Q54)."""
    stays = s.table.board.sectors[unit.sector].stay == "turns"
    return stays and not unit.stretched and unit.chevrons < MUST_MOVE


def holdable(s: State, unit: Unit, card: str, window: Window) -> list[str]:
    """The own marker, or that of any one Unit."""
    hold = next(effect for effect in s.table.effects(card) if isinstance(effect, Hold))
    if hold.who == "one":
        return [other.letter for other in s.units if can_stretch(s, other)]
    return [""] if can_stretch(s, unit) else []


def hold(s: State, unit: Unit, command: Play, window: Window) -> None:
    """The marker will not be turned this time."""
    held = s.unit(command.target) if command.target else unit
    held.stretched = True
    held.played = (*held.played, command.card)


def partners(s: State, unit: Unit, card: str, window: Window) -> list[str]:
    """Units elsewhere with whom a card lets this one trade; the Messenger must be able to leave (dday:Q20)."""
    apart = [other.letter for other in s.units if not may_trade(s, unit, other)]
    if card == MESSENGER and unit.strength <= 1:
        return []
    if _between(s, card) == "all":
        return [""] if _all_pairs(s) else []
    return apart


def _between(s: State, card: str) -> str:
    return next(effect.between for effect in s.table.effects(card) if isinstance(effect, OpenTrade))


def _all_pairs(s: State) -> list[tuple[Unit, Unit]]:
    """Every two Units that no card brought together yet; those in one sector may part later this turn."""
    return [(a, b) for a, b in combinations(s.units, 2) if (1 << a.seat | 1 << b.seat) not in s.open_trades]


def bring_together(s: State, unit: Unit, command: Play, window: Window) -> None:
    """Opens the trade; the Messenger joins the other Unit, and sends no further message this turn."""
    pairs = [(unit, s.unit(command.target))] if command.target else _all_pairs(s)
    for one, other in pairs:
        open_trade(s, one, other, command.card, PLAYED)
        if command.card == MESSENGER:
            hand(s, one, other, MESSENGER)
            other.used = (*other.used, MESSENGER)
