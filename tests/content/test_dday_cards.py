"""The cards of D-Day Dice: each is there with the cost of the rules, and a damaged file is one sentence."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from game import paths
from game.content.cards import CardError, dday_cards
from game.content.saves import cards_of
from game.engine.dday.cards import ANY_TIME, Card, Item, MapText, Specialist, Vehicle

SHIPPED = paths.assets() / "cards" / "dday"
REGULAR_SPECIALISTS = {
    "lieutenant": 4, "messenger": 1, "veteran": 3, "captain": 4, "corporal": 3, "sergeant": 4, "medic": 3, "sniper": 3,
    "minesweeper": 2, "engineer": 3, "scout": 2, "chaplain": 3, "quartermaster": 3,
}  # fmt: skip
UNIQUE_SPECIALISTS = {
    "general": 6, "radio_operator": 3, "surgeon": 5, "commando": 4, "ranger": 4, "paratrooper": 4,
    "resistance_guide": 3, "forward_observer": 5, "demolitionist": 4, "correspondent": 2, "mechanic": 3,
}  # fmt: skip
REGULAR_ITEMS = {
    "bangalore": 20, "binoculars": 10, "carrier_pigeon": 3, "command_jacket": 10, "dispatch_case": 12,
    "field_radio": 12, "flak_vest": 7, "medical_kit": 6, "smoke_grenade": 8, "trench_shovel": 9,
}  # fmt: skip
SPECIAL_ITEMS = {
    "grapnel": 10, "flamethrower": 24, "satchel_charge": 18, "bazooka": 15, "mortar": 14, "wire_cutters": 6,
    "mine_detector": 8, "map_case": 6, "flag": 10, "whistle": 9, "rations": 7, "tool_kit": 5, "orders": 12,
    "signal_flare": 9, "stretcher": 8, "ghillie_net": 9, "enemy_uniform": 16, "naval_strike": 30,
}  # fmt: skip
VEHICLES = {"jeep": 12, "halftrack": 18, "dd_tank": 24, "ambulance": 20, "bulldozer": 16, "truck": 16}
AWARDS = {
    "a_valour", "a_unity", "a_merit", "a_bravery", "a_sacrifice", "a_supply", "a_mercy", "a_leadership", "a_double",
    "a_grit", "a_comrade", "a_shield",
}  # fmt: skip
NEED_A_PARTNER = {"lieutenant", "messenger", "carrier_pigeon", "dispatch_case", "signal_flare", "a_comrade"}
SHORT_LETTERS = 21
"""What fits under the picture of a small card."""


def every_card() -> tuple[Card, ...]:
    """The cards of all four kinds."""
    cards = dday_cards()
    return (*cards.specialists, *cards.items, *cards.vehicles, *cards.awards)


def costs(cards: tuple[Specialist, ...] | tuple[Item, ...] | tuple[Vehicle, ...], kind: str = "") -> dict[str, int]:
    """The cost of each card, of one set only if it is named."""
    return {card.id: card.cost for card in cards if not kind or getattr(card, "set", "") == kind}


def test_specialists_cost_the_stars_of_the_rules() -> None:
    specialists = dday_cards().specialists
    assert costs(specialists, "regular") == REGULAR_SPECIALISTS
    assert costs(specialists, "unique") == UNIQUE_SPECIALISTS


def test_items_and_vehicles_cost_the_item_points_of_the_rules() -> None:
    cards = dday_cards()
    assert costs(cards.items, "regular") == REGULAR_ITEMS
    assert costs(cards.items, "special") == SPECIAL_ITEMS
    assert costs(cards.vehicles) == VEHICLES


def test_there_are_twelve_awards() -> None:
    assert {award.id for award in dday_cards().awards} == AWARDS


def test_a_solo_game_leaves_out_the_cards_that_need_a_partner() -> None:
    assert {card.id for card in every_card() if not card.solo} == NEED_A_PARTNER


def test_what_works_at_any_time_is_never_a_reason_to_ask() -> None:
    at_any_time = {item.id for item in dday_cards().items if item.when == ANY_TIME}
    assert at_any_time == {"carrier_pigeon", "field_radio", "signal_flare"}


@pytest.mark.parametrize("card", every_card(), ids=lambda card: card.id)
def test_every_card_can_be_read(card: Card) -> None:
    assert card.name and card.text.endswith(".") and card.effects
    assert 0 < len(card.short) <= SHORT_LETTERS


@pytest.mark.parametrize("card", every_card(), ids=lambda card: card.id)
def test_every_card_has_its_picture(card: Card) -> None:
    assert card.icon == f"card_{card.id}"
    assert f'"{card.icon}"' in (paths.assets() / "images" / "dday.json").read_text("utf-8")


@pytest.mark.parametrize("text", dday_cards().maps, ids=lambda text: text.id)
def test_a_briefing_is_two_sentences(text: MapText) -> None:
    assert text.briefing.endswith(".") and text.briefing.count(". ") == 1


def test_the_maps_are_told_in_their_order() -> None:
    assert [text.id.split("_")[0] for text in dday_cards().maps] == list("12345678")


def test_saves_find_the_cards_by_the_name_of_the_game() -> None:
    assert cards_of("dday") is dday_cards()


@pytest.fixture
def cards(tmp_path: Path) -> Path:
    """A copy of the shipped cards."""
    return Path(shutil.copytree(SHIPPED, tmp_path / "dday"))


DAMAGES = {
    "broken TOML": ("items", "[[item]]", "[[item]", "no sound TOML"),
    "another table": ("vehicles", "[[vehicle]]", "[[tank]]", "holds no [[vehicle]]"),
    "a number for the cards": ("awards", "[[award]]", "award = 3\n[[prize]]", "field"),
    "a number for a card": ("awards", "[[award]]", "award = [3]\n[[prize]]", "card ?"),
    "no card": ("vehicles", "[[vehicle]]", "vehicle = []\n[[tank]]", "there is no card"),
    "a card without a name": ("items", "name =", "naem =", "card bangalore, field name"),
    "an unknown effect": ("items", '"defence"', '"defense"', "card bangalore, field effects.0"),
    "a cost that is no number": ("items", "cost = 20", 'cost = "much"', "card bangalore, field cost"),
    "an unknown time": ("items", '"smoke"', '"smoking"', "card bangalore, field when.0"),
    "a card without an effect": (
        "specialists", '[{kind = "special", name = "lieutenant"}]', "[]", '"lieutenant" has no effect'
    ),
    "two cards of different kinds with one id": ("items", '"bangalore"', '"medic"', 'two cards have the id "medic"'),
    "an award for Combat": ("awards", '["dice"]', '["fire"]', '"a_valour" can only be used at the end of Phase 1'),
    "two maps with one id": ("maps", '"2_omaha"', '"3_utah"', 'two maps have the id "3_utah"'),
}  # fmt: skip


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_card_file_is_one_sentence_that_names_it(damage: str, cards: Path) -> None:
    name, old, new, words = DAMAGES[damage]
    file = cards / f"{name}.toml"
    text = file.read_text("utf-8")
    assert old in text
    file.write_text(text.replace(old, new, -1 if old.startswith("[[") else 1), "utf-8")
    with pytest.raises(CardError) as raised:
        dday_cards(cards)
    sentence = str(raised.value)
    assert str(file) in sentence and words in sentence and "\n" not in sentence


@pytest.mark.parametrize("name", ["specialists", "items", "vehicles", "awards", "maps"])
def test_a_missing_card_file_is_a_sentence(name: str, cards: Path) -> None:
    (cards / f"{name}.toml").unlink()
    with pytest.raises(CardError, match=rf"{name}\.toml cannot be read"):
        dday_cards(cards)


def test_another_text_makes_another_version(cards: Path) -> None:
    same = dday_cards(cards).version
    assert same == dday_cards().version
    file = cards / "items.toml"
    file.write_text(file.read_text("utf-8").replace("cost = 20", "cost = 21"), "utf-8")
    dday_cards.cache_clear()
    assert dday_cards(cards).version != same
