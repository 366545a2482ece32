"""Sentences in the player's language."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from babel.messages import Catalog
from babel.messages.mofile import write_mo

from game import paths
from game.engine.core.text import N_, Message
from game.ui import language
from game.ui.text import set_language, tr, tr_message


@pytest.fixture
def polish(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    catalogue = Catalog(locale="pl")
    catalogue.add("{n} left", "zostało {n}")
    folder = tmp_path / "locale" / "pl" / "LC_MESSAGES"
    folder.mkdir(parents=True)
    with (folder / "commandotable.mo").open("wb") as file:
        write_mo(file, catalogue)
    monkeypatch.setattr(paths, "assets", lambda: tmp_path)
    yield
    monkeypatch.undo()
    set_language("en")


def test_a_marked_sentence_is_translated_where_it_is_drawn_and_then_filled(polish: None) -> None:
    message = Message(N_("{n} left"), {"n": 3})
    set_language("pl")
    assert tr_message(message) == "zostało 3"
    set_language("en")
    assert tr_message(message) == "3 left" and tr("") == ""


def test_a_sentence_that_nobody_translated_stays_english(polish: None) -> None:
    set_language("pl")
    assert tr("A sentence of tomorrow.") == "A sentence of tomorrow."


@pytest.fixture
def no_wish(monkeypatch: pytest.MonkeyPatch) -> None:
    """An environment that asks for no language."""
    for name in language._SYSTEM_NAMES:
        monkeypatch.delenv(name, raising=False)


@pytest.mark.usefixtures("polish", "no_wish")
def test_the_system_language_is_used_when_there_is_a_catalogue(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("pl_PL", "Polish_Poland"):
        monkeypatch.setattr(language.locale, "getlocale", lambda name=name: (name, "UTF-8"))
        set_language("system")
        assert tr("{n} left") == "zostało {n}"
    monkeypatch.setattr(language.locale, "getlocale", lambda: (None, None))
    set_language("system")
    assert tr("{n} left") == "{n} left"


@pytest.mark.usefixtures("polish", "no_wish")
@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("LANG", "pl_PL.UTF-8", "zostało {n}"),
        ("LC_ALL", "pl", "zostało {n}"),
        ("LANGUAGE", "pl:en", "zostało {n}"),
        ("LANG", "C.UTF-8", "{n} left"),
        ("LANG", "xx_XX", "{n} left"),
    ],
)
def test_the_environment_names_the_language(monkeypatch: pytest.MonkeyPatch, name: str, value: str, said: str) -> None:
    monkeypatch.setenv(name, value)
    set_language("system")
    assert tr("{n} left") == said


def test_the_words_in_gaps_are_translated_but_quoted_names_are_not() -> None:
    set_language("pl")
    try:
        asks = Message(N_("{card} is exhausted; it is ready again next round."), {"card": "Smoke"})
        assert tr_message(asks) == "Zasłona dymna: karta wyczerpana, gotowa w następnej rundzie."
        named = Message(N_('there is no class "{name}"'), {"name": "Smoke"})
        assert tr_message(named) == "nie ma klasy „Smoke”"
    finally:
        set_language("en")


def test_only_languages_with_a_catalogue_are_offered(polish: None) -> None:
    assert [language.has_catalogue(code) for code in ("system", "en", "pl", "xx")] == [True, True, True, False]
