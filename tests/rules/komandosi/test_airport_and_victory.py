"""The airport, the helicopter and the end of the game."""

from __future__ import annotations

import pytest

from game.engine.komandosi import events as e
from tests.rules.komandosi.play import Play
from tests.rules.komandosi.table import rule, table

ALL = "orange purple brown"


def before_the_airport(parts: str, pips: int, at: str = "L14", **fields: object) -> Play:
    """A has rolled at the western edge of the yellow area."""
    rulings = fields.pop("rulings", {})
    players = {"A": {"at": at, "parts": parts, **fields}, "B": {"at": "B12"}}
    return table(players, throw=[pips], rulings=rulings).do("roll A")  # type: ignore[arg-type]


@rule("K14")
@pytest.mark.parametrize("parts", ["", "orange", "orange purple", "orange orange orange purple purple purple"])
def test_without_three_different_parts_nobody_enters_the_airport(parts: str) -> None:
    t = before_the_airport(parts, 3)
    assert not {"K15", "L15", "M15", "L16"} & t.ends()
    assert t.why_not("go A L16").rule == "komandosi:K14"


@rule("K14", "K3")
def test_with_three_different_parts_the_airport_is_open() -> None:
    assert {"K16", "M16", "L16", "L17"} <= before_the_airport(ALL, 3).ends()


@rule("K3", "K14")
def test_the_first_on_the_helicopter_with_three_different_parts_wins() -> None:
    t = before_the_airport(ALL, 2).do("go A L16")
    assert (t.winners, t.ask) == ("A", None)
    assert [(event.winners, event.why, event.by) for event in t.saw(e.GameEnded)] == [
        (("A",), "helicopter", "komandosi:K3")
    ]


@rule("Q38")
def test_parts_in_the_house_do_not_count() -> None:
    t = before_the_airport("orange purple", 2, house="B14", store={"parts": "brown"})
    assert "L16" not in t.ends()


@rule("Q40", "Q6")
@pytest.mark.parametrize("pips", [2, 3, 4, 5])
def test_the_last_move_may_end_on_the_helicopter_before_its_last_pip(pips: int) -> None:
    t = before_the_airport(ALL, pips).do("go A L16")
    assert t.winners == "A"
    assert len(t.saw(e.Moved)[0].path) == 2


@rule("Q40")
def test_by_the_switch_it_must_end_there_exactly() -> None:
    exact = {"exact_landing": True}
    assert "L16" not in before_the_airport(ALL, 3, rulings=exact).ends()
    assert "L16" in before_the_airport(ALL, 4, rulings=exact).ends()
    assert before_the_airport(ALL, 4, rulings=exact).do("go A L16").winners == "A"


@rule("Q39", "K14", "K21")
@pytest.mark.parametrize("parts", ["", "orange purple"])
def test_nobody_attacks_hand_to_hand_onto_the_airport_without_three_parts(parts: str) -> None:
    t = table({"A": {"at": "L14", "parts": parts}, "B": {"at": "L15"}})
    assert not t.can("fist A B")


@rule("Q39", "Q34")
def test_with_three_parts_one_fights_there_for_the_airport_is_not_neutral() -> None:
    t = table({"A": {"at": "L14", "parts": ALL}, "B": {"at": "K15"}}, throw=[2]).do("fist A B")
    assert t.at("B") == "F20"
    assert t.at("A") == "K15"


@rule("Q34")
def test_a_shot_reaches_the_airport() -> None:
    assert table({"A": {"at": "L14", "goods": "rifle cartridge"}, "B": {"at": "L15", "parts": ALL}}).can("rifle A B")


@rule("Q56")
def test_robbing_the_third_part_wins_only_with_a_later_move() -> None:
    players = {"A": {"at": "L14", "parts": "orange purple", "goods": "rifle cartridge"},
               "B": {"at": "M14", "parts": "brown"}}  # fmt: skip
    t = table(players, throw=[3, 2]).do("rifle A B")
    assert t.player().complete
    assert not t.winners
    assert t.end().turn == "A"
    assert t.do("roll A", "go A L16").winners == "A"


@rule("Q75")
def test_who_loses_a_part_on_the_airport_may_stay_until_his_next_move_and_then_walks_out() -> None:
    t = table({"A": {"at": "L15", "parts": "orange purple"}, "B": {"at": "B12"}}, throw=[3]).do("roll A")
    assert t.ends()
    assert not {"K15", "M15", "L16", "K16", "L17"} & t.ends()
    assert "K13" not in t.ends()


@rule("Q75")
def test_further_yellow_squares_are_open_only_on_the_shortest_way_out() -> None:
    field = "YYYYY\nYYYYY\nYYYYY\n....."
    t = table({"A": {"at": "B3"}, "B": {"at": "D1"}}, picture=field, throw=[3]).do("roll A")
    assert t.ends() == {"D2", "D4"}


@rule("Q75", "Q4")
def test_a_rusty_bolt_on_the_airport() -> None:
    t = table(
        {"A": {"at": "L15", "parts": ALL}, "B": {"at": "B12"}}, parts={"B10": "brown"}, throw=[6], draw=["rusty_bolt"]
    )
    t.do("roll A", "lose A brown")
    assert t.at() == "L15"
    assert not {"L16", "K15"} & t.ends()


@rule("K3")
def test_whoever_is_there_without_three_different_parts_does_not_win() -> None:
    players = {"A": {"at": "L16", "parts": "orange purple purple"}, "B": {"at": "B12"}}
    assert not table(players, throw=[6], draw=["fog"]).do("roll A").end().winners
