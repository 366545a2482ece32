"""What is shown before a click: odds without reactions, and the reactions beside them."""

from __future__ import annotations

from fractions import Fraction

import pytest

from game.engine.commandos import forecast
from tests.rules.commandos.table import table


def test_the_odds_are_those_of_the_table_of_all_36_rolls() -> None:
    s = table({"a": (4, "B2:5")}, {"u": (5, "C2:2")}).s
    assert forecast.win_chance(s, "a", "u") == Fraction(26, 36)


def test_the_odds_leave_the_machete_out() -> None:
    plain = table({"a": (4, "B2:5")}, {"u": (5, "C2:2")}).s
    armed = table({"a": (4, "B2:5")}, {"u": (5, "C2:2")}, loadouts=["L13"]).s
    assert forecast.win_chance(armed, "a", "u") == forecast.win_chance(plain, "a", "u")


@pytest.mark.parametrize(
    ("attacker", "ranged", "exhausted", "expected"),
    [
        ("a", False, [], ["L13", "L11"]),
        ("a", True, [], ["L13"]),
        ("a", False, ["L13"], ["L11"]),
        ("u", False, [], []),
    ],
)
def test_reactions_that_could_answer_are_listed(
    attacker: str, ranged: bool, exhausted: list[str], expected: list[str]
) -> None:
    s = table({"a": (4, "B2:5")}, {"u": (5, "C2:2")}, loadouts=["L11", "L12", "L13"], exhausted=exhausted).s
    assert forecast.reactions(s, attacker, ranged) == expected


def test_asking_for_odds_changes_nothing() -> None:
    t = table({"a": (4, "B2:5")}, {"u": (5, "C2:2")}, seed=3)
    before = t.s.rng
    forecast.win_chance(t.s, "a", "u")
    forecast.walk_preview(t.s, "a", t.s.table.board.space_of["C2:7"])
    assert t.s.rng == before
    assert t.at("u") == "C2:2"
