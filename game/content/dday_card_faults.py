"""What makes the cards of D-Day Dice unfit for a game, though each by itself is sound."""

from __future__ import annotations

from collections.abc import Iterator

from game.engine.core.text import N_, Message
from game.engine.dday.cards import Card, Cards, Window

_KINDS = ("specialists", "items", "vehicles", "awards")
_AWARD_TIMES: frozenset[Window] = frozenset(("dice", "lead", "tally"))
"""The steps at the end of a Phase 1, the only time for Awards (dday:D18)."""


def card_faults(cards: Cards) -> Iterator[tuple[str, Message]]:
    """The name of a file, and what is wrong in it."""
    known: set[str] = set()
    for kind in _KINDS:
        every: tuple[Card, ...] = getattr(cards, kind)
        if not every:
            yield kind, Message(N_("there is no card"))
        for card in every:
            if card.id in known:
                yield kind, Message(N_('two cards have the id "{card}"'), {"card": card.id})
            if not card.effects:
                yield kind, Message(N_('"{card}" has no effect'), {"card": card.id})
            known.add(card.id)
    for award in cards.awards:
        if not _AWARD_TIMES.issuperset(award.when):
            reason = N_('"{card}" can only be used at the end of Phase 1: dice, lead or tally')
            yield "awards", Message(reason, {"card": award.id})
    maps = [text.id for text in cards.maps]
    for name in maps:
        if maps.count(name) > 1:
            yield "maps", Message(N_('two maps have the id "{map}"'), {"map": name})
