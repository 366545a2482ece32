"""The island of the Komandosi table: its picture in a frame of coordinates, marks, parts, houses, pawns, vehicles."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from game.content.report import Report
from game.content.tiled.normalise import read_tree
from game.engine.board.grid import spaces_of
from game.engine.komandosi.board_spec import ROW_LETTERS
from game.engine.komandosi.forecast import Way
from game.engine.komandosi.state import COLOURS, NOWHERE
from game.scenes.komandosi.aim import paint_aim
from game.scenes.komandosi.bare_island import bare_picture
from game.scenes.komandosi.order_mark import paint_order
from game.ui import marks, panels, text, theme, tween
from game.ui.input import Pos
from game.ui.sea import Sea
from game.ui.skins.komandosi import pawns
from game.ui.skins.komandosi.effects import Effects, Walk
from game.ui.skins.komandosi.layout import Squares
from game.ui.skins.komandosi.stage import PawnSprite
from game.ui.tiled_view import tree_picture

if TYPE_CHECKING:
    from game.scenes.komandosi.view import KomandosiTableView

_DOT, _LINE = 3, 4
_NUMBER_WIDE = 20
"""The room that the number of a column needs; where squares are smaller every second one is written."""
_CROWD = ((0, 0), (5, 3), (-5, 3), (3, -4), (-3, -4), (0, 6))
"""Where several commandos stand on one square, in pixels of the map picture at zoom 1."""


class Island:
    """The map in its well."""

    def __init__(self, scene: KomandosiTableView, near: Path | None) -> None:
        self.scene = scene
        tree = read_tree(near, Report(near)) if near and near.is_file() else None
        spec = scene.game.state.table.setup.board
        self._map = tree_picture(tree) if tree else bare_picture(spec)
        self.size = self._map.get_size()
        self._sea = Sea(tree, self._map) if tree else None
        self._ground: pygame.Surface | None = None  # the table that the island was painted on last
        self._cover = pygame.Surface((1, 1), pygame.SRCALPHA)  # what lies on the island, which the sea flows under

    @property
    def squares(self) -> Squares:
        """Squares on the screen."""
        spec = self.scene.game.state.table.setup.board
        return Squares(self.scene.places, spec.columns, spec.rows)

    # ------------------------------------------------------------ the sea

    @property
    def due(self) -> int | None:
        """Milliseconds until the sea moves on; None where it does not."""
        settings = self.scene.ui.settings
        moves = self._sea and settings.speed and not settings.reduced_motion
        return self._sea.due if self._sea and moves else None

    def flow(self, ms: int) -> bool:
        """Lets the sea move on the painted table; True if it did."""
        if self.due is None or self._sea is None or not self._sea.pass_time(ms):
            return False
        places = self.scene.places
        for rect, cell in self._sea.cells(places.zoom) if self._ground else ():
            assert self._ground
            place = rect.move(places.map.topleft)
            self._ground.blit(cell, place)
            self._ground.blit(self._cover, place, place)
        return True

    # ------------------------------------------------------------ what stands still

    def paint(self, surface: pygame.Surface) -> None:
        """The map with coordinates, parts, houses, and what can be chosen."""
        places = self.scene.places
        panels.panel(surface, places.well, "panel")
        surface.blit(pygame.transform.scale(self._map, places.map.size), places.map)
        self._paint_coordinates(surface, None)
        if self._cover.get_size() != surface.get_size():
            self._cover = pygame.Surface(surface.get_size(), pygame.SRCALPHA)
        self._cover.fill((0, 0, 0, 0))
        self._paint_cover(self._cover)
        surface.blit(self._cover, (0, 0))
        self._ground = surface

    def _paint_cover(self, surface: pygame.Surface) -> None:
        """What lies on the island, and what can be chosen."""
        self._paint_closed(surface)
        self._paint_houses(surface)
        self._paint_boat(surface)
        self._paint_parts(surface)
        if self.scene.shows_question:
            paint_order(surface, self.scene)
            self._paint_ways(surface)
        for square in self.scene.log.shown:
            marks.brackets(surface, self.squares.rect(square).inflate(4, 4), "yellow", 10)

    def _paint_coordinates(self, surface: pygame.Surface, only: int | None) -> None:
        """Numbers along the top, letters along the left side: all of them, or lit for one square."""
        places, squares = self.scene.places, self.squares
        row, column = divmod(only, squares.columns) if only is not None else (-1, -1)
        colour = "fog" if only is None else "yellow"
        every = -(-_NUMBER_WIDE // squares.side)
        for number in range(squares.columns):
            if number % every == 0 if only is None else number == column:
                x = places.columns.x + number * squares.side + squares.side // 2
                text.draw(surface, str(number + 1), (x, places.columns.y + 5), colour, "label", "c")
        for number in range(squares.rows):
            if only is None or number == row:
                y = places.rows.y + number * squares.side + squares.side // 2 - 7
                text.draw(surface, ROW_LETTERS[number], (places.rows.centerx, y), colour, "label", "c")

    def _paint_closed(self, surface: pygame.Surface) -> None:
        """Track and road while somebody rides there."""
        board = self.scene.game.state.board
        for pawn in self.scene.game.shown.pawns:
            closed = {"train": board.ban_of_train, "car": board.ban_of_car}.get(pawn.ride, 0)
            for square in spaces_of(closed):
                marks.hatch(surface, self.squares.rect(square).inflate(-8, -8), "coral", 6, 2)

    def _paint_houses(self, surface: pygame.Surface) -> None:
        setup = self.scene.game.state.table.setup
        for pawn in self.scene.game.shown.pawns:
            if pawn.house != NOWHERE:
                picture = pawns.house(setup, pawn.seat, self.scene.places.zoom)
                surface.blit(picture, picture.get_rect(center=self.squares.centre(pawn.house)))

    def _paint_boat(self, surface: pygame.Surface) -> None:
        """The motorboat beside its pier, while nobody has it."""
        board = self.scene.game.state.board
        if any(pawn.ride == "boat" for pawn in self.scene.game.shown.pawns):
            return
        for square in spaces_of(board.grid.step(board.pier) & board.sea):
            picture = pawns.icon("boat_left", self.scene.places.zoom)
            surface.blit(picture, picture.get_rect(center=self.squares.centre(square)))
            return

    def _paint_parts(self, surface: pygame.Surface) -> None:
        for square, colour in self.scene.game.shown.parts.items():
            picture = pawns.icon(f"part_{COLOURS[colour]}", self.scene.places.zoom)
            surface.blit(picture, picture.get_rect(center=self.squares.centre(square)))

    def _paint_ways(self, surface: pygame.Surface) -> None:
        """The squares in reach; before the roll faint, with a dot for each face that leads there."""
        for square, way in self.scene.ways.items():
            self._paint_end(surface, square, way)
        for square, chance in self.scene.chances.items():
            self._paint_chance(surface, square, chance)
        self._paint_roads(surface)

    def _paint_roads(self, surface: pygame.Surface) -> None:
        """Squares that a choice names before the roll: the senses of a drive, parts that a map can move."""
        game = self.scene.game
        for pick in game.chooser.next_picks() if game.chooser.taken else ():
            kind, _, name = pick.partition(":")
            if kind == "square":
                self._paint_end(surface, game.state.board.square_of[name], Way((), 0))

    def _paint_end(self, surface: pygame.Surface, square: int, way: Way) -> None:
        rect = self.squares.rect(square).inflate(-2, -2)
        pygame.draw.rect(surface, theme.rgb("ink"), rect.inflate(2, 2), 1)
        pygame.draw.rect(surface, theme.rgb("white"), rect, 2)
        step = max(5, rect.w // 6)
        for y in range(rect.y + step, rect.bottom - 3, step):
            for x in range(rect.x + step, rect.right - 3, step):
                surface.fill(theme.rgb("white"), (x, y, 2, 2))
        if way.fee:
            self._paint_plate(surface, square, str(way.fee), "sand")

    def _paint_plate(self, surface: pygame.Surface, square: int, words: str, ground: str) -> None:
        plate = pygame.Rect(0, 0, text.width(words, "label") + 8, 18)
        plate.center = self.squares.centre(square)
        surface.fill(theme.rgb("ink"), plate.inflate(2, 2))
        surface.fill(theme.rgb(ground), plate)
        text.draw(surface, words, (plate.centerx + 1, plate.y + 3), "ink", "label", "c")

    def _paint_chance(self, surface: pygame.Surface, square: int, chance: Fraction) -> None:
        """Faint dots, one for each face of the die that leads there."""
        rect = self.squares.rect(square)
        count = round(chance * 6)
        left = rect.centerx - (count * _DOT * 2 - _DOT) // 2
        for number in range(count):
            surface.fill(theme.rgb("ink"), (left + number * _DOT * 2 - 1, rect.bottom - 8, _DOT + 2, _DOT + 2))
            surface.fill(theme.rgb("foam"), (left + number * _DOT * 2, rect.bottom - 7, _DOT, _DOT))

    def _paint_arrow(self, surface: pygame.Surface, start: int, way: Way) -> None:
        """The way to the pointed square."""
        points = [self.squares.centre(square) for square in (start, *way.path)]
        thick = _LINE * self.scene.places.zoom // 2
        pygame.draw.lines(surface, theme.rgb("ink"), False, points, thick + 4)
        pygame.draw.lines(surface, theme.rgb("yellow"), False, points, thick)
        self._paint_head(surface, points[-2], points[-1])

    def _paint_head(self, surface: pygame.Surface, before: Pos, end: Pos) -> None:
        dx = (end[0] > before[0]) - (end[0] < before[0])
        dy = (end[1] > before[1]) - (end[1] < before[1])
        reach = 5 * self.scene.places.zoom
        tip = end[0] + dx * reach // 2, end[1] + dy * reach // 2
        back = tip[0] - dx * reach, tip[1] - dy * reach
        sides = [(back[0] + side * dy * reach // 2, back[1] + side * dx * reach // 2) for side in (-1, 1)]
        pygame.draw.polygon(surface, theme.rgb("ink"), [tip, *sides], 0)
        pygame.draw.polygon(surface, theme.rgb("yellow"), [tip, *sides], 0)
        pygame.draw.polygon(surface, theme.rgb("ink"), [tip, *sides], 1)

    # ------------------------------------------------------------ what moves

    def draw(self, surface: pygame.Surface, effects: Effects) -> None:
        """What the pointer shows, then pawns and vehicles."""
        self._draw_pointed(surface)
        shown = self.scene.game.shown
        for pawn in sorted(shown.pawns, key=lambda pawn: pawn.square):
            if pawn.square == NOWHERE:
                continue
            walk = effects.walks.get(pawn.letter)
            place = self._on_the_way(surface, pawn, walk) if walk else self.pawn_place(pawn)
            self._draw_pawn(surface, pawn, place, effects, walk)

    def _draw_pointed(self, surface: pygame.Surface) -> None:
        scene = self.scene
        if scene.pointed is not None:
            self._paint_coordinates(surface, scene.pointed)
        if not scene.shows_question:
            return
        if scene.pointed in scene.ways:
            self._paint_arrow(surface, scene.game.asked.square, scene.ways[scene.pointed])
        paint_aim(surface, scene)

    def _draw_pawn(
        self, surface: pygame.Surface, pawn: PawnSprite, place: Pos, effects: Effects, walk: Walk | None
    ) -> None:
        zoom, setup = self.scene.places.zoom, self.scene.game.state.table.setup
        if effects.struck == pawn.letter:
            picture = marks.silhouette(pawns.pawn(setup, pawn.seat, zoom), "white")
        else:
            picture = pawns.pawn(setup, pawn.seat, zoom)
        vehicle = self._vehicle(pawn, walk)
        if vehicle:
            below = vehicle.get_rect(center=(place[0], place[1] + 2 * zoom))
            surface.blit(vehicle, below)
            place = place[0], place[1] - 4 * zoom
        rect = picture.get_rect(center=place)
        surface.blit(picture, rect)
        mark = "mark_order" if pawn.order >= 0 else "mark_guard" if pawn.truce else ""
        if mark:
            surface.blit(pawns.icon(mark), (rect.right - 8, rect.y - 8))
        if pawn.letter == self.scene.watched and not walk:
            marks.brackets(surface, rect.inflate(6, 6), "yellow", 8)

    def _vehicle(self, pawn: PawnSprite, walk: Walk | None) -> pygame.Surface | None:
        if not pawn.ride:
            return None
        return pawns.icon(f"{pawn.ride}_{self._heading(walk) if walk else 'right'}", self.scene.places.zoom)

    def _heading(self, walk: Walk) -> str:
        """Where a vehicle points on its way."""
        at = min(int(walk.t * (len(walk.squares) - 1)), len(walk.squares) - 2)
        columns = self.squares.columns
        (row, column), (to_row, to_column) = divmod(walk.squares[at], columns), divmod(walk.squares[at + 1], columns)
        if column != to_column:
            return "left" if to_column < column else "right"
        return "up" if to_row < row else "down"

    def pawn_place(self, pawn: PawnSprite) -> Pos:
        """The middle of a pawn, beside others on its square."""
        x, y = self.squares.centre(pawn.square)
        crowd = self.scene.game.shown.at(pawn.square)
        if len(crowd) == 1 and not self.scene.game.state.board.places >> pawn.square & 1:
            return x, y - self.scene.places.zoom
        dx, dy = _CROWD[crowd.index(pawn) % len(_CROWD)]
        zoom = self.scene.places.zoom
        return x + (dx + 3) * zoom, y + (dy + 1) * zoom

    def _on_the_way(self, surface: pygame.Surface, pawn: PawnSprite, walk: Walk) -> Pos:
        """Where a pawn is that walks; the way of one that jumped is drawn."""
        points = [self.squares.centre(square) for square in walk.squares]
        if not walk.jumped:
            return tween.along(points, walk.t, 3 * self.scene.places.zoom if walk.way == "walk" else 0)
        pygame.draw.lines(surface, theme.rgb("ink"), False, points, _LINE + 2)
        pygame.draw.lines(surface, theme.rgb("yellow"), False, points, _LINE)
        return points[-1]
