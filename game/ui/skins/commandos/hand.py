"""Load-outs: the hand with its small cards, and the full card that shows when one is looked at."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

import pygame

from game.content.controls import Action
from game.engine.commandos.cards import LoadoutCard
from game.engine.core.text import N_
from game.ui import marks, panels, sprites, text, theme
from game.ui.text import tr
from game.ui.widgets.base import Widget

FULL = (204, 224)
_USES = {"discard": N_("Discard"), "exhaust": N_("Exhaust")}
_COSTS = {"action": N_("costs an action"), "free": N_("free"), "reaction": N_("reaction")}
_WINDOW = 54  # height of the picture on a small card
_TALL = 140  # from here on a card has room for its three lines


class HandCard(Widget):
    """A load-out in the hand. `open` says that a click is worth something now, `chosen` that it was clicked."""

    def __init__(
        self,
        rect: pygame.Rect,
        card: LoadoutCard,
        on_click: Callable[[], None],
        *,
        exhausted: str = "",
        is_open: bool = False,
        chosen: bool = False,
        key: str = "",
        reason: str = "",
        rule: str | None = None,
        hotkey: Action | None = None,
    ) -> None:
        super().__init__(f"card:{card.id}", rect, rule=rule, hotkey=hotkey)
        self.refusal = reason  # told beside the full card, and by whoever is called when it is clicked
        self.card, self.on_click = card, on_click
        self.exhausted, self.is_open, self.chosen, self.key_cap = exhausted, is_open, chosen, key

    def click(self) -> None:
        self.on_click()

    def draw(self, surface: pygame.Surface) -> None:
        paint_small(surface, self.rect, self.card, self.exhausted)
        if self.chosen:
            pygame.draw.rect(surface, theme.rgb("ink"), self.rect, 2)
            pygame.draw.rect(surface, theme.rgb("yellow"), self.rect.inflate(-4, -4), 3)
        elif self.hovered or self.focused:
            pygame.draw.rect(surface, theme.rgb("yellow" if self.is_open else "steel"), self.rect, 2)
        if self.key_cap:
            cap = panels.key_cap_width(self.key_cap)
            panels.key_cap(surface, (self.rect.right - 6 - cap, self.rect.y + 32), self.key_cap)


def paint_small(surface: pygame.Surface, rect: pygame.Rect, card: LoadoutCard, exhausted: str = "") -> None:
    """A card of the hand: name, picture, use and lines; an exhausted one is grey and says until when."""
    surface.blit(_small(rect.size, card, exhausted, tr(card.name)), rect)


@lru_cache(maxsize=64)
def _small(size: tuple[int, int], card: LoadoutCard, exhausted: str, name: str) -> pygame.Surface:
    picture = pygame.Surface(size, pygame.SRCALPHA)
    if pygame.display.get_surface():
        picture = picture.convert_alpha()
    w, h = size
    off = bool(exhausted)
    ink = "white" if off else "bark"
    panels.panel(picture, (0, 0, w, h), "steel" if off else "paper")
    picture.fill(theme.rgb("slate" if off else "forest"), (2, 4, w - 4, 24))  # as wide as the longest name
    text.draw(picture, text.fit(name, w - 4), (w // 2, 8), "mist" if off else "white", align="c")
    _paint_window(picture, pygame.Rect(6, 30, w - 12, _WINDOW), card.icon, off)
    use = tr(N_("Exhausted")) if off else tr(_USES[card.use])
    y = 30 + _WINDOW + 3
    text.draw(picture, text.fit(use, w - 14), (w // 2, y), ink, align="c")
    if h >= _TALL:
        picture.fill(theme.rgb("slate" if off else "sand_d"), (12, y + 20, w - 24, 2))
        lines = [*(tr(line) for line in card.lines[: 2 if off else 3]), *([exhausted] if off else [])]
        for row, line in enumerate(lines):
            colour = ink if row or off else "wine"
            text.draw(picture, text.fit(line, w - 4, "label"), (w // 2, y + 25 + 15 * row), colour, "label", "c")
    elif h - y > 34:
        text.draw(picture, text.fit(tr(card.lines[0]), w - 12, "label"), (w // 2, y + 19), ink, "label", "c")
    return picture


def _paint_window(picture: pygame.Surface, rect: pygame.Rect, icon: str, off: bool) -> None:
    picture.fill(theme.rgb("slate" if off else "sand"), rect)
    if not off:
        for y in range(0, rect.h, 4):
            for x in range((y // 4 % 2) * 4, rect.w, 8):
                picture.fill(theme.rgb("sand_l"), (rect.x + x, rect.y + y, 2, 2))
    drawing = sprites.greyed(icon, 3) if off else sprites.icon(icon, 3)
    picture.blit(drawing, (rect.centerx - 24, rect.y + 3))


def paint_empty(surface: pygame.Surface, rect: pygame.Rect) -> None:
    """An empty slot of the hand."""
    panels.panel(surface, rect, "inset")
    marks.dashed_frame(surface, rect.inflate(-14, -14), "slate")
    text.draw(surface, tr(N_("empty slot")), (rect.centerx, rect.centery - 8), "steel", "label", "c")


def paint_full(surface: pygame.Surface, anchor: pygame.Rect, card: LoadoutCard) -> pygame.Rect:
    """The whole card above a small one; gives its rectangle."""
    w, h = FULL
    x = min(anchor.centerx - w // 2, surface.get_width() - w - 4)
    rect = pygame.Rect(max(4, x), anchor.y - h - 6, w, h)
    surface.fill(theme.DEEP_DROP, rect.move(6, 8), pygame.BLEND_MULT)
    foot = f"{tr(_COSTS[card.cost])} · {tr(_USES[card.use]).lower()}"
    window = pygame.Surface((w - 16, 64))
    _paint_window(window, window.get_rect(), card.icon, off=False)
    icon = sprites.icon("loadout")
    panels.card(surface, rect, tr(card.name), tr(card.text), "forest", icon, window, "", foot)
    return rect
