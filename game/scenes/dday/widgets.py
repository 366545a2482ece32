"""Widgets of the D-Day Dice table: a die of the tray, a Sector on the map."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.engine.core.text import N_
from game.engine.dday.board_spec import SectorSpec
from game.engine.dday.dice import COLOURS, FACES, colour_of, face_of
from game.engine.dday.state import State
from game.scenes.dday.strip_cards import Shown
from game.ui import sprites, theme
from game.ui.input import Pos
from game.ui.skins.dday.pool_card import AWARD, card_name, paint_pool_card
from game.ui.text import tr
from game.ui.widgets.base import Widget
from game.ui.widgets.button import Button

_SIGN = 120, 34
ANY_AWARD = N_("one Award, drawn by lot, for Courage")
DIE = 72, 81


class DieWidget(Widget):
    """A big die: `mark` is lock, chosen, cancelled or nothing."""

    def __init__(self, name: str, pos: Pos, code: int, mark: str, reason: str, on_click: Callable[[], None]) -> None:
        super().__init__(name, (*pos, *DIE), reason=reason, rule="dday:D6", letter=name[-1])
        self.code, self.mark, self.on_click = code, mark, on_click

    def click(self) -> None:
        self.on_click()

    def draw(self, surface: pygame.Surface) -> None:
        picture = f"die_{COLOURS[colour_of(self.code)]}_{FACES[face_of(self.code)]}_big"
        surface.blit(sprites.sprite(picture, 1, "dday"), self.rect)
        if self.mark == "cancelled":
            surface.blit(sprites.sprite("cancelled_big", 1, "dday"), self.rect)
        if self.mark == "lock":
            lock = sprites.sprite("lock", 2, "dday")
            surface.blit(lock, (self.rect.right - lock.get_width(), self.rect.bottom - lock.get_height()))
        if self.mark == "chosen":
            pygame.draw.rect(surface, theme.rgb("yellow"), self.rect.inflate(6, 6), 3)


class SectorWidget(Widget):
    """A Sector of the map: its sign and all within its outline can be clicked; the picture itself is painted below."""

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
        self.sign = pygame.Rect(0, 0, *_SIGN)
        self.sign.center = plate
        rect = self.sign.unionall([pygame.Rect(point, (1, 1)) for point in shape])
        super().__init__(f"sector {sector.name}", rect, tip=tip, reason=reason, rule="dday:D14")
        self.sector, self.shape, self.open, self.on_click = sector, shape, open_, on_click

    def contains(self, pos: Pos) -> bool:
        """Whether the point lies on the sign or in the outline, by crossings to its right."""
        x, y = pos
        inside = False
        if self.sign.collidepoint(pos):
            return True
        for (x1, y1), (x2, y2) in zip(self.shape, self.shape[1:] + self.shape[:1], strict=True):
            if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
                inside = not inside
        return inside

    def focus_rect(self) -> pygame.Rect:
        return self.sign

    def click(self) -> None:
        self.on_click()

    def draw(self, surface: pygame.Surface) -> None:
        if self.hovered and self.open and len(self.shape) > 2:
            pygame.draw.lines(surface, theme.rgb("yellow"), True, self.shape, 4)


class UnitBar(Button):
    """The title bar of a Unit's panel, to click; the panel itself is painted."""

    def draw(self, surface: pygame.Surface) -> None:
        if self.hovered:
            pygame.draw.rect(surface, theme.rgb("white"), self.rect, 1)


class PoolCard(Button):
    """A card of the strip; grey where it cannot be had or played now, marked where it was clicked."""

    def __init__(
        self,
        name: str,
        rect: pygame.Rect,
        go: Callable[[], None],
        s: State,
        shown: Shown,
        chosen: bool,
        reason: str,
    ) -> None:
        label = card_name(s, shown.card)
        words = tr(ANY_AWARD) if shown.card == AWARD else tr(s.table.card(shown.card).text)
        rule = "dday:D17" if shown.card == AWARD else f"dday:{shown.card}"
        super().__init__(name, rect, label, go, tip=f"{label}: {words}", reason=reason, rule=rule)
        self.state, self.shown, self.chosen = s, shown, chosen

    def draw(self, surface: pygame.Surface) -> None:
        paint_pool_card(surface, self.rect, self.state, self.shown.card, self.shown.look)
        if self.chosen or (self.hovered and not self.reason):
            pygame.draw.rect(surface, theme.rgb("yellow"), self.rect.inflate(4, 4), 2)
