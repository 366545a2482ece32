"""Exact values of re-rolls: which two dice to lock, which to roll again, for a goal that weighs what a Tally brings.

Two dice of a colour are a pair in any order, a die about to be rolled is blank: 28 pairs a colour, 21,952 half-rolled
sets of dice. The value of each is worked out once for a goal and ground; everything else is a look-up.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from itertools import product

from game.engine.dday.dice import DICE, SIDES, Dice
from game.engine.dday.outlook import Ground, Position, Worth, lines

BLANK = SIDES
PAIRS = tuple((a, b) for a in range(SIDES + 1) for b in range(a, SIDES + 1))
"""Two dice of a colour; BLANK is about to be rolled."""
NUMBER = {pair: number for number, pair in enumerate(PAIRS)}
COUNT = len(PAIRS)
WHOLE = tuple(number for number, pair in enumerate(PAIRS) if BLANK not in pair)
"""Pairs without a blank."""
FILLS = tuple(
    tuple(NUMBER[tuple(sorted((pair[0], face)))] for face in range(SIDES)) if pair[1] == BLANK else ()  # type: ignore[index]
    for pair in PAIRS
)
"""What a pair becomes when its last blank shows each face."""
Goal = tuple[float, ...]
"""The worth of one Soldier, Courage, Star, Item Point, Straight, gift Soldier, gift Courage, Battle Cry."""
Held = tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]
"""The faces that are locked, by colour."""


def pair_number(a: int, b: int) -> int:
    """The number of a pair of faces in any order."""
    return NUMBER[(a, b) if a <= b else (b, a)]


def numbers_of(dice: Dice) -> tuple[int, int, int]:
    """The three pair numbers of a fresh set of dice."""
    faces = [code % SIDES for code in dice]
    return pair_number(*faces[0:2]), pair_number(*faces[2:4]), pair_number(*faces[4:6])


def flat(red: int, white: int, blue: int) -> int:
    """The place of three pairs in a table."""
    return (red * COUNT + white) * COUNT + blue


@cache
def worths(ground: Ground) -> dict[int, tuple[Worth, ...]]:
    """Every different way to settle each whole set of dice, by its place in a table."""
    found = {}
    for red, white, blue in product(WHOLE, repeat=3):
        faces = (*PAIRS[red], *PAIRS[white], *PAIRS[blue])
        dice = tuple(SIDES * (place // 2) + face for place, face in enumerate(faces))
        found[flat(red, white, blue)] = tuple({line.worth for line in lines(Position(dice), ground)})
    return found


@dataclass(frozen=True, slots=True)
class Lock:
    """Two dice to lock and what the game is worth then."""

    mask: int
    value: float


class RerollTable:
    """The values for one goal and ground."""

    def __init__(self, goal: Goal, ground: Ground) -> None:
        self.goal = goal
        self._once = self._expected_once(worths(ground))
        self._twice: dict[Held, dict[int, float]] = {}

    def _expected_once(self, settled: dict[int, tuple[Worth, ...]]) -> list[float]:
        """For every half-rolled set of dice: the value to expect when its blanks are rolled once."""
        goal = self.goal
        table = [0.0] * COUNT**3
        for place, ways in settled.items():
            table[place] = max(sum(w * g for w, g in zip(way, goal, strict=True)) for way in ways)
        for place in sorted(set(range(COUNT**3)) - settled.keys(), key=_blanks):
            table[place] = sum(table[filled] for filled in _filled(place)) / SIDES
        return table

    def value(self, dice: Dice) -> float:
        """The value of dice that are kept."""
        return self._once[flat(*numbers_of(dice))]

    def rolling(self, dice: Dice, mask: int) -> float:
        """The value to expect when the dice of a mask are rolled once and kept."""
        return self._once[flat(*numbers_with_blanks(dice, mask))]

    def last(self, dice: Dice, locked: int) -> tuple[int, float]:
        """The mask of the dice to roll again when one re-roll is left, and the value of doing so."""
        return max(
            ((mask, self._once[flat(*numbers_with_blanks(dice, mask))]) for mask in submasks(locked)),
            key=lambda found: found[1],
        )

    def first(self, dice: Dice, locked: int) -> tuple[int, float]:
        """The mask of the dice to roll again when two re-rolls are left, and the value of doing so."""
        table = self._of_lock(held_faces(dice, locked))
        return max(
            ((mask, table[flat(*numbers_with_blanks(dice, mask))]) for mask in submasks(locked)),
            key=lambda found: found[1],
        )

    def lock(self, dice: Dice) -> Lock:
        """The best two dice to lock after the first roll."""
        pairs = [1 << a | 1 << b for a in range(DICE) for b in range(a)]
        return max((Lock(mask, self.first(dice, mask)[1]) for mask in pairs), key=lambda lock: lock.value)

    def _of_lock(self, held: Held) -> dict[int, float]:
        """For every half-rolled set with these dice locked: the value with another re-roll to come."""
        if held not in self._twice:
            self._twice[held] = self._work_out(held)
        return self._twice[held]

    def _work_out(self, held: Held) -> dict[int, float]:
        table: dict[int, float] = {}
        once = self._once
        options = [_states(faces) for faces in held]
        for pairs in sorted(product(*options), key=lambda pairs: _blanks(flat(*pairs))):
            place = flat(*pairs)
            if _blanks(place):
                table[place] = sum(table[filled] for filled in _filled(place)) / SIDES
            else:
                red, white, blue = (_kept(pair, faces) for pair, faces in zip(pairs, held, strict=True))
                table[place] = max(once[r + w + b] for r in _at(red, 0) for w in _at(white, 1) for b in _at(blue, 2))
        return table


_STEP = (COUNT * COUNT, COUNT, 1)


@cache
def _at(numbers: tuple[int, ...], colour: int) -> tuple[int, ...]:
    return tuple(number * _STEP[colour] for number in numbers)


@cache
def _blanks(place: int) -> int:
    """How many blanks there are at a place of a table."""
    pairs = place // _STEP[0], place // COUNT % COUNT, place % COUNT
    return sum(PAIRS[pair].count(BLANK) for pair in pairs)


@cache
def _filled(place: int) -> tuple[int, ...]:
    """The six places that a place becomes when its first blank is rolled."""
    pairs = [place // _STEP[0], place // COUNT % COUNT, place % COUNT]
    colour = next(colour for colour in range(3) if FILLS[pairs[colour]])
    return tuple(place + (fill - pairs[colour]) * _STEP[colour] for fill in FILLS[pairs[colour]])


@cache
def _states(locked: tuple[int, ...]) -> tuple[int, ...]:
    """The pairs that a colour can be with these of its dice locked."""
    free = [range(SIDES + 1)] * (2 - len(locked))
    return tuple(sorted({NUMBER[tuple(sorted((*locked, *rest)))] for rest in product(*free)}))  # type: ignore[index]


@cache
def _kept(pair: int, locked: tuple[int, ...]) -> tuple[int, ...]:
    """What a whole pair may become by rolling some of its free dice again."""
    free = list(PAIRS[pair])
    for face in locked:
        free.remove(face)
    kept = product(*((face, BLANK) for face in free))
    return tuple({NUMBER[tuple(sorted((*locked, *rest)))] for rest in kept})  # type: ignore[index]


def held_faces(dice: Dice, locked: int) -> Held:
    """The locked faces by colour."""
    faces: list[list[int]] = [[], [], []]
    for place in range(DICE):
        if locked >> place & 1:
            faces[place // 2].append(dice[place] % SIDES)
    return tuple(sorted(faces[0])), tuple(sorted(faces[1])), tuple(sorted(faces[2]))


def numbers_with_blanks(dice: Dice, mask: int) -> tuple[int, int, int]:
    """The pair numbers of dice of which those in the mask are about to be rolled."""
    faces = [BLANK if mask >> place & 1 else dice[place] % SIDES for place in range(DICE)]
    return pair_number(*faces[0:2]), pair_number(*faces[2:4]), pair_number(*faces[4:6])


@cache
def submasks(locked: int) -> tuple[int, ...]:
    """Every mask of dice that are not locked, the empty one included."""
    return tuple(mask for mask in range(1 << DICE) if not mask & locked)


@cache
def table_of(goal: Goal, ground: Ground) -> RerollTable:
    """The table of a goal and ground, built once."""
    return RerollTable(goal, ground)
