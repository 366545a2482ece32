"""Files of the program that are junk: the game goes on with what stands in, or says one sentence."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from game import paths
from game.content import saves
from game.content.cards import commandos_cards
from game.engine.core.save import SaveError, to_text
from game.scenes.dialog import Dialog
from game.scenes.flow import Errand, Flow
from game.scenes.setup_maps import all_entries
from game.scenes.title import TitleScene
from game.ui import sprites, text, window
from tests.games import new_session
from tests.ui.table_driver import Desk

JUNK = b"\x00\x01 this is nothing"


@pytest.fixture
def assets(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A copy of the assets that may be damaged."""
    copy = tmp_path / "assets"
    shutil.copytree(paths.assets(), copy, ignore=shutil.ignore_patterns("sounds"))
    monkeypatch.setattr(paths, "assets", lambda: copy)
    caches = (text.font, text.width, sprites._atlas, sprites.sprite, commandos_cards)
    for cache in caches:
        cache.cache_clear()
    yield copy
    monkeypatch.undo()
    for cache in caches:
        cache.cache_clear()


def test_a_font_that_is_junk_is_replaced(assets: Path) -> None:
    for font in (assets / "fonts").glob("*.?tf"):
        font.write_bytes(JUNK)
    assert text.width("lower total wins") > 0


@pytest.mark.parametrize("content", ["[1, 2]", '{"ok": "x"}', '{"ok": [1, 2]}', "{", "null"])
def test_an_atlas_with_a_wrong_table_draws_plates(assets: Path, content: str) -> None:
    (assets / "images" / "icons.json").write_text(content)
    assert sprites.sprite("ok").get_width() > 0


def test_an_icon_that_is_junk_is_no_missing_display(assets: Path) -> None:
    (assets / "images" / "icon.png").write_bytes(JUNK)
    window.Window((640, 400), False, 1)


def test_play_with_a_damaged_card_file_says_its_sentence_and_stays_on_the_title(assets: Path, tmp_path: Path) -> None:
    desk = Desk(new_session("commandos", 1))
    flow = Flow(desk.ui, Errand(), tmp_path / "saves")
    desk.ui.scenes.reset(flow.title())
    desk.ui.scenes.settle()
    (assets / "cards" / "commandos" / "events.toml").write_text("[[event]]\nid = 5")
    commandos_cards.cache_clear()
    flow.open_setup("commandos")
    desk.ui.scenes.settle()
    assert isinstance(desk.ui.scenes.top, Dialog)
    desk.ui.scenes.pop()
    desk.ui.scenes.settle()
    assert isinstance(desk.ui.scenes.top, TitleScene)


def test_a_save_with_a_damaged_card_file_says_the_cards_sentence(assets: Path) -> None:
    save = to_text(new_session("commandos", 1))
    (assets / "cards" / "commandos" / "loadouts.toml").write_text("nothing")
    commandos_cards.cache_clear()
    with pytest.raises(SaveError, match=r"loadouts\.toml"):
        saves.from_text(save)


def test_a_link_to_itself_among_the_players_maps_does_not_break_the_list(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(paths, "user_maps", lambda: tmp_path)
    (tmp_path / "round.tmx").symlink_to(tmp_path / "round.tmx")
    (tmp_path / "folder.tmx").mkdir()
    names = [entry.file.name for entry in all_entries()]
    assert "01_gather_intel.tmx" in names
    assert "folder.tmx" not in names
