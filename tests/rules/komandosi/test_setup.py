"""Setting up: what the box holds, the spinner, the first parts, and who begins."""

from __future__ import annotations

from collections import Counter

import pytest

from game.content.cards import komandosi_cards
from game.engine.core.flow import advance
from game.engine.komandosi import events as e
from game.engine.komandosi.problems import setup_problems
from game.engine.komandosi.setup import PlaceParts, RollForStart, start
from game.engine.komandosi.spinner import spinner_squares
from game.engine.komandosi.state import COLOURS, NAMES, PAWNS, Setup, State
from game.engine.komandosi.turn import BeginTurn
from tests.rules.komandosi.islands import THE_ISLAND, island
from tests.rules.komandosi.table import rule, table

SEATS = range(2, 7)


def begun(seats: int = 4, seed: int = 1) -> State:
    """A game at its first question."""
    s = start(Setup(island(), NAMES[:seats]), komandosi_cards(), seed)
    s.events = []
    advance(s)
    return s


@rule("K1")
def test_six_commandos_and_three_parts_of_three_colours_make_fifteen_pawns() -> None:
    assert PAWNS == ("white", "yellow", "green", "blue", "red", "black")
    assert COLOURS == ("orange", "purple", "brown")
    s = begun()
    assert len(PAWNS) + sum(s.reserve) + len(s.parts) == 15


@rule("K1", "Q42", "Q90")
def test_there_are_68_event_cards_and_32_shop_cards() -> None:
    s = begun()
    assert len(s.deck) == 68
    assert (s.stock, sum(s.stock)) == ((4, 6, 8, 14), 32)


@rule("K1")
def test_everybody_has_a_house_to_build() -> None:
    players = {letter: {"at": f"B{8 + n}"} for n, letter in enumerate("ABCDEF")}
    for letter in players:
        assert table(players, turn=letter).can(f"build {letter}")


@rule("K2", "K1")
@pytest.mark.parametrize("seats", SEATS)
def test_everybody_begins_with_1000_of_the_10000_ertrobs(seats: int) -> None:
    s = begun(seats)
    assert {player.pocket.money for player in s.players} == {1000}
    assert s.bank == 10000 - 1000 * seats


@rule("K5", "K4", "Q2")
@pytest.mark.parametrize("seats", SEATS)
def test_one_part_fewer_than_players_lies_on_the_board_the_colours_in_turn(seats: int) -> None:
    s = begun(seats)
    assert [COLOURS[colour] for _, colour in s.parts] == ["orange", "purple", "brown", "orange", "purple"][: seats - 1]
    on_board = Counter(colour for _, colour in s.parts)
    assert s.reserve == tuple(3 - on_board[colour] for colour in range(3))


@rule("K4", "Q55")
def test_the_spinner_places_commandos_and_parts_before_the_first_turn() -> None:
    s = begun(3)
    kinds = [type(event) for event in s.events or []]
    assert kinds.count(e.CommandoPlaced) == 3
    assert kinds.index(e.CommandoPlaced) < kinds.index(e.PartPlaced) < kinds.index(e.StartDecided)
    assert kinds.index(e.StartDecided) < kinds.index(e.TurnBegan)


@rule("K4", "Q55")
def test_a_square_has_a_letter_for_its_row_and_a_number_for_its_column() -> None:
    board = begun().board
    assert (board.names[0], board.names[25], board.names[-1]) == ("A1", "A26", "R26")
    assert board.square_of["K7"] == 10 * 26 + 6


@rule("Q55")
def test_every_square_that_the_spinner_may_show_is_equally_likely() -> None:
    t = table({"A": {"at": "A1"}, "B": {"at": "A7"}}, picture=".......", agenda=[BeginTurn()])
    squares = spinner_squares(t.s, forest=True)
    assert squares.bit_count() == 5
    for choice, name in enumerate(["A2", "A3", "A4", "A5", "A6"]):
        spun = table(
            {"A": {"at": "A1"}, "B": {"at": "A7"}},
            picture=".......",
            agenda=[BeginTurn(), PlaceParts()],
            script=[choice],
        )
        assert spun.parts == {name: "orange"}


