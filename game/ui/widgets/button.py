"""Buttons: label, icon, small line, key cap; switched off they keep the focus and give their reason."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

import pygame

from game.content.controls import Action
from game.engine.core.text import N_
from game.ui import panels, sprites, text, theme
from game.ui.text import tr
from game.ui.widgets.base import Widget

_SINK, _ICON_GAP, _SUB_LIFT, _INSET = 2, 6, 8, 8
_NOT_NOW = N_("{what}: not now")


class Button(Widget):
    """Something to click. Styles: button, primary (one a screen), hot (go on), danger, wood."""

    def __init__(
        self,
        name: str,
        rect: pygame.Rect | tuple[int, int, int, int],
        label: str,
        on_click: Callable[[], None],
        *,
        style: str = "button",
        icon: str = "",
        icon_zoom: int = 1,
        sub: str = "",
        key: str = "",
        role: str = "body",
        tip: str = "",
        reason: str = "",
        rule: str | None = None,
        hotkey: Action | None = None,
        letter: str = "",
    ) -> None:
        super().__init__(name, rect, tip=tip, reason=reason, rule=rule, hotkey=hotkey, letter=letter)
        self.label, self.sub, self.role = label, sub, role
        self.style = style
        self.icon, self.icon_zoom = icon, icon_zoom
        self.key_cap = key
        self.on_click = on_click

    @property
    def title(self) -> str:
        return tr(_NOT_NOW).format(what=self.label or self.tip) if self.reason else self.label

    def click(self) -> None:
        if not self.reason:
            self.on_click()

    def draw(self, surface: pygame.Surface) -> None:
        style = "off" if self.reason else self.style
        rect = self._body(surface, style)
        colour, sub_colour = theme.BUTTON_TEXT.get(style, theme.BUTTON_TEXT["button"])
        picture = self._icon()
        icon_room = picture.get_width() + (_ICON_GAP if self.label else 0) if picture else 0
        label = text.fit(self.label, rect.w - icon_room - 2 * _INSET, self.role)
        x = rect.x + (rect.w - text.width(label, self.role) - icon_room) // 2
        middle = rect.centery - (_SUB_LIFT if self.sub else 0)
        if picture:
            surface.blit(picture, (x, middle - picture.get_height() // 2))
        text.draw(surface, label, (x + icon_room, middle - theme.FACES[self.role].middle), colour, self.role)
        if self.sub:
            sub = text.fit(self.sub, rect.w - _INSET, "label")
            text.draw(surface, sub, (rect.centerx, rect.centery + 4), sub_colour, "label", "c")
        if self.key_cap:
            panels.key_cap(surface, (rect.right - 4 - panels.key_cap_width(self.key_cap), rect.y + 4), self.key_cap)

    def _body(self, surface: pygame.Surface, style: str) -> pygame.Rect:
        """Draw the empty button and give its present place: lifted under the pointer, sunk while pressed."""
        rect = self.rect.copy()
        if self.pressed and not self.reason:
            rect.y += _SINK
        else:
            surface.fill(theme.rgb("ink"), (rect.x + 2, rect.bottom - 2, rect.w - 4, 4))
            rect.y -= 1 if self.hovered and not self.reason else 0
        panels.panel(surface, rect, style)
        if self.hovered and not self.reason:
            pygame.draw.rect(surface, theme.rgb(theme.STYLES[style][1]), rect.inflate(-4, -4), 2)
        return rect

    def _icon(self) -> pygame.Surface | None:
        if not self.icon:
            return None
        return (sprites.greyed if self.reason else sprites.sprite)(self.icon, self.icon_zoom)


@lru_cache(maxsize=1)
def _bars() -> pygame.Surface:
    picture = pygame.Surface((16, 14), pygame.SRCALPHA)
    for line in range(3):
        picture.fill(theme.rgb("paper"), (0, 6 * line, 16, 2))
    return picture


class MenuButton(Button):
    """The three bars at the left end of the top bar."""

    def __init__(self, on_click: Callable[[], None], tip: str = "") -> None:
        super().__init__("menu", (8, 4, 34, 32), "", on_click, tip=tip)

    def _icon(self) -> pygame.Surface | None:
        return _bars()
