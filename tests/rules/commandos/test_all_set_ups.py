"""Whole games by every set-up: none breaks an invariant, each ends."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game import paths
from game.engine.commandos.game import GAME
from game.engine.commandos.state import Setup
from game.engine.core.flow import advance, answer
from game.engine.games import bot
from tests.rules.commandos.boards import mission_board, shipped
from tests.rules.commandos.table import cards, rule

STEMS = sorted(file.stem for file in (paths.maps() / "commandos").glob("*.tmx"))
HARD = Setup(mission_board(), advanced=(1, 2, 3, 4, 5, 6), hard_events=6, hard_tracker=True)


def play(setup: Setup, name: str, seed: int) -> bool:
    """Plays a game, looking at the invariants before each decision; won or lost."""
    s = GAME.start(setup, cards(), seed)
    s.events = None
    player = bot("commandos", name, seed)
    while (ask := advance(s)) is not None:
        assert s.problems() == []
        answer(s, player.choose(s, ask))
    assert s.outcome is not None
    return bool(s.outcome.winners)


@rule("S5", "S12")
@pytest.mark.parametrize("kind", [kind.id for kind in cards().enemies])
@pytest.mark.parametrize("setup", [Setup(mission_board()), HARD], ids=["basic", "hard"])
def test_games_by_every_set_up_end_and_break_no_invariant(setup: Setup, kind: str) -> None:
    for seed in range(2):
        play(replace(setup, enemy_type=kind), "random", seed)


@rule("S4", "S5", "S12")
@pytest.mark.parametrize("side", "AB")
@pytest.mark.parametrize("stem", STEMS)
def test_every_mission_on_both_sides_ends_and_breaks_no_invariant(stem: str, side: str) -> None:
    for seed, kind in enumerate(cards().enemies):
        setup = Setup(shipped(stem, side), kind.id, hard_boss=bool(seed % 2), advanced=tuple(range(1 + seed, 7)))
        play(setup, "random", seed)
    play(Setup(shipped(stem, side)), "greedy", 1)
