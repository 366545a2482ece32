"""Hand-to-hand combat: the announcement, the way, and what the loser loses."""

from __future__ import annotations

import pytest

from game.engine.komandosi import events as e
from tests.rules.komandosi.play import Play
from tests.rules.komandosi.table import rule, table

FIELD = """
......
......
......
.....H
"""
RICH = {"goods": "rifle cartridge launcher rocket", "parts": "orange brown", "kept": "free_train_ride treasure_map"}


def fight(pips: int, at: str = "A1", other: str = "A3", **fields: object) -> Play:
    """A has attacked B and rolled."""
    mine, rulings = fields.pop("mine", {}), fields.pop("rulings", {})
    players = {"A": {"at": at, **mine}, "B": {"at": other, **fields}}  # type: ignore[dict-item]
    return table(players, picture=FIELD, throw=[pips], rulings=rulings).do("fist A B")  # type: ignore[arg-type]


@rule("K21", "K27", "Q20")
@pytest.mark.parametrize(("pips", "hit"), [(2, True), (3, False), (4, True), (5, False)])
def test_it_costs_100_before_the_roll_and_succeeds_if_the_pips_end_exactly_on_the_opponent(
    pips: int, hit: bool
) -> None:
    t = fight(pips, money=0)
    assert t.money() == 900
    assert [event.how for event in t.saw(e.AttackEnded)] == ["hit" if hit else "missed"]
    kinds = [type(event) for event in t.happened]
    assert kinds.index(e.AttackAnnounced) < kinds.index(e.MoneyPaid) < kinds.index(e.DieRolled)


@rule("K21", "K22")
def test_the_attacker_stands_where_his_opponent_stood_who_is_in_the_hospital() -> None:
    t = fight(2)
    assert (t.at(), t.at("B")) == ("A3", "D6")


@rule("K22", "Q31", "Q53")
def test_the_loser_gives_half_of_his_money_and_everything_that_he_carries_to_the_winner() -> None:
    t = fight(2, **RICH)
    assert (t.money(), t.money("B")) == (900 + 500, 500)
    carried = ["launcher", "rifle", "rocket", "cartridge", "orange", "brown", "free_train_ride", "treasure_map"]
    assert (t.things(), t.things("B")) == (carried, [])


@rule("Q30")
@pytest.mark.parametrize(("money", "left"), [(0, 0), (50, 50), (100, 50), (150, 100), (250, 150), (950, 500)])
def test_half_is_rounded_down_to_a_multiple_of_50(money: int, left: int) -> None:
    t = fight(2, money=money)
    assert (t.money("B"), t.money()) == (left, 900 + money - left)


@rule("K22", "K17", "Q33")
def test_the_loser_waits_a_turn_and_pays_100() -> None:
    t = fight(2, money=400).throw(2).end()
    assert (t.turn, t.money("B")) == ("A", 100)
    t.do("roll A", "go A A5").end()
    assert (t.turn, t.at("B")) == ("B", "D6")


@rule("Q20")
def test_after_a_failure_the_attacker_walks_with_his_roll() -> None:
    t = fight(3)
    assert (t.money(), t.at("B")) == (900, "A3")
    assert "C2" in t.ends()
    assert t.do("go A C2").at() == "C2"


@rule("Q61", "K21")
def test_without_100_nobody_attacks_hand_to_hand() -> None:
    t = table({"A": {"at": "A1", "money": 50}, "B": {"at": "A3"}}, picture=FIELD)
    assert not t.can("fist A")
    assert t.why_not("fist A B").rule == "komandosi:Q61"


@rule("Q21", "K6")
def test_the_way_may_bend_but_goes_through_nobody() -> None:
    corridor = "...\n~~~\n..H"
    players = {"A": {"at": "A1", "goods": "rifle"}, "B": {"at": "A3"}, "C": {"at": "A2"}}
    assert table(players, picture=corridor).can("fist A") == ["fist A C"]
    assert fight(4).at("B") == "D6"


@rule("Q88", "Q61")
@pytest.mark.parametrize(("money", "possible"), [(100, False), (150, True)])
def test_a_forest_on_the_way_must_be_payable_after_the_fee(money: int, possible: bool) -> None:
    players = {"A": {"at": "A1", "money": money, "goods": "rifle"}, "B": {"at": "A3"}}
    assert bool(table(players, picture=".f.H").can("fist A B")) is possible


@rule("Q88")
def test_an_attack_that_no_face_can_bring_home_is_not_announced() -> None:
    assert table({"A": {"at": "A1"}, "B": {"at": "A7"}}, picture="........").can("fist A B")
    t = table({"A": {"at": "A1"}, "B": {"at": "A8"}}, picture="........")
    assert not t.can("fist A B")
    assert t.why_not("fist A B").rule == "komandosi:Q88"


@rule("Q21", "Q34")
@pytest.mark.parametrize(("ride", "square"), [("train", "I8"), ("car", "I5"), ("boat", "J1")])
def test_nobody_fights_hand_to_hand_out_of_a_vehicle(ride: str, square: str) -> None:
    way = {"way": 1} if ride == "train" else {}
    beside = {"I8": "H8", "I5": "H6", "J1": "I2"}[square]
    t = table({"A": {"at": square, "ride": ride, **way}, "B": {"at": beside}})
    assert not t.can("fist A B")


