"""A game in progress: its state, the present question, the log, undo and redo."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from game.engine.core.events import Event
from game.engine.core.flow import advance, answer
from game.engine.core.game import Game
from game.engine.core.state import GameState
from game.engine.core.step import GAME_OVER, Ask, Command, IllegalCommand, Refusal
from game.engine.core.text import N_, Message

UNDO_STOPS = {
    "roll": Message(N_("Dice were rolled after that; a roll cannot be taken back.")),
    "draw": Message(N_("A card was turned up after that; what was seen cannot be unseen.")),
}
NOTHING_TO_UNDO = Message(N_("There is nothing to take back."))
NOTHING_TO_REDO = Message(N_("There is nothing to play again."))


@dataclass(frozen=True, slots=True)
class _Moment:
    """The table before a command."""

    state: GameState
    ask: Ask
    command: Command


class Session:
    """Plays one game by commands. The same game, set-up, cards, seed and log always give the same state."""

    def __init__(self, game: Game, setup: Any, cards: Any, seed: int) -> None:
        self.game, self.setup, self.cards, self.seed = game, setup, cards, seed
        self.log: list[str] = []
        self._past: list[_Moment] = []
        self._future: list[Command] = []
        self.state: Any = self.begin()
        self.ask = advance(self.state)
        self.opening: list[Event] = self._take_events()

    def begin(self) -> GameState:
        """The table of this game before its first step, made anew."""
        return self.game.start(self.setup, self.cards, self.seed)

    def again(self) -> Session:
        """The same game at its first question."""
        return Session(self.game, self.setup, self.cards, self.seed)

    def play(self, command: Command) -> list[Event]:
        """Carries out one of the options and gives what happened.

        Raises IllegalCommand with the refusal for anything else; the state is untouched then.
        """
        if self.ask is None or command not in self.ask.options:
            raise IllegalCommand(self._refusal(command))
        if self._future and self._future[-1] == command:
            self._future.pop()
        else:
            self._future.clear()
        return self._carry_out(self.ask, command)

    def _carry_out(self, ask: Ask, command: Command) -> list[Event]:
        self._past.append(_Moment(self.state.clone(), ask, command))
        self.log.append(command.text())
        answer(self.state, command)
        self.ask = advance(self.state)
        return self._take_events()

    def _refusal(self, command: Command) -> Refusal:
        return self.ask.refusal(self.state, command) if self.ask else GAME_OVER

    def _take_events(self) -> list[Event]:
        happened: list[Event] = self.state.events or []
        self.state.events = []
        return happened

    def undo_stop(self) -> Message | None:
        """Why the last command cannot be taken back; None when it can."""
        if not self._past:
            return NOTHING_TO_UNDO
        if self.state.reveals != self._past[-1].state.reveals:
            return UNDO_STOPS[self.state.revealed]
        return None

    def undo(self) -> Command | None:
        """Takes the last command back and gives it; None (and nothing happens) where `undo_stop` has a reason."""
        if self.undo_stop() is not None:
            return None
        moment = self._past.pop()
        self.state, self.ask = moment.state, moment.ask
        self.log.pop()
        self._future.append(moment.command)
        return moment.command

    def redo_stop(self) -> Message | None:
        """Why nothing can be played again; None when something can."""
        return None if self._future else NOTHING_TO_REDO

    def redo(self) -> list[Event]:
        """Plays the command taken back last again and gives what happened; nothing without one."""
        if not self._future or self.ask is None:
            return []
        return self._carry_out(self.ask, self._future.pop())

    def undoable(self) -> int:
        """How many commands can be taken back, one after another."""
        reveals = self.state.reveals
        count = 0
        for moment in reversed(self._past):
            if moment.state.reveals != reveals:
                break
            count += 1
        return count

    def resume(self, state: GameState, log: list[str], past: list[tuple[GameState, Ask, Command]]) -> None:
        """Takes over a loaded state with its log and as much of its past as can be taken back."""
        self.state, self.log = state, log
        self.state.events = []
        self.ask = advance(state)
        self._past = [_Moment(*moment) for moment in past]
        self._future = []
