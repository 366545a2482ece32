"""The cells of the set-up: one face of a die with its name and what it does; F1 opens the whole card."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.engine.commandos.cards import CommandoCard, EnemyFace
from game.ui import panels, sprites, text, theme
from game.ui.text import tr
from game.ui.widgets.base import Tip, Widget

Rect = tuple[int, int, int, int]
_INSET, _NAME_LEFT = 7, 40


class CommandoCell(Widget):
    """A commando: its die, its name, its ability in three words. A click swaps it for the other one of its face."""

    def __init__(self, rect: Rect, card: CommandoCard, on_click: Callable[[], None]) -> None:
        super().__init__(f"commando {card.face}", rect, rule=card.id)
        self.card, self.on_click = card, on_click

    def click(self) -> None:
        self.on_click()

    def describe(self, pos: tuple[int, int] | None = None) -> Tip:
        return Tip(tr(self.card.text), tr(self.card.name))

    def draw(self, surface: pygame.Surface) -> None:
        x, y, w, _ = self.rect
        advanced = self.card.set == "advanced"
        panels.panel(surface, self.rect, "hot" if advanced else "button")
        if self.hovered:
            pygame.draw.rect(surface, theme.rgb("steel"), self.rect.inflate(-4, -4), 2)
        surface.blit(sprites.sprite(f"commando_small_{self.card.face}", 2, "dice"), (x + _INSET, y + _INSET))
        room = w - _NAME_LEFT - _INSET
        text.draw(surface, text.fit(tr(self.card.name), room), (x + _NAME_LEFT, y + 4), "white")
        text.draw(
            surface,
            text.fit(tr(self.card.short), room, "label"),
            (x + _NAME_LEFT, y + 24),
            "sand_l" if advanced else "mist",
            "label",
        )


class EnemyCell(Widget):
    """A face of the enemy type: its die, its name, its trait."""

    def __init__(self, rect: Rect, kind: str, face: EnemyFace) -> None:
        super().__init__(f"enemy {face.face}", rect, rule=f"{kind}:{face.face}")
        self.face = face

    def describe(self, pos: tuple[int, int] | None = None) -> Tip:
        return Tip(tr(self.face.text), tr(self.face.name))

    def draw(self, surface: pygame.Surface) -> None:
        x, y, w, h = self.rect
        surface.fill(theme.rgb("slate" if self.hovered else "ink"), self.rect)
        die = sprites.sprite(f"enemy_small_{self.face.face}", 2, "dice")
        surface.blit(die, (x + _INSET, y + (h - die.get_height()) // 2))
        room, top = w - _NAME_LEFT - _INSET, y + h // 2 - 18
        text.draw(surface, text.fit(tr(self.face.name), room), (x + _NAME_LEFT, top), "sand_l")
        text.draw(surface, text.fit(tr(self.face.short), room, "label"), (x + _NAME_LEFT, top + 19), "mist", "label")
