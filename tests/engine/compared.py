"""The moments of a greedy game where a bot that looks ahead compares answers."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from game.engine.core.bots import Bot
from game.engine.core.flow import advance, answer
from game.engine.core.step import Ask, Command

Promising = Callable[[Any, Ask, Command], list[Command]]


def compared(s: Any, greedy: Bot, promising: Promising, every: int) -> Iterator[tuple[Any, Ask]]:
    """Every so many of those moments, from a state that has just begun."""
    found = 0
    while (ask := advance(s)) is not None:
        usual = greedy.choose(s, ask)
        if len(promising(s, ask, usual)) > 1:
            if found % every == 0:
                yield s, ask
            found += 1
        answer(s, usual)
