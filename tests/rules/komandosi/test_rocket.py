"""Rockets: the multiplier, the distance, and what a hit does."""

from __future__ import annotations

import pytest

from game.engine.komandosi import events as e
from game.engine.komandosi.forecast import all_odds
from tests.rules.komandosi.play import Play
from tests.rules.komandosi.table import rule, table

ARMED = {"goods": "launcher rocket"}
WIDE = "\n".join(["." * 18] * 2) + "\n" + "." * 17 + "H"
BEST = {1: "2", 2: "2 3", 3: "2", 4: "2 3 4 5", 5: "2", 6: "2 3 5 6 7", 7: "2", 8: "2 3 4 7 8 9", 9: "2"}
"""The multipliers with the best chance for the distances of the table (Q85)."""
HITS = {1: 1, 2: 1, 3: 2, 4: 1, 5: 2, 6: 1, 7: 2, 8: 1, 9: 2, 10: 1, 11: 2, 12: 1, 13: 1, 14: 1}
"""The faces that hit with the best multiplier."""


def fired(pips: int, times: int, distance: int, **more: object) -> Play:
    """A has fired at B, so many squares away in the row."""
    theirs = more.pop("theirs", {})
    players = {"A": {"at": "A1", **ARMED}, "B": {"at": f"A{distance + 1}", **theirs}}  # type: ignore[dict-item]
    return table(players, picture=WIDE, throw=[pips], **more).do(f"rocket A B {times}")  # type: ignore[arg-type]


def how(t: Play) -> str:
    return t.saw(e.AttackEnded)[0].how


@rule("K24")
@pytest.mark.parametrize("goods", ["", "launcher", "rocket", "rifle cartridge", "rifle rocket", "launcher cartridge"])
def test_it_needs_a_launcher_and_a_rocket(goods: str) -> None:
    t = table({"A": {"at": "A1", "goods": goods}, "B": {"at": "A5"}}, picture=WIDE)
    assert not t.can("rocket A B")
    assert t.why_not("rocket A B 2").rule == "komandosi:K24"


@rule("K24", "Q27")
@pytest.mark.parametrize("distance", range(1, 15))
@pytest.mark.parametrize("times", [2, 3])
def test_it_hits_if_pips_times_multiplier_is_the_distance_or_one_off(distance: int, times: int) -> None:
    for pips in range(2, 6):
        near = abs(pips * times - distance) <= 1
        possible = [f"rocket A B {times}"] == table(
            {"A": {"at": "A1", **ARMED}, "B": {"at": f"A{distance + 1}"}}, picture=WIDE
        ).can(f"rocket A B {times}")
        assert possible or not near
        if possible:
            assert (how(fired(pips, times, distance)) == "hit") is near


@rule("K24", "Q28")
def test_the_multiplier_is_a_whole_number_from_2_to_12() -> None:
    def times(distance: int) -> list[int]:
        t = table({"A": {"at": "A1", **ARMED}, "B": {"at": f"A{distance + 1}"}}, picture=WIDE)
        return [int(text.split()[3]) for text in t.can("rocket A B")]

    offered = sorted({number for distance in range(1, 17) for number in times(distance)})
    assert offered == list(range(2, 13))


@rule("K24", "Q23", "Q27")
def test_a_diagonal_counts_as_one_square() -> None:
    field = "\n".join(["." * 6] * 6)
    t = table({"A": {"at": "A1", **ARMED}, "B": {"at": "E5"}}, picture=field + "\n.....H", throw=[2])
    assert how(t.do("rocket A B 2")) == "hit"


@rule("K24", "Q26", "K27")
@pytest.mark.parametrize("pips", [2, 5])
def test_hit_or_miss_the_rocket_goes_back_to_the_shop(pips: int) -> None:
    t = fired(pips, 2, 4)
    assert (t.things(), t.s.stock) == (["launcher"], (3, 6, 8, 14))


@rule("K24", "K30", "Q29", "K22", "K17")
def test_its_victim_loses_everything_half_of_the_money_and_waits_and_pays_in_the_hospital() -> None:
    t = fired(2, 2, 4, theirs={"goods": "rifle", "parts": "purple", "kept": "free_boat", "money": 500})
    assert t.things() == ["launcher", "rifle", "purple", "free_boat"]
    assert (t.money(), t.at("B"), t.player("B").waits) == (1250, "C18", 1)
    assert t.end().money("B") == 250 - 100


@rule("Q27")
def test_it_flies_over_everything_between() -> None:
    players = {"A": {"at": "A1", **ARMED}, "B": {"at": "A5", "house": "A2"}}
    t = table(players, picture="..fS.H", throw=[2])
    assert how(t.do("rocket A B 2")) == "hit"


@rule("Q22")
def test_a_rocket_uses_up_the_roll() -> None:
    assert not fired(2, 2, 4).can("go A")
    assert not fired(5, 2, 4).can("go A")


@rule("Q88", "K24")
def test_multipliers_that_cannot_hit_are_not_offered() -> None:
    t = table({"A": {"at": "A1", **ARMED}, "B": {"at": "A4"}}, picture=WIDE)
    assert t.can("rocket A B") == ["rocket A B 2", "rocket A B 3", "rocket A B 4"]


@rule("Q85")
@pytest.mark.parametrize("distance", HITS)
def test_often_several_multipliers_have_the_best_chance(distance: int) -> None:
    t = table({"A": {"at": "A1", **ARMED}, "B": {"at": f"A{distance + 1}"}}, picture=WIDE)
    odds = {odd.attack.times: len(odd.faces) for odd in all_odds(t.s, t.player()) if odd.attack.weapon == "rocket"}
    best = [times for times, faces in odds.items() if faces == HITS[distance]]
    assert max(odds.values()) == HITS[distance]
    if distance in BEST:
        assert best == [int(times) for times in BEST[distance].split()]


@rule("K20", "Q50")
def test_it_can_be_fired_out_of_the_boat() -> None:
    players = {"A": {"at": "A1", "ride": "boat", **ARMED}, "B": {"at": "A5"}}
    assert how(table(players, picture="~....H", throw=[2]).do("rocket A B 2")) == "hit"


@rule("Q69")
@pytest.mark.parametrize("card", ["forced_march", "sprained_ankle"])
def test_it_uses_the_pips_as_rolled(card: str) -> None:
    players = {"A": {"at": "A1", **ARMED}, "B": {"at": "A13"}}
    assert how(table(players, picture=WIDE, throw=[6], draw=[card]).do("rocket A B 2")) == "hit"


@rule("Q19", "Q71")
@pytest.mark.parametrize("card", ["fog", "truce", "wet_powder"])
def test_a_void_rocket_is_not_fired(card: str) -> None:
    players = {"A": {"at": "A1", **ARMED}, "B": {"at": "A13"}}
    t = table(players, picture=WIDE, throw=[6], draw=[card]).do("rocket A B 2")
    assert how(t) == "void"
    assert t.things() == (["launcher"] if card == "wet_powder" else ["launcher", "rocket"])
