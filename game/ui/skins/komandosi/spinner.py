"""The spinner: a disc with letters and numbers whose pointer turns to what it shows."""

from __future__ import annotations

import pygame

from game.engine.core.text import N_
from game.engine.komandosi.state import NOWHERE
from game.ui import panels, sprites, text
from game.ui.skins.komandosi.pawns import ATLAS
from game.ui.skins.komandosi.stage import Stage
from game.ui.text import tr

_TURNS = 2
"""Full turns that the pointer makes before it rests."""


def paint_spinner(surface: pygame.Surface, rect: pygame.Rect, stage: Stage, square: int, t: float) -> None:
    """The spinner in its panel, the part `t` of its way to a square."""
    panels.panel(surface, rect, "panel")
    board = stage.table.board
    disc = sprites.sprite("spinner_disc", 1, ATLAS)
    room = rect.h - 34
    zoom = max(1, min(room // disc.get_height(), (rect.w - 12) // disc.get_width()))
    disc = sprites.sprite("spinner_disc", zoom, ATLAS)
    middle = rect.centerx, rect.y + 8 + room // 2
    surface.blit(disc, disc.get_rect(center=middle))
    row = square // board.width if square != NOWHERE else 0
    angle = 360 * (_TURNS * t + row / board.spec.rows * t)
    pointer = sprites.sprite("spinner_pointer", zoom, ATLAS)
    turned = pygame.transform.rotate(pointer, -angle)
    surface.blit(turned, turned.get_rect(center=middle))
    hub = sprites.sprite("spinner_hub", zoom, ATLAS)
    surface.blit(hub, hub.get_rect(center=middle))
    if square != NOWHERE and t >= 1:
        words = tr(N_("last spin: {square}")).format(square=board.names[square])
        text.draw(surface, words, (rect.centerx, rect.bottom - 24), "mist", "label", "c")
