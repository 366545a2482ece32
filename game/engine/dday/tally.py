"""What six dice are worth: sets of three colours, the Straight, the Tally and its Item Points (dday:D7-D17)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from game.engine.dday.dice import (
    COURAGE,
    DICE,
    FACES,
    SIDES,
    SOLDIER,
    SOLDIERS,
    STAR,
    TOOL,
    WHITE,
    Dice,
    colour_of,
    face_of,
)
from game.engine.dday.state import State, Unit

POINTS = (0, 1, 3, 6, 12, 24, 48)
"""Item Points for so many Tools (dday:D8)."""
FURTHER = 24
"""Item Points of every Tool after the sixth."""
TOKENS = {"tool": (0, 0, 0, 1), "star": (0, 0, 1, 0), "soldier": (-1, 0, 0, 0)}
"""The random tokens as changes of Soldiers, Courage, Stars and Tools (dday:Q58)."""
Change = tuple[int, int, int, int]


@dataclass(frozen=True, slots=True)
class Tally:
    """What a Tally gives in Phase 2, without bonuses: Soldiers, Courage, Stars, Tools and their Item Points."""

    soldiers: int
    courage: int
    stars: int
    tools: int
    points: int


def points(tools: int) -> int:
    """The Item Points of some Tools (dday:D8)."""
    return POINTS[tools] if tools < len(POINTS) else POINTS[-1] + FURTHER * (tools - len(POINTS) + 1)


def sets(dice: Dice, face: int, skip: int, whites: Iterable[int] = ()) -> int:
    """How many RWB sets of a face there are; `skip` is a mask of dice that do not count (dday:D9, Q6)."""
    count = [0, 0, 0]
    for place in range(DICE):
        if dice[place] % SIDES == face and not skip >> place & 1:
            count[dice[place] // SIDES] += 1
    for white in whites:
        if white == face:
            count[WHITE] += 1
    return min(count)


def first_set(dice: Dice, face: int, skip: int, whites: Iterable[int] = ()) -> int:
    """The mask of the dice of one RWB set of a face; a white result may stand in for the white die."""
    mask, colours = 0, set()
    if face in whites:
        colours.add(WHITE)
    for place in range(DICE):
        colour = colour_of(dice[place])
        if face_of(dice[place]) == face and not skip >> place & 1 and colour not in colours:
            colours.add(colour)
            mask |= 1 << place
    return mask


def count_face(dice: Dice, face: int, skip: int) -> int:
    """How many dice outside the mask `skip` show a face."""
    return sum(dice[place] % SIDES == face and not skip >> place & 1 for place in range(DICE))


def mask_of_face(dice: Dice, face: int) -> int:
    """The mask of the dice that show a face."""
    return sum(1 << place for place in range(DICE) if dice[place] % SIDES == face)


def sector_change(s: State, sector: int) -> Change:
    """What a sector adds to each Tally, or takes off it: Soldiers, Courage, Stars, Tools (dday:D30)."""
    spec = s.table.board.sectors[sector]
    change = (spec.soldiers, spec.courage, spec.stars, spec.tools)
    for place, token in s.tokens:
        if place == sector:
            change = tuple(a + b for a, b in zip(change, TOKENS[token], strict=True))  # type: ignore[assignment]
    return change


def sector_faces(change: Change) -> list[int]:
    """The faces that a sector's bonus adds; they have no colour (dday:D30)."""
    soldiers, courage, stars, tools = change
    return [SOLDIER] * max(soldiers, 0) + [COURAGE] * max(courage, 0) + [STAR] * max(stars, 0) + [TOOL] * max(tools, 0)


def shown_faces(s: State, unit: Unit) -> set[int]:
    """Every face in a Unit's Tally that counts for a Straight (dday:Q1, Q11, Q40)."""
    rulings = s.table.rulings
    hidden = 0 if rulings.straight_before_skulls else unit.cancelled
    faces = {face_of(code) for place, code in enumerate(unit.dice) if not hidden >> place & 1}
    faces.update(unit.whites)
    if unit.tools:
        faces.add(TOOL)
    if rulings.bonus_fills_straight:
        faces.update(sector_faces(sector_change(s, unit.sector)))
    return faces


def is_straight(faces: set[int]) -> bool:
    """Whether each of the six faces is there (dday:D17)."""
    return len(faces) == len(FACES)


def shows_courage(s: State, unit: Unit) -> bool:
    """Whether there is Courage in a Unit's Tally that no Skull cancelled, before the sector's penalty (dday:Q64)."""
    shown = count_face(unit.dice, COURAGE, unit.cancelled) + unit.whites.count(COURAGE)
    return shown + max(0, sector_change(s, unit.sector)[1]) > 0


def tally_of(s: State, unit: Unit) -> Tally:
    """A Unit's Tally as its dice, white results and cards are now, with its sector's bonus and penalty."""
    count = [0] * SIDES
    for place, code in enumerate(unit.dice):
        if not unit.cancelled >> place & 1:
            count[code % SIDES] += 1
    for face in unit.whites:
        count[face] += 1
    soldiers, courage, stars, tools = sector_change(s, unit.sector)
    tools = max(0, count[TOOL] + unit.tools + tools)
    return Tally(
        soldiers=max(0, count[SOLDIER] + 2 * count[SOLDIERS] + soldiers),
        courage=max(0, count[COURAGE] + courage),
        stars=max(0, count[STAR] + stars),
        tools=tools,
        points=points(tools),
    )
