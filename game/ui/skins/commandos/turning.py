"""Cards that turn over in their places: the event, a directive, a new load-out."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pygame

from game.engine.commandos.state import Table
from game.engine.core.text import N_
from game.ui import panels, sprites, text, theme, tween
from game.ui.skins.commandos.hand import paint_small
from game.ui.skins.commandos.layout import Layout
from game.ui.skins.commandos.left_panels import paint_event
from game.ui.stage import Stage
from game.ui.text import tr

_DECK = (10, 34, 84, 112)  # the top directive, from the corner of the enemy panel


def paint(surface: pygame.Surface, layout: Layout, table: Table, stage: Stage, card: str, t: float) -> None:
    """A card that has turned to a part `t`: its back gets narrow, then its face gets wide."""
    kind, _, name = card.partition(":")
    if kind == "directive":
        _turn(surface, directive_rect(layout), "danger", "directive", None, t)
        return
    if kind == "event":
        drawn = replace(stage, event=name)
        face = _face(layout.event, lambda s, r: paint_event(s, r, table, drawn))
        _turn(surface, layout.event, "wood", "event", face, t)
        return
    rect = layout.card(min(len(stage.hand), 2), 3)
    loadout = table.loadout[name]
    _turn(surface, rect, "hot", "loadout", _face(rect, lambda s, r: paint_small(s, r, loadout)), t)


def _face(rect: pygame.Rect, draw: Callable[[pygame.Surface, pygame.Rect], None]) -> pygame.Surface:
    picture = pygame.Surface(rect.size, pygame.SRCALPHA)
    draw(picture, picture.get_rect())
    return picture


def _turn(
    surface: pygame.Surface, rect: pygame.Rect, style: str, icon: str, face: pygame.Surface | None, t: float
) -> None:
    surface.fill(theme.rgb("night"), rect)
    if t < 0.5 or face is None:
        face = panels.panel_image(*rect.size, style).copy()
        drawing = sprites.icon(icon, 3)
        face.blit(drawing, (rect.w // 2 - 24, rect.h // 2 - 24))
    wide = max(4, round(rect.w * tween.columns(t)) // 2 * 2)
    surface.blit(pygame.transform.scale(face, (wide, rect.h)), (rect.centerx - wide // 2, rect.y))


def directive_rect(layout: Layout) -> pygame.Rect:
    """The place of the top directive."""
    x, y, w, h = _DECK
    return pygame.Rect(layout.enemy.x + x, layout.enemy.y + y, w, h)


def paint_order(surface: pygame.Surface, layout: Layout, tile: str) -> None:
    """The face of the directive that the moving enemy follows."""
    rect = directive_rect(layout)
    panels.panel(surface, rect, "paper")
    surface.fill(theme.rgb("red"), (rect.x + 6, rect.y + 6, rect.w - 12, 20))
    text.draw(surface, tr(N_("ORDER")), (rect.centerx, rect.y + 8), "white", "label", "c")
    text.draw(surface, tr(N_("go to")), (rect.centerx, rect.y + 34), "bark", "label", "c")
    text.draw(surface, tile, (rect.centerx, rect.y + 50), "bark", "big", "c")
