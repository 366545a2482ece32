"""A card of the strip: name on the colour of its kind, picture, cost or what it does."""

from __future__ import annotations

import pygame

from game.engine.dday.state import Table
from game.ui import panels, sprites, text, theme
from game.ui.text import tr

_NAME, _WINDOW, _FOOT = 22, 66, 32
_LINES, _LINE = 2, 13


def kind_of_card(table: Table, card: str) -> tuple[str, str]:
    """The colour of a card's kind, and the resource that pays for it."""
    if card in table.specialist:
        return "ocean", "stars"
    if card in table.item:
        return "earth", "points"
    return ("rust", "points") if card in table.vehicle else ("plum", "courage")


def paint_pool_card(surface: pygame.Surface, rect: pygame.Rect, table: Table, card: str, own: bool, off: bool) -> None:
    """Draws a card; one's own says what it does in place of its cost."""
    bar, resource = kind_of_card(table, card)
    x, y, w, _ = rect
    found = table.card(card)
    panels.panel(surface, rect, "steel" if off else "paper")
    surface.fill(theme.rgb("slate" if off else bar), (x + 6, y + 6, w - 12, _NAME))
    name = text.fit(tr(found.name), w - 14)
    text.draw(surface, name, (rect.centerx, y + 8), "mist" if off else "white", "body", "c")
    window = pygame.Rect(x + 6, y + 8 + _NAME, w - 12, _WINDOW)
    surface.fill(theme.rgb("slate" if off else "sand"), window)
    picture = (sprites.greyed if off else sprites.sprite)(f"card_{card}", 1, "dday")
    picture = pygame.transform.scale_by(picture, 2)
    surface.blit(picture, picture.get_rect(center=window.center))
    foot = rect.bottom - _FOOT
    cost = getattr(found, "cost", None)
    if own or cost is None:
        for number, line in enumerate(text.wrap(tr(found.short), w - 12, "label")[:_LINES]):
            place = rect.centerx, foot + 1 + number * _LINE
            text.draw(surface, text.fit(line, w - 12, "label"), place, "white" if off else "bark", "label", "c")
        return
    wide = text.width(str(cost), "head")
    surface.blit(sprites.sprite(f"res_{resource}", 1, "dday"), (rect.centerx - wide // 2 - 14, foot + 9))
    text.draw(surface, str(cost), (rect.centerx + 10, foot + 3), "white" if off else "bark", "head", "c")
