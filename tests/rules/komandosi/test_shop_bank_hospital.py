"""Shops, the bank and the hospital."""

from __future__ import annotations

import pytest

from game.engine.komandosi import events as e
from tests.rules.komandosi.play import Play
from tests.rules.komandosi.table import rule, table

PRICES = {"launcher": 100, "rifle": 100, "rocket": 100, "cartridge": 50}
SHOPS = ["C11", "H3", "O10", "J23"]


def shopping(**fields: object) -> Play:
    """A stands in a shop."""
    return table({"A": {"at": "C11", **fields}})


@rule("K15", "K27")
@pytest.mark.parametrize("goods", PRICES)
@pytest.mark.parametrize("shop", SHOPS)
def test_the_shop_sells_launcher_rifle_rocket_and_cartridge_and_the_money_goes_to_the_bank(
    goods: str, shop: str
) -> None:
    t = table({"A": {"at": shop}})
    bank = t.s.bank
    t.do(f"buy A {goods}")
    assert (t.things(), t.money(), t.s.bank) == ([goods], 1000 - PRICES[goods], bank + PRICES[goods])


@rule("K15")
def test_nothing_is_bought_beside_a_shop() -> None:
    t = table({"A": {"at": "C12"}})
    assert not t.can("buy A")
    assert t.why_not("buy A rifle").rule == "komandosi:K15"


@rule("Q61", "K15")
def test_what_cannot_be_paid_is_not_sold() -> None:
    assert shopping(money=50).can("buy A") == ["buy A cartridge"]
    assert not shopping(money=0).can("buy A")


@rule("Q41")
def test_any_number_of_things_is_bought_on_arrival() -> None:
    t = table({"A": {"at": "C9"}, "B": {"at": "B12"}}, throw=[2]).do("roll A", "go A C11")
    t.do("buy A rifle", "buy A cartridge", "buy A cartridge", "buy A launcher", "done A")
    assert t.things() == ["launcher", "rifle", "cartridge", "cartridge"]


@rule("Q41")
def test_and_at_the_start_of_a_later_turn_there() -> None:
    t = shopping().throw(2).do("buy A rifle", "buy A rifle", "roll A")
    assert t.things() == ["rifle", "rifle"]


@rule("Q42")
def test_the_shop_cards_are_the_stock_of_all_shops_together() -> None:
    t = table({"A": {"at": "C11", "money": 2000}, "B": {"at": "J23", "goods": " ".join(["rifle"] * 5)}})
    t.do("buy A rifle")
    assert t.s.stock == (4, 0, 8, 14)
    assert not t.can("buy A rifle")


@rule("K15", "Q34", "K31")
@pytest.mark.parametrize("place", ["C11", "J11", "F20"])
def test_shop_bank_and_hospital_are_neutral(place: str) -> None:
    column = int(place[1:]) - 1
    beside = f"{place[0]}{column}"
    players = {"A": {"at": place, "goods": "rifle cartridge"}, "B": {"at": beside, "goods": "rifle cartridge"}}
    for turn in "AB":
        t = table(players, turn=turn)
        assert not [text for text in t.can() if text.startswith(("fist", "rifle"))]
        other = "B" if turn == "A" else "A"
        assert t.why_not(f"rifle {turn} {other}").rule.startswith("komandosi:Q")


@rule("K16", "Q35")
def test_each_turn_in_the_bank_without_a_roll_brings_100() -> None:
    t = table({"A": {"at": "J11"}, "B": {"at": "B12"}}, throw=[2])
    bank = t.s.bank
    t.do("stay A")
    assert (t.money(), t.s.bank, t.turn) == (1100, bank - 100, "B")
    t.do("roll B", "go B B14", "done B", "stay A")
    assert t.money() == 1200


@rule("K16", "Q18")
def test_who_rolls_in_the_bank_earns_nothing() -> None:
    t = table({"A": {"at": "J11"}, "B": {"at": "B12"}}, throw=[2]).do("roll A")
    assert t.money() == 1000
    assert "J11" not in t.ends()


