"""Three dice of three colours: the six bonuses, which dice they need, what they bring."""

from __future__ import annotations

import pytest

from game.engine.dday import events as e
from tests.rules.dday.play import Play
from tests.rules.dday.table import rule, table

GIFT = "skull star skull star skull courage"
LEAD = "star soldier star soldier star courage"
REINFORCEMENTS = "soldier star soldier star soldier courage"
FRESH = "soldiers star soldiers star soldiers courage"
CRY = "courage star courage star courage soldier"
FIND = "tool star tool star tool courage"
TWO = {"A": {}, "B": {}}


def counted(dice: str, **more: object) -> Play:
    """A's dice counted; B, where there is one, has dice without any bonus."""
    return table(phase="count", dice=dice, **more)  # type: ignore[arg-type]


# ------------------------------------------------------------ red, white and blue


@rule("D9")
@pytest.mark.parametrize(
    ("dice", "bonus"),
    [
        ("soldier star soldier star soldier courage", True),
        ("soldier soldier soldier star star courage", False),
        ("soldier soldier soldier soldier star courage", False),
        ("star soldier soldier star courage soldier", True),
    ],
)
def test_three_dice_of_three_different_colours_with_the_same_face_earn_a_bonus(dice: str, bonus: bool) -> None:
    assert ("soldier" in table(phase="tally", dice=dice).unit().bonuses) is bonus


@rule("D9", "D13")
def test_a_bonus_comes_on_top_of_the_dice() -> None:
    assert counted(FRESH).has() == (10 + 6 + 6, 1, 2, 0)


@rule("Q6")
def test_each_die_serves_one_bonus_so_four_of_a_face_earn_one() -> None:
    assert table(phase="tally", dice="soldiers soldiers soldiers star soldiers star").unit().bonuses == ("soldiers",)


@rule("Q6")
@pytest.mark.parametrize(
    ("dice", "bonuses"),
    [
        ("soldier soldiers soldier soldiers soldier soldiers", ["soldier", "soldiers"]),
        ("soldiers soldiers soldiers soldiers soldiers soldiers", ["soldiers", "soldiers"]),
    ],
)
def test_two_bonuses_are_possible_even_of_the_same_face(dice: str, bonuses: list[str]) -> None:
    assert sorted(table(phase="tally", dice=dice).unit().bonuses) == bonuses


# ------------------------------------------------------------ Dead Man's Gift


@rule("D10")
def test_dead_mans_gift_brings_20_item_points_and_skulls_cancel_nothing() -> None:
    t = counted(GIFT)
    assert t.cancelled() == []
    assert t.has() == (10, 1, 2, 20)


@rule("Q5")
def test_after_dead_mans_gift_a_fourth_skull_cancels_nothing_either() -> None:
    t = counted("skull skull skull star skull courage")
    assert t.cancelled() == []
    assert t.has() == (10, 1, 1, 20)


@rule("Q6", "D10")
def test_six_skulls_are_two_gifts() -> None:
    assert counted("skull skull skull skull skull skull").has() == (10, 0, 0, 40)


@rule("D10")
def test_three_skulls_of_two_colours_are_no_gift() -> None:
    t = table(phase="tally", dice="skull skull skull star soldier courage")
    assert t.unit().bonuses == ()
    assert t.cancelled() == [4, 5, 6]


# ------------------------------------------------------------ Leadership


@rule("D11", "Q7")
def test_leadership_adds_one_white_result_of_choice_to_the_tally() -> None:
    t = table(phase="tally", dice=LEAD)
    assert t.can() == [f"lead A {face}" for face in ("skull", "star", "soldier", "soldiers", "courage", "tool")]
    told = t.do("lead A soldiers").saw(e.Tallied)[0]
    assert (told.soldiers, told.courage, told.stars) == (4, 1, 3)


@rule("D11")
def test_the_white_result_may_complete_another_bonus() -> None:
    t = table(phase="tally", dice="star soldiers star star star soldiers").do("lead A soldiers")
    assert t.unit().bonuses == ("star", "soldiers")


@rule("D11")
def test_a_white_result_is_white_and_completes_no_set_that_lacks_another_colour() -> None:
    t = table(phase="tally", dice="star soldiers star soldiers star courage").do("lead A soldiers")
    assert t.unit().bonuses == ("star",)


@rule("D11")
def test_instead_another_unit_gets_two_courage() -> None:
    t = counted(LEAD, units={"A": {}, "B": {"courage": 1}}).do("lead A B")
    assert t.unit("B").courage == 1 + 2 + 2
    assert t.unit("A").whites == ()


@rule("D11")
def test_the_unit_that_leads_cannot_take_the_two_courage_itself() -> None:
    assert "lead A A" not in table(TWO, phase="tally", dice=LEAD).can()


