"""What of the D-Day Dice table is no widget: the bar, the map with its signs, the frames of the panels, Units."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from game.content.report import Report
from game.content.tiled.normalise import read_tree
from game.engine.core.text import N_
from game.engine.dday.combat_sums import defence_of, gun_dice
from game.engine.dday.dice import FACES
from game.engine.dday.forecast import preview, team_survives
from game.engine.dday.passage import cost_of, open_links
from game.engine.dday.state import Unit
from game.scenes.dday.combat_widgets import fall_cards
from game.scenes.dday.words import PHASES
from game.ui import marks, panels, sprites, text, theme
from game.ui.skins.dday import signs
from game.ui.skins.dday.advice_line import paint_advice, team_words
from game.ui.skins.dday.combat_panel import is_fight, paint_fight, paint_toll
from game.ui.skins.dday.phase_bar import paint_phases
from game.ui.skins.dday.preview import paint_log, paint_outlook
from game.ui.skins.dday.tally_panel import paint_tally
from game.ui.skins.dday.unit_panel import paint_unit, title_colours
from game.ui.text import tr
from game.ui.tiled_view import tree_picture

if TYPE_CHECKING:
    from game.scenes.dday.table import DdayTableScene

_STEP = 40
"""From one Unit's marker to the next in a Sector."""
_LIFT, _HALF_SIGN = 30, 66
"""How far the top of a marker stands above the middle of its Sector's sign; half a sign."""
_PHASES_LEFT, _FELT_TOP, _FELT_HIGH, _WHITE = 24, 36, 118, 28
_NOTE_LINES, _NOTE_LINE, _NOTE_TOP = 2, 14, 124