@rule("Q5")
def test_the_spinner_shows_plain_land_and_forest_without_place_commando_part_or_house() -> None:
    t = table({"A": {"at": "B8"}, "B": {"at": "B10", "house": "B12"}}, parts={"B14": "brown"})
    shown = spinner_squares(t.s, forest=True)
    names = {t.s.board.names[square] for square in range(t.s.board.grid.size) if shown >> square & 1}
    assert len(names) == THE_ISLAND.count(".") + THE_ISLAND.count("f") - 4
    assert not names & {
        "B8",
        "B10",
        "B12",
        "B14",
        "C11",
        "J11",
        "F20",
        "J2",
        "C7",
        "D14",
        "L16",
        "K15",
        "I10",
        "D8",
        "A1",
    }


@rule("Q5")
@pytest.mark.parametrize("seed", range(20))
def test_nobody_begins_on_another_pawn_or_on_bad_ground(seed: int) -> None:
    s = begun(6, seed)
    squares = [player.square for player in s.players] + [square for square, _ in s.parts]
    assert len(set(squares)) == 11
    good = (s.board.plain | s.board.forest) & ~s.board.places
    assert all(good >> square & 1 for square in squares)


@rule("Q1")
@pytest.mark.parametrize("names", [NAMES[:1], (*NAMES, "Gosia")])
def test_fewer_than_two_and_more_than_six_do_not_play(names: tuple[str, ...]) -> None:
    setup = Setup(island(), names, colours=tuple(range(len(names))))
    assert any("two to six" in problem for problem in setup_problems(setup, komandosi_cards()))


@rule("Q1")
@pytest.mark.parametrize("seats", SEATS)
def test_two_to_six_play(seats: int) -> None:
    assert setup_problems(Setup(island(), NAMES[:seats]), komandosi_cards()) == []
    assert begun(seats).problems() == []


@rule("Q54")
def test_the_highest_roll_begins_and_the_turn_goes_to_the_left() -> None:
    players = {letter: {"at": f"B{8 + 2 * n}", "money": 0} for n, letter in enumerate("ABC")}
    t = table(players, agenda=[BeginTurn(), RollForStart((0, 1, 2))], throw=[3, 5, 4])
    assert (t.turn, t.s.first) == ("B", 1)
    assert t.throw(2).walk("B").turn == "C"
    assert t.throw(2).walk("C").turn == "A"


@rule("Q54")
def test_those_who_are_equal_roll_again() -> None:
    players = {letter: {"at": f"B{8 + 2 * n}"} for n, letter in enumerate("ABC")}
    t = table(players, agenda=[BeginTurn(), RollForStart((0, 1, 2))], throw=[5, 2, 5, 1, 4])
    assert t.turn == "C"
    assert [event.player for event in t.saw(e.DieRolled)] == ["A", "B", "C", "A", "C"]


@rule("Q54", "Q18")
def test_the_roll_for_the_start_draws_no_card() -> None:
    t = table({"A": {"at": "B8"}, "B": {"at": "B10"}}, agenda=[BeginTurn(), RollForStart((0, 1))], throw=[6, 1])
    assert not t.saw(e.CardDrawn)


@rule("Q90")
def test_the_island_has_the_squares_of_its_plan() -> None:
    board = begun().board
    counts = {"plain": board.bare, "forest": board.forest, "river": board.river, "sea": board.sea, "road": board.road}
    wanted = {"plain": 165, "forest": 54, "river": 7, "sea": 138, "road": 52}
    assert {name: mask.bit_count() for name, mask in counts.items()} == wanted
    assert len(board.track) == 26
    kinds = Counter(kind for _, kind in board.spec.places)
    assert kinds == {"shop": 4, "bank": 1, "hospital": 1, "station": 2, "rental": 3, "pier": 1, "helicopter": 1}
