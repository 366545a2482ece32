"""The board as something to point at: pointer, keyboard cursor, odds tags pinned to enemies."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.content.controls import Action
from game.engine.commandos.board import Board
from game.engine.commandos.state import OFF_MAP
from game.engine.core.events import Event
from game.ui import panels, text, theme
from game.ui.focus import DIRECTIONS
from game.ui.input import Pos
from game.ui.skins.commandos.geometry import Geometry
from game.ui.skins.commandos.stage import Stage
from game.ui.widgets.base import Widget

_TAG = (46, 26)
_NOSE = 7
_PULL, _WHEEL = 6, 48  # logical pixels after which a press is a pull, and that a step of the wheel moves
_NOWHERE = pygame.Rect(-99, -99, 1, 1)


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
        by_mouse: Callable[[], bool],
        cursor: int,
    ) -> None:
        super().__init__("board", geometry.view)
        self.geometry, self.useful, self.cursor = geometry, useful, cursor
        self._paint, self._on_pick, self._on_point, self._explain = paint, on_pick, on_point, explain
        self._by_mouse = by_mouse
        self._grip: Pos | None = None  # where the pointer holds a board that is moved
        self._dragged = False

    def adopt(self, old: Widget) -> None:
        if isinstance(old, BoardWidget):
            self.cursor, self._grip, self._dragged = old.cursor, old._grip, old._dragged

    @property
    def pointed(self) -> int | None:
        """The space under the pointer, or under the cursor while the keyboard is on the board."""
        if self.pointer is not None:
            return self.geometry.space_at(self.pointer)
        return self.cursor if self.focused and not self._by_mouse() else None

    def focus_rect(self) -> pygame.Rect:
        """The cursor's space; nowhere while the mouse is used, which needs no cursor of its own."""
        rect = self.geometry.space_rect(self.cursor).inflate(-6, -6)
        return _NOWHERE if self._by_mouse() or not self.geometry.view.contains(rect) else rect

    def explain(self) -> str | None:
        return self._explain(self.pointed)

    def draw(self, surface: pygame.Surface) -> None:
        self._paint(surface)

    def press(self, pos: Pos) -> None:
        self._grip, self._dragged = pos, False

    def drag(self, pos: Pos) -> None:
        """A board too large for its well follows the pointer."""
        if self._grip is None or not self.geometry.scrolls:
            return
        dx, dy = pos[0] - self._grip[0], pos[1] - self._grip[1]
        if self._dragged or max(abs(dx), abs(dy)) >= _PULL:
            self._grip, self._dragged = pos, True
            self.geometry.scroll(dx, dy)

    def wheel(self, pos: Pos, steps: int) -> bool:
        return self.geometry.scroll(0, steps * _WHEEL) or self.geometry.scrolls

    def release(self, pos: Pos) -> None:
        self._grip = None
        if self._dragged:
            return
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
        self.geometry.show(space)
        self._on_point()


def place_of(event: Event, stage: Stage, board: Board) -> int | None:
    """The space where an event happens, to be kept in sight; None for one that happens beside the board."""
    if path := getattr(event, "path", ()):
        return int(path[-1])
    if (tile := getattr(event, "tile", None)) is not None:
        return board.centres[tile]
    letter = getattr(event, "attacker", "") or getattr(event, "die", "")
    space = getattr(event, "space", stage.dice[letter].space if letter else OFF_MAP)
    return None if space == OFF_MAP else int(space)


def paint_order(surface: pygame.Surface, target: pygame.Rect, words: str) -> None:
    """A small plate at the upper left of an enemy, or of several in one space: as which ones they will move."""
    w = text.width(words, "label") + 8
    panels.chip(surface, (target.x - w // 2, target.y - 5), words, "wine", "sand_l", pad=4, h=17)


def orders(order: str, space_of: dict[str, int]) -> dict[str, str]:
    """The words of the plates, by the first enemy of each space: its place in the order, or the places of all there."""
    places: dict[int, list[int]] = {}
    for place, letter in enumerate(order, 1):
        places.setdefault(space_of[letter], []).append(place)
    return {
        order[numbers[0] - 1]: str(numbers[0]) if len(numbers) == 1 else f"{numbers[0]}-{numbers[-1]}"
        for numbers in places.values()
    }


class OddsTags:
    """Red tags with odds, each beside its enemy where it hides no die, no other tag and nothing off the board."""

    def __init__(self, board: pygame.Rect, dice: Sequence[pygame.Rect]) -> None:
        self._board, self._taken = board, list(dice)

    def paint(self, surface: pygame.Surface, target: pygame.Rect, words: str) -> None:
        """Draw the tag of a die."""
        w, h = max(_TAG[0], text.width(words) + 16), _TAG[1]
        sides = {
            "right": pygame.Rect(target.right + _NOSE + 2, target.centery - h // 2, w, h),
            "left": pygame.Rect(target.left - _NOSE - 2 - w, target.centery - h // 2, w, h),
            "below": pygame.Rect(target.centerx - w // 2, target.bottom + _NOSE + 2, w, h),
            "above": pygame.Rect(target.centerx - w // 2, target.top - _NOSE - 2 - h, w, h),
        }
        side = min(sides, key=lambda name: self._hidden_by(sides[name], target))
        rect = sides[side]
        self._taken.append(rect)
        pygame.draw.polygon(surface, theme.rgb("ink"), _nose(rect, side))
        panels.panel(surface, rect, "danger")
        text.draw(surface, words, (rect.centerx + 1, rect.y + 4), "white", align="c")

    def _hidden_by(self, rect: pygame.Rect, target: pygame.Rect) -> int:
        """How much would be lost with the tag there, in pixels."""
        lost = rect.w * rect.h - _area(rect.clip(self._board))
        return 2 * lost + sum(_area(rect.clip(other)) for other in self._taken if other != target)


def _area(rect: pygame.Rect) -> int:
    return rect.w * rect.h


def _nose(rect: pygame.Rect, side: str) -> list[tuple[int, int]]:
    """The triangle between a tag and what it is about."""
    n, (x, y) = _NOSE, rect.center
    return {
        "right": [(rect.left, y - n), (rect.left - n, y), (rect.left, y + n)],
        "left": [(rect.right, y - n), (rect.right + n, y), (rect.right, y + n)],
        "below": [(x - n, rect.top), (x, rect.top - n), (x + n, rect.top)],
        "above": [(x - n, rect.bottom), (x, rect.bottom + n), (x + n, rect.bottom)],
    }[side]
