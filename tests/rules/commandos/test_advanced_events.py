"""The six advanced events and the advanced side of the tracker."""

from __future__ import annotations

import pytest

from game.engine.commandos import events as e
from game.engine.commandos import field_events as f
from game.engine.commandos.game import GAME
from game.engine.commandos.loadouts import LoseLoadout
from game.engine.commandos.reinforcement import limit
from game.engine.commandos.state import Setup
from tests.rules.commandos.boards import mission_board, plain
from tests.rules.commandos.play import Play
from tests.rules.commandos.table import cards, rule, table

HOME = {"f": (6, "A3:7")}


def draw(card: str, **more: object) -> Play:
    """An event is drawn, and the phase ends there."""
    return table(HOME, more.pop("enemies", {}), phase="event", events=[card], **more)  # type: ignore[arg-type]


@rule("D1", "Q57")
@pytest.mark.parametrize("count", range(7))
def test_advanced_events_take_the_place_of_as_many_basic_ones(count: int) -> None:
    s = GAME.start(Setup(mission_board(), hard_events=count), cards(), 5)
    pile = [cards().events[number] for number in s.events_deck.pile]
    assert (len(pile), sum(card.advanced for card in pile), len({card.id for card in pile})) == (20, count, 20)
    assert s.problems() == []


@rule("D1", "Q81")
def test_man_hunt_makes_every_enemy_seek_this_round() -> None:
    t = table({"a": (6, "C3:9")}, {"u": (2, "A1:1"), "v": (4, "C1:1")}, phase="enemies", event="V01", board=plain(3, 3))
    assert ([aim.why for aim in t.saw(e.EnemyAimed)], len(t.s.directives.pile)) == (["seek", "seek"], 20)
    assert not table(HOME, phase="end of round", event="V01", events=["B01"]).s.manhunt


@rule("D1", "E2", "Q81")
def test_counter_attack_is_an_extra_move_of_each_enemy_toward_the_nearest_commando() -> None:
    t = draw("V02", enemies={"u": (2, "C1:1"), "v": (1, "A1:1")}, board=plain(3, 3))
    assert [moved.die for moved in t.saw(e.DieMoved)] == ["v", "u"]
    assert (t.at("v"), t.at("u"), len(t.s.directives.pile)) == ("A1:4", "B1:2", 20)


@rule("D1", "A4", "E5")
def test_counter_attack_leads_to_fights() -> None:
    t = draw("V02", enemies={"u": (2, "A2:8")}, dice=[6, 1])
    assert (t.at("u"), t.s.fury) == ("off", 2)


@rule("D1", "A6")
def test_elite_guard_takes_one_from_the_totals_of_enemies() -> None:
    t = table({"a": (4, "A1:6")} | HOME, {"u": (4, "B1:1")}, event="V03", dice=[3, 3]).do("walk a B1:4")
    assert t.saw(e.FightEnded)[0].defender_sum == (4, 3, -1)


@rule("D1", "A8")
def test_broken_supply_costs_a_load_out_of_choice_and_one_fury() -> None:
    t = draw("V04", loadouts=["L10", "L13"], fury=3)
    assert (t.asks(LoseLoadout), t.can()) == (True, ["discard L10", "discard L13"])
    assert (t.do("discard L13").s.loadouts, t.s.fury) == (["L10"], 2)


@rule("D1", "Q93")
def test_broken_supply_without_load_outs_costs_fury_only() -> None:
    assert draw("V04", fury=3).s.fury == 2
    assert [it.card for it in draw("V04", fury=1).saw(e.EventFizzled)] == ["V04"]


@rule("D1", "E7", "E8")
def test_flood_of_men_brings_two_enemies_and_a_higher_limit() -> None:
    t = draw("V05", directives=["1", "2"], dice=[3, 4])
    assert (t.at("u"), t.at("v"), limit(t.s)) == ("D1:3", "A1:1", 4)


@rule("D1", "Q94")
def test_time_bomb_moves_the_tracker_at_once_but_not_past_its_last_space() -> None:
    t = draw("V06", round=7)
    assert (t.s.round, [moved.round for moved in t.saw(f.TrackerMoved)]) == (8, [8])
    assert draw("V06", round=14).s.round == 15
    last = draw("V06", round=15)
    assert (last.s.round, [it.card for it in last.saw(e.EventFizzled)]) == (15, ["V06"])


@rule("D2", "N2", "Q58", "C9")
def test_the_advanced_side_of_the_tracker_ends_in_five_red_rounds() -> None:
    hard = table(hard_tracker=True).s.table
    normal = table().s.table
    assert [hard.limit(n) for n in range(1, 16)] == [3] * 5 + [4] * 5 + [5] * 5
    assert [normal.limit(n) for n in range(1, 16)] == [3] * 5 + [4] * 10
