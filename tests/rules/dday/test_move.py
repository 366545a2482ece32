"""Phase 4: forward or sideways, what an Advance costs, what a way needs, who must move."""

from __future__ import annotations

import pytest

from game import paths
from game.content.boards import read_board
from game.engine.dday import events as e
from game.engine.dday.finding import FindPhase
from game.engine.dday.moving import MovePhase
from game.engine.dday.state import MUST_MOVE
from game.engine.dday.upkeep import TurnMarkers
from tests.rules.dday.play import Play
from tests.rules.dday.table import rule, table

BOTH_WAYS = {"T2 T4": {"need": "sacrifice"}, "T2 T5": {"need": "sacrifice"}}


def march(links: object = None, sectors: object = None, **unit: object) -> Play:
    """A about to move; in T2 with 9 Courage when nothing else is said."""
    return table({"A": {"at": "T2", "courage": 9} | unit}, phase="move", links=links, sectors=sectors)  # type: ignore[arg-type]


# ------------------------------------------------------------ where to


@rule("D23")
def test_a_unit_moves_forward_or_sideways_never_back() -> None:
    assert march(been="T1").can("move") == ["move A T3", "move A T4", "move A T5"]
    assert march(been="T1").why_not("move A T1").rule == "dday:D23"


@rule("D23", "Q34")
def test_no_sector_is_visited_twice_not_even_sideways() -> None:
    t = march(been="T1 T3")
    assert t.can("move A T3") == []
    assert t.why_not("move A T3").rule == "dday:D23"


@rule("Q29")
def test_one_sector_a_turn() -> None:
    t = march().do("move A T3")
    assert t.can("move") == []
    assert t.halted or t.why_not("move A T4").rule == "dday:Q29"


@rule("D23")
def test_a_unit_that_need_not_move_may_stay() -> None:
    t = march().do("ready A")
    assert t.halted and t.at() == "T2"


@rule("D23")
def test_no_way_leads_to_a_sector_that_is_not_linked() -> None:
    assert march().why_not("move A TB").rule == "dday:D23"


# ------------------------------------------------------------ Courage


@rule("D24")
def test_advancing_to_a_new_row_costs_the_printed_courage() -> None:
    t = march(courage=5).do("move A T4")
    assert (t.at(), t.unit().courage) == ("T4", 2)
    assert march(courage=2).can("move A T4") == []
    assert march(courage=2).why_not("move A T4").rule == "dday:D24"


@rule("Q28")
def test_a_move_sideways_costs_no_courage() -> None:
    t = march(courage=0).do("move A T3")
    assert (t.at(), t.unit().courage) == ("T3", 0)


@rule("Q28", "D24")
def test_a_move_sideways_has_to_meet_requirements_too() -> None:
    assert march(courage=0, links={"T2 T3": {"need": "any"}}).can("move") == []


@rule("Q49")
def test_discounts_add_up_to_one_courage_at_the_least() -> None:
    assert march(specialists=("scout",), courage=2).can("move A T4")
    assert march(specialists=("scout",), vehicles=("jeep",), courage=1).do("move A T4").unit().courage == 0
    assert march(specialists=("scout",), vehicles=("jeep",), courage=0).can("move A T4") == []


# ------------------------------------------------------------ requirements


@rule("D24", "Q44")
@pytest.mark.parametrize("card", ["medic", "general", "messenger"])
def test_any_living_specialist_meets_any_specialist(card: str) -> None:
    links = {"T2 T4": {"need": "any"}}
    assert march(links=links).can("move A T4") == []
    assert march(links=links).why_not("move A T4").rule == "dday:D24"
    t = march(links=links, specialists=(card,)).do("move A T4")
    assert t.unit().specialists == (card,)


@rule("Q26")
def test_a_specialist_that_is_needed_stays_in_the_unit() -> None:
    t = march(links={"T2 T4": {"need": "sniper"}}, specialists=("sniper",)).do("move A T4")
    assert t.unit().specialists == ("sniper",)


