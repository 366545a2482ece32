"""The game behind the Komandosi table: session, log, and the clicks on its question. It draws nothing."""

from __future__ import annotations

from collections.abc import Callable

from game.engine.core.events import Event
from game.engine.core.session import Session
from game.engine.core.step import Command, Refusal
from game.engine.komandosi.state import LETTERS, Player, State
from game.scenes.played_game import PlayedGame
from game.scenes.table_calls import TableCalls
from game.ui.chooser import Chooser
from game.ui.skins.komandosi.log import LogBook
from game.ui.skins.komandosi.stage import Stage

WEAPONS = ("rifle", "rocket", "fist")
"""Ways to attack, the surest first: a click on an opponent takes the first that is possible."""


class KomandosiTableGame(PlayedGame[Stage]):
    """A game of Komandosi with the clicks of the player who is asked."""

    book: LogBook

    def __init__(self, session: Session, calls: TableCalls, play_events: Callable[[list[Event]], None]) -> None:
        super().__init__(session, calls, play_events, Stage.of)

    def new_book(self, stage: Stage) -> LogBook:
        return LogBook(stage)

    # ------------------------------------------------------------ looking

    @property
    def state(self) -> State:
        """The state of the rules."""
        state: State = self.session.state
        return state

    @property
    def asked(self) -> Player:
        """The player who is asked; the mover when nobody is."""
        return self.state.players[self.ask.seats[0]] if self.ask else self.state.mover

    @property
    def asked_letter(self) -> str:
        """His letter; empty when the game is over."""
        return LETTERS[self.ask.seats[0]] if self.ask else ""

    @property
    def button(self) -> str:
        """The button that was clicked first, without its prefix; empty for none."""
        first = self.chooser.taken[:1]
        return first[0].removeprefix("button:") if first and first[0].startswith("button:") else ""

    @property
    def target(self) -> str:
        """The letter of the opponent that was chosen; empty for none."""
        chosen = [pick for pick in self.chooser.taken if pick.startswith("player:")]
        return chosen[0].partition(":")[2] if chosen else ""

    def targets(self) -> dict[str, Command]:
        """The options that go on with the clicks so far, by the opponents that they name."""
        found: dict[str, Command] = {}
        for option in self.chooser.matching():
            target = getattr(option, "target", "")
            if target:
                found.setdefault(target, option)
        return found

    # ------------------------------------------------------------ choosing

    def ask_anew(self) -> None:
        self.chooser = Chooser(self.ask, self.state)

    def pick(self, pick: str) -> Refusal | None:
        """A click on something: it goes on with the choice, or is refused with the reason."""
        if pick.startswith("player:") and pick not in self.chooser.open_picks():
            self._aim(pick)
        if refusal := self.chooser.reason(pick):
            return refusal
        if self._opens(pick):
            self.chooser.take_instead((pick,))
            return None
        before = self.chooser.taken
        command = self.chooser.pick(pick)
        refusal = self.decide(command) if command else None
        if refusal:
            self.chooser.take_instead(before)
        return refusal

    def _opens(self, pick: str) -> bool:
        """A button that more clicks follow never decides by itself: a shot or a purchase is seen first."""
        options = self.ask.options if self.ask else []
        return pick.startswith("button:") and all(option.picks() != (pick,) for option in options)

    def _aim(self, pick: str) -> None:
        """A click on an opponent before a weapon was chosen takes one that can hit him."""
        options = self.ask.options if self.ask else []
        for weapon in WEAPONS:
            if any(option.picks()[:2] == (f"button:{weapon}", pick) for option in options):
                self.chooser.take_instead((f"button:{weapon}",))
                return

    def decide(self, command: Command) -> Refusal | None:
        """Carries a command out, unless there is a veto."""
        if veto := self.calls.veto(command):
            return veto
        self.play(command)
        return None
