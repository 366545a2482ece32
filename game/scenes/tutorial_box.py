"""The text of a lesson: where it stands so that it never hides what it points at, and how it points there."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import pygame

from game.engine.core.text import N_
from game.scenes.stack import Size
from game.ui import marks, panels, richtext, text, theme
from game.ui.input import Pos
from game.ui.text import tr
from game.ui.widgets.base import Widget

LESSON = "lesson"
Box = tuple[int, int, int, int]
WIDE, _INSET, _HEAD, _FOOT_GAP = 420, 14, 34, 4
_STEP = 16  # between two places that are tried
_AIR, _ARROW_ROOM = 8, 40  # around what is pointed at, and where the arrow needs room
_COVER, _POINT, _CROWD, _FAR = 10_000, 40, 4, 120
"""What a pixel costs: of the thing, of the arrow's room, of what is crowded, of the way there."""
_FRAME, _DASH = 5, 10
_ARROW = ((0, 0), (-15, 14), (-6, 14), (-6, 27), (6, 27), (6, 14), (15, 14))
"""An arrow that points up, its tip at the origin."""


def size_of(words: str, foot: str, buttons: bool) -> Size:
    """How large the box of a lesson is."""
    role = text.reading_role("body")
    high = _HEAD + richtext.height(words, WIDE - 2 * _INSET, role) + theme.PADDING
    high += _FOOT_GAP + len(_foot_lines(foot)) * theme.FACES["label"].line if foot else 0
    return WIDE, high + (theme.HIT + theme.GAP if buttons else 0)


def _foot_lines(foot: str) -> tuple[str, ...]:
    return text.wrap(foot, WIDE - 2 * _INSET, "label")


def place(screen: Size, box: Size, targets: Sequence[pygame.Rect], crowded: Sequence[pygame.Rect]) -> pygame.Rect:
    """The best place of a box: off everything it points at, near it, and off what is crowded if that can be."""
    return pygame.Rect(_best(screen, box, tuple(map(_plain, targets)), tuple(map(_plain, crowded))))


def _plain(rect: pygame.Rect) -> Box:
    return rect.x, rect.y, rect.w, rect.h


@lru_cache(maxsize=64)
def _best(screen: Size, box: Size, targets: tuple[Box, ...], crowded: tuple[Box, ...]) -> Box:
    kept_free = [pygame.Rect(target).inflate(2 * _AIR, 2 * _AIR) for target in targets]
    pointed = [rect.inflate(2 * _ARROW_ROOM, 2 * _ARROW_ROOM) for rect in kept_free]
    room = pygame.Rect((0, 0), screen).inflate(-2 * theme.MARGIN, -2 * theme.MARGIN)
    tries = [
        (x, y, *box)
        for x in (*range(room.left, room.right - box[0], _STEP), room.right - box[0])
        for y in (*range(room.top, room.bottom - box[1], _STEP), room.bottom - box[1])
    ]
    goal = pointed[0] if pointed else room.inflate(-room.w // 2, -room.h // 2)
    busy = [pygame.Rect(rect) for rect in crowded]

    def cost(spot: Box) -> int:
        rect = pygame.Rect(spot)
        across = max(0, goal.left - rect.right, rect.left - goal.right)
        down = max(0, goal.top - rect.bottom, rect.top - goal.bottom)
        hidden = _hidden(rect, kept_free) * _COVER + _hidden(rect, pointed) * _POINT + _hidden(rect, busy) * _CROWD
        return hidden + (across + down) * _FAR

    return min(tries, key=cost)


def _hidden(box: pygame.Rect, things: Sequence[pygame.Rect]) -> int:
    """How many pixels of some things a box would hide."""
    return sum(shared.w * shared.h for shared in map(box.clip, things))


class LessonBox(Widget):
    """The text with its progress; it also marks what it points at, the first thing with an arrow."""

    focusable = False

    def __init__(self, rect: pygame.Rect, words: str, foot: str, progress: str, targets: Sequence[pygame.Rect]) -> None:
        super().__init__(LESSON, rect)
        self.words, self.foot, self.progress, self.targets = words, foot, progress, targets

    def draw(self, surface: pygame.Surface) -> None:
        for target in self.targets:
            paint_mark(surface, target)
        if self.targets:
            paint_arrow(surface, self.targets[0], self.rect)
        rect = self.rect
        panels.panel(surface, rect, "paper", drop=True)
        surface.fill(theme.rgb("forest"), (rect.x + 6, rect.y + 6, rect.w - 12, theme.TITLE_BAR))
        text.draw(surface, tr(N_("Tutorial")), (rect.x + _INSET, rect.y + 8), "white")
        text.draw(surface, self.progress, (rect.right - _INSET, rect.y + 8), "white", align="r")
        role = text.reading_role("body")
        y = richtext.draw(surface, self.words, (rect.x + _INSET, rect.y + _HEAD), rect.w - 2 * _INSET, "bark", role)
        for number, line in enumerate(_foot_lines(self.foot) if self.foot else ()):
            place = rect.x + _INSET, y + _FOOT_GAP + number * theme.FACES["label"].line
            text.draw(surface, line, place, "earth", "label")


def paint_mark(surface: pygame.Surface, target: pygame.Rect) -> None:
    """A thick dashed frame around a thing, in dark and light so that it shows on any ground."""
    outer = target.inflate(2 * _FRAME, 2 * _FRAME)
    pygame.draw.rect(surface, theme.rgb("ink"), outer.inflate(4, 4), 6)
    pygame.draw.rect(surface, theme.rgb("ink"), outer, 2)
    marks.dashed_frame(surface, outer, "yellow", _DASH)
    marks.dashed_frame(surface, outer.inflate(-2, -2), "yellow", _DASH)


def paint_arrow(surface: pygame.Surface, target: pygame.Rect, box: pygame.Rect) -> None:
    """An arrow from the side of the box to the thing."""
    tip, turn = _tip(target, box, surface.get_rect())
    corners = [pygame.Vector2(corner).rotate(turn) + tip for corner in _ARROW]
    pygame.draw.polygon(surface, theme.rgb("yellow"), corners)
    pygame.draw.polygon(surface, theme.rgb("ink"), corners, 2)


def _tip(target: pygame.Rect, box: pygame.Rect, screen: pygame.Rect) -> tuple[Pos, int]:
    """Where the arrow's tip is, at the side of the thing that faces the box, and how far it is turned from up."""
    out = _FRAME + 4
    sides = {
        0: (target.centerx, target.bottom + out),
        90: (target.left - out, target.centery),
        180: (target.centerx, target.top - out),
        270: (target.right + out, target.centery),
    }
    gaps = {
        0: box.top - target.bottom,
        90: target.left - box.right,
        180: target.top - box.bottom,
        270: box.left - target.right,
    }
    turn = max(gaps, key=lambda side: gaps[side])
    tip = sides[turn]
    return (max(screen.left, min(screen.right, tip[0])), max(screen.top, min(screen.bottom, tip[1]))), turn
