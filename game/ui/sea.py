"""The animated tiles of a map on the screen, step by step: only the cells that change, as large as the table is."""

from __future__ import annotations

import pygame

from game.content.tiled.tree import TileMap
from game.ui.moving_tiles import MovingTiles, Patch


class Sea:
    """What moves of a map; `picture` is the whole map, which is kept as it is at the present step."""

    def __init__(self, tree: TileMap, picture: pygame.Surface) -> None:
        self._tiles, self._picture = MovingTiles(tree), picture
        self._ms = self._step = 0
        self._grown: dict[tuple[int, int], list[Patch]] = {}  # by step and zoom

    @property
    def due(self) -> int | None:
        """Milliseconds until the next step; None where nothing moves."""
        return self._tiles.due(self._ms) if self._tiles.moves else None

    def pass_time(self, ms: int) -> bool:
        """Lets time pass; True if other cells are to be seen."""
        if not self._tiles.moves:
            return False
        self._ms += ms
        before, self._step = self._step, self._tiles.step(self._ms)
        if before == self._step:
            return False
        for rect, cell in self._tiles.patches(self._step):
            self._picture.fill((0, 0, 0, 0), rect)
            self._picture.blit(cell, rect)
        return True

    def cells(self, zoom: int) -> list[Patch]:
        """The cells of the present step, `zoom` times as large."""
        key = self._step, zoom
        if key not in self._grown:
            self._grown[key] = [
                (pygame.Rect([side * zoom for side in rect]), pygame.transform.scale_by(cell, zoom))
                for rect, cell in self._tiles.patches(self._step)
            ]
        return self._grown[key]
