"""The games as the tests of all games see them: a session on a shipped board, and bots with seeds of their own."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache

from game import paths
from game.content.boards import read_board
from game.content.cards import commandos_cards, dday_cards, komandosi_cards
from game.content.commandos_models import Side
from game.engine.commandos.board_spec import BoardSpec as CommandosSpec
from game.engine.commandos.state import Setup
from game.engine.core.bots import RandomBot
from game.engine.core.session import Session
from game.engine.dday import state as dday
from game.engine.dday.board_spec import BoardSpec
from game.engine.games import game
from game.engine.komandosi import state as komandosi
from game.engine.komandosi.board_spec import BoardSpec as IslandSpec
from game.engine.komandosi.rulings import Rulings

NAMES = ("commandos", "dday", "komandosi")
RICH = {"soldiers": 40, "courage": 20, "stars": 20, "points": 60}
"""Starting resources with which random games of D-Day Dice see all of a map."""


@cache
def commandos_setup() -> Setup:
    """Mission 01 with the usual rules."""
    spec, report = read_board(paths.maps() / "commandos" / "01_gather_intel.tmx")
    assert spec is not None, report.as_text()
    return Setup(spec, cards_version=commandos_cards().version)


MISSION_MAPS = tuple(sorted(file.stem for file in (paths.maps() / "commandos").glob("*.tmx")))


def hard_mission(stem: str, seed: int) -> Session:
    """A new hard game of a mission on side B; which enemy and which commandos goes by the mission."""
    spec, report = read_board(paths.maps() / "commandos" / f"{stem}.tmx", side=Side.B)
    assert isinstance(spec, CommandosSpec), report.as_text()
    number, cards = MISSION_MAPS.index(stem), commandos_cards()
    setup = Setup(
        spec,
        cards.enemies[number % len(cards.enemies)].id,
        cards_version=cards.version,
        advanced=(1, 2, 3, 4, 5, 6) if number % 2 else (4,),
        hard_events=6,
        hard_tracker=True,
        hard_boss=True,
    )
    return Session(game("commandos"), setup, cards, seed)


@cache
def dday_setup(stem: str, units: int, rich: bool = False) -> dday.Setup:
    """A battle map in its last level, for some Units."""
    spec, report = read_board(paths.maps() / "dday" / f"{stem}.tmx")
    assert isinstance(spec, BoardSpec), report.as_text()
    spec = replace(spec, **RICH) if rich else spec
    return dday.Setup(spec, dday.NAMES[:units], level=len(spec.levels) - 1, cards_version=dday_cards().version)


@cache
def komandosi_setup(seats: int) -> komandosi.Setup:
    """The island for some players, with a short round limit: random players hardly ever reach the helicopter."""
    spec, report = read_board(paths.maps() / "komandosi" / "island.tmx")
    assert isinstance(spec, IslandSpec), report.as_text()
    rulings = Rulings(round_limit=50)
    return komandosi.Setup(spec, komandosi.NAMES[:seats], rulings=rulings, cards_version=komandosi_cards().version)


DDAY_MAPS = ("5_juno", "7_pointe_du_hoc", "6_sword", "3_utah")


def new_session(name: str, seed: int) -> Session:
    """A new game of this kind, or a hard one of a mission; in D-Day Dice map and number of Units go by the seed."""
    if name == "dday":
        setup = dday_setup(DDAY_MAPS[seed % len(DDAY_MAPS)], seed % dday.MOST_UNITS + 1, rich=True)
        return Session(game(name), setup, dday_cards(), seed)
    if name in MISSION_MAPS:
        return hard_mission(name, seed)
    if name == "komandosi":
        seats = seed % (komandosi.MOST - 1) + komandosi.FEWEST
        return Session(game(name), komandosi_setup(seats), komandosi_cards(), seed)
    assert name == "commandos"
    return Session(game(name), commandos_setup(), commandos_cards(), seed)


def random_game(name: str, seed: int, most: int = 1000) -> Iterator[Session]:
    """A random game, given before every decision and once at its end (or after `most` decisions)."""
    session = new_session(name, seed)
    bot = RandomBot(seed)
    for _ in range(most):
        yield session
        if session.ask is None:
            return
        session.play(bot.choose(session.state, session.ask))
    yield session
