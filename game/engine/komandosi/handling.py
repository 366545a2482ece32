"""What a commando does without moving: shop, bank, parts, house (komandosi:K9, K13, K15, K16, K26).

Each of these acts uses something up, so that no turn lasts for ever: things go in or out of the house once a kind and
turn (komandosi:Q87).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from game.engine.core.state import emit
from game.engine.core.step import Choice, Refusal
from game.engine.core.text import N_
from game.engine.komandosi import events as e
from game.engine.komandosi import refusals
from game.engine.komandosi.commands import BUILD, TAKE, Amount, Build, Buy, Get, PlayerCommand, Put, Sell, Take
from game.engine.komandosi.effects import GOODS, PASSES
from game.engine.komandosi.housing import may_build
from game.engine.komandosi.prices import HOUSE, PART, SURPLUS
from game.engine.komandosi.spinner import refill_now
from game.engine.komandosi.state import COLOURS, NOTE, NOWHERE, Holdings, Player, State
from game.engine.komandosi.verbs import build, changed, earn, gain_goods, pay, return_part, take_part

MONEY = "money"
THINGS: tuple[str, ...] = (MONEY, *GOODS, *COLOURS, *PASSES)


def free_acts(s: State, player: Player) -> list[Any]:
    """Everything that a player can do where he stands, besides moving."""
    acts: list[Any] = []
    square, money = player.square, player.pocket.money
    if player.ride in ("", "car"):
        if s.board.shop >> square & 1:
            acts += _purchases(s, player)
        elif s.board.bank >> square & 1:
            acts += [Sell(player.letter, COLOURS[colour]) for colour in surplus(s, player)]
    if player.ride == "":
        if money >= PART and s.part_at(square) != NOWHERE:
            acts.append(TAKE[player.letter])
        if may_build(s, player):
            acts.append(BUILD[player.letter])
        if square == player.house:
            acts += _storage(s, player)
    return acts


def _purchases(s: State, player: Player) -> list[Any]:
    price, money = s.table.price, player.pocket.money
    return [
        Buy(player.letter, goods) for goods, left in zip(GOODS, s.stock, strict=True) if left and price[goods] <= money
    ]


def surplus(s: State, player: Player) -> list[int]:
    """The colours of parts that the bank buys: another one of the colour is carried or in the house (komandosi:Q43)."""
    stored = player.store.parts if player.store else (0, 0, 0)
    least = 1 if s.table.rulings.sell_any_part else 2
    carried = player.pocket.parts
    return [colour for colour, count in enumerate(carried) if count and count + stored[colour] >= least]


def _storage(s: State, player: Player) -> list[Any]:
    store = player.store
    assert store is not None
    acts: list[Any] = []
    for thing in THINGS:
        if thing in s.handled:
            continue
        if movable(s, player, thing, into=True):
            acts.append(Put(player.letter, thing))
        if movable(s, player, thing, into=False):
            acts.append(Get(player.letter, thing))
    return acts


def count_of(s: State, holdings: Holdings, thing: str) -> int:
    """How much of a thing lies somewhere; money in ertrobs."""
    if thing == MONEY:
        return holdings.money
    if thing in GOODS:
        return holdings.goods[GOODS.index(thing)]
    if thing in COLOURS:
        return holdings.parts[COLOURS.index(thing)]
    return len(_cards(s, holdings, thing))


def _cards(s: State, holdings: Holdings, use: str) -> list[int]:
    return [card for card in holdings.kept if s.table.pass_of[card] == use]


def movable(s: State, player: Player, thing: str, into: bool) -> int:
    """How much of a thing can be put into the house, or taken out of it."""
    assert player.store is not None
    count = count_of(s, player.pocket if into else player.store, thing)
    if into and thing in COLOURS and s.table.rulings.one_a_colour:
        return min(count, 1 - count_of(s, player.store, thing))
    return count


def act(s: State, player: Player, command: PlayerCommand) -> None:
    """Carries out one of the free acts."""
    match command:
        case Take():
            pay(s, player, PART, "komandosi:K9")
            take_part(s, player, s.part_at(player.square))
            refill_now(s)
        case Build():
            pay(s, player, HOUSE, "komandosi:K13")
            player.store = Holdings()
            build(s, player, player.square)
        case Buy(_, goods):
            pay(s, player, s.table.price[goods], "komandosi:K15")
            gain_goods(s, player, goods, "komandosi:K15")  # type: ignore[arg-type]
        case Sell(_, colour):
            return_part(s, player, COLOURS.index(colour), "komandosi:K16")
            earn(s, player, SURPLUS, "komandosi:K16")
            refill_now(s)
        case Put(_, thing):
            _begin_moving(s, player, thing, into=True)
        case Get(_, thing):
            _begin_moving(s, player, thing, into=False)


FREE_ACTS = (Take, Build, Buy, Sell, Put, Get)


def _begin_moving(s: State, player: Player, thing: str, into: bool) -> None:
    s.handled = (*s.handled, thing)
    most = movable(s, player, thing, into)
    if most > (NOTE if thing == MONEY else 1):
        s.agenda.append(HowMuch(thing, into))
    else:
        move_thing(s, player, thing, most, into)


def move_thing(s: State, player: Player, thing: str, count: int, into: bool) -> None:
    """Puts some of a thing into the house, or takes it out."""
    store = player.store
    assert store is not None
    giver, taker = (player.pocket, store) if into else (store, player.pocket)
    _change(s, giver, thing, -count)
    if thing in PASSES:
        cards = _cards(s, giver, thing)
        moved = tuple(cards[:count])
        giver.kept = tuple(card for card in giver.kept if card not in moved)
        taker.kept += moved
    _change(s, taker, thing, count)
    emit(s, e.Stored if into else e.Fetched, player.letter, thing, count)


def _change(s: State, holdings: Holdings, thing: str, by: int) -> None:
    if thing == MONEY:
        holdings.money += by
    elif thing in GOODS:
        holdings.goods = changed(holdings.goods, GOODS.index(thing), by)
    elif thing in COLOURS:
        holdings.parts = changed(holdings.parts, COLOURS.index(thing), by)


@dataclass(frozen=True, slots=True)
class HowMuch(Choice[State]):
    """How much of it goes into the house, or comes out."""

    prompt: ClassVar[str] = N_("How much of it?")
    rule: ClassVar[str] = "komandosi:K26"
    thing: str
    into: bool

    def seats(self, s: State) -> tuple[int, ...]:
        return (s.seat,)

    def options(self, s: State) -> list[Any]:
        unit = NOTE if self.thing == MONEY else 1
        most = movable(s, s.mover, self.thing, self.into)
        return [Amount(s.mover.letter, str(count)) for count in range(unit, most + 1, unit)]

    def take(self, s: State, command: Any) -> None:
        move_thing(s, s.mover, self.thing, int(command.count), self.into)

    def why_not(self, s: State, pick: str, after: tuple[str, ...] = ()) -> Refusal | None:
        return refusals.first_this(self.rule)
