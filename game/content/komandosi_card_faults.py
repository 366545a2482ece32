"""What makes the cards of Komandosi unfit for a game, though each by itself is sound."""

from __future__ import annotations

from collections.abc import Iterator

from game.engine.core.text import N_, Message
from game.engine.komandosi.cards import Cards
from game.engine.komandosi.effects import GOODS


def card_faults(cards: Cards) -> Iterator[tuple[str, Message]]:
    """The name of a file, and what is wrong in it."""
    if not cards.events:
        yield "events", Message(N_("there is no card"))
    lists: tuple[tuple[str, list[str]], ...] = (
        ("events", [card.id for card in cards.events]),
        ("goods", [card.id for card in cards.goods]),
    )
    for name, ids in lists:
        for card in sorted(set(ids)):
            if ids.count(card) > 1:
                yield name, Message(N_('two cards have the id "{card}"'), {"card": card})
    for kind in GOODS:
        if kind not in [card.id for card in cards.goods]:
            yield "goods", Message(N_('the shop sells no "{goods}"'), {"goods": kind})
