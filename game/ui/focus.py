"""Where the keyboard's focus goes: along the list, or to the nearest thing in a direction."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.content.controls import Action

_SIDE_WEIGHT = 3  # a thing straight ahead beats a nearer one far to the side

DIRECTIONS = {Action.LEFT: (-1, 0), Action.RIGHT: (1, 0), Action.UP: (0, -1), Action.DOWN: (0, 1)}


def along(count: int, now: int | None, step: int) -> int | None:
    """The place after (step 1) or before (-1) this one in a ring of `count`; None if there is nothing."""
    if not count:
        return None
    if now is None:
        return 0 if step > 0 else count - 1
    return (now + step) % count


def towards(rects: Sequence[pygame.Rect], now: int, direction: tuple[int, int]) -> int | None:
    """The index of the nearest rectangle in a direction (x, y), or None if nothing lies there."""
    best: tuple[int, int] | None = None
    for index, rect in enumerate(rects):
        if index != now and (far := _distance(rects[now], rect, direction)) is not None and (not best or far < best[0]):
            best = (far, index)
    return best[1] if best else None


def nearest(rects: Sequence[pygame.Rect], point: tuple[int, int]) -> int | None:
    """The index of the rectangle whose middle is nearest to a point; None if there is none."""
    if not rects:
        return None
    return min(range(len(rects)), key=lambda i: abs(rects[i].centerx - point[0]) + abs(rects[i].centery - point[1]))


def _distance(start: pygame.Rect, end: pygame.Rect, direction: tuple[int, int]) -> int | None:
    """How far `end` is in a direction: the gap ahead plus, weighed more, the gap to the side. None if not ahead."""
    dx, dy = direction
    if dx:
        ahead = (end.left - start.right) if dx > 0 else (start.left - end.right)
        centre = (end.centerx - start.centerx) * dx
        side = max(0, end.top - start.bottom, start.top - end.bottom)
        lean = abs(end.centery - start.centery)
    else:
        ahead = (end.top - start.bottom) if dy > 0 else (start.top - end.bottom)
        centre = (end.centery - start.centery) * dy
        side = max(0, end.left - start.right, start.left - end.right)
        lean = abs(end.centerx - start.centerx)
    if centre <= 0 or ahead < -min(start.width, start.height) // 2:
        return None
    return max(0, ahead) * 4 + side * 4 * _SIDE_WEIGHT + lean
