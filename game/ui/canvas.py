"""The logical picture and its place in the window: whole scales, and a smooth shrink only for tiny windows."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.ui import theme

Size = tuple[int, int]


@dataclass(frozen=True, slots=True)
class View:
    """How logical pixels lie in the window: `scale` window pixels each, or all shrunk by `shrink` (scale is then 1)."""

    window: Size
    scale: int
    shrink: float
    logical: Size

    def to_logical(self, pos: tuple[int, int]) -> tuple[int, int]:
        """A point of the window in logical pixels."""
        factor = self.scale * self.shrink
        x, y = int(pos[0] / factor), int(pos[1] / factor)
        return min(x, self.logical[0] - 1), min(y, self.logical[1] - 1)


def default_scale(window: Size) -> int:
    """The scale that the window's size suggests: 1, and 2 from 2560x1440 on."""
    big = theme.BIG_WINDOW
    return 2 if window[0] >= big[0] and window[1] >= big[1] else 1


def largest_scale(window: Size) -> int:
    """The largest scale at which every screen still has its smallest size."""
    fits = min(window[0] // theme.SMALLEST[0], window[1] // theme.SMALLEST[1])
    return max(1, min(theme.MAX_SCALE, fits))


def view(window: Size, wanted: int = 0) -> View:
    """The view of a window at the wanted scale (0: by its size), or the next smaller scale that has room."""
    w, h = max(1, window[0]), max(1, window[1])
    scale = min(wanted or default_scale((w, h)), largest_scale((w, h)))
    shrink = min(1.0, w / theme.SMALLEST[0], h / theme.SMALLEST[1])
    if shrink < 1.0:
        return View((w, h), 1, shrink, (round(w / shrink), round(h / shrink)))
    # Rounded up: at an odd size the last logical column is cut, which no margin misses.
    return View((w, h), scale, 1.0, (-(-w // scale), -(-h // scale)))


class Canvas:
    """The logical surface that scenes draw on; `present` brings it to the window."""

    def __init__(self, target: pygame.Surface, wanted: int = 0) -> None:
        self._target = target
        self.view = view(target.get_size(), wanted)
        own = self.view.logical == target.get_size()
        self.surface = target if own else pygame.Surface(self.view.logical).convert()

    def present(self) -> None:
        """Bring the drawn picture to the window's surface; at scale 1 it is already there."""
        if self.surface is self._target:
            return
        if self.view.shrink < 1.0:
            pygame.transform.smoothscale(self.surface, self._target.get_size(), self._target)
            return
        grown = (self.view.logical[0] * self.view.scale, self.view.logical[1] * self.view.scale)
        if grown == self._target.get_size():
            pygame.transform.scale(self.surface, grown, self._target)
        else:
            self._target.blit(pygame.transform.scale(self.surface, grown), (0, 0))
