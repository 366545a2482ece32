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
_TITLE, _PICTURE_TOP, _PICTURE_GAP, _EDGE, _FOOT = 9, 30, 8, 12, 22
_RIM, _FRAME = 4, 2
"""The rim of the card, and the dark frame around its picture."""


def card_picture(stage: Stage, card: int) -> pygame.Surface:
    """The front of a card, or the back where none lies open."""
    if card == NO_CARD:
        return sprites.sprite("card_back", _ZOOM, ATLAS)
    event = stage.table.event(card)
    front = sprites.sprite("card_front", _ZOOM, ATLAS).copy()
    wide, high = front.get_size()
    text.draw(front, text.fit(tr(event.name), wide - 2 * _EDGE), (_EDGE, _TITLE), "white")
    words = tr(event.text)
    whole = sprites.sprite(f"event_{event.id}", _ZOOM, ATLAS)
    picture = _cut(whole, high - _text_high(words, wide))
    front.blit(picture, ((wide - picture.get_width()) // 2, _PICTURE_TOP))
    bottom = _PICTURE_TOP + picture.get_height()
    # the card is printed with the frame of a whole picture: paper covers what a smaller one leaves empty
    left_over = _RIM, bottom + _FRAME, wide - 2 * _RIM, whole.get_height() - picture.get_height()
    front.fill(theme.rgb("paper"), left_over)
    top = bottom + _PICTURE_GAP
    text.paragraph(front, words, (_EDGE, top, wide - 2 * _EDGE, high - top - _FOOT), "bark", "label")
    if stage.drawn_by and stage.card == card:
        name = stage.table.setup.names[stage.pawn(stage.drawn_by).seat]
        by = text.fit(tr(N_("{name} · event")).format(name=name), wide - 2 * _EDGE, "label")
        text.draw(front, by, (wide // 2, high - 20), "earth", "label", "c")
    return front


def _text_high(words: str, wide: int) -> int:
    """The height of everything on a card but its picture."""
    lines = text.wrap(words, wide - 2 * _EDGE, "label")
    return _PICTURE_TOP + _PICTURE_GAP + len(lines) * theme.FACES["label"].line + _FOOT


def _cut(picture: pygame.Surface, room: int) -> pygame.Surface:
    """The middle of a picture, where a long text leaves no room for all of it."""
    wide, high = picture.get_size()
    if high <= room:
        return picture
    return picture.subsurface((0, (high - room) // 2, wide, room))


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
