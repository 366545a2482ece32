"""Phase 1: six dice, two locks, two more rolls, Skulls, and what Tools are worth."""

from __future__ import annotations

import pytest

from game.engine.dday import events as e
from game.engine.dday.dice import COLOUR_OF
from game.engine.dday.tally import points
from tests.rules.dday.play import Play
from tests.rules.dday.table import rule, table

FIRST = "star star soldier soldiers courage courage"


def rolled(first: str = FIRST, **more: object) -> Play:
    return table(phase="roll", throw=[first], **more)  # type: ignore[arg-type]


@rule("D1", "D6")
def test_a_unit_rolls_two_red_two_white_and_two_blue_dice() -> None:
    t = rolled()
    assert t.colours() == "rrwwbb"
    assert t.faces() == FIRST
    assert COLOUR_OF.count(0) == COLOUR_OF.count(1) == COLOUR_OF.count(2) == 2


@rule("D6")
def test_after_the_first_roll_exactly_two_dice_are_locked() -> None:
    t = rolled()
    assert {len(text.split()[2]) for text in t.can()} == {2}
    assert len(t.can("lock A")) == 15
    assert t.why_not("ready A").rule == "dday:D6"


@rule("D6")
def test_any_of_the_other_four_dice_are_rolled_again() -> None:
    t = rolled().do("lock A 16")
    assert len(t.can("reroll A")) == 15
    t.throw("tool tool").do("reroll A 23")
    assert t.faces() == "star tool tool soldiers courage courage"


@rule("D6")
def test_a_locked_die_is_never_rolled_again() -> None:
    t = rolled().do("lock A 12")
    assert not [text for text in t.can("reroll A") if "1" in text or "2" in text]
    assert t.why_not("reroll A 1").rule == "dday:D6"


@rule("D6")
def test_dice_are_rolled_again_up_to_twice() -> None:
    t = rolled().do("lock A 12").throw("tool").do("reroll A 3").throw("tool").do("reroll A 4")
    assert t.can("reroll") == []


@rule("D6")
def test_a_die_that_was_kept_may_still_be_taken_for_the_third_roll() -> None:
    t = rolled().do("lock A 12").throw("tool").do("reroll A 3").throw("star").do("reroll A 4")
    assert t.faces() == "star star tool star courage courage"


@rule("D6")
def test_a_unit_may_keep_its_dice_after_any_roll() -> None:
    t = rolled().do("lock A 12", "ready A")
    assert t.halted


@rule("D5", "D6")
def test_all_units_roll_at_the_same_time_and_wait_for_each_other() -> None:
    t = table({"A": {}, "B": {}}, throw=[FIRST, FIRST])
    assert t.can("lock A") and t.can("lock B")
    t.do("lock B 12", "lock A 12", "ready A")
    assert not t.halted and t.can("reroll B")
    assert t.do("ready B").halted


@rule("D7", "Q4")
@pytest.mark.parametrize("number", range(2, 7))
def test_a_skull_cancels_one_other_die_of_the_players_choice(number: int) -> None:
    t = table(phase="tally", dice="skull star soldier soldiers courage star")
    assert len(t.can("cancel A")) == 5 and len(t.can()) == 5
    assert t.do(f"cancel A {number}").cancelled() == [number]
    assert t.halted


@rule("D7")
def test_a_skull_never_cancels_a_skull() -> None:
    t = table(phase="tally", dice="skull skull soldier soldiers courage star")
    assert {text.split()[2] for text in t.can("cancel A")} == {"3", "4", "5", "6"}
    assert t.why_not("cancel A 2").rule == "dday:D7"


@rule("Q4")
def test_each_skull_cancels_one_die() -> None:
    t = table(phase="tally", dice="skull skull soldier soldiers courage star")
    t.do("cancel A 3")
    assert not t.halted
    assert t.do("cancel A 6").cancelled() == [3, 6]
    assert t.halted


@rule("Q4")
def test_more_skulls_than_other_dice_leave_nothing_and_the_rest_do_nothing() -> None:
    t = table(phase="tally", dice="skull skull skull skull courage star")
    assert t.halted
    assert t.cancelled() == [5, 6]


@rule("Q3")
def test_a_cancelled_die_gives_nothing() -> None:
    t = table(phase="tally", dice="skull star soldier soldiers courage star").do("cancel A 4")
    told = t.saw(e.Tallied)[0]
    assert (told.soldiers, told.courage, told.stars, told.points) == (1, 1, 2, 0)


@rule("Q3", "D9")
def test_a_cancelled_die_belongs_to_no_bonus_and_the_player_may_protect_one() -> None:
    dice = "skull courage courage star courage star"
    assert table(phase="tally", dice=dice).do("cancel A 5").unit().bonuses == ()
    assert table(phase="tally", dice=dice).do("cancel A 4").unit().bonuses == ("courage",)


@rule("D7")
def test_one_and_two_soldiers_stars_courage_and_tools_count() -> None:
    told = table(phase="tally", dice="soldier soldiers star tool tool courage").saw(e.Tallied)[0]
    assert (told.soldiers, told.courage, told.stars, told.tools) == (3, 1, 1, 2)


@rule("D8")
def test_tools_give_item_points_on_a_steep_scale() -> None:
    assert [points(tools) for tools in range(1, 7)] == [1, 3, 6, 12, 24, 48]
    assert [points(7), points(8)] == [72, 96]


@rule("D8")
def test_a_tally_turns_its_tools_into_points() -> None:
    assert table(phase="tally", dice="tool tool tool star tool star").saw(e.Tallied)[0].points == 12
