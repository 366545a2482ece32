"""What lies on the table of Komandosi as the window shows it: plain data, folded from events."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Self

from game.engine.komandosi import events as e
from game.engine.komandosi.effects import GOODS, PASSES
from game.engine.komandosi.state import COLOURS, LETTERS, NO_CARD, NOWHERE, Counts, Holdings, Player, State, Table
from game.ui.stage import FoldedStage, sets

BANK, SHOP, RESERVE = "bank", "shop", "reserve"
_MONEY = "money"


@dataclass(slots=True)
class Pockets:
    """Money, goods, parts and kept cards of a player, or in his house."""

    money: int = 0
    goods: Counts = (0, 0, 0, 0)
    parts: Counts = (0, 0, 0)
    kept: Counts = ()

    @classmethod
    def of(cls, holdings: Holdings) -> Pockets:
        """What the rules' holdings show."""
        return cls(holdings.money, holdings.goods, holdings.parts, tuple(sorted(holdings.kept)))

    def add_goods(self, goods: str, count: int) -> None:
        """Shop cards come or go."""
        self.goods = _changed(self.goods, GOODS.index(goods), count)

    def add_part(self, colour: int, count: int) -> None:
        """Parts come or go."""
        self.parts = _changed(self.parts, colour, count)

    def take(self, cards: Counts) -> None:
        """Kept cards come."""
        self.kept = tuple(sorted((*self.kept, *cards)))

    def lose(self, cards: Counts) -> None:
        """Kept cards go."""
        self.kept = tuple(card for card in self.kept if card not in cards)


def _changed(counts: Counts, place: int, by: int) -> Counts:
    return (*counts[:place], counts[place] + by, *counts[place + 1 :])


@dataclass(slots=True)
class PawnSprite:
    """A commando as it is seen: his square, his ride, his house, what he carries and what binds him."""

    seat: int
    square: int
    pocket: Pockets
    house: int = NOWHERE
    store: Pockets = field(default_factory=Pockets)
    ride: str = ""
    order: int = NO_CARD
    truce: bool = False

    @classmethod
    def of(cls, player: Player) -> PawnSprite:
        """The sprite of the rules' player."""
        store = Pockets.of(player.store) if player.store else Pockets()
        pocket = Pockets.of(player.pocket)
        truce = player.guard > 0
        return cls(player.seat, player.square, pocket, player.house, store, player.ride, player.order, truce)

    @property
    def letter(self) -> str:
        """The letter of the player in events and picks."""
        return LETTERS[self.seat]


@dataclass(slots=True)
class Stage(FoldedStage):
    """All pawns, parts, shop, die and the event card. `table` is what nothing changes: board, cards, names.

    `pips` is what the die shows and `way` what it was rolled for; `card` the event card that lies open.
    """

    table: Table = field(compare=False, repr=False)
    round: int
    turn: str
    pawns: list[PawnSprite]
    parts: dict[int, int]
    reserve: Counts
    stock: Counts
    pips: int = field(default=0, compare=False)
    way: str = field(default="", compare=False)
    card: int = field(default=NO_CARD, compare=False)
    drawn_by: str = field(default="", compare=False)
    spun: int = field(default=NOWHERE, compare=False)
    winners: tuple[str, ...] | None = None

    @classmethod
    def of(cls, s: State) -> Self:
        """The stage that shows a state."""
        winners = None if s.outcome is None else tuple(LETTERS[seat] for seat in s.outcome.winners)
        return cls(
            s.table,
            s.round,
            s.mover.letter,
            [PawnSprite.of(player) for player in s.players],
            dict(s.parts),
            s.reserve,
            s.stock,
            winners=winners,
        )

    def clone(self) -> Self:
        """An independent copy."""
        pawns = [replace(pawn, pocket=replace(pawn.pocket), store=replace(pawn.store)) for pawn in self.pawns]
        return replace(self, pawns=pawns, parts=dict(self.parts))

    def remember(self, before: Self) -> None:
        """The last roll, spin and event card stay to be seen."""
        self.pips, self.way, self.spun = before.pips, before.way, before.spun
        self.card, self.drawn_by = before.card, before.drawn_by

    def pawn(self, letter: str) -> PawnSprite:
        """The commando of a letter."""
        return self.pawns[LETTERS.index(letter)]

    def pocket(self, letter: str) -> Pockets:
        """What a player carries."""
        return self.pawn(letter).pocket

    def at(self, square: int) -> list[PawnSprite]:
        """The commandos on a square."""
        return [pawn for pawn in self.pawns if pawn.square == square]


# ------------------------------------------------------------ what each event changes


def _begin_turn(stage: Stage, event: e.TurnBegan) -> None:
    stage.turn, stage.round = event.player, event.round


def _start(stage: Stage, event: e.StartDecided) -> None:
    stage.turn = event.player


def _place(stage: Stage, event: e.CommandoPlaced | e.Relocated) -> None:
    stage.pawn(event.player).square = event.square
    stage.spun = event.square


