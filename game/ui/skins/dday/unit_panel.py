"""The panel of a Unit: marker, dials, strength, what Combat would cost, cards."""

from __future__ import annotations

import pygame

from game.engine.core.text import N_
from game.engine.dday.forecast import danger
from game.engine.dday.state import MUST_MOVE, State
from game.ui import panels, sprites, text, theme
from game.ui.skins.dday.stage import UnitSprite
from game.ui.text import tr
from game.ui.theme import Colour

BARS = ("orange", "plum", "forest", "wine")
DIALS = ("soldiers", "stars", "courage", "points")
_ROW, _BOX = 28, 26
_CARDS_TOP, _CARD_STEP = 98, 20
_TITLE = 34
"""From the top of a panel to the first line below its title."""
_DIALS_TOP = _TITLE + 34
_FRAME = ("ink", "yellow")


def title_colours(colour: int) -> tuple[Colour, Colour]:
    """The colour of a Unit's title bar and of the words on it."""
    bar = BARS[colour % len(BARS)]
    return bar, "ink" if bar == "orange" else "paper"


def paint_unit(surface: pygame.Surface, rect: pygame.Rect, s: State, unit: UnitSprite, active: bool, bot: bool) -> None:
    """Draws the panel of a Unit."""
    sector, name = s.table.board.names[unit.sector], s.table.setup.names[unit.seat]
    if bot:
        name = tr(N_("{name} (bot)")).format(name=name)
    bar, ink = title_colours(s.table.setup.colours[unit.seat])
    y = panels.titled(surface, rect, name, bar, right=sector, right_colour=ink, colour=ink)
    marker = sprites.sprite(f"marker_{unit.letter}_{unit.chevrons}", 1, "dday")
    surface.blit(marker, (rect.x + 10, y + 2))
    _paint_stay(surface, rect, y, unit)
    for dial in DIALS:
        paint_dial(surface, dial_box(rect, dial), dial, getattr(unit, dial))
    _paint_cards(surface, rect, y + _CARDS_TOP, unit)
    _paint_combat(surface, rect, s, unit)
    if active:
        for inset, colour in enumerate(_FRAME):
            pygame.draw.rect(surface, theme.rgb(colour), rect.inflate(4 - 4 * inset, 4 - 4 * inset), 2)


def _paint_stay(surface: pygame.Surface, rect: pygame.Rect, y: int, unit: UnitSprite) -> None:
    x = rect.x + 36
    room = rect.right - x - 8
    must = unit.chevrons == MUST_MOVE
    stay = tr(N_("must move")) if must else tr(N_("turn {n} of 3")).format(n=unit.chevrons)
    text.draw(surface, text.fit(stay, room), (x, y - 1), "coral" if must else "mist")
    words, colour = (tr(N_("ready")), "lime") if unit.ready else (tr(N_("decides")), "yellow")
    text.draw(surface, text.fit(words, room, "label"), (x, y + 17), colour, "label")


def dial_box(rect: pygame.Rect, dial: str) -> pygame.Rect:
    """Where a dial is in the panel of a Unit."""
    half, number = (rect.w - 16) // 2, DIALS.index(dial)
    place = rect.x + 8 + number % 2 * half, rect.y + _DIALS_TOP + number // 2 * _ROW
    return pygame.Rect(*place, half - 2, _BOX)


def paint_dial(surface: pygame.Surface, box: pygame.Rect, dial: str, value: int, colour: Colour = "paper") -> None:
    """Draws a dial with its number."""
    surface.fill(theme.rgb("ink"), box)
    surface.blit(sprites.sprite(f"res_{dial}", 1, "dday"), (box.x + 5, box.y + 5))
    text.draw(surface, str(value), (box.x + 28, box.y + 4), colour)


def cards_place(rect: pygame.Rect) -> tuple[int, int]:
    """The middle of the first card in the panel of a Unit."""
    return rect.x + 16, rect.y + _TITLE + _CARDS_TOP + 8


def _paint_cards(surface: pygame.Surface, rect: pygame.Rect, y: int, unit: UnitSprite) -> None:
    """The cards as small icons; the number of those that find no place."""
    cards = unit.cards
    room = (rect.w - 16) // _CARD_STEP
    shown = cards if len(cards) <= room else cards[: room - 1]
    for number, card in enumerate(shown):
        small = sprites.sprite(f"card_{card}", 1, "dday")
        picture = (
            pygame.transform.scale(small, (16, 16)) if small.get_width() == 32 else small.subsurface((0, 8, 48, 16))
        )
        surface.blit(picture, (rect.x + 8 + number * _CARD_STEP, y), (0, 0, 18, 16))
    if left := len(cards) - len(shown):
        text.draw(surface, f"+{left}", (rect.x + 8 + len(shown) * _CARD_STEP, y), "fog", "label")


def _paint_combat(surface: pygame.Surface, rect: pygame.Rect, s: State, unit: UnitSprite) -> None:
    """What Combat would cost where the Unit stands, and its strength before and after."""
    risk, y = danger(s, unit.letter), rect.bottom - 29
    loss = f"-{risk.loss_low}" if risk.loss_low == risk.loss_high else f"-{risk.loss_low}..{risk.loss_high}"
    surface.blit(sprites.sprite("def_shield", 1, "dday"), (rect.x + 10, y + 1))
    after = max(0, unit.strength - risk.loss_high)
    x = text.draw(surface, loss, (rect.x + 30, y), "coral" if risk.loss_high else "lime")
    text.draw(surface, f"{unit.strength} > {after}", (x + 8, y), "paper" if after else "coral")