@rule("Q50", "Q21")
def test_nobody_is_fought_hand_to_hand_in_the_boat() -> None:
    t = table({"A": {"at": "A1"}, "B": {"at": "A3", "ride": "boat"}}, picture="~~~~\n...H")
    assert not t.can("fist A B")


@rule("Q14")
def test_a_swimmer_is_fought_only_by_a_swimmer_with_one_pip_less() -> None:
    picture = "~~~~~\n....H"
    ashore = table({"A": {"at": "B3"}, "B": {"at": "A3"}}, picture=picture)
    assert not ashore.can("fist A B")
    t = table({"A": {"at": "A1"}, "B": {"at": "A3"}}, picture=picture, throw=[3]).do("fist A B")
    assert (t.at(), t.at("B")) == ("A3", "B5")
    t = table({"A": {"at": "A1"}, "B": {"at": "A3"}}, picture=picture, throw=[2]).do("fist A B")
    assert t.at("B") == "A3"


@rule("Q14", "K8")
def test_a_swimmer_attacks_somebody_on_the_coast_and_lands() -> None:
    t = table({"A": {"at": "A1"}, "B": {"at": "B2"}}, picture="~~~~~\nr...H", throw=[3]).do("fist A B")
    assert (t.at(), t.at("B")) == ("B2", "B5")


@rule("Q58", "K22")
def test_a_swimmer_keeps_no_rifle_that_he_wins() -> None:
    players = {"A": {"at": "A1"}, "B": {"at": "A3", "goods": "cartridge rocket"}}
    t = table(players, picture="~~~~~\n....H", throw=[3]).do("fist A B")
    assert t.things() == ["rocket", "cartridge"]


@rule("Q58", "K22", "K8")
def test_a_swimmer_who_lands_on_his_victim_keeps_the_rifle() -> None:
    players = {"A": {"at": "A1"}, "B": {"at": "B2", "goods": "rifle"}}
    t = table(players, picture="~~~~~\nr...H", throw=[3]).do("fist A B")
    assert (t.at(), t.things()) == ("B2", ["rifle"])


@rule("Q76", "K22")
def test_a_first_aid_kit_saves_the_loser_the_fee_and_the_waiting_but_not_the_loss() -> None:
    t = fight(2, kept="first_aid_kit", parts="brown")
    assert t.ask is not None and t.ask.seats == (1,)
    t.do("kit B").end()
    assert (t.turn, t.at("B"), t.money("B")) == ("B", "D6", 500)
    assert (t.things("B"), t.things()) == ([], ["brown"])
    assert t.can("roll B")


@rule("Q76", "Q53")
def test_a_kit_that_is_not_used_goes_to_the_winner() -> None:
    t = fight(2, kept="first_aid_kit").do("done B")
    assert t.things() == ["first_aid_kit"]
    assert t.player("B").waits == 1


@rule("K11", "Q74")
@pytest.mark.parametrize("who", ["A", "B"])
def test_under_an_order_nobody_attacks_and_nobody_is_attacked(who: str) -> None:
    players = {"A": {"at": "A1"}, "B": {"at": "A3"}}
    players[who]["order"] = "order_shop"
    t = table(players, picture=FIELD.replace(".....H", "S....H"))
    assert not t.can("fist A B")
    assert t.why_not("fist A B").rule in ("komandosi:K11", "komandosi:Q34")


@rule("Q19", "Q70", "K10")
@pytest.mark.parametrize("card", ["fog", "landslide", "truce", "order_shop"])
def test_fog_landslide_truce_and_orders_make_the_attack_void_and_the_fee_stays_paid(card: str) -> None:
    picture = FIELD.replace(".....H", "S....H")
    t = table({"A": {"at": "A1"}, "B": {"at": "A2"}}, picture=picture, throw=[1], draw=[card])
    if card == "landslide":
        t.spin(0)
    t.do("fist A B")
    assert [(event.how, event.by) for event in t.saw(e.AttackEnded)] == [("void", "komandosi:Q19")]
    assert (t.money(), t.at("B")) == (900, "A2")
    assert bool(t.can("go A")) is (card in ("truce", "order_shop"))


@rule("Q71", "Q19")
def test_a_medical_check_in_the_hospital_makes_the_attack_void() -> None:
    t = table({"A": {"at": "A1"}, "B": {"at": "A2"}}, picture=FIELD, throw=[1], draw=["medical_check"])
    t.do("fist A B", "refuse A")
    assert [event.how for event in t.saw(e.AttackEnded)] == ["void"]
    assert (t.at(), t.at("B")) == ("D6", "A2")


@rule("Q69")
@pytest.mark.parametrize(("card", "hits"), [("forced_march", "A3"), ("sprained_ankle", "A2"), ("fog", "")])
def test_a_fight_uses_the_changed_pips(card: str, hits: str) -> None:
    for square in ("A2", "A3"):
        players = {"A": {"at": "A1", "goods": "rifle"}, "B": {"at": square}}
        t = table(players, picture="...H", throw=[1], draw=[card])
        if not t.can("fist A B"):
            continue
        t.do("fist A B")
        assert (t.at("B") == "A4") is (square == hits)


@rule("K12", "Q21")
def test_the_winner_pays_the_forests_that_he_walked_through() -> None:
    t = table({"A": {"at": "A1", "goods": "rifle"}, "B": {"at": "A3", "money": 0}}, picture=".f.H", throw=[2])
    assert t.do("fist A B").money() == 1000 - 100 - 50
