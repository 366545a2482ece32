"""The table of Komandosi: plain data, all of it, also in the middle of a rule."""

from __future__ import annotations

from dataclasses import KW_ONLY, dataclass, field
from typing import Literal

from game.engine.core.state import GameState
from game.engine.komandosi.board import Board, board_of
from game.engine.komandosi.board_spec import BoardSpec
from game.engine.komandosi.cards import COPIES, Cards, EventCard
from game.engine.komandosi.effects import GOODS, Goods, Keep, Order
from game.engine.komandosi.rulings import Rulings

LETTERS = "ABCDEF"
PAWNS = ("white", "yellow", "green", "blue", "red", "black")
NAMES = ("Anna", "Bruno", "Celina", "Dawid", "Ewa", "Filip")
FEWEST, MOST = 2, 6
Colour = Literal["orange", "purple", "brown"]
COLOURS: tuple[Colour, ...] = ("orange", "purple", "brown")
PARTS_A_COLOUR = 3
NOWHERE = -1
NO_CARD = -1
NOTE = 50
"""The smallest banknote: all sums are multiples of it."""
BANK, START_MONEY = 10_000, 1_000
Ride = Literal["", "train", "car", "boat"]
Stride = Literal["", "double", "half", "lost"]
Counts = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Setup:
    """Everything chosen before the first spin; kept in the save, with the board itself.

    `names` has an entry for each player, `colours` (0 to 5, all different) too.
    """

    board: BoardSpec
    names: tuple[str, ...] = NAMES[:FEWEST]
    colours: tuple[int, ...] = (0, 1, 2, 3, 4, 5)
    rulings: Rulings = field(default_factory=Rulings)
    cards_version: str = ""


class Table:
    """What nothing changes during a game: board, cards and rulings, shared by all clones of a state."""

    def __init__(self, setup: Setup, cards: Cards) -> None:
        self.setup, self.cards, self.rulings = setup, cards, setup.rulings
        self.board: Board = board_of(setup.board)
        self.neutral = self._neutral()
        self.seats = len(setup.names)
        self.price: dict[str, int] = {card.id: card.price for card in cards.goods}
        self.stock: Counts = tuple(next((card.count for card in cards.goods if card.id == kind), 0) for kind in GOODS)
        self.deck_size = len(cards.events) * COPIES
        self.pass_of: tuple[str, ...] = tuple(_pass(self.event(card)) for card in range(self.deck_size))

    def _neutral(self) -> int:
        """The squares that are neutral for everybody (komandosi:Q34)."""
        board = self.board
        squares = board.forest | board.shop | board.bank | board.hospital
        return squares | board.airport if self.rulings.airport_neutral else squares

    def event(self, card: int) -> EventCard:
        """The text of a card of the deck."""
        return self.cards.events[card % len(self.cards.events)]


def _pass(event: EventCard) -> str:
    """What a card is good for while it is kept; empty for the others."""
    return event.effect.use or "" if isinstance(event.effect, Keep | Order) else ""


@dataclass(slots=True)
class Holdings:
    """What a player carries, or has in the house: money, goods in the order of GOODS, parts by COLOURS, kept cards."""

    money: int = 0
    goods: Counts = (0, 0, 0, 0)
    parts: Counts = (0, 0, 0)
    kept: Counts = ()

    def clone(self) -> Holdings:
        """An independent copy."""
        return Holdings(self.money, self.goods, self.parts, self.kept)

    def has(self, goods: Goods) -> bool:
        """Whether at least one of these goods is here."""
        return self.goods[GOODS.index(goods)] > 0


@dataclass(slots=True)
class Player:
    """A commando with what he carries.

    `house` is its square (NOWHERE before it is built) and `store` what lies in it. `ride` is what he rides; on the
    train `rolls` counts its rolls and `way` is 1 or -1 along the track. `waits` counts turns to sit out in the
    hospital and `owes` the fee for it. `order` is the order card he is under, `guard` the own turns for which a
    truce still holds.
    """

    seat: int
    square: int
    pocket: Holdings
    house: int = NOWHERE
    store: Holdings | None = None
    ride: Ride = ""
    rolls: int = 0
    way: int = 0
    waits: int = 0
    owes: int = 0
    order: int = NO_CARD
    guard: int = 0

    @property
    def letter(self) -> str:
        """The letter of the player in commands and picks."""
        return LETTERS[self.seat]

    @property
    def complete(self) -> bool:
        """Whether he carries three different parts (komandosi:K3, Q38)."""
        return all(self.pocket.parts)

    def clone(self) -> Player:
        """An independent copy."""
        store = self.store
        return Player(
            self.seat, self.square, self.pocket.clone(), self.house, store and store.clone(), self.ride, self.rolls,
            self.way, self.waits, self.owes, self.order, self.guard,
        )  # fmt: skip


@dataclass(slots=True)
class State(GameState):
    """A game of Komandosi.

    `seat` moves, `first` began. `parts` lie on the board as (square, colour), `reserve` beside it by colour, `stock`
    are the shop cards left by GOODS, `bank` its money. `deck[-1]` is the next event card; used ones go under it.
    `stride` is what an event card did to the move of this roll, `handled` what was put into the house or taken out
    of it this turn.
    """

    _: KW_ONLY
    table: Table
    players: list[Player]
    round: int = 1
    seat: int = 0
    first: int = 0
    parts: tuple[tuple[int, int], ...] = ()
    reserve: Counts = (PARTS_A_COLOUR, PARTS_A_COLOUR, PARTS_A_COLOUR)
    stock: Counts = (0, 0, 0, 0)
    bank: int = BANK
    deck: list[int] = field(default_factory=list)
    stride: Stride = ""
    handled: tuple[str, ...] = ()

    @property
    def board(self) -> Board:
        """The island."""
        return self.table.board

    @property
    def mover(self) -> Player:
        """The player whose turn it is."""
        return self.players[self.seat]

    def player(self, letter: str) -> Player:
        """The player of a letter."""
        return self.players[LETTERS.index(letter)]

    def others(self, player: Player) -> list[Player]:
        """All players but this one, clockwise from the left (komandosi:Q54)."""
        seats = len(self.players)
        return [self.players[(player.seat + step) % seats] for step in range(1, seats)]

    def part_at(self, square: int) -> int:
        """The colour of the part on a square; NOWHERE where there is none."""
        for place, colour in self.parts:
            if place == square:
                return colour
        return NOWHERE

    def rider(self, ride: Ride) -> Player | None:
        """Who rides the train, drives the car, or sails the boat; there is one of each."""
        for player in self.players:
            if player.ride == ride:
                return player
        return None

    def clone(self) -> State:
        """An independent copy; cards, commands and steps are frozen and shared."""
        return State(
            self.agenda[:],
            self.rng,
            self.script[:],
            self.reveals,
            self.revealed,
            self.outcome,
            None if self.events is None else self.events[:],
            table=self.table,
            players=[player.clone() for player in self.players],
            round=self.round,
            seat=self.seat,
            first=self.first,
            parts=self.parts,
            reserve=self.reserve,
            stock=self.stock,
            bank=self.bank,
            deck=self.deck[:],
            stride=self.stride,
            handled=self.handled,
        )

    def problems(self) -> list[str]:
        """Everything that no legal game can reach."""
        from game.engine.komandosi.problems import problems_of

        return problems_of(self)
