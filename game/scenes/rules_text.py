"""The page of one rule: number and title, where it comes from, the text, its example in pieces, links to others."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import pygame

from game.content.rulebook import Rule
from game.engine.core.text import N_
from game.scenes import rules_pieces
from game.ui import panels, richtext, sprites, text, theme
from game.ui.text import tr
from game.ui.widgets.base import Widget
from game.ui.widgets.listbox import Row

_INSET = 24
_READING = 620  # no line of text is longer
_TITLE, _TAGS = 46, 80  # from the top of the page
_BODY = 114
_EXAMPLE = 74
_PIECES = 2  # zoom of the example's dice
_LINK = (32, 36)  # height of a link, and from one row to the next
_LINK_GAP = 8


def tag_of(rule: Rule) -> tuple[str, str]:
    """Where a rule comes from, in words, and the colour of that."""
    return (N_("BY THE BOOK"), "forest") if rule.kind == "book" else (N_("HOUSE RULING"), "rust")


def paint_row(surface: pygame.Surface, rect: pygame.Rect, row: Row, lit: bool) -> None:
    """A rule in the list: its number, its title, a stripe in the colour of where it comes from."""
    rule: Rule = row.value  # type: ignore[assignment]
    inner = pygame.Rect(rect.x, rect.y, rect.w, rect.h - 2)
    surface.fill(theme.rgb("forest" if lit else "ink"), inner)
    surface.fill(theme.rgb("grass" if rule.kind == "book" else "orange"), (inner.x, inner.y, 3, inner.h))
    middle = inner.centery
    text.draw(surface, rule.id, (inner.x + 12, middle - 7), "white" if lit else "mist", "label")
    room = inner.w - 56 - theme.GAP
    text.draw(surface, text.fit(row.markup, room), (inner.x + 56, middle - 9), "white" if lit else "paper")


def _body_height(rule: Rule, room: int) -> int:
    return richtext.height(tr(rule.text), room, text.reading_role("body"))


def _room(page: pygame.Rect) -> int:
    return min(page.w - 2 * _INSET, _READING)


def links_place(page: pygame.Rect, rule: Rule) -> pygame.Rect:
    """Where the links of a rule begin, down to the foot of the page."""
    room = _room(page)
    top = page.y + _BODY + _body_height(rule, room) + 18
    if rule.pieces:
        top += _EXAMPLE + 10
    if rule.example:
        top += richtext.height(tr(rule.example), room, text.reading_role("body")) + 14
    return pygame.Rect(page.x + _INSET, top + 34, page.w - 2 * _INSET, page.bottom - 62 - top - 34)


def paint_page(surface: pygame.Surface, page: pygame.Rect, rule: Rule, chapter: str) -> None:
    """Everything but the links, which are widgets; `chapter` is the title of the rule's chapter."""
    panels.panel(surface, page, "tip")
    surface.fill(theme.rgb("ocean"), (page.x + 4, page.y + 4, page.w - 8, 28))
    surface.blit(sprites.icon("book"), (page.x + 12, page.y + 10))
    text.draw(surface, chapter, (page.x + 36, page.y + 9), "foam")
    x, room, role = page.x + _INSET, _room(page), text.reading_role("body")
    title = text.fit(tr(rule.title), page.w - 2 * _INSET, "head")
    text.draw(surface, title, (x, page.y + _TITLE), "yellow", "head", shadow="ink")
    _paint_tags(surface, (x, page.y + _TAGS), rule)
    y = richtext.draw(surface, tr(rule.text), (x, page.y + _BODY), room, role=role) + 18
    if rule.pieces:
        box = pygame.Rect(x - 2, y - 4, room, _EXAMPLE)
        panels.panel(surface, box, "inset")
        rules_pieces.draw(surface, (box.x + 16, box.centery), rule.pieces, _PIECES)
        y += _EXAMPLE + 10
    if rule.example:
        y = richtext.draw(surface, tr(rule.example), (x, y - 4), room, "mist", role) + 18
    surface.fill(theme.rgb("ocean"), (x, y, page.w - 2 * _INSET, 2))
    text.draw(surface, tr(N_("See also")), (x, y + 10), "mist")


def _paint_tags(surface: pygame.Surface, pos: tuple[int, int], rule: Rule) -> None:
    x, y = pos
    x = panels.chip(surface, (x, y), tr(N_("RULE {id}")).format(id=rule.id), "abyss", "foam") + theme.GAP
    word, colour = tag_of(rule)
    x = panels.chip(surface, (x, y), tr(word), colour, "white") + theme.GAP
    if rule.unclear:
        x = panels.chip(surface, (x, y), tr(N_("the printed book leaves this open")), "slate", "mist") + theme.GAP
    if rule.key:
        panels.chip(surface, (x, y), tr(N_("a switch at set-up")), "slate", "yellow")


class LinkButton(Widget):
    """A link to another rule: its number and its title, underlined."""

    def __init__(self, rect: pygame.Rect, rule: Rule, on_click: Callable[[Rule], None]) -> None:
        super().__init__(f"link {rule.id}", rect)
        self.to, self.on_click = rule, on_click

    def click(self) -> None:
        self.on_click(self.to)

    def draw(self, surface: pygame.Surface) -> None:
        x, y, w, h = self.rect
        surface.fill(theme.rgb("ocean" if self.hovered else "ink"), self.rect)
        middle = y + h // 2
        end = text.draw(surface, self.to.id, (x + 10, middle - 6), "foam", "label") + theme.GAP
        stop = text.draw(surface, text.fit(tr(self.to.title), x + w - end - 10), (end, middle - 9), "shallow")
        surface.fill(theme.rgb("shallow"), (end, middle + 9, stop - end - 1, 1))


def link_buttons(place: pygame.Rect, rules: Sequence[Rule], follow: Callable[[Rule], None]) -> Iterator[LinkButton]:
    """The links in rows from left to right; those that find no room are left out, the nearest come first."""
    x, y = place.topleft
    for rule in rules:
        wide = 10 + text.width(rule.id, "label") + theme.GAP + text.width(tr(rule.title)) + 12
        if x + wide > place.right:
            x, y = place.x, y + _LINK[1]
        if y + _LINK[0] > place.bottom:
            return
        yield LinkButton(pygame.Rect(x, y, wide, _LINK[0]), rule, follow)
        x += wide + _LINK_GAP
