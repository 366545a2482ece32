"""The popover that cites a rule: topic, number, the rule in own words, an example, where it comes from, links."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from enum import Enum, auto

import pygame

from game.content.controls import Action
from game.engine.core.text import N_
from game.ui import panels, richtext, sprites, text, theme
from game.ui.input import Act, Event, Pos, Press
from game.ui.text import tr
from game.ui.widgets import bubble

_HEAD, _INSET, _FOOT, _LINK_GAP = 36, 16, 34, 14


class Answer(Enum):
    """What a popover makes of an event that follows no link."""

    STAY = auto()
    CLOSE = auto()


@dataclass(frozen=True, slots=True)
class Link:
    """A way to another rule."""

    label: str
    rule: str


@dataclass(frozen=True)
class Citation:
    """What a popover says. `body` and `note` are markup; `example` draws into the rectangle that it is given."""

    topic: str
    body: str
    number: str = ""
    icon: str = "book"
    note: str = ""
    by_the_book: bool = True  # else it is a ruling of this table, where the printed rule is unclear
    links: Sequence[Link] = ()
    example: Callable[[pygame.Surface, pygame.Rect], None] | None = None
    example_height: int = 62


@dataclass
class Popover:
    """An open citation beside what it explains; one of its links may be under the focus."""

    citation: Citation
    anchor: pygame.Rect
    chosen: int = 0  # which link the keyboard is on
    links: list[pygame.Rect] = field(default_factory=list)
    place: bubble.Place | None = None

    def size(self) -> tuple[int, int]:
        """Its width and height in logical pixels."""
        room, role = theme.POPOVER_WIDTH - 2 * _INSET, text.reading_role("body")
        high = _HEAD + 6 + richtext.height(self.citation.body, room, role)
        if self.citation.example:
            high += self.citation.example_height + 14
        if self.citation.note:
            high += richtext.height(self.citation.note, room, role) + 4
        return theme.POPOVER_WIDTH, high + _FOOT + 10

    def handle(self, event: Event) -> Link | Answer:
        """The link that an event follows, or whether the popover stays or closes."""
        match event:
            case Press(pos):
                inside = self.place is not None and self.place.rect.collidepoint(pos)
                return self._link_at(pos) or (Answer.STAY if inside else Answer.CLOSE)
            case Act(Action.CONFIRM):
                return self.citation.links[self.chosen] if self.citation.links else Answer.CLOSE
            case Act(Action.BACK | Action.HELP):
                return Answer.CLOSE
            case Act(Action.NEXT | Action.RIGHT | Action.DOWN):
                self._step(1)
            case Act(Action.PREVIOUS | Action.LEFT | Action.UP):
                self._step(-1)
        return Answer.STAY

    def _step(self, step: int) -> None:
        if self.citation.links:
            self.chosen = (self.chosen + step) % len(self.citation.links)

    def _link_at(self, pos: Pos) -> Link | None:
        hit = next((i for i, rect in enumerate(self.links) if rect.inflate(8, 12).collidepoint(pos)), None)
        return None if hit is None else self.citation.links[hit]

    def draw(self, surface: pygame.Surface, back_key: str) -> None:
        """Draw it beside its anchor."""
        self.place = bubble.place(self.anchor, self.size(), surface.get_rect())
        bubble.draw_frame(surface, self.place)
        x, y, w, _ = self.place.rect
        self._draw_head(surface, back_key)
        role, room = text.reading_role("body"), w - 2 * _INSET
        top = richtext.draw(surface, self.citation.body, (x + _INSET, y + _HEAD + 6), room, role=role)
        if self.citation.example:
            box = pygame.Rect(x + _INSET - 2, top + 6, w - 2 * _INSET + 4, self.citation.example_height)
            panels.panel(surface, box, "inset")
            self.citation.example(surface, box)
            top = box.bottom + 8
        if self.citation.note:
            richtext.draw(surface, self.citation.note, (x + _INSET, top + 4), room, "mist", role)
        self._draw_foot(surface)

    def _draw_head(self, surface: pygame.Surface, back_key: str) -> None:
        assert self.place
        x, y, w, _ = self.place.rect
        surface.fill(theme.rgb("ocean"), (x + 4, y + 4, w - 8, 28))
        surface.blit(sprites.icon(self.citation.icon), (x + 12, y + 10))
        cap = panels.key_cap_width(back_key) if back_key else 0
        chip = panels.chip_width(self.citation.number) + 12 if self.citation.number else 0
        topic = text.fit(self.citation.topic, w - 50 - cap - chip)
        end = text.draw(surface, topic, (x + 34, y + 8), "white")
        if self.citation.number:
            panels.chip(surface, (end + 12, y + 9), self.citation.number, "abyss", "foam")
        if back_key:
            panels.key_cap(surface, (x + w - 10 - cap, y + 10), back_key)

    def _draw_foot(self, surface: pygame.Surface) -> None:
        assert self.place
        x, w, y = self.place.rect.x, self.place.rect.w, self.place.rect.bottom - _FOOT
        surface.fill(theme.rgb("ocean"), (x + 14, y, w - 28, 2))
        book = self.citation.by_the_book
        tag = tr(N_("BY THE BOOK") if book else N_("HOUSE RULING"))
        right = panels.chip(surface, (x + 14, y + 8), tag, "forest" if book else "rust", "white") + theme.GAP
        self.links = []
        for number, link in enumerate(self.citation.links):
            label = text.fit(link.label, x + w - 14 - right)
            end = text.draw(surface, label, (right, y + 7), "shallow")
            rect = pygame.Rect(right, y + 7, end - right, 18)
            surface.fill(theme.rgb("yellow" if number == self.chosen else "shallow"), (rect.x, y + 24, rect.w - 1, 1))
            self.links.append(rect)
            right = end + _LINK_GAP
