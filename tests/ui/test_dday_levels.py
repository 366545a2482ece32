"""Every picture of a battle map shows the numbers of the chosen level for the chosen number of Units."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pygame
import pytest

from game.content.cards import dday_cards
from game.content.controls import Action
from game.content.settings import Settings
from game.engine.core.session import Session
from game.engine.dday.board import board_of
from game.engine.dday.game import GAME
from game.engine.dday.state import MOST_UNITS, NAMES, Setup
from game.scenes.dday.setup import DdaySetupChoices, DdaySetupScene
from game.scenes.dday.setup_board import paint_board
from game.scenes.dday.setup_maps import DdayEntry, all_entries
from game.scenes.dday.table import DdayTableScene
from game.ui import text
from game.ui.skins.dday import signs
from tests.ui.scene_checks import opened
from tests.ui.toolkit_desk import Desk, open_window

ROOM = pygame.Rect(0, 0, 660, 560)
SEED = 3


def _played() -> Iterator[tuple[DdayEntry, int, int]]:
    """Every shipped map, each level of it, for one Unit and for all four."""
    for entry in all_entries():
        if entry.board and not entry.own:
            yield from ((entry, level, units) for level in range(len(entry.board.levels)) for units in (1, MOST_UNITS))


PLAYED = list(_played())


def name_of(value: object) -> str:
    return value.file.stem if isinstance(value, DdayEntry) else str(value)


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """All words that are drawn from now on."""
    found: list[str] = []
    draw = text.draw

    def noted(surface: pygame.Surface, words: str, *told: Any, **more: Any) -> int:
        found.append(words)
        return draw(surface, words, *told, **more)

    monkeypatch.setattr(text, "draw", noted)
    return found


@pytest.mark.parametrize(("entry", "level", "units"), PLAYED, ids=name_of)
def test_the_map_of_the_set_up_tells_each_def(entry: DdayEntry, level: int, units: int, drawn: list[str]) -> None:
    surface = open_window()
    paint_board(surface, ROOM, entry, level, units)
    assert entry.board
    for sector in board_of(entry.board, level, units).sectors:
        assert f"{sector.name} {sector.defence}" in drawn


def test_level_and_number_of_units_that_are_chosen_reach_the_map_of_the_set_up(drawn: list[str]) -> None:
    nothing: Any = lambda *told: None  # noqa: E731
    desk, scene = opened(lambda desk: DdaySetupScene(desk.ui, DdaySetupChoices(nothing, nothing, nothing), SEED))
    assert isinstance(scene, DdaySetupScene)
    for name, times, keys in (("level", 2, "maps"), ("units", 3, "level")):
        for _ in range(times):
            assert scene.entry.board
            bunker = board_of(scene.entry.board, scene.level, scene.team.count)
            drawn.clear()
            scene.rebuild()
            desk.look()
            assert f"{bunker.names[bunker.bunker]} {bunker.sectors[bunker.bunker].defence}" in drawn
            scene.page.focus(name)
            desk.act(Action.RIGHT)
        scene.page.focus(keys)


@pytest.mark.parametrize(("entry", "level", "units"), PLAYED, ids=name_of)
def test_the_signs_of_the_table_tell_what_the_level_plays_with(
    entry: DdayEntry, level: int, units: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: dict[str, list[Any]] = {"sector_sign": [], "link_sign": []}
    for name, found in told.items():
        paint = getattr(signs, name)

        def noted(*args: Any, paint: Any = paint, found: list[Any] = found) -> Any:
            found.append(args[2:])
            return paint(*args)

        monkeypatch.setattr(signs, name, noted)
    setup = Setup(entry.board, NAMES[:units], level=level, cards_version=dday_cards().version)
    desk = Desk(settings=Settings(speed=0.0))
    desk.open(DdayTableScene(desk.ui, Session(GAME, setup, dday_cards(), SEED), near=entry.file))
    told["sector_sign"].clear()
    told["link_sign"].clear()
    desk.look()
    assert entry.board
    board = board_of(entry.board, level, units)
    defences = {sector.name: (defence, guns) for sector, defence, guns in told["sector_sign"]}
    assert defences == {sector.name: (sector.defence, sector.machine_gun) for sector in board.sectors}
    ways = {(link.origin, link.target): (link.landmines, link.need, cost) for link, cost, _ in told["link_sign"]}
    expected = {(link.origin, link.target): (link.landmines, link.need, link.courage) for link in board.links}
    assert ways == {way: what for way, what in expected.items() if any(what)}
