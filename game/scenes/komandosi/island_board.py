"""The island as something to point at: pointer, keyboard cursor, and what a click on a square chooses."""

from __future__ import annotations

from collections.abc import Callable, Collection

import pygame

from game.content.controls import Action
from game.ui import theme
from game.ui.focus import DIRECTIONS
from game.ui.input import Pos
from game.ui.skins.komandosi.layout import Squares
from game.ui.widgets.base import Tip, Widget

_NOWHERE = pygame.Rect(-99, -99, 1, 1)


class IslandBoard(Widget):
    """The squares. Arrow keys move a cursor, Tab goes to what can be chosen next."""

    def __init__(
        self,
        squares: Squares,
        *,
        on_pick: Callable[[int], None],
        useful: Collection[int],
        describe: Callable[[int], Tip | None],
        by_mouse: Callable[[], bool],
        cursor: int,
    ) -> None:
        super().__init__("island", squares.map, rule="komandosi:K6")
        self.squares, self.useful, self.cursor = squares, sorted(useful), cursor
        self._on_pick, self._describe, self._by_mouse = on_pick, describe, by_mouse

    def adopt(self, old: Widget) -> None:
        if isinstance(old, IslandBoard):
            self.cursor, self.pointer = old.cursor, old.pointer

    @property
    def pointed(self) -> int | None:
        """The square under the pointer, or under the cursor while the keyboard is on the island."""
        if self.pointer is not None:
            return self.squares.at(self.pointer)
        return self.cursor if self.focused and not self._by_mouse() else None

    def focus_rect(self) -> pygame.Rect:
        """The cursor's square; nowhere while the mouse is used, which needs no cursor of its own."""
        return _NOWHERE if self._by_mouse() else self.squares.rect(self.cursor)

    def tip_rect(self) -> pygame.Rect:
        return self.squares.rect(self.cursor if self.pointed is None else self.pointed)

    def describe(self, pos: Pos | None = None) -> Tip | None:
        square = self.squares.at(pos) if pos is not None else self.cursor
        return self._describe(square) if square is not None else None

    def draw(self, surface: pygame.Surface) -> None:
        """Everything on the island is painted by the scene, but for the square that is pointed at."""
        if self.pointed is not None and self.pointed in self.useful:
            pygame.draw.rect(surface, theme.rgb("white"), self.squares.rect(self.pointed), 2)

    def release(self, pos: Pos) -> None:
        square = self.squares.at(pos)
        if square is not None:
            self.cursor = square
            self._on_pick(square)

    def click(self) -> None:
        self._on_pick(self.cursor)

    def act(self, action: Action) -> bool:
        if action in DIRECTIONS:
            return self._step(*DIRECTIONS[action])
        if action in (Action.NEXT, Action.PREVIOUS):
            return self._jump(1 if action is Action.NEXT else -1)
        return super().act(action)

    def _step(self, dx: int, dy: int) -> bool:
        row, column = divmod(self.cursor, self.squares.columns)
        row, column = row + dy, column + dx
        if not (0 <= column < self.squares.columns and 0 <= row < self.squares.rows):
            return False
        self.cursor = row * self.squares.columns + column
        return True

    def _jump(self, step: int) -> bool:
        """To the next square that is worth a click; past the last one the focus leaves the island."""
        after = [square for square in self.useful if (square - self.cursor) * step > 0]
        if not after:
            return False
        self.cursor = min(after) if step > 0 else max(after)
        return True
