"""The game behind every table: stage and log stay right while what happened is still to be played."""

from __future__ import annotations

import random
from collections import deque
from typing import Any

import pytest

from game.engine.core.bots import RandomBot
from game.engine.core.events import Event
from game.engine.core.session import Session
from game.scenes.dday.game import DdayTableGame
from game.scenes.komandosi.game import KomandosiTableGame
from game.scenes.played_game import PlayedGame
from game.scenes.replay import played
from game.scenes.table_calls import TableCalls
from game.scenes.table_game import TableGame
from tests.games import NAMES, new_session

GAMES: dict[str, type[PlayedGame[Any]]] = {
    "commandos": TableGame,
    "dday": DdayTableGame,
    "komandosi": KomandosiTableGame,
}
DEEDS = 150
"""How much is done in one game: commands, undo, redo, back to a line."""
SEEDS = (3, 6)
EVERY_GAME = [pytest.param(name, seed, id=f"{name}-{seed}") for name in NAMES for seed in SEEDS]


class Unhurried:
    """A game whose events wait until the test plays them."""

    def __init__(self, session: Session, seed: int) -> None:
        self.waiting: deque[Event] = deque()
        self.session, self.bot, self.chance = session, RandomBot(seed), random.Random(seed)
        self.game = GAMES[session.game.id](session, TableCalls(), self.waiting.extend)

    def choose(self) -> None:
        if ask := self.session.ask:
            self.game.play(self.bot.choose(self.session.state, ask))

    def go_back(self) -> None:
        if lines := self.game.book.lines:
            self.game.back_to(self.chance.randrange(len(lines)))

    def do_something(self) -> None:
        deeds = (self.choose, self.game.undo, self.game.redo, self.go_back)
        self.chance.choices(deeds, (12, 3, 3, 1))[0]()

    def show(self, count: int) -> None:
        for _ in range(min(count, len(self.waiting))):
            self.game.settle(self.waiting.popleft())

    def show_all(self) -> None:
        self.show(len(self.waiting))

    def assert_shows_all(self) -> None:
        """Table and log are as a table that is opened now would show them."""
        opened = opened_at(self.session, len(self.session.log))
        assert self.game.shown == self.game.book.stage == opened.shown
        assert self.game.book.as_text() == opened.book.as_text()
        assert self.game.lines_shown == len(self.game.book.lines) == opened.lines_shown


def opened_at(session: Session, commands: int) -> PlayedGame[Any]:
    """The same game as a table shows it that opens after so many commands."""
    game = GAMES[session.game.id](played(session, commands), TableCalls(), lambda events: None)
    game.catch_up()
    return game


@pytest.mark.parametrize(("name", "seed"), EVERY_GAME)
def test_nothing_is_shown_or_told_before_it_is_played_and_all_of_it_after(name: str, seed: int) -> None:
    late = Unhurried(new_session(name, seed), seed)
    for _ in range(DEEDS):
        late.choose()
    assert late.game.lines_shown == 0
    late.show_all()
    late.assert_shows_all()


@pytest.mark.parametrize(("name", "seed"), EVERY_GAME)
def test_each_command_is_told_with_the_lines_that_tell_it(name: str, seed: int) -> None:
    late = Unhurried(new_session(name, seed), seed)
    ends = []
    for _ in range(DEEDS):
        late.choose()
        ends.append((len(late.waiting), len(late.game.book.lines)))
    settled = 0
    for count, lines in ends:
        late.show(count - settled)
        settled = count
        assert late.game.lines_shown == lines


@pytest.mark.parametrize(("name", "seed"), EVERY_GAME)
def test_going_back_and_on_while_events_wait_ends_at_the_table_as_it_is(name: str, seed: int) -> None:
    late = Unhurried(new_session(name, seed), seed)
    for _ in range(DEEDS):
        late.do_something()
        late.show(late.chance.choice((0, 0, 1, 5, len(late.waiting))))
        assert late.game.lines_shown <= len(late.game.book.lines)
    late.show_all()
    late.assert_shows_all()


@pytest.mark.parametrize(("name", "seed"), EVERY_GAME)
def test_a_loaded_game_goes_on_where_it_was(name: str, seed: int) -> None:
    first = Unhurried(new_session(name, seed), seed)
    for _ in range(DEEDS):
        first.choose()
    loaded = Unhurried(played(first.session, len(first.session.log)), seed + 1)
    assert not loaded.waiting  # what happened before is not played again
    for _ in range(DEEDS):
        loaded.do_something()
    loaded.show_all()
    loaded.assert_shows_all()
