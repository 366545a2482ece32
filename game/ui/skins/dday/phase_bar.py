"""The five phases in the top bar, as arrows that lead to the right."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.ui import marks, text, theme

_HIGH, _TIP, _PAD, _TICK = 28, 12, 14, 16


def paint_phases(surface: pygame.Surface, pos: tuple[int, int], names: Sequence[str], now: int) -> int:
    """Draws the phases; those before `now` are ticked. Gives the right end."""
    x, y = pos
    for number, name in enumerate(names):
        done, lit = number < now, number == now
        wide = text.width(name) + 2 * _PAD + (_TICK if done else 0)
        middle, right = y + _HIGH // 2, x + wide
        shape = [(x, y), (right, y), (right + _TIP, middle), (right, y + _HIGH), (x, y + _HIGH)]
        if number:
            shape.append((x + _TIP, middle))
        pygame.draw.polygon(surface, theme.rgb("orange" if lit else "night"), shape)
        pygame.draw.polygon(surface, theme.rgb("yellow" if lit else "steel"), shape, 2)
        left = x + _PAD + _TIP // 2
        if done:
            marks.tick(surface, (left - 4, middle + 1))
            left += _TICK - 4
        text.draw(surface, name, (left, y + 5), "ink" if lit else "mist" if done else "fog")
        x = right + 4
    return x
