"""Chances in words."""

from __future__ import annotations

from fractions import Fraction

from game.engine.core.text import N_
from game.ui.text import tr

_OFTEN = Fraction(1, 3)
"""From here on a chance is told in percent."""


def chance_words(chance: Fraction) -> str:
    """A chance in words: "1 in 12", or in percent where it is good."""
    if chance >= _OFTEN:
        return percent(chance)
    return tr(N_("1 in {n}")).format(n=round(1 / chance)) if chance else "0%"


def percent(chance: Fraction) -> str:
    """A chance in percent; only what is certain is 100 %, only what cannot be is 0 %."""
    if chance in (0, 1):
        return "100%" if chance else "0%"
    return f"{min(99, max(1, round(100 * chance)))}%"
