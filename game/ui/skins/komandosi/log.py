"""The log of Komandosi: lines of marked sentences with gaps, one command after another."""

from __future__ import annotations

from typing import Literal

from game.engine.core.events import Event
from game.engine.core.text import N_, Message
from game.engine.komandosi import events as e
from game.engine.komandosi.board_spec import square_name
from game.engine.komandosi.state import COLOURS, LETTERS, Table
from game.ui import log_book
from game.ui.log_line import Gap, Line
from game.ui.skins.komandosi.stage import Stage

Kind = Literal["round", "roll", "move", "fight", "money", "card"]

COLOUR_NAMES = (N_("orange"), N_("purple"), N_("brown"))
"""The colours of parts in the order of their numbers."""
GOODS_NAMES = {
    "launcher": N_("rocket launcher"),
    "rifle": N_("rifle"),
    "rocket": N_("rocket"),
    "cartridge": N_("cartridge"),
}
PASS_NAMES = {
    "train": N_("free train ride"),
    "car": N_("free car"),
    "boat": N_("free boat"),
    "hospital": N_("first aid kit"),
    "map": N_("treasure map"),
}


def thing_name(thing: str) -> str:
    """Money, goods, a part or a pass in words, to be translated."""
    if thing in COLOURS:
        return (N_("orange part"), N_("purple part"), N_("brown part"))[COLOURS.index(thing)]
    return GOODS_NAMES.get(thing) or PASS_NAMES.get(thing) or N_("money")


class LogBook(log_book.LogBook[Stage]):
    """The book of Komandosi."""

    @property
    def table(self) -> Table:
        """What nothing changes: board, cards, names."""
        return self.stage.table

    def lines_of(self, event: Event) -> list[Line]:
        from game.ui.skins.komandosi.log_lines import lines_of  # the writers need the book's words

        return lines_of(self, event)

    # ------------------------------------------------------------ words for the writers

    def line(self, event: Event, sentence: str, kind: Kind, colour: str = "mist", **gaps: Gap) -> Line:
        """A line about an event, with its rule and the squares that it is about."""
        rule: str = getattr(event, "by", "") or event.rule
        return Line(sentence, gaps, kind, colour, rule, spaces=self._squares(event), round=self.stage.round)

    def detail(self, event: Event, sentence: str, kind: Kind, colour: str = "fog", **gaps: Gap) -> Line:
        """An indented line that says more about the one before."""
        rule: str = getattr(event, "by", "") or event.rule
        return Line(sentence, gaps, kind, colour, rule, True, self._squares(event), self.stage.round)

    def _squares(self, event: Event) -> tuple[int, ...]:
        """The squares that an event is about."""
        if isinstance(event, e.Moved):
            return self.stage.pawn(event.player).square, event.path[-1]
        if isinstance(event, e.AttackAnnounced | e.AttackEnded):
            return self.stage.pawn(event.player).square, self.stage.pawn(event.target).square
        if isinstance(event, e.PartMoved):
            return event.square, event.to
        square = getattr(event, "square", None)
        if square is None and (letter := getattr(event, "player", "")):
            square = self.stage.pawn(letter).square
        return () if square is None or square < 0 else (square,)

    def name(self, letter: str) -> str:
        """A player by his name."""
        return self.table.setup.names[LETTERS.index(letter)]

    def square(self, number: int) -> str:
        """A square by its coordinates."""
        return square_name(number, self.table.setup.board.columns)

    def card(self, card: int) -> str:
        """An event card by its name."""
        return self.table.event(card).name

    def several(self, thing: str, count: int) -> Message | str:
        """A thing, and how many where there are more of it."""
        name = Message(thing_name(thing))
        return Message("{count} x {thing}", {"count": count, "thing": name}) if count > 1 else name
