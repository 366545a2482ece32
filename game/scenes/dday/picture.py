"""What of the D-Day Dice table is no widget: the bar, the map, the frames of the panels, Units."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from game.content.report import Report
from game.content.tiled.normalise import read_tree
from game.engine.core.text import N_
from game.engine.dday.forecast import preview
from game.scenes.dday.words import PHASES
from game.ui import panels, sprites, text, theme
from game.ui.skins.dday.preview import paint_log, paint_preview
from game.ui.skins.dday.unit_panel import BARS, paint_unit
from game.ui.text import tr
from game.ui.tiled_view import tree_picture

if TYPE_CHECKING:
    from game.scenes.dday.table import DdayTableScene

_STEP = 40
"""From one Unit's marker to the next in a Sector."""
_LIFT = 62
"""How far a marker stands above the plate of its Sector."""


class TablePicture:
    """Paints the still ground of the table."""

    def __init__(self, scene: DdayTableScene, near: Path | None) -> None:
        self.scene = scene
        tree = read_tree(near, Report(near)) if near and near.is_file() else None
        spec = scene.game.state.table.setup.board
        self._map = tree_picture(tree) if tree else pygame.Surface((spec.width, spec.height))
        if not tree:
            self._map.fill(theme.rgb("sand"))
        self.size = self._map.get_size()

    def paint(self, surface: pygame.Surface) -> None:
        """Everything, for the state as it is."""
        places = self.scene.places
        self._paint_bar(surface)
        panels.panel(surface, places.well, "panel")
        surface.blit(pygame.transform.scale(self._map, places.map.size), places.map)
        self._paint_links(surface)
        self._paint_tray(surface)
        self._paint_preview(surface)
        game = self.scene.game
        for unit in game.state.units:
            rect = places.unit(unit.seat, len(game.state.units))
            paint_unit(surface, rect, game.state, unit, unit.letter == game.active, unit.letter in self.scene.bots)
        panels.panel(surface, places.pool, "panel")

    def _paint_bar(self, surface: pygame.Surface) -> None:
        game, bar = self.scene.game, self.scene.places.bar
        s = game.state
        surface.fill(theme.rgb("night"), bar)
        words = tr(N_("{map} · turn {n}")).format(map=tr(s.table.setup.board.title), n=s.turn)
        x = text.draw(surface, words, (52, 12), "yellow") + 24
        names = list(PHASES)
        now = names.index(s.phase) if s.phase in names else -1
        for number, name in enumerate(names):
            label = tr(PHASES[name])
            if number < now:
                pygame.draw.lines(surface, theme.rgb("lime"), False, [(x, 20), (x + 4, 25), (x + 11, 15)], 2)
                x += 16
            x = panels.chip(surface, (x, 12), label, *(("orange", "ink") if number == now else ("slate", "fog"))) + 8
        whose = tr(N_("Unit {n} of {all}: {name}"))
        said = whose.format(n=game.unit.seat + 1, all=len(s.units), name=s.table.setup.names[game.unit.seat])
        text.draw(surface, said, (bar.right - 16, 12), "paper", align="r")

    def _paint_links(self, surface: pygame.Surface) -> None:
        """The Courage that each Advance costs, on its way."""
        board = self.scene.game.state.table.board
        medal = sprites.sprite("res_courage", 1, "dday")
        for link in board.links:
            if not link.courage:
                continue
            plate = pygame.Rect(0, 0, medal.get_width() + 26, medal.get_height() + 8)
            plate.center = self.scene.places.on_map(board.spec.links[link.number].at)
            panels.panel(surface, plate, "panel")
            surface.blit(medal, (plate.x + 5, plate.y + 4))
            text.draw(surface, str(link.courage), (plate.x + medal.get_width() + 9, plate.y + 3), "paper")

    def _paint_tray(self, surface: pygame.Surface) -> None:
        game, tray = self.scene.game, self.scene.places.tray
        unit, table = game.unit, game.state.table
        title = tr(N_("{name}'s dice")).format(name=table.setup.names[unit.seat])
        rolls = tr(N_("roll {n} of 3")).format(n=unit.rolls) if unit.rolls else ""
        panels.titled(surface, tray, title, BARS[table.setup.colours[unit.seat]], right=rolls)
        if self.scene.note:
            text.draw(surface, text.fit(self.scene.note, tray.w - 24), (tray.x + 12, tray.y + 134), "yellow")

    def _paint_preview(self, surface: pygame.Surface) -> None:
        game, rect = self.scene.game, self.scene.places.preview
        found = preview(game.state, game.active) if game.state.phase == "roll" else None
        if found:
            paint_preview(surface, rect, found)
        else:
            paint_log(surface, rect, game.book.lines)

    def draw_units(self, surface: pygame.Surface) -> None:
        """The markers on the map, above the outlines."""
        s = self.scene.game.state
        for unit in s.units:
            here = s.together(unit)
            x, y = self.scene.places.on_map(s.table.board.sectors[unit.sector].label)
            marker = sprites.sprite(f"marker_{unit.letter}_{unit.chevrons}", 2, "dday")
            left = x - len(here) * _STEP // 2 + here.index(unit) * _STEP
            surface.blit(marker, (left, y - _LIFT))
