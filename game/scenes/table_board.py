"""The board as something to point at: pointer, keyboard cursor, odds tags pinned to enemies."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.content.controls import Action
from game.ui import panels, text, theme
from game.ui.focus import DIRECTIONS
from game.ui.input import Pos
from game.ui.skins.commandos.geometry import Geometry
from game.ui.widgets.base import Widget

_TAG = (46, 26)
_NOSE = 7


class BoardWidget(Widget):
    """The board. Arrow keys move a cursor over its spaces, Tab goes to what can be chosen next."""

    def __init__(
        self,
        geometry: Geometry,
        *,
        paint: Callable[[pygame.Surface], None],
        on_pick: Callable[[int, Pos | None], None],
        on_point: Callable[[], None],
        useful: Sequence[int],
        explain: Callable[[int | None], str | None],
        cursor: int,
    ) -> None:
        super().__init__("board", geometry.board)
        self.geometry, self.useful, self.cursor = geometry, useful, cursor
        self._paint, self._on_pick, self._on_point, self._explain = paint, on_pick, on_point, explain

    def adopt(self, old: Widget) -> None:
        if isinstance(old, BoardWidget):
            self.cursor = old.cursor

    @property
    def pointed(self) -> int | None:
        """The space under the pointer, or under the cursor while the keyboard is on the board."""
        if self.pointer is not None:
            return self.geometry.space_at(self.pointer)
        return self.cursor if self.focused else None

    def focus_rect(self) -> pygame.Rect:
        return self.geometry.space_rect(self.cursor).inflate(-6, -6)

    def explain(self) -> str | None:
        return self._explain(self.pointed)

    def draw(self, surface: pygame.Surface) -> None:
        self._paint(surface)

    def release(self, pos: Pos) -> None:
        space = self.geometry.space_at(pos)
        if space is not None:
            self.cursor = space
            self._on_pick(space, pos)

    def click(self) -> None:
        self._on_pick(self.cursor, None)

    def act(self, action: Action) -> bool:
        if action in DIRECTIONS:
            return self._step(*DIRECTIONS[action])
        if action in (Action.NEXT, Action.PREVIOUS):
            return self._jump(1 if action is Action.NEXT else -1)
        return super().act(action)

    def _step(self, dx: int, dy: int) -> bool:
        spec = self.geometry.spec
        x, y = self.cursor % spec.width + dx, self.cursor // spec.width + dy
        if not (0 <= x < spec.width and 0 <= y < spec.height):
            return False
        self._move(y * spec.width + x)
        return True

    def _jump(self, step: int) -> bool:
        """To the next space that is worth a click; past the last one the focus leaves the board."""
        after = [space for space in self.useful if (space - self.cursor) * step > 0]
        if not after:
            return False
        self._move(min(after) if step > 0 else max(after))
        return True

    def _move(self, space: int) -> None:
        self.cursor, self.pointer = space, None
        self._on_point()


def paint_odds_tag(surface: pygame.Surface, geometry: Geometry, die: tuple[int, int, int, int], words: str) -> None:
    """A red tag with the odds beside an enemy, on the side where the board has room."""
    target = geometry.on_screen(*die)
    w = max(_TAG[0], text.width(words) + 16)
    rect = pygame.Rect(target.right + _NOSE + 2, target.centery - _TAG[1] // 2, w, _TAG[1])
    on_right = rect.right <= geometry.board.right
    if not on_right:
        rect.right = target.left - _NOSE - 2
    root = rect.left if on_right else rect.right
    tip = root - _NOSE if on_right else root + _NOSE
    nose = [(root, rect.centery - _NOSE), (tip, rect.centery), (root, rect.centery + _NOSE)]
    pygame.draw.polygon(surface, theme.rgb("ink"), nose)
    panels.panel(surface, rect, "danger")
    text.draw(surface, words, (rect.centerx + 1, rect.y + 4), "white", align="c")
