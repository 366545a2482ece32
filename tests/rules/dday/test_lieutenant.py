"""The Lieutenant: every Unit may swap one die with one other Unit."""

from __future__ import annotations

from game.engine.dday import events as e
from tests.rules.dday.play import Play
from tests.rules.dday.table import rule, table

DICE = {
    "A": "tool star soldier soldiers courage courage",
    "B": "star star soldier soldiers courage courage",
    "C": "courage star soldier soldiers star tool",
}


def swapping(*letters: str, **more: object) -> Play:
    units = {letter: {"at": f"T{number}"} for number, letter in enumerate(letters, 1)}
    units[letters[0]]["specialists"] = ("lieutenant",)  # type: ignore[assignment]
    dice = {letter: DICE[letter] for letter in letters}
    return table(units, phase="tally", dice=dice, **more)  # type: ignore[arg-type]


@rule("D29")
def test_a_unit_swaps_one_die_with_another_unit_wherever_they_stand() -> None:
    t = swapping("A", "B").do("swap A 1 B", "swapfor B 3")
    assert t.faces("A") == "soldier star soldier soldiers courage courage"
    assert t.faces("B") == "star star tool soldiers courage courage"


@rule("D29")
def test_each_unit_swaps_exactly_one_die_a_turn() -> None:
    t = swapping("A", "B", "C").do("swap A 1 B", "swapfor B 3")
    assert t.can("swap") == []
    assert t.why_not("swap A 2 C").rule == "dday:D29"


@rule("Q69")
def test_a_living_lieutenant_anywhere_serves_units_that_have_none() -> None:
    t = swapping("A", "B", "C").do("swap B 1 C", "swapfor C 1")
    assert t.unit("B").swapped and t.unit("C").swapped and not t.unit("A").swapped


@rule("Q69")
def test_a_second_lieutenant_adds_nothing() -> None:
    both = {"A": {"specialists": ("lieutenant",)}, "B": {"specialists": ("lieutenant",)}}
    t = table(both, phase="tally", dice={"A": "", "B": ""}).do("swap A 1 B", "swapfor B 5")
    assert t.can("swap") == []


@rule("Q68", "D29")
def test_the_colour_goes_with_the_die() -> None:
    t = swapping("A", "B").do("swap A 1 B", "swapfor B 3")
    assert (t.colours("A"), t.colours("B")) == ("wrwwbb", "rrrwbb")


@rule("Q68")
def test_locked_dice_may_be_swapped() -> None:
    t = swapping("A", "B")
    assert t.unit("A").locked == 0b11
    assert t.can("swap A 1 B") and t.can("swap A 2 B")


@rule("D29", "Q9")
def test_dice_are_swapped_before_they_are_counted() -> None:
    t = swapping("A", "B").do("swap A 1 B", "swapfor B 1").all_ready()
    told = {event.unit: event for event in t.saw(e.Tallied)}
    assert (told["A"].tools, told["B"].tools) == (0, 1)


@rule("D29")
def test_without_a_lieutenant_nothing_is_swapped() -> None:
    t = table({"A": {}, "B": {}}, phase="tally", dice={"A": "", "B": ""})
    assert t.halted and t.saw(e.DiceSwapped) == []


@rule("D29")
def test_only_the_six_dice_are_swapped_never_a_virtual_result() -> None:
    t = swapping("A", "B", sectors={"T1": {"tools": 1}})
    assert len({text.split()[2] for text in t.can("swap A")}) == 6
