"""What makes the clips of Komandosi, and the few words that their makers share (look, section 8)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from game.engine.core.events import Event
from game.engine.core.rng import Numbers
from game.engine.komandosi.state import LETTERS
from game.engine.komandosi.verbs import SIDES
from game.ui import theme, tween
from game.ui.animations import Clip
from game.ui.skins.komandosi.cues import cues_of
from game.ui.skins.komandosi.effects import Banner, Effects, Flight, Place
from game.ui.skins.komandosi.stage import Stage

Made = Clip[Effects]
_FACES = len(theme.DIE_FACES)


class ClipMaker:
    """Makes the clip of an event on the stage as it stands. `reduced` is the setting for less motion."""

    def __init__(self, stage: Callable[[], Stage], reduced: bool = False) -> None:
        self._stage, self.reduced = stage, reduced
        self._numbers = Numbers(1)  # faces that a rolling die shows on its way; never the game's own randomness

    def clip(self, event: Event) -> Made:
        """The clip of an event, with its sounds; many take no time."""
        from game.ui.skins.komandosi.clips import CLIPS  # its makers need this maker's words

        make = CLIPS.get(type(event))
        clip = make(self, event) if make else Clip(event)
        return replace(clip, cues=cues_of(event))

    # ------------------------------------------------------------ words for the makers

    @property
    def stage(self) -> Stage:
        """The table before the event."""
        return self._stage()

    def name(self, letter: str) -> str:
        """A player by his name."""
        return self.stage.table.setup.names[LETTERS.index(letter)]

    def faces(self) -> list[int]:
        """The faces, from 0 on, that a die shows while it rolls."""
        return [self._numbers.below(SIDES) for _ in range(_FACES)]

    def fly(self, event: Event, sprite: str, start: Place, end: Place, ms: float, hop: int = 0) -> Made:
        """Something goes from a place to another; with reduced motion it is there at once."""

        def frame(passed: float, effects: Effects) -> None:
            effects.flights.append(Flight(sprite, start, end, tween.arriving(tween.share(passed, ms)), hop))

        return Clip(event) if self.reduced else Clip(event, ms, frame)

    def banner(self, event: Event, title: str, words: str, colour: str, ms: float) -> Made:
        """Words across the island."""

        def frame(passed: float, effects: Effects) -> None:
            t = 1.0 if self.reduced else tween.share(passed, theme.TIMES["combat_slide"])
            effects.banner = Banner(title, words, colour, t)

        return Clip(event, ms, frame)
