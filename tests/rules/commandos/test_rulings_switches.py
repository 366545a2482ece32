"""The switches of the rulings, each both ways."""

from __future__ import annotations

from dataclasses import fields, replace

from game.engine.commandos import events as e
from game.engine.commandos.game import GAME
from game.engine.commandos.moves import WalkOn
from game.engine.commandos.rulings import Rulings
from game.engine.commandos.state import Setup
from game.engine.commandos.turn import Act
from game.engine.core.session import Session
from tests.rules.commandos.boards import mission_board
from tests.rules.commandos.play import Play
from tests.rules.commandos.table import STILL, cards, rule, table

HOME = {"f": (4, "A3:7")}
TESTED = {
    "enemies_stop_at_edge",
    "on_target",
    "walk_on_after_stealth",
    "dropped_tokens",
    "matching_dice",
    "hidden_objectives",
    "add_events",
}


def test_every_switch_is_tested_here() -> None:
    assert {field.name for field in fields(Rulings)} == TESTED


@rule("Q15")
def test_an_enemy_stops_on_the_first_space_of_its_target_tile_or_walks_on_to_the_centre() -> None:
    def goes(stop: bool) -> str:
        rulings = Rulings(enemies_stop_at_edge=stop)
        return table({}, {"u": (6, "A1:6")}, phase="enemies", directives=["B1"], rulings=rulings).at("u")

    assert (goes(True), goes(False)) == ("B1:4", "B1:5")


@rule("Q15", "Q16")
def test_with_the_switch_an_enemy_on_its_target_tile_stays() -> None:
    rulings = Rulings(enemies_stop_at_edge=True)
    assert table({}, {"u": (6, "A1:6")}, phase="enemies", directives=["A1"], rulings=rulings).at("u") == "A1:6"


def aims(on_target: str, **more: object) -> Play:
    """An enemy on C2 draws directive 1, which names C2 upright and A3 turned."""
    rulings = Rulings(on_target=on_target)  # type: ignore[arg-type]
    return table({}, {"u": (1, "C2:1")}, phase="enemies", directives=["1"], rulings=rulings, **more)  # type: ignore[arg-type]


@rule("Q16")
def test_on_its_target_tile_an_enemy_goes_to_the_centre_or_to_the_other_tile() -> None:
    names = aims("other").s.table.board.tile_names
    assert names[aims("centre").saw(e.EnemyAimed)[0].tile] == "C2"
    assert names[aims("other").saw(e.EnemyAimed)[0].tile] == "A3"
    assert len(aims("other").s.directives.pile) == 19


@rule("Q16", "Q24")
def test_the_other_tile_counts_also_when_the_deck_is_made_anew() -> None:
    t = aims("other", directives_left=1, luck=STILL + STILL)
    assert t.s.table.board.tile_names[t.saw(e.EnemyAimed)[0].tile] == "A3"


@rule("Q39")
def test_after_slipping_past_a_commando_walks_on_or_stops() -> None:
    for allowed in (True, False):
        rulings = Rulings(walk_on_after_stealth=allowed)
        t = table({"a": (4, "A1:6")}, {"u": (4, "B1:1")}, stealth="a", rulings=rulings).do("walk a B1:4")
        assert (t.asks(WalkOn), t.asks(Act)) == (allowed, not allowed)
        assert (t.at("a"), t.hidden()) == ("B1:4", "")


@rule("Q42")
def test_the_objective_of_a_fallen_carrier_stays_open_or_goes_home_and_closes() -> None:
    for ruling, space, is_open in (("here", "B1:4", True), ("home", "C3:8", False)):
        rulings = Rulings(dropped_tokens=ruling)  # type: ignore[arg-type]
        t = table({"a": (6, "A1:6")} | HOME, {"u": (1, "B1:1")}, dice=[6, 1], carries={"a": (2,)}, rulings=rulings).do(
            "walk a B1:4"
        )
        assert t.s.table.board.names[t.s.objective_at[2]] == space
        assert t.s.objective_open[2] is is_open


@rule("Q43")
def test_matching_dice_stand_on_the_tile_or_on_the_space_of_the_objective() -> None:
    near = {"a": (3, "B1:5"), "b": (5, "B1:1")}
    there = {"a": (3, "B1:5"), "b": (5, "B1:5")}
    objectives = ["two_odd", "a_six", "over_ten"]
    for scope, team, takers in (
        ("tile", near, ["take a B1:5", "take b B1:5"]),
        ("space", near, []),
        ("space", there, ["take a B1:5", "take b B1:5"]),
    ):
        rulings = Rulings(matching_dice=scope)  # type: ignore[arg-type]
        assert table(team, objectives=objectives, rulings=rulings).can("take") == takers


@rule("Q46")
def test_conditions_lie_open_or_are_turned_up_when_a_commando_enters_their_tile() -> None:
    t = table({"a": (3, "A1:6")}, rulings=Rulings(hidden_objectives=True))
    t.s.objective_known = [False] * 3
    t.do("walk a B1:4")
    assert t.s.objective_known == [True, False, False]
    assert [shown.objective for shown in t.saw(e.ObjectiveShown)] == [0]
    assert table().s.objective_known == [True] * 3


@rule("Q46")
def test_hidden_conditions_are_face_down_at_the_start() -> None:
    assert table(rulings=Rulings(hidden_objectives=True)).s.objective_known == [False] * 3


@rule("Q46")
def test_hidden_objectives_on_the_drop_zones_tile_are_turned_up_when_the_team_stands_there() -> None:
    board = replace(mission_board(), drop_zone=mission_board().objectives[0] + 1)
    setup_ = Setup(board, rulings=Rulings(hidden_objectives=True))
    session = Session(GAME, setup_, cards(), 1)
    assert session.ask is not None
    session.play(session.ask.options[0])
    assert session.state.objective_known == [True, False, False]


@rule("D6", "Q57")
def test_advanced_events_replace_basic_ones_or_are_added() -> None:
    def deck(add: bool) -> tuple[int, int]:
        setup = Setup(mission_board(), rulings=Rulings(add_events=add), hard_events=4)
        pile = [cards().events[number] for number in GAME.start(setup, cards(), 3).events_deck.pile]
        return len(pile), sum(card.advanced for card in pile)

    assert (deck(False), deck(True)) == ((20, 4), (24, 4))
