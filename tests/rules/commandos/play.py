"""A table of Dice Commandos in play: commands in their text form, and looks at what came of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, TypeVar

from game.engine.commandos.commands import Decline, parse
from game.engine.commandos.state import OFF_MAP, State
from game.engine.core.events import Event
from game.engine.core.flow import advance, answer
from game.engine.core.step import Ask, Choice, Refusal

E = TypeVar("E", bound=Event)


@dataclass(frozen=True, slots=True)
class Halt(Choice[State]):
    """Waits where the part of the game ends that a test looks at."""

    def options(self, s: State) -> list[Any]:
        return [Decline()]

    def why_not(self, s: State, pick: str, after: tuple[str, ...] = ()) -> Refusal | None:
        return None


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

    def do(self, *commands: str) -> Play:
        """Carries out commands, each of which must be possible."""
        for text in commands:
            command = parse(text)
            assert self.ask is not None, f'"{text}" comes after the end of the game'
            assert command in self.ask.options, f'"{text}" is none of {self.can()}'
            answer(self.s, command)
            self._go_on()
        return self

    def throw(self, *faces: int) -> Play:
        """The results of the next dice."""
        self.s.script += [face - 1 for face in faces]
        return self

    def can(self, word: str = "") -> list[str]:
        """The options in their text form, those with this first word (or words)."""
        options = [command.text() for command in self.ask.options] if self.ask else []
        return [text for text in options if not word or text == word or text.startswith(f"{word} ")]

    def spaces(self, letter: str) -> set[str]:
        """The spaces to which a commando may walk now."""
        return {text.split()[2] for text in self.can(f"walk {letter}")}

    def why_not(self, command: str) -> Refusal:
        """The refusal of a command that is not possible."""
        assert self.ask is not None
        assert command not in self.can()
        return self.ask.refusal(self.s, parse(command))

    def at(self, letter: str) -> str:
        """The name of a die's space; "off" for one in the Deploy box or the enemy pool."""
        space = self.s.die(letter).space
        return "off" if space == OFF_MAP else self.s.table.board.names[space]

    def pips(self, letters: str) -> list[int]:
        """What these dice show."""
        return [self.s.die(letter).pips for letter in letters]

    def hidden(self) -> str:
        """The letters of the commandos with a stealth token."""
        return "".join(die.letter for die in self.s.commandos if die.stealth)

    def asks(self, kind: type[Choice[State]]) -> bool:
        """Whether a choice of this kind waits."""
        return self.ask is not None and isinstance(self.ask.choice, kind)

    @property
    def over(self) -> bool:
        """Whether the part of the game that the test looks at is over."""
        return self.asks(Halt)

    @property
    def result(self) -> tuple[bool, str] | None:
        """Won or lost, and why; None while the game goes on."""
        outcome = self.s.outcome
        return (bool(outcome.winners), outcome.reason) if outcome else None

    def saw(self, kind: type[E]) -> list[E]:
        """What happened so far, of one kind."""
        return [event for event in self.happened if isinstance(event, kind)]

    def top(self) -> str:
        """The name of the directive on top of the deck."""
        return directive_name(self.s.directives.pile[-1])


def directive_name(card: int) -> str:
    """A directive by its number from 1, with a quote mark when it lies turned."""
    return f"{card // 2 + 1}{chr(39) * (card & 1)}"