@rule("Q44")
def test_any_two_needs_two_cards() -> None:
    links = {"T2 T4": {"need": "any 2"}}
    assert march(links=links, specialists=("medic",)).can("move A T4") == []
    assert march(links=links, specialists=("medic", "scout")).can("move A T4")


@rule("Q26")
def test_a_sacrificed_specialist_is_removed_as_killed_and_the_player_chooses() -> None:
    t = march(links=BOTH_WAYS, specialists=("medic", "scout")).do("move A T4")
    assert t.can() == ["sacrifice A medic", "sacrifice A scout"]
    t.do("sacrifice A medic")
    assert t.unit().specialists == ("scout",)
    assert t.unit().strength == 10 + 1
    assert "medic" in t.unit().recruited


@rule("Q26", "D2")
def test_a_unit_that_sacrifices_its_last_body_loses_the_game() -> None:
    t = march(links=BOTH_WAYS, specialists=("medic",), soldiers=0).do("move A T4").do("sacrifice A medic")
    assert t.lost and t.s.outcome is not None and t.s.outcome.rule == "dday:D2"


@rule("Q27")
def test_one_units_card_never_serves_another_unit() -> None:
    links = {"T2 T4": {"need": "engineer"}}
    units = {"A": {"at": "T2", "courage": 9}, "B": {"at": "T2", "courage": 9, "specialists": ("engineer",)}}
    t = table(units, phase="move", links=links)
    assert t.can("move A T4") == [] and t.can("move B T4")


@rule("Q45")
@pytest.mark.parametrize(
    ("need", "card"), [("engineer", "engineer"), ("scout", "scout"), ("sniper", "sniper"), ("climb", "ranger")]
)
def test_named_requirements_are_met_by_their_specialist_only(need: str, card: str) -> None:
    links = {"T2 T4": {"need": need}}
    assert march(links=links, specialists=(card,)).can("move A T4")
    assert march(links=links, specialists=("medic", "general")).can("move A T4") == []


@rule("Q45")
def test_wire_cutters_meet_an_engineer_requirement_once() -> None:
    t = march(links={"T2 T4": {"need": "engineer"}}, items=("wire_cutters",))
    assert t.can("move A T4") == []
    t.do("play A wire_cutters", "move A T4")
    assert t.at() == "T4" and t.unit().items == ()


@rule("Q45", "D22")
def test_a_bulldozer_in_the_sector_that_is_left_meets_an_engineer_requirement_for_all() -> None:
    units = {"A": {"at": "T2", "courage": 9}, "B": {"at": "T2", "courage": 9, "vehicles": ("bulldozer",)}}
    t = table(units, phase="move", links={"T2 T4": {"need": "engineer"}})
    assert t.can("move A T4") and t.can("move B T4")


@rule("Q45", "Q27")
def test_a_grappling_hook_serves_every_unit_that_makes_the_move() -> None:
    units = {"A": {"at": "T2", "courage": 9, "items": ("grapnel",)}, "B": {"at": "T2", "courage": 9}}
    t = table(units, phase="move", links={"T2 T4": {"need": "climb"}}).do("play A grapnel @T4")
    assert t.can("move A T4") and t.can("move B T4")


@rule("Q44")
def test_one_recruited_this_turn_will_do() -> None:
    unit = {"at": "T2", "courage": 9, "stars": 3}
    t = table({"A": unit}, steps=[MovePhase(), FindPhase()], links={"T2 T4": {"need": "any"}})
    t.do("recruit A medic", "ready A")
    assert t.can("move A T4")


