"""The table of rules and tests is fresh, and no rule that applies lacks a test."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import rule_table


def test_every_rule_that_applies_has_a_test_and_the_table_is_fresh() -> None:
    assert rule_table.problems() == []


def test_a_gap_and_a_wrong_rule_are_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "test_x.py").write_text('@rule("A6", "Z9")\ndef test_x(): ...\n', encoding="utf-8")
    tests = rule_table.collect(tmp_path)
    monkeypatch.setattr(rule_table, "collect", lambda: tests)
    found = rule_table.problems()
    assert "test_x names the rule Z9, which is not in the book." in found
    assert "Rule A7 has no test." in found
    assert "Rule A6 has no test." not in found


def test_every_test_of_the_rules_names_its_rules() -> None:
    silent = [test.name for test in rule_table.collect() if not test.rules and test.file.name != "test_refusals.py"]
    assert silent == ["test_every_switch_is_tested_here"]