def _place_part(stage: Stage, event: e.PartPlaced) -> None:
    stage.parts[event.square] = event.colour
    stage.reserve = _changed(stage.reserve, event.colour, -1)
    stage.spun = event.square


def _move_part(stage: Stage, event: e.PartMoved) -> None:
    stage.parts[event.to] = stage.parts.pop(event.square)
    stage.spun = event.to


def _roll(stage: Stage, event: e.DieRolled) -> None:
    stage.pips, stage.way, stage.card = event.pips, event.way, NO_CARD


def _move(stage: Stage, event: e.Moved) -> None:
    stage.pawn(event.player).square = event.path[-1]


def _pay(stage: Stage, event: e.MoneyPaid) -> None:
    if event.giver != BANK:
        stage.pocket(event.giver).money -= event.amount
    if event.taker != BANK:
        stage.pocket(event.taker).money += event.amount


def _goods(stage: Stage, event: e.GoodsMoved) -> None:
    place = GOODS.index(event.goods)
    for who, count in ((event.giver, -event.count), (event.taker, event.count)):
        if who == SHOP:
            stage.stock = _changed(stage.stock, place, count)
        else:
            stage.pocket(who).add_goods(event.goods, count)


def _take_part(stage: Stage, event: e.PartTaken) -> None:
    del stage.parts[event.square]
    stage.pocket(event.player).add_part(event.colour, 1)


def _parts(stage: Stage, event: e.PartsMoved) -> None:
    stage.pocket(event.giver).add_part(event.colour, -event.count)
    if event.taker == RESERVE:
        stage.reserve = _changed(stage.reserve, event.colour, event.count)
    else:
        stage.pocket(event.taker).add_part(event.colour, event.count)


def _draw(stage: Stage, event: e.CardDrawn) -> None:
    stage.card, stage.drawn_by = event.card, event.player


def _keep(stage: Stage, event: e.CardKept) -> None:
    stage.pocket(event.player).take((event.card,))


def _use(stage: Stage, event: e.PassUsed) -> None:
    stage.pocket(event.player).lose((event.card,))


def _cards(stage: Stage, event: e.CardsMoved) -> None:
    stage.pocket(event.giver).lose(event.cards)
    stage.pocket(event.taker).take(event.cards)


def _order(stage: Stage, event: e.OrderGiven) -> None:
    stage.pawn(event.player).order = event.card


def _end_order(stage: Stage, event: e.OrderEnded) -> None:
    stage.pawn(event.player).order = NO_CARD


def _truce(stage: Stage, event: e.TruceBegan) -> None:
    stage.pawn(event.player).truce = True


def _end_truce(stage: Stage, event: e.TruceEnded) -> None:
    stage.pawn(event.player).truce = False


def _ride(stage: Stage, event: e.RideBegan) -> None:
    stage.pawn(event.player).ride = event.ride


def _end_ride(stage: Stage, event: e.RideEnded) -> None:
    stage.pawn(event.player).ride = ""


def _build(stage: Stage, event: e.HouseBuilt) -> None:
    stage.pawn(event.player).house = event.square


def _store(stage: Stage, event: e.Stored | e.Fetched) -> None:
    pawn = stage.pawn(event.player)
    sides = (pawn.pocket, pawn.store) if isinstance(event, e.Stored) else (pawn.store, pawn.pocket)
    _shift(stage, *sides, event)


def _shift(stage: Stage, giver: Pockets, taker: Pockets, event: e.Stored | e.Fetched) -> None:
    """Some of a thing goes between pocket and house."""
    thing, count = event.thing, event.count
    if thing == _MONEY:
        giver.money -= count
        taker.money += count
    elif thing in PASSES:
        cards = tuple(card for card in giver.kept if stage.table.pass_of[card] == thing)[:count]
        giver.lose(cards)
        taker.take(cards)
    elif thing in COLOURS:
        colour = COLOURS.index(thing)
        giver.add_part(colour, -count)
        taker.add_part(colour, count)
    else:
        giver.add_goods(thing, -count)
        taker.add_goods(thing, count)


Stage.changes = {
    e.CommandoPlaced: _place,
    e.Relocated: _place,
    e.PartPlaced: _place_part,
    e.PartMoved: _move_part,
    e.StartDecided: _start,
    e.TurnBegan: _begin_turn,
    e.DieRolled: _roll,
    e.Moved: _move,
    e.MoneyPaid: _pay,
    e.GoodsMoved: _goods,
    e.PartTaken: _take_part,
    e.PartsMoved: _parts,
    e.CardDrawn: _draw,
    e.CardKept: _keep,
    e.PassUsed: _use,
    e.CardsMoved: _cards,
    e.OrderGiven: _order,
    e.OrderEnded: _end_order,
    e.TruceBegan: _truce,
    e.TruceEnded: _end_truce,
    e.RideBegan: _ride,
    e.RideEnded: _end_ride,
    e.HouseBuilt: _build,
    e.Stored: _store,
    e.Fetched: _store,
    e.GameEnded: sets(winners="winners"),
}
