"""Paints the still blocks of the Komandosi set-up: rows of the list, the island, its briefing, its faults."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

import pygame

from game.content.report import Report
from game.content.tiled.normalise import read_tree
from game.engine.core.text import N_
from game.engine.komandosi.board_spec import BoardSpec
from game.scenes.komandosi.setup_maps import IslandEntry
from game.scenes.setup_missions import state_of
from game.ui import panels, sprites, text, theme
from game.ui.text import tr, tr_message
from game.ui.tiled_view import tree_picture
from game.ui.widgets.listbox import Row

STEP = 77
_HIGH, _PICTURE, _LEFT, _RIM = 74, (80, 62), 98, 13
_TERM = 96
_FOOT = 8  # below the last line of the briefing


@lru_cache(maxsize=16)
def picture_of(file: Path) -> pygame.Surface:
    """The island's picture, one pixel a map pixel; a map that cannot be read is one pixel of sea."""
    tree = read_tree(file, Report(file))
    if tree is None:
        picture = pygame.Surface((1, 1))
        picture.fill(theme.rgb("ocean"))
        return picture
    return tree_picture(tree)


def forget() -> None:
    """Islands are drawn anew from their files: they may have changed."""
    picture_of.cache_clear()


def paint_row(surface: pygame.Surface, rect: pygame.Rect, row: Row, lit: bool) -> None:
    """Draws one island of the list."""
    entry: IslandEntry = row.value  # type: ignore[assignment]
    box = pygame.Rect(rect.x, rect.y, rect.w, _HIGH)
    panels.panel(surface, box, "hot" if lit else "button")
    window = pygame.Rect(box.x + 6, box.y + 6, *_PICTURE)
    surface.fill(theme.rgb("ink"), window)
    if entry.board is None:
        surface.blit(sprites.icon("warning", 2), (window.centerx - 16, window.centery - 16))
    else:
        surface.blit(_small(entry.file, (window.w - 4, window.h - 4)), (window.x + 2, window.y + 2))
    x, room = box.x + _LEFT, box.w - _LEFT - theme.PADDING
    text.draw(surface, text.fit(tr(entry.name), room), (x, box.y + 8), "white" if lit else "paper")
    said = _size_words(entry.board) if entry.board else tr(N_("cannot be played yet"))
    text.draw(surface, text.fit(said, room, "label"), (x, box.y + 29), "sand_l" if lit else "mist", "label")
    sound = entry.report.sound
    surface.blit(sprites.icon(("warning" if entry.report.warnings else "ok") if sound else "error"), (x, box.y + 46))
    colour = "white" if lit else "mist" if sound else "coral"
    text.draw(surface, state_of(entry.report), (x + 20, box.y + 48), colour, "label")
    if entry.own:
        own = tr(N_("own"))
        panels.chip(surface, (box.right - 8 - panels.chip_width(own), box.y + 46), own, "sand_d", "ink")


@lru_cache(maxsize=32)
def _small(file: Path, size: tuple[int, int]) -> pygame.Surface:
    return pygame.transform.smoothscale(picture_of(file).convert_alpha(), size)


def _size_words(board: BoardSpec) -> str:
    return tr(N_("{columns} x {rows} squares")).format(columns=board.columns, rows=board.rows)


def paint_island(surface: pygame.Surface, rect: pygame.Rect, entry: IslandEntry) -> None:
    """The island at the largest whole zoom that fits, in a wooden frame."""
    panels.panel(surface, rect, "wood")
    window = rect.inflate(-2 * _RIM, -2 * _RIM)
    surface.fill(theme.rgb("ink"), window)
    if entry.board is None:
        text.draw(surface, tr(N_("no board yet")), window.center, "fog", align="c")
        return
    picture = picture_of(entry.file)
    zoom = max(1, min(window.w // picture.get_width(), window.h // picture.get_height()))
    sheet = pygame.transform.scale_by(picture, zoom)
    place = sheet.get_rect(center=window.center).clip(window)
    surface.blit(sheet, place, (0, 0, *place.size))


def paint_briefing(surface: pygame.Surface, rect: pygame.Rect, entry: IslandEntry) -> None:
    """What the game is about, in a few lines."""
    panels.panel(surface, rect, "paper")
    head = pygame.Rect(rect.x + 6, rect.y + 6, rect.w - 12, 28)
    surface.fill(theme.rgb("plum"), head)
    text.draw(
        surface, text.fit(tr(entry.name).upper(), head.w - 20, "head"), (head.x + 10, head.y + 1), "white", "head"
    )
    y = rect.y + 44
    for term, words in _terms():
        if y + len(text.wrap(words, rect.w - _TERM - 32)) * theme.FACES["body"].line > rect.bottom - _FOOT:
            break
        text.draw(surface, term, (rect.x + 16, y), "wine")
        y = text.paragraph(surface, words, (rect.x + 16 + _TERM, y, rect.w - _TERM - 32, 0), "bark") + 6


def _terms() -> list[tuple[str, str]]:
    return [
        (tr(N_("Win")), tr(N_("Be the first at the helicopter with three different parts."))),
        (tr(N_("The parts")), tr(N_("Stop on one and pay 200, or win it in a fight."))),
        (
            tr(N_("Turn")),
            tr(N_("Announce what you do, roll, and walk exactly so many squares. A 1 or a 6 brings an event.")),
        ),
        (tr(N_("Safe")), tr(N_("Forest, shop, bank, hospital, your house, train and car."))),
    ]


def paint_faults(surface: pygame.Surface, rect: pygame.Rect, entry: IslandEntry) -> None:
    """In place of the briefing: the first things that are wrong with a map."""
    panels.panel(surface, rect, "paper")
    surface.fill(theme.rgb("red"), (rect.x + 6, rect.y + 6, rect.w - 12, 28))
    text.draw(surface, text.fit(entry.file.name, rect.w - 32), (rect.x + 16, rect.y + 11), "white")
    x, y, wide = rect.x + 16, rect.y + 42, rect.w - 32
    for finding in entry.report.errors:
        lines = text.wrap(tr_message(finding.message), wide - 22)
        if y + len(lines) * theme.FACES["body"].line > rect.bottom - 62:
            text.draw(surface, "...", (x + 22, y), "bark")
            break
        surface.blit(sprites.icon("error"), (x, y + 1))
        y = text.paragraph(surface, "\n".join(lines), (x + 22, y, wide - 22, 0), "wine") + 4
