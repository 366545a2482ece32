"""Measures speed and cost: `python tools/bench.py` prints a table, `--json` the same as JSON.

Engine figures count processor time of one core, so that other programs do not blur them; frames are real time.
"""

from __future__ import annotations

import argparse
import json
import os
import resource
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

TARGETS = {
    "commandos.decisions_per_second": ("at least", 30_000),
    "commandos.clone_us": ("at most", 15),
    "dday.decisions_per_second": ("at least", 30_000),
    "dday.clone_us": ("at most", 15),
    "komandosi.decisions_per_second": ("at least", 30_000),
    "komandosi.clone_us": ("at most", 15),
    "sight_per_second": ("at least", 3_000_000),
    "sight_all_pairs_ms": ("at most", 50),
    "routes_12_per_second": ("at least", 30_000),
    "routes_64_per_second": ("at least", 2_500),
    "frame_ms_median": ("at most", 4),
    "frame_ms_p99": ("at most", 10),
    "first_frame_ratio": ("at most", 3),
    "idle_cpu_percent": ("at most", 2),
    "rss_mb": ("at most", 200),
}
MAPS = {
    "commandos": ROOT / "maps" / "commandos" / "01_gather_intel.tmx",
    "dday": ROOT / "maps" / "dday" / "2_omaha.tmx",
    "komandosi": ROOT / "maps" / "komandosi" / "island.tmx",
}
SEATS = {"commandos": 1, "dday": 4, "komandosi": 4}
GAMES, WARM_UP = 400, 100
MIDDLE = (4, 30)
"""Seed and decisions of the position that is cloned: the middle of a random game."""
IDLE_SECONDS = 6


def timed(work: Callable[[], object]) -> float:
    """The processor seconds that some work takes."""
    began = time.process_time()
    work()
    return time.process_time() - began


# ------------------------------------------------------------------ engine


def bench_game(name: str) -> dict[str, float]:
    """Random decisions a second, options listed at each, and the cost of a clone half-way through a game."""
    from game.cli import read_setup
    from game.content.saves import cards_of
    from game.engine.core.bots import RandomBot
    from game.engine.core.flow import advance, answer
    from game.engine.games import game

    rules, cards = game(name), cards_of(name)
    _, setup = read_setup(MAPS[name], SEATS[name])
    decisions = 0

    def play(first: int, count: int) -> None:
        nonlocal decisions
        for seed in range(first, first + count):
            s = rules.start(setup, cards, seed)
            s.events = None
            bot = RandomBot(seed)
            while (ask := advance(s)) is not None:
                answer(s, bot.choose(s, ask))
                decisions += 1

    play(0, WARM_UP)
    decisions = 0
    seconds = timed(lambda: play(WARM_UP, GAMES))
    s = rules.start(setup, cards, MIDDLE[0])
    bot = RandomBot(MIDDLE[0])
    for _ in range(MIDDLE[1]):
        ask = advance(s)
        assert ask is not None
        answer(s, bot.choose(s, ask))
    s.events = None
    clones = 20_000

    def clone_all() -> None:
        for _ in range(clones):
            s.clone()

    clone_seconds = timed(clone_all)
    return {
        f"{name}.decisions_per_second": round(decisions / seconds),
        f"{name}.clone_us": round(clone_seconds / clones * 1e6, 2),
    }


def bench_sight() -> dict[str, float]:
    """All pairs of a 12 by 9 board with a wall on every sixth edge, then single questions."""
    from game.engine.board.grid import Grid
    from game.engine.board.sight import Sight

    width, height = 12, 9
    edges = [(s, s + 1) for s in range(width * height) if (s + 1) % width]
    edges += [(s, s + width) for s in range(width * (height - 1))]
    sight = Sight(Grid(width, height, edges[::6]))
    all_pairs = timed(lambda: [sight.visible(space) for space in range(width * height)])
    pairs = [(a, b) for a in range(width * height) for b in range(width * height)] * 40
    sees = sight.sees

    def ask_all() -> None:
        for a, b in pairs:
            sees(a, b)

    return {
        "sight_all_pairs_ms": round(all_pairs * 1000, 1),
        "sight_per_second": round(len(pairs) / timed(ask_all)),
    }


