"""The rulebooks of the games, each read once; a broken file is told once and leaves an empty book."""

from __future__ import annotations

import logging
from functools import cache

from game.content.rulebook import Rulebook, RulebookError, load_rulebook
from game.engine.core.text import N_

_log = logging.getLogger(__name__)
TITLES = {"commandos": N_("Dice Commandos"), "dday": N_("D-Day Dice"), "komandosi": N_("Komandosi")}
"""The games that have rules to read, with their titles."""


def rulebook(game: str = "commandos") -> Rulebook:
    """The rules of a game; empty (and logged) if the file cannot be used."""
    return _read(game)


@cache
def _read(game: str) -> Rulebook:
    try:
        return load_rulebook(game)
    except RulebookError as error:
        _log.warning("%s", error)
        return Rulebook.of(game, ())


def book_of(citation: str, game: str) -> Rulebook:
    """The book that a citation such as "dday:D14" names; the book of `game` for an id alone."""
    named = citation.partition(":")[0]
    return rulebook(named if named in TITLES else game)
