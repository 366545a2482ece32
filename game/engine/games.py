"""The games of the box: an explicit list. A game is imported when it is first asked for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.engine.core.bots import Bot, RandomBot
from game.engine.core.game import Game


def _commandos() -> Game:
    from game.engine.commandos.game import GAME

    return GAME


def _greedy_commandos(seed: int) -> Bot:
    from game.engine.commandos.bot import GreedyBot

    return GreedyBot()


def _good_commandos(seed: int) -> Bot:
    from game.engine.commandos.bot_good import GoodBot

    return GoodBot(seed)


def _dday() -> Game:
    from game.engine.dday.game import GAME

    return GAME


def _greedy_dday(seed: int) -> Bot:
    from game.engine.dday.bot import GreedyBot

    return GreedyBot()


def _good_dday(seed: int) -> Bot:
    from game.engine.dday.bot_good import GoodBot

    return GoodBot(seed)


def _komandosi() -> Game:
    from game.engine.komandosi.game import GAME

    return GAME


def _greedy_komandosi(seed: int) -> Bot:
    from game.engine.komandosi.bot import GreedyBot

    return GreedyBot()


def _good_komandosi(seed: int) -> Bot:
    from game.engine.komandosi.bot_good import GoodBot

    return GoodBot()


GAMES: dict[str, Callable[[], Game]] = {"commandos": _commandos, "dday": _dday, "komandosi": _komandosi}
BOTS: dict[str, dict[str, Callable[[int], Bot]]] = {
    "commandos": {"random": RandomBot, "greedy": _greedy_commandos, "good": _good_commandos},
    "dday": {"random": RandomBot, "greedy": _greedy_dday, "good": _good_dday},
    "komandosi": {"random": RandomBot, "greedy": _greedy_komandosi, "good": _good_komandosi},
}
LOOKS_AHEAD = frozenset(("good",))
"""Bots that take longer over a choice than a picture may wait."""


def game(name: str) -> Game:
    """The game of this id. Raises KeyError for another."""
    return GAMES[name]()


def bot(game_name: str, name: str, seed: int) -> Any:
    """A bot for a game; its seed is its own and never the game's. Raises KeyError for an unknown name."""
    return BOTS[game_name][name](seed)
