"""Every screen in every language: all texts fit their places, and nothing stays English that has a translation."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from game.scenes.flow_gallery import exhibits
from game.scenes.settings import TABS, SettingsScene
from game.scenes.settings_language import LanguageTab
from game.ui import text
from game.ui.canvas import Canvas
from game.ui.language import set_language, tr
from tests.ui.toolkit_desk import Desk, open_window
from tools import catalogue

SIZES = ((1280, 720), (1366, 768), (1920, 1080))
AT_REST = 2000
SAMPLES = {"dialog", "dialog_name"}
"""Exhibits whose words are only there to be seen."""


@dataclass
class Visit:
    """What was seen on a walk through the gallery in one language."""

    language: str
    misfits: list[str] = field(default_factory=list)
    drawn: dict[str, set[str]] = field(default_factory=dict)


@pytest.fixture(scope="module", params=["en", *catalogue.LANGUAGES])
def visit(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Visit]:
    """All exhibits in all sizes; a text that does not fit does not end the walk."""
    set_language(request.param)
    yield _walk(Visit(request.param), tmp_path_factory.mktemp("saves"))
    set_language("en")


def _walk(visit: Visit, folder: Path) -> Visit:
    desk = Desk()
    for exhibit in exhibits(desk.ui, folder):
        desk.ui.scenes.reset()
        for scene in exhibit.open():
            desk.ui.scenes.push(scene)
        desk.ui.scenes.settle()
        desk.ui.scenes.update(AT_REST)
        with pytest.MonkeyPatch.context() as patch:
            for name in ("draw", "paragraph"):
                note = partial(_note, visit.drawn.setdefault(exhibit.name, set()), getattr(text, name))
                patch.setattr(text, name, note)
            visit.misfits += [f"{exhibit.name} {size}: {told}" for size in SIZES if (told := _look(desk, size))]
    return visit


def _look(desk: Desk, size: tuple[int, int]) -> str:
    """Draw what is open in a window of this size; gives what does not fit."""
    desk.canvas = Canvas(open_window(size))
    desk.ui.scenes.layout(desk.canvas.view.logical)
    try:
        desk.look()
    except text.TextTooWide as error:
        return str(error)
    return ""


def _note(drawn: set[str], draw: Any, surface: Any, string: str, *rest: Any, **named: Any) -> Any:
    drawn.add(string)
    return draw(surface, string, *rest, **named)


def test_all_texts_of_all_screens_fit(visit: Visit) -> None:
    assert visit.misfits == []


def test_nothing_stays_english_that_is_translated(visit: Visit) -> None:
    if visit.language == "en":
        return
    stored = catalogue.load(catalogue.po_file(catalogue.ROOT, visit.language), visit.language)
    assert stored
    words = {message.string for message in stored}
    english = {message.id for message in stored if message.id} - words
    seen = {name: sorted(drawn & english) for name, drawn in visit.drawn.items() if name not in SAMPLES}
    assert {name: found for name, found in seen.items() if found} == {}


def test_the_settings_change_the_language_at_once() -> None:
    desk = Desk()
    desk.ui.on_change = lambda before, after: set_language(after.language)
    scene = SettingsScene(desk.ui, TABS.index(LanguageTab))
    desk.open(scene)
    try:
        for code, name in (("pl", "Ustawienia"), ("en", "Settings")):
            button = scene.page.widget(f"language {code}")
            assert button and not button.reason
            desk.click(button.rect.center)
            assert desk.ui.settings.language == code and tr("Settings") == name
    finally:
        set_language("en")
