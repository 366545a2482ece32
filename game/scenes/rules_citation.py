"""What a popover says for an id: a rule of the book, or the whole text of a card, a commando or an enemy's face."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import lru_cache

import pygame

from game.content.cards import commandos_cards, dday_cards, komandosi_cards
from game.content.rulebook import Rule, Rulebook
from game.engine.core.text import N_
from game.scenes import rules_pieces
from game.scenes.rules_book import TITLES, book_of
from game.ui import panels, text, theme
from game.ui.text import tr
from game.ui.widgets.popover import Citation, Link

Picture = Callable[[pygame.Surface, pygame.Rect], None]
_LINK_GAP, _EDGES = 14, 36  # between two links, and what the popover's foot has left and right of them
_INSET = 12
_PRINTED = {
    "lieutenant", "messenger", "bangalore", "binoculars", "carrier_pigeon", "command_jacket", "dispatch_case",
    "field_radio", "flak_vest",
}  # fmt: skip
"""The cards of D-Day Dice whose effects are known from print."""


def explain(citation: str) -> Citation | None:
    """The citation of a rule ("dday:D14"), of a card ("B07", "sniper", "dday:sniper") or of a face ("insurgents:5").

    Without a game before it, an id means Dice Commandos where both games know it.
    """
    book = book_of(citation, "commandos")
    if rule := book.find(citation):
        return of_rule(book, rule)
    game, _, card = citation.partition(":")
    if game in TITLES:
        return _cards(game).get(card)
    return next((cards[citation] for cards in map(_cards, TITLES) if citation in cards), None)


def of_rule(book: Rulebook, rule: Rule) -> Citation:
    """A rule with its example, where it comes from, and the links that have room."""
    return Citation(
        topic=tr(rule.title),
        body=tr(rule.text),
        number=tr(N_("RULE {id}")).format(id=rule.id),
        note=tr(rule.example),
        by_the_book=rule.kind == "book",
        links=tuple(_links(book, rule)),
        example=_example(rule.pieces) if rule.pieces else None,
    )


def _example(pieces: tuple[str, ...]) -> Picture:
    def draw(surface: pygame.Surface, box: pygame.Rect) -> None:
        rules_pieces.draw(surface, (box.x + _INSET, box.centery), pieces)

    return draw


def _links(book: Rulebook, rule: Rule) -> Iterator[Link]:
    """The linked rules, as many as one line holds."""
    tag = tr(N_("BY THE BOOK") if rule.kind == "book" else N_("HOUSE RULING"))
    room = theme.POPOVER_WIDTH - _EDGES - panels.chip_width(tag)
    for other in book.linked(rule):
        label = tr(other.title)
        room -= text.width(label) + _LINK_GAP
        if room < 0:
            return
        yield Link(label, f"{book.game}:{other.id}")


def _cards(game: str) -> dict[str, Citation]:
    """The citations of all cards of a game in the present language."""
    return _CARDS[game](tr(N_("CARD")))


@lru_cache(maxsize=2)
def _commandos(word: str) -> dict[str, Citation]:
    """`word` is "card" in the language of the citations."""
    cards = commandos_cards()
    found = {card.id: _card(card.name, card.text, word) for card in cards.events}
    found |= {card.id: _card(card.name, card.text, word) for card in cards.loadouts}
    found |= {card.id: _card(card.name, card.text, str(card.face), card.icon) for card in cards.commandos}
    found |= {token.id: _card(token.text, token.words, token.plate, "objective") for token in cards.objectives}
    for kind in cards.enemies:
        found |= {f"{kind.id}:{it.face}": _card(it.name, it.text, str(it.face), "directive") for it in kind.face}
    return found


@lru_cache(maxsize=2)
def _dday(word: str) -> dict[str, Citation]:
    """`word` is "card" in the language of the citations. Most cards are ours, and say so (dday:Q75)."""
    cards = dday_cards()
    every = (*cards.specialists, *cards.items, *cards.vehicles, *cards.awards)
    ours = Link(tr(N_("Cards of our own")), "dday:Q75")
    found = {card.id: _card(card.name, card.text, word, f"dd_{card.id}") for card in every}
    return {
        card: citation if card in _PRINTED else replace(citation, by_the_book=False, links=(ours,))
        for card, citation in found.items()
    }


@lru_cache(maxsize=2)
def _komandosi(word: str) -> dict[str, Citation]:
    """`word` is "card" in the language of the citations. The texts of the events are ours (komandosi:Q90)."""
    ours = (Link(tr(N_("Cards of our own")), "komandosi:Q90"),)
    return {
        card.id: replace(_card(card.name, card.text, word), by_the_book=False, links=ours)
        for card in komandosi_cards().events
    }


_CARDS: dict[str, Callable[[str], dict[str, Citation]]] = {
    "commandos": _commandos,
    "dday": _dday,
    "komandosi": _komandosi,
}


def _card(name: str, words: str, number: str, icon: str = "book") -> Citation:
    return Citation(topic=tr(name), body=tr(words), number=number, icon=icon)