@rule("Q46")
def test_no_shipped_map_forces_a_card_that_may_be_missing() -> None:
    own = {"", "any", "any 2", "sacrifice", "engineer", "scout", "sniper"}
    files = sorted((paths.maps() / "dday").glob("*.tmx"))
    assert len(files) == 8
    for file in files:
        spec, _ = read_board(file)
        for number, sector in enumerate(spec.sectors):
            ways = [
                link.need for link in spec.links if link.origin == number and spec.sectors[link.target].row > sector.row
            ]
            assert not ways or own & set(ways), (file.name, sector.name)


# ------------------------------------------------------------ Battle Cry


@rule("D14", "Q48")
@pytest.mark.parametrize("need", ["any", "any 2", "engineer", "scout", "sniper", "climb"])
def test_battle_cry_ignores_every_requirement_and_the_courage(need: str) -> None:
    t = march(links={"T2 T4": {"need": need}}, courage=0, waiver=True).do("move A T4")
    assert t.at() == "T4" and t.unit().courage == 0


@rule("D14", "Q16", "Q48")
def test_battle_cry_leads_into_the_bunker_too() -> None:
    t = march(at="T4", links={"T4 TB": {"need": "any"}}, courage=0, waiver=True).do("move A TB")
    assert t.at() == "TB"


@rule("Q47")
def test_with_battle_cry_nobody_is_sacrificed() -> None:
    t = march(links=BOTH_WAYS, specialists=("medic",), waiver=True).do("move A T4")
    assert t.unit().specialists == ("medic",)


@rule("D14", "D26")
def test_after_a_battle_cry_combat_is_normal() -> None:
    t = table({"A": {"at": "T2", "waiver": True}}, phase="march").do("move A T4").all_ready()
    assert t.unit().soldiers == 10 - 4


# ------------------------------------------------------------ the marker


@rule("Q66", "Q28")
@pytest.mark.parametrize("target", ["T3", "T4"])
def test_on_arrival_the_marker_shows_one_chevron_again(target: str) -> None:
    assert march(chevrons=3).do(f"move A {target}").unit().chevrons == 1


@rule("D25", "Q66")
def test_where_nobody_can_stay_it_says_must_move_at_once() -> None:
    t = march(sectors={"T4": {"stay": "cannot"}}).do("move A T4")
    assert t.unit().chevrons == MUST_MOVE


@rule("D23")
def test_a_sector_with_a_shorter_limit_is_left_sooner() -> None:
    assert march(sectors={"T4": {"turns": 2}}).do("move A T4").unit().chevrons == 2


@rule("D25", "Q33")
def test_a_unit_that_must_move_and_cannot_is_wiped_out_and_all_lose() -> None:
    t = table({"A": {"at": "T2", "been": "T3", "chevrons": MUST_MOVE}, "B": {"at": "T4"}}, phase="move").all_ready()
    assert t.lost and t.s.outcome is not None and t.s.outcome.rule == "dday:D25"
    assert t.saw(e.GameEnded)[0].unit == "A"


@rule("D25")
def test_a_unit_that_must_move_and_stays_loses_too() -> None:
    assert march(chevrons=MUST_MOVE).do("ready A").lost


@rule("D25")
def test_a_unit_that_must_move_is_safe_when_it_moved() -> None:
    assert march(chevrons=MUST_MOVE).do("move A T3").all_ready().halted


@rule("D16", "D23", "Q65")
def test_three_rolls_and_two_combats_at_the_start_and_three_of_both_later() -> None:
    assert _stay("T1", 1) == (3, 2)
    assert _stay("T2", 1) == (3, 3)


def _stay(place: str, chevrons: int) -> tuple[int, int]:
    """The rolls and the Combats of a Unit that stays as long as it can; it arrived in T2 in a Phase 4."""
    rolls, combats = 0, int(place != "T1")
    unit: dict[str, object] = {"at": place, "chevrons": chevrons}
    while True:
        rolls += 1
        unit["chevrons"] = table({"A": unit}, steps=[TurnMarkers()]).unit().chevrons
        if unit["chevrons"] == MUST_MOVE:
            return rolls, combats
        combats += 1
