"""Long texts of Komandosi: each has room where it is shown, in every language."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

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
