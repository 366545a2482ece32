"""Exact advice on re-rolls: what is one re-roll away, and which dice to roll for a Unit's goal (dday:D6)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import product

from game.engine.dday.dice import SIDES, Dice, places
from game.engine.dday.forecast import weigh
from game.engine.dday.goals import goal_of
from game.engine.dday.outlook import Line, Position, ground_of, lines
from game.engine.dday.state import State


@dataclass(slots=True)
class Chances:
    """What rolling some dice once more brings on average, and the exact chance of each bonus and of a Straight.

    Choices of the Tally are made for the goal that the Unit has.
    """

    soldiers: Fraction = Fraction(0)
    courage: Fraction = Fraction(0)
    stars: Fraction = Fraction(0)
    points: Fraction = Fraction(0)
    straight: Fraction = Fraction(0)
    bonuses: dict[str, Fraction] = field(default_factory=dict)


def rolled(dice: Dice, mask: int) -> Iterator[Dice]:
    """Every result of rolling the dice of a mask, each equally likely."""
    spots = places(mask)
    for faces in product(range(SIDES), repeat=len(spots)):
        new = list(dice)
        for place, face in zip(spots, faces, strict=True):
            new[place] = dice[place] // SIDES * SIDES + face
        yield tuple(new)


def reroll_chances(s: State, letter: str, mask: int) -> Chances:
    """What a Unit may expect of rolling the dice of a mask once more and keeping them."""
    unit = s.unit(letter)
    goal, ground = goal_of(s, unit), ground_of(s, unit)
    found, share = Chances(), Fraction(1, SIDES ** mask.bit_count())
    best: dict[Dice, Line] = {}
    for dice in rolled(unit.dice, mask):
        key = tuple(sorted(dice))
        if key not in best:
            best[key] = max(lines(Position(key), ground), key=lambda line: weigh(line.worth, goal))
        _add(found, best[key], share)
    return found


def _add(found: Chances, line: Line, share: Fraction) -> None:
    worth = line.worth
    found.soldiers += worth.soldiers * share
    found.courage += worth.courage * share
    found.stars += worth.stars * share
    found.points += worth.points * share
    found.straight += worth.straight * share
    for bonus in set(line.bonuses):
        found.bonuses[bonus] = found.bonuses.get(bonus, Fraction(0)) + share
