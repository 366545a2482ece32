"""Card files that a player has edited: what is wrong is one sentence that names the file."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from game import cli, paths
from game.content.cards import CardError, commandos_cards

SHIPPED = paths.assets() / "cards" / "commandos"
MAP = str(paths.maps() / "commandos" / "01_gather_intel.tmx")


@pytest.fixture
def cards(tmp_path: Path) -> Path:
    """A copy of the shipped cards."""
    return Path(shutil.copytree(SHIPPED, tmp_path / "cards" / "commandos"))


def first_card(file: Path, table: str) -> str:
    """The text of a card file with its first card only."""
    head, first, *_ = file.read_text("utf-8").split(f"[[{table}]]")
    return f"{head}[[{table}]]{first}"


DAMAGES = {
    "broken TOML": ("events", "[[event]", "no sound TOML"),
    "another table": ("events", "[[happening]]\nid = 1\n", "holds no [[event]]"),
    "a number for the cards": ("events", "event = 3\n", "events.toml"),
    "no event": ("events", "event = []\n", "there is no event"),
    "no directive": ("directives", "directive = []\n", "there is no directive"),
    "no enemy type": ("enemies", "enemy_type = []\n", '"insurgents" is missing'),
    "one commando": ("commandos", "FIRST commando", "each face from 1 to 6"),
    "one objective": ("objectives", "FIRST objective", "10 objectives"),
    "two cards with one id": ("loadouts", "TWICE", "two cards have the id"),
    "a tile off the cards' grid": ("directives", 'CHANGE upright = "B2"/upright = "E9"', '"E9" is no map tile'),
    "no text": ("loadouts", b"\xff\xfe\x00", "cannot be read"),
    "a card without a name": ("events", "CHANGE name =/naem =", "field name"),
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_card_file_is_one_sentence_that_names_it(damage: str, cards: Path) -> None:
    name, text, words = DAMAGES[damage]
    file = cards / f"{name}.toml"
    before = file.read_text("utf-8")
    match text:
        case bytes():
            file.write_bytes(text)
        case "TWICE":
            file.write_text(before + before[before.index("[[") :], "utf-8")
        case str() if text.startswith("FIRST "):
            file.write_text(first_card(file, text.removeprefix("FIRST ")), "utf-8")
        case str() if text.startswith("CHANGE "):
            old, new = text.removeprefix("CHANGE ").split("/")
            assert old in before
            file.write_text(before.replace(old, new, 1), "utf-8")
        case _:
            file.write_text(text, "utf-8")
    with pytest.raises(CardError) as raised:
        commandos_cards(cards)
    sentence = str(raised.value)
    assert str(file) in sentence and words in sentence and "\n" not in sentence


def test_a_missing_card_file_is_a_sentence(cards: Path) -> None:
    (cards / "events.toml").unlink()
    with pytest.raises(CardError, match=r"events\.toml cannot be read"):
        commandos_cards(cards)


@pytest.mark.parametrize("arguments", [("simulate", MAP, "--games", "1"), ("play", "--map", MAP)])
def test_with_damaged_cards_the_program_says_the_sentence(
    arguments: tuple[str, ...], cards: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    (cards / "events.toml").write_text("[[event]\n", encoding="utf-8")
    monkeypatch.setattr(paths, "assets", lambda: cards.parents[1])
    commandos_cards.cache_clear()
    try:
        status = cli.main(list(arguments))
        err = capsys.readouterr().err
    except SystemExit as left:
        status, err = 1, str(left)
    finally:
        commandos_cards.cache_clear()
    assert status != cli.OK and "events.toml" in err and "Traceback" not in err
