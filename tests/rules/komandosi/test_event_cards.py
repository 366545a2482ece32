"""Each of the 34 event cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

import pytest

from game.content.cards import komandosi_cards
from game.engine.komandosi import events as e
from tests.rules.komandosi.play import Play
from tests.rules.komandosi.table import rule, table

ARMS = "launcher rifle rocket cartridge cartridge"
ALL_PARTS = "orange orange orange purple purple purple brown brown brown"
TESTED: set[str] = set()
F = TypeVar("F", bound=Callable[..., None])


def of(*cards: str) -> Callable[[F], F]:
    """The cards that a test is about."""
    TESTED.update(cards)
    return lambda test: test


def drawn(card: str, *chance: int, at: str = "B12", others: int = 2, pips: int = 6, **fields: object) -> Play:
    """A has rolled a 6 and drawn the card; three sit at the table, each with 1,000."""
    players = {"A": {"at": at, **fields}, "B": {"at": "H22"}, "C": {"at": "P9"}}
    state = {name: players["A"].pop(name) for name in ("parts_there", "theirs") if name in players["A"]}
    players["B"] |= state.get("theirs", {})  # type: ignore[arg-type]
    t = table(players, parts=state.get("parts_there"), throw=[pips], draw=[card])  # type: ignore[arg-type]
    return t.spin(*chance).do("roll A")


def nothing(t: Play) -> bool:
    return bool(t.saw(e.NothingHappened))


def test_every_card_is_tested_here() -> None:
    assert {card.id for card in komandosi_cards().events} == TESTED


@rule("K1", "Q90")
def test_there_are_34_texts_two_cards_of_each() -> None:
    assert len(komandosi_cards().events) == 34
    assert table({"A": {"at": "B10"}}).s.table.deck_size == 68


@rule("K10", "Q18")
@pytest.mark.parametrize("pips", [1, 2, 3, 4, 5, 6])
def test_a_card_is_drawn_on_1_and_6_before_the_move(pips: int) -> None:
    t = drawn("courier_fee", pips=pips)
    assert (t.money() == 1100) is (pips in (1, 6))
    assert t.at() == "B12"
    assert t.ends()


@rule("K11")
def test_a_used_card_goes_under_the_deck() -> None:
    t = drawn("courier_fee")
    assert t.s.table.event(t.s.deck[0]).id == "courier_fee"
    assert len(t.s.deck) == 68


# ------------------------------------------------------------ money


@of("courier_fee", "instructors_praise", "bank_error", "speeding_fine", "torn_rucksack")
@rule("K10")
@pytest.mark.parametrize(
    ("card", "amount"),
    [("courier_fee", 100), ("instructors_praise", 200), ("bank_error", 150), ("speeding_fine", -100),
     ("torn_rucksack", -50)],
)  # fmt: skip
def test_the_bank_pays_or_is_paid(card: str, amount: int) -> None:
    t = drawn(card)
    assert (t.money(), t.s.bank) == (1000 + amount, 7000 - amount)


@rule("Q61")
@pytest.mark.parametrize("card", ["speeding_fine", "torn_rucksack", "weapon_licence", "round_for_all"])
def test_a_forced_payment_takes_what_is_there(card: str) -> None:
    assert drawn(card, money=50, goods=ARMS).money() == 0
    assert nothing(drawn(card, money=0, goods=ARMS))


@of("card_game")
@rule("Q61")
def test_card_game_each_other_player_gives_50_if_he_has_it() -> None:
    t = drawn("card_game", theirs={"money": 0})
    assert (t.money(), t.money("B"), t.money("C")) == (1050, 0, 950)


@of("parts_bonus")
@rule("K10")
def test_parts_bonus_pays_50_for_each_part_carried() -> None:
    assert drawn("parts_bonus", parts="orange orange brown", house="B14", store={"parts": "purple"}).money() == 1150
    assert nothing(drawn("parts_bonus"))


@of("guard_contract")
@rule("K10")
@pytest.mark.parametrize(("goods", "pay"), [("rifle", 200), ("launcher", 200), ("launcher rifle", 200), ("rocket", 0)])
def test_guard_contract_pays_200_with_a_rifle_or_a_launcher(goods: str, pay: int) -> None:
    assert drawn("guard_contract", goods=goods).money() == 1000 + pay


@of("beach_raffle")
@rule("K10", "Q18")
@pytest.mark.parametrize("pips", [1, 4, 6])
def test_beach_raffle_pays_50_a_pip_and_its_roll_draws_no_further_card(pips: int) -> None:
    t = drawn("beach_raffle", pips - 1)
    assert t.money() == 1000 + 50 * pips
    assert len(t.saw(e.CardDrawn)) == 1


@of("weapon_licence")
@rule("K10")
def test_weapon_licence_costs_50_for_each_weapon_and_each_piece_of_ammunition_carried() -> None:
    assert drawn("weapon_licence", goods=ARMS, house="B14", store={"goods": "rifle"}).money() == 1000 - 5 * 50
    assert nothing(drawn("weapon_licence"))


@of("round_for_all")
@rule("Q61")
@pytest.mark.parametrize(("money", "left"), [(1000, (900, 1050, 1050)), (50, (0, 1050, 1000))])
def test_a_round_for_all_gives_each_other_50_from_the_left_on_while_money_lasts(
    money: int, left: tuple[int, int, int]
) -> None:
    t = drawn("round_for_all", money=money)
    assert (t.money(), t.money("B"), t.money("C")) == left


@of("pickpocket")
@rule("Q30")
@pytest.mark.parametrize(("money", "left"), [(1000, 500), (350, 200), (50, 50), (0, 0)])
def test_pickpocket_takes_half_of_the_money_carried_to_the_bank(money: int, left: int) -> None:
    t = drawn("pickpocket", money=money, house="B14", store={"money": 400})
    assert t.money() == left
    assert t.player().store.money == 400  # type: ignore[union-attr]
    assert t.s.bank == 10000 - 2000 - 400 - left


# ------------------------------------------------------------ things


@of("lost_cartridge", "buried_crate", "dud_shell")
@rule("Q42")
@pytest.mark.parametrize(
    ("card", "goods"), [("lost_cartridge", "cartridge"), ("buried_crate", "rifle"), ("dud_shell", "rocket")]
)
def test_a_find_comes_out_of_the_stock_if_there_is_one(card: str, goods: str) -> None:
    t = drawn(card)
    assert t.things() == [goods]
    assert sum(t.s.stock) == 31
    everything = " ".join([goods] * {"cartridge": 14, "rifle": 6, "rocket": 8}[goods])
    assert nothing(drawn(card, theirs={"goods": everything}))


@of("wet_powder")
@rule("K10")
def test_wet_powder_spoils_one_cartridge_or_rocket_of_own_choice() -> None:
    t = drawn("wet_powder", goods=ARMS)
    assert t.can() == ["lose A cartridge", "lose A rocket"]
    t.do("lose A rocket")
    assert t.things() == ["launcher", "rifle", "cartridge", "cartridge"]
    assert t.s.stock == (3, 5, 8, 12)
    assert drawn("wet_powder", goods="cartridge").things() == []
    assert nothing(drawn("wet_powder", goods="rifle launcher"))


# ------------------------------------------------------------ parts


@of("rusty_bolt")
@rule("Q4", "K10")
def test_rusty_bolt_sends_a_part_of_own_choice_back_and_the_board_is_refilled() -> None:
    t = drawn("rusty_bolt", 0, 0, 0, 0, parts="orange brown")
    assert t.can() == ["lose A orange", "lose A brown"]
    t.do("lose A brown")
    assert (t.things(), len(t.parts)) == (["orange"], 2)
    assert drawn("rusty_bolt", 0, 0, 0, 0, parts="purple").things() == []
    assert nothing(drawn("rusty_bolt", house="B14", store={"parts": "brown"}))


@of("supply_drop")
@rule("K5", "Q3")
def test_supply_drop_lays_one_more_part_even_above_players_less_one() -> None:
    t = drawn("supply_drop", 0, 0, parts_there={"B10": "brown", "B14": "purple"})
    assert len(t.parts) == 3
    assert nothing(drawn("supply_drop", theirs={"parts": ALL_PARTS}))


@of("treasure_map")
@rule("Q53")
def test_treasure_map_is_kept_and_moves_one_part_on_the_board_before_a_roll() -> None:
    t = table({"A": {"at": "B12", "kept": "treasure_map"}, "B": {"at": "H22"}}, parts={"P10": "brown"})
    assert drawn("treasure_map").things() == ["treasure_map"]
    assert t.can("map A") == ["map A P10"]
    t.spin(0).do("map A P10")
    assert (t.parts, t.things()) == ({"B8": "brown"}, [])
    assert t.s.table.event(t.s.deck[0]).id == "treasure_map"
    assert t.can("roll A")
    assert not t.can("map A")


# ------------------------------------------------------------ kept cards


@of("free_train_ride", "free_car", "free_boat", "first_aid_kit", "treasure_map")
@rule("Q53", "Q84")
@pytest.mark.parametrize("card", ["free_train_ride", "free_car", "free_boat", "first_aid_kit", "treasure_map"])
def test_it_stays_with_the_player(card: str) -> None:
    t = drawn(card)
    assert t.things() == [card]
    assert len(t.s.deck) == 67


@rule("Q84")
def test_several_of_a_kind_may_be_held() -> None:
    assert drawn("free_car", kept="free_car").things() == ["free_car", "free_car"]


# ------------------------------------------------------------ orders


@of("order_shop", "order_check_up", "order_bank", "order_station", "order_pier")
@rule("K11", "Q51", "Q53")
@pytest.mark.parametrize(
    ("card", "beside", "place", "money", "kept"),
    [
        ("order_shop", "C9", "C11", 1000, []),
        ("order_check_up", "F18", "F20", 950, []),
        ("order_bank", "J9", "J11", 1100, []),
        ("order_station", "C9", "C7", 1000, ["train"]),
        ("order_pier", "I3", "J2", 1000, ["boat"]),
    ],
)
def test_an_order_is_carried_out_by_stopping_at_its_place(
    card: str, beside: str, place: str, money: int, kept: list[str]
) -> None:
    t = table({"A": {"at": beside}, "B": {"at": "H22"}}, throw=[1], draw=[card]).do("roll A")
    assert t.s.table.event(t.player().order).id == card
    t = table({"A": {"at": beside, "order": card}, "B": {"at": "H22"}}, throw=[2]).do("roll A", f"go A {place}")
    assert (t.money(), t.player().waits, t.player().order) == (money, 0, -1)
    assert [t.s.table.pass_of[held] for held in t.player().pocket.kept] == kept


@rule("K11", "Q84")
@pytest.mark.parametrize(("card", "place", "ride"), [("order_station", "C7", "train"), ("order_pier", "J2", "boat")])
def test_the_card_of_the_order_then_serves_as_a_pass(card: str, place: str, ride: str) -> None:
    t = table({"A": {"at": place, "kept": card, "money": 0}, "B": {"at": "H22"}}, throw=[2])
    t.do(f"board A {ride} pass")
    assert t.things() == []
    assert t.s.table.event(t.s.deck[0]).id == card


# ------------------------------------------------------------ hospital


@of("medical_check")
@rule("Q61", "K17")
def test_medical_check_costs_100_or_a_turn_in_the_hospital_without_a_second_fee() -> None:
    t = drawn("medical_check")
    assert t.can() == ["pay A", "refuse A"]
    assert t.do("pay A").money() == 900
    assert t.ends()
    t = drawn("medical_check").do("refuse A").end()
    assert (t.at(), t.player().waits, t.player().owes, t.money()) == ("F20", 1, 0, 1000)


@rule("Q61")
def test_with_less_than_100_there_is_no_choice() -> None:
    t = drawn("medical_check", money=50).end()
    assert (t.at(), t.money(), t.turn) == ("F20", 50, "B")


@of("first_aid_kit")
@rule("Q89", "Q76")
def test_a_kit_saves_the_waiting_after_a_medical_check() -> None:
    t = drawn("medical_check", kept="first_aid_kit").do("refuse A").end()
    assert (t.player().waits, t.things()) == (0, [])


# ------------------------------------------------------------ the move


@of("landslide")
@rule("Q70", "Q5")
def test_landslide_sets_the_commando_on_plain_land_and_the_move_is_lost() -> None:
    t = drawn("landslide", 0)
    assert t.at() == "B8"
    assert not t.can("go A")
    assert drawn("landslide", 18).at() == "C20", "the forests C15 to C19 are left out"


@of("fog")
@rule("K10", "Q70")
def test_fog_loses_this_move_and_nothing_more() -> None:
    t = drawn("fog").end()
    assert (t.at(), t.turn, t.money()) == ("B12", "B", 1000)


@of("forced_march", "sprained_ankle")
@rule("Q69")
@pytest.mark.parametrize(
    ("card", "pips", "steps"),
    [("forced_march", 1, 2), ("forced_march", 6, 12), ("sprained_ankle", 1, 1), ("sprained_ankle", 6, 3)],
)
def test_the_pips_of_this_move_are_doubled_or_halved_and_rounded_up(card: str, pips: int, steps: int) -> None:
    t = drawn(card, pips=pips)
    t.do(t.can("go A")[-1])
    assert len(t.saw(e.Moved)[0].path) == steps


@rule("Q69", "K7")
@pytest.mark.parametrize(("card", "steps"), [("forced_march", 1), ("sprained_ankle", 0)])
def test_in_the_water_one_is_taken_off_afterwards(card: str, steps: int) -> None:
    t = drawn(card, pips=1, at="A12")
    if steps:
        t.do("go A A13")
        assert len(t.saw(e.Moved)[0].path) == steps
    else:
        assert t.saw(e.Stayed)


@of("truce")
@rule("Q86", "K11")
def test_a_truce_holds_until_the_second_own_turn_after_it_begins() -> None:
    players = {"A": {"at": "A1", "money": 150}, "B": {"at": "A5", "goods": "rifle cartridge", "money": 150}}
    t = table(players, picture="......\n......", throw=[1], draw=["truce"]).walk("A")
    assert not t.can("rifle B A")
    t.throw(2).walk("B")
    assert t.player().guard == 1
    assert not [text for text in t.can() if text.startswith(("fist", "rifle"))]
    t.throw(2).walk("A")
    assert not t.can("rifle B A")
    t.throw(2).walk("B")
    assert (t.player().guard, len(t.saw(e.TruceEnded))) == (0, 1)
