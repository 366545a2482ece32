"""Why something is not possible in Komandosi: how a reason is made, and those that fit every question."""

from __future__ import annotations

from game.engine.core.step import Refusal
from game.engine.core.text import N_, Message

OTHER_QUESTION = N_("First the question that is open must be answered.")
NOT_WITH_THAT = N_("That does not go with what is chosen already.")
NOT_NOW = N_("That is not possible at this moment.")
ROLL_FIRST = N_("Announce what you do and roll first; the squares in reach are shown then.")
MOVE_FIRST = N_("First choose the square where the move ends.")


def refusal(rule: str, sentence: str, **gaps: str | int) -> Refusal:
    """A refusal by a rule, in a sentence with its gaps filled."""
    return Refusal(rule, Message(sentence, gaps))


def first_this(rule: str) -> Refusal:
    """Another question waits for its answer."""
    return refusal(rule, OTHER_QUESTION)
