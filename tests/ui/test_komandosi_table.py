"""The Komandosi table: every option can be reached by clicks, whole games are played by them, nothing is clipped."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from game.content.boards import read_board
from game.content.cards import komandosi_cards
from game.content.controls import Action
from game.content.settings import Settings
from game.engine.core.bots import RandomBot
from game.engine.core.session import Session
from game.engine.games import bot, game
from game.engine.komandosi.board_spec import BoardSpec
from game.engine.komandosi.rulings import Rulings
from game.engine.komandosi.state import NAMES, Setup
from game.scenes.komandosi.table import KomandosiTableScene
from game.scenes.players import PERSON
from game.scenes.seat_choice import SeatChoice
from game.scenes.table_calls import TableCalls
from game.ui import theme
from game.ui.input import Key
from tests.ui.scene_checks import ALL_SIZES
from tests.ui.toolkit_desk import Desk

MAP = Path("maps/komandosi/island.tmx")
MENU_PLACE = 24, 20


def opened(
    players: int, seed: int, choices: int = 0, size: tuple[int, int] = (1280, 720), rounds: int = 50
) -> tuple[Desk, KomandosiTableScene]:
    """A table on the desk, after so many choices of the greedy bot, with everything at rest."""
    spec, _ = read_board(MAP)
    assert isinstance(spec, BoardSpec)
    rulings = Rulings(round_limit=rounds)  # type: ignore[arg-type]
    session = Session(game("komandosi"), Setup(spec, NAMES[:players], rulings=rulings), komandosi_cards(), seed)
    chooser = bot("komandosi", "greedy", seed)
    while session.ask and len(session.log) < choices:
        session.play(chooser.choose(session.state, session.ask))
    desk = Desk(size, Settings().changed(speed=0.0))
    scene = KomandosiTableScene(desk.ui, session, near=MAP)
    desk.open(scene)
    return desk, scene


def click(desk: Desk, scene: KomandosiTableScene, pick: str) -> None:
    """A click of the mouse on what can be picked: a square of the island, or a button or panel with this pick."""
    kind, _, name = pick.partition(":")
    shown = next((widget for widget in scene.page.widgets if widget.pick == pick and not widget.reason), None)
    if shown is not None:
        desk.click(shown.rect.center)
        return
    assert kind == "square", f"nothing on the table picks {pick}"
    desk.click(scene.picture.island.squares.centre(scene.game.state.board.square_of[name]))


def turn_to(scene: KomandosiTableScene, pick: str) -> None:
    """Turns the buttons at the foot to the page of one of them."""
    for _ in range(12):
        more = any(widget.letter == "m" for widget in scene.page.widgets)
        if not more or any(widget.pick == pick for widget in scene.page.widgets):
            return
        scene.handle(Key("m"))


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (4, 7), (6, 3)])
def test_every_option_can_be_reached_by_clicks(players: int, seed: int) -> None:
    desk, scene = opened(players, seed)
    chooser, chance = bot("komandosi", "greedy", seed), random.Random(seed)
    seen: set[str] = set()
    for _ in range(70):
        ask = scene.game.ask
        if ask is None:
            break
        fresh = [option for option in ask.options if type(option).__name__ not in seen]
        wise = chooser.choose(scene.game.state, ask)
        command = chance.choice(fresh) if fresh and chance.random() < 0.5 else wise
        before = len(scene.game.session.log)
        for pick in command.picks():
            if len(scene.game.session.log) == before:  # a button that leaves one option completes it
                turn_to(scene, pick)
                click(desk, scene, pick)
        assert scene.game.session.log[before:] == [command.text()]
        seen.add(type(command).__name__)
    assert {"Roll", "Go", "Done", "Take"} <= seen


@pytest.mark.parametrize("players", [2, 3, 5])
def test_a_game_can_be_played_to_its_end_by_random_clicks(players: int) -> None:
    desk, scene = opened(players, 11, rounds=50)
    chance = random.Random(players)
    for _ in range(6000):
        if scene.game.ask is None:
            return
        acts = [widget for widget in scene.page.widgets if widget.name.startswith("act ")]
        assert all(scene.places.foot.contains(widget.rect) for widget in acts)
        open_picks = scene.game.chooser.open_picks()
        shown = [widget.pick for widget in scene.page.widgets if widget.pick in open_picks and not widget.reason]
        squares = [pick for pick in open_picks if pick.startswith("square:")]
        click(desk, scene, chance.choice(squares or shown))
    pytest.fail("the game did not end")


@pytest.mark.parametrize("size", ALL_SIZES)
@pytest.mark.parametrize(("players", "choices"), [(2, 0), (4, 61), (6, 130), (6, 131)])
def test_the_table_is_drawn_without_a_clipped_text(size: tuple[int, int], players: int, choices: int) -> None:
    desk, scene = opened(players, players, choices, size)
    desk.look()
    scene.swap_log()
    desk.look()


@pytest.mark.parametrize("size", ALL_SIZES)
@pytest.mark.parametrize("players", [2, 6])
def test_everything_that_can_be_clicked_is_large_enough(size: tuple[int, int], players: int) -> None:
    _, scene = opened(players, players, 61, size)
    for _ in range(2):
        small = [widget.name for widget in scene.page.widgets if widget.focusable and min(widget.rect.size) < theme.HIT]
        assert not small
        scene.swap_log()


def test_the_buttons_say_why_they_are_off() -> None:
    _, scene = opened(3, 2)
    reasons = {widget.pick: widget.reason for widget in scene.page.widgets if widget.pick.startswith("button:")}
    assert "rifle and a cartridge" in reasons["button:rifle"]
    assert "no part" in reasons["button:take"]


def test_a_click_on_an_opponent_in_reach_aims_at_him() -> None:
    for seed in range(40):
        desk, scene = opened(4, seed, 40)
        options = scene.game.ask.options if scene.game.ask else []
        attacks = [option for option in options if type(option).__name__ == "Fist"]
        if not attacks:
            continue
        click(desk, scene, f"player:{attacks[0].target}")
        assert scene.game.button == "fist" or scene.game.session.log[-1] == attacks[0].text()
        return
    pytest.fail("nobody was ever in reach")


def test_keys_alone_roll_and_walk() -> None:
    _, scene = opened(2, 4)
    scene.handle(Key("1"))
    assert scene.game.session.log[-1].startswith("roll")
    scene.page.focus("island")
    square = min(scene.ways)
    assert scene.island
    scene.island.cursor = square
    scene.island.click()
    assert scene.game.session.log[-1].startswith("go")


def test_bots_take_seats_and_give_them_back() -> None:
    _, scene = opened(3, 3)
    scene.seat(RandomBot(1))
    for _ in range(5):
        scene.update(10_000)
    assert len(scene.game.session.log) >= 5
    scene.give_seat("A", PERSON)
    assert "A" not in scene.bots


def test_a_hint_shows_what_a_bot_would_do_at_every_moment() -> None:
    _, scene = opened(3, 6)
    chooser = RandomBot(6)
    for _ in range(60):
        if scene.game.ask is None:
            return
        scene.hint()
        assert scene.note
        scene.game.play(chooser.choose(scene.game.state, scene.game.ask))
        scene.play_queued()


def test_undo_takes_a_purchase_back_and_stops_at_the_roll() -> None:
    _, scene = opened(2, 4)
    scene.undo()
    assert scene.note
    scene.pick("button:roll")
    count = len(scene.game.session.log)
    scene.undo()
    assert len(scene.game.session.log) == count
    scene.pick_square(min(scene.ways))
    scene.undo()
    assert len(scene.game.session.log) == count


def playing_bots(opened_menus: list[str]) -> tuple[Desk, KomandosiTableScene]:
    """A table on which bots play one after another without a pause, while something moves."""
    spec, _ = read_board(MAP)
    assert isinstance(spec, BoardSpec)
    session = Session(game("komandosi"), Setup(spec, NAMES[:3]), komandosi_cards(), 8)
    desk = Desk(settings=Settings().changed(bot_pause_ms=0))
    calls = TableCalls(on_menu=lambda: opened_menus.append("menu"))
    scene = KomandosiTableScene(desk.ui, session, calls, MAP, bot("komandosi", "greedy", 8))
    desk.open(scene)
    scene.finish_all()
    while not (scene.busy and scene.note):
        desk.ui.scenes.update(theme.FRAME)
    return desk, scene


def test_menu_log_and_seats_are_in_reach_while_bots_play_without_a_pause() -> None:
    menus: list[str] = []
    desk, scene = playing_bots(menus)
    desk.act(Action.BACK)
    assert menus == ["menu"]
    desk, scene = playing_bots(menus)
    desk.click(MENU_PLACE)
    assert menus == ["menu", "menu"]
    desk, scene = playing_bots(menus)
    desk.key("l")
    assert scene.log_open
    desk, scene = playing_bots(menus)
    seat = scene.page.widget("seat A")
    assert seat
    desk.click(seat.rect.center)
    assert isinstance(desk.ui.scenes.top, SeatChoice)


def test_what_is_not_seen_yet_cannot_be_chosen_by_the_click_that_ends_a_motion() -> None:
    desk, scene = opened(2, 4)
    scene.ui.change(speed=1.0)
    scene.pick("button:roll")
    assert scene.busy
    count = len(scene.game.session.log)
    desk.click(scene.picture.island.squares.centre(next(iter(scene.chances or {0: 0}))))
    assert not scene.busy and len(scene.game.session.log) == count
