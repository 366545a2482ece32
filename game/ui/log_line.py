"""One line of a game's log: a marked sentence with gaps, its colour, its rule, and where on the board to look."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from game.engine.core.text import Message
from game.ui.language import tr, tr_message

Gap = object
"""A sentence or a message to be translated, several of them as a tuple, or anything that says itself as text."""


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the log. `spaces` are the places on the board that it is about, `round` the round or turn."""

    sentence: str
    gaps: Mapping[str, Gap] = field(default_factory=dict)
    kind: str = "move"
    colour: str = "mist"
    rule: str = ""
    indent: bool = False
    spaces: tuple[int, ...] = ()
    round: int = 0

    def words(self) -> str:
        """The line in the player's language."""
        return tr(self.sentence).format(**{name: _said(gap) for name, gap in self.gaps.items()})


def _said(gap: Gap) -> str:
    if isinstance(gap, tuple):
        return ", ".join(_said(part) for part in gap)
    return tr_message(gap) if isinstance(gap, (str, Message)) else str(gap)
