"""DEPLOY and TRAIN, and what may stand on the map."""

from __future__ import annotations

from game.engine.commandos import events as e
from tests.rules.commandos.table import rule, table

ALL_SIX = {letter: (2, "A1:5") for letter in "abcdef"}


@rule("A10")
def test_a_die_of_the_deploy_box_is_rolled_once_and_put_on_the_drop_zone_for_one_action() -> None:
    t = table({"a": (4, "C1:1")}, dice=[3]).do("deploy A3:7")
    assert (t.at("b"), t.pips("b"), t.s.actions) == ("A3:7", [3], 2)
    assert len(t.saw(e.DieRolled)) == 1


@rule("A10")
def test_with_two_drop_zones_the_player_chooses() -> None:
    t = table({"a": (4, "C1:1")}, drop_zones=["A3:7", "C1:1"], dice=[3])
    assert t.can("deploy") == ["deploy A3:7", "deploy C1:1"]
    t.do("deploy C1:1")
    assert t.at("b") == "C1:1"


@rule("A10", "R4")
def test_several_dice_may_be_deployed_in_one_round() -> None:
    t = table({"a": (4, "C1:1")}, dice=[3, 4, 5]).do("deploy A3:7", "deploy A3:7", "deploy A3:7")
    assert t.pips("bcd") == [3, 4, 5]


@rule("A10", "A8")
def test_a_fallen_commando_can_be_deployed_again() -> None:
    five = {letter: (2, "A1:5") for letter in "bcdef"}
    t = table({"a": (6, "A1:6")} | five, {"u": (1, "B1:1")}, dice=[6, 1, 3]).do("walk a B1:4", "deploy A3:7")
    assert (t.at("a"), t.pips("a")) == ("A3:7", [3])


@rule("Q5")
def test_deploying_onto_an_enemys_tile_is_no_fight() -> None:
    t = table({"a": (4, "C1:1")}, {"u": (1, "A3:7")}, dice=[6]).do("deploy A3:7")
    assert (t.at("b"), t.saw(e.FightBegan)) == ("A3:7", [])


@rule("Q7")
def test_all_six_commandos_may_be_on_the_map() -> None:
    five = {letter: (2, "A1:5") for letter in "abcde"}
    assert table(five, dice=[2]).do("deploy A3:7").at("f") == "A3:7"


@rule("Q52")
def test_an_empty_deploy_box_deploys_nobody() -> None:
    t = table(ALL_SIX)
    assert t.can("deploy") == []
    assert t.why_not("deploy A3:7").rule == "commandos:Q52"


@rule("A11")
def test_training_rerolls_until_the_number_is_a_new_one() -> None:
    t = table({"a": (4, "C1:1")}, dice=[4, 4, 2]).do("train a")
    assert (t.pips("a"), t.s.actions) == ([2], 2)


@rule("A11")
def test_a_trained_commando_stays_in_place_and_keeps_its_tokens() -> None:
    t = table({"a": (4, "C1:1")}, dice=[2], stealth="a", carries={"a": (0, 2)}).do("train a")
    assert (t.at("a"), t.hidden(), t.s.die("a").carries) == ("C1:1", "a", (0, 2))


@rule("A11", "Q8")
def test_a_trained_commando_uses_the_card_of_its_new_number() -> None:
    t = table({"a": (6, "C1:1")}, dice=[4]).do("train a")
    assert t.can("use a") == ["use a"]
    assert t.do("use a").hidden() == "a"


@rule("Q53", "R4")
def test_the_same_commando_may_train_again() -> None:
    t = table({"a": (4, "C1:1")}, dice=[2, 5, 1]).do("train a", "train a", "train a")
    assert t.pips("a") == [1]


@rule("Q52")
def test_enemies_and_dice_in_the_box_cannot_train() -> None:
    t = table({"a": (4, "C1:1")}, {"u": (4, "D1:1")})
    assert t.can("train") == ["train a"]
