"""The panel under the dice: what the Tally would give, or the last lines of the log."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

import pygame

from game.engine.core.text import N_
from game.engine.dday.forecast import Preview
from game.ui import panels, sprites, text
from game.ui.log_line import Line
from game.ui.skins.dday.log import RESOURCE_NAMES
from game.ui.text import tr

_LINE = 18


def paint_preview(surface: pygame.Surface, rect: pygame.Rect, found: Preview) -> None:
    """Draws what the dice would give as they lie."""
    y = panels.titled(surface, rect, tr(N_("If you keep this tally")), right=", ".join(found.bonuses))
    width = (rect.w - 20) // len(RESOURCE_NAMES)
    for number, (dial, name) in enumerate(RESOURCE_NAMES.items()):
        x = rect.x + 10 + number * width
        surface.blit(sprites.sprite(f"res_{dial}", 2, "dday"), (x + 8, y + 6))
        value = getattr(found, dial)
        text.draw(surface, f"{value:+d}" if value else "0", (x + 50, y + 12), "lime" if value > 0 else "fog")
        text.draw(surface, text.fit(tr(name), width - 12, "label"), (x + 8, y + 48), "fog", "label")


def paint_log(surface: pygame.Surface, rect: pygame.Rect, lines: Sequence[Line]) -> None:
    """Draws the last lines of the log."""
    y = panels.titled(surface, rect, tr(N_("Log")))
    room = (rect.bottom - 6 - y) // _LINE
    for line in lines[-room:]:
        text.draw(surface, text.fit(line.words(), rect.w - 24), (rect.x + 12, y), line.colour)
        y += _LINE


def paint_outlook(surface: pygame.Surface, rect: pygame.Rect, chance: Fraction) -> None:
    """Draws the chance that every Unit lives through the Combat of this turn where it stands."""
    y = panels.titled(surface, rect, tr(N_("Combat of this turn")))
    text.draw(surface, tr(N_("All Units survive where they stand now")), (rect.x + 12, y + 8), "mist")
    colour = "lime" if chance == 1 else "coral" if chance < Fraction(1, 2) else "yellow"
    text.draw(surface, f"{float(chance):.0%}", (rect.x + 12, y + 32), colour, "head")
    panels.bar(surface, (rect.x + 80, y + 40, rect.w - 100, 14), float(chance))
