"""The rulebook of the game at this table, read once; a broken file is told once and leaves an empty book."""

from __future__ import annotations

import logging
from functools import lru_cache

from game.content.rulebook import Rulebook, RulebookError, load_rulebook

_log = logging.getLogger(__name__)
GAME = "commandos"


@lru_cache(maxsize=1)
def rulebook() -> Rulebook:
    """The rules of Dice Commandos; empty (and logged) if the file cannot be used."""
    try:
        return load_rulebook(GAME)
    except RulebookError as error:
        _log.warning("%s", error)
        return Rulebook.of(GAME, ())
