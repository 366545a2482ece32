"""Exact values of re-rolls: which two dice to lock, which to roll again, for a goal that weighs what a Tally brings.

Two dice of a colour are a pair in any order, a die about to be rolled is blank: 28 pairs a colour, 21,952 half-rolled
sets of dice. The value of each is worked out once for a goal and ground; everything else is a look-up.
Tables are worked out row by row, a row being all pairs of blue dice with the same red and white ones.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import chain, product
from math import inf

from game.engine.dday.dice import DICE, SIDES, STAR, Dice
from game.engine.dday.outlook import Brought, Ground, Position, Worth, brought_by, ends, worth_on

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
Row = Sequence[float]
Pairs = tuple[int, int, int]
"""The numbers of the red, the white and the blue pair."""


def pair_number(a: int, b: int) -> int:
    """The number of a pair of faces in any order."""
    return NUMBER[(a, b) if a <= b else (b, a)]


def numbers_of(dice: Dice) -> Pairs:
    """The three pair numbers of a fresh set of dice."""
    faces = [code % SIDES for code in dice]
    return pair_number(*faces[0:2]), pair_number(*faces[2:4]), pair_number(*faces[4:6])


@cache
def worths(ground: Ground) -> dict[Pairs, tuple[Worth, ...]]:
    """Every different way to settle each whole set of dice."""
    known: dict[Brought, Worth] = {}
    found: dict[int, tuple[Worth, ...]] = {}
    settled = _settled(ground.partners, ground.merciful, ground.as_shown)
    for ways in settled.values():
        if id(ways) not in found:
            for way in ways:
                if way not in known:
                    known[way] = worth_on(way, ground)
            found[id(ways)] = tuple({known[way] for way in ways})
    return {pairs: found[id(ways)] for pairs, ways in settled.items()}


@cache
def _settled(partners: bool, merciful: bool, as_shown: bool) -> dict[Pairs, tuple[Brought, ...]]:
    """What each whole set of dice can bring; on all grounds that differ in nothing else it is the same."""
    ground = Ground(partners=partners, merciful=merciful, as_shown=as_shown)
    found: dict[Pairs, tuple[Brought, ...]] = {}
    for pairs in product(WHOLE, WHOLE, WHOLE):
        twin = _twin(*pairs)
        found[pairs] = found[twin] if twin in found else _brought(pairs, ground)
    return found


def _brought(pairs: Pairs, ground: Ground) -> tuple[Brought, ...]:
    faces = [face for pair in pairs for face in PAIRS[pair]]
    dice = tuple(SIDES * (place // 2) + face for place, face in enumerate(faces))
    return tuple({brought_by(end, gifts, ground.as_shown) for end, gifts in ends(Position(dice), ground)})


def _twin(red: int, white: int, blue: int) -> Pairs:
    """The dice with colours exchanged that come first: they are worth the same.

    With Stars of three colours white is apart from the others, since Leadership adds a white result.
    """
    if all(STAR in PAIRS[pair] for pair in (red, white, blue)):
        return min(red, blue), white, max(red, blue)
    first, second, third = sorted((red, white, blue))
    return first, second, third


class Grid:
    """A value for every three pairs out of some of each colour, kept close together."""

    def __init__(self, pairs: tuple[tuple[int, ...], ...], rows: Iterable[Row]) -> None:
        self._values = array("d", chain.from_iterable(rows))
        _, white, blue = (len(numbers) for numbers in pairs)
        self._wide = blue
        steps = (white * blue, blue, 1)
        self._red, self._white, self._blue = (_starts(*known) for known in zip(pairs, steps, strict=True))

    def __getitem__(self, pairs: Pairs) -> float:
        return self._values[self._red[pairs[0]] + self._white[pairs[1]] + self._blue[pairs[2]]]

    def row(self, red: int, white: int) -> Row:
        """The values of all blue pairs with these."""
        start = self._red[red] + self._white[white]
        return self._values[start : start + self._wide]

    def column(self, blue: int) -> int:
        """Where in a row the value of a blue pair is."""
        return self._blue[blue]

    def best(self, dice: Dice, locked: int) -> tuple[int, float]:
        """The mask of the dice to be rolled with the highest value, and that value."""
        values, most, found = self._values, -inf, 0
        red, white, blue = (_ways(dice, locked, colour) for colour in range(3))
        for blue_mask, blue_pair in blue:
            for white_mask, white_pair in white:
                start = self._white[white_pair] + self._blue[blue_pair]
                for red_mask, red_pair in red:
                    value = values[self._red[red_pair] + start]
                    if value > most:
                        most, found = value, blue_mask | white_mask | red_mask
        return found, most

    def by_mask(self, dice: Dice) -> list[float]:
        """For every mask the value of dice of which those in it are about to be rolled."""
        red, white, blue = (_ways(dice, 0, colour) for colour in range(3))
        rest = [self._white[w] + self._blue[b] for (_, b), (_, w) in product(blue, white)]
        return [self._values[start + self._red[r]] for start in rest for _, r in red]


@cache
def _starts(numbers: tuple[int, ...], step: int) -> tuple[int, ...]:
    """Where the values of each pair begin; pairs that are not among them have no place."""
    return tuple(numbers.index(number) * step if number in numbers else -1 for number in range(COUNT))


def _ways(dice: Dice, locked: int, colour: int) -> tuple[tuple[int, int], ...]:
    at = 2 * colour
    return _ways_of_pair(dice[at] % SIDES, dice[at + 1] % SIDES, locked >> at & 3, at)


@cache
def _ways_of_pair(one: int, other: int, locked: int, at: int) -> tuple[tuple[int, int], ...]:
    """The masks of the dice of a colour that may be rolled, each with the pair that is left then."""
    masks = [mask for mask in range(4) if not mask & locked]
    return tuple((mask << at, pair_number(BLANK if mask & 1 else one, BLANK if mask & 2 else other)) for mask in masks)


@dataclass(frozen=True, slots=True)
class Lock:
    """Two dice to lock and what the game is worth then."""

    mask: int
    value: float


class RerollTable:
    """The values for one goal and ground."""

    def __init__(self, goal: Goal, ground: Ground) -> None:
        self.goal = goal
        self.once = self._expected_once(worths(ground))
        """For every half-rolled set of dice: the value to expect when its blanks are rolled once."""
        self._twice: dict[Held, Grid] = {}

    def _expected_once(self, settled: dict[Pairs, tuple[Worth, ...]]) -> Grid:
        values: dict[int, float] = {}
        for ways in settled.values():
            if id(ways) not in values:
                values[id(ways)] = max(sum(w * g for w, g in zip(way, self.goal, strict=True)) for way in ways)
        whole = {
            (red, white): [values[id(settled[red, white, blue])] for blue in WHOLE]
            for red, white in product(WHOLE, repeat=2)
        }
        return _rolled((WHOLE,) * 3, whole)

    def value(self, dice: Dice) -> float:
        """The value of dice that are kept."""
        return self.once[numbers_of(dice)]

    def rolling(self, dice: Dice, mask: int) -> float:
        """The value to expect when the dice of a mask are rolled once and kept."""
        return self.once[numbers_with_blanks(dice, mask)]

    def last(self, dice: Dice, locked: int) -> tuple[int, float]:
        """The mask of the dice to roll again when one re-roll is left, and the value of doing so."""
        return self.once.best(dice, locked)

    def first(self, dice: Dice, locked: int) -> tuple[int, float]:
        """The mask of the dice to roll again when two re-rolls are left, and the value of doing so."""
        return self.with_locked(held_faces(dice, locked)).best(dice, locked)

    def lock(self, dice: Dice) -> Lock:
        """The best two dice to lock after the first roll."""
        pairs = [1 << a | 1 << b for a in range(DICE) for b in range(a)]
        return max((Lock(mask, self.first(dice, mask)[1]) for mask in pairs), key=lambda lock: lock.value)

    def with_locked(self, held: Held) -> Grid:
        """For every half-rolled set with these dice locked: the value with another re-roll to come."""
        if held not in self._twice:
            self._twice[held] = self._work_out(held)
        return self._twice[held]

    def _work_out(self, held: Held) -> Grid:
        """Of each whole set the best re-roll, chosen colour by colour."""
        once = self.once
        states = [_states(faces) for faces in held]
        whole = tuple(tuple(pair for pair in pairs if BLANK not in PAIRS[pair]) for pairs in states)
        columns = [[once.column(pair) for pair in _kept(blue, held[2])] for blue in whole[2]]
        best: dict[tuple[int, int], Row] = {}
        for red, white in product(whole[0], whole[1]):
            rows = [once.row(r, w) for r, w in product(_kept(red, held[0]), _kept(white, held[1]))]
            row = list(map(max, *rows)) if len(rows) > 1 else rows[0]
            best[red, white] = [max([row[at] for at in kept]) for kept in columns]
        return _rolled(whole, best)


def _rolled(whole: tuple[tuple[int, ...], ...], rows: Mapping[tuple[int, int], Row]) -> Grid:
    """The values of half-rolled dice from those of whole ones: the mean over each blank's faces."""
    reds, whites, blues = (_with_blanks(pairs) for pairs in whole)
    found: dict[tuple[int, int], Row] = {}
    for red in reds:
        for white in whites:
            if FILLS[red]:
                found[red, white] = _means([found[fill, white] for fill in FILLS[red]])
            elif FILLS[white]:
                found[red, white] = _means([found[red, fill] for fill in FILLS[white]])
            else:
                found[red, white] = _with_means(whole[2], blues, rows[red, white])
    return Grid((reds, whites, blues), (found[at] for at in product(reds, whites)))


def _means(rows: list[Row]) -> Row:
    return [sum(values) / SIDES for values in zip(*rows, strict=True)]


def _with_means(whole: tuple[int, ...], blues: tuple[int, ...], row: Row) -> Row:
    """A row with the values of blue pairs that are half-rolled."""
    found = dict(zip(whole, row, strict=True))
    for blue in blues:
        if FILLS[blue]:
            found[blue] = sum(found[fill] for fill in FILLS[blue]) / SIDES
    return [found[blue] for blue in blues]


@cache
def _with_blanks(whole: tuple[int, ...]) -> tuple[int, ...]:
    """All pairs that can become one of these, the fewer blanks the earlier."""
    known = set(whole)
    for blanks in (1, 2):
        known.update(n for n, pair in enumerate(PAIRS) if pair.count(BLANK) == blanks and known.issuperset(FILLS[n]))
    return tuple(sorted(known, key=lambda number: (PAIRS[number].count(BLANK), number)))


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


def numbers_with_blanks(dice: Dice, mask: int) -> Pairs:
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
