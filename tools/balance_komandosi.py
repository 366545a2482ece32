"""Measures how even Komandosi is, and writes its part of `docs/balance.md`.

`python tools/balance_komandosi.py [--games N]` plays the island with 2 to 6 greedy players: how long games last, how
often each place at the table wins, and what somebody wins who never fights, never rides, or never builds.
Ctrl-C stops without writing.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import time
from collections import Counter
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from game.cli import read_setup  # noqa: E402
from game.content.cards import komandosi_cards  # noqa: E402
from game.engine.core.flow import advance, answer  # noqa: E402
from game.engine.games import game  # noqa: E402
from game.engine.komandosi.bot import GreedyBot  # noqa: E402
from game.engine.komandosi.state import FEWEST, MOST  # noqa: E402
from tools.balance_page import put  # noqa: E402

ISLAND = ROOT / "maps" / "komandosi" / "island.tmx"
PAGE = ROOT / "docs" / "balance.md"
HEADING = "## Komandosi"
WITHOUT = ("fight", "ride", "build")
MOST_MEDIAN, MOST_ROUNDS, MOST_SHARE = 60, 200, 1.3
CHUNK = 25


@dataclass(frozen=True)
class Result:
    """One game: the winners by their place after the first player (or from the one who lacks something), its rounds."""

    winners: tuple[int, ...]
    rounds: int
    reason: str


def play(job: tuple[int, int, str]) -> Result:
    """One game of so many players from a seed; the player in the seat of the seed never does `without`."""
    seats, seed, without = job
    name, setup = read_setup(ISLAND, seats)
    s: Any = game(name).start(setup, komandosi_cards(), seed)
    s.events = None
    odd = seed % seats
    bots = [GreedyBot(without if seat == odd else "") for seat in range(seats)]
    while (ask := advance(s)) is not None:
        answer(s, bots[ask.seats[0]].choose(s, ask))
    zero = odd if without else s.first
    assert s.outcome
    return Result(tuple((seat - zero) % seats for seat in s.outcome.winners), s.round, s.outcome.reason)


def played(pool: ProcessPoolExecutor, seats: int, games: int, without: str, began: float) -> list[Result]:
    """All games of a pairing, with progress."""
    jobs = [(seats, seed, without) for seed in range(games)]
    found = []
    for result in pool.map(play, jobs, chunksize=CHUNK):
        found.append(result)
        if len(found) % CHUNK == 0:
            what = f"{seats} players{', one never does: ' + without if without else ''}"
            print(f"\r{what}: {len(found)} of {games}, {time.time() - began:.0f} s  ", end="", file=sys.stderr)
    print(file=sys.stderr)
    return found


def shares(results: Iterable[Result], seats: int) -> list[float]:
    """What each place won, as a multiple of its fair share; a shared victory counts in parts."""
    wins: Counter[int] = Counter()
    count = 0
    for result in results:
        count += 1
        for place in result.winners:
            wins[place] += 1 / len(result.winners)  # type: ignore[assignment]
    return [wins[place] * seats / count for place in range(seats)]


def page(evenness: dict[int, list[Result]], lacking: dict[tuple[int, str], list[Result]], games: int) -> str:
    """The part of the page."""
    lines = [
        HEADING,
        "",
        f"Made by `python tools/balance_komandosi.py`: {games} games for each number of players, all greedy, with the "
        "usual rulings, seeds from 0 on. Wins are multiples of the fair share, from the first player on.",
        "",
        "| players | median rounds | 95 % within | longest | ended at the helicopter | wins by place |",
        "|---|---|---|---|---|---|",
    ]
    for seats, results in evenness.items():
        rounds = sorted(result.rounds for result in results)
        won = sum(result.reason == "helicopter" for result in results)
        wins = ", ".join(f"{share:.2f}" for share in shares(results, seats))
        within = rounds[int(len(rounds) * 0.95)]
        lines.append(
            f"| {seats} | {statistics.median(rounds):g} | {within} | {rounds[-1]} | {won / len(results):.1%} | {wins} |"
        )
    lines += [
        "",
        "What one player wins who never does a thing, against full ones (multiples of the fair share):",
        "",
        "| players | " + " | ".join(f"never {what}s" for what in WITHOUT) + " |",
        "|---|" + "---|" * len(WITHOUT),
    ]
    for seats in evenness:
        row = [f"{shares(lacking[seats, what], seats)[0]:.2f}" for what in WITHOUT]
        lines.append(f"| {seats} | " + " | ".join(row) + " |")
    lines += [
        "",
        f"Goals: a median of at most {MOST_MEDIAN} rounds, none over {MOST_ROUNDS}, no place and nobody who leaves a "
        f"part of the game out above {MOST_SHARE} times the fair share.",
    ]
    return "\n".join(lines)


def main() -> None:
    """Measures the island."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    games, began = parser.parse_args().games, time.time()
    evenness, lacking = {}, {}
    try:
        with ProcessPoolExecutor() as pool:
            for seats in range(FEWEST, MOST + 1):
                evenness[seats] = played(pool, seats, games, "", began)
                for what in WITHOUT:
                    lacking[seats, what] = played(pool, seats, games, what, began)
    except KeyboardInterrupt:
        sys.exit("Stopped; nothing was written.")
    put(PAGE, page(evenness, lacking, games))
    print(f"wrote {PAGE.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
