"""The good bot: it looks at what every opponent could do to it on each square, and weighs that against the way."""

from __future__ import annotations

from typing import Any

from game.engine.core.step import Ask, Command
from game.engine.core.text import N_, Message
from game.engine.komandosi import commands as c
from game.engine.komandosi.bot import GreedyBot, end_values
from game.engine.komandosi.bot_risk import risk_at
from game.engine.komandosi.moving import Move
from game.engine.komandosi.state import LETTERS, State

_SAFER = N_("There the others can do less harm.")


class GoodBot(GreedyBot):
    """Plays one seat: like the greedy one, but it looks a round ahead before it ends a move. It uses no luck."""

    name = "good"

    def choose(self, s: State, ask: Ask) -> Command:
        """One of the options."""
        if not isinstance(ask.choice, Move) or len(ask.options) == 1:
            return super().choose(s, ask)
        seat = ask.seats[0]
        trial = s.clone()
        values = end_values(s, s.players[seat], ask)

        def cost(option: Any) -> float:
            return values[option.square] + risk_at(trial, seat, s.board.square_of[option.square])

        best: Command = min(ask.options, key=cost)
        return best

    def why(self, s: State, command: Command) -> Message:
        """The reason for a command that it chose in this state."""
        if not isinstance(command, c.Go):
            return super().why(s, command)
        seat = LETTERS.index(command.player)
        here, there = s.players[seat].square, s.board.square_of[command.square]
        safer = risk_at(s.clone(), seat, there) < risk_at(s.clone(), seat, here)
        return Message(_SAFER) if safer else super().why(s, command)
