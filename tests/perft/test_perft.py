"""The option lists are as many as recorded; `tools/perft.py` records anew."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games import NAMES
from tools.perft import counted, read

LINES = [(name, *line) for name in NAMES for line in read(Path(__file__).parent / f"{name}.txt")]


@pytest.mark.parametrize(("name", "seed", "decisions", "depth", "count"), LINES)
def test_as_many_ways_as_recorded(name: str, seed: int, decisions: int, depth: int, count: int) -> None:
    assert counted(name, seed, decisions, depth) == count
