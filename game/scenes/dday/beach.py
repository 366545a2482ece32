"""The battle map of the D-Day Dice table: its picture, Sectors and ways with their signs, markers that walk."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from game.content.report import Report
from game.content.tiled.normalise import read_tree
from game.engine.dday.combat_sums import defence_of, gun_dice
from game.engine.dday.passage import cost_of, open_links
from game.ui import marks, panels, theme, tween
from game.ui.input import Pos
from game.ui.sea import Sea
from game.ui.skins.dday import signs
from game.ui.skins.dday.effects import Effects, Walk
from game.ui.skins.dday.markers import marker
from game.ui.skins.dday.stage import UnitSprite
from game.ui.tiled_view import tree_picture

if TYPE_CHECKING:
    from game.scenes.dday.view import DdayTableView

MARKER_ZOOM = 2
_STEP = 40
"""From one Unit's marker to the next in a Sector."""
_LIFT, _HALF_SIGN = 30, 66
"""How far the top of a marker stands above the middle of its Sector's sign; half a sign."""
_PULSE, _WAY = 10, 3  # how far a sign's pulse grows; the line of a way that was jumped
_MUZZLE = ((0, -9), (3, -3), (9, 0), (3, 3), (0, 9), (-3, 3), (-9, 0), (-3, -3))


