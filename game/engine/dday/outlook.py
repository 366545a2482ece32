"""What six dice can become: every way to settle a Tally, for advice, previews and bots.

It follows tallying.py on plain tuples; a test plays both and compares.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from typing import NamedTuple

from game.engine.dday.dice import COURAGE, DICE, FACES, SIDES, SKULL, SOLDIER, SOLDIERS, STAR, TOOL, Dice
from game.engine.dday.leadership import claimable, next_set, too_many_skulls
from game.engine.dday.state import State, Unit
from game.engine.dday.tally import count_face, mask_of_face, points, sector_change, sector_faces, sets
from game.engine.dday.upkeep import CRY_SOLDIERS, FIND_STARS, FRESH_TROOPS, GIFT_POINTS, LEAD_COURAGE, REINFORCEMENTS


class Worth(NamedTuple):
    """What a settled Tally brings in Phase 2, bonuses included; a vector that goals weigh.

    `gifts` and `cheer` are Soldiers and Courage for another Unit, `waiver` Battle Cries, already counted as Soldiers.
    """

    soldiers: int = 0
    courage: int = 0
    stars: int = 0
    points: int = 0
    straight: int = 0
    gifts: int = 0
    cheer: int = 0
    waiver: int = 0


class Line(NamedTuple):
    """One way to settle a Tally: what it is worth, the dice cancelled, the white results, the bonuses."""

    worth: Worth
    cancelled: int
    whites: tuple[int, ...]
    bonuses: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Ground:
    """What besides the dice decides a Tally: the sector's change, Quartermaster, Veteran, Mercy Cross, partners.

    The last two are rulings: a Straight is judged as shown (dday:Q1), a sector's bonus counts for it (dday:Q11).
    """

    change: tuple[int, int, int, int] = (0, 0, 0, 0)
    quartermaster: bool = False
    veteran: bool = False
    merciful: bool = False
    partners: bool = False
    tools: int = 0
    as_shown: bool = True
    bonus_counts: bool = True

    @property
    def faces(self) -> frozenset[int]:
        """Faces that the sector's bonus shows for a Straight."""
        return frozenset(sector_faces(self.change)) if self.bonus_counts else frozenset()


def ground_of(s: State, unit: Unit) -> Ground:
    """The ground on which a Unit's Tally is settled."""
    awards = [card for card in unit.played if card in s.table.award]
    return Ground(
        change=sector_change(s, unit.sector),
        quartermaster="quartermaster" in unit.specialists,
        veteran="veteran" in unit.specialists,
        merciful=any(s.table.special(card) == "mercy" for card in awards),
        partners=len(s.units) > 1,
        tools=unit.tools,
        as_shown=s.table.rulings.straight_before_skulls,
        bonus_counts=s.table.rulings.bonus_fills_straight,
    )


@dataclass(frozen=True, slots=True)
class Position:
    """A Tally half-way: dice, white results, dice set aside and cancelled, card Leaderships still to be taken."""

    dice: Dice
    whites: tuple[int, ...] = ()
    aside: int = 0
    cancelled: int = 0
    led: int = 0
    leads: int = 0
    cheer: int = 0
    skulls_done: bool = False


class Brought(NamedTuple):
    """What a settled Tally brings before the ground counts: results by face, bonuses, faces shown, Leadership given."""

    results: tuple[int, ...]
    bonuses: tuple[str, ...]
    faces: frozenset[int]
    cheer: int


End = tuple[Position, int]
"""A Tally in which nothing is left to decide, and its Dead Man's Gifts."""


def lines(at: Position, ground: Ground) -> Iterator[Line]:
    """Every different way to go on from a position."""
    for end, gifts in ends(at, ground):
        brought = brought_by(end, gifts, ground.as_shown)
        yield Line(worth_on(brought, ground), end.cancelled, end.whites, brought.bonuses)


def ends(at: Position, ground: Ground) -> Iterator[End]:
    """Where the ways to go on from a position end; of the ground only partners and Mercy Cross count."""
    if at.led or (not at.skulls_done and claimable(at)):
        yield from _leadership(at, ground)
    elif at.skulls_done:
        yield at, 0
    else:
        yield from _skulls(at, ground)


