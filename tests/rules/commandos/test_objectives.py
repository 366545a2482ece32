"""Objectives: who may take them, what a fallen carrier leaves behind."""

from __future__ import annotations

from tests.rules.commandos.table import rule, table

HOME = {"f": (6, "A3:7")}


@rule("A12", "Q43")
def test_a_commando_that_meets_the_condition_on_the_tile_takes_the_objective() -> None:
    t = table({"a": (1, "B1:1")}, objectives=["a_one", "a_six", "over_ten"]).do("take a B1:5")
    assert t.s.die("a").carries == (0,)
    assert t.s.objective_at[0] == -1


@rule("A12")
def test_without_the_condition_nobody_takes_the_objective() -> None:
    t = table({"a": (2, "B1:5")}, objectives=["a_one", "a_six", "over_ten"])
    assert t.can("take") == []
    assert t.why_not("take a B1:5").rule == "commandos:A12"


@rule("Q43")
def test_dice_on_another_tile_do_not_count() -> None:
    dice = {"a": (3, "B1:1"), "b": (5, "A1:6")}
    assert table(dice, objectives=["two_odd", "a_six", "over_ten"]).can("take") == []


@rule("Q43", "A12")
def test_dice_anywhere_on_the_tile_count_and_one_of_them_takes_it() -> None:
    dice = {"a": (3, "B1:1"), "b": (5, "B1:9"), "c": (2, "B1:5")}
    t = table(dice, objectives=["two_odd", "a_six", "over_ten"])
    assert t.can("take") == ["take a B1:5", "take b B1:5"]  # c is none of the two


@rule("Q44")
def test_extra_dice_on_the_tile_do_not_matter() -> None:
    dice = {"a": (3, "B1:1"), "b": (4, "B1:9"), "c": (6, "B1:5")}
    t = table(dice, objectives=["exactly_seven", "a_six", "over_ten"])
    assert t.can("take") == ["take a B1:5", "take b B1:5"]


@rule("Q45")
def test_taking_an_objective_costs_one_action() -> None:
    assert table({"a": (1, "B1:1")}).do("take a B1:5").s.actions == 2


@rule("A12", "Q45")
def test_without_an_action_nobody_takes_an_objective() -> None:
    assert table({"a": (1, "B1:1")}, actions=0, loadouts=["L10"]).can("take") == []


@rule("Q42")
def test_the_objectives_of_a_fallen_carrier_stay_on_its_space() -> None:
    t = table({"a": (6, "A1:6")} | HOME, {"u": (1, "B1:1")}, dice=[6, 1], carries={"a": (1, 2)}).do("walk a B1:4")
    names = t.s.table.board.names
    assert [names[t.s.objective_at[number]] for number in (1, 2)] == ["B1:4", "B1:4"]
    assert t.s.die("a").carries == ()


@rule("Q42")
def test_any_commando_on_the_tile_takes_a_dropped_objective_without_its_condition() -> None:
    t = table({"a": (2, "B2:1")}, lying={1: "B2:9"}, objectives=["a_one", "a_six", "over_ten"]).do("take a B2:9")
    assert t.s.die("a").carries == (1,)


@rule("Q42", "A12")
def test_the_condition_is_asked_once_only() -> None:
    t = table({"a": (1, "B1:6"), "b": (2, "C1:1")}, {"u": (1, "C1:9")}, dice=[6, 1])
    t.do("take a B1:5", "walk a C1:4", "take b C1:4")
    assert t.s.die("b").carries == (0,)


@rule("Q42")
def test_a_dropped_objective_is_out_of_reach_from_another_tile() -> None:
    assert table({"a": (2, "B2:1")}, lying={1: "A2:6"}).can("take") == []


@rule("Q42", "A12")
def test_an_open_objective_on_the_space_of_a_closed_one_is_the_one_that_is_taken_without_a_condition() -> None:
    t = table({"a": (2, "B1:1")}, lying={1: "B1:5"}, objectives=["a_one", "a_six", "over_ten"]).do("take a B1:5")
    assert t.s.die("a").carries == (1,)
    assert t.can("take") == []


@rule("Q83")
def test_one_commando_may_carry_several_objectives() -> None:
    t = table({"a": (1, "B1:1")}, carries={"a": (1, 2)}, objectives=["a_one", "a_six", "over_ten"])
    assert t.do("take a B1:5").s.die("a").carries == (1, 2, 0)


@rule("Q83")
def test_nobody_puts_an_objective_down_or_hands_it_over() -> None:
    t = table({"a": (1, "B2:1"), "b": (1, "B2:1")}, carries={"a": (0,)})
    assert {text.split()[0] for text in t.can()} == {"walk", "train", "deploy", "end"}


@rule("Q46")
def test_conditions_lie_open_from_the_start() -> None:
    assert table().s.objective_known == [True, True, True]


@rule("A12", "Q76")
def test_an_enemy_on_the_tile_does_not_keep_a_commando_from_taking() -> None:
    t = table({"a": (1, "B1:1")}, {"u": (1, "B1:9")}).do("take a B1:5")
    assert t.s.die("a").carries == (0,)
