"""Widgets that hold a value: segmented switch, slider, check box."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

import pygame

from game.content.controls import Action
from game.engine.core.text import N_
from game.ui import marks, panels, text, theme
from game.ui.input import Pos
from game.ui.text import tr
from game.ui.widgets.base import Widget

T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)
Rect = pygame.Rect | tuple[int, int, int, int]
_STEPS = {Action.LEFT: -1, Action.RIGHT: 1}
_TICK_ROOM = 18


@dataclass(frozen=True, slots=True)
class Option(Generic[T_co]):
    """One part of a switch; a part with a reason cannot be chosen."""

    value: T_co
    label: str
    reason: str = ""


class Switch(Widget, Generic[T]):
    """Several parts of which one is chosen: sunk, green and ticked. Left and right choose at once."""

    def __init__(
        self,
        name: str,
        rect: Rect,
        options: Sequence[Option[T]],
        value: T,
        on_change: Callable[[T], None],
        *,
        style: str = "hot",
        tip: str = "",
        reason: str = "",
        rule: str | None = None,
    ) -> None:
        super().__init__(name, rect, tip=tip, reason=reason, rule=rule)
        self.options, self.value, self.on_change, self.style = options, value, on_change, style

    @property
    def title(self) -> str:
        return tr(N_("Not now"))

    def parts(self) -> list[pygame.Rect]:
        """The rectangles of the options; all of one width."""
        wide = self.rect.w // len(self.options)
        return [pygame.Rect(self.rect.x + i * wide, self.rect.y, wide, self.rect.h) for i in range(len(self.options))]

    def _at(self, pos: Pos) -> Option[T] | None:
        return next((o for o, part in zip(self.options, self.parts(), strict=True) if part.collidepoint(pos)), None)

    def why_not(self, pos: Pos | None = None) -> str:
        option = self._at(pos) if pos else None
        return self.reason or (option.reason if option else "")

    def _choose(self, option: Option[T] | None) -> None:
        if option and not option.reason and not self.reason and option.value != self.value:
            self.value = option.value
            self.on_change(option.value)

    def release(self, pos: Pos) -> None:
        self._choose(self._at(pos))

    def click(self) -> None:
        """Choose the next option, round and round."""
        self._step(1, round_and_round=True)

    def act(self, action: Action) -> bool:
        if action in _STEPS and not self.reason:
            return self._step(_STEPS[action])
        return super().act(action)

    def _step(self, step: int, round_and_round: bool = False) -> bool:
        usable = [option for option in self.options if not option.reason]
        now = next((i for i, option in enumerate(usable) if option.value == self.value), -1)
        to = (now + step) % len(usable) if round_and_round and usable else now + step
        if not 0 <= to < len(usable):
            return False
        self._choose(usable[to])
        return True

    def draw(self, surface: pygame.Surface) -> None:
        for option, part in zip(self.options, self.parts(), strict=True):
            chosen, off = option.value == self.value, bool(option.reason or self.reason)
            panels.panel(surface, part, self.style if chosen else "off" if off else "button")
            if self.pointer and part.collidepoint(self.pointer) and not off and not chosen:
                pygame.draw.rect(surface, theme.rgb("fog"), part.inflate(-4, -4), 2)
            self._draw_label(surface, option, part, chosen, off)

    def _draw_label(
        self, surface: pygame.Surface, option: Option[T], part: pygame.Rect, chosen: bool, off: bool
    ) -> None:
        label = text.fit(option.label, part.w - 10 - (_TICK_ROOM if chosen else 0))
        x = part.centerx + (_TICK_ROOM // 2 if chosen else 0)
        if chosen:
            marks.tick(surface, (x - text.width(label) // 2 - 19, part.centery))
        colour = "white" if chosen else "steel" if off else "mist"
        text.draw(surface, label, (x, part.centery - theme.FACES["body"].middle), colour, align="c")


class Slider(Widget):
    """A value in whole steps from 0 to `steps`: notched groove, square knob, word at the right."""

    def __init__(
        self,
        name: str,
        rect: Rect,
        value: int,
        steps: int,
        word: Callable[[int], str],
        on_change: Callable[[int], None],
        *,
        dim_at_zero: bool = False,
        tip: str = "",
        reason: str = "",
    ) -> None:
        super().__init__(name, rect, tip=tip, reason=reason)
        self.value, self.steps, self.word, self.on_change = value, steps, word, on_change
        self.dim_at_zero = dim_at_zero

    @property
    def title(self) -> str:
        return tr(N_("Not now"))

    def _set(self, value: int) -> bool:
        value = max(0, min(self.steps, value))
        if value == self.value or self.reason:
            return False
        self.value = value
        self.on_change(value)
        return True

    def press(self, pos: Pos) -> None:
        self.drag(pos)

    def drag(self, pos: Pos) -> None:
        self._set(round((pos[0] - self.rect.x) / self.rect.w * self.steps))

    def release(self, pos: Pos) -> None:
        """The value followed the pointer already."""

    def act(self, action: Action) -> bool:
        if action not in _STEPS:
            return False
        self._set(self.value + _STEPS[action])
        return True

    def wheel(self, pos: Pos, steps: int) -> bool:
        self._set(self.value + steps)
        return True

    def draw(self, surface: pygame.Surface) -> None:
        x, y, w, _ = self.rect
        off = bool(self.reason) or (self.dim_at_zero and self.value == 0)
        filled = (w - 4) * self.value // self.steps
        surface.fill(theme.rgb("slate"), (x - 2, y + 10, w + 4, 14))
        surface.fill(theme.rgb("ink"), (x, y + 12, w, 10))
        surface.fill(theme.rgb("slate" if off else "leaf"), (x + 2, y + 14, filled, 6))
        surface.fill(theme.rgb("steel" if off else "grass"), (x + 2, y + 14, filled, 2))
        for notch in range(self.steps + 1):
            surface.fill(theme.rgb("steel"), (x + 2 + (w - 6) * notch // self.steps, y + 26, 2, 4))
        panels.panel(surface, (x + filled - 8, y + 2, 20, 30), "off" if off else "button")
        knob = "fog" if off else "white" if self.hovered or self.pressed else "paper"
        surface.fill(theme.rgb(knob), (x + filled, y + 9, 4, 14))
        text.draw(surface, self.word(self.value), (x + w + 22, y + 8), "fog" if off else "paper")


class Check(Widget):
    """A box that is on or off, with a word beside it; the whole row can be clicked."""

    _BOX = 32

    def __init__(
        self,
        name: str,
        rect: Rect,
        on: bool,
        on_change: Callable[[bool], None],
        *,
        label: str = "",
        tip: str = "",
        reason: str = "",
    ) -> None:
        super().__init__(name, rect, tip=tip, reason=reason)
        self.on, self.on_change, self.label = on, on_change, label

    @property
    def title(self) -> str:
        return self.label or tr(N_("Not now"))

    def click(self) -> None:
        if not self.reason:
            self.on = not self.on
            self.on_change(self.on)

    def draw(self, surface: pygame.Surface) -> None:
        x, y = self.rect.topleft
        surface.fill(theme.rgb("ink"), (x, y + 1, self._BOX, self._BOX))
        surface.fill(theme.rgb("forest" if self.on else "night"), (x + 2, y + 3, 28, 28))
        surface.fill(theme.rgb("grass" if self.on else "slate"), (x + 2, y + 3, 28, 2))
        if self.hovered and not self.reason:
            pygame.draw.rect(surface, theme.rgb("fog"), (x + 2, y + 3, 28, 28), 2)
        if self.on:
            marks.tick(surface, (x + 10, y + 17))
        word = self.label or tr(N_("on") if self.on else N_("off"))
        colour = "steel" if self.reason else "paper" if self.on else "mist"
        text.draw(surface, text.fit(word, self.rect.w - self._BOX - 10), (x + self._BOX + 10, y + 8), colour)