def bench_routes() -> dict[str, float]:
    """Shortest ways between random cells, a fifth of the cells blocked, nothing cached."""
    from game.engine.board.grid import Grid
    from game.engine.board.paths import route
    from game.engine.core.rng import Numbers

    found: dict[str, float] = {}
    for side, questions in ((12, 5000), (64, 1000)):
        numbers = Numbers(side)
        grid = Grid(side, side)
        free = sum(1 << space for space in range(grid.size) if numbers.below(5))
        cells = [space for space in range(grid.size) if free >> space & 1]
        pairs = [(cells[numbers.below(len(cells))], cells[numbers.below(len(cells))]) for _ in range(questions)]
        seconds = timed(lambda: [route(grid, a, 1 << b, free) for a, b in pairs])  # noqa: B023
        found[f"routes_{side}_per_second"] = round(questions / seconds)
    return found


# ------------------------------------------------------------------ window


def bench_window() -> dict[str, float]:
    """Frames of a busy table on the dummy driver at 1280x720, and the memory with it open."""
    os.environ.update(SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy")
    from tools.busy_table import busy_frames

    frames = sorted(busy_frames((1280, 720)))
    return {
        "frame_ms_median": round(statistics.median(frames), 2),
        "frame_ms_p99": round(frames[int(len(frames) * 0.99)], 2),
        "frame_1080_ms_median": round(statistics.median(busy_frames((1920, 1080))), 2),
        "rss_mb": round(resident_mb()),
    }


def resident_mb() -> float:
    """The resident memory of this process now, in megabytes; its peak where the system does not tell."""
    status = Path("/proc/self/statm")
    if status.exists():
        return int(status.read_text().split()[1]) * resource.getpagesize() / 1e6
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def bench_start() -> dict[str, float]:
    """How much longer the title's first frame takes than importing pygame and opening a window."""
    bare = "import pygame; pygame.display.init(); pygame.display.set_mode((1280, 720)); pygame.display.flip()"
    title = "from tools.busy_table import first_frame; first_frame()"
    for code in (bare, title):
        _run(code)
    # Taken in turns, the best of each: other programs slow both alike.
    times = [(_run(bare), _run(title)) for _ in range(5)]
    return {"first_frame_ratio": round(min(t for _, t in times) / min(b for b, _ in times), 2)}


def _run(code: str) -> float:
    environment = {**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "PYTHONPATH": str(ROOT)}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    began = time.perf_counter()
    subprocess.run([sys.executable, "-c", code], env=environment, cwd=ROOT, check=True, capture_output=True)
    return time.perf_counter() - began


def bench_idle() -> dict[str, float]:
    """The share of a core that the waiting program takes."""
    code = f"from tools.busy_table import idle; print(idle({IDLE_SECONDS}))"
    environment = {**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "PYTHONPATH": str(ROOT)}
    done = subprocess.run(
        [sys.executable, "-c", code], env=environment, cwd=ROOT, check=True, capture_output=True, text=True
    )
    return {"idle_cpu_percent": round(100 * float(done.stdout.split()[-1]), 2)}


def main() -> None:
    """Measures everything, or the engine alone."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--engine", action="store_true", help="leave the window out")
    chosen = parser.parse_args()
    games: list[Callable[[], dict[str, Any]]] = [lambda name=name: bench_game(name) for name in MAPS]
    parts = [*games, bench_sight, bench_routes]
    if not chosen.engine:  # the window first: its memory is that of a table, not of a thousand games before it
        parts = [bench_window, *parts, bench_start, bench_idle]
    figures: dict[str, float] = {}
    for at, part in enumerate(parts, 1):
        print(f"part {at} of {len(parts)}", file=sys.stderr)
        figures |= part()
    if chosen.json:
        print(json.dumps(figures))
        return
    for name, value in figures.items():
        kind, target = TARGETS.get(name, ("", ""))
        print(f"{name:34} {value:>12,}   {kind} {target:,}" if kind else f"{name:34} {value:>12,}")


if __name__ == "__main__":
    main()
