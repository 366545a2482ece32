"""The blue bubble with a stepped pointer: where it goes so that it never covers what it explains, and how it looks."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.ui import panels, richtext, sprites, text, theme
from game.ui.widgets.base import Tip

_POINTER = 16  # length of the pointer with its gap
_STEPS = 7
_EDGE = 4
_INSET = 14
_HEAD = 22


@dataclass(frozen=True, slots=True)
class Place:
    """Where a bubble stands, on which of its sides the pointer is, and where the pointer's root is on that side."""

    rect: pygame.Rect
    side: str  # "down", "up", "right" or "left": where the pointer looks
    along: int


def place(anchor: pygame.Rect, size: tuple[int, int], bounds: pygame.Rect) -> Place:
    """The first free place of a bubble beside its anchor: above, below, left, right; else where it covers least."""
    w, h = size
    room = bounds.inflate(-2 * _EDGE, -2 * _EDGE)
    tries = {
        "down": pygame.Rect(anchor.centerx - w // 2, anchor.top - h - _POINTER, w, h),
        "up": pygame.Rect(anchor.centerx - w // 2, anchor.bottom + _POINTER, w, h),
        "right": pygame.Rect(anchor.left - w - _POINTER, anchor.centery - h // 2, w, h),
        "left": pygame.Rect(anchor.right + _POINTER, anchor.centery - h // 2, w, h),
    }
    best = min(tries, key=lambda side: _covered(tries[side].clamp(room), anchor))
    rect = tries[best].clamp(room)
    upright = best in ("down", "up")
    wanted = anchor.centerx if upright else anchor.centery
    low, high = (rect.left, rect.right) if upright else (rect.top, rect.bottom)
    root = 2 * _STEPS + 6
    return Place(rect, best, max(low + root, min(high - root, wanted)))


def _covered(rect: pygame.Rect, anchor: pygame.Rect) -> int:
    overlap = rect.clip(anchor)
    return overlap.w * overlap.h


def draw_frame(surface: pygame.Surface, where: Place, style: str = "tip") -> None:
    """Draw the empty bubble with its shadow and pointer."""
    x, y, w, h = where.rect
    surface.fill(theme.DEEP_DROP, (x + 6, y + 8, w, h), pygame.BLEND_MULT)
    panels.panel(surface, where.rect, style)
    fill, ink = theme.rgb(theme.STYLES[style][0]), theme.rgb("ink")
    for step in range(_STEPS):
        half = 2 * (_STEPS - step)
        start = where.along - half
        match where.side:
            case "down":
                surface.fill(ink, (start - 2, y + h - 2 + 2 * step, 2 * half + 4, 2))
                surface.fill(fill, (start, y + h - 4 + 2 * step, 2 * half, 2))
            case "up":
                surface.fill(ink, (start - 2, y - 2 * step, 2 * half + 4, 2))
                surface.fill(fill, (start, y + 2 - 2 * step, 2 * half, 2))
            case "right":
                surface.fill(ink, (x + w - 2 + 2 * step, start - 2, 2, 2 * half + 4))
                surface.fill(fill, (x + w - 4 + 2 * step, start, 2, 2 * half))
            case _:
                surface.fill(ink, (x - 2 * step, start - 2, 2, 2 * half + 4))
                surface.fill(fill, (x + 2 - 2 * step, start, 2, 2 * half))


def tip_size(tip: Tip, key: str) -> tuple[int, int]:
    """How large the bubble of a tip is."""
    longest = max(text.width(line) for line in richtext.plain(tip.body).split("\n"))
    lines = _title_lines(tip, key)
    head = max(map(text.width, lines), default=0) + _beside_title(tip, key)
    w = min(theme.TOOLTIP_WIDTH, max(longest, head) + 2 * _INSET)
    return w, richtext.height(tip.body, w - 2 * _INSET) + _HEAD * len(lines) + 16


def _beside_title(tip: Tip, key: str) -> int:
    """The width of the cross before a title and of the key after it."""
    cap = panels.key_cap_width(key) + theme.GAP if key else 0
    return cap + (_HEAD - 2 if tip.refusal else 0)


def _title_lines(tip: Tip, key: str) -> list[str]:
    """The title in lines that fit; none where there is no title."""
    room = theme.TOOLTIP_WIDTH - 2 * _INSET - _beside_title(tip, key)
    return text.wrap(tip.title, room) if tip.title else []


def draw_tip(surface: pygame.Surface, tip: Tip, anchor: pygame.Rect, key: str = "") -> None:
    """Draw a tip or a refusal beside its anchor; `key` is the key that opens the rule, if there is one."""
    where = place(anchor, tip_size(tip, key), surface.get_rect())
    draw_frame(surface, where)
    x, y, w, _ = where.rect
    top, left = y + 8, x + _INSET
    lines = _title_lines(tip, key)
    if lines and tip.refusal:
        surface.blit(sprites.icon("no"), (x + 12, y + 10))
        left += _HEAD - 2
    if lines and key:
        panels.key_cap(surface, (x + w - 8 - panels.key_cap_width(key), y + 10), key)
    for line in lines:
        text.draw(surface, text.fit(line, x + w - _INSET - left), (left, top), "orange")
        top += _HEAD
    richtext.draw(surface, tip.body, (x + _INSET, top), w - 2 * _INSET)
