"""What the Komandosi table tells of orders, houses, shops and passed moves."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from game.content.boards import read_board
from game.content.cards import komandosi_cards
from game.content.settings import Settings
from game.engine.core.session import Session
from game.engine.games import bot, game
from game.engine.komandosi.board_spec import BoardSpec
from game.engine.komandosi.events import Stayed
from game.engine.komandosi.order_way import order_way
from game.engine.komandosi.orders import distance_of
from game.engine.komandosi.state import NAMES, NO_CARD, NOWHERE, Setup
from game.scenes.komandosi.table import KomandosiTableScene
from game.ui.skins.komandosi.passed import stuck_words
from tests.games import new_session
from tests.rules.komandosi.table import table
from tests.ui.test_komandosi_table import MAP, click
from tests.ui.toolkit_desk import Desk


def table_with(players: Mapping[str, Mapping[str, Any]], speed: float = 0.0) -> tuple[Desk, KomandosiTableScene]:
    """A table on the desk on which these players begin a turn."""
    spec, _ = read_board(MAP)
    assert isinstance(spec, BoardSpec)
    session = Session(game("komandosi"), Setup(spec, NAMES[: len(players)]), komandosi_cards(), 5)
    state = table(players, parts={"C17": "purple"}).s
    state.rng, state.table = 5, session.state.table
    session.resume(state, [], [])
    session.opening = []
    desk = Desk((1280, 720), Settings().changed(speed=speed))
    scene = KomandosiTableScene(desk.ui, session, near=MAP)
    desk.open(scene)
    return desk, scene


def bubble(scene: KomandosiTableScene, square: str) -> str:
    assert scene.island
    scene.island.cursor = scene.game.state.board.square_of[square]
    tip = scene.island.describe()
    assert tip
    return tip.body


def panel(scene: KomandosiTableScene, letter: str) -> str:
    widget = next(widget for widget in scene.page.widgets if widget.name == f"player {letter}")
    tip = widget.describe()
    assert tip
    return tip.body


# ------------------------------------------------------------ orders


@pytest.mark.parametrize("seed", range(8))
def test_the_way_of_an_order_is_as_long_as_its_distance_and_ends_at_such_a_place(seed: int) -> None:
    session, chooser = new_session("komandosi", seed), bot("komandosi", "greedy", seed)
    while session.ask and len(session.log) < 250:
        for player in session.state.players:
            if player.order != NO_CARD and player.square != NOWHERE:
                way = order_way(session.state, player)
                assert len(way) == (distance_of(session.state, player, player.square) or 0)
        session.play(chooser.choose(session.state, session.ask))


def test_an_order_shows_its_way_and_how_far_it_is() -> None:
    desk, scene = table_with({"A": {"at": "Q20", "order": "order_shop"}, "B": {"at": "G9"}})
    assert len(scene.order_way) == 10
    assert "10 squares" in bubble(scene, "J23")
    assert "10 squares" in panel(scene, "A")
    desk.look()


def test_without_an_order_no_way_is_shown() -> None:
    _, scene = table_with({"A": {"at": "Q20"}, "B": {"at": "G9", "order": "order_shop"}})
    assert scene.order_way == ()


# ------------------------------------------------------------ houses and shops


def test_everybody_can_read_all_that_lies_in_a_house() -> None:
    store = {"money": 300, "parts": "purple", "kept": "free_car", "goods": "rifle cartridge cartridge"}
    _, scene = table_with({"A": {"at": "Q20"}, "B": {"at": "G9", "house": "H9", "store": store}})
    for words in (panel(scene, "B"), bubble(scene, "H9")):
        for thing in ("300", "purple part", "free car", "rifle", "2 x cartridge"):
            assert thing in words


def test_the_counter_of_a_shop_says_what_is_left_and_why_something_cannot_be_bought() -> None:
    desk, scene = table_with({"A": {"at": "O10", "money": 50}, "B": {"at": "G9"}})
    click(desk, scene, "button:buy")
    counter = {widget.pick: widget for widget in scene.page.widgets if widget.pick.startswith("thing:")}
    assert set(counter) == {"thing:launcher", "thing:rifle", "thing:rocket", "thing:cartridge"}
    left = scene.game.state.stock
    assert counter["thing:cartridge"].sub == f"50, {left[3]} left"  # type: ignore[attr-defined]
    assert not counter["thing:cartridge"].reason
    assert "100" in counter["thing:rifle"].reason and "50" in counter["thing:rifle"].reason
    desk.look()


# ------------------------------------------------------------ passed moves


@pytest.mark.parametrize("by", ["komandosi:Q7", "komandosi:K7", "komandosi:Q65", "komandosi:Q62"])
@pytest.mark.parametrize("speed", [0.0, 1.0])
def test_a_move_that_cannot_be_made_is_passed_with_the_reason(by: str, speed: float) -> None:
    desk, scene = table_with({"A": {"at": "Q20"}, "B": {"at": "G9"}}, speed)

    event = Stayed("A", by)
    scene.queued.append(event)
    scene.play_queued()
    words = stuck_words(event, NAMES[0])
    assert scene.note == words != ""
    if speed:
        banner = scene.player.effects().banner
        assert banner and banner.words == words
    desk.look()


def test_to_stay_of_his_own_will_needs_no_words() -> None:
    assert not stuck_words(Stayed("A", "komandosi:K16"), "Anna")
