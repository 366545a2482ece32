"""Setting up: the spinner places commandos and parts, the highest roll begins (komandosi:K2, K4, K5, Q54)."""

from __future__ import annotations

from dataclasses import dataclass

from game.engine.core.rng import seeded, shuffle
from game.engine.core.state import emit
from game.engine.core.step import Step
from game.engine.komandosi import events as e
from game.engine.komandosi.cards import Cards
from game.engine.komandosi.spinner import spinner_squares
from game.engine.komandosi.state import BANK, COLOURS, NOWHERE, START_MONEY, Holdings, Player, Setup, State, Table
from game.engine.komandosi.turn import BeginTurn
from game.engine.komandosi.verbs import place_part, roll, spin


def start(setup: Setup, cards: Cards, seed: int) -> State:
    """A game about to place its pawns and begin the first turn."""
    table = Table(setup, cards)
    players = [Player(seat, NOWHERE, Holdings(START_MONEY)) for seat in range(table.seats)]
    everybody = tuple(range(table.seats))
    return State(
        [BeginTurn(), RollForStart(everybody), PlaceParts(), PlaceCommandos(), ShuffleDeck()],
        seeded(seed),
        table=table,
        players=players,
        stock=table.stock,
        bank=BANK - START_MONEY * table.seats,
    )


@dataclass(frozen=True, slots=True)
class ShuffleDeck(Step[State]):
    """The event cards are shuffled."""

    def run(self, s: State) -> None:
        s.deck = list(range(s.table.deck_size))
        shuffle(s, s.deck)


@dataclass(frozen=True, slots=True)
class PlaceCommandos(Step[State]):
    """The spinner shows each commando his start."""

    def run(self, s: State) -> None:
        for player in s.players:
            player.square = spin(s, spinner_squares(s, s.table.rulings.spin_forest))
            emit(s, e.CommandoPlaced, player.letter, player.square)


@dataclass(frozen=True, slots=True)
class PlaceParts(Step[State]):
    """One part fewer than players lies on the board, the colours in turn."""

    def run(self, s: State) -> None:
        for number in range(len(s.players) - 1):
            square = spin(s, spinner_squares(s, s.table.rulings.spin_forest))
            place_part(s, square, number % len(COLOURS), "komandosi:K5")


@dataclass(frozen=True, slots=True)
class RollForStart(Step[State]):
    """The highest roll begins; those who are equal roll again."""

    seats: tuple[int, ...]

    def run(self, s: State) -> None:
        pips = {seat: roll(s, s.players[seat], "start") for seat in self.seats}
        best = tuple(seat for seat in self.seats if pips[seat] == max(pips.values()))
        if len(best) > 1:
            s.agenda.append(RollForStart(best))
            return
        s.seat = s.first = best[0]
        emit(s, e.StartDecided, s.mover.letter)
