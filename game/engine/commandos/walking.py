"""Where a commando can walk: every space in reach, the route there, and where an enemy's tile stops it."""

from __future__ import annotations

from dataclasses import dataclass, field

from game.engine.board.grid import spaces_of
from game.engine.commandos.board import Board, Ways
from game.engine.commandos.commands import Walk
from game.engine.commandos.state import Die, State


@dataclass(slots=True)
class Reach:
    """The ends of a walk of at most so many spaces. `routes[space]` is the way there without the start.

    A way whose last space lies on a tile with an enemy that it enters there ends the walk (commandos:A2);
    those ends are in `stops`.
    """

    routes: dict[int, tuple[int, ...]]
    stops: frozenset[int]
    commands: dict[str, list[Walk]] = field(default_factory=dict)


def enemy_mask(s: State) -> int:
    """All spaces of the tiles that hold an enemy."""
    board = s.table.board
    masks, tile_of = board.tile_masks, board.tile_of
    mask = 0
    for die in s.enemies:
        if die.space >= 0:
            mask |= masks[tile_of[die.space]]
    return mask


def budget(s: State, die: Die) -> int:
    """The spaces a commando may walk: its pips, more or less what lasts this round, at least 1 (commandos:Q91)."""
    by = s.modifier("move", "commandos", "all") if s.lasting else 0
    return max(1, die.pips + by + die.boost)


def reach(s: State, die: Die, steps: int, climbs: bool) -> Reach:
    """Every end of a walk of the die from where it stands, cached per start, steps and enemies nearby."""
    board = s.table.board
    stops = enemy_mask(s) & board.near(die.space, steps)
    diagonal = s.table.commandos[die.pips].diagonal
    key = (die.space, steps, stops, diagonal, climbs)
    found = board.reaches.get(key)
    if found is None:
        if len(board.reaches) > _KEPT:
            board.reaches.clear()
        found = board.reaches[key] = _Search(board, board.ways(diagonal, climbs), die.space, stops).run(steps)
    return found


_KEPT = 50_000  # reaches kept at a time; a full game needs some hundreds


def walks(s: State, die: Die, steps: int, climbs: bool) -> list[Walk]:
    """The commands for every end of a walk; made once per reach and die."""
    found = reach(s, die, steps, climbs)
    commands = found.commands.get(die.letter)
    if commands is None:
        names = s.table.board.names
        commands = [Walk(die.letter, names[space]) for space in sorted(found.routes)]
        found.commands[die.letter] = commands
    return commands


class _Search:
    """A breadth-first search in two layers.

    `inside` holds the spaces reached without leaving the start's own tile, where standing enemies do not matter,
    since only entering a tile starts a combat (commandos:Q4); `outside` holds all others. Without enemies on the
    own tile the whole board counts as inside.
    """

    def __init__(self, board: Board, ways: Ways, start: int, stops: int) -> None:
        own = board.tile_masks[board.tile_of[start]]
        self.ways, self.start = ways, start
        self.home = own if stops & own else board.grid.full
        self.stops, self.hard = stops, stops & ~own
        self.inside, self.outside = [1 << start], [0]

    def run(self, steps: int) -> Reach:
        """Walks at most so many steps and reads off the ends."""
        step, home, hard, stops = self.ways.step, self.home, self.hard, self.stops
        seen_inside, seen_outside = 1 << self.start, 0
        for _ in range(steps):
            spread = step(self.inside[-1] & ~hard)
            left = spread & ~home | step(self.outside[-1] & ~stops)
            self.inside.append(spread & home & ~seen_inside)
            self.outside.append(left & ~seen_outside)
            seen_inside |= self.inside[-1]
            seen_outside |= self.outside[-1]
        return self._ends(steps)

    def _ends(self, steps: int) -> Reach:
        routes: dict[int, tuple[int, ...]] = {}
        stopping = set()
        for d in range(1, steps + 1):
            for layer in (self.inside, self.outside):
                for space in spaces_of(layer[d]):
                    if space in routes or space == self.start:
                        continue
                    routes[space] = self._way(layer is self.inside, d, space)
                    if (self.hard if layer is self.inside else self.stops) >> space & 1:
                        stopping.add(space)
        return Reach(routes, frozenset(stopping))

    def _way(self, inside: bool, d: int, space: int) -> tuple[int, ...]:
        way = [space]
        for back in range(d - 1, 0, -1):
            inside, space = self._before(inside, back, space)
            way.append(space)
        return tuple(reversed(way))

    def _before(self, inside: bool, d: int, space: int) -> tuple[bool, int]:
        """The layer and space from which `space` was entered, ties up, left, right, down seen from `space`."""
        neighbours = self.ways.neighbours[space]
        if not inside:
            for before in neighbours:
                if self.outside[d] & ~self.stops & 1 << before:
                    return False, before
        for before in neighbours:
            if self.inside[d] & ~self.hard & 1 << before:
                return True, before
        raise AssertionError("a space was reached from nowhere")
