"""Events: what the verbs did, told in the past tense for the window, the log and the statistics."""

from __future__ import annotations

from typing import ClassVar


class Event:
    """One thing that happened. Subclasses are dataclasses named in the past tense."""

    __slots__ = ()
    rule: ClassVar[str] = ""
    """The rule that made it happen, for the log's citation; an event with its own `by` tells it more exactly."""
