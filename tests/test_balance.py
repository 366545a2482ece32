"""The tool that measures how hard the maps are: its rows, its table, its page with what people wrote."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from game.simulation import Summary
from tools import balance
from tools.balance import GAMES, Case, Row, cases_of

COMMANDOS, DDAY = GAMES


def row(game: balance.Game, stem: str, seats: int = 1, bot: str = "greedy") -> Row:
    case = Case(game, Path(f"{stem}.tmx"), 1, seats, bot, 10)
    return Row(case, Summary(game.name, stem, games=10, wins=4, win_rate=0.4, low=0.17, high=0.69, turns_median=12.0))


def test_every_map_level_number_of_units_and_bot_is_a_case() -> None:
    cases = list(cases_of(DDAY, 1000, 10))
    tiger = {case.level for case in cases if case.file.stem == "1_exercise_tiger"}
    assert tiger == {1, 2, 3} and {case.seats for case in cases} == {1, 2, 3, 4}
    assert {case.games for case in cases if case.bot != balance.SLOW} == {1000}
    assert {case.games for case in cases if case.bot == balance.SLOW} <= {10}
    assert {(case.level, case.seats) for case in cases_of(COMMANDOS, 1000, 10)} == {(1, 1)}


def test_tables_name_levels_and_seats_only_where_they_can_be_chosen() -> None:
    assert list(tomllib.loads(row(COMMANDOS, "01").section())) == ["01"]
    table = tomllib.loads(row(DDAY, "2_omaha", 3).section())
    assert table["2_omaha"]["level_1"]["seats_3"]["win_rate"] == 0.4


def test_the_page_keeps_other_games_and_what_people_wrote(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(balance, "ROOT", tmp_path)
    monkeypatch.setattr(balance, "PAGE", tmp_path / "balance.md")
    for game in GAMES:
        (tmp_path / "assets" / "cards" / game.name).mkdir(parents=True)
    balance.write([row(COMMANDOS, "01"), row(DDAY, "2_omaha", 3)])
    page = balance.PAGE.read_text("utf-8").replace("\n## D-Day", "\n### Notes\n\nNothing was changed.\n\n## D-Day")
    balance.PAGE.write_text(page + "\n### Notes\n\nThe General was too good.\n", "utf-8")
    balance.write([row(DDAY, "2_omaha", 3), row(DDAY, "2_omaha", 3, "random")])
    again = balance.PAGE.read_text("utf-8")
    assert "Nothing was changed." in again and "| 01 | 1 | 1 | greedy |" in again
    assert again.endswith("### Notes\n\nThe General was too good.\n")
    assert again.count("2_omaha") == 2 and again.count("## D-Day Dice") == 1
    table = (tmp_path / "assets" / "cards" / "dday" / "difficulty.toml").read_text("utf-8")
    assert table.count("seats_3") == 1
