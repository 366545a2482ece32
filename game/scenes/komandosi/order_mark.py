"""The mark of an order on the island: the place where it leads, and faintly a shortest way there."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.ui import marks, theme
from game.ui.skins.komandosi import pawns

if TYPE_CHECKING:
    from game.scenes.komandosi.view import KomandosiTableView

_DOT, _RIM = 4, 1
"""The side of a dot at zoom 1, and its dark rim, in pixels."""
_BRACKET = 8


def paint_order(surface: pygame.Surface, scene: KomandosiTableView) -> None:
    """Dots on the squares of the way, brackets and the sign of orders at its end."""
    if not scene.order_way:
        return
    squares, zoom = scene.picture.island.squares, scene.places.zoom
    *between, end = scene.order_way
    for square in between:
        dot = pygame.Rect(0, 0, _DOT * zoom // 2, _DOT * zoom // 2)
        dot.center = squares.centre(square)
        surface.fill(theme.rgb("ink"), dot.inflate(2 * _RIM, 2 * _RIM))
        surface.fill(theme.rgb("shallow"), dot)
    rect = squares.rect(end).inflate(4, 4)
    marks.brackets(surface, rect, "shallow", _BRACKET)
    sign = pawns.icon("mark_order")
    surface.blit(sign, sign.get_rect(center=rect.topright))
