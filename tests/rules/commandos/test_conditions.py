"""The ten conditions of the map objectives, compared with a second reading of their sentences."""

from __future__ import annotations

from collections.abc import Callable
from itertools import chain, combinations, combinations_with_replacement

import pytest

from game.engine.commandos.conditions import matching
from tests.rules.commandos.table import cards, rule, table

Test = Callable[[tuple[int, ...]], bool]

SENTENCES: dict[str, Test] = {
    "two_odd": lambda dice: len(dice) == 2 and dice[0] in (1, 3, 5) and dice[1] in (1, 3, 5),
    "two_even": lambda dice: len(dice) == 2 and dice[0] in (2, 4, 6) and dice[1] in (2, 4, 6),
    "over_ten": lambda dice: sum(dice) >= 11,
    "exactly_seven": lambda dice: sum(dice) == 7,
    "two_alike": lambda dice: len(dice) == 2 and dice[0] == dice[1],
    "three_different": lambda dice: len(dice) == 3 == len({*dice}),
    "run_of_two": lambda dice: len(dice) == 2 and abs(dice[0] - dice[1]) == 1,
    "a_one": lambda dice: dice == (1,),
    "a_six": lambda dice: dice == (6,),
    "two_at_most_five": lambda dice: len(dice) == 2 and sum(dice) <= 5,
}
"""Whether exactly these dice are what the sentence of a token asks for."""
MOST_DICE = 5


def meets(test: Test, taker: int, others: tuple[int, ...]) -> bool:
    """Whether the taker and any of the others, or it alone, meet a condition."""
    groups = chain.from_iterable(combinations(others, count) for count in range(len(others) + 1))
    return any(test((taker, *group)) for group in groups)


@rule("A12", "Q43", "Q44")
@pytest.mark.parametrize("token", SENTENCES)
def test_a_condition_is_met_by_the_dice_that_its_sentence_names(token: str) -> None:
    condition = next(card.condition for card in cards().objectives if card.id == token)
    for count in range(MOST_DICE):
        for others in combinations_with_replacement(range(1, 7), count):
            for taker in range(1, 7):
                assert (matching(condition, taker, others) is not None) == meets(SENTENCES[token], taker, others)


@rule("S8", "C10")
def test_there_are_ten_different_conditions() -> None:
    assert [card.id for card in cards().objectives] == list(SENTENCES)


@rule("A12")
@pytest.mark.parametrize(
    ("token", "dice", "takers"),
    [
        ("two_odd", (1, 5, 4), "ab"),
        ("two_even", (2, 6, 5), "ab"),
        ("over_ten", (6, 5, 1), "abc"),
        ("exactly_seven", (3, 4, 6), "ab"),
        ("two_alike", (3, 3, 6), "ab"),
        ("three_different", (3, 4, 6), "abc"),
        ("run_of_two", (3, 4, 6), "ab"),
        ("a_one", (1, 4, 6), "a"),
        ("a_six", (1, 4, 6), "c"),
        ("two_at_most_five", (2, 3, 6), "ab"),
    ],
)
def test_the_commandos_that_may_take_are_those_among_the_matching_dice(
    token: str, dice: tuple[int, ...], takers: str
) -> None:
    team = {letter: (pips, "B1:4") for letter, pips in zip("abc", dice, strict=True)}
    assert table(team, objectives=[token, "a_one", "a_one"]).can("take") == [f"take {it} B1:5" for it in takers]
