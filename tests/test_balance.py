"""The tool that measures how hard the maps are: its rows, its table, its page with what people wrote."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from game.simulation import Summary
from tools import balance
from tools.balance import GAMES, Case, Row, cases_of
from tools.balance_kept import KeptRows
from tools.balance_page import part_of, put

COMMANDOS, DDAY = GAMES
PARTS = ("## Dice Commandos", "## D-Day Dice", "## Komandosi", "## Steps of difficulty")


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


def test_a_bot_of_no_games_is_left_out() -> None:
    assert balance.SLOW not in {case.bot for case in cases_of(DDAY, 1000, 0)}


def test_a_run_that_was_stopped_goes_on_after_its_finished_rows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    cases = [row(DDAY, "2_omaha", seats).case for seats in (1, 2, 3)]
    played: list[int] = []

    def measured(case: Case, pool: object) -> Row:
        if len(played) == 2:
            played.append(0)
            raise KeyboardInterrupt
        played.append(case.seats)
        return row(DDAY, case.file.stem, case.seats)

    monkeypatch.setattr(balance, "measured", measured)
    kept = {DDAY.name: KeptRows(tmp_path, DDAY.name, tmp_path / "dday.jsonl")}
    with pytest.raises(KeyboardInterrupt):
        balance.all_measured(cases, kept, None)  # type: ignore[arg-type]
    again = {DDAY.name: KeptRows(tmp_path, DDAY.name, tmp_path / "dday.jsonl")}
    assert len(again[DDAY.name]) == 2
    rows = balance.all_measured(cases, again, None)  # type: ignore[arg-type]
    assert played == [1, 2, 0, 3]
    assert [(found.case.seats, found.result.wins) for found in rows] == [(1, 4), (2, 4), (3, 4)]


@pytest.mark.parametrize(
    "changed",
    ["game/engine/dday/bot.py", "game/engine/core/flow.py", "maps/dday/2.tmx", "assets/cards/dday/items.toml"],
)
def test_rows_of_other_rules_bots_maps_or_cards_are_not_taken(changed: str, tmp_path: Path) -> None:
    file, kept = tmp_path / changed, tmp_path / "dday.jsonl"
    file.parent.mkdir(parents=True)
    file.write_text("1", "utf-8")
    KeptRows(tmp_path, "dday", kept).add("omaha", row(DDAY, "2_omaha").result)
    (tmp_path / "assets/cards/dday").mkdir(parents=True, exist_ok=True)
    (tmp_path / "assets/cards/dday/difficulty.toml").write_text("# what the tool writes itself", "utf-8")
    assert KeptRows(tmp_path, "dday", kept).result("omaha") == row(DDAY, "2_omaha").result
    file.write_text("2", "utf-8")
    assert KeptRows(tmp_path, "dday", kept).result("omaha") is None


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


@pytest.mark.parametrize("again", PARTS)
def test_a_part_of_the_page_is_written_anew_and_all_others_stay_as_they_are(again: str, tmp_path: Path) -> None:
    page = tmp_path / "balance.md"
    for heading in PARTS:
        put(page, f"{heading}\n\nold words of {heading[3:]}\n\n### Notes\n\nkept\n")
    before = page.read_text("utf-8")
    put(page, f"{again}\n\nnew words\n")
    assert part_of(page, again[3:]) == f"{again[3:]}\n\nnew words"
    for heading in PARTS:
        assert heading == again or f"{heading}\n\nold words of {heading[3:]}\n\n### Notes\n\nkept\n" in page.read_text()
    put(page, f"{again}\n\nold words of {again[3:]}\n\n### Notes\n\nkept\n")
    assert page.read_text("utf-8") == before
    assert page.read_text("utf-8").startswith("# Balance\n")
