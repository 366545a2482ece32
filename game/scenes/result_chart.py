"""Draws the chart of a finished game: four lines, told apart by colour, pattern and mark, drawn from left to right."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Literal

import pygame

from game.engine.core.text import N_
from game.scenes.result_facts import Curve, Deed
from game.ui import sprites, text, theme
from game.ui.text import tr

Pattern = Literal["solid", "dash", "step", "dots"]
Point = tuple[int, int]
_LEFT, _RIGHT, _ABOVE, _BELOW = 28, 36, 22, 28
_LEAST_TOP = 6
_EVENT_WEIGHT = 3  # lighter deeds have no icon in the chart
_PATTERNS: dict[Pattern, tuple[int, int]] = {"solid": (1, 1), "step": (1, 1), "dash": (10, 6), "dots": (6, 2)}
"""Period along the line, and how much of it is drawn, in pixels."""


@dataclass(frozen=True, slots=True)
class Line:
    """One line of the chart."""

    name: str
    values: tuple[int, ...]
    colour: str
    pattern: Pattern
    mark: Callable[[pygame.Surface, Point, str], None]


def _square(surface: pygame.Surface, at: Point, colour: str) -> None:
    surface.fill(theme.rgb("ink"), (at[0] - 4, at[1] - 4, 8, 8))
    surface.fill(theme.rgb(colour), (at[0] - 2, at[1] - 2, 5, 5))


def _triangle(surface: pygame.Surface, at: Point, colour: str) -> None:
    x, y = at
    pygame.draw.polygon(surface, theme.rgb("ink"), [(x, y - 7), (x + 7, y + 5), (x - 7, y + 5)])
    pygame.draw.polygon(surface, theme.rgb(colour), [(x, y - 4), (x + 4, y + 3), (x - 4, y + 3)])


def _disc(surface: pygame.Surface, at: Point, colour: str) -> None:
    pygame.draw.circle(surface, theme.rgb("ink"), at, 5)
    pygame.draw.circle(surface, theme.rgb(colour), at, 3)


def _diamond(surface: pygame.Surface, at: Point, colour: str) -> None:
    x, y = at
    pygame.draw.polygon(surface, theme.rgb("ink"), [(x, y - 6), (x + 6, y), (x, y + 6), (x - 6, y)])
    pygame.draw.polygon(surface, theme.rgb(colour), [(x, y - 4), (x + 4, y), (x, y + 4), (x - 4, y)])


def lines_of(curve: Curve) -> tuple[Line, ...]:
    """The four lines of a game."""
    return (
        Line(N_("your dice"), curve.commandos, "grass", "solid", _square),
        Line(N_("enemies"), curve.enemies, "yellow", "dash", _triangle),
        Line(N_("goal"), curve.done, "shallow", "step", _diamond),
        Line(N_("fury"), curve.fury, "coral", "dots", _disc),
    )


class Chart:
    """A chart in its rectangle. `draw` shows as much of it as is due, 0 to 1."""

    def __init__(self, rect: pygame.Rect, curve: Curve, deeds: Sequence[Deed]) -> None:
        self.rect, self.lines = rect, lines_of(curve)
        self.rounds = max(1, len(curve.commandos))
        self.top = max(_LEAST_TOP, *(max(line.values, default=0) for line in self.lines))
        self.grid = pygame.Rect(rect.x + _LEFT, rect.y + _ABOVE, rect.w - _LEFT - _RIGHT, rect.h - _ABOVE - _BELOW)
        self.icons = {deed.round: deed.icon for deed in deeds if deed.weight >= _EVENT_WEIGHT}

    def _x(self, number: int) -> int:
        """Where a round, counted from 0, stands."""
        return self.grid.x + (number * self.grid.w // (self.rounds - 1) if self.rounds > 1 else 0)

    def _y(self, value: int) -> int:
        return self.grid.bottom - value * self.grid.h // self.top

    def paint_ground(self, surface: pygame.Surface) -> None:
        """Axes, numbers and the dotted lines of the icons."""
        surface.fill(theme.rgb("ink"), self.rect)
        for value in range(0, self.top + 1):
            for x in range(0, self.grid.w, 6):
                surface.fill(theme.rgb("slate"), (self.grid.x + x, self._y(value), 3, 1))
            text.draw(surface, str(value), (self.grid.x - 8, self._y(value) - 7), "fog", "label", "r")
        for number in range(self.rounds):
            text.draw(surface, str(number + 1), (self._x(number) + 1, self.grid.bottom + 8), "fog", "label", "c")
            surface.fill(theme.rgb("steel"), (self._x(number), self.grid.bottom, 2, 4))
        surface.fill(theme.rgb("steel"), (self.grid.x, self.grid.y, 2, self.grid.h))
        surface.fill(theme.rgb("steel"), (self.grid.x, self.grid.bottom, self.grid.w + 2, 2))

    def draw(self, surface: pygame.Surface, share: float) -> None:
        """The lines as far as they have grown, and the icons of the rounds that they have reached."""
        before = surface.get_clip()
        reach = self.grid.x - 8 + round((self.grid.w + 16) * share)
        surface.set_clip(pygame.Rect(self.rect.x, self.rect.y, reach - self.rect.x, self.rect.h))
        for number, icon in self.icons.items():
            self._draw_icon(surface, self._x(number - 1), icon)
        for line in reversed(self.lines):
            self._draw_line(surface, line)
        surface.set_clip(before)

    def _draw_icon(self, surface: pygame.Surface, x: int, icon: str) -> None:
        for y in range(0, self.grid.h, 6):
            surface.fill(theme.rgb("steel"), (x, self.grid.y + y, 2, 3))
        surface.blit(sprites.icon(icon), (x - 7, self.rect.y + 4))

    def _draw_line(self, surface: pygame.Surface, line: Line) -> None:
        points = [(self._x(number), self._y(value)) for number, value in enumerate(line.values)]
        for start, end in itertools.pairwise(points):
            corner = [(end[0], start[1])] if line.pattern == "step" else []
            way = [start, *corner, end]
            for a, b in itertools.pairwise(way):
                pygame.draw.line(surface, theme.rgb("ink"), a, b, 6)
                draw_pattern(surface, a, b, line.colour, line.pattern)
        for point in points:
            line.mark(surface, point, line.colour)


def draw_pattern(surface: pygame.Surface, a: Point, b: Point, colour: str, pattern: Pattern) -> None:
    """Draw a straight piece of a line, three pixels thick, in its pattern."""
    period, drawn = _PATTERNS[pattern]
    if period == drawn:
        pygame.draw.line(surface, theme.rgb(colour), a, b, 3)
        return
    length = max(abs(b[0] - a[0]), abs(b[1] - a[1]), 1)
    for step in range(0, length, 2):
        if step % period < drawn:
            at = a[0] + (b[0] - a[0]) * step // length, a[1] + (b[1] - a[1]) * step // length
            surface.fill(theme.rgb(colour), (at[0] - 1, at[1] - 1, 3, 3))


def paint_legend(surface: pygame.Surface, pos: Point, lines: Sequence[Line]) -> None:
    """Each line's pattern, mark and name."""
    x, y = pos
    for line in lines:
        draw_pattern(surface, (x, y + 9), (x + 24, y + 9), line.colour, line.pattern)
        line.mark(surface, (x + 12, y + 9), line.colour)
        x = text.draw(surface, tr(line.name), (x + 32, y), "mist") + 18
