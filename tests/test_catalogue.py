"""`tools/catalogue.py`: every sentence a player reads is collected, gaps are kept, stale files are told."""

from __future__ import annotations

import gettext
import re
from pathlib import Path

import pytest

from tools import catalogue

SENTENCE = re.compile(r"[a-z]{2,}\W* \w", re.IGNORECASE)

PROGRAM = """
SHORT = N_("Short")
LONG = N_("A sentence that is written "
          "on two lines, {name}")
told = tr("Drawn here")
either = text.tr((N_("This"), text.N_("that"))[side])
hidden = print("Not marked")
"""
CARDS = """
[[event]]
id = "B01"
name = "Quiet Jungle"
lines = ["one", "two"]
effects = [{kind = "special", name = "air_drop"}]
effect = {kind = "special", name = "fog"}
[event.deep]
text = "Deep inside"
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A small project with a program file and a card file."""
    (tmp_path / "game").mkdir()
    (tmp_path / "game" / "table.py").write_text(PROGRAM, encoding="utf-8")
    (tmp_path / "assets" / "cards" / "commandos").mkdir(parents=True)
    (tmp_path / "assets" / "cards" / "commandos" / "events.toml").write_text(CARDS, encoding="utf-8")
    return tmp_path


@pytest.fixture
def complete(monkeypatch: pytest.MonkeyPatch) -> None:
    """Polish counts as finished, so that everything missing is told."""
    monkeypatch.setattr(catalogue, "LANGUAGES", {"pl": catalogue.Language("Polski", complete=True)})


def translate(project: Path, sentence: str, polish: str) -> None:
    file = catalogue.po_file(project, "pl")
    stored = catalogue.load(file, "pl")
    stored[sentence].string = polish
    catalogue.save(stored, file)


def test_the_catalogues_of_this_project_are_in_order():
    assert catalogue.check(catalogue.ROOT) == []


def test_every_text_of_the_data_files_has_a_key_that_is_collected():
    missed = []
    for folder in catalogue.FOLDERS:
        for path in (catalogue.ROOT / "assets" / folder).rglob("*.toml"):
            tree = catalogue.tomllib.loads(path.read_text(encoding="utf-8"))
            missed += [
                f"{path.name}: {key} = {text!r}"
                for key, text in catalogue.strings(tree)
                if SENTENCE.search(text) and key not in catalogue.TEXT_KEYS
            ]
    assert not missed, "\n".join(["These look like sentences; add their keys to TEXT_KEYS:", *missed])


def test_marked_sentences_and_texts_of_cards_are_collected(project: Path):
    found = {message.id for message in catalogue.collect(project) if message.id}
    assert found == {
        "Short",
        "A sentence that is written on two lines, {name}",
        "Drawn here",
        "This",
        "that",
        "Quiet Jungle",
        "one",
        "two",
        "Deep inside",
    }


def test_a_second_update_changes_no_file(project: Path):
    catalogue.update(project)
    before = {path: path.read_bytes() for path in (project / "assets" / "locale").rglob("*") if path.is_file()}
    catalogue.update(project)
    assert {path: path.read_bytes() for path in before} == before
    assert len(before) == 3


def test_a_translation_reaches_gettext(project: Path):
    catalogue.update(project)
    translate(project, "Quiet Jungle", "Cicha dżungla")
    catalogue.update(project)
    reader = gettext.translation(catalogue.DOMAIN, project / "assets" / "locale", ["pl"])
    assert reader.gettext("Quiet Jungle") == "Cicha dżungla"
    assert reader.gettext("Short") == "Short"


@pytest.mark.usefixtures("complete")
def test_a_finished_language_must_have_every_sentence(project: Path):
    assert catalogue.check(project) == [
        "assets/locale/commandotable.pot is stale: run 'python tools/catalogue.py'.",
        "assets/locale/pl/LC_MESSAGES/commandotable.po is missing.",
    ]
    catalogue.update(project)
    for message in catalogue.collect(project):
        if message.id and message.id != "Short":
            translate(project, message.id, message.id.upper().replace("{NAME}", "{name}"))
    catalogue.update(project)
    assert catalogue.check(project) == ["assets/locale/pl/LC_MESSAGES/commandotable.po: not translated: 'Short'"]
    translate(project, "Short", "Krótko")
    (stale,) = catalogue.check(project)
    assert stale.startswith("assets/locale/pl/LC_MESSAGES/commandotable.mo is stale")
    catalogue.update(project)
    assert catalogue.check(project) == []


@pytest.mark.usefixtures("complete")
def test_a_new_sentence_makes_the_template_stale(project: Path):
    catalogue.update(project)
    (project / "game" / "more.py").write_text('N_("New")', encoding="utf-8")
    assert "commandotable.pot is stale" in catalogue.check(project)[0]


@pytest.mark.parametrize("polish", ["Zdanie", "Zdanie, {imie}", "Zdanie, {name} {name2}", "Zdanie, {name"])
def test_a_translation_that_loses_a_gap_is_told_even_in_an_unfinished_language(project: Path, polish: str):
    catalogue.update(project)
    english = "A sentence that is written on two lines, {name}"
    translate(project, english, polish)
    catalogue.po_file(project, "pl").with_suffix(".mo").unlink()
    told = catalogue.check(project)
    assert f"the gaps of {polish!r} are not those of {english!r}" in told[0]
