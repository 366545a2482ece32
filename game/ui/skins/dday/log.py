"""The log of D-Day Dice: lines of marked sentences with gaps, one command after another."""

from __future__ import annotations

from typing import Literal

from game.engine.core.events import Event
from game.engine.core.text import N_, Message
from game.engine.dday import events as e
from game.engine.dday.dice import COLOURS, colour_of, face_of, places
from game.engine.dday.state import LETTERS, Table
from game.ui import log_book
from game.ui.log_line import Gap, Line
from game.ui.skins.dday.stage import Stage

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


class LogBook(log_book.LogBook[Stage]):
    """The book of D-Day Dice."""

    @property
    def table(self) -> Table:
        """What nothing changes: board, cards, names."""
        return self.stage.table

    def lines_of(self, event: Event) -> list[Line]:
        from game.ui.skins.dday.log_lines import lines_of  # the writers need the book's words

        return lines_of(self, event)

    # ------------------------------------------------------------ words for the writers

    def line(self, event: Event, sentence: str, kind: Kind, colour: str = "mist", **gaps: Gap) -> Line:
        """A line about an event, with its rule and the sectors that it is about."""
        rule: str = getattr(event, "by", "") or event.rule
        return Line(sentence, gaps, kind, colour, rule, spaces=self._sectors(event), round=self.stage.turn)

    def detail(self, event: Event, sentence: str, kind: Kind, colour: str = "fog", **gaps: Gap) -> Line:
        """An indented line that says more about the one before."""
        rule: str = getattr(event, "by", "") or event.rule
        return Line(sentence, gaps, kind, colour, rule, True, self._sectors(event), self.stage.turn)

    def _sectors(self, event: Event) -> tuple[int, ...]:
        """The sectors that an event is about."""
        if isinstance(event, e.UnitMoved):
            return event.origin, event.sector
        sector = getattr(event, "sector", None)
        if sector is None and (letter := getattr(event, "unit", "")):
            sector = self.stage.unit(letter).sector
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
        lying = dice or self.stage.unit(unit).dice
        return tuple(self.die(lying[place]) for place in places(mask))
