"""The Bunker: how to enter, two Combats, victory and defeat."""

from __future__ import annotations

import pytest

from game.engine.dday.combat import CombatPhase
from game.engine.dday.moving import MovePhase
from game.engine.dday.state import MUST_MOVE
from game.engine.dday.turn import EndTurn
from tests.rules.dday.table import rule, table

AT_THE_DOOR = {"at": "T4", "courage": 9, "soldiers": 40}
ROLL = "star star soldier soldier courage courage"


@rule("D27")
def test_entering_costs_its_courage_and_its_requirements() -> None:
    t = table({"A": dict(AT_THE_DOOR)}, phase="move").do("move A TB")
    assert (t.at(), t.unit().courage) == ("TB", 6)
    assert table({"A": AT_THE_DOOR | {"courage": 2}}, phase="move").can("move A TB") == []
    needs = {"T4 TB": {"need": "any"}}
    assert table({"A": dict(AT_THE_DOOR)}, phase="move", links=needs).can("move A TB") == []


@rule("D27", "D22")
def test_no_vehicle_enters_the_bunker() -> None:
    t = table({"A": AT_THE_DOOR | {"vehicles": ("dd_tank",)}}, phase="move").do("move A TB")
    assert t.unit().vehicles == ()


@rule("Q67", "D27")
def test_a_unit_fights_there_in_the_turn_of_entering_and_once_more_in_the_last_turn() -> None:
    t = table({"A": dict(AT_THE_DOOR)}, steps=[EndTurn(), CombatPhase(), MovePhase()], throw=[ROLL])
    t.do("move A TB").all_ready()
    assert t.unit().soldiers == 40 - 8
    assert t.s.final and t.can("lock A")
    t.do("lock A 12").all_ready()
    assert t.won
    assert t.unit().soldiers == 40 - 8 + 2 - 8
    assert t.s.outcome is not None and t.s.outcome.rule == "dday:D27"


@rule("Q33")
def test_the_last_turn_has_no_phase_4_and_nobody_is_forced_to_move() -> None:
    t = table({"A": {"at": "TB", "chevrons": MUST_MOVE}}, phase="move", final=True)
    assert t.halted and t.s.outcome is None


@rule("D27")
def test_the_last_turn_begins_only_when_all_units_are_in() -> None:
    both = table({"A": {"at": "TB"}, "B": {"at": "TB"}}, phase="end", throw=[ROLL, ROLL])
    one = table({"A": {"at": "TB"}, "B": {"at": "T4"}}, phase="end", throw=[ROLL, ROLL])
    assert both.s.final and not one.s.final


@rule("Q55", "D27")
def test_a_unit_that_entered_alone_must_move_on_and_cannot_so_all_lose() -> None:
    units = {"A": {"at": "TB", "chevrons": MUST_MOVE}, "B": dict(AT_THE_DOOR)}
    t = table(units, phase="move").do("move B TB").all_ready()
    assert t.lost and t.s.outcome is not None and t.s.outcome.rule == "dday:D25"


@rule("Q55")
def test_units_that_enter_in_the_same_phase_4_are_fine() -> None:
    units = {"A": dict(AT_THE_DOOR), "B": AT_THE_DOOR | {"at": "T5"}}
    t = table(units, phase="move").do("move A TB", "move B TB").all_ready()
    assert t.halted and t.s.outcome is None


@rule("D2", "D27")
def test_a_unit_wiped_out_in_the_last_combat_loses_the_game() -> None:
    units = {"A": {"at": "TB", "soldiers": 20}, "B": {"at": "TB", "soldiers": 8}}
    t = table(units, steps=[EndTurn(), CombatPhase()], final=True).all_ready()
    assert t.lost


@rule("D27")
def test_all_alive_after_the_last_combat_win() -> None:
    units = {"A": {"at": "TB", "soldiers": 20}, "B": {"at": "TB", "soldiers": 9}}
    t = table(units, steps=[EndTurn(), CombatPhase()], final=True).all_ready()
    assert t.won and t.s.outcome is not None and t.s.outcome.winners == (0, 1)


@rule("D27")
@pytest.mark.parametrize("card", ["bangalore", "naval_strike"])
def test_cards_that_work_on_the_beach_have_no_use_in_the_bunker(card: str) -> None:
    t = table({"A": {"at": "TB", "items": (card,)}}, phase="combat")
    assert t.can(f"play A {card}") == []


@rule("Q48")
@pytest.mark.parametrize("card", ["enemy_uniform", "paratrooper", "commando"])
def test_uniform_paratrooper_and_commando_are_no_short_cut_into_the_bunker(card: str) -> None:
    unit = AT_THE_DOOR | {"courage": 2, "played": (card,), "soldiers": 10}
    t = table({"A": unit}, phase="move", links={"T4 TB": {"need": "engineer"}})
    assert t.can("move A TB") == []


@rule("Q77")
def test_a_garrison_is_stronger_for_each_unit_after_the_first() -> None:
    garrison = {"TB": {"garrison": 2}}
    for units, losses in (("A", 8), ("AB", 10), ("ABCD", 14)):
        t = table({letter: dict(AT_THE_DOOR) for letter in units}, phase="move", sectors=garrison)
        for letter in units:
            t.do(f"move {letter} TB")
        board = t.s.table.board
        assert board.sectors[board.bunker].defence == losses