def _leadership(at: Position, ground: Ground) -> Iterator[End]:
    aside, led = at.aside, at.led
    faces: tuple[int, ...] = tuple(range(SIDES))
    if led:
        led -= 1
    else:
        if too_many_skulls(at):
            faces = (SKULL,)
        aside |= next_set(at)
    for face in faces:
        yield from ends(
            Position(at.dice, (*at.whites, face), aside, at.cancelled, led, at.leads + 1, at.cheer, at.skulls_done),
            ground,
        )
    if ground.partners and len(faces) > 1:
        yield from ends(
            Position(at.dice, at.whites, aside, at.cancelled, led, at.leads + 1, at.cheer + 1, at.skulls_done), ground
        )


def _skulls(at: Position, ground: Ground) -> Iterator[End]:
    gifts = sets(at.dice, SKULL, 0, at.whites)
    pending = count_face(at.dice, SKULL, 0) - at.cancelled.bit_count()
    taken = at.aside | at.cancelled | mask_of_face(at.dice, SKULL)
    targets = [place for place in range(DICE) if not taken >> place & 1]
    if gifts or ground.merciful or pending <= 0 or not targets:
        yield at, gifts
        return
    seen: set[tuple[int, ...]] = set()
    for gone in combinations(targets, min(pending, len(targets))):
        key = tuple(sorted(at.dice[place] for place in gone))
        if key not in seen:
            seen.add(key)
            cancelled = at.cancelled | sum(1 << place for place in gone)
            yield Position(at.dice, at.whites, at.aside, cancelled, 0, at.leads, at.cheer, True), 0


def brought_by(at: Position, gifts: int, as_shown: bool) -> Brought:
    """What a Tally brings when nothing is left to decide."""
    count = [0] * SIDES
    for place in range(DICE):
        if not at.cancelled >> place & 1:
            count[at.dice[place] % SIDES] += 1
    for face in at.whites:
        count[face] += 1
    earned: tuple[str, ...] = tuple(
        FACES[face]
        for face in (SOLDIER, SOLDIERS, COURAGE, TOOL)
        for _ in range(sets(at.dice, face, at.cancelled, at.whites))
    )
    hidden = 0 if as_shown else at.cancelled
    faces = {code % SIDES for place, code in enumerate(at.dice) if not hidden >> place & 1}
    bonuses = ("skull",) * gifts + ("star",) * at.leads + earned
    return Brought(tuple(count), bonuses, frozenset(faces.union(at.whites)), at.cheer)


def worth_on(brought: Brought, ground: Ground) -> Worth:
    """What that is worth on a ground; a Battle Cry counts as Soldiers."""
    soldiers, courage, stars, tools = ground.change
    count, bonuses = brought.results, brought.bonuses
    quartered = ground.quartermaster and count[TOOL] + max(0, tools) > 0
    all_tools = max(0, count[TOOL] + ground.tools + tools + quartered)
    faces = brought.faces | ground.faces
    if all_tools and (ground.tools or quartered):
        faces |= {TOOL}
    troops = bonuses.count("soldier")
    extra = REINFORCEMENTS * troops + FRESH_TROOPS * bonuses.count("soldiers") + CRY_SOLDIERS * bonuses.count("courage")
    return Worth(
        soldiers=max(0, count[SOLDIER] + 2 * count[SOLDIERS] + soldiers) + extra + 2 * len(bonuses) * ground.veteran,
        courage=max(0, count[COURAGE] + courage),
        stars=max(0, count[STAR] + stars) + FIND_STARS * bonuses.count("tool"),
        points=points(all_tools) + GIFT_POINTS * bonuses.count("skull"),
        straight=int(len(faces) == SIDES),
        gifts=REINFORCEMENTS * troops * ground.partners,
        cheer=LEAD_COURAGE * brought.cheer,
        waiver=bonuses.count("courage"),
    )
