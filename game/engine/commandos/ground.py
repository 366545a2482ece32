"""The ground as it is now: how dice walk and see on a board while some of its nests are gone and bridges are cut."""

from __future__ import annotations

from heapq import heappop, heappush
from typing import TYPE_CHECKING, Literal

from game.engine.board.grid import Grid, spaces_of
from game.engine.board.paths import rings
from game.engine.board.sight import Sight
from game.engine.commandos.reach import Ways
from game.engine.commandos.terrain import HUT, MACHINE_GUN_NEST, SNIPER_NEST, WIDE_COST, terrain_of

if TYPE_CHECKING:
    from game.engine.commandos.board import Board

Walls = Literal["all", "rim", "none"]
"""Which walls stop a walker: all, only those between map tiles, or none but the edge of the map."""


class Ground:
    """Everything about walking and sight that a destroyed nest or a cut bridge changes.

    `walkers` are the ways of a commando that goes diagonally or not, and whose move ignores walls or not.
    `specials` are the special spaces in play by their number in the board's list, `special_at[space]` the number of
    the one in a space, `home[space]` the space in which a die lies that stands on this cell (commandos:Q69).
    """

    def __init__(self, board: Board, flipped: tuple[int, ...], cut: tuple[int, ...]) -> None:
        self._board = board
        self.specials = {n: it for n, it in enumerate(board.spec.specials) if n not in flipped}
        self.special_at = {cell: number for number, it in self.specials.items() for cell in it.cells}
        self.home = list(range(board.grid.size))
        for special in self.specials.values():
            for cell in special.cells:
                self.home[cell] = special.cells[0]
        self.terrain = terrain_of(self.specials, cut)
        self.sniper_posts = self._posts(SNIPER_NEST)
        self.gun_posts = self._posts(MACHINE_GUN_NEST)
        self.rough = bool(self.specials)
        self._ways: dict[tuple[bool, Walls], Ways] = {}
        self._fields: dict[tuple[int, int, Walls], list[int]] = {}
        self._routes: dict[tuple[int, int, bool, Walls], tuple[int, ...]] = {}
        self.sight = self._sight_past_huts()
        self._visible: dict[int, int] = {}
        self.walkers = {
            (diagonal, climbs): self.ways(diagonal, "none" if climbs else "all")
            for diagonal in (False, True)
            for climbs in (False, True)
        }

    def _posts(self, kind: str) -> dict[int, int]:
        """For each map tile with a nest of a kind the first cell of the nest."""
        tile_of = self._board.tile_of
        return {tile_of[it.cells[0]]: it.cells[0] for it in self.specials.values() if it.kind == kind}

    # ------------------------------------------------------------ walking

    def ways(self, diagonal: bool, walls: Walls = "all") -> Ways:
        """How a die walks that goes diagonally, or that some walls do not stop."""
        key = diagonal, walls
        if key not in self._ways:
            board = self._board
            left = {"all": board.spec.walls, "rim": board.rim, "none": ()}[walls]
            grid = board.grid if walls == "all" else Grid(board.grid.width, board.grid.height, left)
            self._ways[key] = Ways(grid, diagonal, board.tile_masks, self.terrain)
        return self._ways[key]

    def field(self, goal: int, walls: Walls = "all", within: int = -1) -> list[int]:
        """The movement that each space needs to the nearest space of the mask `goal`; `far` where there is no way."""
        key = goal, within, walls
        if key not in self._fields:
            self._fields[key] = self._rough_field(goal, walls, within) if self.rough else self._plain_field(*key)
        return self._fields[key]

    @property
    def far(self) -> int:
        """More movement than any way on the board needs."""
        return 2 * self._board.grid.size

    def _plain_field(self, goal: int, within: int, walls: Walls) -> list[int]:
        steps = [self.far] * self._board.grid.size
        for distance, ring in enumerate(rings(self.ways(False, walls).grid, goal, within)):
            for space in spaces_of(ring):
                steps[space] = distance
        return steps

    def _rough_field(self, goal: int, walls: Walls, within: int) -> list[int]:
        """From the goal back: what counts is the movement to enter the nearer space of two."""
        steps = [self.far] * self._board.grid.size
        neighbours, slow = self.ways(False, walls).neighbours, self.terrain.slow
        goals = {self.home[space] for space in spaces_of(goal & ~self.terrain.closed)}
        waiting = [(0, space) for space in sorted(goals)]
        for _, space in waiting:
            steps[space] = 0
        while waiting:
            distance, space = heappop(waiting)
            further = distance + (WIDE_COST if slow >> space & 1 else 1)
            for other in neighbours[space]:
                if further < steps[other] and within >> other & 1:
                    steps[other] = further
                    heappush(waiting, (further, other))
        return steps

    def way(self, start: int, goal: int, walls: Walls = "all", within: int = -1) -> tuple[int, ...] | None:
        """A shortest way from a space to the mask `goal`, without the start; None when there is none.

        Of equally short steps the first in the order up, left, right, down is taken (commandos:Q17).
        """
        steps, slow = self.field(goal, walls, within), self.terrain.slow
        neighbours = self.ways(False, walls).neighbours
        if goal >> start & 1:
            return ()
        if steps[start] >= self.far:
            return None
        way: list[int] = []
        while steps[start]:
            left = steps[start]
            start = next(n for n in neighbours[start] if steps[n] + (WIDE_COST if slow >> n & 1 else 1) == left)
            way.append(start)
        return tuple(way)

    def distances(self, tile: int) -> list[int]:
        """The movement from each space to the nearest space of a tile."""
        return self.field(self._board.tile_masks[tile])

    def way_to_tile(self, start: int, tile: int, stop_at_edge: bool = False, walls: Walls = "all") -> tuple[int, ...]:
        """An enemy's whole way toward a tile: a shortest route to it, then on to its centre space (commandos:Q15, Q16).

        With `stop_at_edge` the way ends on the first space inside the tile. An unreachable tile is replaced by the
        reachable space nearest to its centre in rows plus columns, ties in reading order (commandos:Q20).
        """
        key = start, tile, stop_at_edge, walls
        if key not in self._routes:
            self._routes[key] = self._find_way(start, tile, stop_at_edge, walls)
        return self._routes[key]

    def _find_way(self, start: int, tile: int, stop_at_edge: bool, walls: Walls) -> tuple[int, ...]:
        goal, centre = self._board.tile_masks[tile], self._board.centres[tile]
        way = self.way(start, goal, walls)
        if way is None:
            return self._nearest_way(start, centre, walls)
        if stop_at_edge:
            return way
        return way + (self.way(way[-1] if way else start, 1 << self.home[centre], walls, goal) or ())

    def _nearest_way(self, start: int, goal: int, walls: Walls) -> tuple[int, ...]:
        width = self._board.spec.width
        ways = ((space, self.way(start, 1 << space, walls)) for space in range(self._board.grid.size))
        reachable = [(space, way) for space, way in ways if way is not None and self.home[space] == space]
        _, way = min(reachable, key=lambda r: abs(r[0] // width - goal // width) + abs(r[0] % width - goal % width))
        return way

    # ------------------------------------------------------------ sight

    def _sight_past_huts(self) -> Sight:
        """Sight on a board where no line passes through a hut."""
        grid = self._board.grid
        huts = {cell: n for n, it in self.specials.items() if it.kind == HUT for cell in it.cells}
        if not huts:
            return self._board.sight
        beside = [(a, b) for a in range(grid.size) for b in (a + 1, a + grid.width) if b < grid.size]
        pairs = [(a, b) for a, b in beside if b == a + grid.width or b % grid.width]
        closed = [(a, b) for a, b in pairs if huts.get(a) != huts.get(b)]
        return Sight(Grid(grid.width, grid.height, (*grid.walls, *closed)))

    def visible(self, space: int) -> int:
        """The mask of all spaces that see and are seen from `space`, itself included (commandos:V1, Q49, Q50)."""
        if not self.rough:
            return self.sight.visible(space)
        if space not in self._visible:
            self._visible[space] = self._look_round(space)
        return self._visible[space]

    def _look_round(self, space: int) -> int:
        """A bigger space sees from all its cells; what is in a hut is seen from the hut's own tile alone."""
        board = self._board
        tile = board.tile_masks[board.tile_of[space]]
        huts = sum(1 << cell for it in self.specials.values() if it.kind == HUT for cell in it.cells)
        cells = list(spaces_of(self.terrain.whole(1 << space)))
        near = far = 0
        for cell in cells:
            near |= board.sight.visible(cell) & tile
            far |= self.sight.visible(cell)
        if huts >> space & 1:
            return self.terrain.whole(near)
        return self.terrain.whole(far & ~huts | near & huts | near & far)

    def sees(self, a: int, b: int) -> bool:
        """Whether the spaces a and b see each other."""
        return bool(self.visible(a) >> b & 1)