@rule("K16", "Q43")
def test_the_bank_buys_a_surplus_part_for_1000() -> None:
    t = table({"A": {"at": "J11", "parts": "orange orange purple"}}, parts={"B10": "brown"})
    bank = t.s.bank
    assert t.can("sell A") == ["sell A orange"]
    t.do("sell A orange")
    assert (t.things(), t.money(), t.s.bank) == (["orange", "purple"], 2000, bank - 1000)


@rule("Q43")
def test_a_part_is_surplus_if_another_one_of_its_colour_lies_in_the_house() -> None:
    home = {"house": "B10", "store": {"parts": "purple"}}
    assert table({"A": {"at": "J11", "parts": "purple", **home}}).can("sell A") == ["sell A purple"]
    assert not table({"A": {"at": "J11", "parts": "orange", **home}}).can("sell A")


@rule("Q43", "K16")
def test_parts_are_sold_in_the_bank_only_and_only_surplus_ones() -> None:
    outside = table({"A": {"at": "J10", "parts": "orange orange"}})
    assert outside.why_not("sell A orange").rule == "komandosi:K16"
    assert table({"A": {"at": "J11", "parts": "orange"}}).why_not("sell A orange").rule == "komandosi:Q43"


@rule("Q82", "K16")
def test_selling_needs_the_part_in_the_hand_and_the_way_to_the_bank() -> None:
    stored = {"at": "J11", "house": "B10", "store": {"parts": "orange orange orange"}}
    assert not table({"A": stored}).can("sell A")


@rule("Q82", "K9")
def test_a_part_bought_for_200_and_sold_for_1000_gains_800_a_visit() -> None:
    t = table(
        {"A": {"at": "A3", "parts": "purple"}, "B": {"at": "B7"}}, parts={"A3": "purple"}, picture="....B..\n......."
    )
    t.spin(0, 0).do("take A").throw(2).do("roll A", "go A A5", "sell A purple")
    assert (t.money(), t.things()) == (1800, ["purple"])
    t.throw(2).do("roll B", "go B B5").end()
    assert not t.can("sell A")


# ------------------------------------------------------------ hospital


def beaten(**fields: object) -> Play:
    """A shot B."""
    players = {"A": {"at": "B10", "goods": "rifle cartridge"}, "B": {"at": "B12", **fields}, "C": {"at": "P9"}}
    return table(players, throw=[3]).do("rifle A B").do("done A")


@rule("K17", "Q33", "K22", "K27")
def test_a_wounded_commando_misses_his_next_turn_in_the_hospital_and_then_pays_100() -> None:
    t = beaten()
    assert (t.at("B"), t.turn, t.money("B")) == ("F20", "C", 400)
    assert [event.player for event in t.saw(e.TurnSatOut)] == ["B"]
    assert [event.amount for event in t.saw(e.MoneyPaid) if event.by == "komandosi:K17"] == [100]


@rule("Q32", "Q61")
@pytest.mark.parametrize(("money", "left"), [(0, 0), (50, 0), (100, 0), (300, 50), (1000, 400)])
def test_who_cannot_pay_the_hospital_pays_what_he_has(money: int, left: int) -> None:
    assert beaten(money=money).money("B") == left


@rule("K17", "Q35")
def test_after_waiting_he_leaves_with_a_roll() -> None:
    t = beaten().throw(2, 2).do("roll C", "go C P11", "done C")
    t.do("roll A", "go A B12", "done A")
    assert t.turn == "B"
    assert t.can("roll B")
    assert not t.can("stay B")


@rule("K17")
def test_who_only_walks_into_the_hospital_neither_waits_nor_pays() -> None:
    t = table({"A": {"at": "E19"}, "B": {"at": "B12"}}, throw=[2, 2]).do("roll A", "go A F20")
    assert t.do("roll B", "go B B14", "done B").can("roll A")
    assert t.money() == 1000
