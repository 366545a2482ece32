"""Stealth: what it replaces, who loses the token and who stops."""

from __future__ import annotations

from typing import Any

from game.engine.commandos import events as e
from game.engine.commandos.moves import WalkOn
from tests.rules.commandos.play import Play
from tests.rules.commandos.table import rule, table

U = {"u": (4, "B1:1")}


def hunted(commandos: dict[str, tuple[int, str]], stealth: str, **more: Any) -> Play:
    """Enemy u of A1 walks onto tile A2, with steps to spare for A3."""
    return table(commandos, {"u": (6, "A1:5")}, phase="enemies", directives=["A3"], stealth=stealth, **more)


@rule("T1")
def test_a_hidden_commando_that_enters_an_enemys_tile_loses_its_token_instead_of_fighting() -> None:
    t = table({"a": (1, "A1:6")}, U, stealth="a").do("walk a B1:4")
    assert (t.at("a"), t.at("u"), t.hidden(), t.saw(e.FightBegan)) == ("B1:4", "B1:1", "", [])


@rule("T1")
def test_an_enemy_that_enters_the_tile_of_a_hidden_commando_does_not_fight_and_the_token_goes() -> None:
    t = hunted({"a": (6, "A2:5")}, "a")
    assert (t.at("a"), t.at("u"), t.hidden(), t.saw(e.FightBegan)) == ("A2:5", "A2:2", "", [])


@rule("T1", "Q37", "Q3")
def test_each_commando_on_the_tile_loses_its_token_and_no_other_commando() -> None:
    t = hunted({"a": (6, "A2:5"), "b": (6, "A2:9"), "c": (6, "B2:5")}, "abc")
    assert t.hidden() == "c"


@rule("Q37")
def test_one_hidden_commando_saves_all_on_its_tile_from_the_fight() -> None:
    t = hunted({"a": (6, "A2:5"), "b": (6, "A2:9")}, "b")
    assert (t.at("a"), t.at("b"), t.hidden(), t.saw(e.FightBegan)) == ("A2:5", "A2:9", "", [])


@rule("Q38")
def test_an_enemy_that_meets_a_hidden_commando_stops() -> None:
    t = hunted({"a": (6, "A2:5")}, "a")
    assert t.at("u") == "A2:2"
    assert t.over


@rule("Q39")
def test_a_commando_may_walk_on_after_slipping_past() -> None:
    t = table({"a": (4, "A1:6")}, U, stealth="a").do("walk a B1:4")
    assert t.asks(WalkOn)
    t.do("walk a C1:4")
    assert (t.at("a"), t.saw(e.FightBegan)) == ("C1:4", [])


@rule("Q39", "T1")
def test_stealth_is_spent_at_the_first_enemy_and_the_second_is_fought() -> None:
    t = table({"a": (4, "A1:6")}, U | {"v": (4, "C1:9")}, stealth="a", dice=[1, 6])
    t.do("walk a B1:4", "walk a C1:4")
    assert [fight.defender for fight in t.saw(e.FightBegan)] == ["v"]


@rule("Q40")
def test_a_commando_without_stealth_fights_though_a_hidden_friend_is_there_and_the_friend_keeps_its_token() -> None:
    t = table({"a": (1, "A1:6"), "b": (2, "B1:9")}, U, stealth="b", dice=[1, 6]).do("walk a B1:4")
    assert (t.at("u"), t.hidden()) == ("off", "b")


@rule("T1", "Q37")
def test_a_hidden_commando_that_enters_also_costs_a_hidden_friend_its_token() -> None:
    t = table({"a": (1, "A1:6"), "b": (2, "B1:9")}, U, stealth="ab").do("walk a B1:4")
    assert t.hidden() == ""


@rule("T1", "Q4")
def test_moving_inside_an_enemys_tile_costs_no_stealth() -> None:
    t = table({"a": (1, "B1:5")}, U, stealth="a").do("walk a B1:4")
    assert t.hidden() == "a"


@rule("T1")
def test_entering_a_tile_without_enemies_costs_no_stealth() -> None:
    t = table({"a": (1, "A1:6")}, {"u": (4, "C1:1")}, stealth="a").do("walk a B1:4")
    assert t.hidden() == "a"


@rule("Q41", "C10", "S3")
def test_a_commando_with_a_stealth_token_gets_no_second_one() -> None:
    t = table({"a": (4, "A1:6"), "b": (4, "A1:6")}, stealth="a")
    assert t.can("use") == ["use b"]
    assert t.why_not("use a").rule == "commandos:Q41"


@rule("T1", "A7")
def test_a_defeated_commando_loses_its_token() -> None:
    t = table(
        {"a": (6, "A2:5"), "b": (6, "B2:5")},
        {"u": (4, "A1:5")},
        phase="enemies",
        directives=["A3"],
        stealth="a",
        explosives=["A2"],
    )
    assert (t.at("a"), t.hidden()) == ("off", "")
