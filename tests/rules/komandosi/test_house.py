"""Houses: where they stand, who enters, and what goes in and out."""

from __future__ import annotations

import pytest

from game.engine.komandosi import events as e
from tests.rules.komandosi.islands import THE_ISLAND
from tests.rules.komandosi.play import Play
from tests.rules.komandosi.table import rule, table

FIELD = "......\n......\n......"
THINGS = {"goods": "rifle cartridge cartridge", "parts": "orange purple", "kept": "free_boat", "money": 450}
SHUT = {"B": {"at": "C6"}}


def home(picture: str = FIELD, **things: object) -> Play:
    """A stands in his house."""
    return table({"A": {"at": "B2", "house": "B2", **things}, **SHUT}, picture=picture)


@rule("K13", "K26", "K27")
def test_a_house_costs_200_and_stands_on_the_square_of_its_owner() -> None:
    t = table({"A": {"at": "B10"}})
    bank = t.s.bank
    t.do("build A")
    assert (t.money(), t.s.bank, t.s.board.names[t.player().house]) == (800, bank + 200, "B10")
    kinds = [type(event) for event in t.happened]
    assert kinds.index(e.MoneyPaid) < kinds.index(e.HouseBuilt)


@rule("K13", "Q61")
def test_who_has_less_than_200_does_not_build() -> None:
    t = table({"A": {"at": "B10", "money": 150}})
    assert not t.can("build A")
    assert t.why_not("build A").rule == "komandosi:K13"


@rule("K13")
def test_everybody_builds_only_one_house() -> None:
    t = table({"A": {"at": "B10", "house": "B13"}})
    assert not t.can("build A")
    assert t.why_not("build A").rule == "komandosi:K13"


@rule("K13")
def test_a_house_can_be_built_at_the_end_of_a_move_too() -> None:
    t = table({"A": {"at": "B10"}, "B": {"at": "B19"}}, throw=[2]).do("roll A", "go A B12", "build A")
    assert t.s.board.names[t.player().house] == "B12"


@rule("Q36", "K13")
@pytest.mark.parametrize(
    "square", ["D8", "I10", "D7", "E8", "C11", "J11", "F20", "J2", "D14", "C7", "K15", "L16", "A5", "J13"]
)
def test_no_house_on_road_track_forest_place_airport_or_water(square: str) -> None:
    t = table({"A": {"at": square, "ride": "boat" if square in ("A5", "J13") else ""}})
    assert not t.can("build A")


@rule("Q36", "K13")
def test_no_house_on_a_part_or_on_the_house_of_another() -> None:
    t = table({"A": {"at": "B10"}, "B": {"at": "B19"}}, parts={"B10": "brown"})
    assert not t.can("build A")
    assert t.why_not("build A").rule == "komandosi:Q36"


ISTHMUS = """
S.~.B
....H
S.~.B
"""


@rule("Q77")
def test_a_house_that_would_cut_off_a_place_is_refused_and_nothing_is_paid() -> None:
    t = table({"A": {"at": "B3"}, "B": {"at": "A2"}}, picture=ISTHMUS)
    assert not t.can("build A")
    assert t.why_not("build A").rule == "komandosi:Q77"
    assert table({"A": {"at": "B2"}, "B": {"at": "A4"}}, picture=ISTHMUS.replace("S.~.B", "....B", 1)).can("build A")


@rule("Q77")
def test_the_houses_that_stand_already_count() -> None:
    ring = "S...\n.~~.\n.~~.\n...B"
    assert table({"A": {"at": "A4"}, "B": {"at": "B4"}}, picture=ring).can("build A")
    assert not table({"A": {"at": "A4"}, "B": {"at": "B4", "house": "D1"}}, picture=ring).can("build A")


@rule("Q77")
def test_every_entry_of_the_airport_keeps_a_connection() -> None:
    entry = "S.....\n~Y~~Y~"
    assert not table({"A": {"at": "A4"}, "B": {"at": "A3"}}, picture=entry).can("build A")
    assert table({"A": {"at": "A6"}, "B": {"at": "A3"}}, picture=entry).can("build A")


@rule("Q77")
def test_the_land_is_counted_without_water_and_airport() -> None:
    assert not table({"A": {"at": "A3"}, "B": {"at": "A1"}}, picture="S...B\n~~~~~\n.....").can("build A")


