"""A Straight: each face once, judged before the Skulls, and what may complete it."""

from __future__ import annotations

from game.engine.dday import events as e
from game.engine.dday.rulings import Rulings
from tests.rules.dday.play import Play
from tests.rules.dday.table import rule, table

STRAIGHT = "skull star soldier soldiers courage tool"
NO_TOOL = "skull star soldier soldiers courage star"
LEADS = "star skull star soldier star soldiers"


def tallied(dice: str, **more: object) -> Play:
    return table(phase="tally", dice=dice, **more)  # type: ignore[arg-type]


@rule("D17", "Q1")
def test_each_face_once_is_a_straight_although_the_skull_cancels_a_die() -> None:
    t = tallied(STRAIGHT).do("cancel A 6")
    assert t.unit().straight
    assert len(t.saw(e.StraightMade)) == 1


@rule("Q2")
def test_the_skull_of_a_straight_still_cancels_one_dies_resource() -> None:
    t = tallied(STRAIGHT)
    assert len(t.can("cancel A")) == 5
    assert t.do("cancel A 4").saw(e.Tallied)[0].soldiers == 1


@rule("D17")
def test_five_different_faces_are_no_straight() -> None:
    assert not tallied(NO_TOOL).do("cancel A 2").unit().straight


@rule("Q1")
def test_by_the_switch_a_straight_is_judged_after_the_skulls() -> None:
    after = Rulings(straight_before_skulls=False)
    assert not tallied(STRAIGHT, rulings=after).do("cancel A 6").unit().straight


@rule("Q10", "Q40")
def test_a_straight_that_leadership_completes_counts() -> None:
    t = tallied("star skull star soldier star courage", sectors={"T1": {"tools": 1}})
    t.do("lead A soldiers", "cancel A 4")
    assert t.unit().straight


@rule("Q39", "Q40")
def test_a_straight_that_needs_a_virtual_tool_of_a_card_counts() -> None:
    t = tallied(NO_TOOL, units={"A": {"items": ("tool_kit",)}}).do("cancel A 2")
    assert not t.unit().straight
    t.do("play A tool_kit").all_ready()
    assert t.unit().straight


@rule("Q11")
def test_a_sector_bonus_completes_a_straight() -> None:
    t = tallied(NO_TOOL, sectors={"T1": {"tools": 1}})
    assert t.unit().straight


@rule("Q11")
def test_by_the_switch_a_sector_bonus_completes_none() -> None:
    t = tallied(NO_TOOL, sectors={"T1": {"tools": 1}}, rulings=Rulings(bonus_fills_straight=False))
    assert not t.do("cancel A 2").unit().straight


@rule("Q40")
def test_a_cancelled_die_counts_in_both_checks() -> None:
    t = tallied("star skull star tool star courage", sectors={"T1": {"soldiers": 1}})
    t.do("lead A soldiers", "cancel A 4")
    assert t.unit().straight


@rule("D17")
def test_a_straight_lets_the_player_choose_an_award_in_phase_2() -> None:
    t = table({"A": {}, "B": {}}, phase="count", dice=STRAIGHT).do("cancel A 2")
    assert len(t.can("award A")) == 12
    t.do("award A a_valour")
    assert t.unit().awards == ("a_valour",)
    assert "a_valour" not in t.s.awards


@rule("Q24")
def test_without_an_award_left_a_straight_brings_nothing() -> None:
    t = table(phase="count", dice=STRAIGHT, pool={"awards": ()}).do("cancel A 2")
    assert t.halted and t.unit().awards == ()


@rule("Q24")
def test_the_last_award_goes_to_one_of_two_straights() -> None:
    two = {"A": STRAIGHT, "B": STRAIGHT}
    t = table({"A": {}, "B": {}}, phase="count", dice=two, pool={"awards": ("a_grit",)})
    t.do("cancel A 2", "cancel B 2", "award B a_grit")
    assert t.halted
    assert (t.unit("A").awards, t.unit("B").awards) == ((), ("a_grit",))
