"""Panels and cards: nine-slice frames, titled panels, chips, key caps, the ground of a screen. All cached."""

from __future__ import annotations

from functools import lru_cache

import pygame

from game.ui import text, theme
from game.ui.theme import Colour

Rect = pygame.Rect | tuple[int, int, int, int]
_SOURCE, _CORNER, _ZOOM = 12, 4, 2  # the nine-slice source, its corner, and how it is drawn


@lru_cache(maxsize=32)
def _slice(style: str) -> pygame.Surface:
    """The 12x12 source of a style, zoomed: one outline, one bevel, the fill, notched corners."""
    fill, light, dark, edge = (theme.rgb(name) for name in theme.STYLES[style])
    last = _SOURCE - 1
    source = pygame.Surface((_SOURCE, _SOURCE), pygame.SRCALPHA)
    source.fill(fill)
    pygame.draw.rect(source, edge, (0, 0, _SOURCE, _SOURCE), 1)
    pygame.draw.line(source, light, (1, 1), (last - 1, 1))
    pygame.draw.line(source, light, (1, 1), (1, last - 2))
    pygame.draw.line(source, dark, (1, last - 1), (last - 1, last - 1))
    pygame.draw.line(source, dark, (last - 1, 2), (last - 1, last - 1))
    for x, y in ((0, 0), (last, 0), (0, last), (last, last)):
        source.set_at((x, y), (0, 0, 0, 0))
    for x, y in ((1, 1), (last - 1, 1), (1, last - 1), (last - 1, last - 1)):
        source.set_at((x, y), edge)
    return pygame.transform.scale_by(source, _ZOOM)


@lru_cache(maxsize=512)
def panel_image(w: int, h: int, style: str) -> pygame.Surface:
    """The picture of an empty panel."""
    source, corner = _slice(style), _CORNER * _ZOOM
    size = source.get_width()
    image = pygame.Surface((w, h), pygame.SRCALPHA)
    for sx, dx, sw, dw in _bands(size, corner, w):
        for sy, dy, sh, dh in _bands(size, corner, h):
            if dw > 0 and dh > 0:
                piece = source.subsurface((sx, sy, sw, sh))
                image.blit(pygame.transform.scale(piece, (dw, dh)), (dx, dy))
    return image.convert_alpha() if pygame.display.get_surface() else image


def _bands(size: int, corner: int, length: int) -> tuple[tuple[int, int, int, int], ...]:
    """Along one axis, the three bands of a nine-slice: source start, place, source length, length."""
    middle = length - 2 * corner
    return (
        (0, 0, corner, corner),
        (corner, corner, size - 2 * corner, middle),
        (size - corner, length - corner, corner, corner),
    )


def panel(surface: pygame.Surface, rect: Rect, style: str = "panel", drop: bool = False) -> None:
    """Draw an empty panel; with `drop` it throws a shadow on what lies below."""
    x, y, w, h = rect
    if drop:
        surface.fill(theme.DROP, (x + 4, y + 6, w, h), pygame.BLEND_MULT)
    surface.blit(panel_image(w, h, style), (x, y))


