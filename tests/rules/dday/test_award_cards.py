"""The 12 Awards: each is used up at the end of Phase 1 for what it says."""

from __future__ import annotations

import pytest

from game.engine.dday import events as e
from game.engine.dday.dice import FACES
from tests.rules.dday.play import Play
from tests.rules.dday.table import rule, table

PLAIN = "star star soldier soldiers courage courage"
SKULLS = "skull star skull soldiers courage courage"
FRESH = "soldiers star soldiers star soldiers courage"


def wearing(
    card: str, dice: str = PLAIN, units: dict[str, dict[str, object]] | None = None, phase: str = "tally"
) -> Play:
    return table({"A": {"awards": (card,)}, **(units or {})}, phase=phase, dice=dice)


@rule("D18", "Q9")
def test_medal_of_valour_changes_one_own_die_to_any_face() -> None:
    t = wearing("a_valour")
    assert len(t.can("play A a_valour")) == 6 * 5
    t.do("play A a_valour 2=tool").all_ready()
    assert t.faces() == "star tool soldier soldiers courage courage"
    assert t.unit().awards == ()


@rule("D18", "Q9")
def test_unity_medal_changes_the_colour_of_one_own_die() -> None:
    t = wearing("a_unity", "soldier soldier soldier star courage star").do("play A a_unity 2=blue").all_ready()
    assert t.colours() == "rbwwbb"
    assert t.unit().bonuses == ("soldier",)


@rule("D18")
@pytest.mark.parametrize(
    ("card", "has"),
    [
        ("a_merit", (10, 0, 3, 0)),
        ("a_bravery", (10, 3, 0, 0)),
        ("a_sacrifice", (16, 0, 0, 0)),
        ("a_supply", (10, 0, 0, 12)),
    ],
)
def test_cross_of_merit_star_of_bravery_sacrifice_heart_and_supply_ribbon_bring_a_resource(
    card: str, has: tuple[int, ...]
) -> None:
    t = wearing(card).do(f"play A {card}").all_ready()
    assert t.has() == has
    assert t.unit().awards == ()


@rule("D18", "D7")
def test_mercy_cross_keeps_the_own_skulls_from_cancelling() -> None:
    t = wearing("a_mercy", SKULLS).do("play A a_mercy").all_ready()
    assert t.halted and t.cancelled() == []
    assert t.unit().bonuses == ()


@rule("Q8")
def test_leadership_cross_is_a_leadership() -> None:
    t = wearing("a_leadership").do("play A a_leadership", "lead A tool").all_ready()
    assert t.saw(e.Tallied)[0].tools == 1
    assert t.unit().bonuses == ("star",)


@rule("D18", "D13")
def test_distinguished_cross_counts_a_bonus_of_this_turn_twice() -> None:
    t = wearing("a_double", FRESH, phase="count").do("play A a_double %soldiers").all_ready()
    assert t.unit().soldiers == 10 + 6 + 6 + 6


@rule("D18")
def test_distinguished_cross_has_no_use_without_a_bonus() -> None:
    assert wearing("a_double").can("play A a_double") == []


@rule("D18", "D11")
def test_distinguished_cross_on_leadership_leads_once_more() -> None:
    t = wearing("a_double", "star soldier star soldier star courage").do("lead A tool", "play A a_double %star")
    assert {text for text in t.can() if text.startswith("lead")} == {f"lead A {face}" for face in FACES}
    assert t.do("lead A tool").all_ready().saw(e.Tallied)[0].tools == 2


@rule("D18", "D12", "D14")
def test_distinguished_cross_on_battle_cry_asks_twice() -> None:
    t = wearing("a_double", "courage star courage star courage soldier", phase="count")
    t.do("play A a_double %courage").all_ready()
    t.do("cry A soldiers", "cry A advance")
    assert t.unit().soldiers == 10 + 1 + 3 and t.unit().waiver


@rule("D18")
def test_grit_medal_rolls_any_own_dice_again_locked_ones_included() -> None:
    t = wearing("a_grit").throw("tool tool tool").do("play A a_grit 126").all_ready()
    assert t.faces() == "tool tool soldier soldiers courage tool"


@rule("D18")
def test_comrades_ribbon_lets_another_unit_roll_up_to_three_dice_again() -> None:
    t = wearing("a_comrade", units={"B": {"at": "T2"}}).do("play A a_comrade B")
    assert {len(text.split()[2]) for text in t.can("reroll B")} == {1, 2, 3}
    t.throw("tool tool tool").do("reroll B 126").all_ready()
    assert t.faces("B") == "tool tool soldier soldiers courage tool"


@rule("D18", "Q56")
def test_guardian_ribbon_spares_the_own_unit_the_def_this_turn() -> None:
    t = wearing("a_shield").do("play A a_shield").all_ready()
    assert t.unit().played == ("a_shield",)
    units = {"A": {"at": "T4", "played": ("a_shield",)}, "B": {"at": "T4"}}
    t = table(units, phase="combat", sectors={"T4": {"machine_gun": 1}}, throw=[2]).all_ready()
    assert [t.unit(letter).soldiers for letter in "AB"] == [8, 4]
