"""A bot's thinking beside the window: frames go on, and an answer that comes too late for its question is dropped."""

from __future__ import annotations

import sys
import threading
from dataclasses import dataclass
from typing import Any

from game.engine.core.bots import Bot
from game.engine.core.step import Ask, Command
from game.engine.core.text import N_, Message
from game.engine.games import LOOKS_AHEAD

THINKING = N_("The bot is thinking...")
LOOK_MS = 16
"""Milliseconds between two looks whether the answer is there."""
_TURN_S = 0.001
"""Seconds after which the thinking lets the window go on: Python's own five would cost a third of a frame."""


@dataclass(frozen=True, slots=True)
class Decision:
    """What a bot chose, and why."""

    command: Command
    why: Message


@dataclass(slots=True)
class _Question:
    """A bot asked at a moment of the game (`at`, the session's question itself); `found` is what came of it."""

    at: Ask
    bot: Bot
    ask: Ask
    found: Decision | Exception | None = None

    def is_about(self, at: Ask, bot: Bot, ask: Ask) -> bool:
        return self.at is at and self.bot is bot and self.ask.options == ask.options


class Thought:
    """One bot's thought at a time. Quick bots answer at once; those that look ahead think in a thread of their own.

    Nothing has to be ended: a thought that nobody waits for any more runs out, and never keeps the program from ending.
    """

    def __init__(self) -> None:
        self._question: _Question | None = None
        self._thread: threading.Thread | None = None

    @property
    def thinking(self) -> bool:
        """Whether an answer is waited for."""
        return self._question is not None and self._question.found is None

    def drop(self) -> None:
        """Nobody waits for the answer any more."""
        self._question = None

    def about(self, at: Ask, bot: Bot, s: Any, ask: Ask) -> Decision | None:
        """The answer of a bot to `ask`, in a state; None while it thinks: look again in a later frame.

        `at` is the session's question: when that is another one, or the bot is, the old thought is dropped. What
        breaks in the thread is raised here.
        """
        if bot.name not in LOOKS_AHEAD:
            self.drop()
            return _decide(bot, s.clone(), ask)
        question = self._question
        if question is None or not question.is_about(at, bot, ask):
            self._question = question = _Question(at, bot, ask)
            self._begin(question, s)
        elif question.found is None:
            self._begin(question, s)
        if isinstance(question.found, Exception):
            raise question.found
        return question.found

    def _begin(self, question: _Question, s: Any) -> None:
        """Starts the thread, unless it has been started or a thought that was dropped still runs."""
        if self._thread and self._thread.is_alive():
            return
        sys.setswitchinterval(_TURN_S)
        self._thread = threading.Thread(target=_think, args=(question, s.clone()), name="bot", daemon=True)
        self._thread.start()


def _think(question: _Question, s: Any) -> None:
    try:
        question.found = _decide(question.bot, s, question.ask)
    except Exception as error:  # told in the window's own thread
        question.found = error


def _decide(bot: Bot, s: Any, ask: Ask) -> Decision:
    command = bot.choose(s.clone(), ask)
    return Decision(command, bot.why(s.clone(), command))
