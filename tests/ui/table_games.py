"""Games of mission 01 for the tests of the table."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from game import paths
from game.content.boards import read_board
from game.content.cards import commandos_cards
from game.engine.commandos.board_spec import BoardSpec
from game.engine.commandos.game import GAME
from game.engine.commandos.rulings import Rulings
from game.engine.commandos.state import Setup
from game.engine.core.bots import RandomBot
from game.engine.core.session import Session

MAP = paths.maps() / "commandos" / "01_gather_intel.tmx"


@lru_cache(maxsize=1)
def board() -> BoardSpec:
    spec, report = read_board(MAP)
    assert spec is not None, report
    return spec


def new_session(seed: int, **rulings: object) -> Session:
    """A new game of mission 01, at its first question."""
    cards = commandos_cards()
    return Session(GAME, Setup(board(), rulings=Rulings(**rulings), cards_version=cards.version), cards, seed)


def session_after(seed: int, commands: int, **rulings: object) -> Session:
    """A game in which a random player has already decided so often (or which is over)."""
    session, bot = new_session(seed, **rulings), RandomBot(seed)
    while session.ask and commands:
        session.play(bot.choose(session.state, session.ask))
        commands -= 1
    return session


def session_where(wanted: Callable[[Session], bool], most: int = 80) -> Session:
    """The first random game that comes to a question for which `wanted(session)` is true."""
    for seed in range(most):
        session, bot = new_session(seed), RandomBot(seed)
        while session.ask:
            if wanted(session):
                return session
            session.play(bot.choose(session.state, session.ask))
    raise AssertionError("no game comes to that")
