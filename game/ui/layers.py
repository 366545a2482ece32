"""Keeps still pictures: a layer is painted once and blitted until its key changes."""

from __future__ import annotations

from collections.abc import Callable, Hashable

import pygame


class Layer:
    """A picture that is painted again only when its size or its key changes."""

    def __init__(self, see_through: bool = False) -> None:
        self._see_through = see_through
        self._key: Hashable = object()
        self._picture: pygame.Surface | None = None

    def picture(self, size: tuple[int, int], key: Hashable, paint: Callable[[pygame.Surface], None]) -> pygame.Surface:
        """The painted picture; `key` is everything that it shows."""
        if self._picture is None or self._key != (size, key):
            self._key = (size, key)
            self._picture = self._blank(size)
            paint(self._picture)
        return self._picture

    def _blank(self, size: tuple[int, int]) -> pygame.Surface:
        blank = pygame.Surface(size, pygame.SRCALPHA if self._see_through else 0)
        if not pygame.display.get_surface():
            return blank
        return blank.convert_alpha() if self._see_through else blank.convert()
