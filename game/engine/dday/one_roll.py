"""What is one roll away: for each bonus and for a Straight the dice to roll, and the exact chance that they show it."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from functools import cache, lru_cache
from math import comb

from game.engine.dday.dice import COLOURS, DICE, FACES, SIDES, TOOL, Dice, colour_of, face_of, places
from game.engine.dday.state import State, Unit
from game.engine.dday.tally import sector_change, sector_faces

ROLLS, LOCKS = 3, 2
"""Rolls of a turn, and the dice that are locked after the first of them (dday:D6)."""
STRAIGHT = "straight"


@dataclass(frozen=True, slots=True)
class Away:
    """A bonus (by its face) or "straight": the mask of the dice to roll once, and the chance that all dice show it."""

    what: str
    mask: int
    chance: Fraction


def one_roll_away(s: State, unit: Unit) -> tuple[Away, ...]:
    """What a Unit's dice do not show yet and may show after its next roll, the likeliest first; () without a roll."""
    if len(unit.dice) != DICE or unit.rolls >= ROLLS or unit.ready:
        return ()
    shown = {TOOL} if unit.tools else set()
    if s.table.rulings.bonus_fills_straight:
        shown.update(sector_faces(sector_change(s, unit.sector)))
    return _away(unit.dice, unit.locked, frozenset(shown))


@lru_cache(maxsize=64)
def _away(dice: Dice, locked: int, shown: frozenset[int]) -> tuple[Away, ...]:
    most = DICE if locked else DICE - LOCKS
    masks = [mask for mask in range(1 << DICE) if not mask & locked and mask.bit_count() <= most]
    masks.sort(key=int.bit_count)
    found = []
    for what in (*range(SIDES), STRAIGHT):
        chances = [(_chance(dice, mask, what, shown), mask) for mask in masks]
        chance, mask = max(chances, key=lambda one: one[0])
        if mask and chance:
            found.append(Away(what if isinstance(what, str) else FACES[what], mask, chance))
    return tuple(sorted(found, key=lambda away: -away.chance))


def _chance(dice: Dice, mask: int, what: int | str, shown: frozenset[int]) -> Fraction:
    """The chance that the dice show something when those of the mask are rolled."""
    return _straight(dice, mask, shown) if isinstance(what, str) else _bonus(dice, mask, what)


def _bonus(dice: Dice, mask: int, face: int) -> Fraction:
    """A bonus needs its face on a die of each colour (dday:D13)."""
    chance = Fraction(1)
    for colour in range(len(COLOURS)):
        mine = [place for place in range(DICE) if colour_of(dice[place]) == colour]
        if not any(face_of(dice[place]) == face for place in mine if not mask >> place & 1):
            chance *= 1 - Fraction(SIDES - 1, SIDES) ** sum(mask >> place & 1 for place in mine)
    return chance


def _straight(dice: Dice, mask: int, shown: frozenset[int]) -> Fraction:
    """A Straight needs all six faces (dday:D17)."""
    kept = {face_of(dice[place]) for place in range(DICE) if not mask >> place & 1}
    return _all_come(SIDES - len(kept | shown), len(places(mask)))


@cache
def _all_come(missing: int, rolled: int) -> Fraction:
    """The chance that so many dice show each of the missing faces, by inclusion and exclusion."""
    signs = ((-1) ** gone * comb(missing, gone) * (SIDES - gone) ** rolled for gone in range(missing + 1))
    return Fraction(sum(signs), SIDES**rolled)
