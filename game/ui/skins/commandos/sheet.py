"""The panels that stand still: each is painted again only when what it shows has changed."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass

import pygame

from game.ui import panels

Painter = Callable[[pygame.Surface, pygame.Rect], None]


@dataclass(frozen=True)
class Still:
    """A panel: its place, everything that it shows, and how it is painted."""

    name: str
    rect: pygame.Rect
    key: Hashable
    paint: Painter


class PanelSheet:
    """All still panels on the cloth of the table, in one picture."""

    def __init__(self) -> None:
        self._picture: pygame.Surface | None = None
        self._shown: dict[str, tuple[tuple[int, int, int, int], Hashable]] = {}

    def picture(self, size: tuple[int, int], stills: list[Still]) -> pygame.Surface:
        """The picture of these panels at a size."""
        cloth = panels.ground(size)
        if self._picture is None or self._picture.get_size() != size or {s.name for s in stills} != set(self._shown):
            self._picture, self._shown = cloth.copy(), {}
        for still in stills:
            shown = (tuple(still.rect), still.key)
            if self._shown.get(still.name) != shown:
                self._picture.blit(cloth, still.rect, still.rect)
                still.paint(self._picture, still.rect)
                self._shown[still.name] = shown  # type: ignore[assignment]
        return self._picture

    def forget(self) -> None:
        """Paint everything anew next time: another language, size of text or palette."""
        self._picture = None
