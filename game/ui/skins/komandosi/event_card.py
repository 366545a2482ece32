"""The event card: its back, its front with picture and text, and how it turns over."""

from __future__ import annotations

import pygame

from game.engine.core.text import N_
from game.engine.komandosi.state import NO_CARD
from game.ui import sprites, text, theme
from game.ui.skins.komandosi.pawns import ATLAS
from game.ui.skins.komandosi.stage import Stage
from game.ui.text import tr

_ZOOM = 2
_TITLE, _TEXT_TOP, _EDGE, _FOOT = 9, 130, 12, 22


def card_picture(stage: Stage, card: int) -> pygame.Surface:
    """The front of a card, or the back where none lies open."""
    if card == NO_CARD:
        return sprites.sprite("card_back", _ZOOM, ATLAS)
    event = stage.table.event(card)
    front = sprites.sprite("card_front", _ZOOM, ATLAS).copy()
    wide, high = front.get_size()
    text.draw(front, text.fit(tr(event.name), wide - 2 * _EDGE), (_EDGE, _TITLE), "white")
    picture = sprites.sprite(f"event_{event.id}", _ZOOM, ATLAS)
    front.blit(picture, ((wide - picture.get_width()) // 2, 34))
    top = 34 + picture.get_height() + 8
    text.paragraph(front, tr(event.text), (_EDGE, top, wide - 2 * _EDGE, high - top - _FOOT), "bark", "label")
    if stage.drawn_by and stage.card == card:
        name = stage.table.setup.names[stage.pawn(stage.drawn_by).seat]
        words = text.fit(tr(N_("{name} · event")).format(name=name), wide - 2 * _EDGE, "label")
        text.draw(front, words, (wide // 2, high - 20), "earth", "label", "c")
    return front


def paint_card(surface: pygame.Surface, rect: pygame.Rect, stage: Stage, card: int) -> None:
    """The card in its place."""
    picture = card_picture(stage, card)
    surface.blit(picture, picture.get_rect(center=rect.center))


def paint_turning(surface: pygame.Surface, rect: pygame.Rect, stage: Stage, card: int, wide: float, back: bool) -> None:
    """The card while it turns over: `wide` is the share of its width."""
    picture = card_picture(stage, NO_CARD if back else card)
    surface.fill(theme.rgb("abyss"), rect)
    if wide < 1:
        picture = pygame.transform.scale(picture, (max(2, round(picture.get_width() * wide)), picture.get_height()))
    surface.blit(picture, picture.get_rect(center=rect.center))
