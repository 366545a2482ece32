"""The 24 Specialists, one test for each at least: what it does and what it does not."""

from __future__ import annotations

import pytest

from game.engine.dday import events as e
from game.engine.dday.upkeep import TurnMarkers
from tests.rules.dday.play import Play
from tests.rules.dday.table import rule, table

PLAIN = "star star soldier soldiers courage courage"
FIRST = "star star soldier soldier courage courage"


def counted(card: str, dice: str = PLAIN, **more: object) -> Play:
    return table({"A": {"specialists": (card,)}}, phase="count", dice=dice, **more)  # type: ignore[arg-type]


def fight(card: str, defence: int, guns: tuple[int, ...] = (), **more: object) -> Play:
    """A with that Specialist and B without stand in T2."""
    units = {"A": {"at": "T2", "specialists": (card,)} | more, "B": {"at": "T2"}}
    sectors = {"T2": {"defence": defence, "machine_gun": len(guns)}}
    return table(units, phase="combat", sectors=sectors, throw=guns)


def losses(t: Play) -> list[int]:
    return [event.loss for event in t.all_ready().saw(e.LossCounted)]


# ------------------------------------------------------------ Regular Specialists


@rule("D29", "Q69")
def test_lieutenant_lets_every_unit_swap_a_die() -> None:
    units = {"A": {"specialists": ("lieutenant",)}, "B": {"at": "T2"}, "C": {"at": "T3"}}
    t = table(units, phase="tally", dice={letter: PLAIN for letter in "ABC"})
    assert t.can("swap A") and t.can("swap B") and t.can("swap C")


@rule("D28", "Q20")
def test_messenger_joins_a_unit_elsewhere_and_opens_trade_with_it_for_this_turn() -> None:
    units = {"A": {"at": "T1", "specialists": ("messenger", "medic"), "stars": 3}, "B": {"at": "T2", "points": 9}}
    t = table(units, phase="find").do("play A messenger B")
    assert (t.unit("A").specialists, t.unit("B").specialists) == (("medic",), ("messenger",))
    t.do("give A B stars", "amount A 3")
    assert t.unit("B").stars == 3
    assert t.can("play B messenger") == []


@rule("D28")
def test_messenger_opens_trade_with_one_unit_only() -> None:
    units = {"A": {"specialists": ("messenger",), "stars": 3}, "B": {"at": "T2"}, "C": {"at": "T3"}}
    t = table(units, phase="find").do("play A messenger B")
    assert t.can("give A B stars") and not t.can("give A C stars")


@rule("Q63")
@pytest.mark.parametrize(
    ("dice", "bonuses"),
    [(PLAIN, 0), ("soldiers star soldiers star soldiers courage", 1), (" ".join(["soldiers"] * 6), 2)],
)
def test_veteran_brings_two_soldiers_for_each_bonus(dice: str, bonuses: int) -> None:
    t = counted("veteran", dice)
    gained = [event.count for event in t.saw(e.Gained) if event.source == "veteran"]
    assert sum(gained) == 2 * bonuses


@rule("Q63")
def test_veteran_counts_a_leadership_from_a_card() -> None:
    units = {"A": {"specialists": ("veteran",), "items": ("command_jacket",)}}
    t = table(units, phase="count", dice=PLAIN).do("play A command_jacket", "lead A tool").all_ready()
    assert t.unit().soldiers == 10 + 3 + 2


@rule("Q63")
def test_veteran_counts_a_doubled_bonus_once() -> None:
    units = {"A": {"specialists": ("veteran",), "awards": ("a_double",)}}
    t = table(units, phase="count", dice="soldiers star soldiers star soldiers courage")
    t.do("play A a_double %soldiers").all_ready()
    assert t.unit().soldiers == 10 + 6 + 6 + 6 + 2


@rule("Q9")
def test_captain_changes_the_colour_of_one_own_die_once_a_turn() -> None:
    units = {"A": {"specialists": ("captain",)}, "B": {}}
    t = table(units, phase="tally", dice={"A": "soldier soldier soldier star courage star", "B": PLAIN})
    t.do("play A captain 1=blue")
    assert t.can("play A captain") == []
    t.all_ready()
    assert t.colours() == "brwwbb"
    assert t.unit().bonuses == ("soldier",)
    assert t.unit().specialists == ("captain",)


@rule("Q9")
@pytest.mark.parametrize("number", [1, 6])
def test_corporal_rolls_one_die_again_locked_or_not_once_a_turn(number: int) -> None:
    t = table({"A": {"specialists": ("corporal",)}}, phase="tally", dice=PLAIN)
    t.throw("tool").do(f"play A corporal {number}")
    assert t.faces().split()[number - 1] == "tool"
    assert t.can("play A corporal") == []


@rule("D20")
def test_sergeant_brings_two_soldiers_every_turn() -> None:
    assert counted("sergeant").unit().soldiers == 10 + 3 + 2


