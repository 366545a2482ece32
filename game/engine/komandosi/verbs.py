"""The few things that change the table of Komandosi; each tells what it did."""

from __future__ import annotations

from game.engine.board.grid import spaces_of
from game.engine.core.rng import below
from game.engine.core.state import Outcome, emit, reveal
from game.engine.komandosi import events as e
from game.engine.komandosi.effects import GOODS, Goods
from game.engine.komandosi.state import LETTERS, NO_CARD, NOTE, NOWHERE, Counts, Player, Ride, State, Stride

SIDES = 6
BANK, SHOP, RESERVE = "bank", "shop", "reserve"
_NOT_IN_WATER: tuple[Goods, ...] = ("launcher", "rifle")


def changed(counts: Counts, place: int, by: int) -> Counts:
    """The counts with one of them changed."""
    return (*counts[:place], counts[place] + by, *counts[place + 1 :])


# ------------------------------------------------------------------ chance


def roll(s: State, player: Player, way: str) -> int:
    """Rolls the die for something and gives its pips."""
    pips = below(s, SIDES) + 1
    reveal(s, "roll")
    emit(s, e.DieRolled, player.letter, pips, way)
    return pips


def spin(s: State, squares: int) -> int:
    """Turns the spinner until it shows one of these squares: each is equally likely (komandosi:Q5, Q55)."""
    chosen = below(s, squares.bit_count())
    reveal(s, "roll")
    return list(spaces_of(squares))[chosen]


# ------------------------------------------------------------------ places


def walk(s: State, player: Player, path: tuple[int, ...], way: str, by: str) -> None:
    """A commando goes along squares."""
    player.square = path[-1]
    emit(s, e.Moved, player.letter, path, way, by)


def stay(s: State, player: Player, by: str) -> None:
    """A commando does not move."""
    emit(s, e.Stayed, player.letter, by)


def relocate(s: State, player: Player, square: int, by: str) -> None:
    """A commando is set on another square; a ride ends and its vehicle goes back (komandosi:Q63)."""
    end_ride(s, player, by)
    player.square = square
    emit(s, e.Relocated, player.letter, square, by)


def begin_ride(s: State, player: Player, ride: Ride, by: str) -> None:
    """A commando gets into a vehicle."""
    player.ride = ride
    emit(s, e.RideBegan, player.letter, ride, by)


def end_ride(s: State, player: Player, by: str) -> None:
    """A commando gets out, if he rides; the vehicle is back at its place."""
    if player.ride:
        emit(s, e.RideEnded, player.letter, player.ride, by)
        player.ride, player.rolls, player.way = "", 0, 0


def build(s: State, player: Player, square: int) -> None:
    """A house stands from now on."""
    player.house = square
    emit(s, e.HouseBuilt, player.letter, square)


# ------------------------------------------------------------------ money and things


def pay(s: State, player: Player, amount: int, by: str) -> int:
    """A player pays the bank what he has of a sum (komandosi:Q61); gives what he paid."""
    amount = min(amount, player.pocket.money)
    if amount:
        player.pocket.money -= amount
        s.bank += amount
        emit(s, e.MoneyPaid, player.letter, BANK, amount, by)
    return amount


def earn(s: State, player: Player, amount: int, by: str) -> None:
    """The bank pays a player; with a limited bank only what it has (komandosi:Q44)."""
    if s.table.rulings.bank_limit:
        amount = min(amount, max(0, s.bank))
    if amount:
        player.pocket.money += amount
        s.bank -= amount
        emit(s, e.MoneyPaid, BANK, player.letter, amount, by)


def hand(s: State, giver: Player, taker: Player, amount: int, by: str) -> None:
    """A player gives another one what he has of a sum."""
    amount = min(amount, giver.pocket.money)
    if amount:
        giver.pocket.money -= amount
        taker.pocket.money += amount
        emit(s, e.MoneyPaid, giver.letter, taker.letter, amount, by)


def half(money: int) -> int:
    """Half of a sum, rounded down to whole notes (komandosi:Q30)."""
    return money // 2 // NOTE * NOTE


def gain_goods(s: State, player: Player, goods: Goods, by: str) -> None:
    """A shop card comes from the stock, which must have one."""
    place = GOODS.index(goods)
    s.stock = changed(s.stock, place, -1)
    player.pocket.goods = changed(player.pocket.goods, place, 1)
    emit(s, e.GoodsMoved, SHOP, player.letter, goods, 1, by)
    drop_in_water(s, player)


def return_goods(s: State, player: Player, goods: Goods, count: int, by: str) -> None:
    """Shop cards go back to the stock."""
    place = GOODS.index(goods)
    player.pocket.goods = changed(player.pocket.goods, place, -count)
    s.stock = changed(s.stock, place, count)
    emit(s, e.GoodsMoved, player.letter, SHOP, goods, count, by)


def drop_in_water(s: State, player: Player) -> None:
    """Launchers and rifles that come to a swimmer go back to the stock (komandosi:Q58)."""
    if player.ride != "boat" and s.board.sea >> player.square & 1:
        for goods in _NOT_IN_WATER:
            if count := player.pocket.goods[GOODS.index(goods)]:
                return_goods(s, player, goods, count, "komandosi:Q58")


