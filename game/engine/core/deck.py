"""A deck: a draw pile whose last card is the top, and its discards."""

from __future__ import annotations

from dataclasses import dataclass, field

from game.engine.core.rng import shuffle
from game.engine.core.state import GameState, reveal


@dataclass(slots=True)
class Deck:
    """Cards are numbers; `pile[-1]` is the top, `discards[-1]` the card discarded last."""

    pile: list[int]
    discards: list[int] = field(default_factory=list)

    def clone(self) -> Deck:
        """An independent copy."""
        return Deck(self.pile[:], self.discards[:])

    def draw(self, s: GameState) -> int | None:
        """Takes the top card; an empty pile is made anew from the shuffled discards; None when there is no card."""
        if not self.pile:
            if not self.discards:
                return None
            self.pile, self.discards = self.discards, []
            shuffle(s, self.pile)
        reveal(s, "draw")
        return self.pile.pop()
