"""The way that an order leads: to the nearest place of its kind, square by square (komandosi:Q51)."""

from __future__ import annotations

from collections import deque

from game.engine.board.grid import spaces_of
from game.engine.komandosi.board import Board
from game.engine.komandosi.ground import houses_of_others, land_of, way_out
from game.engine.komandosi.orders import order_of
from game.engine.komandosi.prices import FOREST
from game.engine.komandosi.routes import Path
from game.engine.komandosi.state import NO_CARD, Player, State


def order_way(s: State, player: Player) -> Path:
    """The squares of a shortest way to the place of a player's order, without the one where he stands.

    Empty without an order and where no way leads there. It is as long as `orders.distance_of` says.
    """
    if player.order == NO_CARD:
        return ()
    board, here = s.board, player.square
    closed = houses_of_others(s, player)
    land = land_of(s, player, closed) & ~closed | 1 << here
    forests = player.pocket.money // FOREST
    free = 0 if forests else way_out(board, land, board.forest, here)
    return _search(board, here, board.place(order_of(s, player).place), land, board.forest & ~free, forests)


def _search(board: Board, here: int, goals: int, land: int, forest: int, forests: int) -> Path:
    """The shortest way that enters at most so many forests; who has left the land ends as soon as he lands again."""
    fewest = {here: 0}
    waiting: deque[tuple[Path, int]] = deque([((here,), 0)])
    while waiting:
        path, fees = waiting.popleft()
        at = path[-1]
        if goals >> at & 1:
            return path[1:]
        for square in spaces_of(_beside(board, at, land | goals)):
            paid = fees + (forest >> square & 1)
            if paid <= forests and paid < fewest.get(square, forests + 1):
                fewest[square] = paid
                waiting.append(((*path, square), paid))
    return ()


def _beside(board: Board, at: int, land: int) -> int:
    """The squares that can be entered from one: from the water every one, from land only land."""
    beside = board.grid.step(1 << at)
    return beside & (land | board.sea) if board.sea >> at & 1 else beside & land & ~board.sea