def loot(s: State, winner: Player, loser: Player, by: str) -> None:
    """Half the money and all things that the loser carries go to the winner (komandosi:K22, Q31)."""
    hand(s, loser, winner, half(loser.pocket.money), by)
    theirs, ours = loser.pocket, winner.pocket
    for place, goods in enumerate(GOODS):
        if count := theirs.goods[place]:
            emit(s, e.GoodsMoved, loser.letter, winner.letter, goods, count, by)
    for colour, count in enumerate(theirs.parts):
        if count:
            emit(s, e.PartsMoved, loser.letter, winner.letter, colour, count, by)
    if theirs.kept:
        emit(s, e.CardsMoved, loser.letter, winner.letter, theirs.kept)
    ours.goods = tuple(mine + more for mine, more in zip(ours.goods, theirs.goods, strict=True))
    ours.parts = tuple(mine + more for mine, more in zip(ours.parts, theirs.parts, strict=True))
    ours.kept += theirs.kept
    theirs.goods, theirs.parts, theirs.kept = (0, 0, 0, 0), (0, 0, 0), ()
    drop_in_water(s, winner)


# ------------------------------------------------------------------ parts


def place_part(s: State, square: int, colour: int, by: str) -> None:
    """A part out of the reserve lies on the board."""
    s.reserve = changed(s.reserve, colour, -1)
    s.parts = (*s.parts, (square, colour))
    emit(s, e.PartPlaced, square, colour, by)


def take_part(s: State, player: Player, colour: int) -> None:
    """A player takes the part on his square."""
    s.parts = tuple(part for part in s.parts if part[0] != player.square)
    player.pocket.parts = changed(player.pocket.parts, colour, 1)
    emit(s, e.PartTaken, player.letter, player.square, colour)


def return_part(s: State, player: Player, colour: int, by: str) -> None:
    """A part goes back into the mixed reserve (komandosi:Q4)."""
    player.pocket.parts = changed(player.pocket.parts, colour, -1)
    s.reserve = changed(s.reserve, colour, 1)
    emit(s, e.PartsMoved, player.letter, RESERVE, colour, 1, by)


def move_part(s: State, square: int, to: int) -> None:
    """A part on the board lies somewhere else."""
    colour = s.part_at(square)
    s.parts = tuple((to, its) if place == square else (place, its) for place, its in s.parts)
    emit(s, e.PartMoved, square, to, colour)


# ------------------------------------------------------------------ event cards


def draw_card(s: State, player: Player) -> int:
    """Turns up the next event card; NO_CARD when all are with the players."""
    if not s.deck:
        return NO_CARD
    card = s.deck.pop()
    reveal(s, "draw")
    emit(s, e.CardDrawn, player.letter, card)
    return card


def put_under(s: State, player: Player, card: int) -> None:
    """A used card goes under the deck (komandosi:K11)."""
    s.deck.insert(0, card)
    emit(s, e.CardPutUnder, player.letter, card)


def keep_card(s: State, player: Player, card: int) -> None:
    """A card stays with a player (komandosi:Q53)."""
    player.pocket.kept = (*player.pocket.kept, card)
    emit(s, e.CardKept, player.letter, card)


def pass_card(s: State, player: Player, use: str) -> int:
    """The first card that a player carries for a use; NO_CARD without one."""
    pass_of = s.table.pass_of
    return next((card for card in player.pocket.kept if pass_of[card] == use), NO_CARD)


def use_pass(s: State, player: Player, use: str) -> None:
    """A kept card is used up."""
    card = pass_card(s, player, use)
    at = player.pocket.kept.index(card)
    player.pocket.kept = player.pocket.kept[:at] + player.pocket.kept[at + 1 :]
    emit(s, e.PassUsed, player.letter, card)
    put_under(s, player, card)


def change_stride(s: State, player: Player, stride: Stride) -> None:
    """A card changes the move of this roll."""
    s.stride = stride
    emit(s, e.StrideChanged, player.letter, stride)


def give_order(s: State, player: Player, card: int) -> None:
    """A player is under an order from now on."""
    player.order = card
    emit(s, e.OrderGiven, player.letter, card)


def end_order(s: State, player: Player, how: str, by: str) -> int:
    """An order is over; gives its card, which now lies nowhere."""
    card, player.order = player.order, NO_CARD
    emit(s, e.OrderEnded, player.letter, card, how, by)
    return card


# ------------------------------------------------------------------ the end


def end_game(s: State, winners: tuple[int, ...], why: str, by: str) -> None:
    """The game is over."""
    s.outcome = Outcome(winners, by, why)
    emit(s, e.GameEnded, tuple(LETTERS[seat] for seat in winners), why, by)


def free_squares(s: State, squares: int) -> int:
    """Those of the squares without commando, part and house."""
    for player in s.players:
        squares &= ~(1 << player.square) if player.square != NOWHERE else -1
        if player.house != NOWHERE:
            squares &= ~(1 << player.house)
    for place, _ in s.parts:
        squares &= ~(1 << place)
    return squares
