"""The games as the tests of all games see them: a session on a shipped board, and bots with seeds of their own."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from game import paths
from game.content.boards import read_board
from game.content.cards import commandos_cards
from game.engine.commandos.state import Setup
from game.engine.core.bots import RandomBot
from game.engine.core.session import Session
from game.engine.games import game

NAMES = ("commandos",)


@cache
def commandos_setup() -> Setup:
    """Mission 01 with the usual rules."""
    spec, report = read_board(paths.maps() / "commandos" / "01_gather_intel.tmx")
    assert spec is not None, report.as_text()
    return Setup(spec, cards_version=commandos_cards().version)


def new_session(name: str, seed: int) -> Session:
    """A new game of this kind."""
    assert name == "commandos"
    return Session(game(name), commandos_setup(), commandos_cards(), seed)


def random_game(name: str, seed: int, most: int = 1000) -> Iterator[Session]:
    """A random game, given before every decision and once at its end (or after `most` decisions)."""
    session = new_session(name, seed)
    bot = RandomBot(seed)
    for _ in range(most):
        yield session
        if session.ask is None:
            return
        session.play(bot.choose(session.state, session.ask))
    yield session
