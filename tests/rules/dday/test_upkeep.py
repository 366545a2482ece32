"""Phase 2: what is taken, what a Sector adds or takes, and the marker."""

from __future__ import annotations

import pytest

from game.engine.dday import events as e
from game.engine.dday.state import MUST_MOVE
from tests.rules.dday.play import Play
from tests.rules.dday.table import rule, table

DICE = "soldier soldiers star tool tool courage"
PENALTIES = {"soldiers": -9, "courage": -9, "stars": -9, "tools": -9}


def counted(dice: str = DICE, units: object = None, **more: object) -> Play:
    return table(units, phase="count", dice=dice, **more)  # type: ignore[arg-type]


def marker_after(chevrons: int, **more: object) -> int:
    units = {"A": {"at": "T2", "chevrons": chevrons}}
    return counted(units=units, **more).unit().chevrons


@rule("D16", "Q61")
def test_the_tally_is_added_to_what_the_unit_owns() -> None:
    t = counted(units={"A": {"soldiers": 90, "courage": 90, "stars": 90, "points": 990}})
    assert t.has() == (93, 91, 91, 993)


@rule("D30")
@pytest.mark.parametrize(
    ("bonus", "has"),
    [
        ({"soldiers": 1}, (14, 1, 1, 3)),
        ({"courage": 1}, (13, 2, 1, 3)),
        ({"stars": 1}, (13, 1, 2, 3)),
        ({"tools": 1}, (13, 1, 1, 6)),
        ({"soldiers": -1}, (12, 1, 1, 3)),
        ({"tools": -1}, (13, 1, 1, 1)),
    ],
)
def test_a_sector_bonus_or_penalty_changes_the_tally(bonus: dict[str, int], has: tuple[int, ...]) -> None:
    assert counted(sectors={"T1": bonus}).has() == has


@rule("D30")
def test_a_sector_bonus_changes_every_tally_of_every_unit_there() -> None:
    t = counted(dice="", units={"A": {}, "B": {}, "C": {"at": "T2"}}, sectors={"T1": {"stars": 1}})
    assert [t.unit(letter).stars for letter in "ABC"] == [3, 3, 2]


@rule("Q12")
def test_a_penalty_stops_at_nothing_and_takes_no_stock() -> None:
    t = counted(units={"A": {"courage": 2, "stars": 2, "points": 2}}, sectors={"T1": PENALTIES})
    assert t.has() == (10, 2, 2, 2)


@rule("D30", "Q11")
def test_a_sector_bonus_has_no_colour_and_completes_no_bonus() -> None:
    t = counted("soldiers star soldiers star courage courage", sectors={"T1": {"courage": 9, "stars": 9}})
    assert t.unit().bonuses == ()


@rule("Q13")
def test_no_skull_cancels_a_sector_bonus() -> None:
    t = table(phase="tally", dice="skull skull skull skull skull skull", sectors={"T1": {"tools": 1}})
    assert t.saw(e.Tallied)[0].tools == 1


@rule("Q58")
def test_random_tokens_work_like_a_printed_bonus_or_penalty() -> None:
    t = counted(tokens=((0, "tool"), (0, "star"), (0, "soldier")))
    assert t.has() == (12, 1, 2, 6)


@rule("D16", "Q65")
@pytest.mark.parametrize(("before", "after"), [(1, 2), (2, 3), (3, MUST_MOVE)])
def test_the_marker_gets_a_chevron_and_after_three_must_move(before: int, after: int) -> None:
    assert marker_after(before) == after


@rule("D16")
def test_the_marker_turns_after_the_resources_were_taken() -> None:
    happened = [type(event) for event in counted().happened]
    assert happened.index(e.MarkerTurned) > max(at for at, kind in enumerate(happened) if kind is e.Gained)


@rule("D16")
def test_a_marker_that_must_move_goes_on_saying_so() -> None:
    assert marker_after(MUST_MOVE) == MUST_MOVE


@rule("Q54")
@pytest.mark.parametrize("command", ["trench_shovel A", "ghillie_net"])
def test_a_stay_is_stretched_by_a_marker_that_does_not_turn(command: str) -> None:
    t = counted(units={"A": {"chevrons": 3, "items": (command.split()[0],)}}).do(f"play A {command}")
    assert t.unit().chevrons == 3
    assert t.unit().items == ()


@rule("Q54")
def test_a_stay_is_stretched_once_for_a_unit_and_sector() -> None:
    unit = {"chevrons": 3, "stretched": True, "items": ("trench_shovel", "ghillie_net")}
    t = counted(units={"A": unit})
    assert t.can("play") == []
    assert t.all_ready().unit().chevrons == MUST_MOVE


@rule("Q54")
def test_two_cards_do_not_stretch_one_stay_twice() -> None:
    t = counted(units={"A": {"chevrons": 3, "items": ("trench_shovel", "ghillie_net")}})
    assert t.do("play A ghillie_net").can("play") == []


@rule("Q54")
@pytest.mark.parametrize("stay", ["cannot", "bunker"])
def test_no_stay_is_stretched_where_nobody_can_stay(stay: str) -> None:
    place = "T2" if stay == "cannot" else "TB"
    unit = {"at": place, "chevrons": MUST_MOVE, "items": ("trench_shovel",), "specialists": ("resistance_guide",)}
    t = counted(units={"A": unit}, sectors={"T2": {"stay": "cannot"}})
    assert t.can("play") == []
    assert t.all_ready().unit().chevrons == MUST_MOVE


@rule("Q54")
def test_after_a_move_the_next_stay_may_be_stretched_too() -> None:
    t = table({"A": {"at": "T2", "stretched": True}}, phase="move").do("move A T3")
    assert not t.unit().stretched


@rule("Q36")
def test_two_stars_may_be_chosen_even_by_a_unit_that_could_pay() -> None:
    t = table({"A": {"points": 99}}, phase="count", dice="tool star tool star tool courage")
    assert t.do("search A stars").unit().stars == 4
