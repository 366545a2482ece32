"""Every scene of Komandosi once, with something to show."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache, partial
from typing import TYPE_CHECKING

from game import paths
from game.content.cards import komandosi_cards
from game.engine.core.session import Session
from game.engine.games import bot, game
from game.engine.komandosi.rulings import Rulings
from game.scenes.komandosi.flow import WAY
from game.scenes.komandosi.setup_maps import FOLDER
from game.scenes.komandosi.setup_rulings import RulingsScene
from game.scenes.stack import Scene

if TYPE_CHECKING:
    from game.scenes.flow import Flow

ISLAND = "island"


def komandosi_session(seed: int, players: int = 4) -> Session:
    """A new game on the shipped island."""
    entry = WAY.read(paths.maps() / FOLDER / f"{ISLAND}.tmx")
    assert entry.board, entry.report.as_text()
    return Session(game(FOLDER), WAY.usual(entry.board, {players - 1: "greedy"}), komandosi_cards(), seed)


@lru_cache(maxsize=8)
def komandosi_played(seed: int, players: int = 4, choices: int | None = None) -> Session:
    """A game that the greedy bot played to its end, or so many choices of it."""
    session, player = komandosi_session(seed, players), bot(FOLDER, "greedy", seed)
    while session.ask and (choices is None or len(session.log) < choices):
        session.play(player.choose(session.state, session.ask))
    return session


def scenes_of(flow: Flow) -> Iterator[tuple[str, partial[list[Scene]]]]:
    """The names of the pictures to take, and what to open for each, from below."""
    yield "setup_komandosi", partial(_setup, flow)
    yield "setup_komandosi_rulings", partial(_rulings, flow)
    for players, choices in ((2, 0), (4, 61), (6, 130)):
        yield f"table_komandosi_{players}", partial(_table, flow, players, choices)
    yield "result_komandosi", partial(_result, flow)


def _setup(flow: Flow) -> list[Scene]:
    return [flow.setup(FOLDER)]


def _rulings(flow: Flow) -> list[Scene]:
    return [flow.setup(FOLDER), RulingsScene(flow.ui, Rulings(refill="round"), lambda _: None)]


def _table(flow: Flow, players: int, choices: int) -> list[Scene]:
    session = komandosi_session(players, players)
    for words in komandosi_played(players, players, choices).log:
        session.play(session.game.parse(words))
    table = flow.table(session)
    table.finish_all()
    return [table]


def _result(flow: Flow) -> list[Scene]:
    return [flow.result(komandosi_played(5))]
