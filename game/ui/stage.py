"""What a game's table looks like as plain data that events change; the window draws it, never the state behind it.

A game derives its stage from this: a slots dataclass with what can be seen, `of`, `clone`, and `changes`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Self

from game.engine.core.events import Event

Change = Callable[[Any, Any], None]
"""What an event (second) changes on a stage (first)."""


class FoldedStage:
    """Everything that can be seen. `of(state)` equals the stage before, with every event since then applied."""

    __slots__ = ()
    changes: ClassVar[Mapping[type[Event], Change]] = {}

    @classmethod
    def of(cls, state: Any) -> Self:
        """The stage that shows a state."""
        raise NotImplementedError

    def clone(self) -> Self:
        """An independent copy."""
        raise NotImplementedError

    def remember(self, before: Self) -> None:
        """Takes over what no state holds, such as a card that lies open, from the stage as events made it."""

    def apply(self, event: Event) -> None:
        """Changes what the event tells; an event that moves nothing changes nothing."""
        if change := self.changes.get(type(event)):
            change(self, event)


def sets(**names: str) -> Change:
    """Copies fields of the event onto the stage: field of the stage = field of the event."""

    def change(stage: Any, event: Any) -> None:
        for here, there in names.items():
            setattr(stage, here, getattr(event, there))

    return change
