"""The table with every mission, side B, bosses and advanced cards: events fold, all texts fit in every language."""

from __future__ import annotations

from dataclasses import MISSING, fields

import pytest

from game import paths
from game.content.cards import commandos_cards
from game.engine.commandos import field_events
from game.engine.commandos.bot_why import why
from game.engine.commandos.game import GAME
from game.engine.commandos.state import Setup
from game.engine.core.events import Event
from game.engine.core.session import Session
from game.engine.games import bot
from game.scenes.result import ResultChoices, ResultScene
from game.scenes.table_advice import advice
from game.ui.language import set_language
from game.ui.skins.commandos.field_lines import FIELD_WRITERS
from game.ui.skins.commandos.log import LogBook
from game.ui.skins.commandos.stage import Stage
from tests.rules.commandos.boards import shipped
from tests.ui.table_driver import Desk
from tools import catalogue

STEMS = sorted(file.stem for file in (paths.maps() / "commandos").glob("*.tmx"))
KINDS = [kind.id for kind in commandos_cards().enemies]
ALL = (1, 2, 3, 4, 5, 6)
WAYS = [field for field in fields(ResultChoices) if field.default is MISSING]
"""Where a result always leads."""


def session_of(stem: str, side: str, seed: int, hard: bool = False) -> Session:
    """A new game of a mission."""
    kind = KINDS[seed % len(KINDS)]
    setup = Setup(shipped(stem, side), kind, advanced=ALL if hard else (), hard_boss=hard, hard_events=6 * hard)
    return Session(GAME, setup, commandos_cards(), seed)


@pytest.mark.parametrize("side", "AB")
@pytest.mark.parametrize("stem", STEMS)
def test_folding_all_events_gives_the_stage_of_every_mission(stem: str, side: str) -> None:
    for name in ("random", "greedy"):
        seed = STEMS.index(stem)
        session, player = session_of(stem, side, seed, hard=name == "random"), bot("commandos", name, seed)
        stage = Stage.of(session.state)
        while session.ask:
            command = player.choose(session.state, session.ask)
            for event in session.play(command):
                stage.apply(event)
            assert stage == Stage.of(session.state), command


@pytest.mark.parametrize("language", ["en", *catalogue.LANGUAGES])
@pytest.mark.parametrize("stem", STEMS)
def test_a_mission_is_drawn_and_its_texts_fit(stem: str, language: str) -> None:
    set_language(language)
    try:
        session, player = session_of(stem, "B", STEMS.index(stem), hard=True), bot("commandos", "greedy", 1)
        desk = Desk(session)
        for _ in range(40):
            if session.ask is None:
                return
            desk.scene.game.play(player.choose(session.state, session.ask))
            desk.draw()
    finally:
        set_language("en")


@pytest.mark.parametrize("stem", STEMS)
def test_a_mission_that_is_over_has_its_result_and_every_command_its_advice(stem: str) -> None:
    session, player = session_of(stem, "B", STEMS.index(stem), hard=True), bot("commandos", "random", 2)
    desk = Desk(session)
    while session.ask:
        for option in {type(option): option for option in session.ask.options}.values():
            assert advice(desk.scene.game, option)
            assert why(session.state, option).sentence
        desk.scene.game.play(player.choose(session.state, session.ask))
    scene = ResultScene(desk.ui, session, ResultChoices(*[lambda *_: None] * len(WAYS)))
    desk.ui.scenes.push(scene)
    desk.ui.scenes.settle()
    desk.draw()


def test_every_event_of_the_field_that_a_player_should_know_has_its_line() -> None:
    silent = {"SpawnsOpened", "BossHidden"}
    kinds = {it for it in vars(field_events).values() if isinstance(it, type) and issubclass(it, Event)} - {Event}
    assert {kind.__name__ for kind in kinds - FIELD_WRITERS.keys()} == silent


@pytest.mark.parametrize("stem", STEMS)
def test_a_line_about_a_place_says_who_is_there(stem: str) -> None:
    session = session_of(stem, "A", 1)
    book = LogBook(session.state.table, Stage.of(session.game.start(session.setup, session.cards, session.seed)))
    book.add(session.opening)
    while session.state.phase == "setup":
        book.add(session.play(session.ask.options[0]))
    lines = book.lines
    assert all(lines[number - 1].sentence.startswith("New enemy") for number, line in enumerate(lines) if line.indent)
    boss = session.state.table.boss
    assert boss is None or f"{boss.name} {boss.die} waits at" in book.as_text()
