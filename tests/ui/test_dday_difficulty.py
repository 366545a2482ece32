"""How hard a battle map is for some Units: the set-up says what was measured, and says so where nothing was."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from game.engine.dday.rulings import Rulings
from game.scenes.dday import setup_difficulty
from game.scenes.dday.setup_difficulty import difficulty, measured_line, read_table
from game.scenes.dday.setup_maps import all_entries

SECTION = """["1_exercise_tiger".level_2.seats_3]
games = 1000
win_rate = 0.914
low = 0.895
high = 0.93
turns_median = 10
"""


@pytest.fixture
def table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    file = tmp_path / "difficulty.toml"
    file.write_text(SECTION, "utf-8")
    monkeypatch.setattr(setup_difficulty, "table_file", lambda: file)
    return file


@pytest.mark.usefixtures("table")
def test_the_line_tells_what_was_measured_with_exactly_these_choices() -> None:
    tiger = all_entries()[0]
    assert measured_line(tiger, 1, 3, Rulings()) == "greedy bots win 91% (90 to 93%)"
    nothing = "not measured with these choices"
    assert measured_line(tiger, 0, 3, Rulings()) == measured_line(tiger, 1, 4, Rulings()) == nothing
    assert measured_line(tiger, 1, 3, Rulings(extra_soldiers=1)) == nothing
    assert difficulty(replace(tiger, own=True), 1, 3, Rulings()) is None


def test_a_damaged_table_is_no_table(tmp_path: Path) -> None:
    file = tmp_path / "difficulty.toml"
    file.write_text('["2_omaha".level_1.seats_1]\ngames = "many"\n', "utf-8")
    assert read_table(file) == {}
    assert read_table(tmp_path / "none.toml") == {}
