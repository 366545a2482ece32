"""Luck of Komandosi as a tutorial writes it: pips, squares that the spinner shows, colours of parts that are drawn."""

from __future__ import annotations

import re
from collections.abc import Sequence

from game.engine.core.scripted import Result
from game.engine.komandosi.spinner import spinner_squares
from game.engine.komandosi.state import COLOURS, State

_PLAIN = "plain:"
_SQUARE = re.compile(rf"({_PLAIN})?[A-Z][1-9]\d?")
"""`K7`; `plain:K7` where a card lets the spinner show plain land only."""
KNOWN = ("1 to 6", *COLOURS, "K7", f"{_PLAIN}K7")
"""What may be written, for a message."""


def knows(result: Result) -> bool:
    """Whether it is one of the results that may be written."""
    if isinstance(result, int):
        return 1 <= result <= 6
    return result in COLOURS or _SQUARE.fullmatch(result) is not None


def numbers(s: State, results: Sequence[Result]) -> list[int]:
    """The numbers behind results that fall one after another on a table.

    A square on which the spinner has put something is not free for its next turn. Raises ValueError with a reason.
    """
    found, taken, reserve = [], 0, list(s.reserve)
    for result in results:
        if isinstance(result, int):
            found.append(result - 1)
        elif result in COLOURS:
            colour = COLOURS.index(result)
            found.append(sum(reserve[:colour]))
            reserve[colour] -= 1
        else:
            square, number = _spun(s, result, taken)
            found.append(number)
            taken |= 1 << square
    return found


def _spun(s: State, result: str, taken: int) -> tuple[int, int]:
    """The square that the spinner shows, and which of the possible ones it is."""
    square = s.board.square_of.get(result.removeprefix(_PLAIN), -1)
    with_forest = s.table.rulings.spin_forest and not result.startswith(_PLAIN)
    free = spinner_squares(s, with_forest) & ~taken
    if square < 0 or not free >> square & 1:
        raise ValueError(f'the spinner cannot show "{result}"')
    return square, (free & ((1 << square) - 1)).bit_count()
