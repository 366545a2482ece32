"""Puts an island of Komandosi together: its squares and its places, all checked."""

from __future__ import annotations

from game.content import komandosi_kinds as kinds
from game.content.komandosi_checks import IslandChecks, check_places
from game.content.komandosi_models import Island
from game.content.komandosi_squares import SQUARE_PIXELS, IslandSquares
from game.content.map_objects import read_as
from game.content.report import Report
from game.content.tiled.tree import TileMap
from game.engine.komandosi.board import Board
from game.engine.komandosi.board_spec import MOST_COLUMNS, ROW_LETTERS, BoardSpec


class KomandosiBoard:
    """One reading of one island."""

    def __init__(self, tree: TileMap, report: Report) -> None:
        self.tree, self.report = tree, report

    def read(self, name: str) -> BoardSpec | None:
        """The board; None when something that it cannot do without is wrong. All findings go to the report."""
        island = read_as(Island, self.tree.properties, self.tree.place, self.report)
        if not self._has_size():
            return None
        squares = IslandSquares(self.tree, self.report)
        if not squares.terrain:
            return None
        check_places(squares)
        if not self.report.sound:
            return None
        spec = BoardSpec(
            name=name,
            title=island.title or name,
            columns=self.tree.width,
            rows=self.tree.height,
            terrain=squares.terrain,
            places=tuple((place.square, place.name) for place in squares.places),
        )
        IslandChecks(squares, Board(spec)).run()
        return spec if self.report.sound else None

    def _has_size(self) -> bool:
        """Whether the map's squares can be numbered and drawn."""
        tree = self.tree
        sides = {"width": tree.tile_width, "height": tree.tile_height}
        if set(sides.values()) != {SQUARE_PIXELS}:
            self.report.add(kinds.ISLAND_TILES, tree.place, **sides, expected=SQUARE_PIXELS)
            return False
        size = {"rows": tree.height, "columns": tree.width}
        most = {"most_rows": len(ROW_LETTERS), "most_columns": MOST_COLUMNS}
        if tree.height > len(ROW_LETTERS) or tree.width > MOST_COLUMNS:
            self.report.add(kinds.ISLAND_SIZE, tree.place, **size, **most)
            return False
        return True
