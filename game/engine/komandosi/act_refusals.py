"""Why something cannot be done on the square: buying, selling, taking, building, storing."""

from __future__ import annotations

from collections.abc import Callable

from game.engine.core.step import Refusal
from game.engine.core.text import N_
from game.engine.komandosi.effects import GOODS
from game.engine.komandosi.handling import THINGS
from game.engine.komandosi.housing import good_square, keeps_ways
from game.engine.komandosi.prices import HOUSE, PART
from game.engine.komandosi.refusals import NOT_NOW, NOT_WITH_THAT, refusal
from game.engine.komandosi.state import NOWHERE, Player, State

NO_SHOP = N_("Things are bought on a square marked SHOP.")
SHOP_EMPTY = N_("The shop has nothing that you can pay for.")
SOLD_OUT = N_("The shop has none left.")
TOO_DEAR = N_("It costs {price}; {money} is not enough.")
NO_BANK = N_("Parts are sold in the bank.")
NO_SURPLUS = N_("The bank buys only a part of which you have another one in the same colour.")
NO_PART = N_("There is no part on this square.")
PART_FEE = N_("A part costs {fee}; there is not enough money. It can be paid at the start of the next turn.")
BUILT = N_("Everybody builds only one house in a game.")
HOUSE_FEE = N_("A house costs {fee}; there is not enough money.")
BAD_GROUND = N_("A house stands on plain land, not on a road, a track, a forest, a part or a special square.")
CUTS = N_("A house here would cut a place off from the rest of the island.")
NOT_HOME = N_("Things are stored only in your own house, while you stand in it.")
HANDLED = N_("Each kind of thing goes in or out of the house once a turn, and there is nothing else to move.")
RIDING = N_("Not while riding.")


def on_square(s: State, pick: str, after: tuple[str, ...]) -> Refusal | None:
    """The reason for one of the buttons of the square, or what follows it; None for other buttons."""
    if after == ("button:buy",) and pick.startswith("thing:"):
        return _buy_thing(s, s.mover, pick.removeprefix("thing:"))
    if after:
        return refusal("komandosi:K6", NOT_WITH_THAT)
    reason = _REASONS.get(pick.removeprefix("button:"))
    return reason(s, s.mover) if reason else None


def _buy(s: State, player: Player) -> Refusal:
    in_shop = s.board.shop >> player.square & 1
    return refusal("komandosi:K15" if not in_shop else "komandosi:Q42", SHOP_EMPTY if in_shop else NO_SHOP)


def _buy_thing(s: State, player: Player, goods: str) -> Refusal:
    if goods not in GOODS:
        return refusal("komandosi:K15", NOT_WITH_THAT)
    if not s.stock[GOODS.index(goods)]:
        return refusal("komandosi:Q42", SOLD_OUT)
    return refusal("komandosi:K15", TOO_DEAR, price=s.table.price[goods], money=player.pocket.money)


def _sell(s: State, player: Player) -> Refusal:
    in_bank = s.board.bank >> player.square & 1
    return refusal("komandosi:K16" if not in_bank else "komandosi:Q43", NO_SURPLUS if in_bank else NO_BANK)


def _take(s: State, player: Player) -> Refusal:
    if s.part_at(player.square) == NOWHERE:
        return refusal("komandosi:K9", NO_PART)
    return refusal("komandosi:Q57", PART_FEE, fee=PART)


def _build(s: State, player: Player) -> Refusal:
    if player.house != NOWHERE:
        return refusal("komandosi:K13", BUILT)
    if player.ride:
        return refusal("komandosi:K13", RIDING)
    if not good_square(s, player.square):
        return refusal("komandosi:Q36", BAD_GROUND)
    if not keeps_ways(s, player.square):
        return refusal("komandosi:Q77", CUTS)
    return refusal("komandosi:K13", HOUSE_FEE, fee=HOUSE)


def _store(s: State, player: Player) -> Refusal:
    if player.square == player.house:
        return refusal("komandosi:Q87", HANDLED)
    return refusal("komandosi:K26", NOT_HOME)


_REASONS: dict[str, Callable[[State, Player], Refusal]] = {
    "buy": _buy,
    "sell": _sell,
    "take": _take,
    "build": _build,
    "put": _store,
    "get": _store,
}


def while_arrived(s: State, pick: str, after: tuple[str, ...]) -> Refusal:
    """The reason at the end of a move."""
    if pick.partition(":")[2] in THINGS and not after:
        return refusal("komandosi:K26", NOT_NOW)
    return on_square(s, pick, after) or refusal("komandosi:K6", NOT_NOW)
