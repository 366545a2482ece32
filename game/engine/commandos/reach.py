"""Where a walk can end: every space in reach, the way there, and where an enemy's tile stops it."""

from __future__ import annotations

from functools import cache

from game.engine.board.grid import Grid, spaces_of
from game.engine.commandos.commands import Walk
from game.engine.commandos.terrain import WIDE_COST, Terrain

_FLAT = Terrain()


class Ways:
    """How dice walk: what one step reaches, as a mask and per space; `diagonal` adds the four corners.

    `near[space][steps]` is the mask of all map tiles that a walk of so many steps could touch: what stands on other
    tiles does not matter for it. A bigger space is entered whole and left from any of its cells (commandos:Q92);
    only its first cell has neighbours and is one. `reaches` keeps what was worked out.
    """

    __slots__ = ("diagonal", "grid", "near", "neighbours", "reaches", "step", "terrain", "tile_masks")

    def __init__(self, grid: Grid, diagonal: bool, tile_masks: list[int], terrain: Terrain = _FLAT) -> None:
        self.grid, self.diagonal, self.tile_masks, self.terrain = grid, diagonal, tile_masks, terrain
        self.reaches: dict[tuple[int, int, int, bool], Reach] = {}
        plain = grid.step_any if diagonal else grid.step
        self.step = self._rough_step if terrain.groups or terrain.closed else plain
        self.near = [NearTiles(self, space) for space in range(grid.size)]
        directions = grid.directions()[: 8 if diagonal else 4]
        self.neighbours = tuple(self._beside(space, directions) for space in range(grid.size))

    def _rough_step(self, mask: int) -> int:
        grid, terrain = self.grid, self.terrain
        return terrain.whole(grid.step_any(mask) if self.diagonal else grid.step(mask)) & ~terrain.closed

    def _beside(self, space: int, directions: tuple[int, ...]) -> tuple[int, ...]:
        terrain = self.terrain
        if terrain.inner >> space & 1:
            return ()
        whole = terrain.whole(1 << space)
        beside: list[int] = []
        for d in directions:
            for cell in spaces_of(whole):
                reached = (self.grid.step_any if self.diagonal else self.grid.step)(1 << cell)
                if cell + d >= 0 and reached >> cell + d & 1 and not whole >> cell + d & 1:
                    found = terrain.whole(1 << cell + d) & ~terrain.inner & ~terrain.closed
                    beside += spaces_of(found)
        return tuple(dict.fromkeys(beside))  # a bigger space, or a board of one column, is met from two sides


class NearTiles(dict[int, int]):
    """For one space: steps to the mask of the map tiles within reach, worked out when first asked for."""

    def __init__(self, ways: Ways, space: int) -> None:
        self._ways, self._space = ways, space

    def __missing__(self, steps: int) -> int:
        touched = self._ways.terrain.whole(1 << self._space)
        for _ in range(steps):
            touched |= self._ways.step(touched)
        self[steps] = near = sum(tile for tile in self._ways.tile_masks if tile & touched)
        return near


