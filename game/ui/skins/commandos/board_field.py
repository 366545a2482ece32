"""What missions and special spaces put on the board: targets, bait, landing zone, cut bridges, crews, sight."""

from __future__ import annotations

from collections.abc import Iterable

import pygame

from game.engine.commandos.board_spec import BoardSpec
from game.engine.commandos.state import OFF_MAP
from game.ui import sprites, theme
from game.ui.board_picture import GAP, PITCH
from game.ui.skins.commandos import board_marks as mark
from game.ui.skins.commandos.geometry import SPACE, Geometry
from game.ui.skins.commandos.nests import manned
from game.ui.skins.commandos.stage import Stage

_SHADOW = (1, 1)
_BIRD = 3  # how far the brackets of the landing zone lie inside of its tile
_DASH = 3


def paint_field(sheet: pygame.Surface, geometry: Geometry, spec: BoardSpec, stage: Stage) -> None:
    """Everything that lies below the dice."""
    if stage.landing != OFF_MAP:
        card = PITCH - GAP
        x, y = geometry.tile_corner(stage.landing)
        rect = (x + _BIRD, y + _BIRD, card - 2 * _BIRD, card - 2 * _BIRD)
        mark.brackets(sheet, rect, "foam", 12)
        mark.put(sheet, sprites.icon("flag"), (x + 2 * SPACE, y), _SHADOW)
    for space in spec.targets:
        icon = "skull" if space in stage.destroyed else "flag"
        mark.put(sheet, sprites.icon(icon), geometry.corner(space), _SHADOW)
    for space in stage.baits:
        mark.put(sheet, sprites.icon("bait"), geometry.corner(space), _SHADOW)
    for space in stage.cut:
        mark.put(sheet, sprites.icon("no"), geometry.corner(space), _SHADOW)


def paint_manned(sheet: pygame.Surface, geometry: Geometry, spec: BoardSpec, stage: Stage) -> None:
    """A head in a helmet looks out of each nest that an enemy mans, over dice that stand there."""
    head = sprites.sprite("manned", 1, "badges")
    for space in manned(spec, stage):
        x, y = geometry.corner(space)
        mark.put(sheet, head, (x + SPACE - head.get_width() + 1, max(0, y - 2)), _SHADOW)


def paint_sight(sheet: pygame.Surface, geometry: Geometry, lines: Iterable[tuple[int, int]]) -> None:
    """Dashed lines from whoever would shoot to each that it sees: light with a dark twin."""
    for start, end in lines:
        (ax, ay), (bx, by) = (_middle(geometry, space) for space in (start, end))
        steps = max(abs(bx - ax), abs(by - ay), 1)
        for step in range(steps):
            x, y = ax + (bx - ax) * step // steps, ay + (by - ay) * step // steps
            colour = "yellow" if step // _DASH % 2 else "ink"
            sheet.fill(theme.rgb(colour), (x, y, 1, 1))


def _middle(geometry: Geometry, space: int) -> tuple[int, int]:
    x, y = geometry.corner(space)
    return x + SPACE // 2, y + SPACE // 2
