"""Setting up: Units at the start Sector, the Pool as the map names it, random tokens (dday:D3, D4, Q58)."""

from __future__ import annotations

from dataclasses import dataclass

from game.engine.core.rng import seeded, shuffle
from game.engine.core.state import emit
from game.engine.core.step import Step
from game.engine.dday import events as e
from game.engine.dday.cards import Cards
from game.engine.dday.moving import arrival_face
from game.engine.dday.state import Setup, State, Table, Unit
from game.engine.dday.tally import TOKENS
from game.engine.dday.turn import BeginTurn


def start(setup: Setup, cards: Cards, seed: int) -> State:
    """A game about to place its tokens and begin the first turn."""
    table = Table(setup, cards)
    spec = setup.board
    soldiers = max(1, spec.soldiers + setup.rulings.extra_soldiers)
    units = [
        Unit(seat, spec.start, soldiers, spec.courage, spec.stars, spec.points, visited=1 << spec.start)
        for seat in range(len(setup.names))
    ]
    s = State([BeginTurn(), PlaceTokens()], seeded(seed), table=table, units=units)
    table.lay_out(s)
    for unit in units:
        unit.chevrons = arrival_face(s, spec.start)
    return s


@dataclass(frozen=True, slots=True)
class PlaceTokens(Step[State]):
    """The three tokens are shuffled onto the sectors that ask for one, and lie open."""

    def run(self, s: State) -> None:
        sectors = [number for number, sector in enumerate(s.table.board.sectors) if sector.random]
        tokens = list(range(len(TOKENS)))
        if sectors:
            shuffle(s, tokens)
        names = list(TOKENS)
        s.tokens = tuple((sector, names[token]) for sector, token in zip(sectors, tokens, strict=False))
        for sector, token in s.tokens:
            emit(s, e.TokenPlaced, sector, token)
