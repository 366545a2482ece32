"""The invariants of Komandosi: each of them notices what it watches for."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.engine.komandosi.state import State
from tests.rules.komandosi.table import table

Harm = Callable[[State], object]


def whole() -> State:
    """A state without a problem: A has a house and some things, B stands near."""
    home = {"house": "B14", "store": {"money": 100, "parts": "brown"}, "goods": "rifle", "kept": "free_car"}
    return table({"A": {"at": "B10", **home}, "B": {"at": "B12"}}, parts={"P10": "orange"}).s


def put(s: State, letter: str, **fields: object) -> None:
    """Changes fields of a player."""
    for name, value in fields.items():
        setattr(s.player(letter), name, value)


def at(s: State, square: str) -> int:
    return s.board.square_of[square]


HARMS: list[tuple[str, Harm]] = [
    ("stands on square", lambda s: put(s, "B", square=-1)),
    ("stands on square", lambda s: put(s, "B", square=at(s, "G12"))),
    ("swims with a launcher or a rifle", lambda s: put(s, "A", square=at(s, "A10"))),
    ("has the house", lambda s: put(s, "A", store=None)),
    ("has the house", lambda s: put(s, "B", house=at(s, "B16"))),
    ("waits -1", lambda s: put(s, "A", waits=-1)),
    ("rolls 3", lambda s: put(s, "A", rolls=3)),
    ("is under the order 99", lambda s: put(s, "A", order=99)),
    ("rides the train beside the track", lambda s: put(s, "A", ride="train")),
    ("drives beside the road", lambda s: put(s, "A", ride="car")),
    ("somebody has 975", lambda s: setattr(s.player("A").pocket, "money", 975)),
    ("there are", lambda s: setattr(s, "bank", 0)),
    ("the parts are", lambda s: setattr(s, "reserve", (3, 3, 3))),
    ("the parts are", lambda s: setattr(s, "parts", ())),
    ("the event cards are not all there once", lambda s: s.deck.pop()),
    ("the event cards are not all there once", lambda s: s.deck.append(s.deck[0])),
    ("the shop cards are", lambda s: setattr(s, "stock", (4, 6, 8, 14))),
    ("share the square B10", lambda s: put(s, "B", square=at(s, "B10"))),
    ("the houses stand on", lambda s: put(s, "A", house=at(s, "C11"))),
    ("the parts lie on", lambda s: setattr(s, "parts", ((at(s, "C11"), 0),))),
    ("two ride the car", lambda s: (put(s, "A", ride="car"), put(s, "B", ride="car"))),
]


def test_a_whole_state_has_no_problem() -> None:
    assert whole().problems() == []


@pytest.mark.parametrize(("words", "harm"), HARMS, ids=[f"{n}-{words}" for n, (words, _) in enumerate(HARMS)])
def test_what_no_legal_game_can_reach_is_told(words: str, harm: Harm) -> None:
    s = whole()
    harm(s)
    assert any(words in problem for problem in s.problems()), s.problems()


def test_commandos_may_share_a_neutral_place() -> None:
    s = whole()
    put(s, "A", square=at(s, "C11"))
    put(s, "B", square=at(s, "C11"))
    assert s.problems() == []
