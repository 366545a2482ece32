"""Awards: chosen for a Straight, bought for Courage, one a turn, used at the end of a Phase 1."""

from __future__ import annotations

from tests.rules.dday.play import Play
from tests.rules.dday.table import rule, table

STRAIGHT = "skull star soldier soldiers courage tool"


def shop(**unit: object) -> Play:
    return table({"A": unit}, phase="find")


@rule("D17")
def test_six_courage_buy_an_award_at_random() -> None:
    t = shop(courage=7)
    t.s.script = [3]
    expected = t.s.awards[3]
    t.do("buy A")
    assert (t.unit().awards, t.unit().courage) == ((expected,), 1)
    assert expected not in t.s.awards


@rule("D17")
def test_five_courage_buy_none() -> None:
    t = shop(courage=5, points=9)
    assert t.can("buy A") == []
    assert t.why_not("buy A").rule == "dday:D17"


@rule("D17", "Q23")
def test_no_more_than_one_award_is_drawn_in_a_turn() -> None:
    t = shop(courage=20).throw(1).do("buy A")
    assert t.can("buy") == []
    assert t.why_not("buy A").rule == "dday:Q23"


@rule("Q23")
def test_whoever_chose_one_for_a_straight_buys_none_that_turn() -> None:
    t = table({"A": {"courage": 20}}, phase="count", dice=STRAIGHT).do("cancel A 2", "award A a_grit")
    assert t.unit().awarded
    assert shop(courage=20, awarded=True).can("buy") == []


@rule("Q23")
def test_the_next_turn_brings_a_new_limit() -> None:
    t = table({"A": {"awarded": True}}, phase="end", throw=["star star star star star star"])
    assert not t.unit().awarded


@rule("Q23")
def test_the_limit_is_for_each_unit() -> None:
    t = table({"A": {"courage": 6}, "B": {"courage": 6}}, phase="find", throw=[1, 1]).do("buy A", "buy B")
    assert t.unit("A").awards and t.unit("B").awards


@rule("Q24")
def test_an_empty_pile_sells_nothing() -> None:
    t = table({"A": {"courage": 20, "points": 9}}, phase="find", pool={"awards": ()})
    assert t.can("buy") == []
    assert t.why_not("buy A").rule == "dday:Q24"


@rule("D18")
def test_an_award_is_used_at_the_end_of_phase_1_and_only_once() -> None:
    t = table({"A": {"awards": ("a_valour",)}}, phase="tally")
    assert t.can("play A a_valour")
    t.do("play A a_valour 1=tool")
    assert t.unit().awards == ()
    assert t.can("play A a_valour") == []


@rule("D18")
def test_an_award_waits_until_all_have_rolled() -> None:
    t = table({"A": {"awards": ("a_valour", "a_merit")}}, throw=["star star soldier soldier courage courage"])
    assert t.can("play") == []


@rule("D18", "Q38")
def test_an_award_has_no_use_in_any_other_phase() -> None:
    awards = ("a_merit", "a_bravery", "a_shield")
    for phase in ("find", "move", "combat"):
        t = table({"A": {"at": "T2", "awards": awards, "courage": 9, "points": 9}}, phase=phase)
        assert [text for text in t.can("play A") if " a_" in text] == []


@rule("Q38")
def test_an_award_of_a_straight_comes_too_late_for_its_own_turn() -> None:
    t = table(phase="count", dice=STRAIGHT).do("cancel A 2", "award A a_merit")
    assert t.halted
    assert t.unit().awards == ("a_merit",)