class Beach:
    """The map in its well."""

    def __init__(self, scene: DdayTableView, near: Path | None) -> None:
        self.scene = scene
        tree = read_tree(near, Report(near)) if near and near.is_file() else None
        spec = scene.game.state.table.setup.board
        self._map = tree_picture(tree) if tree else pygame.Surface((spec.width, spec.height))
        if not tree:
            self._map.fill(theme.rgb("sand"))
        self.size = self._map.get_size()
        self._sea = Sea(tree, self._map) if tree else None
        self._ground: pygame.Surface | None = None  # the table that the map was painted on last
        self._cover = pygame.Surface((1, 1), pygame.SRCALPHA)  # signs and outlines, which the sea flows under
        self._signs: dict[int, pygame.Rect] = {}

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
        """The map with all signs."""
        places = self.scene.places
        panels.panel(surface, places.well, "wood")
        surface.blit(pygame.transform.scale(self._map, places.map.size), places.map)
        if self._cover.get_size() != surface.get_size():
            self._cover = pygame.Surface(surface.get_size(), pygame.SRCALPHA)
        self._cover.fill((0, 0, 0, 0), places.well)
        self._paint_cover(self._cover)
        surface.blit(self._cover, places.well, places.well)
        self._ground = surface

    def _paint_cover(self, surface: pygame.Surface) -> None:
        """All that lies above the map's picture and does not move."""
        places, game = self.scene.places, self.scene.game
        surface.set_clip(places.map)
        self._paint_sectors(surface)
        surface.set_clip(places.well)
        self._paint_ways(surface)
        for number, sector in enumerate(game.state.table.board.sectors):
            centre, defence = places.on_map(sector.label), defence_of(game.state, number)
            self._signs[number] = signs.sector_sign(surface, centre, sector, defence, gun_dice(game.state, number))
            if number in self.scene.log.shown:
                marks.brackets(surface, self._signs[number].inflate(8, 8), "yellow", 12)
        surface.set_clip(None)

    def _paint_sectors(self, surface: pygame.Surface) -> None:
        """Outlines, and chevrons where the active Unit may go."""
        places, game = self.scene.places, self.scene.game
        board = game.state.table.board
        wanted = game.chooser.open_picks() if self.scene.shows_question else frozenset()
        lit = [sector for sector in board.sectors if f"sector:{sector.name}" in wanted]
        for sector in sorted(board.sectors, key=lambda sector: sector in lit):
            shape = tuple(places.on_map(point) for point in sector.shape)
            if len(shape) > 2:
                if sector in lit:
                    signs.chevrons(surface, shape)
                signs.outline(surface, shape, sector in lit)

    def _paint_ways(self, surface: pygame.Surface) -> None:
        """What each Advance costs; from where the active Unit stands, what it costs that Unit."""
        s, unit = self.scene.game.state, self.scene.game.unit
        board, ways = s.table.board, open_links(s, unit) if s.phase == "move" and not unit.moved else []
        for link in board.links:
            if not (link.courage or link.landmines or link.need):
                continue
            cost = cost_of(s, unit, link) if link.origin == unit.sector else link.courage
            at = self.scene.places.on_map(board.spec.links[link.number].at)
            signs.link_sign(surface, at, link, cost, link in ways)

    # ------------------------------------------------------------ what moves

    def draw(self, surface: pygame.Surface, effects: Effects) -> None:
        """The markers, above the outlines, and what happens around them."""
        if effects.pulse:
            self._draw_pulse(surface, *effects.pulse)
        gone = {place[1] for _, place, _ in effects.fallen if place[0] == "marker"}
        for unit in self.scene.game.shown.units:
            if unit.letter not in gone:
                self._draw_marker(surface, unit, effects)
        if effects.pulse and effects.flash:
            self._draw_fire(surface, effects.pulse[0])

    def _draw_marker(self, surface: pygame.Surface, unit: UnitSprite, effects: Effects) -> None:
        face, wide = effects.turned.get(unit.letter, (unit.chevrons, 1.0))
        picture = marker(self.scene.game.state.table.setup, unit.seat, face, MARKER_ZOOM)
        place = self.marker_place(unit)
        if walk := effects.walks.get(unit.letter):
            place = self._on_the_way(surface, unit, walk)
        rect = picture.get_rect(topleft=place)
        if wide < 1:
            picture = pygame.transform.scale(picture, (max(2, round(rect.w * wide)), rect.h))
        surface.blit(picture, picture.get_rect(center=rect.center))
        if unit.letter == self.scene.watched and not effects.walks:
            marks.brackets(surface, rect.inflate(4, 4), "yellow", 10)

    def marker_place(self, unit: UnitSprite, sector: int | None = None) -> Pos:
        """The corner of a Unit's marker, beside the sign of its Sector or of one that it goes to."""
        stage = self.scene.game.shown
        here = stage.together(unit.sector if sector is None else sector)
        if sector is not None and unit not in here:
            here = sorted([*here, unit], key=lambda each: each.seat)
        return self._beside_sign(unit.sector if sector is None else sector, here.index(unit), len(here))

    def _beside_sign(self, sector: int, number: int, count: int) -> Pos:
        """Left of the sign, or right of it at the left edge of the map."""
        places = self.scene.places
        x, y = places.on_map(self.scene.game.state.table.board.sectors[sector].label)
        sign = self._signs.get(sector) or pygame.Rect(x - _HALF_SIGN, y, 2 * _HALF_SIGN, 0)
        left = sign.left - count * _STEP
        if left < places.map.left:
            left = sign.right + _STEP // 4
        return left + number * _STEP, y - _LIFT

    def _on_the_way(self, surface: pygame.Surface, unit: UnitSprite, walk: Walk) -> Pos:
        """Where a marker is that walks along a link; the way of one that jumped is drawn."""
        start, end = self.marker_place(unit), self.marker_place(unit, walk.sector)
        points = [start, *self._middle(unit, walk), end]
        if not walk.jumped:
            return tween.along(points, walk.t)
        half = marker(self.scene.game.state.table.setup, unit.seat, unit.chevrons, MARKER_ZOOM).get_rect().center
        line = [(x + half[0], y + half[1]) for x, y in points]
        pygame.draw.lines(surface, theme.rgb("ink"), False, line, _WAY + 2)
        pygame.draw.lines(surface, theme.rgb("yellow"), False, line, _WAY)
        return end

    def _middle(self, unit: UnitSprite, walk: Walk) -> list[Pos]:
        """The place of the link's sign, which the marker crosses."""
        board = self.scene.game.state.table.board
        found = [link for link in board.spec.links if (link.origin, link.target) == (walk.origin, walk.sector)]
        if not found or found[0].at == (0, 0):
            return []
        rect = marker(self.scene.game.state.table.setup, unit.seat, unit.chevrons, MARKER_ZOOM).get_rect()
        rect.center = self.scene.places.on_map(found[0].at)
        return [rect.topleft]

    def _draw_pulse(self, surface: pygame.Surface, sector: int, t: float) -> None:
        """A frame that grows around a Sector's sign."""
        if (sign := self._signs.get(sector)) and t < 1:
            grown = sign.inflate(2 * round(_PULSE * t) + 4, 2 * round(_PULSE * t) + 4)
            pygame.draw.rect(surface, theme.rgb("ink"), grown.inflate(2, 2), 4)
            pygame.draw.rect(surface, theme.rgb("yellow"), grown, 2)

    def _draw_fire(self, surface: pygame.Surface, sector: int) -> None:
        """A muzzle flash over the sign of a Sector, and a tracer to each marker there."""
        sign = self._signs.get(sector)
        if sign is None:
            return
        x, y = sign.midtop
        for unit in self.scene.game.shown.together(sector):
            left, top = self.marker_place(unit)
            pygame.draw.line(surface, theme.rgb("yellow"), (x, y), (left + 18, top + 20), 3)
        for grow, colour in ((2, "orange"), (1, "white")):
            pygame.draw.polygon(surface, theme.rgb(colour), [(x + dx * grow, y + dy * grow) for dx, dy in _MUZZLE])
