"""The directive deck: what counts on a card, the visible back, and what happens when it runs out."""

from __future__ import annotations

from game.engine.commandos import events as e
from tests.rules.commandos.boards import plain
from tests.rules.commandos.table import STILL, rule, table


@rule("Q23")
def test_the_tile_that_stands_upright_counts() -> None:
    t = table({}, {"u": (1, "B2:1")}, phase="enemies", directives=["5"])
    assert t.saw(e.EnemyAimed)[0].tile == t.s.table.board.tile_number["A3"]
    t = table({}, {"u": (1, "B2:1")}, phase="enemies", directives=["5'"])
    assert t.saw(e.EnemyAimed)[0].tile == t.s.table.board.tile_number["B2"]


@rule("Q24", "E6")
def test_when_the_last_directive_leaves_the_deck_all_twenty_make_a_new_one() -> None:
    t = table({}, {"u": (1, "A1:1")}, phase="enemies", directives_left=1, luck=STILL + STILL)
    assert (len(t.s.directives.pile), t.s.directives.discards) == (20, [])
    assert len(t.saw(e.DirectivesTurned)) == 1


@rule("E6", "Q24")
def test_half_of_the_used_directives_are_turned() -> None:
    t = table({}, {"u": (1, "A1:1")}, phase="enemies", directives_left=1, seed=3)
    assert sum(card & 1 for card in t.s.directives.pile) == 10


@rule("E6")
def test_a_directive_that_lay_turned_is_turned_back() -> None:
    turned = [f"{n}'" for n in range(1, 21)]
    t = table({}, {"u": (1, "A1:1")}, phase="enemies", directives=turned, directives_left=1, seed=3)
    assert sum(card & 1 for card in t.s.directives.pile) == 10


@rule("Q24")
def test_which_directives_are_turned_and_their_order_are_left_to_chance() -> None:
    decks = [
        table({}, {"u": (1, "A1:1")}, phase="enemies", directives_left=1, seed=seed).s.directives.pile
        for seed in range(4)
    ]
    assert len({tuple(deck) for deck in decks}) == 4
    assert len({frozenset(card for card in deck if card & 1) for deck in decks}) == 4


@rule("Q24")
def test_the_deck_is_made_anew_before_the_directive_is_carried_out() -> None:
    t = table({}, {"u": (4, "A1:1")}, phase="enemies", directives_left=1, seed=3)
    kinds = [type(event) for event in t.happened]
    assert kinds.index(e.DirectivesTurned) < kinds.index(e.DieMoved)


@rule("Q24")
def test_a_directive_used_for_its_back_is_among_the_twenty_too() -> None:
    t = table({}, {"u": (1, "A1:1"), "v": (1, "A1:1")}, phase="reinforcement", directives_left=1, seed=3)
    assert (len(t.s.directives.pile), t.s.directives.discards) == (20, [])


@rule("Q25", "E8")
def test_the_symbol_of_the_next_spawn_point_is_open_to_all() -> None:
    t = table({}, {"u": (1, "A1:1")}, phase="enemies", directives=["1", "4"])
    assert t.saw(e.DirectivesChanged)[-1].symbol == "square"
    assert t.saw(e.DirectivesChanged)[-1].cards == 19


@rule("Q103")
def test_on_a_board_of_another_size_the_grid_of_the_directives_is_stretched() -> None:
    small = plain(2, 2)  # two by two tiles
    coordinates = {}
    for name in ("A1", "B1", "C1", "D1", "A2", "D2", "A3", "D3"):
        t = table({}, {"u": (1, "A1:5")}, phase="enemies", directives=[name], board=small)
        coordinates[name] = t.s.table.board.tile_names[t.saw(e.EnemyAimed)[0].tile]
    assert coordinates == {
        "A1": "A1", "B1": "A1", "C1": "B1", "D1": "B1", "A2": "A1", "D2": "B1", "A3": "A2", "D3": "B2",
    }  # fmt: skip
