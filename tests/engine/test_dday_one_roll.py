"""What is one roll away equals brute force: every result of every possible roll, counted."""

from __future__ import annotations

import random
from fractions import Fraction
from itertools import product

import pytest

from game.engine.dday.dice import DICE, FACES, SIDES, TOOL, die, face_of
from game.engine.dday.one_roll import STRAIGHT, one_roll_away
from game.engine.dday.state import Unit
from tests.rules.dday.table import table

CASES = 6


def rolling(dice: tuple[int, ...], locked: int, **more: int) -> tuple[object, Unit]:
    t = table({"A": {"at": "T2"}, "B": {"at": "T3"}}, phase="move")
    unit = t.s.units[0]
    unit.dice, unit.locked, unit.rolls, unit.ready = dice, locked, 2 if locked else 1, False
    for name, value in more.items():
        setattr(unit, name, value)
    return t.s, unit


def shows(dice: tuple[int, ...], what: str) -> bool:
    if what == STRAIGHT:
        return len({face_of(code) for code in dice}) == SIDES
    face = FACES.index(what)  # type: ignore[arg-type]
    return all(any(code == die(colour, face) for code in dice) for colour in range(3))


def brute_force(dice: tuple[int, ...], locked: int, what: str) -> Fraction:
    """The best chance over all dice that may be rolled."""
    best = Fraction(0)
    for mask in range(1 << DICE):
        spots = [place for place in range(DICE) if mask >> place & 1]
        if mask & locked or (not locked and len(spots) > DICE - 2):
            continue
        hits = 0
        for faces in product(range(SIDES), repeat=len(spots)):
            new = list(dice)
            for place, face in zip(spots, faces, strict=True):
                new[place] = dice[place] // SIDES * SIDES + face
            hits += shows(tuple(new), what)
        best = max(best, Fraction(hits, SIDES ** len(spots)))
    return best


@pytest.mark.parametrize("seed", range(CASES))
def test_what_is_one_roll_away_equals_brute_force(seed: int) -> None:
    luck = random.Random(seed)
    dice = tuple(die(place // 2, luck.randrange(SIDES)) for place in range(DICE))
    locked = sum(1 << place for place in luck.sample(range(DICE), 2)) if seed % 2 else 0
    found = {away.what: away for away in one_roll_away(*rolling(dice, locked))}  # type: ignore[arg-type]
    for what in (*FACES, STRAIGHT):
        chance = brute_force(dice, locked, what)
        if shows(dice, what):
            assert what not in found
        else:
            assert (found[what].chance if what in found else 0) == chance


def test_a_tool_that_a_card_shows_counts_for_a_straight() -> None:
    dice = (die(0, 0), die(0, 1), die(1, 2), die(1, 3), die(2, 4), die(2, 4))
    plain = {away.what: away.chance for away in one_roll_away(*rolling(dice, 0b11))}  # type: ignore[arg-type]
    with_tool = {away.what for away in one_roll_away(*rolling(dice, 0b11, tools=1))}  # type: ignore[arg-type]
    assert plain[STRAIGHT] == Fraction(1, SIDES) and STRAIGHT not in with_tool and TOOL == 5


def test_nothing_is_one_roll_away_after_the_third() -> None:
    assert one_roll_away(*rolling((0, 1, 8, 9, 16, 17), 0b11, rolls=3)) == ()  # type: ignore[arg-type]
