"""Setting up: the board, the decks, the team, the first enemies."""

from __future__ import annotations

from game import paths
from game.content.commandos_cards import read_card
from game.content.report import Report
from game.engine.commandos import events as e
from game.engine.commandos.commands import Reroll
from game.engine.commandos.game import GAME
from game.engine.commandos.setup import RerollTeam
from game.engine.commandos.state import Setup
from game.engine.core.session import Session
from tests.rules.commandos.boards import mission_board
from tests.rules.commandos.table import cards, rule

SEEDS = range(12)


def begun(seed: int = 0) -> Session:
    """A new game, waiting for the reroll of the team."""
    return Session(GAME, Setup(mission_board()), cards(), seed)


@rule("S1")
def test_fury_begins_at_one() -> None:
    assert begun().state.fury == 1


@rule("S3", "C1")
def test_there_are_six_commandos_and_six_enemies() -> None:
    s = begun().state
    assert (len(s.commandos), len(s.enemies)) == (6, 6)


@rule("S4", "C11")
def test_the_map_of_the_first_mission_names_gather_intel() -> None:
    missions = {mission.id: (mission.number, mission.name) for mission in cards().missions}
    assert missions[mission_board().mission] == (1, "Gather Intel")


@rule("S5", "C2", "Q71")
def test_the_map_lies_as_the_mission_shows_it_side_a_up() -> None:
    spec = mission_board()
    assert [card.card for card in spec.cards] == [f"T{n:02}" for n in range(1, 13)]
    assert {(card.side, card.across, card.down, card.diagonal) for card in spec.cards} == {("A", False, False, False)}
    assert (spec.columns, spec.rows) == (4, 3)


@rule("C2")
def test_there_are_thirteen_map_tiles_with_two_sides() -> None:
    for n in range(1, 14):
        report = Report(paths.maps())
        card = read_card(paths.maps() / "commandos" / "tiles" / f"T{n:02}.tmx", report)
        assert card is not None
        assert sorted(card.faces) == ["A", "B"]


@rule("S6")
def test_columns_have_letters_and_rows_have_numbers() -> None:
    board = begun().state.table.board
    assert board.tile_names == [f"{column}{row}" for row in (1, 2, 3) for column in "ABCD"]
    assert board.names[board.centres[board.tile_number["B2"]]] == "B2:5"


@rule("S7", "S9", "S10")
def test_drop_zone_spawn_points_and_objectives_lie_where_the_mission_shows_them() -> None:
    s = begun().state
    names = s.table.board.names
    assert [names[space] for space in s.drop_zones] == ["A3:7"]
    assert [names[space] for space in s.table.setup.board.spawns] == ["D1:3", "A1:1", "D3:9"]
    assert [names[space] for space in s.objective_at] == ["B1:5", "D2:5", "C3:8"]


@rule("S8")
def test_three_different_conditions_are_drawn_by_chance() -> None:
    drawn = {begun(seed).state.objectives for seed in SEEDS}
    assert all(len(set(three)) == 3 for three in drawn)
    assert len(drawn) > 1


@rule("S12")
def test_the_first_enemies_are_the_insurgents() -> None:
    assert begun().state.table.enemy_type.name == "Insurgents"


@rule("S13")
def test_events_load_outs_and_directives_are_shuffled() -> None:
    states = [begun(seed).state for seed in SEEDS]
    for decks in zip(*((s.events_deck, s.loadouts_deck, s.directives) for s in states), strict=True):
        assert len({tuple(deck.pile) for deck in decks}) == len(SEEDS)
        assert len({frozenset(deck.pile) for deck in decks}) == 1


@rule("S13", "Q23")
def test_all_directives_begin_upright() -> None:
    assert [card & 1 for card in begun().state.directives.pile] == [0] * 20


@rule("S14", "C9")
def test_the_marker_begins_on_the_first_space() -> None:
    assert begun().state.round == 1


@rule("S16")
def test_three_commandos_are_rolled_for_the_team() -> None:
    session = begun()
    rolled = [event.die for event in session.opening if isinstance(event, e.DieRolled)]
    assert rolled == ["a", "b", "c"]
    assert isinstance(session.ask.choice if session.ask else None, RerollTeam)


@rule("S16")
def test_any_number_of_the_team_may_be_rerolled_once() -> None:
    session = begun()
    assert session.ask is not None
    assert {command.dice for command in session.ask.options} == {"", "a", "b", "c", "ab", "ac", "bc", "abc"}
    happened = session.play(Reroll("ac"))
    assert [event.die for event in happened if isinstance(event, e.DieRolled) and event.why == "reroll"] == ["a", "c"]
    assert not isinstance(session.ask.choice, RerollTeam)


@rule("S16")
def test_who_is_not_rerolled_keeps_its_number() -> None:
    session = begun()
    before = [die.pips for die in session.state.commandos[:3]]
    session.play(Reroll())
    assert [die.pips for die in session.state.commandos[:3]] == before


@rule("S16", "Q6", "Q9")
def test_the_team_starts_on_the_drop_zone_and_the_other_three_wait_in_the_box() -> None:
    session = begun()
    session.play(Reroll())
    s = session.state
    assert [s.table.board.names[die.space] for die in s.squad()] == ["A3:7"] * 3
    assert [die.letter for die in s.box()] == ["d", "e", "f"]


@rule("S17")
def test_three_enemies_are_rolled_each_onto_a_spawn_point_of_its_own() -> None:
    session = begun()
    happened = session.play(Reroll())
    placed = [event for event in happened if isinstance(event, e.DiePlaced) and event.die >= "u"]
    assert [session.state.table.board.names[event.space] for event in placed[:3]] == ["D1:3", "A1:1", "D3:9"]
    assert all(1 <= event.pips <= 6 for event in placed)


@rule("Q60", "R1")
def test_after_the_set_up_the_first_round_begins_with_its_event() -> None:
    session = begun(seed=1)
    happened = session.play(Reroll())
    phases = [event.phase for event in happened if isinstance(event, e.PhaseBegan)]
    assert phases[0] == "event"
    assert session.state.event
