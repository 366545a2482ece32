"""What the list of kept games shows of a game of D-Day Dice: the beach with its Units, and plain facts."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from pathlib import Path

import pygame

from game.content.report import Report
from game.content.tiled.normalise import read_tree
from game.engine.core.session import Session
from game.engine.core.text import N_
from game.engine.dday.state import State
from game.scenes.dday.flow import WAY
from game.scenes.setup_seed import seed_text
from game.ui import theme
from game.ui.skins.dday.markers import marker
from game.ui.text import tr
from game.ui.tiled_view import tree_picture

FRAME = 12
_STEP = 18  # from one marker to the next in a Sector, in pixels of the window


@lru_cache(maxsize=8)
def _beach(file: Path) -> pygame.Surface | None:
    """The picture of a map; None where it is missing or cannot be read."""
    tree = read_tree(file, Report(file))
    return tree_picture(tree) if tree else None


def dday_facts(session: Session) -> list[tuple[str, str]]:
    """Units with their strengths, the level, how much was played."""
    s: State = session.state
    names, setup = s.table.board.names, session.setup
    units = ", ".join(f"{setup.names[unit.seat]} {max(0, unit.strength)} ({names[unit.sector]})" for unit in s.units)
    played = tr(N_("{count} choices, seed {seed}")).format(count=len(session.log), seed=seed_text(session.seed))
    level = [(tr(N_("Level")), tr(setup.board.levels[setup.level].name))] if len(setup.board.levels) > 1 else []
    return [
        (tr(N_("Units")), units),
        *level,
        (tr(N_("Turn")), str(s.turn)),
        (tr(N_("Played")), played),
    ]


def paint_dday_board(surface: pygame.Surface, room: pygame.Rect, session: Session) -> None:
    """The beach at the largest whole zoom that fits, with the markers of the Units."""
    s: State = session.state
    spec = session.setup.board
    beach = _beach(WAY.near(spec))
    if beach is None:
        beach = pygame.Surface((max(1, spec.width), max(1, spec.height)))
        beach.fill(theme.rgb("sand"))
    zoom = max(1, min((room.w - FRAME) // beach.get_width(), (room.h - FRAME) // beach.get_height()))
    grown = pygame.transform.scale_by(beach, zoom)
    place = grown.get_rect(center=room.center).clip(room)
    surface.fill(theme.rgb("ink"), place.inflate(FRAME, FRAME))
    surface.blit(grown, place, (0, 0, *place.size))
    here: Counter[int] = Counter()
    for unit in s.units:
        x, y = s.table.board.sectors[unit.sector].label
        shield = marker(session.setup, unit.seat, unit.chevrons)
        corner = shield.get_rect(midbottom=(place.x + x * zoom + here[unit.sector] * _STEP, place.y + y * zoom))
        surface.blit(shield, corner.clamp(place))
        here[unit.sector] += 1