class Reach:
    """The ends of a walk of at most so many spaces, found by a breadth-first search in two layers.

    `inside` holds the spaces reached without leaving the start's own tile, where standing enemies do not matter,
    since only entering a tile starts a combat (commandos:Q4); `outside` holds all others. Without enemies on the
    own tile the whole board counts as inside. `ends` is the mask of all ends, `stops` of those that lie on an
    enemy's tile entered there, which ends the walk (commandos:A2). `own` is the mask of the start's tile and the
    argument `stops` that of all enemies' tiles. Ways are worked out when they are asked for.
    """

    __slots__ = ("_commands", "_found", "_hard", "_inside", "_outside", "_stops", "_ways", "ends", "stops")

    def __init__(self, ways: Ways, start: int, own: int, stops: int, steps: int) -> None:
        self._ways, self._stops, self._hard = ways, stops, stops & ~own
        self._inside, self._outside = [1 << start], [0]
        self._commands: dict[str, list[Walk]] = {}
        self._found: dict[int, tuple[int, ...]] = {}
        self._search(own if stops & own else ways.grid.full, steps)

    def _search(self, home: int, steps: int) -> None:
        step, hard, stops = self._ways.step, self._hard, self._stops
        seen_inside, seen_outside = self._inside[0], 0
        self.stops = 0
        for _ in range(steps):
            spread = step(self._inside[-1] & ~hard)
            near = spread & home & ~seen_inside
            far = (spread & ~home | step(self._outside[-1] & ~stops)) & ~seen_outside if self._hard != stops else 0
            # A space already found nearer keeps its nearer end; of two equally near ones the peaceful one counts.
            self.stops |= (near & hard | far & stops & ~near) & ~(seen_inside | seen_outside)
            if not near | far:
                break
            self._inside.append(near)
            self._outside.append(far)
            seen_inside |= near
            seen_outside |= far
        self.ends = (seen_inside | seen_outside) & ~self._inside[0]

    def cost(self, space: int) -> int:
        """The movement that the way to one of the ends needs."""
        return len(self.way(space))

    def way(self, space: int) -> tuple[int, ...]:
        """The shortest way to one of the ends, without the start."""
        if space not in self._found:
            self._found[space] = self._find(space)
        return self._found[space]

    def _find(self, space: int) -> tuple[int, ...]:
        bit = 1 << space
        for d, (near, far) in enumerate(zip(self._inside, self._outside, strict=True)):
            if (near | far) & bit:
                return self._trace(bool(near & bit), d, space)
        raise KeyError(space)

    def _trace(self, inside: bool, d: int, space: int) -> tuple[int, ...]:
        way = [space]
        for back in range(d - 1, 0, -1):
            inside, space = self._before(inside, back, space)
            way.append(space)
        return tuple(reversed(way))

    def _before(self, inside: bool, d: int, space: int) -> tuple[bool, int]:
        """The layer and space from which `space` was entered, ties up, left, right, down seen from `space`."""
        neighbours = self._ways.neighbours[space]
        layers: list[tuple[bool, int]] = [(True, self._inside[d] & ~self._hard)]
        if not inside:
            layers.insert(0, (False, self._outside[d] & ~self._stops))
        return next((layer, before) for layer, mask in layers for before in neighbours if mask >> before & 1)

    def commands(self, names: list[str], letter: str) -> list[Walk]:
        """The commands for every end; made once for each die."""
        found = self._commands.get(letter)
        if found is None:
            found = self._commands[letter] = [_walk(letter, names[space]) for space in spaces_of(self.ends)]
        return found


class RoughReach(Reach):
    """The same on a board with special spaces.

    A walk pauses in a minefield and ends in a swamp. A bridge costs two, or what is left of a move that begins with
    it: then `crosses` is True (commandos:Q91).
    """

    __slots__ = ("_costs", "_slow")

    def __init__(self, ways: Ways, start: int, own: int, stops: int, steps: int, crosses: bool) -> None:
        self._slow = 0 if crosses else ways.terrain.slow
        self._costs: dict[int, int] = {}
        super().__init__(ways, start, own, stops, steps)

    def _search(self, home: int, steps: int) -> None:
        terrain = self._ways.terrain
        step, hard, stops = self._ways.step, self._hard, self._stops
        ends, slow = terrain.swamps | terrain.mines, self._slow
        start = self._inside[0] = terrain.whole(self._inside[0])
        seen_inside, seen_outside = start, 0
        late_near = late_far = 0
        self.stops = 0
        walking_near, walking_far = start & ~hard, 0
        for _ in range(steps):
            spread = step(walking_near)
            near = spread & home & ~seen_inside
            far = (spread & ~home | step(walking_far)) & ~seen_outside if hard != stops else 0
            near, late_near = near & ~slow | late_near & ~seen_inside, near & slow
            far, late_far = far & ~slow | late_far & ~seen_outside, far & slow
            self.stops |= (near & hard | far & stops & ~near) & ~(seen_inside | seen_outside)
            if not near | far | late_near | late_far:
                break
            self._inside.append(near)
            self._outside.append(far)
            seen_inside |= near
            seen_outside |= far
            walking_near, walking_far = near & ~hard & ~ends, far & ~stops & ~ends
        self.ends = (seen_inside | seen_outside) & ~start & ~terrain.inner

    def cost(self, space: int) -> int:
        bit = 1 << space
        rings = zip(self._inside, self._outside, strict=True)
        return next(d for d, (near, far) in enumerate(rings) if (near | far) & bit)

    def _trace(self, inside: bool, d: int, space: int) -> tuple[int, ...]:
        way = [space]
        while (d := d - (WIDE_COST if self._slow >> space & 1 else 1)) > 0:
            inside, space = self._before(inside, d, space)
            way.append(space)
        return tuple(reversed(way))

    def _before(self, inside: bool, d: int, space: int) -> tuple[bool, int]:
        ends = self._ways.terrain.swamps | self._ways.terrain.mines
        layers: list[tuple[bool, int]] = [(True, self._inside[d] & ~self._hard & ~ends)]
        if not inside:
            layers.insert(0, (False, self._outside[d] & ~self._stops & ~ends))
        neighbours = self._ways.neighbours[space]
        return next((layer, before) for layer, mask in layers for before in neighbours if mask >> before & 1)


@cache
def _walk(letter: str, space: str) -> Walk:
    return Walk(letter, space)
