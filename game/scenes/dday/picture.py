"""What of the D-Day Dice table is no widget: the bar, the map, the frames of the panels, what moves above them."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from game.engine.core.text import N_
from game.engine.dday.dice import FACES
from game.engine.dday.forecast import preview, team_survives
from game.scenes.dday.beach import Beach
from game.scenes.dday.combat_widgets import fall_cards
from game.scenes.dday.motion import Motion
from game.scenes.dday.words import PHASES
from game.ui import panels, sprites, text, theme
from game.ui.skins.dday.advice_line import paint_advice, team_words
from game.ui.skins.dday.combat_panel import is_fight, paint_fight, paint_toll
from game.ui.skins.dday.phase_bar import paint_phases
from game.ui.skins.dday.preview import paint_log, paint_outlook
from game.ui.skins.dday.tally_panel import paint_tally
from game.ui.skins.dday.team_sign import paint_team
from game.ui.skins.dday.unit_panel import paint_unit, title_colours
from game.ui.text import tr

if TYPE_CHECKING:
    from game.scenes.dday.view import DdayTableView

_PHASES_LEFT, _WHITE, _ADVISE = 24, 28, 152
_NOTE_LINES, _NOTE_LINE, _NOTE_TOP = 2, 14, 124
_LOG_LINES = 3
"""Lines of the log above the line of the team."""


class TablePicture:
    """Paints the still ground of the table, and what moves over it."""

    def __init__(self, scene: DdayTableView, near: Path | None) -> None:
        self.scene = scene
        self.beach = Beach(scene, near)
        self.motion = Motion(scene)
        self.size = self.beach.size
        self._forecast: pygame.Surface | None = None  # of the dice before those that roll now

    def paint(self, surface: pygame.Surface) -> None:
        """Everything that stands still, as the stage shows it."""
        scene, places = self.scene, self.scene.places
        surface.blit(panels.ground(surface.get_size(), "abyss", "night"), (0, 0))
        self._paint_bar(surface)
        self.beach.paint(surface)
        if scene.at_toll:
            self._paint_combat(surface)
        elif not scene.gunfire.shown:
            self._paint_tray(surface)
            self._paint_below(surface, places.preview)
        if not scene.gunfire.shown:
            self._paint_note(surface)
        if scene.log_open or places.log.h:
            panels.titled(surface, scene.log_place, tr(N_("Log")))
        if not scene.log_open:
            self._paint_units(surface)
        scene.strip.paint(surface)

    def _paint_units(self, surface: pygame.Surface) -> None:
        scene = self.scene
        for unit in scene.game.shown.units:
            rect = scene.places.unit(unit.seat, len(scene.game.shown.units))
            active, bot = unit.letter == scene.watched, unit.letter in scene.bots
            paint_unit(surface, rect, scene.game.state, unit, active, bot)

    def draw(self, surface: pygame.Surface) -> None:
        """What moves, above the widgets."""
        effects = self.scene.player.effects()
        self.beach.draw(surface, effects)
        self.motion.draw(surface, effects)

    def _paint_bar(self, surface: pygame.Surface) -> None:
        shown = self.scene.game.shown
        words = tr(N_("{map} · turn {n}")).format(map=tr(shown.table.setup.board.title), n=shown.turn)
        names = list(PHASES)
        now = names.index(shown.phase) if shown.phase in names else -1
        x = panels.top_bar(surface, tr(N_("D-DAY DICE")), words)
        x = paint_phases(surface, (x + _PHASES_LEFT, 5), [tr(name) for name in PHASES.values()], now)
        bar, said = self.scene.places.bar, self._whose()
        if x + text.width(said) + _PHASES_LEFT < bar.right:
            text.draw(surface, said, (bar.right - 16, 10), "paper", align="r")
        end = bar.right - _PHASES_LEFT - 16 - text.width(said)
        paint_team(surface, x + _PHASES_LEFT, end, self.scene.game.state)

    def _whose(self) -> str:
        game = self.scene.game
        setup = game.state.table.setup
        if game.shown.final:
            return tr(N_("The last turn"))
        whose = tr(N_("Unit {n} of {all}: {name}"))
        return whose.format(n=game.unit.seat + 1, all=len(game.state.units), name=setup.names[game.unit.seat])

    # ------------------------------------------------------------ the right column

    def _paint_tray(self, surface: pygame.Surface) -> None:
        scene = self.scene
        unit, setup, tray = scene.game.shown.unit(scene.watched), scene.game.state.table.setup, scene.places.tray
        title = tr(N_("{name}'s dice")).format(name=setup.names[unit.seat])
        rolls = tr(N_("roll {n} of 3")).format(n=unit.rolls) if unit.rolls else ""
        bar, ink = title_colours(setup.colours[unit.seat])
        panels.titled(surface, tray, title, bar, right=rolls, right_colour=ink, colour=ink)
        felt = scene.places.felt
        self.paint_felt(surface, felt)
        pygame.draw.rect(surface, theme.rgb("ink"), felt, 2)
        for number, face in enumerate(unit.whites):
            picture = sprites.sprite(f"virtual_{FACES[face]}", 1, "dday")
            surface.blit(picture, (felt.right - _WHITE, felt.y + 6 + number * (_WHITE - 2)))

    def paint_felt(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """Draws a part of the ground under the dice."""
        felt = self.scene.places.felt
        surface.blit(panels.ground(felt.size, "pine", "forest"), rect, rect.move(-felt.x, -felt.y))

    def _paint_note(self, surface: pygame.Surface) -> None:
        """The reason or the advice, else the question that is open."""
        game, note = self.scene.game, self.scene.note
        words = note or (tr(game.ask.choice.prompt) if game.ask else tr(N_("The game is over.")))
        hand = self.scene.hand
        lines = text.wrap(words, hand.w - _WHITE - _ADVISE, "label")[:_NOTE_LINES]
        for number, line in enumerate(lines):
            place = hand.x + 18, hand.y + _NOTE_TOP + number * _NOTE_LINE
            text.draw(surface, line, place, "yellow" if note else "mist", "label")

    def _paint_combat(self, surface: pygame.Surface) -> None:
        """The sum of the sector and who falls, in place of the dice."""
        game, places = self.scene.game, self.scene.places
        if is_fight(game.state):
            paint_fight(surface, places.fight, game.state, game.unit)
        else:
            paint_log(surface, places.fight, game.book.lines[: game.lines_shown])
        paint_toll(surface, places.toll, game.state, game.unit, len(fall_cards(self.scene)))

    def _paint_below(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """What the Tally would give, or the log. While dice roll the forecast before them stays."""
        game, log = self.scene.game, self.scene.places.log
        if self.scene.log_open:
            return
        if self.scene.busy and game.shown.phase == "roll" and self._forecast:
            surface.blit(self._forecast, rect)
            return
        found = preview(game.state, game.active) if self.scene.shows_question and game.state.phase == "roll" else None
        if found:
            paint_tally(surface, rect, game.state, game.unit, game.taken, found)
        elif log.h and game.ask:
            paint_outlook(surface, rect, team_survives(game.state))
        else:
            paint_log(surface, rect, game.book.lines[: game.lines_shown][-_LOG_LINES:])
            paint_advice(surface, rect, game.state, team_words(game.state) if game.ask else "")
        if not self.scene.busy:
            self._forecast = surface.subsurface(rect).copy()
