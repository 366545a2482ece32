"""Every screen in every language: all texts fit their places, and nothing stays English that has a translation."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from game.engine.core.text import N_
from game.scenes.flow_gallery import exhibits
from game.scenes.settings_language import LanguageTab
from game.ui import text
from game.ui.language import set_language, tr
from tests.ui.toolkit_desk import Desk
from tools import catalogue

SIZES = ((1280, 720), (1366, 768), (1920, 1080))
AT_REST = 2000


@pytest.fixture(params=["en", *catalogue.LANGUAGES])
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    set_language(request.param)
    yield request.param
    set_language("en")


def shown(desk: Desk, folder: Path) -> Iterator[str]:
    """Opens one exhibit of the gallery after another and gives their names."""
    for exhibit in exhibits(desk.ui, folder):
        desk.ui.scenes.reset()
        for scene in exhibit.open():
            desk.ui.scenes.push(scene)
        desk.ui.scenes.settle()
        desk.ui.scenes.update(AT_REST)
        yield exhibit.name


@pytest.mark.parametrize("size", SIZES, ids="{0[0]}x{0[1]}".format)
def test_all_texts_of_all_screens_fit(language: str, size: tuple[int, int], tmp_path: Path) -> None:
    desk = Desk(size)
    misfits = []
    for name in shown(desk, tmp_path):
        try:
            desk.look()
        except text.TextTooWide as error:
            misfits.append(f"{name}: {error}")
    assert misfits == []


@pytest.mark.parametrize("code", catalogue.LANGUAGES)
def test_nothing_is_drawn_in_english_that_is_translated(
    code: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stored = catalogue.load(catalogue.po_file(catalogue.ROOT, code), code)
    assert stored
    words = {message.string for message in stored}
    english = {message.id for message in stored if message.string != message.id} - words
    drawn: set[str] = set()
    for name in ("draw", "paragraph"):
        monkeypatch.setattr(text, name, partial(_noting, drawn, getattr(text, name)))
    set_language(code)
    try:
        desk = Desk((1920, 1080))
        found = {}
        for name in shown(desk, tmp_path):
            drawn.clear()
            desk.look()
            found[name] = sorted(drawn & english)
    finally:
        set_language("en")
    assert {name: words for name, words in found.items() if words and name not in SAMPLES} == {}


SAMPLES = {"dialog", "dialog_name"}
"""Exhibits whose words are only there to be seen."""


def _noting(drawn: set[str], draw: Any, surface: Any, string: str, *rest: Any, **named: Any) -> Any:
    drawn.add(string)
    return draw(surface, string, *rest, **named)


def test_the_settings_change_the_language_at_once() -> None:
    """The buttons of the tab ask for a language; what is drawn next is in it."""
    from game.scenes.settings import TABS, SettingsScene

    desk = Desk()
    desk.ui.on_change = lambda before, after: set_language(after.language)
    try:
        scene = SettingsScene(desk.ui, TABS.index(LanguageTab))
        desk.open(scene)
        button = scene.page.widget("language pl")
        assert button and not button.reason
        desk.click(button.rect.center)
        assert desk.ui.settings.language == "pl" and tr(N_("Settings")) == "Ustawienia"
        desk.click(button.rect.center)
    finally:
        set_language("en")
