"""Whole games of Komandosi by bots, for every number of players: no invariant breaks, and every game ends."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.content.cards import komandosi_cards
from game.engine.core.session import Session
from game.engine.games import bot, game
from game.engine.komandosi.rulings import Rulings
from game.engine.komandosi.state import FEWEST, MOST
from tests.games import komandosi_setup

LIMIT = 50
OTHER_WAY = Rulings(
    refill="round", spin_forest=False, exact_moves=False, shot_and_move=True, rifle_diagonals=False,
    rocket_tolerance=0, rocket_most=6, bank_limit=True, boat_on_river=True, safe_houses=False, rest_anywhere=True,
    shunt=False, exact_drives=True, exact_landing=True, airport_neutral=True, sell_any_part=True, one_a_colour=True,
    round_limit=50,
)  # fmt: skip
"""Every switch turned to its other reading."""


def played(seats: int, player: str, seed: int, rulings: Rulings) -> Session:
    """A game from beginning to end, with a look at its invariants after every command."""
    setup = replace(komandosi_setup(seats), rulings=rulings)
    session = Session(game("komandosi"), setup, komandosi_cards(), seed)
    who = bot("komandosi", player, seed)
    while session.ask is not None:
        session.play(who.choose(session.state, session.ask))
        assert session.state.problems() == []
    return session


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("player", ["random", "greedy"])
@pytest.mark.parametrize("seats", range(FEWEST, MOST + 1))
def test_games_of_bots_break_no_invariant_and_end(seats: int, player: str, seed: int) -> None:
    state = played(seats, player, seed, Rulings(round_limit=LIMIT)).state
    assert state.outcome is not None
    assert state.outcome.reason in ("helicopter", "rounds")
    assert state.round <= LIMIT


@pytest.mark.parametrize("player", ["random", "greedy"])
@pytest.mark.parametrize("seats", range(FEWEST, MOST + 1))
def test_games_with_every_switch_turned_break_no_invariant_and_end(seats: int, player: str) -> None:
    assert played(seats, player, 3, OTHER_WAY).state.outcome is not None


def test_greedy_players_reach_the_helicopter() -> None:
    reasons = [played(4, "greedy", seed, Rulings()).state.outcome for seed in range(5)]
    assert sum(outcome is not None and outcome.reason == "helicopter" for outcome in reasons) >= 4
