"""The names of the filters of every game's log have room on their button, in every language."""

from __future__ import annotations

from collections.abc import Iterator
from types import SimpleNamespace

import pygame
import pytest

from game.scenes import table_view
from game.scenes.dday import view as dday
from game.scenes.komandosi import view as komandosi
from game.scenes.table_log import EVERYTHING, TableLog
from game.ui import text
from game.ui.language import set_language
from tests.ui.toolkit_desk import open_window


@pytest.fixture(params=["en", "pl"])
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    set_language(request.param)
    yield str(request.param)
    set_language("en")


@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("filters", [table_view.LOG_FILTERS, dday.LOG_FILTERS, komandosi.LOG_FILTERS])
def test_every_filter_has_room_on_its_button(filters: dict[str, str], large: bool, language: str) -> None:
    surface = open_window()
    text.set_large_text(large)
    game = SimpleNamespace(book=SimpleNamespace(lines=[]), lines_shown=0)
    log = TableLog(SimpleNamespace(log_place=pygame.Rect(0, 0, 392, 300), game=game), filters, "")
    try:
        for name in (EVERYTHING, *filters):
            log.filter = name
            with text.must_fit():
                log.widgets()[0].draw(surface)
    finally:
        text.set_large_text(False)
