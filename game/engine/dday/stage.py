"""A stage of a phase: a choice that all Units have which are not ready (dday:D5)."""

from __future__ import annotations

from typing import ClassVar

from game.engine.core.step import Choice
from game.engine.dday.state import State


class Stage(Choice[State]):
    """Waits until every Unit is ready; it is skipped when all are."""

    __slots__ = ()
    rule: ClassVar[str] = "dday:D5"
    optional: ClassVar[bool] = True
    window: ClassVar[str] = ""
    """The time of cards that it is; a Unit that is handed such a card is asked after all."""
    spends: ClassVar[bool] = False
    """Whether a resource that is handed over can be spent in it."""

    def seats(self, s: State) -> tuple[int, ...]:
        """The seats that are not ready."""
        return tuple(unit.seat for unit in s.units if not unit.ready)
