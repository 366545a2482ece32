"""Widgets of the D-Day Dice table: a die of the tray, a Sector on the map."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.engine.dday.board_spec import SectorSpec
from game.engine.dday.dice import COLOURS, FACES, colour_of, face_of
from game.ui import panels, sprites, text, theme
from game.ui.input import Pos
from game.ui.widgets.base import Widget
from game.ui.widgets.button import Button

_PLATE = 26
_STUD = 4
DIE = 72, 81


class DieWidget(Widget):
    """A big die: `mark` is lock, chosen, cancelled or nothing."""

    def __init__(self, name: str, pos: Pos, code: int, mark: str, reason: str, on_click: Callable[[], None]) -> None:
        super().__init__(name, (*pos, *DIE), reason=reason, rule="dday:D6")
        self.code, self.mark, self.on_click = code, mark, on_click

    def click(self) -> None:
        self.on_click()

    def draw(self, surface: pygame.Surface) -> None:
        picture = f"die_{COLOURS[colour_of(self.code)]}_{FACES[face_of(self.code)]}_big"
        surface.blit(sprites.sprite(picture, 1, "dday"), self.rect)
        if self.mark == "cancelled":
            surface.blit(sprites.sprite("cancelled_big", 1, "dday"), self.rect)
        if self.mark == "lock":
            lock = sprites.sprite("lock", 1, "dday")
            surface.blit(lock, (self.rect.right - lock.get_width(), self.rect.bottom - lock.get_height()))
        if self.mark == "chosen":
            pygame.draw.rect(surface, theme.rgb("yellow"), self.rect.inflate(6, 6), 3)


class SectorWidget(Widget):
    """A Sector: its outline, bold with studs where it can be entered, and its name plate."""

    def __init__(
        self,
        sector: SectorSpec,
        shape: list[Pos],
        plate: Pos,
        open_: bool,
        tip: str,
        reason: str,
        on_click: Callable[[], None],
    ) -> None:
        xs, ys = [x for x, _ in shape], [y for _, y in shape]
        rect = pygame.Rect(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))
        super().__init__(f"sector {sector.name}", rect, tip=tip, reason=reason, rule="dday:D14")
        self.sector, self.shape, self.plate, self.open, self.on_click = sector, shape, plate, open_, on_click

    def contains(self, pos: Pos) -> bool:
        """Whether the point lies in the outline, by crossings to its right."""
        x, y = pos
        inside = False
        for (x1, y1), (x2, y2) in zip(self.shape, self.shape[1:] + self.shape[:1], strict=True):
            if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
                inside = not inside
        return inside

    def click(self) -> None:
        self.on_click()

    def draw(self, surface: pygame.Surface) -> None:
        lit = self.open or self.hovered
        pygame.draw.polygon(surface, theme.rgb("ink"), self.shape, 4 if lit else 2)
        if lit:
            pygame.draw.polygon(surface, theme.rgb("yellow"), self.shape, 2)
        for x, y in self.shape if self.open else ():
            surface.fill(theme.rgb("yellow"), (x - _STUD, y - _STUD, 2 * _STUD, 2 * _STUD))
        self._draw_plate(surface)

    def _draw_plate(self, surface: pygame.Surface) -> None:
        words = f"{self.sector.name}  {self.sector.defence}"
        words += f"  {self.sector.machine_gun}d6" if self.sector.machine_gun else ""
        shield = sprites.sprite("def_shield", 1, "dday")
        width = text.width(words) + shield.get_width() + 20
        plate = pygame.Rect(0, 0, width, max(_PLATE, shield.get_height() + 4))
        plate.center = self.plate
        panels.panel(surface, plate, "paper")
        surface.blit(shield, (plate.x + 6, plate.centery - shield.get_height() // 2))
        text.draw(surface, words, (plate.x + 10 + shield.get_width(), plate.centery - 9), "bark")


class UnitBar(Button):
    """The title bar of a Unit's panel, to click; the panel itself is painted."""

    def draw(self, surface: pygame.Surface) -> None:
        if self.hovered:
            pygame.draw.rect(surface, theme.rgb("white"), self.rect, 1)


class PoolCard(Button):
    """A card of the strip: name, picture, cost; grey where it cannot be clicked now."""

    def __init__(
        self, name: str, rect: pygame.Rect, label: str, go: Callable[[], None], card: str, reason: str
    ) -> None:
        super().__init__(name, rect, label, go, tip=label, reason=reason, rule=f"dday:{card}")
        self.card = card
        self.cost, self.resource = "", "points"

    def draw(self, surface: pygame.Surface) -> None:
        rect = self.rect
        panels.panel(surface, rect, "panel" if self.reason else "paper")
        colour = "fog" if self.reason else "bark"
        name = text.fit(self.label, rect.w - 12, "label")
        text.draw(surface, name, (rect.centerx, rect.y + 8), colour, "label", "c")
        draw = sprites.greyed if self.reason else sprites.sprite
        picture = draw(f"card_{self.card}", 2, "dday")
        surface.blit(picture, picture.get_rect(center=(rect.centerx, rect.centery)))
        if self.cost:
            surface.blit(sprites.sprite(f"res_{self.resource}", 1, "dday"), (rect.centerx - 20, rect.bottom - 26))
            text.draw(surface, self.cost, (rect.centerx + 4, rect.bottom - 27), colour)
