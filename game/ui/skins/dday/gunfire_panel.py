"""The panel of a Combat that is being played: DEF and machine guns of a Sector, and what each Unit loses."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from game.engine.core.text import N_
from game.engine.dday.events import LossCounted
from game.ui import panels, sprites, text, theme
from game.ui.skins.dday.markers import marker
from game.ui.skins.dday.stage import Stage, UnitSprite
from game.ui.text import tr

_SHIELD, _GUN_STEP, _SIGN = 48, 50, 26
_SUM_TOP, _ROWS_TOP, _ROW = 42, 116, 50
_SKIP = 120, 40


@dataclass(frozen=True, slots=True)
class Told:
    """A Unit as it is now, what Combat costs it (None: not counted yet), and how far that has been told."""

    unit: UnitSprite
    count: LossCounted | None
    t: float


def skip_spot(rect: pygame.Rect) -> pygame.Rect:
    """Where a button has room beside the sum."""
    return pygame.Rect(rect.right - _SKIP[0] - 10, rect.y + _SUM_TOP, *_SKIP)


def paint_gunfire(
    surface: pygame.Surface,
    rect: pygame.Rect,
    stage: Stage,
    sector: int,
    defence: int,
    dice: tuple[int, ...],
    told: Sequence[Told],
) -> None:
    """Draws a Combat of one Sector; `dice` are its machine guns as they lie or roll."""
    title = tr(N_("Combat in {sector}")).format(sector=stage.table.board.names[sector])
    panels.titled(surface, rect, title, "wine", icon=sprites.sprite("gun", 1, "dday"))
    _paint_sum(surface, rect, defence, dice)
    for number, row in enumerate(told):
        place = pygame.Rect(rect.x + 10, rect.y + _ROWS_TOP + number * _ROW, rect.w - 20, _ROW - 6)
        if place.bottom < rect.bottom:
            _paint_row(surface, place, stage, row)


def _paint_sum(surface: pygame.Surface, rect: pygame.Rect, defence: int, dice: tuple[int, ...]) -> None:
    x, y = rect.x + 14, rect.y + _SUM_TOP
    surface.blit(sprites.sprite("def_shield", 3, "dday"), (x, y))
    text.draw(surface, str(defence), (x + _SHIELD // 2, y + 12), "white", "body", "c", shadow="ink")
    x += _SHIELD + _SIGN
    for number, face in enumerate(dice):
        if not number:
            text.draw(surface, "+", (x - _SIGN // 2, y + 14), "paper", "body", "c")
        surface.blit(sprites.sprite(f"mgf_{face}", 1, "dday"), (x, y - 1))
        x += _GUN_STEP
    text.draw(surface, "=", (x + 4, y + 14), "paper", "body", "c")
    text.draw(surface, str(defence + sum(dice)), (x + 22, y + 8), "coral", "head")
    text.draw(surface, tr(N_("each Unit here")), (x + 70, y + 14), "fog")


def _paint_row(surface: pygame.Surface, rect: pygame.Rect, stage: Stage, row: Told) -> None:
    """A Unit: its sum, its loss, and the bodies that it has now."""
    unit = row.unit
    surface.fill(theme.rgb("ink"), rect)
    surface.blit(marker(stage.table.setup, unit.seat, unit.chevrons), (rect.x + 8, rect.y + 10))
    text.draw(surface, stage.table.setup.names[unit.seat], (rect.x + 38, rect.y + 13), "paper")
    if row.count:
        _paint_count(surface, rect, row.count, row.t)
    surface.blit(sprites.sprite("res_soldiers", 1, "dday"), (rect.right - 76, rect.y + 14))
    text.draw(surface, str(max(0, unit.strength)), (rect.right - 12, rect.y + 8), "white", "head", "r")


def _paint_count(surface: pygame.Surface, rect: pygame.Rect, count: LossCounted, t: float) -> None:
    """The sum of a Unit's loss, and the loss as far as it is told."""
    terms = f"{count.defence} + {count.guns}" + (f" - {count.spared}" if count.spared else "")
    x = rect.x + rect.w // 3
    text.draw(surface, tr(N_("DEF + guns - spared")), (x, rect.y + 5), "fog", "label")
    text.draw(surface, f"{terms} = {count.loss}", (x, rect.y + 22), "mist")
    hit = round(count.loss * t)
    text.draw(surface, f"-{hit}" if hit else "0", (rect.x + 2 * rect.w // 3, rect.y + 8), _colour(hit), "head")


def _colour(loss: int) -> str:
    return "coral" if loss else "lime"
