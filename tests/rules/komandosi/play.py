"""A table of Komandosi in play: commands in their text form, and looks at what came of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from game.engine.core.events import Event
from game.engine.core.flow import advance, answer
from game.engine.core.step import Ask, Refusal
from game.engine.komandosi.commands import parse
from game.engine.komandosi.effects import GOODS
from game.engine.komandosi.state import COLOURS, Holdings, Player, State

E = TypeVar("E", bound=Event)


class Play:
    """A table in play: `do` gives commands, `throw` names the next pips, the rest looks."""

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

    def end(self) -> Play:
        """Ends the turn, if something else is offered."""
        return self.do(*self.can(f"done {self.turn}"))

    def walk(self, letter: str = "A", square: str = "") -> Play:
        """A whole turn on foot: to this square, or to the first in reach."""
        self.do(f"roll {letter}")
        return self.do(f"go {letter} {square}" if square else self.can(f"go {letter}")[0]).end()

    def throw(self, *pips: int) -> Play:
        """The pips of the next rolls."""
        self.s.script += [number - 1 for number in pips]
        return self

    def spin(self, *choices: int) -> Play:
        """Other results of chance as they are: the places of squares among those that are possible, lots."""
        self.s.script += choices
        return self

    # ------------------------------------------------------------ looking

    def can(self, start: str = "") -> list[str]:
        """The options in their text form, those that begin with these words."""
        options = [command.text() for command in self.ask.options] if self.ask else []
        return [text for text in options if not start or text == start or text.startswith(f"{start} ")]

    def ends(self, letter: str = "A") -> set[str]:
        """The squares where the move of this roll may end."""
        return {text.split()[2] for text in self.can(f"go {letter}")}

    def why_not(self, command: str) -> Refusal:
        """The refusal of a command that is not possible."""
        assert self.ask is not None
        assert command not in self.can()
        return self.ask.refusal(self.s, parse(command))

    @property
    def turn(self) -> str:
        """Whose turn it is."""
        return self.s.mover.letter

    def player(self, letter: str = "A") -> Player:
        """A player."""
        return self.s.player(letter)

    def at(self, letter: str = "A") -> str:
        """The square of a commando."""
        return self.s.board.names[self.player(letter).square]

    def money(self, letter: str = "A") -> int:
        """What a player carries of it."""
        return self.player(letter).pocket.money

    def things(self, letter: str = "A") -> list[str]:
        """Goods, parts and event cards that a player carries, a name for each."""
        return self._things(self.player(letter).pocket)

    def stored(self, letter: str = "A") -> list[str]:
        """What lies in a player's house, without the money."""
        store = self.player(letter).store
        assert store is not None
        return self._things(store)

    def _things(self, holdings: Holdings) -> list[str]:
        counted: Sequence[tuple[str, int]] = [
            *zip(GOODS, holdings.goods, strict=True),
            *zip(COLOURS, holdings.parts, strict=True),
        ]
        things = [name for name, count in counted for _ in range(count)]
        return things + [self.s.table.event(card).id for card in holdings.kept]

    @property
    def parts(self) -> dict[str, str]:
        """The parts on the board by their squares."""
        return {self.s.board.names[square]: COLOURS[colour] for square, colour in self.s.parts}

    @property
    def winners(self) -> str:
        """The letters of the winners; empty while the game goes on."""
        return "".join(self.s.players[seat].letter for seat in self.s.outcome.winners) if self.s.outcome else ""

    def saw(self, kind: type[E]) -> list[E]:
        """What happened of this kind, in order."""
        return [event for event in self.happened if isinstance(event, kind)]
