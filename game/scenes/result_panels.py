"""Paints the still panels of a result: the story's frame, the figures, the luck."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.engine.core.text import N_
from game.scenes import result_words as words
from game.scenes.result_facts import Deed, Facts
from game.ui import panels, sprites, text, theme
from game.ui.text import tr, tr_message
from game.ui.widgets.base import Tip, Widget

_INSET = 14
_BOX = 34
_FIGURE, _FIGURE_GAP = 60, 4  # height of a box with a number, and the gap between two


class DeedRow(Widget):
    """A line of the story; a click shows the game again from there."""

    def __init__(self, rect: pygame.Rect, number: int, deed: Deed, on_click: Callable[[Deed], None]) -> None:
        super().__init__(f"deed {number}", rect)
        self.deed, self.on_click = deed, on_click

    def click(self) -> None:
        self.on_click(self.deed)

    def describe(self, pos: tuple[int, int] | None = None) -> Tip:
        return Tip(tr(N_("Show the game again from here.")))

    def draw(self, surface: pygame.Surface) -> None:
        x, y, w, _ = self.rect
        if self.hovered:
            surface.fill(theme.rgb("slate"), self.rect)
        surface.fill(theme.rgb("ink"), (x + 4, y + 4, _BOX, _BOX))
        surface.fill(theme.rgb("night"), (x + 6, y + 6, _BOX - 4, _BOX - 4))
        surface.blit(sprites.icon(self.deed.icon), (x + 13, y + 13))
        told = tr(N_("round {round}")).format(round=self.deed.round)
        text.draw(surface, told, (x + 50, y + 3), "fog", "label")
        line = text.fit(tr_message(self.deed.words), w - 58)
        text.draw(surface, line, (x + 50, y + 18), self.deed.colour)


def paint_figures(surface: pygame.Surface, pos: tuple[int, int], room: int, facts: Facts) -> None:
    """Four numbers below the chart, in boxes that share its width."""
    x, y = pos
    figures = (
        (facts.rounds, N_("rounds")),
        (facts.wins, N_("fights won")),
        (facts.lost, N_("dice lost")),
        (facts.loadouts, N_("load-outs")),
    )
    step = (room + _FIGURE_GAP) // len(figures)
    w = step - _FIGURE_GAP
    for number, (value, name) in enumerate(figures):
        left = x + number * step
        surface.fill(theme.rgb("ink"), (left, y, w, _FIGURE))
        text.draw(surface, str(value), (left + w // 2, y + 4), "yellow", "head", "c")
        text.draw(surface, text.fit(tr(name), w - 4, "label"), (left + w // 2, y + 38), "fog", "label", "c")


def paint_luck(surface: pygame.Surface, rect: pygame.Rect, facts: Facts) -> None:
    """Expected against actual, in bars and in words, and one thing to try."""
    good = facts.wins >= facts.expected_wins
    mood = tr(words.verdict(facts))
    y = panels.titled(surface, rect, tr(N_("Luck")), "plum", sprites.icon("luck"), mood, "lime" if good else "sand_l")
    x, room = rect.x + _INSET, rect.w - 2 * _INSET
    for tally in words.tallies(facts):
        _paint_tally(surface, pygame.Rect(x, y + 4, room, 44), tally)
        y += 58
    for sentence in words.luck(facts):
        y = text.paragraph(surface, tr_message(sentence), (x, y + 6, room, 0), "paper")
    rolls = [(roll, colour) for roll, colour in ((facts.best(), "lime"), (facts.worst(), "coral")) if roll]
    y = _line(surface, x, y + 8, room) if rolls else y
    for roll, colour in rolls:
        for sentence, tone in zip(words.roll_words(roll), (colour, "mist"), strict=True):
            text.draw(surface, text.fit(tr_message(sentence), room), (x, y), tone)
            y += theme.RICH_LINE
    y = _line(surface, x, y + 4, room)
    text.draw(surface, tr(N_("Next time")), (x, y), "yellow")
    text.paragraph(surface, tr_message(words.advice(facts)), (x, y + 20, room, 0), "sand_l")


def _line(surface: pygame.Surface, x: int, y: int, room: int) -> int:
    surface.fill(theme.rgb("slate"), (x, y, room, 2))
    return y + 8


def _paint_tally(surface: pygame.Surface, rect: pygame.Rect, tally: words.Tally) -> None:
    """A bar of what was got, with a white notch where the odds expected it."""
    x, y, w, _ = rect
    good = tally.got >= tally.expected
    text.draw(surface, tr_message(tally.words), (x, y), "paper")
    text.draw(surface, str(tally.got), (x + w, y - 4), "lime" if good else "coral", "head", "r")
    odds = tr(N_("odds said {number}")).format(number=f"{tally.expected:.1f}")
    text.draw(surface, odds, (x + w - 40, y + 3), "fog", "label", "r")
    panels.bar(
        surface, (x, y + 24, w, 16), tally.got / tally.most, "leaf" if good else "red", "grass" if good else "coral"
    )
    notch = x + round((w - 4) * tally.expected / tally.most)
    surface.fill(theme.rgb("ink"), (notch - 2, y + 20, 8, 24))
    surface.fill(theme.rgb("white"), (notch, y + 22, 4, 20))
