"""What the strip shows where a level has no cards: the six bonuses of three dice of three colours (dday:D9)."""

from __future__ import annotations

import pygame

from game.engine.dday.dice import COLOURS, FACES
from game.ui import panels, sprites, text
from game.ui.skins.dday.bonus_box import bonus_name, gives_words
from game.ui.widgets.base import Widget

_GAP, _TOP, _FOOT = 6, 19, 5
_DIE, _DIE_STEP, _LINE, _LINES, _LEAST = (27, 30), 34, 13, 2, 78
RULES = {"skull": "D10", "star": "D11", "soldier": "D12", "soldiers": "D13", "courage": "D14", "tool": "D15"}
"""The rule of each bonus, by its face."""


class BonusSign(Widget):
    """A bonus to look up: its three dice, its name, what it brings."""

    def __init__(self, face: str, rect: pygame.Rect) -> None:
        tip = f"{bonus_name(face)}: {gives_words(face)}"
        super().__init__(f"bonus {face}", rect, tip=tip, rule=f"dday:{RULES[face]}")
        self.face = face

    @property
    def title(self) -> str:
        return bonus_name(self.face)

    def draw(self, surface: pygame.Surface) -> None:
        rect = self.rect
        panels.panel(surface, rect, "button")
        left = rect.centerx - (_DIE_STEP * (len(COLOURS) - 1) + _DIE[0]) // 2
        for number, colour in enumerate(COLOURS):
            die = sprites.sprite(f"die_{colour}_{self.face}_small", 1, "dday")
            surface.blit(die, (left + number * _DIE_STEP, rect.y + 5))
        spare = max(0, min(6, (rect.h - _LEAST) // 2))
        name = text.fit(bonus_name(self.face), rect.w - 12)
        text.draw(surface, name, (rect.centerx, rect.y + 32 + spare), "yellow", align="c")
        for number, line in enumerate(text.wrap(gives_words(self.face), rect.w - 12, "label")[:_LINES]):
            place = rect.centerx, rect.y + 50 + 2 * spare + number * _LINE
            text.draw(surface, text.fit(line, rect.w - 8, "label"), place, "mist", "label", "c")


def bonus_widgets(room: pygame.Rect) -> list[Widget]:
    """The six bonuses side by side."""
    wide = (room.w - _GAP * (len(FACES) - 1)) // len(FACES)
    return [
        BonusSign(face, pygame.Rect(room.x + n * (wide + _GAP), room.y + _TOP, wide, room.h - _TOP - _FOOT))
        for n, face in enumerate(FACES)
    ]