_LOG_LINES = 3
"""Lines of the log above the line of the team."""


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
        places, game = self.scene.places, self.scene.game
        surface.blit(panels.ground(surface.get_size(), "abyss", "night"), (0, 0))
        self._paint_bar(surface)
        self._paint_map(surface)
        if self.scene.at_toll:
            self._paint_combat(surface)
        else:
            self._paint_tray(surface)
            self._paint_below(surface, places.preview)
        self._paint_note(surface)
        for unit in game.state.units:
            rect = places.unit(unit.seat, len(game.state.units))
            paint_unit(surface, rect, game.state, unit, unit.letter == game.active, unit.letter in self.scene.bots)
        self.scene.strip.paint(surface)

    def _paint_bar(self, surface: pygame.Surface) -> None:
        s = self.scene.game.state
        words = tr(N_("{map} · turn {n}")).format(map=tr(s.table.setup.board.title), n=s.turn)
        names = list(PHASES)
        now = names.index(s.phase) if s.phase in names else -1
        x = panels.top_bar(surface, tr(N_("D-DAY DICE")), words)
        x = paint_phases(surface, (x + _PHASES_LEFT, 5), [tr(name) for name in PHASES.values()], now)
        bar, said = self.scene.places.bar, self._whose()
        if x + text.width(said) + _PHASES_LEFT < bar.right:
            text.draw(surface, said, (bar.right - 16, 10), "paper", align="r")

    def _whose(self) -> str:
        game = self.scene.game
        setup = game.state.table.setup
        if game.state.final:
            return tr(N_("The last turn"))
        whose = tr(N_("Unit {n} of {all}: {name}"))
        return whose.format(n=game.unit.seat + 1, all=len(game.state.units), name=setup.names[game.unit.seat])

    # ------------------------------------------------------------ the map

    def _paint_map(self, surface: pygame.Surface) -> None:
        places, game = self.scene.places, self.scene.game
        panels.panel(surface, places.well, "wood")
        surface.blit(pygame.transform.scale(self._map, places.map.size), places.map)
        surface.set_clip(places.map)
        board, wanted = game.state.table.board, game.chooser.open_picks()
        lit = [sector for sector in board.sectors if f"sector:{sector.name}" in wanted]
        for sector in sorted(board.sectors, key=lambda sector: sector in lit):
            shape = tuple(places.on_map(point) for point in sector.shape)
            if len(shape) > 2:
                if sector in lit:
                    signs.chevrons(surface, shape)
                signs.outline(surface, shape, sector in lit)
        surface.set_clip(None)
        self._paint_ways(surface)
        for number, sector in enumerate(board.sectors):
            centre, defence = places.on_map(sector.label), defence_of(game.state, number)
            signs.sector_sign(surface, centre, sector, defence, gun_dice(game.state, number))

    def _paint_ways(self, surface: pygame.Surface) -> None:
        """What each Advance costs; from where the active Unit stands, what it costs that Unit."""
        s, unit = self.scene.game.state, self.scene.game.unit
        board, ways = s.table.board, open_links(s, unit) if s.phase == "move" and not unit.moved else []
        for link in board.links:
            if not (link.courage or link.landmines or link.need):
                continue
            cost = cost_of(s, unit, link) if link.origin == unit.sector else link.courage
            spec = board.spec.links[link.number]
            signs.link_sign(surface, self.scene.places.on_map(spec.at), spec, cost, link in ways)

    def draw_units(self, surface: pygame.Surface) -> None:
        """The markers on the map, above the outlines."""
        game = self.scene.game
        s = game.state
        for unit in s.units:
            left, top = self._marker_place(s.together(unit), unit)
            marker = sprites.sprite(f"marker_{unit.letter}_{unit.chevrons}", 2, "dday")
            surface.blit(marker, (left, top))
            if unit.letter == game.active:
                marks.brackets(surface, marker.get_rect(topleft=(left, top)).inflate(4, 4), "yellow", 10)

    def _marker_place(self, here: list[Unit], unit: Unit) -> tuple[int, int]:
        """Beside the sign of the sector: left of it, or right of it at the left edge of the map."""
        places, board = self.scene.places, self.scene.game.state.table.board
        x, y = places.on_map(board.sectors[unit.sector].label)
        left = x - _HALF_SIGN - len(here) * _STEP
        if left < places.map.left:
            left = x + _HALF_SIGN + _STEP // 4
        return left + here.index(unit) * _STEP, y - _LIFT

    # ------------------------------------------------------------ the right column

    def _paint_tray(self, surface: pygame.Surface) -> None:
        game, tray = self.scene.game, self.scene.places.tray
        unit, table = game.unit, game.state.table
        title = tr(N_("{name}'s dice")).format(name=table.setup.names[unit.seat])
        rolls = tr(N_("roll {n} of 3")).format(n=unit.rolls) if unit.rolls else ""
        bar, ink = title_colours(table.setup.colours[unit.seat])
        panels.titled(surface, tray, title, bar, right=rolls, right_colour=ink, colour=ink)
        felt = pygame.Rect(tray.x + 8, tray.y + _FELT_TOP, tray.w - 16, _FELT_HIGH)
        surface.blit(panels.ground(felt.size, "pine", "forest"), felt)
        pygame.draw.rect(surface, theme.rgb("ink"), felt, 2)
        for number, face in enumerate(unit.whites):
            picture = sprites.sprite(f"virtual_{FACES[face]}", 1, "dday")
            surface.blit(picture, (felt.right - _WHITE, felt.y + 6 + number * (_WHITE - 2)))

    def _paint_note(self, surface: pygame.Surface) -> None:
        """The reason or the advice, else the question that is open."""
        game, note = self.scene.game, self.scene.note
        words = note or (tr(game.ask.choice.prompt) if game.ask else tr(N_("The game is over.")))
        hand = self.scene.hand
        lines = text.wrap(words, hand.w - _WHITE - 32, "label")[:_NOTE_LINES]
        for number, line in enumerate(lines):
            place = hand.x + 18, hand.y + _NOTE_TOP + number * _NOTE_LINE
            text.draw(surface, line, place, "yellow" if note else "mist", "label")

    def _paint_combat(self, surface: pygame.Surface) -> None:
        """The sum of the sector and who falls, in place of the dice."""
        game, places = self.scene.game, self.scene.places
        if is_fight(game.state) and not self.scene.shows_log:
            paint_fight(surface, places.fight, game.state, game.unit)
        else:
            paint_log(surface, places.fight, game.book.lines)
        paint_toll(surface, places.toll, game.state, game.unit, len(fall_cards(self.scene)))
        if places.log.h:
            paint_log(surface, places.log, game.book.lines)

    def _paint_below(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """What the Tally would give, or the log."""
        game, log = self.scene.game, self.scene.places.log
        found = preview(game.state, game.active) if game.state.phase == "roll" else None
        if found and not self.scene.shows_log:
            paint_tally(surface, rect, game.state, game.unit, game.taken, found)
        elif log.h:
            paint_outlook(surface, rect, team_survives(game.state))
        else:
            paint_log(surface, rect, game.book.lines[-_LOG_LINES:])
            paint_advice(surface, rect, game.state, team_words(game.state))
        if log.h:
            paint_log(surface, log, game.book.lines)
