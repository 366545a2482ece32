"""Whatever the rules allow can be clicked: every pick of every option is a thing of the table, with its words."""

from __future__ import annotations

import random

import pytest

from game.engine.core.bots import RandomBot
from game.engine.core.step import Command
from game.engine.dday.commands import Give, Hand
from game.engine.dday.dice import DICE, FACES
from game.engine.dday.state import LETTERS
from game.scenes.dday.table import DdayTableScene
from game.scenes.dday.words import words_of
from game.ui.chooser import kind_of
from tests.ui.test_dday_stage import new_session
from tests.ui.test_dday_table import MAP, table

MOST_PAGES = 12
NUMBERED = {"die": DICE, "fire": 8}


def rich_table(units: int, seed: int) -> DdayTableScene:
    """A table where much can be bought and played."""
    plain = table(1, 1)
    scene = DdayTableScene(plain.ui, new_session(seed, units), near=MAP)
    scene.layout((1280, 720))
    return scene


@pytest.mark.parametrize("seed", range(4))
def test_every_pick_is_a_thing_of_the_table(seed: int) -> None:
    session, bot = new_session(seed, 3), RandomBot(seed)
    table_ = session.state.table
    known = {"sector": table_.board.sector_of, "face": FACES, "bonus": FACES, "unit": LETTERS, "with": LETTERS}
    while session.ask:
        for pick in {pick for option in session.ask.options for pick in option.picks()}:
            kind, _, what = pick.partition(":")
            if kind in NUMBERED:
                assert what.isdigit() and 1 <= int(what) <= NUMBERED[kind], pick
            elif kind == "card":
                assert table_.card(what)
            elif kind in known:
                assert what in known[kind], pick
            assert words_of(session.state, pick)
        session.play(bot.choose(session.state, session.ask))


def clicked(scene: DdayTableScene, pick: str) -> bool:
    """Clicks the widget of a pick, turning pages until it is there."""
    for _ in range(MOST_PAGES):
        found = [w for w in scene.page.widgets if pick in (w.pick, w.name) and not w.reason]
        if found:
            found[0].click()
            return True
        more = [w for w in scene.page.widgets if w.name == "pool more" or w.title.startswith("More")]
        if not more:
            return False
        for widget in more:
            widget.click()
    return False


def play_by_clicks(scene: DdayTableScene, command: Command) -> None:
    before = len(scene.game.session.log)
    scene.select(command.picks()[0][-1])
    for pick in command.picks()[1:]:
        assert clicked(scene, pick), (pick, command)
        scene.ui.scenes.settle()
        if scene.ui.scenes.top:  # whether it is meant
            scene.ui.scenes.pop()
            scene.ui.scenes.settle()
            scene._pick(pick)
    if len(scene.game.session.log) == before:
        scene.do_whole()
    assert scene.game.session.log[before] == command.text()


@pytest.mark.parametrize("seed", range(6))
def test_games_of_random_options_can_be_played_by_clicks(seed: int) -> None:
    scene, chance = rich_table(3, seed), random.Random(seed)
    for _ in range(120):
        if scene.game.ask is None:
            return
        own = [o for o in scene.game.ask.options if not isinstance(o, Give | Hand)]
        own = [o for o in own if kind_of(o.picks()[0]) == "unit"]
        if own:
            play_by_clicks(scene, chance.choice(own))
        else:
            scene.game.play(chance.choice(scene.game.ask.options))
            scene.play_queued()
