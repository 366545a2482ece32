"""Whole games go as recorded; `tools/golden.py` records anew and the difference is the review."""

from __future__ import annotations

import pytest

from tools.golden import GAMES, file_of, recorded


@pytest.mark.parametrize(("name", "player", "seed"), GAMES)
def test_the_game_goes_as_recorded(name: str, player: str, seed: int) -> None:
    assert recorded(name, player, seed).splitlines() == file_of(name, player, seed).read_text().splitlines()