def titled(
    surface: pygame.Surface,
    rect: Rect,
    title: str,
    bar: Colour = "slate",
    icon: pygame.Surface | None = None,
    right: str = "",
    right_colour: Colour = "fog",
    style: str = "panel",
    colour: Colour = "paper",
) -> int:
    """Draw a panel with a title bar and a word at its right end; give the y of the first free line."""
    x, y, w, _ = rect
    panel(surface, rect, style)
    surface.fill(theme.rgb(bar), (x + 4, y + 4, w - 8, theme.TITLE_BAR))
    surface.fill(theme.rgb("ink"), (x + 4, y + 4 + theme.TITLE_BAR, w - 8, 2))
    left = x + 10
    if icon:
        surface.blit(icon, (left - 2, y + 15 - icon.get_height() // 2))
        left += icon.get_width() + 3
    room = x + w - 10 - left - (text.width(right) + theme.GAP if right else 0)
    text.draw(surface, text.fit(title, room), (left, y + 6), colour)
    if right:
        text.draw(surface, right, (x + w - 10, y + 6), right_colour, align="r")
    return y + 34


def card(
    surface: pygame.Surface,
    rect: Rect,
    title: str,
    body: str,
    bar: Colour = "rust",
    icon: pygame.Surface | None = None,
    picture: pygame.Surface | None = None,
    tag: str = "",
    foot: str = "",
) -> None:
    """Draw a paper card: title bar, picture window, tag, rules, footer. Rules that do not fit are an error in tests."""
    x, y, w, h = rect
    panel(surface, rect, "paper")
    surface.fill(theme.rgb(bar), (x + 6, y + 6, w - 12, 24))
    surface.fill(theme.darker(bar), (x + 6, y + 28, w - 12, 2))
    text.draw(surface, text.fit(title, w - (42 if icon else 24)), (x + 12, y + 9), "white")
    if icon:
        surface.blit(icon, (x + w - 26, y + 10))
    top = y + 32
    if picture:
        window = pygame.Rect(x + 6, top, w - 12, picture.get_height() + 4)
        surface.fill(theme.rgb("bark"), window)
        surface.blit(picture, (x + 8, top + 2), (0, 0, w - 16, picture.get_height()))
        top = window.bottom + 4
    if tag:
        chip(surface, (x + 10, top), tag, "bark", "sand_l")
        top += 24
    foot_height = 26 if foot else 8
    text.paragraph(surface, body, (x + 12, top, w - 22, y + h - foot_height + 4 - top), "bark")
    if foot:
        surface.fill(theme.rgb("sand_d"), (x + 10, y + h - foot_height, w - 20, 2))
        text.draw(surface, text.fit(foot, w - 20, "label"), (x + w // 2, y + h - 22), "earth", "label", "c")


def chip_width(label: str, role: str = "label", pad: int = 6) -> int:
    """How wide a chip with this label is."""
    return text.width(label, role) + 2 * pad


def chip(
    surface: pygame.Surface,
    pos: tuple[int, int],
    label: str,
    ground: Colour = "slate",
    colour: Colour = "paper",
    role: str = "label",
    pad: int = 6,
    h: int = 18,
) -> int:
    """Draw a small framed word; give its right end."""
    x, y = pos
    w = chip_width(label, role, pad)
    surface.fill(theme.rgb("ink"), (x + 1, y, w - 2, h))
    surface.fill(theme.rgb("ink"), (x, y + 1, w, h - 2))
    surface.fill(theme.rgb(ground), (x + 2, y + 2, w - 4, h - 4))
    text.draw(surface, label, (x + pad, y + (h - (14 if role == "label" else 20)) // 2), colour, role)
    return x + w


def key_cap_width(key: str) -> int:
    """How wide the picture of a key is."""
    return max(14, text.width(key, "label") + 7)


def key_cap(surface: pygame.Surface, pos: tuple[int, int], key: str) -> int:
    """Draw the picture of a key; give its right end."""
    x, y = pos
    w = key_cap_width(key)
    surface.fill(theme.rgb("ink"), (x, y, w, theme.KEY_CAP))
    surface.fill(theme.rgb("mist"), (x + 1, y + 1, w - 2, theme.KEY_CAP - 3))
    surface.fill(theme.rgb("white"), (x + 1, y + 1, w - 2, 2))
    text.draw(surface, key, (x + w // 2 + 1, y + 1), "ink", "label", "c")
    return x + w


@lru_cache(maxsize=4)
def ground(size: tuple[int, int], base: str = "pine", dot: str = "night") -> pygame.Surface:
    """The cloth that lies under a whole screen: a flat colour with a quiet pattern of dots."""
    cloth = pygame.Surface(size)
    cloth.fill(theme.rgb(base))
    for y in range(0, size[1], 8):
        for x in range((y // 8 % 2) * 8, size[0], 16):
            cloth.fill(theme.rgb(dot), (x, y, 2, 2))
    return cloth.convert() if pygame.display.get_surface() else cloth


def bar(surface: pygame.Surface, rect: Rect, share: float, colour: Colour = "leaf", light: Colour = "grass") -> None:
    """Draw a level bar filled from the left by `share` (0 to 1)."""
    x, y, w, h = rect
    surface.fill(theme.rgb("ink"), (x, y, w, h))
    filled = round((w - 4) * max(0.0, min(1.0, share)))
    surface.fill(theme.rgb(colour), (x + 2, y + 2, filled, h - 4))
    surface.fill(theme.rgb(light), (x + 2, y + 2, filled, 2))


def top_bar(surface: pygame.Surface, title: str, sub: str = "", right: str = "") -> int:
    """Draw the bar at the top of a screen (its menu button is a widget); give the x after its words."""
    w = surface.get_width()
    surface.fill(theme.rgb("night"), (0, 0, w, theme.TOP_BAR - 2))
    surface.fill(theme.rgb("slate"), (0, theme.TOP_BAR - 4, w, 2))
    surface.fill(theme.rgb("ink"), (0, theme.TOP_BAR - 2, w, 2))
    x = text.draw(surface, title, (52, 5), "yellow", "head", shadow="ink")
    if sub:
        x = text.draw(surface, sub, (x + 12, 11), "mist")
    if right:
        text.draw(surface, right, (w - 18, 14), "fog", "label", "r")
    return x
