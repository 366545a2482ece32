"""The panel of a Unit: marker, dials, strength, what Combat would cost, cards."""

from __future__ import annotations

import pygame

from game.engine.core.text import N_
from game.engine.dday.forecast import danger
from game.engine.dday.state import MUST_MOVE, State, Unit
from game.ui import panels, sprites, text, theme
from game.ui.text import tr

BARS = ("orange", "plum", "forest", "ocean")
DIALS = ("soldiers", "stars", "courage", "points")
_ROW = 26


def paint_unit(surface: pygame.Surface, rect: pygame.Rect, s: State, unit: Unit, active: bool, bot: bool) -> None:
    """Draws the panel of a Unit."""
    sector, name = s.table.board.names[unit.sector], s.table.setup.names[unit.seat]
    if bot:
        name = tr(N_("{name} (bot)")).format(name=name)
    y = panels.titled(surface, rect, name, BARS[s.table.setup.colours[unit.seat]], right=sector)
    marker = sprites.sprite(f"marker_{unit.letter}_{unit.chevrons}", 1, "dday")
    surface.blit(marker, (rect.x + 8, y))
    x = rect.x + 14 + marker.get_width()
    must = unit.chevrons == MUST_MOVE
    stay = tr(N_("must move")) if must else tr(N_("turn {n} of 3")).format(n=unit.chevrons)
    text.draw(surface, text.fit(stay, rect.right - x - 6), (x, y + 2), "coral" if must else "mist")
    if unit.ready:
        text.draw(surface, text.fit(tr(N_("ready")), rect.right - x - 6, "label"), (x, y + 22), "lime", "label")
    _paint_dials(surface, rect, y + marker.get_height() + 4, unit)
    risk = danger(s, unit.letter)
    loss = f"{risk.loss_low}" if risk.loss_low == risk.loss_high else f"{risk.loss_low}-{risk.loss_high}"
    words = tr(N_("Combat -{loss} of {n}")).format(loss=loss, n=unit.strength)
    text.draw(surface, text.fit(words, rect.w - 20), (rect.x + 10, rect.bottom - 26), "mist")
    if active:
        pygame.draw.rect(surface, theme.rgb("yellow"), rect, 2)


def _paint_dials(surface: pygame.Surface, rect: pygame.Rect, top: int, unit: Unit) -> None:
    half = (rect.w - 20) // 2
    for number, dial in enumerate(DIALS):
        x, y = rect.x + 10 + number % 2 * half, top + number // 2 * _ROW
        surface.blit(sprites.sprite(f"res_{dial}", 1, "dday"), (x, y))
        text.draw(surface, str(getattr(unit, dial)), (x + 22, y - 1), "paper")
