"""What stays to be seen on the Komandosi table after it moved: the last roll, spin and event card."""

from __future__ import annotations

import math

import pygame
import pytest

from game.engine.games import bot
from game.engine.komandosi.state import NO_CARD, NOWHERE
from game.scenes.komandosi.table import KomandosiTableScene
from game.ui import theme
from game.ui.skins.komandosi.event_card import card_picture
from game.ui.skins.komandosi.spinner import paint_spinner, turn_of
from game.ui.skins.komandosi.stage import Stage
from tests.games import new_session
from tests.ui.test_komandosi_table import opened
from tests.ui.toolkit_desk import Desk

Seen = tuple[int, str, int, int, str]


def seen(stage: Stage) -> Seen:
    return stage.pips, stage.way, stage.spun, stage.card, stage.drawn_by


def greedy_turns(scene: KomandosiTableScene, count: int) -> list[Seen]:
    """Plays on, with what a stage shows that is folded from all events beside the table's."""
    chooser, session = bot("komandosi", "greedy", 5), scene.game.session
    folded = scene.game.shown.clone()
    found = []
    for _ in range(count):
        if not session.ask:
            break
        scene.game.play(chooser.choose(session.state, session.ask))
        for event in scene.queued:
            folded.apply(event)
        scene.play_queued()
        scene.finish_all()
        assert seen(scene.game.shown) == seen(folded)
        found.append(seen(folded))
    return found


def test_roll_spin_and_event_card_stay_on_the_table_when_all_has_moved() -> None:
    _, scene = opened(4, 2)
    assert scene.game.shown.spun != NOWHERE
    found = greedy_turns(scene, 80)
    assert any(card != NO_CARD for _, _, _, card, _ in found)
    assert all(pips for pips, *_ in found[1:])


def test_they_are_there_when_a_game_is_opened_again() -> None:
    _, scene = opened(4, 2)
    before = greedy_turns(scene, 60)[-1]
    again = KomandosiTableScene(scene.ui, scene.game.session)
    again.finish_all()
    assert seen(again.game.shown) == before


def test_a_walk_that_is_taken_back_leaves_the_roll_on_the_die() -> None:
    _, scene = opened(2, 4)
    scene.pick("button:roll")
    rolled = seen(scene.game.shown)
    scene.pick_square(min(scene.ways))
    scene.undo()
    assert scene.ways and seen(scene.game.shown) == rolled


def test_no_text_of_an_event_card_stands_on_the_frame_of_its_picture() -> None:
    Desk()
    stage = Stage.of(new_session("komandosi", 1).state)
    paper = theme.rgb("paper")
    for card in range(len(stage.table.cards.events)):
        picture = card_picture(stage, card)
        column = [tuple(picture.get_at((9, y)))[:3] for y in range(picture.get_height())]
        below = column[column.index(paper) :]  # the picture is above its first paper
        assert below.count(paper) > picture.get_height() // 4
        assert tuple(theme.rgb("ink")) not in below[: below.count(paper)]


@pytest.mark.parametrize("square", [0, 83, 7 * 26 + 12, 18 * 26 - 1])
def test_the_long_hand_of_the_spinner_rests_at_the_number_and_the_short_one_at_the_letter(square: int) -> None:
    Desk()
    stage = Stage.of(new_session("komandosi", 1).state)
    surface, rect = pygame.Surface((190, 206)), pygame.Rect(0, 0, 190, 206)
    paint_spinner(surface, rect, stage, square, 1.0)
    middle = rect.centerx, 8 + (rect.h - 34) // 2
    row, column = divmod(square, stage.table.setup.board.columns)
    hands = {theme.rgb("coral"), theme.rgb("red")}
    for sign, signs, away in ((column, 26, 52), (row, 18, 30)):
        turn = math.tau * turn_of(sign, signs)
        x, y = middle[0] + away * math.cos(turn), middle[1] + away * math.sin(turn)
        assert any(
            tuple(surface.get_at((round(x) + dx, round(y) + dy)))[:3] in hands for dx in (-1, 0, 1) for dy in (-1, 0, 1)
        )


def test_the_sea_flows_under_a_note() -> None:
    desk, scene = opened(2, 4)
    scene.ui.change(speed=1.0)
    scene.finish_all()
    scene.hint()
    assert scene.note
    well = scene.places.well
    strip = pygame.Rect(well.x + 30, well.bottom - 40, well.w - 40, 32)
    before = pygame.image.tobytes(desk.look().subsurface(strip), "RGB")
    flowed = 0
    for _ in range(40):
        flowed += scene.picture.island.flow(100)
    assert flowed
    assert pygame.image.tobytes(desk.look().subsurface(strip), "RGB") == before