@rule("Q42")
@pytest.mark.parametrize(("defence", "lost"), [(5, 3), (2, 0), (1, 0)])
def test_medic_spares_his_unit_two_of_the_def(defence: int, lost: int) -> None:
    assert losses(fight("medic", defence)) == [lost, defence]


@rule("Q42")
@pytest.mark.parametrize(("guns", "lost"), [(5, 2), (2, 0)])
def test_sniper_spares_his_unit_three_of_the_gun_fire(guns: int, lost: int) -> None:
    assert losses(fight("sniper", 1, (guns,))) == [1 + lost, 1 + guns]


@rule("Q50")
def test_minesweeper_spares_his_unit_the_landmines() -> None:
    units = {"A": {"at": "T2", "courage": 9, "specialists": ("minesweeper",)}, "B": {"at": "T2", "courage": 9}}
    t = table(units, phase="move", links={"T2 T4": {"landmines": True}}, throw=[4]).do("move A T4", "move B T4")
    assert [t.unit(letter).soldiers for letter in "AB"] == [10, 6]


@rule("Q45", "D19")
def test_engineer_meets_engineer_requirements_and_makes_items_cheaper_by_one() -> None:
    unit = {"at": "T2", "courage": 9, "specialists": ("engineer",), "points": 9}
    assert table({"A": unit}, phase="move", links={"T2 T4": {"need": "engineer"}}).can("move A T4")
    t = table({"A": dict(unit)}, phase="find").do("find A binoculars")
    assert t.unit().points == 0
    assert table({"A": unit | {"points": 11}}, phase="find").can("find A jeep") == []


@rule("Q49", "Q45")
def test_scout_makes_an_advance_cheaper_by_one_and_meets_scout_requirements() -> None:
    unit = {"at": "T2", "courage": 2, "specialists": ("scout",)}
    t = table({"A": unit}, phase="move", links={"T2 T4": {"need": "scout"}}).do("move A T4")
    assert t.unit().courage == 0


@rule("Q49")
def test_scout_makes_no_advance_cheaper_than_one() -> None:
    unit = {"at": "T2", "courage": 0, "specialists": ("scout",)}
    assert table({"A": unit}, phase="move", links={"T2 T4": {"courage": 1}}).can("move A T4") == []


@rule("Q64")
@pytest.mark.parametrize(
    ("dice", "sector", "brings"),
    [
        ("star star soldier soldiers tool tool", 0, 1),
        (PLAIN, 0, 0),
        ("star star soldier soldiers tool tool", 1, 0),
        ("star star soldier soldiers tool tool", -1, 1),
        ("star star soldier soldiers courage tool", -1, 0),
    ],
)
def test_chaplain_brings_a_courage_when_the_tally_has_none_not_even_a_virtual_one(
    dice: str, sector: int, brings: int
) -> None:
    t = counted("chaplain", dice, sectors={"T1": {"courage": sector}})
    assert sum(event.count for event in t.saw(e.Gained) if event.source == "chaplain") == brings


@rule("Q64", "Q3")
def test_chaplain_does_not_see_a_cancelled_courage() -> None:
    t = table({"A": {"specialists": ("chaplain",)}}, phase="count", dice="skull star soldier soldiers courage star")
    t.do("cancel A 5")
    assert t.unit().courage == 1


@rule("Q9")
@pytest.mark.parametrize(("dice", "tools"), [("tool star soldier soldiers courage star", 2), (PLAIN, 0)])
def test_quartermaster_adds_a_tool_where_there_is_one(dice: str, tools: int) -> None:
    assert counted("quartermaster", dice).saw(e.Tallied)[0].tools == tools


@rule("Q9", "Q3")
def test_quartermaster_adds_nothing_to_a_cancelled_tool() -> None:
    t = table({"A": {"specialists": ("quartermaster",)}}, phase="tally", dice="skull star soldier soldiers tool star")
    assert t.do("cancel A 5").saw(e.Tallied)[0].tools == 0


@rule("Q9")
def test_quartermaster_adds_his_tool_before_the_penalty_of_the_sector() -> None:
    t = counted("quartermaster", "tool star soldier soldiers courage star", sectors={"T1": {"tools": -1}})
    assert t.saw(e.Tallied)[0].tools == 1


# ------------------------------------------------------------ Unique Specialists


@rule("D20")
def test_general_brings_every_unit_of_his_sector_a_soldier_and_his_own_a_courage() -> None:
    units = {"A": {"specialists": ("general",)}, "B": {}, "C": {"at": "T2"}}
    t = table(units, phase="count", dice={letter: PLAIN for letter in "ABC"})
    assert [t.has(letter)[:2] for letter in "ABC"] == [(14, 3), (14, 2), (13, 2)]


@rule("Q14")
def test_radio_operator_finds_any_two_a_turn() -> None:
    unit = {"points": 99, "specialists": ("radio_operator",), "finds": 1}
    t = table({"A": unit}, phase="find").do("find A jeep", "find A orders")
    assert t.can("find") == []
    t = table({"A": unit}, phase="find").do("find A binoculars", "find A field_radio")
    assert t.unit().items == ("binoculars", "field_radio")


