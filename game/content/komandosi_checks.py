"""Checks an island as a whole: its places, the track, the roads, the ways that a commando walks."""

from __future__ import annotations

from collections.abc import Iterator

from game.content import komandosi_kinds as kinds
from game.content.komandosi_models import PlaceKind
from game.content.komandosi_squares import TERRAIN_OF, IslandSquares, named
from game.content.report import Kind
from game.engine.board.grid import Grid, spaces_of
from game.engine.komandosi.board import Board
from game.engine.komandosi.board_spec import SIGNS, UNDER

EXACTLY = {PlaceKind.STATION: 2, PlaceKind.PIER: 1, PlaceKind.HELICOPTER: 1}
"""Kinds of places of which there is a certain number; of all others there is at least one."""
LEAST_PLAIN = 21
"""Plain squares for six commandos, nine parts and six houses."""


def check_places(squares: IslandSquares) -> None:
    """Every place stands on its terrain, and none is missing.

    Too few are no finding of their own while something is lost: that may be it.
    """
    for place in squares.places:
        found, needed = TERRAIN_OF.get(squares.terrain[place.square]), TERRAIN_OF[SIGNS[UNDER[place.name]]]
        if found not in (needed, None):
            gaps = {"what": place.name, "found": str(found), "needed": str(needed)}
            squares.report.add(kinds.PLACE_TERRAIN, place.thing.place, **gaps, **named(place.square, squares.columns))
    for kind in PlaceKind:
        _check_count(squares, kind)


def _check_count(squares: IslandSquares, kind: PlaceKind) -> None:
    found = [place for place in squares.places if place.kind is kind]
    if not found:
        if not squares.some_lost:
            squares.report.add(kinds.PLACE_MISSING, squares.tree.place, what=kind.value)
        return
    needed = EXACTLY.get(kind, len(found))
    if len(found) > needed or (len(found) < needed and not squares.some_lost):
        last = found[-1]
        gaps = {"what": kind.value, "count": len(found), "needed": needed}
        squares.report.add(kinds.PLACE_COUNT, last.thing.place, **gaps, **named(last.square, squares.columns))


class IslandChecks:
    """Checks a board whose squares and places are sound each by itself."""

    def __init__(self, squares: IslandSquares, board: Board) -> None:
        self.squares, self.board = squares, board
        self.grid: Grid = board.grid

    def run(self) -> None:
        """Everything that needs the whole island."""
        self.check_plain()
        self.check_track()
        self.check_roads()
        self.check_coast()
        self.check_ways()

    def check_track(self) -> None:
        """A station has one neighbour on the track, every other square of it two, and all belong to one track."""
        board = self.board
        for square in spaces_of(board.rail):
            needed = 1 if board.station >> square & 1 else 2
            count = sum(board.rail >> beside & 1 for beside in board.neighbours[square])
            if count != needed:
                self._tell(kinds.TRACK_FORK, square, count=count, needed=needed)
        if self.squares.report.sound:
            for square in self._leftovers(board.rail, board.station):
                self._tell(kinds.TRACK_APART, square)

    def check_roads(self) -> None:
        """All roads are one network; where they end is told."""
        board = self.board
        for square in self._leftovers(board.road, board.rental):
            self._tell(kinds.ROAD_APART, square)
        for square in spaces_of(board.road):
            if sum(board.road >> beside & 1 for beside in board.neighbours[square]) < 2:
                self._tell(kinds.ROAD_END, square)

    def check_ways(self) -> None:
        """Everything on land, apart from the airport, can be walked to; so can a bank without entering forest."""
        board = self.board
        land = board.land & ~board.airport
        for square in self._leftovers(land, board.bank):
            self._tell(kinds.LAND_APART, square)
        airport = self._flood(board.helicopter, board.airport)
        for square in self._parts(board.airport & ~airport):
            self._tell(kinds.AIRPORT_APART, square)
        if not self.grid.step(airport) & land:
            self._tell(kinds.AIRPORT_CLOSED, next(spaces_of(board.helicopter)))
        if self.squares.report.sound:
            open_land = land & ~board.forest
            for square in self._parts(open_land & ~self._flood(board.bank, open_land)):
                self._tell(kinds.BANK_FAR, square)

    def check_coast(self) -> None:
        """The pier lies beside the sea."""
        for square in spaces_of(self.board.pier):
            if not self.grid.step(1 << square) & self.board.sea:
                self._tell(kinds.PIER_INLAND, square)

    def check_plain(self) -> None:
        """There is room for what arrives by the spinner, and for houses."""
        count = self.board.bare.bit_count()
        if count < LEAST_PLAIN:
            self.squares.report.add(kinds.PLAIN_SHORT, self.squares.tree.place, count=count, least=LEAST_PLAIN)

    def _tell(self, kind: Kind, square: int, **gaps: int) -> None:
        self.squares.report.add(kind, self.squares.spot(square), **gaps, **named(square, self.squares.columns))

    def _flood(self, start: int, inside: int) -> int:
        """Everything that squares of `start` are joined to inside a region."""
        found, new = 0, start & inside
        while new:
            found |= new
            new = self.grid.step(new) & inside & ~found
        return found

    def _parts(self, region: int) -> Iterator[int]:
        """The first square of every part of a region that is joined in itself."""
        while region:
            first = next(spaces_of(region))
            region &= ~self._flood(1 << first, region)
            yield first

    def _leftovers(self, region: int, anchors: int) -> Iterator[int]:
        """The first square of every part of a region that is not joined to the part of the first anchor."""
        anchor = next(spaces_of(anchors & region), None)
        if anchor is not None:
            yield from self._parts(region & ~self._flood(1 << anchor, region))
