"""Every text of the D-Day Dice table fits its place, in every language, at the smallest size, in every phase."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pygame
import pytest

from game.engine.dday.bot import GreedyBot
from game.engine.dday.commands import Give
from game.scenes.dday.planner import TradePlanner
from game.scenes.dday.strip_combat import COMBAT, NO_USE, TOO_EARLY, TOO_LATE, UNIT_READY
from game.ui import text
from game.ui.language import set_language
from game.ui.skins.dday.pool_card import Look, paint_pool_card
from game.ui.text import tr
from tests.ui.test_dday_clicks import Noting

LOWEST = (1280, 680)
COMBAT_CARD = 153, 100
EACH = 37
"""Choices from one look to the next."""


@pytest.fixture(params=["en", "pl"], autouse=True)
def _language(request: pytest.FixtureRequest) -> Iterator[None]:
    set_language(request.param)
    yield
    set_language("en")


def test_what_any_card_for_combat_does_fits_below_the_reason_why_it_rests() -> None:
    state = Noting("6_sword", 4, 4).session.state
    table, surface = state.table, pygame.Surface(LOWEST)
    reasons = [tr(why) for why in (NO_USE, UNIT_READY, TOO_LATE, TOO_EARLY)]
    cards = [card for card, windows in table.windows.items() if set(COMBAT) & set(windows)]
    assert cards
    with text.must_fit():
        for card, why in product(cards, reasons):
            look = Look(lines=(why, tr(table.card(card).short)), off=True, owner="A")
            paint_pool_card(surface, pygame.Rect(0, 0, *COMBAT_CARD), state, card, look)


@pytest.mark.parametrize(("name", "units"), [("6_sword", 4), ("7_pointe_du_hoc", 2)])
def test_the_table_is_readable_all_through_a_game(name: str, units: int) -> None:
    noting, bot, traded = Noting(name, units, 4), GreedyBot(), False
    noting.desk.ui.scenes.layout(LOWEST)
    phases: set[tuple[str, bool]] = set()
    while ask := noting.session.ask:
        state, count = noting.session.state, len(noting.session.log)
        if (state.phase, state.fired) not in phases or not count % EACH:
            phases.add((state.phase, state.fired))
            noting.table.play_queued()
            noting.desk.look()
            if not traded and any(isinstance(option, Give) for option in ask.options):
                noting.click(noting.find("button:trade"))
                traded = isinstance(noting.top, TradePlanner)
                noting.desk.look()
                if traded:
                    noting.top.back()
                    noting.desk.ui.scenes.settle()
        noting.table.game.play(bot.choose(state, ask))
    noting.table.play_queued()
    noting.desk.look()
    assert traded and {phase for phase, _ in phases} == {"roll", "upkeep", "find", "move", "combat"}
