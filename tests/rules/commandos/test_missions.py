"""Missions 02, 03, 07 and 08: their actions, their set-up rules and when they are won."""

from __future__ import annotations

import pytest

from game.engine.commandos import events as e
from game.engine.commandos import field_events as f
from game.engine.commandos.missions import MISSIONS
from game.engine.commandos.reinforcement import limit
from game.engine.commandos.state import SPENT
from tests.rules.commandos.boards import shipped
from tests.rules.commandos.play import Play
from tests.rules.commandos.table import cards, rule, table

STEMS = {
    "gather_intel": "01_gather_intel",
    "powder_trail": "02_powder_trail",
    "cold_cell": "03_cold_cell",
    "iron_general": "04_iron_general",
    "tooth_and_claw": "05_tooth_and_claw",
    "jungle_ghost": "06_jungle_ghost",
    "hold_the_line": "07_hold_the_line",
    "last_bird_out": "08_last_bird_out",
}


def mission(
    name: str, commandos: dict[str, tuple[int, str]], enemies: dict[str, tuple[int, str]] | None = None, **more: object
) -> Play:
    """A table of a mission."""
    return table(commandos, enemies, board=shipped(STEMS[name]), **more)  # type: ignore[arg-type]


@rule("S4", "S11", "C11")
@pytest.mark.parametrize("name", STEMS)
def test_every_mission_has_its_board_of_twelve_different_cards(name: str) -> None:
    board = shipped(STEMS[name])
    assert (board.mission, len({card.card for card in board.cards}), board.columns, board.rows) == (name, 12, 4, 3)
    needs = MISSIONS[name]
    assert (len(board.objectives), len(board.targets)) == (needs.objectives, needs.targets)
    assert (board.boss >= 0) == bool(needs.boss)


@rule("S4", "X1")
def test_every_mission_has_its_texts() -> None:
    texts = {mission.id: mission for mission in cards().missions}
    assert set(texts) == set(MISSIONS)
    assert all(bool(texts[name].action) == MISSIONS[name].action for name in MISSIONS)


# ------------------------------------------------------------------ 02 Powder Trail


@rule("A13", "S11", "Q68")
def test_a_commando_plants_a_detonator_on_a_targets_tile() -> None:
    t = mission("powder_trail", {"a": (4, "C1:1"), "b": (2, "A2:4")}, carries={"a": (0, 1)})
    assert t.can("deed") == ["deed a"]
    t.do("deed a")
    assert ([t.s.table.board.names[it] for it in t.s.destroyed], t.s.die("a").carries) == (["C1:5"], (1,))
    assert (t.s.objective_at[0], t.s.actions, t.can("deed"), t.s.outcome) == (SPENT, 2, [], None)


@rule("X1", "Q63", "Q68")
def test_with_both_targets_destroyed_powder_trail_is_won_at_once() -> None:
    t = mission("powder_trail", {"a": (4, "C2:1")}, carries={"a": (1,)}, destroyed=["C1:5"]).do("deed a")
    assert t.result == (True, "mission")


@rule("A13", "Q83")
def test_who_carries_nothing_or_stands_elsewhere_cannot_plant() -> None:
    t = mission("powder_trail", {"a": (4, "C1:1"), "b": (2, "A2:4")}, carries={"b": (0,)})
    assert t.can("deed") == []
    assert t.why_not("deed a").rule == "commandos:A13"


# ------------------------------------------------------------------ 03 Cold Cell


@rule("S11", "Q91")
@pytest.mark.parametrize(("pips", "steps"), [(6, 5), (3, 2), (2, 1), (1, 1)])
def test_whoever_leads_a_prisoner_moves_one_less_but_at_least_one(pips: int, steps: int) -> None:
    t = mission("cold_cell", {"a": (pips, "B1:5")}, carries={"a": (0,)})
    t.do("walk a B1:6" if "B1:6" in t.spaces("a") else f"walk a {min(t.spaces('a'))}")
    moved = t.saw(e.DieMoved)[0]
    left = t.ask.choice.left if t.ask and hasattr(t.ask.choice, "left") else 0
    assert len(moved.path) + left == steps


@rule("S11", "Q42")
def test_a_falling_carrier_drops_the_prisoner() -> None:
    t = mission(
        "cold_cell",
        {"a": (6, "C2:5"), "b": (1, "A1:1")},
        {"u": (2, "C1:8")},
        phase="enemies",
        directives=["C2"],
        carries={"a": (0,)},
        dice=[1, 6],
    )
    assert (t.at("a"), t.s.table.board.names[t.s.objective_at[0]]) == ("off", "C2:5")


@rule("X1", "Q63", "Q109")
def test_cold_cell_is_won_with_both_prisoners_on_the_drop_zones_tile_carried_or_not() -> None:
    t = mission("cold_cell", {"a": (6, "B1:4"), "b": (3, "A1:9")}, carries={"a": (0,), "b": (1,)}).do("walk a A1:6")
    assert t.result == (True, "mission")
    t = mission("cold_cell", {"a": (6, "B1:4")}, carries={"a": (0,)}, lying={1: "A1:9"}).do("walk a A1:6")
    assert t.result == (True, "mission")


# ------------------------------------------------------------------ 07 Hold the Line


