"""Every card, die and condition can be read at the table in every language: nothing is cut."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from game.content.cards import commandos_cards
from game.engine.commandos.bot import GreedyBot
from game.engine.commandos.state import Table
from game.scenes.table_advice import advice
from game.scenes.table_tips import tip_of
from game.ui import text
from game.ui.skins.commandos import board_marks, hand, left_panels, right_panels
from game.ui.skins.commandos.commando_panel import about_commando, paint_commando_panel
from game.ui.skins.commandos.layout import Layout
from game.ui.skins.commandos.stage import Stage
from game.ui.text import tr, tr_message
from game.ui.widgets import bubble
from game.ui.widgets.base import Tip
from tests.ui.table_driver import LOW, NORMAL, Desk
from tests.ui.table_games import new_session, session_after
from tests.ui.test_table_missions import session_of

CARDS = commandos_cards()
WIDEST_PLATE = 40  # board pixels: less than a tile, so that the plates of neighbours stay apart


@pytest.fixture(params=["en", "pl"], autouse=True)
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    text.set_language(request.param)
    yield request.param
    text.set_language("en")


@pytest.fixture
def sheet() -> Iterator[pygame.Surface]:
    pygame.display.set_mode(NORMAL)
    pygame.font.init()
    hand._small.cache_clear()  # what is kept is not measured again
    with text.must_fit():
        yield pygame.Surface(NORMAL)


def table() -> Table:
    return session_after(0, 0).state.table


def stage() -> Stage:
    return Stage.of(session_after(3, 28).state)


@pytest.mark.parametrize("size", [NORMAL, LOW])
@pytest.mark.parametrize("card", CARDS.loadouts, ids=lambda card: card.id)
def test_every_load_out_fits_in_the_hand_and_in_full(card: object, size: tuple[int, int], sheet: pygame.Surface):
    rect = Layout(size).card(0, 3)
    hand.paint_small(sheet, rect, card)
    hand.paint_full(sheet, rect, card)


@pytest.mark.parametrize("card", CARDS.events, ids=lambda card: card.id)
def test_every_event_fits_its_card(card: object, sheet: pygame.Surface):
    shown = stage()
    shown.event = card.id
    left_panels.paint_event(sheet, Layout(NORMAL).event, table(), shown)


@pytest.mark.parametrize("stem", ["04_iron_general", "05_tooth_and_claw", "06_jungle_ghost"])
@pytest.mark.parametrize("hard", [False, True])
@pytest.mark.parametrize("seed", range(4))  # an enemy type each
def test_the_enemy_panel_tells_of_every_enemy_and_boss_in_full(stem: str, hard: bool, seed: int, sheet: pygame.Surface):
    s = session_of(stem, "A", seed, hard).state
    shown, rect = Stage.of(s), Layout(NORMAL).enemy
    shown.trophies, shown.damage = 6, s.table.boss.hits
    for letter, pips in zip("uvwxyz", range(1, 7), strict=True):
        shown.dice[letter].pips, shown.dice[letter].space = pips, 0
    for face in (s.table.boss, *(s.table.enemies[pips] for pips in range(1, 7))):
        words = f"6 {tr(face.name)}: {tr(face.short)}"
        assert len(text.wrap(words, rect.w - 20, "label")) <= 2, words
    for pointed in (0, left_panels.THE_BOSS):
        left_panels.paint_enemy(sheet, rect, s.table, shown, 6, pointed)


@pytest.mark.parametrize("card", [CARDS.commandos[face] for face in range(6)], ids=lambda card: card.name)
def test_every_commando_fits_its_panel(card: object, sheet: pygame.Surface):
    paint_commando_panel(sheet, Layout(NORMAL).commando, about_commando(card, "a", 6, "D3:9", stealth=True))


@pytest.mark.parametrize("token", CARDS.objectives, ids=lambda token: token.id)
def test_every_condition_fits_its_row_its_plate_and_its_bubble(token: object, sheet: pygame.Surface):
    right_panels.paint_objectives(sheet, Layout(NORMAL).objectives, table(), stage(), (token.id,) * 3)
    assert board_marks.plate_width(tr(token.plate)) <= WIDEST_PLATE
    bubble.draw_tip(sheet, Tip(tr(token.words), "Intel"), pygame.Rect(300, 300, 48, 48))


def test_the_bubble_of_every_space_fits(sheet: pygame.Surface):
    for seed in range(4):
        desk = Desk(session_after(seed, 40))
        for space in range(108):
            if tip := tip_of(desk.scene.game, space):
                bubble.draw_tip(sheet, tip, desk.scene.geometry.space_rect(space), "F1")


@pytest.mark.parametrize("size", [NORMAL, LOW])
@pytest.mark.parametrize("seed", range(2))
def test_every_hint_has_words_and_every_reason_of_the_bot_fits(seed: int, size: tuple[int, int]):
    session, bot = new_session(seed), GreedyBot()
    desk = Desk(session, size)
    with text.must_fit():
        while session.ask:
            command = bot.choose(session.state, session.ask)
            words = advice(desk.scene.game, command), tr_message(bot.why(session.state, command))
            assert all(words) and not any("{" in part for part in words)
            desk.scene.say(" ".join(words), desk.scene.places.tools()[2], title="Hint")
            desk.draw()
            desk.scene.bubble = None
            desk.scene.game.play(command)
            desk.scene.play_queued()
            desk.scene.go_on()
