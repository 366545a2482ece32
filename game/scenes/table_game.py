"""The game behind the table of Dice Commandos: its state, the clicks on its question, a hint."""

from __future__ import annotations

from collections.abc import Callable

from game.engine.commandos.state import State
from game.engine.core.events import Event
from game.engine.core.session import Session
from game.engine.core.step import Command, Refusal
from game.engine.core.text import Message
from game.scenes.played_game import PlayedGame
from game.scenes.table_calls import TableCalls
from game.ui.chooser import Chooser, kind_of
from game.ui.skins.commandos.log import LogBook
from game.ui.skins.commandos.stage import Stage


class TableGame(PlayedGame[Stage]):
    """A game of Dice Commandos with the clicks on its present question."""

    book: LogBook

    def __init__(self, session: Session, calls: TableCalls, play_events: Callable[[list[Event]], None]) -> None:
        self._selected = ""
        super().__init__(session, calls, play_events, Stage.of)

    def new_book(self, stage: Stage) -> LogBook:
        return LogBook(self.session.state.table, stage)

    # ------------------------------------------------------------ looking

    @property
    def state(self) -> State:
        """The state of the rules, which is never behind."""
        state: State = self.session.state
        return state

    @property
    def acting(self) -> bool:
        """Whether the team chooses an action, not something in the middle of a rule."""
        return self.chooser.ask is not None and "button:end" in self.chooser.next_picks(())

    @property
    def shows_own_turn(self) -> bool:
        """Whether what is shown is the Commando Phase that goes on, not one that was ended."""
        shown, s = self.shown, self.state
        return shown.phase == s.phase == "commandos" and shown.round == s.round

    @property
    def selected(self) -> str:
        """The letter of the own die that was clicked first; empty without one."""
        first = next((pick for pick in self.chooser.taken if kind_of(pick) == "die"), "")
        return first[4:]

    # ------------------------------------------------------------ choosing

    def pick(self, pick: str) -> Refusal | None:
        """A click on something: it goes on with the choice, or is refused with the reason."""
        if refusal := self.chooser.reason(pick):
            return refusal
        before = self.chooser.taken
        command = self.chooser.pick(pick)
        if command is None and kind_of(pick) == "directive":
            command = self._only_way()
        if command is None:
            return None
        if veto := self.calls.veto(command):
            self.chooser.take_instead(before)
            return veto
        self.play(command)
        return None

    def _only_way(self) -> Command | None:
        """The option that is left when nothing is to be chosen any more."""
        left = self.chooser.matching()
        return left[0] if len(left) == 1 else None

    def play(self, command: Command) -> None:
        self._selected = self.selected or getattr(command, "die", "") or self._selected
        super().play(command)

    def ask_anew(self) -> None:
        """A new question: what was selected stays selected where that makes sense."""
        self.chooser = Chooser(self.session.ask, self.session.state)
        if self._selected and self.acting:
            self.chooser.start_with(f"die:{self._selected}")

    def hint(self) -> tuple[Command, Message] | None:
        """What a bot would do now, and why."""
        if self.session.ask is None or self.calls.hint is None:
            return None
        return self.calls.hint(self.session)
