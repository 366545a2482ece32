"""An island ready to play: masks of terrain and places, the track, the roads, lines of fire."""

from __future__ import annotations

from functools import lru_cache

from game.engine.board.grid import Grid, spaces_of
from game.engine.komandosi.board_spec import SIGNS, BoardSpec, Place, Terrain, square_name


class Board:
    """The squares of an island as bit masks: bit `row * columns + column`.

    `land` is everything a commando can walk on, `road` and `rail` hold the crossings, `track` the squares from
    one station to the other, `shared` the squares where several may stand (komandosi:Q9), `stops` what stops a
    bullet whatever happens (komandosi:K23).
    """

    def __init__(self, spec: BoardSpec) -> None:
        self.spec = spec
        self.grid = Grid(spec.columns, spec.rows)
        self.width = spec.columns
        self.names = tuple(square_name(square, spec.columns) for square in range(self.grid.size))
        self._row = tuple(square // spec.columns for square in range(self.grid.size))
        self._column = tuple(square % spec.columns for square in range(self.grid.size))
        self.square_of = {name: square for square, name in enumerate(self.names)}
        self.neighbours = tuple(tuple(spaces_of(self.grid.step(1 << square))) for square in range(self.grid.size))
        self.around = tuple(self._around(square) for square in range(self.grid.size))
        self._lay_terrain()
        self._lay_places()
        self._lines: dict[tuple[int, int], int] = {}

    def _around(self, square: int) -> int:
        """All eight neighbours as a mask."""
        return self.grid.step_any(1 << square)

    def _lay_terrain(self) -> None:
        self.sea = self._of("sea")
        self.plain = self._of("plain")
        self.forest = self._of("forest")
        self.crossing = self._of("crossing")
        self.road = self._of("road") | self.crossing
        self.rail = self._of("rail") | self.crossing
        self.airport = self._of("airport")
        self.land = self.plain | self.forest | self.road | self.rail | self.airport
        self.fresh_water = self._of("river") | self._of("lake")
        self.river = self._of("river")

    def _of(self, terrain: Terrain) -> int:
        return sum(1 << square for square, sign in enumerate(self.spec.terrain) if sign == SIGNS[terrain])

    def _lay_places(self) -> None:
        self.shop = self.place("shop")
        self.bank = self.place("bank")
        self.hospital = self.place("hospital")
        self.station = self.place("station")
        self.rental = self.place("rental")
        self.pier = self.place("pier")
        self.helicopter = self.place("helicopter")
        self.places = sum(1 << square for square, _ in self.spec.places)
        self.shared = self.shop | self.bank | self.hospital | self.station
        self.stops = self.forest | self.shop | self.station | self.rental
        self.bare = self.plain & ~self.places
        """Plain land without a place on it: houses, and commandos that were moved aside, stand here."""
        self.track = self._track()
        self.ban_of_train = self.rail & ~self.station
        self.ban_of_car = self.road

    def place(self, kind: Place) -> int:
        """The mask of the places of a kind."""
        return sum(1 << square for square, its in self.spec.places if its == kind)

    def _track(self) -> tuple[int, ...]:
        """The squares from the first station to the second, both included; empty where no track joins two."""
        stations = list(spaces_of(self.station))
        if len(stations) != 2:
            return ()
        track, before = [stations[0]], -1
        while track[-1] != stations[1]:
            ahead = [n for n in self.neighbours[track[-1]] if self.rail >> n & 1 and n != before and n not in track]
            if not ahead:
                return ()
            before = track[-1]
            track.append(ahead[0])
        return tuple(track)

    def distance(self, a: int, b: int) -> int:
        """King's steps between two squares: diagonals count as one (komandosi:Q23)."""
        return max(abs(self._row[a] - self._row[b]), abs(self._column[a] - self._column[b]))

    def steps(self, a: int, b: int) -> int:
        """Steps between two squares where diagonals count as two."""
        return abs(self._row[a] - self._row[b]) + abs(self._column[a] - self._column[b])

    def line(self, a: int, b: int) -> int:
        """The squares that the straight line between two centres enters, both ends excluded (komandosi:Q24)."""
        key = (a, b) if a < b else (b, a)
        found = self._lines.get(key)
        if found is None:
            found = self._lines[key] = self._entered(*key)
        return found

    def _entered(self, a: int, b: int) -> int:
        """A square is entered when its middle lies nearer to the line than its corner does: exact in whole numbers."""
        (row, column), (to_row, to_column) = divmod(a, self.width), divmod(b, self.width)
        down, across = to_row - row, to_column - column
        half = abs(down) + abs(across)
        mask = 0
        for y in range(min(row, to_row), max(row, to_row) + 1):
            for x in range(min(column, to_column), max(column, to_column) + 1):
                if 2 * abs(across * (y - row) - down * (x - column)) < half:
                    mask |= 1 << y * self.width + x
        return mask & ~(1 << a | 1 << b)


@lru_cache(maxsize=16)
def board_of(spec: BoardSpec) -> Board:
    """The board of an island; the same one for every game on it."""
    return Board(spec)
