"""The table of rules and tests is fresh, and no rule that applies lacks a test."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import rule_table


def test_every_rule_that_applies_has_a_test_and_the_table_is_fresh() -> None:
    assert rule_table.problems() == []


def test_a_gap_and_a_wrong_rule_are_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "commandos").mkdir()
    text = '@rule("A6", "Z9")\ndef test_x(): ...\n'
    (tmp_path / "commandos" / "test_x.py").write_text(text, encoding="utf-8")
    tests = {game: rule_table.collect(game, tmp_path) for game in rule_table.GAMES}
    monkeypatch.setattr(rule_table, "ROOT", tmp_path)
    monkeypatch.setattr(rule_table, "TABLE", tmp_path / "table.md")
    monkeypatch.setattr(rule_table, "collect", tests.get)
    found = rule_table.problems()
    assert "test_x names the rule commandos:Z9, which is not in the book." in found
    assert "Rule commandos:A7 has no test." in found
    assert "Rule dday:D1 has no test." in found
    assert "Rule komandosi:K1 has no test." in found
    assert "Rule commandos:A6 has no test." not in found


NAME_NO_RULE = {
    "commandos": ["test_every_switch_is_tested_here"],
    "dday": [],
    "komandosi": [
        "test_every_card_is_tested_here",
        "test_every_switch_is_tested_here",
        "test_every_switch_names_its_ruling",
    ],
}
"""The tests that watch over other tests instead of a rule; refusals name theirs in their cases."""


@pytest.mark.parametrize(("game", "wanted"), NAME_NO_RULE.items())
def test_every_test_of_the_rules_names_its_rules(game: str, wanted: list[str]) -> None:
    tests = rule_table.collect(game)
    assert [test.name for test in tests if not test.rules and test.file.name != "test_refusals.py"] == wanted
