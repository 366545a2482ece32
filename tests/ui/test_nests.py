"""Manned nests and bigger spaces explain themselves: a sign on the board, the bubble, the shot before a walk."""

from __future__ import annotations

from itertools import combinations

import pytest

from game import paths
from game.engine.commandos import forecast
from game.engine.commandos.commands import Ability
from game.engine.commandos.state import BOSS
from game.engine.commandos.terrain import NESTS, SNIPER_NEST
from game.engine.core.session import Session
from game.engine.games import bot
from game.scenes.table_marks import Attack, modifier_notes
from game.scenes.table_tips import tip_of
from game.ui.skins.commandos.board_field import paint_manned
from game.ui.skins.commandos.nests import crew, manned, tile_at
from tests.ui.table_driver import Desk
from tests.ui.test_table_missions import session_of

STEMS = sorted(file.stem for file in (paths.maps() / "commandos").glob("*.tmx"))


def desk_of(stem: str) -> Desk:
    """The first turn of a mission on side B."""
    session = session_of(stem, "B", 1)
    while session.state.phase != "commandos":
        session.play(session.ask.options[0])
    desk = Desk(session)
    desk.scene.finish_all()
    return desk


@pytest.mark.parametrize("stem", STEMS)
def test_a_nest_is_manned_by_every_enemy_on_its_tile_until_it_is_destroyed(stem: str) -> None:
    desk = desk_of(stem)
    spec, board, stage = desk.session.setup.board, desk.session.state.table.board, desk.scene.game.shown
    assert [tile_at(spec, space) for space in range(board.grid.size)] == list(board.tile_of)
    for number, special in enumerate(spec.specials):
        tile = board.tile_of[special.cells[0]]
        here = {die.letter for die in desk.session.state.enemies_on(tile)} if special.kind in NESTS else set()
        assert {die.letter for die in crew(spec, stage, number)} == here
        assert (special.cells[0] in manned(spec, stage)) == bool(here)
        stage.flipped.append(number)
        assert not crew(spec, stage, number)


def test_a_manned_nest_has_its_sign_and_says_who_is_there() -> None:
    desk = desk_of("05_tooth_and_claw")  # Old Scar begins on the tile of the Sniper Nest
    spec, geometry, stage = desk.session.setup.board, desk.scene.geometry, desk.scene.game.shown
    (nest,) = (it.cells[0] for it in spec.specials if it.kind == SNIPER_NEST)
    assert nest in manned(spec, stage)
    assert "Old Scar 1" in tip_of(desk.scene.game, nest).body
    sheet = desk.surface.copy()
    before = sheet.get_buffer().raw
    paint_manned(sheet, geometry, spec, stage)
    assert sheet.get_buffer().raw != before


@pytest.mark.parametrize("stem", STEMS)
def test_the_bubble_of_a_bigger_space_says_what_entering_costs_also_below_a_die(stem: str) -> None:
    desk = desk_of(stem)
    for special in desk.session.state.ground.specials.values():
        for _ in range(2):  # as it lies, and with a die on it
            tip = tip_of(desk.scene.game, special.cells[0])
            assert ("costs 2 movement" in tip.body) == (len(special.cells) > 1 or special.kind == "rope_bridge")
            desk.scene.game.shown.dice["a"].space = special.cells[0]


def test_the_preview_shows_the_shot_of_a_nest_that_sees_the_end_of_a_walk() -> None:
    desk = desk_of("05_tooth_and_claw")
    s, board = desk.session.state, desk.session.state.table.board
    nest = next(iter(s.ground.sniper_posts.values()))
    assert not any(map(desk.scene.board_marks.shot_at, range(board.grid.size))), "nobody is selected"
    die = s.squad()[0]
    die.pips, die.space = 6, board.space_of["C3:1"]
    desk.scene.show_session(desk.session)
    desk.scene.pick(f"die:{die.letter}")
    marks = desk.scene.board_marks
    watched = [space for space in marks.ways if s.ground.visible(nest) >> space & 1]
    assert watched and len(watched) < len(marks.ways)
    for space in marks.ways:
        shot = marks.shot_at(space)
        assert (shot is not None) == (space in watched)
        assert marks.marks(space, frozenset()).sight == (((nest, space),) if shot else ())
        if shot:
            there = s.clone()
            there.die(die.letter).space = space
            assert (shot.attacker, shot.chance) == ("t", forecast.win_chance(there, "t", die.letter, True))


def test_a_cloaked_enemy_says_that_the_next_fight_fails_until_it_is_found() -> None:
    desk = desk_of("06_jungle_ghost")
    s = desk.session.state
    boss, commando = s.die(BOSS), s.squad()[0].letter
    for found in (False, True):
        boss.used = found
        assert ("Cloaked now" in tip_of(desk.scene.game, boss.space).body) != found
        assert ("cloaked: no fight" in modifier_notes(s, Attack(commando), BOSS)) != found


def test_a_shot_at_one_of_several_is_not_followed_by_others() -> None:
    session, player = session_of("05_tooth_and_claw", "A", 1), bot("commandos", "greedy", 1)
    while not (pair := pair_in_sight(session)):
        session.play(player.choose(session.state, session.ask))
    desk = Desk(session)
    for pick in (f"die:{pair[0].die}", "button:ability"):
        desk.scene.pick(pick)
    odds = desk.scene.board_marks.odds(pair[0].target)
    assert odds is not None and odds.ranged and not odds.more


def pair_in_sight(session: Session) -> tuple[Ability, Ability] | None:
    """Two shots of one Sniper at enemies that stand on the same tile."""
    s, tile_of = session.state, session.state.table.board.tile_of
    shots = [it for it in session.ask.options if isinstance(it, Ability) and s.die(it.die).pips == 1]
    for one, other in combinations(shots, 2):
        if one.die == other.die and len({tile_of[s.die(it.target).space] for it in (one, other)}) == 1:
            return one, other
    return None
