"""A replay: the log of a game played again, as far as it goes."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from game.engine.core.flow import advance, answer
from game.engine.core.game import Game
from game.engine.core.state import GameState
from game.engine.core.step import Ask, Command
from game.engine.core.text import N_, Gaps, Message


@dataclass(slots=True)
class Replay:
    """What worked: the last sound state and question, the moments on the way, and the first difference if any."""

    state: GameState
    ask: Ask | None
    played: int = 0
    moments: list[tuple[GameState, Ask, Command]] = field(default_factory=list)
    difference: Message | None = None


def replay(game: Game, setup: Any, cards: Any, seed: int, log: list[str]) -> Replay:
    """Plays a log from the beginning; stops before the first command that is not an option."""
    state = game.start(setup, cards, seed)
    found = Replay(state, advance(state))
    for text in log:
        command = _command(game, text, found)
        if command is None or found.ask is None:
            break
        found.moments.append((state.clone(), found.ask, command))
        answer(state, command)
        state.events = []
        found.ask = advance(state)
        found.played += 1
    return found


def _command(game: Game, text: str, found: Replay) -> Command | None:
    try:
        command = game.parse(text)
    except ValueError as error:
        found.difference = Message(N_("Command {number}: {reason}"), {"number": found.played + 1, "reason": str(error)})
        return None
    if found.ask is None or command not in found.ask.options:
        gaps: Gaps = {"number": found.played + 1, "command": text}
        found.difference = Message(N_('Command {number}, "{command}", is not possible at that point.'), gaps)
        return None
    return command
