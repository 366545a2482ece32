"""What the strip of the D-Day Dice table shows: groups of cards with their looks."""

from __future__ import annotations

from dataclasses import dataclass

from game.ui.skins.dday.pool_card import AWARD, Look


@dataclass(frozen=True, slots=True)
class Shown:
    """A card of the strip. `owner` is the letter of the Unit that holds it, `reason` why it cannot be clicked."""

    card: str
    look: Look
    owner: str = ""
    reason: str = ""

    @property
    def pick(self) -> str:
        """What a click on it chooses."""
        return "button:buy" if self.card == AWARD else f"card:{self.card}"


@dataclass(frozen=True, slots=True)
class Group:
    """Cards under one head (English, to be translated) with a line in the colour of their kind."""

    head: str
    bar: str
    cards: tuple[Shown, ...]
