"""At the table of D-Day Dice everything that can be clicked is large enough to be hit."""

from __future__ import annotations

import pytest

from game.engine.core.session import Session
from game.engine.games import bot
from game.scenes.dday.planner import TradePlanner
from game.scenes.dday.table import DdayTableScene
from game.scenes.page_scene import PageScene
from game.ui import theme
from tests.ui.test_dday_table import table as dday_table
from tests.ui.test_dday_trade import trading_table

CHOICES, EVERY = 120, 12
SIZES = [(1280, 680), (1280, 720), (1366, 768), (1920, 1080)]
"""A smaller window shows the smallest of them scaled down, a greater one these scaled up."""


def too_small(scene: PageScene) -> list[str]:
    """The names of the widgets that are hard to hit."""
    return [widget.name for widget in scene.page.widgets if widget.focusable and min(widget.rect.size) < theme.HIT]


def played_on(scene: DdayTableScene, seed: int) -> list[str]:
    """What is too small in a game that bots play, with and without the log."""
    session: Session = scene.game.session
    player, found = bot(session.game.id, "greedy", seed), []
    for number in range(CHOICES):
        if session.ask is None:
            break
        scene.game.play(player.choose(session.state, session.ask))
        if number % EVERY == 0:
            scene.play_queued()
            scene.finish_all()
            for _ in range(2):
                scene.swap_log()
                found += too_small(scene)
    return found


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("units", [1, 2, 3, 4])
def test_nothing_on_the_table_of_dday_dice_is_too_small(units: int, size: tuple[int, int]) -> None:
    assert sorted(set(played_on(dday_table(units, 7, size), 7))) == []


def test_nothing_in_the_trade_planner_is_too_small() -> None:
    scene = trading_table()
    planner = TradePlanner(scene.ui, scene.game, lambda note: None)
    planner.layout(theme.DESIGN)
    assert too_small(planner) == []
