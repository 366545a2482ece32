"""The five phases, the order of the end of Phase 1, and what ends with a turn."""

from __future__ import annotations

from game.engine.core.events import Event
from game.engine.dday import events as e
from game.engine.dday.state import State
from tests.rules.dday.play import Play
from tests.rules.dday.table import rule, table

FIRST = "star star soldier soldier courage courage"
PHASES = ["roll", "upkeep", "find", "move", "combat"]
CRY = "courage star courage star courage soldier"
EVERYTHING = {
    "dice": (0,) * 6,
    "rolls": 3,
    "locked": 0b11,
    "swapped": True,
    "whites": (1,),
    "aside": 1,
    "cancelled": 2,
    "tools": 2,
    "bonuses": ("star",),
    "straight": True,
    "used": ("corporal",),
    "played": ("flak_vest",),
    "waiver": True,
    "finds": 1,
    "found": 1,
    "enlisted": True,
    "awarded": True,
    "moved": True,
}
"""What belongs to one turn, as it may be at its end."""


def turn(units: object = None, throw: object = (FIRST,), **more: object) -> Play:
    return table(units, phase="turn", throw=throw, **more)  # type: ignore[arg-type]


def phases(t: Play) -> list[str]:
    return [event.phase for event in t.saw(e.PhaseBegan)]


def kinds(t: Play) -> list[type[Event]]:
    return [type(event) for event in t.happened]


@rule("D5")
def test_a_turn_has_five_phases() -> None:
    t = turn({"A": {"at": "T2"}}).do("lock A 12").throw(FIRST)
    while t.s.turn == 1:
        t.do(t.can("ready A")[0])
    assert phases(t) == [*PHASES, "roll"]
    assert [event.turn for event in t.saw(e.TurnBegan)] == [1, 2]


@rule("D5")
def test_nobody_begins_a_phase_before_all_have_finished_the_one_before() -> None:
    t = turn({"A": {"stars": 9}, "B": {"stars": 9}}, [FIRST, FIRST]).do("lock A 12", "ready A", "lock B 12")
    assert phases(t) == ["roll"]
    assert t.can("recruit A") == []
    t.do("ready B")
    assert phases(t) == ["roll", "upkeep", "find"]
    assert t.can("recruit A") and t.can("recruit B")


@rule("D5", "D14")
def test_a_choice_of_one_unit_in_phase_2_lets_the_others_wait() -> None:
    t = table({"A": {}, "B": {"stars": 9}}, phase="count", dice={"A": CRY, "B": FIRST})
    assert t.can("cry A") and not t.can("recruit B")


@rule("Q33", "D27")
def test_the_last_turn_has_no_phase_4() -> None:
    t = turn({"A": {"at": "TB", "soldiers": 50, "chevrons": 4}}, final=True).do("lock A 12").all_ready()
    assert phases(t) == ["roll", "upkeep", "find", "combat"]
    assert t.won


@rule("D5", "D21")
def test_what_belongs_to_a_turn_ends_with_it() -> None:
    fields = {"fire": ((1, (3,)),), "fired": True, "at_work": ((1, "mortar"),), "open_trades": (3,)}
    t = table({"A": dict(EVERYTHING), "B": {}}, phase="end", throw=[FIRST, FIRST], **fields)
    fresh: State = turn({"A": {}, "B": {}}, [FIRST, FIRST]).s
    for name in EVERYTHING:
        assert getattr(t.unit(), name) == getattr(fresh.unit("A"), name), name
    for name in fields:
        assert getattr(t.s, name) == getattr(fresh, name), name


@rule("D5", "D16", "D20")
def test_what_a_unit_owns_stays_for_the_next_turn() -> None:
    own = {"specialists": ("medic",), "items": ("orders",), "awards": ("a_grit",), "spent": ("commando",), "stars": 3}
    t = table({"A": dict(own)}, phase="end", throw=[FIRST])
    assert {name: getattr(t.unit(), name) for name in own} == own


@rule("Q9")
def test_the_end_of_phase_1_goes_swaps_changes_leadership_skulls_bonuses_tally() -> None:
    units = {"A": {"specialists": ("lieutenant", "captain")}, "B": {}}
    dice = {"A": "star skull soldier star tool star", "B": "tool tool soldier soldier courage courage"}
    t = table(units, phase="tally", dice=dice)
    t.do("swap A 1 B", "swapfor B 1", "ready A", "ready B", "play A captain 6=red").all_ready()
    seen = kinds(t)
    assert seen.index(e.DiceSwapped) < seen.index(e.DieChanged) < seen.index(e.Tallied)
    t = table(phase="tally", dice="star skull star soldiers star soldiers").do("lead A soldiers", "cancel A 4")
    seen = kinds(t)
    assert seen.index(e.WhiteAdded) < seen.index(e.DieCancelled) < seen.index(e.Tallied)


@rule("Q9", "D10")
def test_dead_mans_gift_is_looked_for_after_leadership_and_before_the_skulls() -> None:
    t = table(phase="tally", dice="star skull star star skull star").do("lead A skull")
    seen = kinds(t)
    assert e.DieCancelled not in seen
    assert [event.bonus for event in t.saw(e.BonusEarned)] == ["star", "skull"]


@rule("Q9", "D30")
def test_a_sector_bonus_is_there_before_the_first_look_for_a_straight() -> None:
    t = table(phase="tally", dice="skull star soldier soldiers courage star", sectors={"T1": {"tools": 1}})
    assert t.saw(e.StraightMade) and not t.saw(e.DieCancelled)
