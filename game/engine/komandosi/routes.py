"""Routes of exactly so many steps that never return to a square, with the fewest forests to pay (komandosi:Q6, Q10)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from game.engine.board.grid import spaces_of
from game.engine.komandosi.board import Board

Path = tuple[int, ...]


class Ground(NamedTuple):
    """Where a commando may go: `through` can be walked on, entering `early` ends the route at once.

    `paid` are squares that cost a fee each, `purse` how many of them he can pay. `closed` are squares that nobody
    can enter at the moment: they are kept apart, so that what the island itself allows is worked out only once.
    """

    through: int
    early: int = 0
    paid: int = 0
    purse: int = 0
    closed: int = 0


def routes(board: Board, start: int, steps: int, ground: Ground) -> dict[int, Path]:
    """The squares where a move of these steps may end, each with its cheapest route (without the start).

    A route has exactly `steps` squares, or fewer where it ends early.
    """
    near = reach(board, start, steps)
    paid = ground.paid & near
    dearest = steps if paid else 0
    always = _routes(board, start, steps, Ground(ground.through & near, ground.early & near, paid, dearest))
    closed = ground.closed & near
    if closed:  # a way around may cost more than any way without closed squares
        return _around(board, start, steps, always, min(ground.purse, dearest), closed)
    return _affordable(always, min(ground.purse, always.dearest))


def longest_routes(board: Board, start: int, steps: int, ground: Ground) -> dict[int, Path]:
    """The routes of these steps or, where there is none, of as many as possible (komandosi:Q7); may be empty."""
    for fewer in range(steps, 0, -1):
        if found := routes(board, start, fewer, ground):
            return found
    return {}


def can_step(board: Board, start: int, ground: Ground) -> bool:
    """Whether a single step is possible, and so some route (komandosi:Q7)."""
    near = board.grid.step(1 << start) & (ground.through | ground.early) & ~ground.closed
    return bool(near if ground.purse else near & ~ground.paid)


@lru_cache(maxsize=65536)
def reach(board: Board, start: int, steps: int) -> int:
    """The squares at most so many steps away, whatever lies between."""
    mask = 1 << start
    for _ in range(steps):
        mask |= board.grid.step(mask)
    return mask


@dataclass(frozen=True, slots=True, eq=False)
class _Always:
    """Routes over an island where nothing is closed, for any purse; each is equal to itself.

    `fees` are the fees of each, `masks` its squares, `dearest` is the highest fee.
    """

    ground: Ground
    paths: dict[int, Path]
    fees: dict[int, int]
    masks: dict[int, int]
    dearest: int


@lru_cache(maxsize=8192)
def _routes(board: Board, start: int, steps: int, ground: Ground) -> _Always:
    paths = _Walks(board, start, steps, ground).routes(-1)
    masks = {end: sum(1 << square for square in path) for end, path in paths.items()}
    fees = {end: (mask & ground.paid).bit_count() for end, mask in masks.items()}
    return _Always(ground, paths, fees, masks, max(fees.values(), default=0))


@lru_cache(maxsize=4096)
def _affordable(always: _Always, purse: int) -> dict[int, Path]:
    """Those of the routes that a purse is enough for."""
    if purse >= always.dearest:
        return always.paths
    return {end: path for end, path in always.paths.items() if always.fees[end] <= purse}


@lru_cache(maxsize=4096)
def _around(board: Board, start: int, steps: int, always: _Always, purse: int, closed: int) -> dict[int, Path]:
    """Affordable routes that avoid closed squares: those that do already, and new ones to the ends of the others."""
    found: dict[int, Path] = {}
    lost = 0
    for end, mask in always.masks.items():
        if always.fees[end] > purse:
            continue
        if not mask & closed:
            found[end] = always.paths[end]
        elif not closed >> end & 1:
            lost |= 1 << end
    if lost:
        ground = always.ground
        open_ = Ground(ground.through & ~closed, ground.early & ~closed, ground.paid, purse)
        found |= _Walks(board, start, steps, open_).routes(lost)
    return found


class _Walks:
    """Layers of squares by steps and by fees: `layers[k][c]` holds what k steps reach while paying exactly c fees.

    Walks may return to a square; the routes among them are found going back from the end, where the layers guide.
    """

    def __init__(self, board: Board, start: int, steps: int, ground: Ground) -> None:
        self.board, self.start, self.steps, self.ground = board, start, steps, ground
        self.layers = [[1 << start] + [0] * ground.purse]
        for _ in range(steps):
            self.layers.append(self._next(self.layers[-1]))

    def _next(self, layer: list[int]) -> list[int]:
        step, paid = self.board.grid.step, self.ground.paid
        open_ = self.ground.through & ~(1 << self.start)
        reached = [step(mask) & open_ for mask in layer]
        free = [mask & ~paid for mask in reached]
        return [mask | (reached[c - 1] & paid if c else 0) for c, mask in enumerate(free)]

    def routes(self, wanted: int) -> dict[int, Path]:
        """The wanted ends that can be reached, each with its cheapest route."""
        found = dict(self.early(wanted))
        for end in spaces_of(self.ends() & wanted):
            if end not in found and (path := self.to(end)):
                found[end] = path
        return found

    def ends(self) -> int:
        """Where walks of all steps end."""
        mask = 0
        for reached in self.layers[self.steps]:
            mask |= reached
        return mask

    def to(self, end: int) -> Path:
        """The cheapest route of all steps to a square; empty where every walk there crosses itself."""
        for fees, mask in enumerate(self.layers[self.steps]):
            if mask >> end & 1 and (path := self._way(end, self.steps, fees, 0)):
                return path
        return ()

    def _way(self, square: int, steps: int, fees: int, taken: int) -> Path:
        """A route of these steps and fees to a square that leaves out what is taken; empty where there is none."""
        return self._straight(square, steps, fees, taken) or self._back(square, steps, fees, taken)

    def _straight(self, square: int, steps: int, fees: int, taken: int) -> Path:
        """The first way back without a second thought; empty where it runs into itself, which is rare."""
        path, neighbours = [square], self.board.neighbours
        for layer in self.layers[steps - 1 : 0 : -1]:
            fees -= self.ground.paid >> square & 1
            taken |= 1 << square
            free = layer[fees] & ~taken
            for neighbour in neighbours[square]:
                if free >> neighbour & 1:
                    square = neighbour
                    break
            else:
                return ()
            path.append(square)
        return tuple(path[::-1])

    def _back(self, square: int, steps: int, fees: int, taken: int) -> Path:
        if steps == 1:
            return (square,) if square in self.board.neighbours[self.start] else ()
        fees -= self.ground.paid >> square & 1
        before = self.layers[steps - 1][fees]
        taken |= 1 << square
        for neighbour in self.board.neighbours[square]:
            if before >> neighbour & 1 and not taken >> neighbour & 1:
                path = self._back(neighbour, steps - 1, fees, taken)
                if path:
                    return (*path, square)
        return ()

    def early(self, wanted: int) -> Iterator[tuple[int, Path]]:
        """The wanted squares that end a route early, each with its cheapest and then shortest route."""
        missing = self.ground.early & wanted & ~(1 << self.start)
        if not missing:
            return
        for fees in range(self.ground.purse + 1):
            for steps in range(self.steps):
                hit = self.board.grid.step(self.layers[steps][fees]) & missing
                for square in spaces_of(hit):
                    if path := self._early(square, steps, fees):
                        missing ^= 1 << square
                        yield square, path

    def _early(self, square: int, steps: int, fees: int) -> Path:
        if self.ground.paid >> square & 1 and fees == self.ground.purse:
            return ()
        if steps == 0:
            return (square,)
        for neighbour in self.board.neighbours[square]:
            if self.layers[steps][fees] >> neighbour & 1:
                path = self._way(neighbour, steps, fees, 1 << square)
                if path:
                    return (*path, square)
        return ()
