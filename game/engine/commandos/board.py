"""The board in play: spaces, map tiles and everything about them that is worked out once."""

from __future__ import annotations

from functools import lru_cache

from game.engine.board.grid import Grid
from game.engine.board.sight import Sight
from game.engine.commandos.board_spec import TILE_SIZE, BoardSpec
from game.engine.commandos.ground import Ground
from game.engine.commandos.reach import Ways

SYMBOLS = ("circle", "triangle", "square")


class Board:
    """What nothing changes about a board during a game; shared by all clones of a state.

    `names[space]` is the rulebook's name ("B2:5"), `space_of` its inverse; `tile_of[space]` is the number of the
    map tile, `tile_masks[tile]` its spaces, `tile_names[tile]` its coordinate ("B2"), `beside[tile]` the tiles
    above, left, right and below, whatever walls lie between (commandos:M1). `rim` are the walls between tiles.
    """

    def __init__(self, spec: BoardSpec) -> None:
        self.spec = spec
        self.grid = Grid(spec.width, spec.height, spec.walls)
        self._name_spaces()
        self._join_tiles()
        self.sight = Sight(self.grid)
        self._grounds: dict[tuple[tuple[int, ...], tuple[int, ...]], Ground] = {}

    def ground(self, flipped: tuple[int, ...] = (), cut: tuple[int, ...] = ()) -> Ground:
        """How dice walk and see while these special spaces are destroyed or, of the bridges, cut; kept."""
        key = flipped, cut
        if key not in self._grounds:
            self._grounds[key] = Ground(self, flipped, cut)
        return self._grounds[key]

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
        self.rim = tuple((a, b) for a, b in self.spec.walls if self.tile_of[a] != self.tile_of[b])
        self.around = tuple(tuple(sorted((tile, *beside))) for tile, beside in enumerate(self.beside))


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
