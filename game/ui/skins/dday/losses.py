"""What Combat still costs a Unit, in numbers and words: losses, bodies before and after, the chance to survive."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from game.engine.core.text import N_
from game.engine.dday.card_help import loss_bounds
from game.engine.dday.forecast import losses
from game.engine.dday.state import State, Unit
from game.ui.skins.dday.chances import percent
from game.ui.text import tr
from game.ui.theme import Colour

BEFORE, AFTER, CASUALTIES = 0, 2, 3
"""The steps of Combat in which somebody decides."""


def at_step(s: State) -> int:
    """Which of the steps of Combat is on."""
    if any(unit.loss or unit.fallen for unit in s.units):
        return CASUALTIES
    return AFTER if s.fired else BEFORE


def loss_range(s: State, unit: Unit) -> tuple[int, int]:
    """The least and the most bodies that a Unit still loses in this Combat."""
    if at_step(s) == CASUALTIES:
        return unit.loss, unit.loss
    return loss_bounds(s, unit)


def loss_words(low: int, high: int) -> str:
    """What a Unit loses: "-3", "-3..8", or "0"."""
    if not high:
        return "0"
    return f"-{low}" if low == high else f"-{low}..{high}"


def left_words(unit: Unit, low: int, high: int) -> str:
    """A Unit's bodies now, and what is left of them."""
    least, most = max(0, unit.strength - high), max(0, unit.strength - low)
    return f"{unit.strength} > {most}" if least == most else f"{unit.strength} > {least}-{most}"


@dataclass(frozen=True, slots=True)
class Forecast:
    """A Unit's bodies, the least and the most that the next Combat costs where it stands, the chance to survive it."""

    bodies: int
    low: int
    high: int
    survives: Fraction

    @property
    def words(self) -> tuple[str, Colour]:
        """One word on the danger, and its colour."""
        if self.survives == 1:
            return tr(N_("safe")), "lime"
        if self.survives:
            return tr(N_("close: {chance}")).format(chance=percent(self.survives)), "yellow"
        return tr(N_("needs {n}")).format(n=self.high - self.bodies + 1), "coral"


def forecast_of(s: State, unit: Unit) -> Forecast:
    """The danger for a Unit; while casualties are paid, what is still to be paid."""
    low, high = loss_range(s, unit)
    if high < unit.strength or low >= unit.strength:
        return Forecast(unit.strength, low, high, Fraction(high < unit.strength))
    chances = losses(s, unit, unit.sector)
    return Forecast(unit.strength, low, high, sum((c for n, c in chances.items() if n < unit.strength), Fraction(0)))
