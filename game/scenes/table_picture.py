"""Draws the table: still panels, board with its tags, widgets, what an animation lays over them, the close-up."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from game import paths
from game.content.controls import Action
from game.engine.commandos import events as e
from game.engine.commandos.state import BOSS, is_enemy
from game.engine.core.text import N_
from game.scenes.table_board import OddsTags, orders, paint_order
from game.scenes.table_panels import stills
from game.ui import marks, theme
from game.ui.skins.commandos import close_up, left_panels, turning
from game.ui.skins.commandos.board import BoardPainter
from game.ui.skins.commandos.board_dice import die_rect
from game.ui.skins.commandos.effects import Effects
from game.ui.skins.commandos.right_panels import Odds, chance_words
from game.ui.skins.commandos.sheet import PanelSheet
from game.ui.text import tr
from game.ui.widgets import bubble

if TYPE_CHECKING:
    from game.scenes.table import TableScene


class TablePicture:
    """The picture of one table scene; what stands still is kept."""

    def __init__(self, scene: TableScene, near: Path | None) -> None:
        self.scene = scene
        self._spec = scene.game.state.table.setup.board
        self._near = near or paths.maps() / "commandos" / f"{self._spec.name}.tmx"
        self._sheet = PanelSheet()
        self.changes = 0
        """Counts what changes the board; the same number is the same picture."""
        self._painter = self._new_painter()

    def _plates(self) -> tuple[str, ...]:
        """The conditions on the tokens, in the player's language."""
        s = self.scene.game.state
        return tuple(tr(s.table.objective[token].plate) for token in s.objectives)

    def _new_painter(self) -> BoardPainter:
        icon = self.scene.game.state.table.mission_text.icon
        return BoardPainter(self._spec, self._near, self._plates(), self.scene.ui.settings.colours, icon)

    def ground_of(self, space: int) -> str:
        """The kind of ground of a space, for the sound of steps."""
        return self._painter.ground_of(space)

    def forget(self) -> None:
        """Paint everything anew: another size, language or palette."""
        self._sheet.forget()
        lines = theme.MARKS[self.scene.ui.settings.colours]
        if self._painter.lines is not lines or self._painter.plates != self._plates():
            self._painter = self._new_painter()

    # ------------------------------------------------------------ whole pictures

    def draw(self, surface: pygame.Surface) -> None:
        """The table, or the close-up over it."""
        scene = self.scene
        busy, settings = scene.busy, scene.ui.settings
        panels = stills(scene.game, scene.places, scene.heading(), self._odds(), self._enemy_looked_at(), settings)
        surface.blit(self._sheet.picture(surface.get_size(), panels), (0, 0))
        if scene.close_up.fight:
            self._draw_close_up(surface)
            return
        scene.page.draw(surface)
        if busy:
            self._draw_turning(surface)
        scene.makers.draw_above(surface)
        if scene.bubble:
            tip, anchor, rule = scene.bubble
            bubble.draw_tip(surface, tip, anchor, scene.ui.prompt(Action.HELP) if rule else "")
        elif scene.looking.note and scene.pointed is not None and not scene.page.popover:
            anchor = scene.geometry.space_rect(scene.pointed)
            bubble.draw_tip(surface, scene.looking.note, anchor, scene.ui.prompt(Action.HELP))

    def _draw_close_up(self, surface: pygame.Surface) -> None:
        scene = self.scene
        for widget in scene.makers.table_widgets():
            widget.draw(surface)
        marks.veil(surface)
        rect = close_up.rect_in(surface.get_size())
        moment = scene.close_up.moment(scene.player.passed)
        close_up.paint_close_up(surface, rect, scene.close_up.shown, moment, scene.ui.settings.odds)
        scene.page.draw(surface)

    def _draw_turning(self, surface: pygame.Surface) -> None:
        """A card that turns over, and the directive that an enemy follows while it walks."""
        scene = self.scene
        effects = scene.player.effects()
        table, stage = scene.game.state.table, scene.game.shown
        if effects.fury:
            left_panels.paint_fury_change(surface, scene.places.fury, *effects.fury)
        if effects.turning:
            name, t = effects.turning
            turning.paint(surface, scene.places, table, stage, name, t, scene.ui.settings.reduced_motion)
        elif scene.order and isinstance(scene.player.now, (e.EnemyAimed, e.DieMoved)):
            turning.paint_order(surface, scene.places, scene.order)

    # ------------------------------------------------------------ board

    def draw_board(self, surface: pygame.Surface) -> None:
        """The board with everything on it."""
        scene = self.scene
        self._painter.paint_frame(surface, scene.geometry)
        effects = scene.player.effects()
        still = -1 if scene.busy else self.changes
        self._painter.paint(surface, scene.geometry, scene.game.shown, scene.marks, effects, still)
        if not scene.busy:
            self._draw_tags(surface)

    def _draw_tags(self, surface: pygame.Surface) -> None:
        """The order of the enemies, and the odds against each that can be met."""
        scene, still = self.scene, Effects()
        stage, geometry = scene.game.shown, scene.geometry
        rects = {
            letter: geometry.on_screen(*rect)
            for letter in stage.dice
            if (rect := die_rect(geometry, stage, letter, still))
        }
        space_of = {letter: die.space for letter, die in stage.dice.items()}
        for letter, words in orders(scene.marks.order, space_of).items():
            if geometry.view.colliderect(rects[letter]):
                paint_order(surface, rects[letter], words)
        tokens = [geometry.space_rect(space) for space in stage.objective_at if space >= 0]
        how, tags = scene.ui.settings.odds, OddsTags(geometry.view, [*rects.values(), *tokens])
        for letter in scene.board_marks.targets:
            if is_enemy(letter) and not geometry.view.colliderect(rects[letter]):
                continue
            if is_enemy(letter) and scene.board_marks.slips:
                tags.paint(surface, rects[letter], tr(N_("slips")))
            elif is_enemy(letter) and how != "hidden":
                tags.paint(surface, rects[letter], chance_words(scene.board_marks.chance(letter), how))

    # ------------------------------------------------------------ what is looked at

    def _odds(self) -> Odds | None:
        """The preview of the fight or of a nest's shot that is pointed at, or else of the first fight in reach."""
        scene = self.scene
        if scene.busy:
            return None
        pointed = scene.pointed
        letters = [die.letter for die in scene.game.shown.at(pointed)] if pointed is not None else []
        if pointed is not None and (enemy := scene.board_marks.enemy_at(pointed)):
            letters.append(enemy)
        if pointed is not None and not letters and (shot := scene.board_marks.shot_at(pointed)):
            return shot
        found = (scene.board_marks.odds(letter) for letter in (*letters, *scene.board_marks.targets))
        return next((odds for odds in found if odds), None)

    def _enemy_looked_at(self) -> int:
        """The value of the enemy under the pointer, THE_BOSS for a boss; 0 without one."""
        scene = self.scene
        here = scene.game.shown.at(scene.pointed) if scene.pointed is not None else []
        found = (left_panels.THE_BOSS if die.letter == BOSS else die.pips for die in here if is_enemy(die.letter))
        return next(found, 0)
