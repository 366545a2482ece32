"""A player who does anything at any moment at the Komandosi table: nothing breaks, and no text is clipped."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.content.boards import read_board
from game.content.cards import komandosi_cards
from game.content.controls import Action
from game.content.settings import Settings
from game.engine.core.session import Session
from game.engine.games import bot, game
from game.engine.komandosi.board_spec import BoardSpec
from game.engine.komandosi.state import NAMES, Setup
from game.scenes.komandosi.table import KomandosiTableScene
from game.scenes.players import PERSON
from game.ui import text, theme
from game.ui.language import set_language
from tests.ui.toolkit_desk import SIZES, Desk

ISLANDS = {"island": Path("maps/komandosi/island.tmx"), "small": Path("maps/starters/komandosi.tmx")}
DEEDS = 160
LOOKS = 8
"""After so many deeds the picture is looked at."""
MANNERS: dict[str, dict[str, Any]] = {
    "usual": {},
    "still": {"speed": 0.0},
    "calm": {"reduced_motion": True, "speed": 4.0},
    "colours": {"colours": "red", "bot_pause_ms": 0},
}


class Wild:
    """Clicks, keys, undo, the log, seats, sizes: one at a time, by chance."""

    def __init__(self, desk: Desk, scene: KomandosiTableScene, seed: int) -> None:
        self.desk, self.scene, self.chance = desk, scene, random.Random(seed)
        self.size = SIZES[0]

    def deed(self) -> None:
        deeds = {
            self.play_on: 8,
            self.click_somewhere: 4,
            self.click_a_widget: 4,
            self.act: 6,
            self.look_back: 1,
            self.wait: 5,
            self.swap_a_seat: 1,
            self.resize: 1,
        }
        self.chance.choices(list(deeds), list(deeds.values()))[0]()

    def play_on(self) -> None:
        """What a bot would do, by clicks on whatever has its picks."""
        self.scene.hint()
        self.desk.act(Action.CONFIRM)

    def click_somewhere(self) -> None:
        self.desk.click((self.chance.randrange(self.size[0]), self.chance.randrange(self.size[1])))

    def click_a_widget(self) -> None:
        self.desk.click(self.chance.choice(self.scene.page.widgets).rect.center)

    def act(self) -> None:
        self.desk.act(self.chance.choice([action for action in Action if action is not Action.HURRY]))

    def look_back(self) -> None:
        """Opens the log, chooses a line, and goes back to it where that can be."""
        if not self.scene.page.widget("log"):
            self.scene.swap_log()
        lines = self.scene.game.lines_shown
        if lines:
            self.scene.back_to(self.chance.randrange(lines))

    def wait(self) -> None:
        for _ in range(self.chance.randrange(1, 20)):
            self.desk.ui.scenes.update(theme.FRAME)

    def swap_a_seat(self) -> None:
        self.scene.give_seat(self.chance.choice(self.scene.letters()), self.chance.choice((PERSON, "greedy")))

    def resize(self) -> None:
        self.size = self.chance.choice(SIZES[:3])
        self.desk.ui.scenes.layout(self.size)

    def look(self) -> None:
        """Draws everything; a text that does not fit its place fails the test."""
        with text.must_fit():
            self.desk.ui.scenes.draw(pygame.Surface(self.size))


@pytest.fixture
def as_before() -> Iterator[None]:
    """Language and size of the text are as they were after the test."""
    yield
    set_language("en")
    text.set_large_text(False)


@pytest.mark.parametrize(
    ("players", "island", "manner", "language", "large"),
    [
        (2, "island", "usual", "en", True),
        (3, "island", "still", "pl", False),
        (6, "island", "calm", "pl", True),
        (3, "small", "usual", "pl", True),
        (6, "small", "still", "en", False),
        (2, "small", "colours", "en", False),
    ],
)
def test_nothing_breaks(players: int, island: str, manner: str, language: str, large: bool, as_before: None) -> None:
    set_language(language)
    text.set_large_text(large)
    spec, _ = read_board(ISLANDS[island])
    assert isinstance(spec, BoardSpec)
    session = Session(game("komandosi"), Setup(spec, NAMES[:players]), komandosi_cards(), players)
    desk = Desk(settings=Settings().changed(**MANNERS[manner]))
    scene = KomandosiTableScene(desk.ui, session, near=ISLANDS[island])
    scene.bots = {"B": bot("komandosi", "greedy", players)}
    desk.open(scene)
    wild = Wild(desk, scene, players)
    for number in range(DEEDS):
        wild.deed()
        if number % LOOKS == 0:
            wild.look()
    assert not session.state.problems()