@rule("S11", "Q81")
def test_in_hold_the_line_every_enemy_seeks() -> None:
    t = mission("hold_the_line", {"a": (3, "B2:5")}, {"u": (1, "D1:3"), "v": (2, "A1:1")}, phase="enemies")
    assert [aim.why for aim in t.saw(e.EnemyAimed)] == ["seek", "seek"]


@rule("S11", "E7")
def test_in_even_rounds_one_enemy_more_arrives() -> None:
    limits = [limit(mission("hold_the_line", {"a": (3, "B2:5")}, round=n).s) for n in (1, 2, 5, 6)]
    assert limits == [3, 4, 3, 5]
    t = mission("hold_the_line", {"a": (3, "B2:5")}, {}, phase="reinforcement", round=12, seed=3)
    assert len(t.s.enemies_on_map()) == 5


@rule("X1", "Q95")
@pytest.mark.parametrize(
    ("round_number", "posts", "won"),
    [
        (12, ("B2:5", "B2:1", "C2:5", "C2:9"), True),
        (14, ("B2:5", "B2:1", "C2:5", "C2:9"), True),
        (11, ("B2:5", "B2:1", "C2:5", "C2:9"), False),
        (12, ("B2:5", "B2:1", "B2:2", "C2:9"), False),
        (12, ("B2:5", "A2:1", "C2:5", "C2:9"), False),
    ],
)
def test_the_line_is_held_by_two_on_each_tile_at_the_end_of_round_twelve_or_later(
    round_number: int, posts: tuple[str, ...], won: bool
) -> None:
    commandos = {letter: (3, space) for letter, space in zip("abcd", posts, strict=True)}
    t = mission("hold_the_line", commandos, phase="end of round", round=round_number, events=["B01"])
    assert t.result == ((True, "mission") if won else None)


@rule("Q95", "X2", "N1")
def test_the_line_may_still_be_held_at_the_very_end() -> None:
    commandos = {letter: (3, space) for letter, space in zip("abcd", ("B2:5", "B2:1", "C2:5", "C2:9"), strict=True)}
    assert mission("hold_the_line", commandos, phase="end of round", round=15).result == (True, "mission")


@rule("Q94", "Q95")
def test_a_time_bomb_does_not_skip_the_check() -> None:
    commandos = {letter: (3, space) for letter, space in zip("abcd", ("B2:5", "B2:1", "C2:5", "C2:9"), strict=True)}
    t = mission("hold_the_line", commandos, phase="round", round=11, events=["V06"], seed=5)
    assert t.s.round == 12


# ------------------------------------------------------------------ 08 Last Bird Out


@rule("Q97")
def test_in_round_one_the_landing_zone_is_the_drop_zones_tile() -> None:
    s = mission("last_bird_out", {"a": (3, "A2:4")}).s
    assert s.table.board.tile_names[s.landing] == "A2"


@rule("Q97")
def test_the_landing_zone_goes_where_the_last_enemy_was_sent() -> None:
    t = mission(
        "last_bird_out",
        {"a": (3, "A2:4")},
        {"u": (1, "D1:3"), "v": (1, "D3:9"), "w": (1, "D2:5")},
        phase="round",
        events=["B01", "B03"],
        directives=["D1", "D3", "C2"],
        seed=3,
    ).do("end")
    assert [t.s.table.board.tile_names[it.tile] for it in t.saw(f.LandingZoneMoved)] == ["C2"]


@rule("Q97")
def test_where_no_enemy_moved_the_last_discarded_directive_counts() -> None:
    t = mission(
        "last_bird_out",
        {"a": (3, "A2:4")},
        {},
        phase="round",
        events=["B01", "B03"],
        directives=["A1", "D1", "C3"],
        seed=3,
    )
    t.do("end")
    assert t.s.table.board.tile_names[t.s.landing] == "C3"


@rule("Q96", "A13")
def test_boarding_saves_a_commando_with_what_it_carries_and_costs_no_fury() -> None:
    t = mission("last_bird_out", {"a": (3, "A2:4"), "b": (4, "A2:5")}, carries={"a": (0,)}, fury=3, stealth="a")
    t.do("deed a")
    assert (t.s.saved, t.s.aboard, t.at("a"), t.s.fury, t.s.actions) == ("a", (0,), "off", 3, 2)
    assert [die.letter for die in t.s.box()] == list("cdef")


@rule("Q96", "X2")
def test_the_last_commando_on_the_map_boards_only_if_that_wins() -> None:
    assert mission("last_bird_out", {"a": (3, "A2:4")}).can("deed") == []
    t = mission("last_bird_out", {"a": (3, "A2:4")}, saved="bcd", aboard=(0,), carries={"a": (1,)})
    assert t.do("deed a").result == (True, "mission")


@rule("X1", "Q63")
def test_four_saved_without_a_token_do_not_win() -> None:
    t = mission("last_bird_out", {"a": (3, "A2:4"), "e": (3, "A2:4")}, saved="bcd", aboard=(0,)).do("deed a")
    assert t.result is None


@rule("Q96")
def test_nobody_boards_on_another_tile() -> None:
    assert mission("last_bird_out", {"a": (3, "A2:4"), "b": (3, "B2:5")}, landing="D3").can("deed") == []
