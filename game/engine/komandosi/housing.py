"""Where a house may be built: plain land, and the island must not fall apart (komandosi:Q36, Q77)."""

from __future__ import annotations

from functools import lru_cache

from game.engine.komandosi.board import Board
from game.engine.komandosi.prices import HOUSE
from game.engine.komandosi.state import NOWHERE, Player, State


def may_build(s: State, player: Player) -> bool:
    """Whether a player can build where he stands."""
    return (
        player.house == NOWHERE
        and player.pocket.money >= HOUSE
        and player.ride == ""
        and good_square(s, player.square)
        and keeps_ways(s, player.square)
    )


def good_square(s: State, square: int) -> bool:
    """Plain land without a place, a part or another house."""
    free = all(other.house != square for other in s.players)
    return bool(s.board.bare >> square & 1) and free and s.part_at(square) == NOWHERE


def keeps_ways(s: State, square: int) -> bool:
    """Whether all places keep a connection when this square is closed, too."""
    if not s.table.rulings.safe_houses:
        return True
    closed = 1 << square
    for player in s.players:
        if player.house != NOWHERE:
            closed |= 1 << player.house
    return _connected(s.board, closed)


@lru_cache(maxsize=65536)
def _connected(board: Board, closed: int) -> bool:
    """Whether shops, bank, rentals, stations, pier, hospital and the airport's edge hang together over open land."""
    land = board.land & ~board.airport & ~closed
    entries = board.grid.step(board.airport) & land
    goals = (board.places & ~board.helicopter) | entries
    flood = goals & -goals
    while True:
        grown = (flood | board.grid.step(flood)) & land
        if grown == flood:
            return goals & ~flood == 0
        flood = grown
