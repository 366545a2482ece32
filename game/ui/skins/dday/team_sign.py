"""The sign in the top bar that tells the chance of the whole team to survive the next Combat where it stands."""

from __future__ import annotations

from fractions import Fraction

import pygame

from game.engine.core.text import N_
from game.engine.dday.forecast import team_survives
from game.engine.dday.state import State
from game.ui import panels, sprites, text
from game.ui.skins.dday.chances import percent
from game.ui.text import tr

_TOP, _ICON, _BAR, _BAR_HIGH, _GAP = 10, 20, 64, 12, 8
_BAD = Fraction(1, 2)


def paint_team(surface: pygame.Surface, left: int, right: int, s: State) -> None:
    """Draws the sign at the right end of the room that is left; a Unit alone has it in its own panel."""
    if len(s.units) < 2 or s.outcome:
        return
    chance = team_survives(s)
    words = tr(N_("team survives: {chance}")).format(chance=percent(chance))
    x = right - text.width(words) - _BAR - _GAP
    if x - _ICON < left:
        words = percent(chance)
        x = right - text.width(words) - _BAR - _GAP
    if x - _ICON < left:
        return
    colour = "lime" if chance == 1 else "coral" if chance < _BAD else "yellow"
    surface.blit(sprites.icon("soldier"), (x - _ICON, _TOP))
    text.draw(surface, words, (x, _TOP), colour)
    shades = ("leaf", "grass") if chance == 1 else ("red", "coral") if chance < _BAD else ("orange", "yellow")
    panels.bar(surface, (right - _BAR, _TOP + 3, _BAR, _BAR_HIGH), float(chance), *shades)
