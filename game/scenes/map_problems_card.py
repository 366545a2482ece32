"""The card of one finding: number and kind, where it is, file and line, what is wrong, how to mend it."""

from __future__ import annotations

import pygame

from game.content.report import Finding, Severity
from game.engine.core.text import N_
from game.scenes.map_problems_board import paint_number
from game.ui import panels, sprites, text, theme
from game.ui.text import tr, tr_message
from game.ui.widgets.listbox import Row

WIDTH = 366  # of a card beside the list's bar
_INSET, _HEAD, _STEP, _LEAST = 10, 34, 4, 98


def _sentence(finding: Finding) -> str:
    """What is wrong, beginning with a capital."""
    words = tr_message(finding.message)
    return words[:1].upper() + words[1:] + "."


def _lines(finding: Finding) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """What is wrong and the cure, in lines."""
    room = WIDTH - 2 * _INSET
    return text.wrap(_sentence(finding), room), text.wrap(tr_message(finding.hint), room - 22)


def card_height(finding: Finding) -> int:
    """How high a card must be, with the gap below it."""
    what, cure = _lines(finding)
    return max(_LEAST, _HEAD + (len(what) + len(cure)) * theme.FACES["body"].line + 14) + _STEP


def paint_card(surface: pygame.Surface, rect: pygame.Rect, row: Row, lit: bool) -> None:
    """Draw one finding of the list; `row.value` is its number and the finding."""
    number: int
    finding: Finding
    number, finding = row.value  # type: ignore[misc]
    card = pygame.Rect(rect.x, rect.y, min(rect.w, WIDTH + 12), rect.h - _STEP)
    panels.panel(surface, card, "steel" if lit else "button")
    x, y = card.x + _INSET, card.y
    paint_number(surface, (x - 2, y + 6), number + 1, finding.severity)
    kind = tr(N_("error")) if finding.severity is Severity.ERROR else tr(N_("warning"))
    end = text.draw(surface, kind, (x + 30, y + 9), "white") + theme.GAP
    source = f"{finding.place.file.name}:{finding.place.line}"
    left = card.right - _INSET - text.width(source, "label")
    room = left - end - 2 * theme.GAP
    where = _where(finding)
    if text.width(where, "label") + 12 > room:
        where = text.fit(where, max(40, room - 12), "label") if room > 60 else ""
    if where:
        panels.chip(surface, (end, y + 9), where, "sand_d", "ink")
    text.draw(surface, text.fit(source, card.w - 90, "label"), (left, y + 12), "white" if lit else "mist", "label")
    what, cure = _lines(finding)
    y += _HEAD
    for line in what:
        text.draw(surface, line, (x, y), "white")
        y += theme.FACES["body"].line
    y = max(y + 4, card.bottom - 8 - len(cure) * theme.FACES["body"].line)
    surface.blit(sprites.icon("ok"), (x, y))
    for line in cure:
        text.draw(surface, line, (x + 22, y), "white" if lit else "lime")
        y += theme.FACES["body"].line


def _where(finding: Finding) -> str:
    """The cell or object in a few letters."""
    place = finding.place
    if place.cell is not None:
        return f"{place.cell[0]},{place.cell[1]}"
    if place.object_id:
        return place.object_name or tr(N_("object {id}")).format(id=place.object_id)
    return tr(N_("whole map"))
