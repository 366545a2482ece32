"""What a game of Dice Commandos cannot do without, though each of its cards by itself is sound."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

from game.engine.commandos.cards import Cards
from game.engine.core.text import N_, Message

_FACES = frozenset(range(1, 7))
_OBJECTIVES = 10
"""Map Objective tokens in the box, which a board may use all (commandos:S8)."""
_COORDINATE = re.compile("[A-D][1-3]")
_FIRST_ENEMY = "insurgents"
"""The enemy type of a first game (commandos:S12)."""


def card_faults(cards: Cards) -> Iterator[tuple[str, Message]]:
    """The name of a file, and what it lacks."""
    if not {card.face for card in cards.commandos if card.set == "basic"} >= _FACES:
        yield "commandos", Message(N_("each face from 1 to 6 needs a basic commando"))
    for enemy in cards.enemies:
        if not {face.face for face in enemy.face} >= _FACES:
            yield "enemies", Message(N_('each face from 1 to 6 of "{enemy}" needs an entry'), {"enemy": enemy.id})
    if _FIRST_ENEMY not in {enemy.id for enemy in cards.enemies}:
        yield "enemies", Message(N_('the enemy type "{enemy}" is missing'), {"enemy": _FIRST_ENEMY})
    if not cards.events:
        yield "events", Message(N_("there is no event"))
    if not cards.directives:
        yield "directives", Message(N_("there is no directive"))
    for card in cards.directives:
        for coordinate in (card.upright, card.turned):
            if not _COORDINATE.fullmatch(coordinate):
                yield "directives", Message(N_('"{tile}" is no map tile from A1 to D3'), {"tile": coordinate})
    if len(cards.objectives) < _OBJECTIVES:
        yield "objectives", Message(N_("a board may ask for {most} objectives"), {"most": _OBJECTIVES})
    for name in ("events", "loadouts", "objectives", "enemies"):
        (often, count), *_ = Counter(card.id for card in getattr(cards, name)).most_common(1) or [("", 0)]
        if count > 1:
            yield name, Message(N_('two cards have the id "{card}"'), {"card": often})
