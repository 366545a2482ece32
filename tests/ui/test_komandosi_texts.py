"""Long texts of Komandosi: each has room where it is shown, in every language."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.content.settings import Settings
from game.scenes.flow import Errand, Flow
from game.scenes.komandosi.gallery import komandosi_played, komandosi_session
from game.scenes.komandosi.table import KomandosiTableScene
from game.ui import text
from game.ui.language import set_language
from game.ui.skins.komandosi.event_card import card_picture, paint_card
from game.ui.skins.komandosi.stage import Stage
from tests.games import new_session
from tests.ui.toolkit_desk import Desk


@pytest.fixture(params=["en", "pl"])
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    set_language(request.param)
    yield str(request.param)
    set_language("en")


@pytest.fixture
def stage() -> Stage:
    Desk()
    return Stage.of(new_session("komandosi", 1).state)


def test_the_text_of_every_event_card_has_room_under_its_picture(language: str, stage: Stage) -> None:
    stage.drawn_by = "A"
    for card in range(len(stage.table.cards.events)):
        stage.card = card
        with text.must_fit():
            assert card_picture(stage, card).get_size() == card_picture(stage, -1).get_size()


def test_large_text_has_room_on_event_cards_too(language: str, stage: Stage) -> None:
    text.set_large_text(True)
    try:
        for card in range(len(stage.table.cards.events)):
            with text.must_fit():
                paint_card(pygame.Surface((220, 220)), pygame.Rect(0, 0, 220, 220), stage, card)
    finally:
        text.set_large_text(False)


OPENED = {"buy", "sell", "put", "get", "fist", "rifle", "rocket", "train", "car", "boat", "map"}
"""Buttons that show others."""
SEED, PLAYERS, LOOKS = 9, 3, 2


def test_what_the_buttons_of_a_whole_game_show_has_room(language: str, tmp_path: Path) -> None:
    desk = Desk(settings=Settings().changed(speed=0.0))
    table = Flow(desk.ui, Errand(), tmp_path).table(komandosi_session(SEED, PLAYERS))
    assert isinstance(table, KomandosiTableScene)
    table.bots = {}
    desk.open(table)
    seen: Counter[str] = Counter()
    for words in komandosi_played(SEED, PLAYERS).log:
        table.game.play(table.game.session.game.parse(words))
        table.finish_all()
        names = [pick.removeprefix("button:") for pick in table.game.chooser.next_picks()]
        for name in names:
            if name in OPENED and seen[name] < LOOKS:
                look_behind(table, f"button:{name}")
                seen[name] += 1
    assert {"buy", "put", "fist"} <= set(seen), "another seed shows more"


def look_behind(table: KomandosiTableScene, pick: str) -> None:
    """Draws what follows a button; a text that does not fit fails the test."""
    table.pick(pick)
    with text.must_fit():
        table.rebuild()
        table.draw(pygame.Surface(table.size))
    table.game.chooser.take_instead(())
