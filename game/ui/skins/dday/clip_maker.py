"""What makes the clips of D-Day Dice, and the few words that their makers share (look, section 8)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from game.engine.core.events import Event
from game.engine.core.rng import Numbers
from game.engine.dday.dice import SIDES
from game.engine.dday.state import LETTERS
from game.ui import theme, tween
from game.ui.animations import Clip
from game.ui.skins.dday.cues import cues_of
from game.ui.skins.dday.effects import Banner, Dial, Effects, Flight, Place
from game.ui.skins.dday.stage import Stage

Made = Clip[Effects]
_FACES = len(theme.DIE_FACES)
_LEAST_COUNT = 160  # milliseconds: a dial that counts is seen to


class ClipMaker:
    """Makes the clip of an event on the stage as it stands. `reduced` is the setting for less motion."""

    def __init__(self, stage: Callable[[], Stage], reduced: bool = False) -> None:
        self._stage, self.reduced = stage, reduced
        self._numbers = Numbers(1)  # faces that a rolling die shows on its way; never the game's own randomness

    def clip(self, event: Event) -> Made:
        """The clip of an event, with its sounds; many take no time."""
        from game.ui.skins.dday.clips import CLIPS  # its makers need this maker's words

        make = CLIPS.get(type(event))
        clip = make(self, event) if make else Clip(event)
        return replace(clip, cues=cues_of(event, self.stage))

    # ------------------------------------------------------------ words for the makers

    @property
    def stage(self) -> Stage:
        """The table before the event."""
        return self._stage()

    def name(self, letter: str) -> str:
        """A Unit by its name."""
        return self.stage.table.setup.names[LETTERS.index(letter)]

    def faces(self, sides: int = SIDES) -> list[int]:
        """The faces, from 0 on, that a die shows while it rolls."""
        return [self._numbers.below(sides) for _ in range(_FACES)]

    def fly(self, event: Event, sprite: str, start: Place, end: Place, time: str = "card_draw") -> Made:
        """Something goes from a place to another; with reduced motion it is there at once."""
        ms = theme.TIMES[time]

        def frame(passed: float, effects: Effects) -> None:
            effects.flights.append(Flight(sprite, start, end, tween.arriving(tween.share(passed, ms))))

        return Clip(event) if self.reduced else Clip(event, ms, frame)

    def banner(self, event: Event, title: str, words: str, colour: str, ms: float) -> Made:
        """Words across the map."""

        def frame(passed: float, effects: Effects) -> None:
            t = 1.0 if self.reduced else tween.share(passed, theme.TIMES["combat_slide"])
            effects.banner = Banner(title, words, colour, t)

        return Clip(event, ms, frame)


def counting(effects: Effects, unit: str, dial: str, start: int, end: int, t: float) -> None:
    """A dial on its way from a number to another."""
    effects.dials[unit, dial] = Dial(round(start + (end - start) * t), end > start)


def count_ms(count: int, each: str = "count_unit") -> float:
    """How long a dial counts so many."""
    return max(_LEAST_COUNT, min(theme.TIMES["count_most"], abs(count) * theme.TIMES[each]))