@rule("Q42")
def test_surgeon_spares_every_unit_of_his_sector_one_of_the_def() -> None:
    assert losses(fight("surgeon", 4, (2,))) == [3 + 2, 3 + 2]


@rule("Q47", "Q48")
@pytest.mark.parametrize("need", ["any 2", "engineer", "climb", "sacrifice"])
def test_commando_ignores_one_requirement_of_an_advance_once_a_game(need: str) -> None:
    unit = {"at": "T2", "courage": 9, "specialists": ("commando",)}
    t = table({"A": unit}, phase="move", links={"T2 T4": {"need": need}}).do("play A commando", "move A T4")
    assert t.unit().specialists == ("commando",)
    assert t.unit().courage == 6
    assert t.unit().spent == ("commando",)
    again = table({"A": unit | {"spent": ("commando",)}}, phase="move", links={"T2 T4": {"need": need}})
    assert again.can("play A commando") == []


@rule("Q48")
def test_commando_does_not_help_sideways_nor_into_the_bunker() -> None:
    unit = {"at": "T4", "courage": 9, "specialists": ("commando",)}
    links = {"T4 TB": {"need": "engineer"}, "T4 T5": {"need": "engineer"}}
    assert table({"A": unit}, phase="move", links=links).can("play A commando") == []
    assert table({"A": unit | {"played": ("commando",)}}, phase="move", links=links).can("move") == []


@rule("Q45")
def test_ranger_climbs_and_brings_a_courage_on_arrival_in_a_new_row() -> None:
    unit = {"at": "T2", "courage": 3, "specialists": ("ranger",)}
    t = table({"A": unit}, phase="move", links={"T2 T4": {"need": "climb"}}).do("move A T4")
    assert t.unit().courage == 1
    assert table({"A": unit}, phase="move").do("move A T3").unit().courage == 3


@rule("Q48", "Q49")
def test_paratrooper_advances_free_of_courage_once_a_game() -> None:
    unit = {"at": "T2", "courage": 0, "specialists": ("paratrooper",)}
    t = table({"A": unit}, phase="move").do("play A paratrooper", "move A T4")
    assert (t.at(), t.unit().courage, t.unit().spent) == ("T4", 0, ("paratrooper",))
    assert table({"A": unit | {"spent": ("paratrooper",)}}, phase="move").can("play A paratrooper") == []


@rule("Q48")
def test_paratrooper_still_meets_requirements() -> None:
    unit = {"at": "T2", "courage": 0, "specialists": ("paratrooper",), "played": ("paratrooper",)}
    assert table({"A": unit}, phase="move", links={"T2 T4": {"need": "engineer"}}).can("move A T4") == []


@rule("Q54")
def test_resistance_guide_makes_each_stay_one_turn_longer() -> None:
    turns = [TurnMarkers()] * 4
    t = table({"A": {"specialists": ("resistance_guide",)}}, steps=turns)
    assert t.unit().chevrons == 4
    assert table({"A": {"specialists": ("resistance_guide",)}}, steps=turns[:3]).unit().chevrons == 3
    assert table(steps=turns[:3]).unit().chevrons == 4


@rule("D20")
def test_forward_observer_rolls_one_gun_die_of_his_sector_again_each_turn() -> None:
    t = fight("forward_observer", 1, (6, 5)).throw(1).do("play A forward_observer f1")
    assert t.can("play A forward_observer") == []
    assert losses(t) == [1 + 6, 1 + 6]


@rule("D20", "Q42")
def test_demolitionist_spares_his_unit_three_of_the_def_of_the_bunker() -> None:
    units = {"A": {"at": "TB", "specialists": ("demolitionist",)}, "B": {"at": "TB", "soldiers": 20}}
    assert losses(table(units, phase="combat")) == [5, 8]
    assert losses(fight("demolitionist", 4)) == [4, 4]


@rule("Q64", "D17")
def test_war_correspondent_buys_an_award_for_four_courage_and_no_second_one() -> None:
    t = table({"A": {"courage": 9, "specialists": ("correspondent",)}}, phase="find", throw=[1]).do("buy A")
    assert t.unit().courage == 5
    assert t.can("buy") == []


@rule("Q52")
def test_mechanic_makes_vehicles_cheaper_by_five_and_owns_two() -> None:
    unit = {"points": 19, "specialists": ("mechanic",), "vehicles": ("jeep",)}
    t = table({"A": unit}, phase="find").do("find A dd_tank")
    assert (t.unit().vehicles, t.unit().points) == (("jeep", "dd_tank"), 0)
    full = unit | {"points": 99, "vehicles": ("jeep", "dd_tank")}
    assert not [text for text in table({"A": full}, phase="find").can("find A") if "truck" in text]
