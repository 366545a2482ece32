"""Specialists: one a turn for Stars, bodies with abilities, each of the own deck once."""

from __future__ import annotations

from game.engine.dday import events as e
from game.engine.dday.board_spec import LevelSpec
from tests.rules.dday.boards import board
from tests.rules.dday.play import Play
from tests.rules.dday.table import rule, table


def shop(**unit: object) -> Play:
    return table({"A": unit}, phase="find")


@rule("D19")
def test_a_specialist_costs_his_stars() -> None:
    t = shop(stars=5).do("recruit A medic")
    assert (t.unit().specialists, t.unit().stars) == (("medic",), 2)
    assert shop(stars=2, points=9).can("recruit A medic") == []


@rule("D19")
def test_too_few_stars_are_told() -> None:
    assert shop(stars=2).why_not("recruit A medic").rule == "dday:D19"


@rule("D19")
def test_one_specialist_a_turn_is_recruited() -> None:
    t = shop(stars=20, points=9).do("recruit A medic")
    assert t.can("recruit") == []
    assert t.why_not("recruit A scout").rule == "dday:D19"


@rule("D4", "D19")
def test_each_unit_has_a_regular_deck_of_its_own() -> None:
    t = table({"A": {"stars": 9}, "B": {"stars": 9}}, phase="find").do("recruit A medic", "recruit B medic")
    assert t.unit("A").specialists == t.unit("B").specialists == ("medic",)


@rule("D4", "Q37")
def test_a_unique_specialist_is_there_once_for_all_units() -> None:
    t = table({"A": {"stars": 9}, "B": {"stars": 9}}, phase="find").do("recruit A general")
    assert t.can("recruit B general") == []
    assert "general" not in t.s.uniques


@rule("Q37")
def test_whoever_asks_first_gets_the_only_copy_whatever_the_seat() -> None:
    t = table({"A": {"stars": 9}, "B": {"stars": 9}}, phase="find")
    assert t.can("recruit A general") and t.can("recruit B general")
    assert t.do("recruit B general").unit("B").specialists == ("general",)


@rule("D4")
def test_a_specialist_that_the_map_does_not_name_cannot_be_recruited() -> None:
    t = table({"A": {"stars": 20}}, phase="find", pool={"uniques": ()})
    assert t.can("recruit A general") == []


@rule("D20", "Q18", "Q19")
def test_a_specialist_counts_as_a_soldier() -> None:
    t = shop(stars=5, soldiers=3).do("recruit A medic")
    assert t.unit().strength == 4


@rule("Q18")
def test_a_unit_of_one_specialist_lives() -> None:
    t = table({"A": {"soldiers": 1, "specialists": ("general",)}}, phase="combat").do("pay A")
    assert t.s.outcome is None and t.halted
    assert (t.unit().soldiers, t.unit().strength) == (0, 1)


@rule("D20")
def test_one_who_was_killed_cannot_be_recruited_again() -> None:
    t = table({"A": {"at": "T2", "soldiers": 9, "stars": 20, "specialists": ("general", "scout")}}, phase="combat")
    t.do("fall A scout")
    assert t.saw(e.SpecialistLost)[0].card == "scout"
    t = shop(stars=20, recruited=("scout",))
    assert t.can("recruit A scout") == []
    assert t.why_not("recruit A scout").rule == "dday:D20"


@rule("D20")
def test_a_unique_specialist_who_was_killed_does_not_return_to_the_pool() -> None:
    t = table({"A": {"at": "T2", "specialists": ("general", "commando")}}, phase="combat").do("fall A general")
    assert "general" not in t.s.uniques


@rule("Q62")
def test_a_new_specialist_works_at_once_in_the_phases_that_follow() -> None:
    t = table({"A": {"at": "T2", "stars": 3}}, phase="find", sectors={"T2": {"defence": 4}})
    t.do("recruit A engineer")
    assert t.unit().specialists == ("engineer",)
    t = table({"A": {"specialists": ("engineer",), "points": 19}}, phase="find")
    assert t.can("find A bangalore")


@rule("Q62")
def test_abilities_of_phases_1_and_2_begin_in_the_next_turn() -> None:
    t = shop(stars=4).do("recruit A sergeant")
    assert t.unit().soldiers == 10


@rule("Q60", "D4")
def test_a_level_without_specialists_offers_none() -> None:
    spec = board(levels=(LevelSpec("1", specialists=False, items=False, awards=False),))
    t = table({"A": {"stars": 20, "points": 99, "courage": 20}}, phase="find", spec=spec)
    assert t.halted
