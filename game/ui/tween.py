"""Easing: how far a movement is at a moment, from 0 to 1 (look, section 8)."""

from __future__ import annotations

from collections.abc import Sequence

from game.ui import theme

Point = tuple[int, int]


def share(passed: float, ms: float) -> float:
    """The part of a time that has passed, 0 to 1; all of it where there is none."""
    return 1.0 if ms <= 0 else max(0.0, min(1.0, passed / ms))


def arriving(t: float) -> float:
    """Fast first, slow at the end: for what comes."""
    return 1 - (1 - t) ** 3


def leaving(t: float) -> float:
    """Slow first, fast at the end: for what goes."""
    return t**3


def between(start: Point, end: Point, t: float) -> Point:
    """The whole pixel at a part of a straight line."""
    return round(start[0] + (end[0] - start[0]) * t), round(start[1] + (end[1] - start[1]) * t)


def along(points: Sequence[Point], t: float, hop: int = 0) -> Point:
    """The whole pixel at a part of a way of equal steps; with `hop` each step is a small jump of so many pixels."""
    if len(points) == 1:
        return points[0]
    legs = len(points) - 1
    leg = min(int(t * legs), legs - 1)
    inside = t * legs - leg
    x, y = between(points[leg], points[leg + 1], inside)
    return x, y - round(hop * 4 * inside * (1 - inside))


def bounce(t: float, height: int) -> int:
    """How high something that drops still is: down, once up a little, down."""
    if t < 0.6:
        return round(height * (1 - leaving(t / 0.6)))
    lift = (t - 0.6) / 0.4
    return round(height / 3 * 4 * lift * (1 - lift))


def rolling_face(passed: float, faces: Sequence[int], final: int) -> tuple[int, int]:
    """The face of a rolling die after so many milliseconds, and how many pixels it hops; then the final face."""
    for number, (face, stay) in enumerate(zip(faces, theme.DIE_FACES, strict=False)):
        if passed < stay:
            hop = theme.DIE_HOPS[min(number // 3, len(theme.DIE_HOPS) - 1)]
            phase = share(passed, stay)
            return face, round(hop * 4 * phase * (1 - phase)) if number < 6 else 0
        passed -= stay
    return final, 0


def columns(t: float, frames: int = 6) -> float:
    """The width of a card that turns: narrow in the middle, in whole frames."""
    step = round(t * frames) / frames
    return abs(1 - 2 * step)
