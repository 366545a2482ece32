"""What a table of any game asks the program for."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from game.engine.core.session import Session
from game.engine.core.step import Command, Refusal
from game.engine.core.text import Message
from game.ui.widgets.base import Widget


def _nothing(session: Session) -> None:
    """For whoever does not listen."""


@dataclass(frozen=True)
class TableCalls:
    """What the table asks the program for."""

    on_menu: Callable[[], None] = lambda: None
    on_game_over: Callable[[Session], None] = _nothing
    after_command: Callable[[Session], None] = _nothing
    hint: Callable[[Session], tuple[Command, Message]] | None = None
    """What a bot would do, and why."""
    advise: Callable[[], None] | None = None
    """What is done in place of asking a bot for a hint, as in a tutorial."""
    veto: Callable[[Command], Refusal | None] = lambda command: None
    """Why the player may not do now what the rules allow, as in a tutorial."""
    above: Callable[[list[Widget]], list[Widget]] = lambda widgets: []
    """Widgets that lie above those of the table, which are given."""
    no_bots: str = ""
    """Why no bot takes a seat here (English, to be translated); empty where one may."""
