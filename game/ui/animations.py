"""Plays events one after another as short clips; the rules are finished before the first frame."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Generic, TypeVar

from game.engine.core.events import Event

E = TypeVar("E")
"""A game's effects: what a frame shows differently from the stage; all of it is gone when its clip ends."""

HURRY = 8.0
"""How much faster everything plays while the hurry key is held."""
MOST_AT_ONCE = 3
"""Sounds that are heard together when many clips end at once: more would be noise."""


Cue = tuple[float, str]
"""A sound, and the part of its clip after which it is heard."""


@dataclass(frozen=True)
class Clip(Generic[E]):
    """One event in motion: `ms` long at normal speed; `frame` writes what it shows after so many milliseconds.

    A clip that `waits` stays at its end until it is let go. `cues` are its sounds, in the order of their times.
    """

    event: Event
    ms: float = 0
    frame: Callable[[float, E], None] | None = None
    waits: bool = False
    cues: tuple[Cue, ...] = ()


class Player(Generic[E]):
    """The queue of events. `make` turns an event into its clip as the table stands then, `settle` applies it.

    `blank` gives the effects of a frame in which nothing is different yet.
    """

    def __init__(
        self,
        make: Callable[[Event], Clip[E]],
        settle: Callable[[Event], None],
        blank: Callable[[], E],
        cue: Callable[[str], None] = lambda name: None,
    ) -> None:
        self._make, self._settle, self._blank, self._cue = make, settle, blank, cue
        self._queue: deque[Event] = deque()
        self._clip: Clip[E] | None = None
        self._passed = 0.0
        self._sounds: deque[Cue] = deque()
        self.speed = 1.0
        """1 is normal, 0 means that everything happens at once, up to what waits."""
        self.hurry = False

    # ------------------------------------------------------------ looking

    @property
    def running(self) -> bool:
        """Whether something still moves or waits."""
        return bool(self._queue) or self._clip is not None

    @property
    def waiting(self) -> bool:
        """Whether the present clip stands at its end until it is let go."""
        return self._clip is not None and self._clip.waits and self._passed >= self._clip.ms

    @property
    def now(self) -> Event | None:
        """The event that is played."""
        return self._clip.event if self._clip else None

    @property
    def passed(self) -> float:
        """The milliseconds of the present clip that have been played, at normal speed."""
        return self._passed if self._clip else 0.0

    def ahead(self) -> list[Event]:
        """The events that are still to be played, the present one first."""
        return [*([self._clip.event] if self._clip else []), *self._queue]

    def effects(self) -> E:
        """What the present frame shows."""
        effects = self._blank()
        if self._clip and self._clip.frame:
            self._clip.frame(min(self._passed, self._clip.ms), effects)
        return effects

    # ------------------------------------------------------------ playing

    def add(self, events: Iterable[Event]) -> None:
        """Play these after what is still to be played."""
        self._queue.extend(events)
        self.update(0)

    def update(self, ms: float) -> bool:
        """Let time pass; True if the picture changed."""
        if not self.running:
            return False
        if not self.speed:
            moved = not self.waiting
            self.finish()
            return moved
        left = ms * self.speed * (HURRY if self.hurry else 1)
        moved = self._clip is not None and not self.waiting
        while self._begin_next():
            assert self._clip
            rest = self._clip.ms - self._passed
            if left < rest or (self._clip.waits and not (self.hurry and ms)):
                self._passed = min(self._clip.ms, self._passed + left)
                self._sound()
                break
            left -= max(0.0, rest)
            self._passed = self._clip.ms
            self._sound()
            self._end()
            moved = True
        return moved

    def _begin_next(self) -> bool:
        """Begin the next clip if none plays; False if there is nothing left."""
        if self._clip is None and self._queue:
            self._clip, self._passed = self._make(self._queue.popleft()), 0.0
            self._sounds = deque(self._clip.cues)
        return self._clip is not None

    def _sound(self) -> None:
        """Makes the sounds up to the present moment of the clip."""
        assert self._clip
        while self._sounds and self._sounds[0][0] * self._clip.ms <= self._passed:
            self._cue(self._sounds.popleft()[1])

    def _end(self) -> None:
        assert self._clip
        event, self._clip = self._clip.event, None
        self._settle(event)

    def finish(self) -> None:
        """End at once what runs, up to the next clip that waits; of its different sounds the last few are heard."""
        names: dict[str, None] = {}
        while self._begin_next():
            assert self._clip
            for _, name in self._sounds:
                names.pop(name, None)
                names[name] = None
            self._sounds.clear()
            if self._clip.waits:
                self._passed = self._clip.ms
                break
            self._end()
        for name in list(names)[-MOST_AT_ONCE:]:
            self._cue(name)

    def let_go(self) -> None:
        """End the clip that waits; what follows plays on."""
        if self._clip:
            self._end()
            self.update(0)

    def clear(self) -> None:
        """Forget everything, without applying it."""
        self._queue.clear()
        self._clip = None

    def due(self, frame: int) -> int | None:
        """Milliseconds until the next picture; None while nothing moves."""
        return frame if self.running and not self.waiting else None
