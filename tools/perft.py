"""Counts how many ways a game can go on: one number guards every list of options.

`python tools/perft.py` counts anew and writes `tests/perft/*.txt`; the difference is the review.
A line is: seed, decisions played by the random bot, depth, count.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from game.engine.core.flow import advance, answer  # noqa: E402
from tests.games import NAMES, random_game  # noqa: E402

FOLDER = ROOT / "tests" / "perft"
POSITIONS = ((1, 0, 2), (1, 3, 2), (2, 12, 2), (3, 25, 2), (4, 40, 2), (5, 55, 1), (6, 8, 3), (7, 30, 1))


def perft(s: Any, depth: int) -> int:
    """The number of ways to answer the next `depth` questions; the dice fall as the state's integer says."""
    s = s.clone()
    s.events = None
    ask = advance(s)
    if ask is None or depth == 0:
        return 1
    if depth == 1:
        return len(ask.options)
    total = 0
    for option in ask.options:
        trial = s.clone()
        answer(trial, option)
        total += perft(trial, depth - 1)
    return total


def counted(name: str, seed: int, decisions: int, depth: int) -> int:
    """The count of a position reached by the random bot."""
    *_, session = random_game(name, seed, most=decisions)
    return perft(session.state, depth)


def read(file: Path) -> list[tuple[int, int, int, int]]:
    """The recorded lines: seed, decisions, depth and count."""
    lines = [line.split() for line in file.read_text().splitlines() if not line.startswith("#")]
    return [(int(a), int(b), int(c), int(d)) for a, b, c, d in lines]


def main() -> None:
    """Counts all positions of all games."""
    for name in NAMES:
        lines = ["# seed decisions depth count"]
        for at, position in enumerate(POSITIONS, 1):
            lines.append(" ".join(map(str, (*position, counted(name, *position)))))
            print(f"{name}: {at} of {len(POSITIONS)}: {lines[-1]}")
        (FOLDER / f"{name}.txt").write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
