"""What every game's state holds besides its own table: the agenda, the randomness, the outcome, the events."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Literal

from game.engine.core.events import Event
from game.engine.core.step import Step

Reveal = Literal["", "roll", "draw"]


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: the winning seats (empty: everybody lost), the rule that says so and the reason's id."""

    winners: tuple[int, ...]
    rule: str
    reason: str


@dataclass(slots=True)
class GameState:
    """The part of a state that the core knows.

    `agenda` is a stack, its last line comes next. `script` holds forced results, used before `rng`.
    `reveals` counts what was rolled or turned up; undo stops there and `revealed` says what it was.
    `events` collects what the verbs did since the last look; None switches the collecting off (bots, searches).
    """

    agenda: list[Step[Any]]
    rng: int | None
    script: list[int] = field(default_factory=list)
    reveals: int = 0
    revealed: Reveal = ""
    outcome: Outcome | None = None
    events: list[Event] | None = field(default_factory=list)

    def clone(self) -> GameState:
        """An independent copy; steps, commands and cards are frozen and shared."""
        raise NotImplementedError

    def problems(self) -> list[str]:
        """Everything about this state that no legal game can reach; empty when all is well."""
        raise NotImplementedError


def reveal(s: GameState, what: Reveal) -> None:
    """Notes that luck or a hidden card came to light: what was before cannot be taken back."""
    s.reveals += 1
    s.revealed = what


def emit(s: GameState, kind: Callable[..., Event], *told: Any) -> None:
    """Tells whoever listens; where nobody does, the event is not even made."""
    if s.events is not None:
        s.events.append(kind(*told))
