"""Pictures of a battle map that nobody plays on yet: the beach with its Sectors, and the small one of the list."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

import pygame

from game.content.report import Report
from game.content.tiled.normalise import read_tree
from game.engine.core.text import N_
from game.engine.dday.board import Board, board_of
from game.engine.dday.board_spec import SectorSpec
from game.scenes.dday.setup_maps import DdayEntry
from game.ui import panels, sprites, text, theme
from game.ui.text import tr
from game.ui.tiled_view import tree_picture

_RIM, _GROOVE, _LEGEND = 13, 6, 14
_THUMB = 4  # map pixels to one of the small picture
_PLATE = 18
_PLAIN, _START, _BUNKER = "paper", "shallow", "coral"
LEGEND = ((_START, N_("start")), (_PLAIN, N_("Sector and its DEF")), (_BUNKER, N_("Bunker")))


@lru_cache(maxsize=16)
def beach(file: Path) -> pygame.Surface:
    """The map's picture, one pixel a map pixel; a map that cannot be read is one pixel of sand."""
    tree = read_tree(file, Report(file))
    if tree is None:
        picture = pygame.Surface((1, 1))
        picture.fill(theme.rgb("sand"))
        return picture
    return tree_picture(tree)


@lru_cache(maxsize=32)
def thumbnail(file: Path) -> pygame.Surface:
    """Every fourth pixel of the map's picture, both ways."""
    picture = beach(file)
    size = max(1, picture.get_width() // _THUMB), max(1, picture.get_height() // _THUMB)
    return pygame.transform.scale(picture, size)


def forget() -> None:
    """Maps are drawn anew from their files: they may have changed."""
    beach.cache_clear()
    thumbnail.cache_clear()


def paint_board(surface: pygame.Surface, rect: pygame.Rect, entry: DdayEntry, level: int, units: int) -> None:
    """A level of the map for so many Units at the largest whole zoom that fits, in a wooden frame with a legend."""
    if entry.board is None:
        panels.panel(surface, rect, "wood")
        room = rect.inflate(-2 * _RIM, -2 * _RIM)
        surface.fill(theme.rgb("ink"), room)
        text.draw(surface, tr(N_("no board yet")), room.center, "fog", align="c")
        return
    picture, around = beach(entry.file), 2 * (_RIM + _GROOVE)
    wide, high = picture.get_size()
    zoom = max(1, min((rect.w - around) // wide, (rect.h - around - _LEGEND) // high))
    frame = pygame.Rect(0, 0, min(rect.w, wide * zoom + around), min(rect.h, high * zoom + around + _LEGEND))
    frame.center = rect.center
    panels.panel(surface, frame, "wood")
    window = pygame.Rect(0, 0, frame.w - around, frame.h - around - _LEGEND)
    window.midtop = (frame.centerx, frame.y + _RIM + _GROOVE)
    surface.fill(theme.rgb("ink"), window.inflate(2 * _GROOVE, 2 * _GROOVE))
    sheet = pygame.transform.scale_by(picture, zoom)
    _paint_sectors(sheet, board_of(entry.board, level, units), zoom)
    surface.blit(sheet, window, (0, 0, *window.size))
    _paint_legend(surface, frame)


def _paint_sectors(sheet: pygame.Surface, board: Board, zoom: int) -> None:
    """The outlines first, then the plates above all of them."""
    outlines = [[(x * zoom, y * zoom) for x, y in sector.shape] for sector in board.sectors]
    for outline in outlines:
        pygame.draw.polygon(sheet, theme.rgb("ink"), outline, 2 * zoom)
    for number, sector in enumerate(board.sectors):
        colour = _START if number == board.spec.start else _BUNKER if sector.stay == "bunker" else _PLAIN
        _paint_plate(sheet, sector, colour, zoom)


def _paint_plate(sheet: pygame.Surface, sector: SectorSpec, colour: str, zoom: int) -> None:
    """The Sector's name and its DEF; in full size with the shield."""
    shield = sprites.sprite("def_shield", 1, "dday") if zoom > 1 else None
    role = "body" if zoom > 1 else "label"
    words = f"{sector.name} {sector.defence}"
    wide = text.width(words, role) + 12 + (shield.get_width() + 4 if shield else 0)
    plate = pygame.Rect(0, 0, wide, (shield.get_height() + 6) if shield else _PLATE)
    plate.center = sector.label[0] * zoom, sector.label[1] * zoom
    plate.clamp_ip(sheet.get_rect())
    surface_colour = theme.rgb(colour)
    sheet.fill(theme.rgb("ink"), plate)
    sheet.fill(surface_colour, plate.inflate(-4, -4))
    x = plate.x + 6
    if shield:
        sheet.blit(shield, (x, plate.centery - shield.get_height() // 2))
        x += shield.get_width() + 4
    text.draw(sheet, words, (x, plate.centery - theme.FACES[role].middle), "ink", role)


def _paint_legend(surface: pygame.Surface, frame: pygame.Rect) -> None:
    x, y = frame.x + 20, frame.bottom - 22
    for colour, word in LEGEND:
        surface.fill(theme.rgb("ink"), (x, y + 1, 14, 14))
        surface.fill(theme.rgb(colour), (x + 2, y + 3, 10, 10))
        x = text.draw(surface, tr(word), (x + 20, y + 2), "sand_l", "label") + 14
