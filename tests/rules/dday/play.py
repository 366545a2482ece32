"""A table of D-Day Dice in play: commands in their text form, and looks at what came of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, TypeVar

from game.engine.core.events import Event
from game.engine.core.flow import advance, answer
from game.engine.core.step import Ask, Choice, Refusal
from game.engine.dday.commands import Ready, parse
from game.engine.dday.dice import COLOURS, FACES, SIDES, colour_of, face_of
from game.engine.dday.state import State, Unit

E = TypeVar("E", bound=Event)


@dataclass(frozen=True, slots=True)
class Halt(Choice[State]):
    """Waits where the part of the game ends that a test looks at."""

    def options(self, s: State) -> list[Any]:
        return [Ready("A")]

    def why_not(self, s: State, pick: str, after: tuple[str, ...] = ()) -> Refusal | None:
        return None


def results(what: str | int) -> list[int]:
    """Forced results: faces of dice ("star skull") or the pips of a machine gun or landmine die."""
    return [what - 1] if isinstance(what, int) else [FACES.index(name) for name in what.split()]  # type: ignore[arg-type]


class Play:
    """A table in play: `do` gives commands, the rest looks."""

    def __init__(self, s: State) -> None:
        self.s = s
        self.happened: list[Event] = []
        self.ask: Ask | None = None
        self._go_on()

    def _go_on(self) -> None:
        self.ask = advance(self.s)
        self.happened += self.s.events or []
        self.s.events = []
        problems = self.s.problems()
        assert not problems, problems

    # ------------------------------------------------------------ playing

    def do(self, *commands: str) -> Play:
        """Carries out commands, each of which must be possible."""
        for text in commands:
            command = parse(text)
            assert self.ask is not None, f'"{text}" comes after the end of the game'
            assert command in self.ask.options, f'"{text}" is none of {self.can()}'
            answer(self.s, command)
            self._go_on()
        return self

    def throw(self, *dice: str | int) -> Play:
        """The results of the next dice."""
        for what in dice:
            self.s.script += results(what)
        return self

    def all_ready(self) -> Play:
        """Every Unit that is asked has nothing more to do, until the part ends."""
        while not self.halted and (ready := self.can("ready")):
            self.do(ready[0])
        return self

    # ------------------------------------------------------------ looking

    @property
    def halted(self) -> bool:
        """Whether the part of the game that the test looks at is over."""
        return self.ask is not None and isinstance(self.ask.choice, Halt)

    @property
    def lost(self) -> bool:
        """Whether everybody lost."""
        return self.s.outcome is not None and not self.s.outcome.winners

    @property
    def won(self) -> bool:
        """Whether everybody won."""
        return self.s.outcome is not None and bool(self.s.outcome.winners)

    def can(self, start: str = "") -> list[str]:
        """The options in their text form, those that begin with these words; none when the part is over."""
        options = [command.text() for command in self.ask.options] if self.ask and not self.halted else []
        return [text for text in options if not start or text == start or text.startswith(f"{start} ")]

    def why_not(self, command: str) -> Refusal:
        """The refusal of a command that is not possible."""
        assert self.ask is not None
        assert command not in self.can()
        return self.ask.refusal(self.s, parse(command))

    def unit(self, letter: str = "A") -> Unit:
        """A Unit."""
        return self.s.unit(letter)

    def at(self, letter: str = "A") -> str:
        """The name of a Unit's sector."""
        return self.s.table.board.names[self.unit(letter).sector]

    def has(self, letter: str = "A") -> tuple[int, int, int, int]:
        """Soldiers, Courage, Stars and Item Points of a Unit."""
        unit = self.unit(letter)
        return unit.soldiers, unit.courage, unit.stars, unit.points

    def faces(self, letter: str = "A") -> str:
        """What the dice of a Unit show."""
        return " ".join(FACES[face_of(code)] for code in self.unit(letter).dice)

    def colours(self, letter: str = "A") -> str:
        """The colours of a Unit's dice, a letter each."""
        return "".join(COLOURS[colour_of(code)][0] for code in self.unit(letter).dice)

    def cancelled(self, letter: str = "A") -> list[int]:
        """The numbers (from 1) of the dice that Skulls cancelled."""
        return [place + 1 for place in range(SIDES) if self.unit(letter).cancelled >> place & 1]

    def saw(self, kind: type[E]) -> list[E]:
        """What happened of this kind, in order."""
        return [event for event in self.happened if isinstance(event, kind)]
