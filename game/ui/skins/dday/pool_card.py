"""A card of the strip: name on the colour of its kind, picture, price or what it does; marks that do without colour."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.engine.dday.state import LETTERS, Setup, State, Table
from game.ui import marks, panels, sprites, text, theme
from game.ui.text import tr
from game.ui.theme import Colour

_NAME, _WINDOW, _PRICE, _FOOT, _ICON = 22, 52, 28, 34, 16
_LINE, _NAME_LINE, _ZOOM = 14, 10, 3
_TICK = 22, 18
_BADGE = 20
AWARD = "award"
"""The name of the card that stands for an Award drawn by lot (dday:D17)."""
BADGES = ("yellow", "violet", "leaf", "red")
"""The colours of the Units' letters, by the colours of the set-up, as on their markers."""


@dataclass(frozen=True, slots=True)
class Look:
    """How a card is shown: a price with its resource, or lines of text; `short` is what is missing of the price.

    `open` cards can be clicked now and carry a tick, `off` ones are grey; `owner` is the letter of who holds it.
    """

    price: int = 0
    resource: str = ""
    short: int = 0
    lines: tuple[str, ...] = ()
    open: bool = False
    off: bool = False
    owner: str = ""


def bar_of(table: Table, card: str) -> Colour:
    """The colour of a card's kind."""
    if card in table.specialist:
        return "ocean"
    if card in table.item:
        return "earth"
    return "rust" if card in table.vehicle else "plum"


def paint_pool_card(surface: pygame.Surface, rect: pygame.Rect, s: State, card: str, look: Look) -> None:
    """Draws a card."""
    table, off = s.table, look.off
    panels.panel(surface, rect, "steel" if off else "paper")
    bar = pygame.Rect(rect.x + 6, rect.y + 6, rect.w - 12, _NAME)
    surface.fill(theme.rgb("slate" if off else bar_of(table, card)), bar)
    _paint_name(surface, bar, s, card_name(s, card), look)
    window = pygame.Rect(bar.x, bar.bottom + 2, bar.w, min(_WINDOW, rect.bottom - _FOOT - bar.bottom - 2))
    zoom = _ZOOM if window.h >= _ZOOM * _ICON else 1
    surface.fill(theme.rgb("slate" if off else "sand"), window)
    draw = sprites.greyed if off else sprites.sprite
    picture = draw("back_award", 1, "dday") if card == AWARD else draw(f"dd_{card}", zoom, "icons")
    surface.set_clip(window)
    surface.blit(picture, picture.get_rect(center=window.center))
    surface.set_clip(None)
    if look.open:
        _paint_tick(surface, window)
    foot = pygame.Rect(bar.x, window.bottom, bar.w, rect.bottom - 6 - window.bottom)
    if look.lines:
        _paint_lines(surface, foot, look)
    elif look.price:
        _paint_price(surface, foot, look)


def card_name(s: State, card: str) -> str:
    """The name of a card in the player's language."""
    return tr("Any Award") if card == AWARD else tr(s.table.card(card).name)


def _paint_name(surface: pygame.Surface, bar: pygame.Rect, s: State, name: str, look: Look) -> None:
    left = bar.x
    if look.owner:
        badge = pygame.Rect(bar.x + 1, bar.y + 1, _BADGE, _BADGE)
        paint_badge(surface, badge, s.table.setup, look.owner)
        left = badge.right
    room, middle, colour = bar.right - left - 4, (left + bar.right) // 2, "mist" if look.off else "white"
    if text.width(name) <= room:
        text.draw(surface, name, (middle, bar.centery - theme.FACES["body"].middle), colour, "body", "c")
        return
    lines = text.wrap(name, room, "label")[:2]
    for number, line in enumerate(lines):
        y = bar.centery - theme.FACES["label"].middle * len(lines) + number * _NAME_LINE
        text.draw(surface, text.fit(line, room, "label"), (middle, y), colour, "label", "c")


def paint_badge(surface: pygame.Surface, rect: pygame.Rect, setup: Setup, letter: str) -> None:
    """The letter of a Unit on the colour of its marker."""
    surface.fill(theme.rgb("ink"), rect)
    colour = BADGES[setup.colours[LETTERS.index(letter)]]
    surface.fill(theme.rgb(colour), rect.inflate(-4, -4))
    ink = "white" if colour == "red" else "ink"
    text.draw(surface, letter, (rect.centerx, rect.centery - theme.FACES["body"].middle), ink, "body", "c")


def _paint_tick(surface: pygame.Surface, window: pygame.Rect) -> None:
    """What can be had now is ticked: the mark does without colour."""
    box = pygame.Rect(window.right - _TICK[0], window.y, *_TICK)
    surface.fill(theme.rgb("ink"), box)
    marks.tick(surface, (box.x + 5, box.centery + 1))


def _paint_price(surface: pygame.Surface, foot: pygame.Rect, look: Look) -> None:
    """The price, and what the Unit lacks of it."""
    words = str(look.price)
    lack = f"-{look.short}" if look.short else ""
    wide = 18 + text.width(words, "head") + (text.width(lack) + 16 if lack else 0)
    x = foot.centerx - wide // 2
    middle = foot.y + _PRICE // 2
    surface.blit(sprites.sprite(f"res_{look.resource}", 1, "dday"), (x, middle - 8))
    x = text.draw(surface, words, (x + 18, middle - 14), "white" if look.off else "bark", "head")
    if lack:
        box = pygame.Rect(x + 6, middle - 10, text.width(lack) + 8, 20)
        surface.fill(theme.rgb("ink"), box)
        text.draw(surface, lack, (box.x + 4, box.y + 1), "coral")


def _paint_lines(surface: pygame.Surface, foot: pygame.Rect, look: Look) -> None:
    """What the card does; a second line is small."""
    first, rest = look.lines[0], look.lines[1:]
    colour: Colour = "white" if look.off else "bark"
    lines = text.wrap(first, foot.w - 2, "label")[:2] if not rest else []
    if rest or (len(lines) < 2 and text.width(first) <= foot.w - 4):
        y = foot.y - 1 if rest else foot.y + 5
        text.draw(surface, text.fit(first, foot.w - 4), (foot.centerx, y), colour, "body", "c")
        for line in rest[:1]:
            shown = text.fit(line, foot.w, "label")
            text.draw(surface, shown, (foot.centerx, y + 16), "white" if look.off else "wine", "label", "c")
        return
    for number, line in enumerate(lines):
        shown = text.fit(line, foot.w - 2, "label")
        text.draw(surface, shown, (foot.centerx, foot.y + 2 + number * _LINE), colour, "label", "c")
