"""Which rule says most about a space of the board, or about a panel beside it."""

from __future__ import annotations

import pygame

from game.engine.commandos.state import is_enemy
from game.scenes.table_game import TableGame
from game.scenes.table_marks import TableMarks
from game.ui import theme
from game.ui.skins.commandos.board import Marks
from game.ui.skins.commandos.layout import Layout

_TRACKER = 420  # the right end of the top bar
_FURY = 66  # the upper part of its panel; the Deploy box is below


def rule_of(game: TableGame, marks: TableMarks, shown: Marks, space: int) -> str:
    """The rule that says most about a space as it is now."""
    setup, stage = game.state.table.setup.board, game.shown
    if space in shown.entry:
        return "commandos:A2"
    if any(is_enemy(die.letter) for die in stage.at(space)):
        return "commandos:A6" if marks.targets else "commandos:E2"
    if space in stage.objective_at:
        return "commandos:A12"
    if game.state.table.board.tile_of[space] in stage.explosives and space not in shown.legal:
        return "commandos:K1"
    if space in setup.spawns:
        return "commandos:E8"
    return "commandos:A10" if space in stage.drop_zones else "commandos:A1"


def panel_at(places: Layout, pos: tuple[int, int]) -> tuple[str, pygame.Rect] | None:
    """The rule of the panel under the pointer, and the panel; None between the panels."""
    fury, (width, _) = places.fury, places.size
    panels = {
        "commandos:N1": pygame.Rect(width - _TRACKER, 0, _TRACKER, theme.TOP_BAR),
        "commandos:R1": pygame.Rect(0, 0, width - _TRACKER, theme.TOP_BAR),
        "commandos:R3": places.event,
        "commandos:E3": places.enemy,
        "commandos:A9": pygame.Rect(*fury.topleft, fury.w, _FURY),
        "commandos:A10": pygame.Rect(fury.x, fury.y + _FURY, fury.w, fury.h - _FURY),
        "commandos:X1": places.objectives,
        "commandos:A6": places.preview,
        "commandos:R4": places.commando,
    }
    return next(((rule, rect) for rule, rect in panels.items() if rect.collidepoint(pos)), None)
