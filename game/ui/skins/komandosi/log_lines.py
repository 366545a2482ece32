"""The sentences of the log: one writer for each kind of event."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.engine.core.events import Event
from game.engine.core.text import N_
from game.engine.komandosi import events as e
from game.engine.komandosi.effects import PASSES
from game.engine.komandosi.state import COLOURS
from game.ui.log_line import Line
from game.ui.skins.komandosi.log import COLOUR_NAMES, GOODS_NAMES, LogBook
from game.ui.skins.komandosi.stage import BANK, RESERVE, SHOP

Lines = list[Line]


def lines_of(book: LogBook, event: Event) -> Lines:
    """The lines about an event; a few events are told by another one."""
    write = _WRITERS.get(type(event))
    return write(book, event) if write else []


# ------------------------------------------------------------ set-up and turns


def _placed(book: LogBook, event: e.CommandoPlaced) -> Lines:
    gaps = {"name": book.name(event.player), "square": book.square(event.square)}
    return [book.line(event, N_("The spinner shows {square}: {name} begins there"), "round", "paper", **gaps)]


def _part_placed(book: LogBook, event: e.PartPlaced) -> Lines:
    gaps = {"part": COLOUR_NAMES[event.colour], "square": book.square(event.square)}
    return [book.line(event, N_("The spinner shows {square}: a part there, {part}"), "card", "lime", **gaps)]


def _part_moved(book: LogBook, event: e.PartMoved) -> Lines:
    gaps = {
        "part": COLOUR_NAMES[event.colour],
        "square": book.square(event.square),
        "to": book.square(event.to),
    }
    return [book.line(event, N_("The part on {square} ({part}) now lies on {to}"), "card", "lime", **gaps)]


def _start(book: LogBook, event: e.StartDecided) -> Lines:
    return [book.line(event, N_("{name} begins"), "round", "paper", name=book.name(event.player))]


def _turn(book: LogBook, event: e.TurnBegan) -> Lines:
    gaps = {"name": book.name(event.player), "n": event.round}
    line = Line(N_("Round {n}: {name}"), gaps, "round", "yellow", event.rule, round=event.round)
    return [line]


def _sat_out(book: LogBook, event: e.TurnSatOut) -> Lines:
    return [book.line(event, N_("{name} waits in the hospital"), "round", "coral", name=book.name(event.player))]


_ROLLS = {
    "walk": N_("{name} rolls {pips}"),
    "train": N_("{name} rolls {pips} on the train"),
    "car": N_("{name} rolls {pips} in the car"),
    "boat": N_("{name} rolls {pips} in the boat"),
    "fist": N_("{name} rolls {pips} for the fight"),
    "rifle": N_("{name} rolls {pips} for the shot"),
    "rocket": N_("{name} rolls {pips} for the rocket"),
    "raffle": N_("{name} rolls {pips} in the raffle"),
    "start": N_("{name} rolls {pips} for the start"),
}


def _rolled(book: LogBook, event: e.DieRolled) -> Lines:
    gaps = {"name": book.name(event.player), "pips": str(event.pips)}
    return [book.line(event, _ROLLS[event.way], "roll", "paper", **gaps)]


# ------------------------------------------------------------ moving

_STAYS = {
    "komandosi:K16": N_("{name} guards the bank"),
    "komandosi:Q7": N_("{name} has no legal move and stays"),
    "komandosi:K7": N_("{name} swims on the spot"),
    "komandosi:Q65": N_("{name} cannot drive on"),
    "komandosi:Q62": N_("{name} cannot sail on"),
}
_MOVES = {
    "walk": N_("{name} walks {count} to {square}"),
    "swim": N_("{name} swims {count} to {square}"),
    "train": N_("{name} rides {count} to {square}"),
    "car": N_("{name} drives {count} to {square}"),
    "boat": N_("{name} sails {count} to {square}"),
}


def _stayed(book: LogBook, event: e.Stayed) -> Lines:
    sentence = _STAYS.get(event.by, N_("{name} does not move"))
    return [book.line(event, sentence, "move", name=book.name(event.player))]


def _moved(book: LogBook, event: e.Moved) -> Lines:
    gaps = {"name": book.name(event.player), "count": str(len(event.path)), "square": book.square(event.path[-1])}
    return [book.line(event, _MOVES[event.way], "move", **gaps)]


def _relocated(book: LogBook, event: e.Relocated) -> Lines:
    gaps = {"name": book.name(event.player), "square": book.square(event.square)}
    return [book.line(event, N_("{name} is moved to {square}"), "move", "shallow", **gaps)]


_BEGINS = {
    "train": N_("{name} boards the train"),
    "car": N_("{name} rents the car"),
    "boat": N_("{name} takes the motorboat"),
}
_ENDS = {
    "train": N_("{name} gets off the train"),
    "car": N_("{name} leaves the car"),
    "boat": N_("{name} leaves the boat"),
}


def _ride(book: LogBook, event: e.RideBegan) -> Lines:
    return [book.line(event, _BEGINS[event.ride], "move", "lime", name=book.name(event.player))]


def _ride_over(book: LogBook, event: e.RideEnded) -> Lines:
    return [book.line(event, _ENDS[event.ride], "move", name=book.name(event.player))]


# ------------------------------------------------------------ money and things


def _paid(book: LogBook, event: e.MoneyPaid) -> Lines:
    amount = str(event.amount)
    if event.taker == BANK:
        gaps = {"name": book.name(event.giver), "amount": amount}
        return [book.detail(event, N_("{name} pays {amount}"), "money", **gaps)]
    if event.giver == BANK:
        gaps = {"name": book.name(event.taker), "amount": amount}
        return [book.detail(event, N_("{name} gets {amount}"), "money", "lime", **gaps)]
    gaps = {"giver": book.name(event.giver), "taker": book.name(event.taker), "amount": amount}
    return [book.detail(event, N_("{giver} gives {taker} {amount}"), "money", "yellow", **gaps)]


def _goods(book: LogBook, event: e.GoodsMoved) -> Lines:
    what = book.several(event.goods, event.count)
    if event.giver == SHOP:
        return [book.detail(event, N_("{name} gets {what}"), "money", "lime", name=book.name(event.taker), what=what)]
    if event.taker == SHOP:
        sentence = N_("{what} back to the shop")
        return [book.detail(event, sentence, "money", what=what)]
    return [_looted(book, event, what)]


def _looted(book: LogBook, event: Any, what: Any) -> Line:
    gaps = {"giver": book.name(event.giver), "taker": book.name(event.taker), "what": what}
    return book.detail(event, N_("{taker} takes {what} from {giver}"), "fight", "yellow", **gaps)


def _part_taken(book: LogBook, event: e.PartTaken) -> Lines:
    gaps = {
        "name": book.name(event.player),
        "part": COLOUR_NAMES[event.colour],
        "square": book.square(event.square),
    }
    return [book.line(event, N_("{name} takes the part on {square}: {part}"), "card", "lime", **gaps)]


def _parts(book: LogBook, event: e.PartsMoved) -> Lines:
    what = book.several(COLOURS[event.colour], event.count)
    if event.taker == RESERVE:
        gaps = {"name": book.name(event.giver), "what": what}
        return [book.line(event, N_("{name} gives up the {what}"), "card", "coral", **gaps)]
    return [_looted(book, event, what)]


def _cards_looted(book: LogBook, event: e.CardsMoved) -> Lines:
    return [_looted(book, event, tuple(book.card(card) for card in event.cards))]


def _built(book: LogBook, event: e.HouseBuilt) -> Lines:
    gaps = {"name": book.name(event.player), "square": book.square(event.square)}
    return [book.line(event, N_("{name} builds a house on {square}"), "money", "lime", **gaps)]


def _stored(book: LogBook, event: e.Stored) -> Lines:
    return [_storage(book, event, N_("{name} puts {what} into the house"))]


def _fetched(book: LogBook, event: e.Fetched) -> Lines:
    return [_storage(book, event, N_("{name} takes {what} out of the house"))]


def _storage(book: LogBook, event: e.Stored | e.Fetched, sentence: str) -> Line:
    named = event.thing in (*GOODS_NAMES, *COLOURS, *PASSES)
    what = book.several(event.thing, event.count) if named else str(event.count)
    return book.line(event, sentence, "money", name=book.name(event.player), what=what)


# ------------------------------------------------------------ event cards


def _drawn(book: LogBook, event: e.CardDrawn) -> Lines:
    gaps = {"name": book.name(event.player), "card": book.card(event.card)}
    return [book.line(event, N_("{name} draws an event: {card}"), "card", "orange", **gaps)]


def _kept(book: LogBook, event: e.CardKept) -> Lines:
    gaps = {"name": book.name(event.player), "card": book.card(event.card)}
    return [book.detail(event, N_("{name} keeps {card}"), "card", "lime", **gaps)]


def _pass_used(book: LogBook, event: e.PassUsed) -> Lines:
    gaps = {"name": book.name(event.player), "card": book.card(event.card)}
    return [book.line(event, N_("{name} uses {card}"), "card", "lime", **gaps)]


def _nothing(book: LogBook, event: e.NothingHappened) -> Lines:
    return [book.detail(event, N_("Nothing comes of it"), "card")]


def _ordered(book: LogBook, event: e.OrderGiven) -> Lines:
    return [book.detail(event, N_("{name} is under an order"), "card", "orange", name=book.name(event.player))]


_ORDERS_END = {
    "done": N_("{name} has carried the order out"),
    "released": N_("The old order of {name} is over"),
    "lapsed": N_("No way leads there: the order of {name} is void"),
}


def _order_over(book: LogBook, event: e.OrderEnded) -> Lines:
    return [book.line(event, _ORDERS_END[event.how], "card", name=book.name(event.player))]


def _truce(book: LogBook, event: e.TruceBegan) -> Lines:
    gaps = {"name": book.name(event.player), "turns": str(event.turns)}
    return [book.detail(event, N_("Truce for {name}, for {turns} turns"), "card", "lime", **gaps)]


def _truce_over(book: LogBook, event: e.TruceEnded) -> Lines:
    return [book.line(event, N_("The truce of {name} is over"), "card", name=book.name(event.player))]


_STRIDES = {
    "double": N_("This move has twice as many pips"),
    "half": N_("This move has half as many pips"),
    "lost": N_("This move is lost"),
}


def _stride(book: LogBook, event: e.StrideChanged) -> Lines:
    return [book.detail(event, _STRIDES[event.stride], "card", "coral" if event.stride != "double" else "lime")]


# ------------------------------------------------------------ fights

_ANNOUNCED = {
    "fist": N_("{name} attacks {target} hand to hand"),
    "rifle": N_("{name} aims the rifle at {target}"),
    "rocket": N_("{name} aims a rocket at {target}, times {times}"),
}
_FOUGHT = {
    "hit": N_("A hit: {target} goes to the hospital"),
    "missed": N_("{name} misses {target}"),
    "void": N_("The attack on {target} is void"),
}


def _announced(book: LogBook, event: e.AttackAnnounced) -> Lines:
    gaps = {"name": book.name(event.player), "target": book.name(event.target), "times": str(event.times)}
    return [book.line(event, _ANNOUNCED[event.weapon], "fight", "coral", **gaps)]


def _fought(book: LogBook, event: e.AttackEnded) -> Lines:
    gaps = {"name": book.name(event.player), "target": book.name(event.target)}
    return [book.line(event, _FOUGHT[event.how], "fight", "red" if event.how == "hit" else "mist", **gaps)]


# ------------------------------------------------------------ the end

_WINS = {
    "helicopter": N_("{names} reaches the helicopter with three different parts and wins"),
    "rounds": N_("The last round is over: {names} is ahead"),
}


def _ended(book: LogBook, event: e.GameEnded) -> Lines:
    names = tuple(book.name(letter) for letter in event.winners)
    return [book.line(event, _WINS[event.why], "round", "yellow", names=names)]


_WRITERS: dict[type[Event], Callable[[LogBook, Any], Lines]] = {
    e.CommandoPlaced: _placed,
    e.PartPlaced: _part_placed,
    e.PartMoved: _part_moved,
    e.StartDecided: _start,
    e.TurnBegan: _turn,
    e.TurnSatOut: _sat_out,
    e.DieRolled: _rolled,
    e.Stayed: _stayed,
    e.Moved: _moved,
    e.Relocated: _relocated,
    e.RideBegan: _ride,
    e.RideEnded: _ride_over,
    e.MoneyPaid: _paid,
    e.GoodsMoved: _goods,
    e.PartTaken: _part_taken,
    e.PartsMoved: _parts,
    e.CardsMoved: _cards_looted,
    e.HouseBuilt: _built,
    e.Stored: _stored,
    e.Fetched: _fetched,
    e.CardDrawn: _drawn,
    e.CardKept: _kept,
    e.PassUsed: _pass_used,
    e.NothingHappened: _nothing,
    e.OrderGiven: _ordered,
    e.OrderEnded: _order_over,
    e.TruceBegan: _truce,
    e.TruceEnded: _truce_over,
    e.StrideChanged: _stride,
    e.AttackAnnounced: _announced,
    e.AttackEnded: _fought,
    e.GameEnded: _ended,
}
