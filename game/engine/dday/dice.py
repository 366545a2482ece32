"""The six dice of a Unit: two red, two white, two blue, the same six faces on each (dday:D6, D7).

A die is one number, `6 * colour + face`, so that six dice are a tuple of six small integers.
"""

from __future__ import annotations

from typing import Literal

FaceName = Literal["skull", "star", "soldier", "soldiers", "courage", "tool"]
FACES: tuple[FaceName, ...] = ("skull", "star", "soldier", "soldiers", "courage", "tool")
SKULL, STAR, SOLDIER, SOLDIERS, COURAGE, TOOL = range(6)
COLOURS = ("red", "white", "blue")
RED, WHITE, BLUE = range(3)
SIDES = 6
DICE = 6
"""Dice of a Unit."""
COLOUR_OF = (RED, RED, WHITE, WHITE, BLUE, BLUE)
"""The colours of a fresh set of dice, by their places."""
Dice = tuple[int, ...]


def die(colour: int, face: int) -> int:
    """The number of a die."""
    return SIDES * colour + face


def face_of(code: int) -> int:
    """The face that a die shows."""
    return code % SIDES


def colour_of(code: int) -> int:
    """The colour of a die."""
    return code // SIDES


def places(mask: int) -> tuple[int, ...]:
    """The places (from 0) in a mask of dice."""
    return tuple(place for place in range(DICE) if mask >> place & 1)


def mask_of(text: str) -> int:
    """The mask of dice that a command names by their numbers from 1 on, such as "146"."""
    return sum(1 << (int(number) - 1) for number in text)


def text_of(mask: int) -> str:
    """The numbers, from 1 on, of the dice in a mask."""
    return "".join(str(place + 1) for place in places(mask))
