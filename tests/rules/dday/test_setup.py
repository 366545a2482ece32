"""Setting up: what the box holds, where Units begin, what lies in the Pool, levels and switches."""

from __future__ import annotations

import pytest

from game import paths
from game.content.boards import read_board
from game.content.cards import dday_cards
from game.engine.core.flow import advance
from game.engine.dday import events as e
from game.engine.dday.board_spec import BoardSpec, LevelSpec
from game.engine.dday.rulings import Rulings
from game.engine.dday.setup import start
from game.engine.dday.state import MUST_MOVE, NAMES, Setup, State
from tests.rules.dday.boards import board
from tests.rules.dday.table import rule

MAPS = ("tiger", "omaha", "utah", "gold", "juno", "sword", "pointe", "merville")


def begun(units: int = 2, spec: BoardSpec | None = None, **more: object) -> State:
    s = start(Setup(spec or board(), NAMES[:units], **more), dday_cards(), 1)  # type: ignore[arg-type]
    advance(s)
    return s


def shipped(name: str) -> BoardSpec:
    """A map of the box, by a part of its file's name."""
    file = next(file for file in (paths.maps() / "dday").glob("*.tmx") if name in file.stem)
    spec, _ = read_board(file)
    return spec


@rule("D1")
def test_the_box_holds_thirteen_regular_and_eleven_unique_specialists_28_items_6_vehicles_and_12_awards() -> None:
    cards = dday_cards()
    assert [sum(card.set == name for card in cards.specialists) for name in ("regular", "unique")] == [13, 11]
    assert [sum(card.set == name for card in cards.items) for name in ("regular", "special")] == [10, 18]
    assert (len(cards.vehicles), len(cards.awards)) == (6, 12)


@rule("D1", "Q35", "Q76")
@pytest.mark.parametrize("name", MAPS)
def test_there_are_eight_maps(name: str) -> None:
    assert len(list((paths.maps() / "dday").glob("*.tmx"))) == len(MAPS)
    assert shipped(name).order == MAPS.index(name) + 1


@rule("Q75")
def test_every_card_is_offered_on_at_least_one_map() -> None:
    cards = dday_cards()
    every = {card.id for card in (*cards.specialists, *cards.items, *cards.vehicles, *cards.awards)}
    offered: set[str] = set()
    for name in MAPS:
        spec = shipped(name)
        offered |= {*spec.specialists, *spec.uniques, *spec.items, *spec.specials, *spec.vehicles, *spec.awards}
    assert offered == every


@rule("D3")
def test_all_markers_begin_on_the_start_sector_with_one_chevron() -> None:
    assert [(unit.sector, unit.chevrons, unit.visited) for unit in begun(4).units] == [(0, 1, 1)] * 4


@rule("D4")
def test_each_unit_owns_what_the_map_prints() -> None:
    s = begun(spec=board(soldiers=6, courage=1, stars=2, points=3))
    assert [(unit.soldiers, unit.courage, unit.stars, unit.points) for unit in s.units] == [(6, 1, 2, 3)] * 2


@rule("D4")
def test_the_pool_holds_what_the_map_names_and_nothing_else() -> None:
    s = begun(spec=board(uniques=("general",), items=("bangalore",), specials=("orders",), vehicles=("jeep",)))
    assert (s.uniques, s.items, s.face_down, s.vehicles) == (("general",), ("bangalore",), ("orders",), ("jeep",))


@rule("D4")
def test_awards_lie_apart_from_the_pool_and_regular_specialists_in_the_own_deck() -> None:
    s = begun()
    assert len(s.awards) == 12
    assert len(s.table.regulars) == 13
    assert not set(s.table.regulars) & {*s.uniques, *s.items, *s.face_down, *s.vehicles}


@rule("D5")
def test_the_first_turn_begins_with_the_roll() -> None:
    s = begun()
    assert (s.turn, s.phase) == (1, "roll")


@rule("Q74")
@pytest.mark.parametrize(("extra", "soldiers"), [(-2, 2), (0, 4), (2, 6)])
def test_a_switch_makes_the_start_easier_or_harder(extra: int, soldiers: int) -> None:
    assert begun(rulings=Rulings(extra_soldiers=extra)).units[0].soldiers == soldiers


@rule("Q58")
def test_three_open_tokens_are_dealt_at_random_to_the_marked_sectors() -> None:
    marked = {"T2": {"random": True}, "T3": {"random": True}, "T5": {"random": True}}
    deals = set()
    for seed in range(20):
        s = start(Setup(board(marked), NAMES[:1]), dday_cards(), seed)
        advance(s)
        assert [sector for sector, _ in s.tokens] == [1, 2, 4]
        assert sorted(token for _, token in s.tokens) == ["soldier", "star", "tool"]
        assert sum(isinstance(event, e.TokenPlaced) for event in s.events or []) == 3
        deals.add(s.tokens)
    assert len(deals) > 1


@rule("Q60")
def test_a_level_decides_which_cards_take_part() -> None:
    levels = (
        LevelSpec("1", specialists=False, items=False, awards=False),
        LevelSpec("2", items=False, awards=False),
        LevelSpec("3"),
    )
    pools = [begun(spec=board(levels=levels), level=level) for level in range(3)]
    assert [bool(s.table.regulars or s.uniques) for s in pools] == [False, True, True]
    assert [bool(s.items or s.face_down or s.vehicles) for s in pools] == [False, False, True]
    assert [bool(s.awards) for s in pools] == [False, False, True]


@rule("Q60")
def test_a_level_has_its_own_costs_bunker_and_guns() -> None:
    guns = {"TB": {"machine_gun": 1}}
    levels = (LevelSpec("1", machine_guns=False, bunker_defence=6, courage=(1, 2, 2)), LevelSpec("2"))
    easy, printed = (begun(spec=board(guns, levels=levels), level=level).table.board for level in (0, 1))
    assert [easy.sectors[5].defence, printed.sectors[5].defence] == [6, 8]
    assert [easy.sectors[5].machine_gun, printed.sectors[5].machine_gun] == [0, 1]
    assert sorted({link.courage for link in easy.links}) == [0, 1, 2]
    assert sorted({link.courage for link in printed.links}) == [0, 2, 3]


@rule("Q60")
def test_exercise_tiger_has_three_levels_and_the_first_needs_no_cards() -> None:
    spec = shipped("tiger")
    assert len(spec.levels) == 3
    first, second, third = spec.levels
    assert not (first.specialists or first.items or first.awards or first.landmines or first.machine_guns)
    assert second.specialists and second.landmines and not (second.items or second.awards)
    assert third.specialists and third.items and third.awards and third.machine_guns


@rule("Q46", "D25")
def test_a_start_sector_that_cannot_be_kept_says_so_at_once() -> None:
    assert begun(spec=board({"T1": {"stay": "cannot"}})).units[0].chevrons == MUST_MOVE
