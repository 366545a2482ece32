"""Why something is not possible in D-Day Dice: a rule and a sentence for every pick that no option goes on with."""

from __future__ import annotations

from game.engine.core.step import Refusal
from game.engine.core.text import N_, Message

NOT_YOURS = N_("This Unit has nothing to decide at this moment.")
OTHER_QUESTION = N_("First the question that is open must be answered.")
NOT_WITH_THAT = N_("That does not go with what is chosen already.")
NOT_NOW = {
    "die": N_("These dice cannot be changed now."),
    "sector": N_("This Unit cannot go there now."),
    "card": N_("This card has no use at this moment."),
    "button": N_("That is not possible at this moment."),
    "with": N_("There is nothing to do with that Unit now."),
    "fire": N_("Machine gun dice cannot be changed now."),
}


def refusal(rule: str, sentence: str, **gaps: str | int) -> Refusal:
    """A refusal by a rule, in a sentence with its gaps filled."""
    return Refusal(rule, Message(sentence, gaps))


def first_this(rule: str) -> Refusal:
    """Another question waits for its answer."""
    return refusal(rule, OTHER_QUESTION)


def generally(rule: str, pick: str, after: tuple[str, ...]) -> Refusal:
    """The reason that fits every stage, by the kind of thing."""
    kind = pick.partition(":")[0]
    if kind == "unit":
        return refusal(rule, NOT_YOURS)
    if len(after) > 1:
        return refusal(rule, NOT_WITH_THAT)
    return refusal(rule, NOT_NOW.get(kind, NOT_NOW["button"]))
