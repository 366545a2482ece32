"""The table of every game: what happened is played once, whatever the table is asked before it is played."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from game import paths
from game.content.settings import Settings
from game.engine.core.bots import RandomBot
from game.scenes.dday.table import DdayTableScene
from game.scenes.komandosi.table import KomandosiTableScene
from game.scenes.moving_table import MovingTable
from game.scenes.table import TableScene
from tests.games import NAMES, new_session
from tests.ui.toolkit_desk import Desk

TABLES: dict[str, tuple[Callable[..., Any], str]] = {
    "commandos": (TableScene, "commandos/01_gather_intel.tmx"),
    "dday": (DdayTableScene, "dday/3_utah.tmx"),
    "komandosi": (KomandosiTableScene, "komandosi/island.tmx"),
}
DEEDS = 120
FRAME = 400
SEED = 3


def open_table(name: str, speed: float) -> MovingTable:
    desk = Desk(settings=Settings(speed=speed, close_up="off"))
    scene, board = TABLES[name]
    table: MovingTable = scene(desk.ui, new_session(name, SEED), near=paths.maps() / board)
    desk.open(table)
    return table


@pytest.mark.parametrize("speed", [0.0, 1.0])
@pytest.mark.parametrize("name", NAMES)
def test_commands_of_anybody_are_seen_once_whatever_is_done_before_they_are_played(name: str, speed: float) -> None:
    table, bot, chance = open_table(name, speed), RandomBot(SEED), random.Random(SEED)
    table.finish_all()
    looks = (table.moved_on, table.rebuild, table.finish, table.finish_all, table.play_queued, table.go_on)
    for _ in range(DEEDS):
        if table.game.ask is None:
            break
        table.game.play(bot.choose(table.game.session.state, table.game.ask))
        assert table.busy or not table.queued
        chance.choice((*looks, lambda: table.pass_time(FRAME), lambda: None))()
    table.finish_all()
    game = table.game
    assert not table.busy and not table.queued
    shown = game.shown.clone()
    game.catch_up()
    assert shown == game.shown
    assert game.lines_shown == len(game.book.lines)
