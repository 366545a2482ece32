"""The panels of a D-Day Dice result: every Unit and its fate, strength over the turns, the game in numbers."""

from __future__ import annotations

from collections import Counter

import pygame

from game.engine.core.session import Session
from game.engine.core.text import N_
from game.engine.dday.state import State, Unit
from game.scenes.dday.result_facts import DdayFacts, fate
from game.ui import panels, sprites, text, theme
from game.ui.skins.dday.markers import marker
from game.ui.skins.dday.unit_panel import BARS
from game.ui.text import tr

LINES = ("orange", "violet", "lime", "coral")
"""The colours of the curves, by the colours of the Units; each curve ends in its Unit's letter too."""
_CARD, _CARD_GAP = 84, 8
_LEFT, _BOTTOM, _TOP = 34, 30, 16  # around the curves: numbers at the left, turns below
_RIGHT, _LETTER = 48, 10  # the letters at the ends of the curves; equal ones stand side by side
_GRID = 4  # lines across, at the least
_TURNS = 12  # numbers below the curves, at the most
_NUMBERS = (
    ("gained", N_("Soldiers gained"), "soldiers"),
    ("lost", N_("Soldiers lost"), "soldiers"),
    ("fallen", N_("Specialists lost"), "stars"),
    ("cards", N_("Cards taken"), "stars"),
    ("straights", N_("Straights rolled"), "points"),
    ("bonuses", N_("RWB bonuses"), "courage"),
)
_NUMBER_ROW = 36


def paint_units(surface: pygame.Surface, rect: pygame.Rect, session: Session, facts: DdayFacts) -> None:
    """A card for each Unit."""
    y = panels.titled(surface, rect, tr(N_("The Units")), "forest" if facts.won else "wine", sprites.icon("flag"))
    for unit in session.state.units:
        card = pygame.Rect(rect.x + 10, y + 4, rect.w - 20, _CARD)
        _paint_unit(surface, card, session.state, unit, facts)
        y += _CARD + _CARD_GAP


def _paint_unit(surface: pygame.Surface, card: pygame.Rect, s: State, unit: Unit, facts: DdayFacts) -> None:
    setup = s.table.setup
    panels.panel(surface, card, "button")
    bar = pygame.Rect(card.x + 4, card.y + 4, 8, card.h - 8)
    surface.fill(theme.rgb(BARS[setup.colours[unit.seat]]), bar)
    shield = marker(setup, unit.seat, 1)
    surface.blit(shield, shield.get_rect(midleft=(bar.right + 8, card.centery)))
    x = bar.right + 16 + shield.get_width()
    strength = str(max(0, unit.strength))
    right = card.right - 14
    text.draw(surface, strength, (right, card.y + 10), "white", "head", "r", shadow="ink")
    text.draw(surface, tr(N_("strength")), (right, card.y + 38), "mist", "label", "r")
    room = right - x - max(text.width(strength, "head"), text.width(tr(N_("strength")), "label")) - theme.GAP
    text.draw(surface, text.fit(setup.names[unit.seat], room), (x, card.y + 8), "white")
    words, colour = fate(s, unit, facts)
    text.draw(surface, text.fit(tr(words), room), (x, card.y + 29), colour)
    rest = tr(N_("{sector} · Specialists: {specialists} · Items: {items}"))
    line = rest.format(
        sector=s.table.board.names[unit.sector], specialists=len(unit.specialists), items=len(unit.items)
    )
    text.draw(surface, text.fit(line, right - x, "label"), (x, card.y + 57), "mist", "label")


def paint_curves(surface: pygame.Surface, rect: pygame.Rect, session: Session, facts: DdayFacts) -> None:
    """The strength of every Unit at the beginning of each turn, and at the end."""
    y = panels.titled(surface, rect, tr(N_("Strength over the turns")), "slate", sprites.icon("eye"))
    room = pygame.Rect(rect.x + 10, y + 4, rect.w - 20, rect.bottom - y - 14)
    surface.fill(theme.rgb("ink"), room)
    place = pygame.Rect(room.x + _LEFT, room.y + _TOP, room.w - _LEFT - _RIGHT, room.h - _TOP - _BOTTOM)
    most = max((value for line in facts.strengths for value in line), default=1)
    step = max(1, -(-most // _GRID))
    top = step * -(-max(1, most) // step)
    for value in range(0, top + 1, step):
        height = place.bottom - value * place.h // top
        surface.fill(theme.rgb("slate"), (place.x, height, place.w, 2))
        text.draw(surface, str(value), (place.x - 8, height - 6), "fog", "label", "r")
    count = max(len(line) for line in facts.strengths)
    every = max(1, -(-count // _TURNS))
    for turn in range(0, count - 1, every):
        text.draw(surface, str(turn + 1), (_along(place, turn, count), place.bottom + 10), "fog", "label", "c")
    ends: Counter[int] = Counter()
    for unit in session.state.units:
        colour, values = LINES[session.setup.colours[unit.seat]], facts.strengths[unit.seat]
        x, y = _paint_curve(surface, place, values, top, colour)
        text.draw(surface, unit.letter, (x + 8 + ends[values[-1]] * _LETTER, y - 6), colour, "label")
        ends[values[-1]] += 1


def _along(place: pygame.Rect, turn: int, count: int) -> int:
    return place.x + turn * place.w // max(1, count - 1)


def _paint_curve(
    surface: pygame.Surface, place: pygame.Rect, values: list[int], top: int, colour: str
) -> tuple[int, int]:
    """Draw one curve; give where it ends."""
    points = [
        (_along(place, turn, len(values)), place.bottom - value * place.h // top) for turn, value in enumerate(values)
    ]
    if len(points) > 1:
        pygame.draw.lines(surface, theme.rgb("ink"), False, [(x, y + 2) for x, y in points], 4)
        pygame.draw.lines(surface, theme.rgb(colour), False, points, 2)
    for x, y in points:
        surface.fill(theme.rgb("ink"), (x - 4, y - 4, 8, 8))
        surface.fill(theme.rgb(colour), (x - 2, y - 2, 4, 4))
    return points[-1]


def paint_numbers(surface: pygame.Surface, rect: pygame.Rect, session: Session, facts: DdayFacts) -> None:
    """Map, level, turns and sums."""
    y = panels.titled(surface, rect, tr(N_("In numbers")), "slate", sprites.icon("dice")) + 6
    board = session.setup.board
    x, wide = rect.x + 16, rect.w - 32
    text.draw(surface, text.fit(tr(board.title or board.name), wide, "head"), (x, y), "yellow", "head", shadow="ink")
    y += 34
    if len(board.levels) > 1:
        text.draw(surface, text.fit(tr(board.levels[session.setup.level].name), wide), (x, y), "mist")
        y += theme.RICH_LINE
    rows = [(tr(N_("Turns")), facts.turns, "")]
    rows += [(tr(words), facts.sums[name], icon) for name, words, icon in _NUMBERS]
    y += theme.GAP
    for words, value, icon in rows:
        surface.fill(theme.rgb("night"), (x, y + _NUMBER_ROW - 8, wide, 2))
        picture = sprites.sprite(f"res_{icon}", 1, "dday") if icon else sprites.icon("redo")
        surface.blit(picture, picture.get_rect(center=(x + 10, y + 12)))
        text.draw(surface, str(value), (x + wide, y + 2), "white", align="r")
        text.draw(surface, text.fit(words, wide - 80), (x + 30, y + 2), "paper")
        y += _NUMBER_ROW
