"""The panel under the dice: what the Tally would give, or the last lines of the log."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

import pygame

from game.engine.core.text import N_
from game.engine.dday.forecast import Preview
from game.ui import panels, sprites, text, theme
from game.ui.log_line import Line
from game.ui.skins.dday.bonus_box import Box, paint_box
from game.ui.skins.dday.log import RESOURCE_NAMES
from game.ui.skins.dday.unit_panel import DIALS
from game.ui.text import tr

_LINE = 18
CAPTIONS = {"points": N_("Points")}
"""Shorter names, for the narrow dials."""
_DIAL_GAP, _HIGH, _BOX, _BUTTON = 3, 62, 212, 100


def paint_preview(
    surface: pygame.Surface, rect: pygame.Rect, found: Preview, small: dict[str, str], notes: tuple[str, str], box: Box
) -> None:
    """Draws what the dice would give as they lie: dials with a small line each, a note in the title, the bonus box.

    Of the `notes` the first is drawn where it fits, else the second, which is short.
    """
    title = text.fit(tr(N_("If you keep this tally")), rect.w // 2)
    y = panels.titled(surface, rect, title)
    x = rect.x + 30 + text.width(title)
    room = rect.right - _BUTTON - x
    note = next((words for words in notes if text.width(words) <= room), notes[-1])
    text.draw(surface, text.fit(note, room), (x, rect.y + 6), "yellow")
    wide = (rect.w - 20 - _BOX) // len(DIALS)
    for number, dial in enumerate(DIALS):
        place = pygame.Rect(rect.x + 8 + number * wide, y, wide - _DIAL_GAP, _HIGH)
        _paint_dial(surface, place, dial, getattr(found, dial), small.get(dial, ""))
    paint_box(surface, pygame.Rect(rect.right - _BOX - 8, y, _BOX, _HIGH), box)


def _paint_dial(surface: pygame.Surface, place: pygame.Rect, dial: str, value: int, small: str) -> None:
    surface.fill(theme.rgb("ink"), place)
    surface.blit(sprites.sprite(f"res_{dial}", 2, "dday"), (place.x + 6, place.y + 5))
    words = f"{value:+d}" if value else "0"
    text.draw(surface, words, (place.x + 44, place.y + 8), "lime" if value > 0 else "fog", "head")
    words, colour = (small, "yellow") if small else (tr(CAPTIONS.get(dial, RESOURCE_NAMES[dial])), "mist")
    text.draw(surface, text.fit(words, place.w - 4, "label"), (place.centerx, place.y + 44), colour, "label", "c")


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
