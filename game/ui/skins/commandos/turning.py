"""Cards that turn over in their places: the event, a directive, a new load-out."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import lru_cache

import pygame

from game.engine.commandos.state import Table
from game.engine.core.text import N_
from game.ui import panels, sprites, text, theme, tween
from game.ui.skins.commandos.hand import paint_small
from game.ui.skins.commandos.layout import Layout
from game.ui.skins.commandos.left_panels import paint_event
from game.ui.skins.commandos.stage import Stage
from game.ui.text import tr

_FADE = 4  # dither steps in which a card appears with reduced motion
_CELL = 2
_DECK = (10, 34, 84, 112)  # the top directive, from the corner of the enemy panel


@dataclass(frozen=True, slots=True)
class _Card:
    """A card in its place: the style and icon of its back, and how its face is drawn."""

    rect: pygame.Rect
    style: str
    icon: str
    draw: Callable[[pygame.Surface, pygame.Rect], None]

    def face(self) -> pygame.Surface:
        picture = pygame.Surface(self.rect.size, pygame.SRCALPHA)
        self.draw(picture, picture.get_rect())
        return picture

    def back(self) -> pygame.Surface:
        picture = panels.panel_image(*self.rect.size, self.style).copy()
        drawing = sprites.icon(self.icon, 3)
        picture.blit(drawing, (self.rect.w // 2 - 24, self.rect.h // 2 - 24))
        return picture


def paint(
    surface: pygame.Surface, layout: Layout, table: Table, stage: Stage, name: str, t: float, reduced: bool
) -> None:
    """A card that has turned to a part `t`: its back gets narrow, then its face wide; `reduced`: the face fades in.

    `name` is a kind with a name: an event, a load-out, or a directive by the number that it has as it lies.
    """
    card = _card(layout, table, stage, *name.split(":"))
    surface.fill(theme.rgb("night"), card.rect)
    if reduced:
        face = card.face()
        face.blit(_dither(card.rect.size, min(_FADE, 1 + int(t * _FADE))), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        surface.blit(face, card.rect)
        return
    picture = card.back() if t < 0.5 else card.face()
    wide = max(4, round(card.rect.w * tween.columns(t)) // 2 * 2)
    narrow = pygame.transform.scale(picture, (wide, card.rect.h))
    surface.blit(narrow, (card.rect.centerx - wide // 2, card.rect.y))


def _card(layout: Layout, table: Table, stage: Stage, kind: str, name: str) -> _Card:
    if kind == "directive":
        tile = table.board.tile_names[table.coordinates[int(name) // 2][int(name) & 1]]
        return _Card(directive_rect(layout), "danger", "directive", lambda s, r: _paint_order(s, r, tile))
    if kind == "event":
        drawn = replace(stage, event=name)
        return _Card(layout.event, "wood", "event", lambda s, r: paint_event(s, r, table, drawn))
    loadout = table.loadout[name]
    place = layout.card(min(len(stage.hand), 2), 3)
    return _Card(place, "hot", "loadout", lambda s, r: paint_small(s, r, loadout))


@lru_cache(maxsize=32)
def _dither(size: tuple[int, int], step: int) -> pygame.Surface:
    """A sheet of which `step` of four pixels are seen, in squares of two by two."""
    seen = pygame.Surface(size, pygame.SRCALPHA)
    for x in range(0, size[0], 2 * _CELL):
        for y in range(0, size[1], 2 * _CELL):
            for dx, dy in ((0, 0), (1, 1), (1, 0), (0, 1))[:step]:
                seen.fill((255, 255, 255, 255), (x + dx * _CELL, y + dy * _CELL, _CELL, _CELL))
    return seen


def directive_rect(layout: Layout) -> pygame.Rect:
    """The place of the top directive."""
    x, y, w, h = _DECK
    return pygame.Rect(layout.enemy.x + x, layout.enemy.y + y, w, h)


def paint_order(surface: pygame.Surface, layout: Layout, tile: str) -> None:
    """The face of the directive that the moving enemy follows."""
    _paint_order(surface, directive_rect(layout), tile)


def _paint_order(surface: pygame.Surface, rect: pygame.Rect, tile: str) -> None:
    panels.panel(surface, rect, "paper")
    surface.fill(theme.rgb("red"), (rect.x + 6, rect.y + 6, rect.w - 12, 20))
    text.draw(surface, tr(N_("ORDER")), (rect.centerx, rect.y + 8), "white", "label", "c")
    text.draw(surface, tr(N_("go to")), (rect.centerx, rect.y + 34), "bark", "label", "c")
    text.draw(surface, tile, (rect.centerx, rect.y + 50), "bark", "big", "c")
