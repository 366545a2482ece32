"""The list of missions in the set-up: a small board, the name, the goal, and whether it can be played."""

from __future__ import annotations

from pathlib import Path

import pygame

from game.content.campaign import Wins
from game.content.report import Report
from game.engine.core.text import N_
from game.scenes.campaign_cards import won
from game.scenes.campaign_steps import possible
from game.scenes.setup_board import thumbnail
from game.scenes.setup_maps import MapEntry
from game.ui import panels, sprites, text, theme
from game.ui.text import tr
from game.ui.widgets.listbox import Row

STEP = 77
_HIGH = 74
_PICTURE = (82, 62)
_LEFT = 98
_SKULL, _SKULL_STEP = 12, 14


def rows_of(entries: list[MapEntry], wins: Wins) -> list[Row]:
    """A row a map; a shipped mission that was won says so."""
    return [Row(entry.name, _won(entry, wins), value=entry) for entry in entries]


def _won(entry: MapEntry, wins: Wins) -> str:
    if entry.own or entry.board is None or (win := wins.get(mission := entry.board.mission)) is None:
        return ""
    return won(win, len(possible(mission)))


def state_of(report: Report) -> str:
    """In words, whether a map can be played."""
    errors, warnings = len(report.errors), len(report.warnings)
    if errors:
        return tr(N_("{count} errors")).format(count=errors) if errors > 1 else tr(N_("1 error"))
    if warnings:
        return tr(N_("{count} warnings")).format(count=warnings) if warnings > 1 else tr(N_("1 warning"))
    return tr(N_("ready"))


def paint_row(surface: pygame.Surface, rect: pygame.Rect, row: Row, lit: bool) -> None:
    """Draw one map of the list."""
    entry: MapEntry = row.value  # type: ignore[assignment]
    box = pygame.Rect(rect.x, rect.y, rect.w, _HIGH)
    panels.panel(surface, box, "hot" if lit else "button")
    _paint_picture(surface, pygame.Rect(box.x + 6, box.y + 6, *_PICTURE), entry)
    x, room = box.x + _LEFT, box.w - _LEFT - theme.PADDING
    number = f"{entry.mission.number:02}" if entry.mission and not entry.own else ""
    end = text.draw(surface, number, (x, box.y + 8), "yellow" if lit else "mist") + theme.GAP if number else x
    name = tr(entry.name) if entry.mission else entry.name
    text.draw(surface, text.fit(name, box.right - theme.PADDING - end), (end, box.y + 8), "white" if lit else "paper")
    goal = tr(entry.mission.goal) if entry.mission else tr(N_("cannot be played yet"))
    text.draw(surface, text.fit(goal, room, "label"), (x, box.y + 29), "sand_l" if lit else "mist", "label")
    _paint_state(surface, pygame.Rect(x, box.y + 46, room, 20), entry, row.detail, lit)


def _paint_picture(surface: pygame.Surface, rect: pygame.Rect, entry: MapEntry) -> None:
    surface.fill(theme.rgb("ink"), rect)
    if entry.board is None:
        surface.blit(sprites.icon("warning", 2), (rect.centerx - 16, rect.centery - 16))
        return
    picture = thumbnail(entry.board, entry.file)
    shown = picture.get_rect().clip((0, 0, rect.w - 4, rect.h - 4))
    middle = (picture.get_width() - shown.w) // 2, (picture.get_height() - shown.h) // 2
    surface.blit(
        picture, shown.move(rect.centerx - shown.centerx, rect.centery - shown.centery), (*middle, *shown.size)
    )


def _paint_state(surface: pygame.Surface, rect: pygame.Rect, entry: MapEntry, won: str, lit: bool) -> None:
    """Whether the map can be played, or how it was won."""
    sound = entry.report.sound
    icon = ("warning" if entry.report.warnings else "ok") if sound else "error"
    icon = "star" if won and icon == "ok" else icon
    surface.blit(sprites.icon(icon), (rect.x, rect.y))
    colour = "white" if lit else "mist" if sound else "coral"
    text.draw(surface, won or state_of(entry.report), (rect.x + 20, rect.y + 2), colour, "label")
    if entry.own:
        panels.chip(
            surface, (rect.right - panels.chip_width(tr(N_("own"))), rect.y - 1), tr(N_("own")), "sand_d", "ink"
        )


def short_path(path: Path) -> str:
    """A path as people write it: with ~ for their home."""
    try:
        return f"~/{path.relative_to(Path.home()).as_posix()}"
    except (ValueError, RuntimeError):  # elsewhere, or nobody's home
        return str(path)


def paint_skulls(surface: pygame.Surface, pos: tuple[int, int], lit: int, of: int) -> None:
    """Draw how hard something is: `lit` of so many skulls."""
    x, y = pos
    for number in range(of):
        left = x + number * _SKULL_STEP
        surface.fill(theme.rgb("ink"), (left, y, _SKULL, _SKULL))
        surface.fill(theme.rgb("coral" if number < lit else "slate"), (left + 2, y + 2, 8, 8))
        if number < lit:
            surface.fill(theme.rgb("ink"), (left + 3, y + 4, 2, 2))
            surface.fill(theme.rgb("ink"), (left + 7, y + 4, 2, 2))
