"""The board in play: spaces, map tiles and everything about them that is worked out once."""

from __future__ import annotations

from functools import lru_cache

from game.engine.board.grid import Grid, spaces_of
from game.engine.board.paths import rings, route
from game.engine.board.sight import Sight
from game.engine.commandos.board_spec import TILE_SIZE, BoardSpec
from game.engine.commandos.reach import Reach, Ways

SYMBOLS = ("circle", "triangle", "square")


class Board:
    """A board that nothing changes during a game; shared by all clones of a state.

    `names[space]` is the rulebook's name ("B2:5"), `space_of` its inverse; `tile_of[space]` is the number of the
    map tile, `tile_masks[tile]` its spaces, `tile_names[tile]` its coordinate ("B2"), `beside[tile]` the tiles
    above, left, right and below, whatever walls lie between (commandos:M1).
    """

    def __init__(self, spec: BoardSpec) -> None:
        self.spec = spec
        self.grid = Grid(spec.width, spec.height, spec.walls)
        self._name_spaces()
        self._join_tiles()
        self.sight = Sight(self.grid)
        open_grid = Grid(spec.width, spec.height)
        self._ways = {
            (diagonal, climbs): Ways(open_grid if climbs else self.grid, diagonal, self.tile_masks)
            for diagonal in (False, True)
            for climbs in (False, True)
        }
        self.reaches: dict[tuple[int, ...], Reach] = {}
        self._routes: dict[tuple[int, int, bool], tuple[int, ...]] = {}
        self._distances: dict[int, tuple[int, ...]] = {}

    def _name_spaces(self) -> None:
        width, columns = self.spec.width, self.spec.columns
        self.names: list[str] = []
        self.tile_of: list[int] = []
        for space in range(self.grid.size):
            x, y = space % width, space // width
            column, row = x // TILE_SIZE, y // TILE_SIZE
            self.tile_of.append(row * columns + column)
            self.names.append(f"{column_letter(column)}{row + 1}:{y % TILE_SIZE * TILE_SIZE + x % TILE_SIZE + 1}")
        self.space_of = {name: space for space, name in enumerate(self.names)}

    def _join_tiles(self) -> None:
        columns, rows = self.spec.columns, self.spec.rows
        self.tiles = columns * rows
        self.tile_names = [f"{column_letter(t % columns)}{t // columns + 1}" for t in range(self.tiles)]
        self.tile_number = {name: tile for tile, name in enumerate(self.tile_names)}
        self.tile_masks = [0] * self.tiles
        for space, tile in enumerate(self.tile_of):
            self.tile_masks[tile] |= 1 << space
        self.centres = [self.space_of[f"{name}:5"] for name in self.tile_names]
        tiles = Grid(columns, rows)
        self.beside = Ways(tiles, False, []).neighbours
        self.around = tuple(tuple(sorted((tile, *beside))) for tile, beside in enumerate(self.beside))

    def ways(self, diagonal: bool, climbs: bool) -> Ways:
        """How a die walks that goes diagonally, or whose move ignores walls."""
        return self._ways[diagonal, climbs]

    def way_to_tile(self, start: int, tile: int, stop_at_edge: bool = False) -> tuple[int, ...]:
        """An enemy's whole way toward a tile: a shortest route to it, then on to its centre space (commandos:Q15, Q16).

        With `stop_at_edge` the way ends on the first space inside the tile. An unreachable tile is replaced by the
        reachable space nearest to its centre in rows plus columns, ties in reading order (commandos:Q20).
        """
        key = (start, tile, stop_at_edge)
        if key not in self._routes:
            self._routes[key] = self._find_way(start, tile, stop_at_edge)
        return self._routes[key]

    def distances(self, tile: int) -> tuple[int, ...]:
        """The steps from each space to the nearest space of a tile; the number of spaces where there is no way."""
        if tile not in self._distances:
            steps = [self.grid.size] * self.grid.size
            for distance, ring in enumerate(rings(self.grid, self.tile_masks[tile])):
                for space in spaces_of(ring):
                    steps[space] = distance
            self._distances[tile] = tuple(steps)
        return self._distances[tile]

    def _find_way(self, start: int, tile: int, stop_at_edge: bool) -> tuple[int, ...]:
        goal = self.tile_masks[tile]
        way = route(self.grid, start, goal)
        if way is None:
            return self._nearest_way(start, self.centres[tile])
        inside = way[-1] if way else start
        if stop_at_edge:
            return way
        return way + (route(self.grid, inside, 1 << self.centres[tile], goal) or ())

    def _nearest_way(self, start: int, goal: int) -> tuple[int, ...]:
        width = self.spec.width
        ways = ((space, route(self.grid, start, 1 << space)) for space in range(self.grid.size))
        reachable = [(space, way) for space, way in ways if way is not None]
        _, way = min(reachable, key=lambda r: abs(r[0] // width - goal // width) + abs(r[0] % width - goal % width))
        return way


@lru_cache(maxsize=8)
def board_of(spec: BoardSpec) -> Board:
    """The board of a spec; the same one for every game on it, so that what was worked out is kept."""
    return Board(spec)


def column_letter(column: int) -> str:
    """A to Z, then AA, AB and so on, as columns of a table are named."""
    letters = ""
    column += 1
    while column:
        column, rest = divmod(column - 1, 26)
        letters = chr(65 + rest) + letters
    return letters
