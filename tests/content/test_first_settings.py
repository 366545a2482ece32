"""The first reading of the settings agrees with the whole one, and costs no model."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import fields
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.content import first_settings, settings
from game.content.controls import DEFAULT_KEYS, Action
from game.content.first_settings import FirstSettings
from game.content.settings import Settings

SOUND = st.fixed_dictionaries(
    {
        "window": st.tuples(st.integers(320, 16384), st.integers(240, 16384)),
        "full_screen": st.booleans(),
        "ui_scale": st.integers(0, 3),
        "text_size": st.sampled_from(["normal", "large"]),
        "language": st.sampled_from(["system", "en", "pl"]),
        "right_click_is_back": st.booleans(),
        "keys": st.just(DEFAULT_KEYS | {Action.UNDO: ("z",), Action.HINT: ()}),
    }
)


def shared(whole: Settings) -> dict[str, Any]:
    """Those of all settings that the first reading knows."""
    return {field.name: getattr(whole, field.name) for field in fields(FirstSettings)}


def as_dict(first: FirstSettings) -> dict[str, Any]:
    return {field.name: getattr(first, field.name) for field in fields(FirstSettings)}


def test_the_defaults_are_the_same() -> None:
    assert as_dict(FirstSettings()) == shared(Settings())


@given(SOUND)
def test_a_sound_file_reads_the_same(chosen: dict[str, Any]) -> None:
    with TemporaryDirectory() as folder:
        file = Path(folder) / "settings.json"
        settings.save(Settings(**chosen), file)
        whole, trouble = settings.load(file)
        assert trouble is None
        assert as_dict(first_settings.read(file)) == shared(whole)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[",
        "[]",
        "null",
        '{"window": [1, 2], "ui_scale": true, "keys": [], "language": 5, "full_screen": "x"}',
        "\0",
    ],
)
def test_nonsense_is_the_default(tmp_path: Path, text: str) -> None:
    file = tmp_path / "settings.json"
    file.write_text(text)
    assert first_settings.read(file) == FirstSettings()
    assert first_settings.read(tmp_path / "none.json") == FirstSettings()


def test_the_titles_first_picture_imports_no_model_and_no_game() -> None:
    code = (
        "import sys; from tools.busy_table import first_frame; first_frame();"
        "late = [m for m in sys.modules if m == 'pydantic' or m.startswith('game.engine.commandos')];"
        "assert not late, late"
    )
    environment = {**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    root = Path(__file__).parents[2]
    subprocess.run([sys.executable, "-c", code], check=True, cwd=root, env=environment, capture_output=True)
