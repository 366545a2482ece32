"""The log of D-Day Dice: lines of marked sentences with gaps, one command after another."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Literal

from game.engine.core.events import Event
from game.engine.core.text import N_, Message
from game.engine.dday import events as e
from game.engine.dday.dice import COLOURS, colour_of, face_of, places
from game.engine.dday.state import LETTERS, State, Table
from game.ui.log_line import Gap, Line

Kind = Literal["round", "roll", "card", "move", "fight", "trade"]

FACE_NAMES = (N_("Skull"), N_("Star"), N_("1 Soldier"), N_("2 Soldiers"), N_("Courage"), N_("Tool"))
"""The faces of a die in the order of their numbers."""
RESOURCE_NAMES = {
    "soldiers": N_("Soldiers"),
    "courage": N_("Courage"),
    "stars": N_("Stars"),
    "points": N_("Item Points"),
}
_LETTER = {colour: colour[0].upper() for colour in COLOURS}  # as on the badges of the dice


@dataclass(frozen=True, slots=True)
class Memory:
    """What the writers need to know of the moment before an event."""

    turn: int = 0
    dice: dict[str, tuple[int, ...]] = field(default_factory=dict)
    sectors: dict[str, int] = field(default_factory=dict)

    @classmethod
    def of(cls, s: State) -> Memory:
        """What there is to know of a state."""
        dice = {unit.letter: unit.dice for unit in s.units if unit.dice}
        return cls(s.turn, dice, {unit.letter: unit.sector for unit in s.units})

    def after(self, event: Event) -> Memory:
        """The memory when the event has happened."""
        match event:
            case e.TurnBegan(turn=turn):
                return Memory(turn, self.dice, self.sectors)
            case e.DiceRolled(unit=unit, dice=dice) | e.TallyCopied(unit=unit, dice=dice):
                return self._with_dice({unit: dice})
            case e.DieChanged(unit=unit, die=die, code=code):
                dice = self.dice[unit]
                return self._with_dice({unit: (*dice[:die], code, *dice[die + 1 :])})
            case e.DiceSwapped(unit=unit, die=die, other=other, other_die=other_die):
                mine, theirs = list(self.dice[unit]), list(self.dice[other])
                mine[die], theirs[other_die] = theirs[other_die], mine[die]
                return self._with_dice({unit: tuple(mine), other: tuple(theirs)})
            case e.UnitMoved(unit=unit, sector=sector):
                return Memory(self.turn, self.dice, self.sectors | {unit: sector})
        return self

    def _with_dice(self, dice: dict[str, tuple[int, ...]]) -> Memory:
        return Memory(self.turn, self.dice | dice, self.sectors)


class LogBook:
    """All lines so far, with a memory of the moment that each command began with."""

    def __init__(self, table: Table, start: State) -> None:
        self.table = table
        self.now = Memory.of(start)
        self.lines: list[Line] = []
        self.ends: list[int] = []
        """The number of lines after each event of the last `add`."""
        self._marks: list[tuple[int, Memory]] = []

    def add(self, events: Iterable[Event]) -> None:
        """Writes what one command (or the set-up) made happen."""
        from game.ui.skins.dday.log_lines import lines_of  # the writers need the book's words

        self.ends = []
        for event in events:
            self.lines += lines_of(self, event)
            self.ends.append(len(self.lines))
            self.now = self.now.after(event)
        self._marks.append((len(self.lines), self.now))

    def rewind(self, commands: int) -> None:
        """Leaves only the set-up and the first so many commands."""
        del self._marks[commands + 1 :]
        count, self.now = self._marks[-1]
        del self.lines[count:]

    def begin_at(self, commands: int, state: State) -> None:
        """An empty book for a game of which so many commands are not known any more."""
        self.lines.clear()
        self.now = Memory.of(state)
        self._marks = [(0, self.now)] * (commands + 1)

    def command_of(self, line: int) -> int:
        """How many commands had been played when this line was written."""
        return next((n for n, (count, _) in enumerate(self._marks) if line < count), len(self._marks))

    def as_text(self) -> str:
        """The whole log, for the clipboard."""
        return "\n".join(("    " if line.indent else "") + line.words() for line in self.lines)

    # ------------------------------------------------------------ words for the writers

    def line(self, event: Event, sentence: str, kind: Kind, colour: str = "mist", **gaps: Gap) -> Line:
        """A line about an event, with its rule and the sectors that it is about."""
        rule: str = getattr(event, "by", "") or event.rule
        return Line(sentence, gaps, kind, colour, rule, spaces=self._sectors(event), round=self.now.turn)

    def detail(self, event: Event, sentence: str, kind: Kind, colour: str = "fog", **gaps: Gap) -> Line:
        """An indented line that says more about the one before."""
        rule: str = getattr(event, "by", "") or event.rule
        return Line(sentence, gaps, kind, colour, rule, True, self._sectors(event), self.now.turn)

    def _sectors(self, event: Event) -> tuple[int, ...]:
        """The sectors that an event is about."""
        if isinstance(event, e.UnitMoved):
            return event.origin, event.sector
        sector = getattr(event, "sector", None)
        if sector is None:
            sector = self.now.sectors.get(getattr(event, "unit", ""))
        return () if sector is None else (sector,)

    def unit(self, letter: str) -> str:
        """A Unit by its name."""
        return self.table.setup.names[LETTERS.index(letter)]

    def sector(self, number: int) -> str:
        """A sector by its name."""
        return self.table.board.names[number]

    def card(self, card: str) -> str:
        """A card by its name."""
        return self.table.card(card).name

    def die(self, code: int) -> Message:
        """A die by the letter of its colour and its face, such as "R Star"."""
        colour = COLOURS[colour_of(code)]
        return Message("{colour} {face}", {"colour": _LETTER[colour], "face": Message(FACE_NAMES[face_of(code)])})

    def dice(self, unit: str, mask: int, dice: tuple[int, ...] = ()) -> tuple[Message, ...]:
        """Some dice of a Unit, as they lie or as given."""
        lying = dice or self.now.dice[unit]
        return tuple(self.die(lying[place]) for place in places(mask))