@rule("D11", "D8")
def test_a_white_tool_counts_with_the_tools() -> None:
    assert counted("star tool star tool star courage").do("lead A tool").has()[3] == 6


@rule("Q7")
def test_a_white_skull_completes_dead_mans_gift_and_the_skulls_cancel_nothing() -> None:
    t = counted("star skull star star skull star").do("lead A skull")
    assert t.cancelled() == []
    assert t.has()[3] == 20


@rule("Q7", "Q13")
def test_a_white_skull_alone_cancels_nothing() -> None:
    t = table(phase="tally", dice=LEAD).do("lead A skull")
    assert t.halted and t.cancelled() == []


@rule("Q7")
def test_stars_may_be_set_aside_only_if_as_many_other_dice_remain_as_there_are_skulls() -> None:
    enough = table(phase="tally", dice="star skull star soldier star soldier")
    assert enough.can("lead A")
    few = table(phase="tally", dice="star skull star skull star soldier")
    assert not [text for text in few.can("lead A") if "skull" not in text]


@rule("Q7")
def test_with_too_few_dice_left_only_the_skull_that_completes_the_gift_may_be_chosen() -> None:
    t = table(phase="tally", dice="star skull star soldier star skull")
    assert t.can("lead A") == ["lead A skull"]


@rule("Q7")
def test_dice_set_aside_for_leadership_cannot_be_cancelled() -> None:
    t = table(phase="tally", dice="star skull star soldier star courage").do("lead A soldiers")
    assert {text.split()[2] for text in t.can("cancel")} == {"4", "6"}
    assert t.why_not("cancel A 1").rule == "dday:Q7"


@rule("Q13")
def test_no_skull_cancels_a_white_result() -> None:
    t = table(phase="tally", dice="star skull star soldier star courage").do("lead A tool", "cancel A 4")
    assert t.saw(e.Tallied)[0].tools == 1


@rule("Q8")
def test_a_white_star_may_lead_once_more_and_no_third_time() -> None:
    t = table(phase="tally", dice="star star star soldier star star").do("lead A star")
    assert t.can("lead A")
    t.do("lead A star")
    assert t.halted
    assert t.unit().bonuses == ("star", "star")
    assert t.saw(e.Tallied)[0].stars == 7


# ------------------------------------------------------------ Reinforcements, Fresh Troops


@rule("D12")
def test_reinforcements_bring_four_soldiers_to_the_own_unit_and_four_to_another() -> None:
    t = counted(REINFORCEMENTS, units=TWO)
    assert t.unit("A").soldiers == 10 + 3 + 4
    assert t.unit("B").soldiers == 10 + 3 + 4


@rule("D12")
def test_of_several_other_units_the_player_chooses_one_for_the_reinforcements() -> None:
    t = counted(REINFORCEMENTS, units={"A": {}, "B": {}, "C": {}})
    assert t.can("reinforce A") == ["reinforce A B", "reinforce A C"]
    t.do("reinforce A C")
    assert [t.unit(letter).soldiers for letter in "ABC"] == [17, 13, 17]


@rule("D13")
def test_fresh_troops_bring_six_soldiers() -> None:
    assert counted(FRESH, units=TWO).unit("A").soldiers == 10 + 6 + 6


# ------------------------------------------------------------ Battle Cry, Special Find


@rule("D14", "Q16")
def test_battle_cry_brings_three_soldiers_or_a_free_move_as_chosen_in_phase_2() -> None:
    t = counted(CRY)
    assert t.can("cry") == ["cry A soldiers", "cry A advance"]
    t.do("cry A soldiers")
    assert t.has() == (10 + 1 + 3, 3, 2, 0)
    assert not t.unit().waiver
    t = counted(CRY).do("cry A advance")
    assert t.has() == (10 + 1, 3, 2, 0)
    assert t.unit().waiver


@rule("D14", "Q16")
def test_the_free_move_of_a_battle_cry_is_gone_when_the_turn_ends() -> None:
    t = table({"A": {"waiver": True}}, phase="end", throw=["star star star star star star"])
    assert not t.unit().waiver


@rule("D15")
def test_special_find_is_kept_for_phase_3_or_two_stars() -> None:
    t = counted(FIND)
    assert t.can("search") == ["search A find", "search A stars"]
    assert t.do("search A stars").has() == (10, 1, 4, 6)
    t = counted(FIND).do("search A find")
    assert (t.has(), t.unit().finds) == ((10, 1, 2, 6), 1)


@rule("Q36")
def test_without_a_face_down_item_a_special_find_gives_two_stars() -> None:
    assert counted(FIND, pool={"face_down": ()}).has() == (10, 1, 4, 6)