@rule("Q77")
def test_on_the_island_no_single_house_cuts_anything() -> None:
    t = table({"A": {"at": "B10"}})
    bare = [t.s.board.names[square] for square in range(t.s.board.grid.size) if t.s.board.bare >> square & 1]
    refused = [square for square in bare if not table({"A": {"at": square}, "B": {"at": "C7"}}).can("build A")]
    assert (len(bare), refused) == (THE_ISLAND.count("."), [])


@rule("K13", "K26", "Q9")
def test_nobody_else_enters_a_house() -> None:
    t = table({"A": {"at": "A1"}, "B": {"at": "C6", "house": "A3"}}, picture=FIELD, throw=[2]).do("roll A")
    assert "A3" not in t.ends()
    assert t.why_not("go A A3").rule == "komandosi:K26"


@rule("K26", "Q37")
def test_its_owner_enters_as_often_as_he_likes_and_carries_things_in_and_out() -> None:
    t = table({"A": {"at": "B2", "house": "B3", "goods": "rifle"}, **SHUT}, picture=FIELD, throw=[3, 5, 3])
    t.do("roll A", "go A B3", "put A rifle")
    assert (t.things(), t.stored()) == ([], ["rifle"])
    t.do("done A", "roll B", "go B C1", "done B", "get A rifle")
    assert (t.things(), t.stored()) == (["rifle"], [])


@rule("Q37", "K26")
def test_money_goods_parts_and_cards_can_lie_in_the_house_in_any_amount() -> None:
    t = home(**THINGS)
    t.do("put A money", "amount A 400", "put A cartridge", "amount A 2", "put A orange", "put A purple", "put A rifle")
    t.do("put A boat")
    assert t.stored() == ["rifle", "cartridge", "cartridge", "orange", "purple", "free_boat"]
    assert (t.things(), t.money(), t.player().store.money) == ([], 50, 400)  # type: ignore[union-attr]


@rule("Q37")
def test_one_says_how_much() -> None:
    assert home(money=200).do("put A money").can() == [f"amount A {count}" for count in (50, 100, 150, 200)]
    assert home(goods="rocket rocket rocket").do("put A rocket").can() == [f"amount A {count}" for count in (1, 2, 3)]


@rule("Q87")
def test_each_kind_of_thing_goes_in_or_out_once_a_turn() -> None:
    t = home(**THINGS, store={"money": 300}).do("put A cartridge", "amount A 1", "get A money", "amount A 300")
    assert not {"put A cartridge", "get A cartridge", "put A money", "get A money"} & set(t.can())
    assert t.can("put A rifle")


@rule("Q87")
def test_in_the_next_turn_it_may_move_again() -> None:
    t = home(goods="rifle").throw(2).do("put A rifle", "stay A", "roll B", "go B C4", "done B")
    assert t.do("get A rifle").things() == ["rifle"]


@rule("K26")
def test_things_are_moved_only_while_one_stands_in_the_house() -> None:
    t = table({"A": {"at": "B3", "house": "B2", "goods": "rifle"}, **SHUT}, picture=FIELD)
    assert not t.can("put A")
    assert t.why_not("put A rifle").rule == "komandosi:K26"


@rule("Q35", "K13")
def test_in_the_own_house_one_may_stay_without_a_roll_and_earns_nothing() -> None:
    t = home().do("stay A")
    assert (t.turn, t.money()) == ("B", 1000)
    assert [event.by for event in t.saw(e.Stayed)] == ["komandosi:Q35"]


@rule("K13", "K31", "Q34")
def test_the_own_house_is_neutral() -> None:
    players = {
        "A": {"at": "B2", "house": "B2", "goods": "rifle cartridge"},
        "B": {"at": "B4", "goods": "rifle cartridge"},
    }
    for turn in "AB":
        t = table(players, picture=FIELD, turn=turn)
        assert not [text for text in t.can() if text.startswith(("fist", "rifle"))]


@rule("K22", "K13")
def test_what_lies_in_a_house_is_safe() -> None:
    victim = {"at": "B5", "house": "B2", "money": 400, "store": {"money": 600, "parts": "brown", "goods": "rocket"}}
    t = table({"A": {"at": "B3"}, "B": victim}, picture=FIELD + "\n.....H", throw=[2]).do("fist A B")
    assert t.player("B").store.money == 600  # type: ignore[union-attr]
    assert t.stored("B") == ["rocket", "brown"]
    assert t.money("B") == 200
