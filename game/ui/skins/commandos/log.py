"""The log of Dice Commandos: lines of marked sentences with gaps, one command after another."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from game.engine.commandos import events as e
from game.engine.commandos.state import OFF_MAP, Table, is_enemy
from game.engine.core.events import Event
from game.ui import log_book
from game.ui.language import tr
from game.ui.log_line import Line
from game.ui.skins.commandos.stage import Stage

Kind = Literal["round", "move", "fight", "card", "enemy", "token"]


@dataclass(frozen=True, slots=True)
class Who:
    """A die by the name of its face and its value at that moment, such as "Lookout 5"."""

    name: str
    pips: int

    def __str__(self) -> str:
        return f"{tr(self.name)} {self.pips}"


Gap = str | int | Who
_ROLLED_BY = {
    "deploy": "commandos:A10",
    "spawn": "commandos:E8",
    "train": "commandos:A11",
    "event": "commandos:R3",
}


def rule_of(event: Event, phase: str) -> str:
    """The rule that made an event happen: what it tells itself, or what its kind means for this die in this phase."""
    told: str = getattr(event, "by", "")
    if ":" in told:
        return told
    enemy, setting_up = is_enemy(getattr(event, "die", "")), phase == "setup"
    match event:
        case e.DieRolled() | e.DiePlaced() if setting_up:
            return "commandos:S17" if enemy else "commandos:S16"
        case e.DieRolled(why=why):
            return _ROLLED_BY.get(why, event.rule)
        case e.DiePlaced() if enemy:
            return "commandos:E8"
        case e.DieMoved() if enemy:
            return "commandos:E3"
    return event.rule


class LogBook(log_book.LogBook[Stage]):
    """The book of Dice Commandos."""

    def __init__(self, table: Table, stage: Stage) -> None:
        super().__init__(stage)
        self.table = table

    def lines_of(self, event: Event) -> list[Line]:
        from game.ui.skins.commandos.log_lines import lines_of  # the writers need the book's words

        return lines_of(self, event)

    # ------------------------------------------------------------ words for the writers

    def who(self, letter: str, pips: int = 0) -> Who:
        """A die by its name, now or with another value."""
        pips = pips or self.stage.dice[letter].pips
        face = self.table.face(letter, pips)
        return Who(face.name, pips)

    def line(self, event: Event, sentence: str, kind: Kind, colour: str = "mist", **gaps: Gap) -> Line:
        """A line about an event, with its rule and the places that its gaps name."""
        rule = rule_of(event, self.stage.phase)
        return Line(sentence, gaps, kind, colour, rule, spaces=self._places(event), round=self.stage.round)

    def detail(self, event: Event, sentence: str, kind: Kind, colour: str = "fog", **gaps: Gap) -> Line:
        """An indented line that says more about the one before."""
        rule = rule_of(event, self.stage.phase)
        return Line(sentence, gaps, kind, colour, rule, True, spaces=self._places(event), round=self.stage.round)

    def _places(self, event: Event) -> tuple[int, ...]:
        """The spaces that an event is about."""
        if path := getattr(event, "path", ()):
            return (event.start, *path)  # type: ignore[attr-defined]
        space = getattr(event, "space", None)
        if space is not None and space >= 0:
            return (space,)
        if (tile := getattr(event, "tile", None)) is not None:
            return (self.table.board.centres[tile],)
        letters = [getattr(event, name, "") for name in ("attacker", "defender", "die")]
        spaces = [self.stage.dice[letter].space for letter in letters if letter]
        return tuple(space for space in spaces if space != OFF_MAP)

    def space(self, number: int) -> str:
        """A space's name on the board."""
        return self.table.board.names[number]

    @property
    def token(self) -> str:
        """What the mission's objective tokens are."""
        return self.table.mission_text.token

    def tile(self, number: int) -> str:
        """A tile's name on the board."""
        return self.table.board.tile_names[number]
