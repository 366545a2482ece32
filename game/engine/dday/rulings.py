"""House rulings that can be switched at set-up; the defaults are the rulings of this project."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Rulings:
    """One switch for every ruling with a plausible other reading; each field names its ruling."""

    straight_before_skulls: bool = True
    """straight.shown (dday:Q1): a Straight is judged on the faces shown, before Skulls cancel."""
    bonus_fills_straight: bool = True
    """straight.bonus (dday:Q11): a Sector bonus may complete a Straight."""
    extra_soldiers: int = 0
    """start.soldiers (dday:Q74): an easier or a harder start, from -2 to +2 Soldiers for each Unit."""
