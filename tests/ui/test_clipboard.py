"""What can be copied reaches the clipboard as text; where there is none a clear sentence says so."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame
import pytest

from game.content.report import Severity
from game.scenes.dialog import Dialog
from game.scenes.map_problems import MapProblemsScene
from game.scenes.setup_maps import read_entry
from game.ui import clipboard, text
from game.ui.text import tr_message
from tests.ui.scene_checks import opened, press
from tests.ui.test_dday_table import table
from tests.ui.test_map_problems import FAULTS, faulty
from tests.ui.toolkit_desk import Desk

BROKEN: list[type[Exception]] = [pygame.error, AttributeError, NotImplementedError]
"""What a clipboard that does not work may raise: none is there, an old pygame, a part left out of it."""


@pytest.fixture
def copied(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What is put on the clipboard from now on."""
    found: list[str] = []
    monkeypatch.setattr(pygame.scrap, "put_text", found.append)
    return found


def break_clipboard(monkeypatch: pytest.MonkeyPatch, error: type[Exception]) -> None:
    def put_text(words: str) -> None:
        raise error("no clipboard")

    monkeypatch.setattr(pygame.scrap, "put_text", put_text)


def problems(file: Path) -> tuple[Desk, MapProblemsScene]:
    desk, scene = opened(lambda desk: MapProblemsScene(desk.ui, read_entry(file), lambda _: None, desk.ui.scenes.pop))
    assert isinstance(scene, MapProblemsScene)
    return desk, scene


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("fault", FAULTS)
def test_copied_findings_tell_all_that_the_cards_tell_in_their_order(
    fault: str, language: str, tmp_path: Path, copied: list[str]
) -> None:
    text.set_language(language)
    try:
        desk, scene = problems(faulty(tmp_path, fault))
        press(desk, "copy")
        desk.look()
        (words,) = copied
        head, *lines = words.splitlines()
        assert "my_jungle.tmx" in head and len(lines) == len(scene.findings)
        for number, (line, finding) in enumerate(zip(lines, scene.findings, strict=True), 1):
            assert line.startswith(f"{number}. ") and finding.code in line
            assert f"{finding.place.file.name}:{finding.place.line}:" in line
            assert tr_message(finding.message) in line
            assert " ".join(tr_message(finding.hint).split()) in line
        assert scene.findings[0].severity is Severity.ERROR
    finally:
        text.set_language("en")


def test_the_button_says_that_it_copied_until_the_list_is_another(tmp_path: Path, copied: list[str]) -> None:
    desk, scene = problems(faulty(tmp_path, "a spawn twice"))
    button: Any = scene.page.widget("copy")
    before = button.label
    desk.key("c")
    assert len(copied) == 1
    assert scene.page.widget("copy").label != before  # type: ignore[union-attr]
    scene.read_again()
    assert scene.page.widget("copy").label == before  # type: ignore[union-attr]


def test_of_a_map_without_findings_nothing_can_be_copied_and_the_button_says_why(copied: list[str]) -> None:
    from game import paths

    desk, scene = problems(paths.maps() / "commandos" / "01_gather_intel.tmx")
    assert not scene.findings
    press(desk, "copy")
    assert copied == [] and scene.page.widget("copy").reason.endswith(".")  # type: ignore[union-attr]


@pytest.mark.parametrize("error", BROKEN)
def test_without_a_clipboard_the_page_of_problems_says_so_and_names_another_way(
    error: type[Exception], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    break_clipboard(monkeypatch, error)
    desk, scene = problems(faulty(tmp_path, "cut off"))
    label = scene.page.widget("copy").label  # type: ignore[union-attr]
    told = press(desk, "copy")
    assert isinstance(told, Dialog) and "check-map" in told.body and "my_jungle.tmx" in told.body
    desk.look()
    assert press(desk, "answer 0") is scene and scene.page.widget("copy").label == label  # type: ignore[union-attr]


@pytest.mark.parametrize("error", BROKEN)
def test_without_a_clipboard_the_log_says_so(error: type[Exception], monkeypatch: pytest.MonkeyPatch) -> None:
    break_clipboard(monkeypatch, error)
    scene = table(2, 3)
    scene.swap_log()
    scene.page.widget("log copy").click()  # type: ignore[union-attr]
    assert "clipboard" in scene.note


def test_words_come_back_from_the_clipboard_as_they_were() -> None:
    Desk()
    words = "1. maps/żółw.tmx:3: error\n2. „cudzysłów”"
    if not clipboard.copy(words):
        pytest.skip("SDL's driver has no clipboard here")
    assert pygame.scrap.get_text() == words
