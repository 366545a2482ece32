"""The signs that are pinned to the battle map: sectors, ways, outlines and chevrons of where a Unit may go."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import pygame

from game.engine.dday.board import Link
from game.engine.dday.board_spec import LinkSpec, SectorSpec
from game.ui import panels, sprites, text, theme

Pos = tuple[int, int]
HIGH = 34
"""The height of a sector's sign."""
_NAME, _INSET, _ICON, _GAP = 32, 6, 16, 5
_PRICE_HIGH, _DASH, _TIP = 26, 6, 16
_ROWS, _COLUMNS = 34, 56
"""From one chevron to the next."""
_EDGE = 2
NEEDS = {"any": "need_any", "any 2": "need_two", "": ""}
CHANGES = {"soldiers": "soldier", "stars": "star", "courage": "courage", "tools": "tool"}


def changes_of(sector: SectorSpec) -> list[tuple[str, int]]:
    """What a sector adds to (or takes off) a Tally: sprite and count."""
    found = [(face, getattr(sector, field)) for field, face in CHANGES.items() if getattr(sector, field)]
    return [(f"{'bonus' if count > 0 else 'penalty'}_{face}", count) for face, count in found]


def sector_sign(surface: pygame.Surface, centre: Pos, sector: SectorSpec, defence: int, guns: int) -> pygame.Rect:
    """Draws name, DEF, machine guns and changes of a sector; gives the rectangle of the sign."""
    changes = changes_of(sector)
    mark = "!" if sector.stay == "cannot" else "?" if sector.random else ""
    fire = f"{guns}d6" if guns else ""
    wide = _NAME + 2 * _INSET + 2 * _ICON + 8
    wide += _ICON + text.width(fire) + 3 * _GAP if fire else 0
    wide += len(changes) * (22 + _GAP) + (text.width(mark) + 2 * _GAP if mark else 0)
    rect = pygame.Rect(0, 0, wide, HIGH)
    rect.center = centre
    surface.fill(theme.rgb("bark"), rect.move(3, 3))
    panels.panel(surface, rect, "paper")
    surface.fill(theme.rgb("bark"), (rect.x + _INSET, rect.y + 6, _NAME, 22))
    text.draw(surface, sector.name, (rect.x + _INSET + _NAME // 2, rect.y + 8), "sand_l", "body", "c")
    x = rect.x + _INSET + _NAME + 4
    surface.blit(sprites.sprite("def_shield", 2, "dday"), (x, rect.y + 1))
    text.draw(surface, str(defence), (x + _ICON, rect.y + 7), "white", "body", "c", shadow="ink")
    x += 2 * _ICON + _GAP
    if fire:
        surface.blit(sprites.sprite("gun", 1, "dday"), (x, rect.y + 9))
        x = text.draw(surface, fire, (x + _ICON + 4, rect.y + 8), "wine") + _GAP
    for picture, _ in changes:
        surface.blit(sprites.sprite(picture, 1, "dday"), (x, rect.y + 8))
        x += 22 + _GAP
    if mark:
        text.draw(surface, mark, (x, rect.y + 8), "red")
    return rect


def link_sign(surface: pygame.Surface, centre: Pos, link: Link | LinkSpec, cost: int, way_open: bool) -> pygame.Rect:
    """Draws what an Advance costs and needs, with a chevron where the Unit can pay it now; gives the rectangle."""
    icons = [sprites.sprite("res_courage", 1, "dday")] if link.courage else []
    price = str(cost) if link.courage else ""
    need = NEEDS.get(link.need, f"need_{link.need}")
    icons += [sprites.sprite("mine", 1, "dday")] if link.landmines else []
    icons += [sprites.sprite(need, 1, "dday")] if need else []
    wide = len(icons) * (_ICON + 3) + (text.width(price) + 4 if price else 0) + (_TIP if way_open else 0) + 10
    rect = pygame.Rect(0, 0, wide, _PRICE_HIGH)
    rect.center = centre
    panels.panel(surface, rect, "hot" if way_open else "button")
    x, middle = rect.x + 6, rect.centery
    for number, icon in enumerate(icons):
        surface.blit(icon, (x, middle - 8))
        x += _ICON + 3
        if price and not number:
            x = text.draw(surface, price, (x, middle - 9), "white") + 4
    if way_open:
        points = [(x, middle + 4), (x + 6, middle - 5), (x + 12, middle + 4)]
        pygame.draw.polygon(surface, theme.rgb("white"), points)
    return rect


def outline(surface: pygame.Surface, shape: Sequence[Pos], lit: bool) -> None:
    """Draws the border of a sector: paper dashes over a dark line, solid foam where it is lit."""
    pygame.draw.lines(surface, theme.rgb("ocean" if lit else "bark"), True, shape, 6 if lit else 4)
    if lit:
        pygame.draw.lines(surface, theme.rgb("foam"), True, shape, 2)
        return
    for (x1, y1), (x2, y2) in zip(shape, [*shape[1:], shape[0]], strict=True):
        length = max(abs(x2 - x1), abs(y2 - y1), 1)
        for step in range(0, length, 2 * _DASH):
            end = min(length, step + _DASH)
            start = x1 + (x2 - x1) * step // length, y1 + (y2 - y1) * step // length
            pygame.draw.line(
                surface, theme.rgb("white"), start, (x1 + (x2 - x1) * end // length, y1 + (y2 - y1) * end // length), 2
            )


@lru_cache(maxsize=32)
def _inside(shape: tuple[Pos, ...], size: Pos) -> pygame.mask.Mask:
    picture = pygame.Surface(size, pygame.SRCALPHA)
    pygame.draw.polygon(picture, theme.rgb("white"), shape)
    return pygame.mask.from_surface(picture)


def chevrons(surface: pygame.Surface, shape: tuple[Pos, ...]) -> None:
    """Draws chevrons up the beach over a sector that the active Unit may enter."""
    mask = _inside(shape, surface.get_size())
    xs, ys = [x for x, _ in shape], [y for _, y in shape]
    for number, y in enumerate(range(min(ys) + 14, max(ys) - 18, _ROWS)):
        for x in range(min(xs) + 14 + number % 2 * _COLUMNS // 2, max(xs) - 18, _COLUMNS):
            corners = [(x - _EDGE, y - _EDGE), (x + 18, y - _EDGE), (x - _EDGE, y + 12), (x + 18, y + 12)]
            if all(mask.get_at(corner) for corner in corners):
                for drop, colour in ((4, "earth"), (2, "white"), (0, "white")):
                    arms = [(x, y + 8 + drop), (x + 8, y + drop), (x + 16, y + 8 + drop)]
                    pygame.draw.lines(surface, theme.rgb(colour), False, arms, 2)
