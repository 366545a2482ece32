"""Three Stars set aside for Leadership: when they may be, and which dice they are (dday:D11, Q7, Q8)."""

from __future__ import annotations

from typing import Protocol

from game.engine.dday.dice import SKULL, STAR, Dice
from game.engine.dday.tally import first_set, mask_of_face, sets

SET = 3
"""Results in an RWB set."""
LONGEST_CHAIN = 2
"""Leaderships that come from dice alone (dday:Q8)."""


class Stars(Protocol):
    """What of a Tally Leadership looks at: a Unit, or a position that advice thinks about."""

    @property
    def dice(self) -> Dice: ...

    @property
    def whites(self) -> tuple[int, ...]: ...

    @property
    def aside(self) -> int: ...


def claimable(at: Stars) -> bool:
    """Whether three Stars may be set aside: enough other dice must remain for the Skulls (dday:Q7)."""
    claimed = -(-at.aside.bit_count() // SET)
    if claimed >= LONGEST_CHAIN or not sets(at.dice, STAR, at.aside, _unused_stars(at)):
        return False
    return not too_many_skulls(at) or sets(at.dice, SKULL, 0, (*at.whites, SKULL)) > 0


def too_many_skulls(at: Stars) -> bool:
    """Whether too few other dice would remain for the Skulls, were three Stars set aside (dday:Q7)."""
    aside = at.aside | next_set(at)
    skulls = mask_of_face(at.dice, SKULL)
    return len(at.dice) - (aside | skulls).bit_count() < skulls.bit_count()


def next_set(at: Stars) -> int:
    """The mask of the dice of the next three Stars; a white one may stand in for the white die."""
    return first_set(at.dice, STAR, at.aside, _unused_stars(at))


def _unused_stars(at: Stars) -> tuple[int, ...]:
    """The white Stars that no Leadership has used yet: a set with two dice aside has used one."""
    used = -at.aside.bit_count() % SET
    return (STAR,) * (at.whites.count(STAR) - used)
