"""Plays a map many times with bots, on all cores, and sums up who wins, how long it takes, and how sure that is."""

from __future__ import annotations

import math
import multiprocessing
import os
import signal
import statistics
import sys
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from multiprocessing.pool import Pool
from typing import Any, TextIO

from game.board_use import PLACES, WATCHES, BoardUse, water_of
from game.content.saves import cards_of
from game.engine.core.flow import advance, answer
from game.engine.games import bot, game

CONFIDENCE = 1.96  # standard deviations of a 95 % interval
BATCH = 10
"""Games handed to a core at a time."""
MOST_LOSSES = 5
"""Places that the table names as those where most is lost."""
REPORTS, LINE = 10, 48
"""Lines of progress in a file or pipe, and the width of the one line on a terminal."""


@dataclass(frozen=True, slots=True)
class Job:
    """Some games of one simulation: the same bot on the same set-up with the seeds from `first` on."""

    game: str
    setup: Any
    bot: str
    first: int
    count: int


@dataclass(frozen=True, slots=True)
class Played:
    """One finished game: its seed, the winning seats, the rounds it took, the decisions in it, the use of its board."""

    seed: int
    winners: tuple[int, ...]
    turns: int
    decisions: int
    use: BoardUse


@dataclass(slots=True)
class Summary:
    """What `simulate` found; `low` and `high` bound the win rate with 95 % confidence.

    Half of the games took from the first to the second of `turns_quartiles`. `place_names` are those of the board;
    at the places in `water` nobody need ever come.
    """

    game: str
    map: str
    games: int = 0
    wins: int = 0
    win_rate: float = 0.0
    low: float = 0.0
    high: float = 1.0
    turns_median: float = 0.0
    seat_wins: list[int] = field(default_factory=list)
    decisions: int = 0
    seconds: float = 0.0
    decisions_per_second: float = 0.0
    turns_quartiles: tuple[float, float] = (0.0, 0.0)
    place_names: tuple[str, ...] = ()
    water: frozenset[int] = frozenset()
    use: BoardUse = field(default_factory=BoardUse)

    def figures(self) -> dict[str, Any]:
        """The numbers about whole games, by the names that `simulate --json` prints."""
        return {key: value for key, value in asdict(self).items() if key not in ("place_names", "water", "use")}

    def as_text(self) -> str:
        """For people: the figures, where most is lost, and the places where nobody ever came."""
        lost = [f"{self.place_names[place]} {count}" for place, count in self.use.lost.most_common(MOST_LOSSES)]
        lines = {**self.figures(), "most_losses": ", ".join(lost), "dead_places": ", ".join(self.dead_places)}
        return "\n".join(f"{key:22} {value}" for key, value in lines.items())

    @property
    def dead_places(self) -> list[str]:
        """The places where nobody ever came, by name."""
        visits = self.use.visits
        return [name for place, name in enumerate(self.place_names) if not visits[place] and place not in self.water]

    def as_json(self) -> dict[str, Any]:
        """As plain data, with the use of each place."""
        return {**self.figures(), "places": self.use.as_json(self.place_names), "dead_places": self.dead_places}


def play_batch(job: Job) -> list[Played]:
    """Plays the games of a job, one after another."""
    rules, cards = game(job.game), cards_of(job.game)
    return [_play(rules, job, cards, seed) for seed in range(job.first, job.first + job.count)]


def _play(rules: Any, job: Job, cards: Any, seed: int) -> Played:
    s = rules.start(job.setup, cards, seed)
    player, watch = bot(job.game, job.bot, seed), WATCHES[job.game](job.setup)
    decisions = 0
    while (ask := advance(s)) is not None:
        watch.take(s.events)
        s.events = None  # the bot thinks on copies of the table, which need not tell anything
        command = player.choose(s, ask)
        s.events = []
        answer(s, command)
        decisions += 1
    watch.take(s.events)
    return Played(seed, s.outcome.winners, s.round, decisions, watch.use)


def interval(wins: int, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a win rate."""
    if not games:
        return 0.0, 1.0
    rate, z2 = wins / games, CONFIDENCE**2
    middle = (rate + z2 / (2 * games)) / (1 + z2 / games)
    half = CONFIDENCE / (1 + z2 / games) * math.sqrt(rate * (1 - rate) / games + z2 / (4 * games * games))
    return max(0.0, middle - half), min(1.0, middle + half)


def summarise(name: str, map_name: str, seats: int, played: list[Played], seconds: float) -> Summary:
    """The figures of the games played."""
    wins = sum(bool(p.winners) for p in played)
    low, high = interval(wins, len(played))
    decisions = sum(p.decisions for p in played)
    use = BoardUse()
    for game_played in played:
        use.add(game_played.use)
    return Summary(
        game=name,
        map=map_name,
        games=len(played),
        wins=wins,
        win_rate=round(wins / len(played), 4) if played else 0.0,
        low=round(low, 4),
        high=round(high, 4),
        turns_median=statistics.median(p.turns for p in played) if played else 0.0,
        turns_quartiles=_quartiles([p.turns for p in played]),
        seat_wins=[sum(seat in p.winners for p in played) for seat in range(seats)],
        decisions=decisions,
        seconds=round(seconds, 3),
        decisions_per_second=round(decisions / seconds, 1) if seconds else 0.0,
        use=use,
    )


def _quartiles(turns: list[int]) -> tuple[float, float]:
    if len(turns) < 2:
        return (float(turns[0]), float(turns[0])) if turns else (0.0, 0.0)
    first, _, third = statistics.quantiles(turns, n=4, method="inclusive")
    return first, third


def simulate(
    name: str,
    map_name: str,
    setup: Any,
    bot_name: str,
    games: int,
    seed: int,
    seats: int = 1,
    out: TextIO | None = None,
    pool: Pool | None = None,
) -> Summary:
    """Plays `games` games with the seeds from `seed` on; Ctrl-C ends it with what is done.

    The figures (not the seconds) are the same on any number of cores. Progress goes to `out`, one line at a time.
    `pool` are workers of several simulations; what their bots have worked out once they need not work out again.
    """
    jobs = [
        Job(name, setup, bot_name, first, min(BATCH, seed + games - first))
        for first in range(seed, seed + games, BATCH)
    ]
    began = time.perf_counter()
    played: list[Played] = []
    try:
        for batch in pool.imap_unordered(play_batch, jobs) if pool else _batches(jobs):
            played += batch
            _report(out, len(played), games, time.perf_counter() - began)
    except KeyboardInterrupt:
        print(file=out or sys.stderr)
    played.sort(key=lambda p: p.seed)
    summary = summarise(name, map_name, seats, played, time.perf_counter() - began)
    summary.place_names, summary.water = PLACES[name](setup.board), water_of(setup.board)
    return summary


def _batches(jobs: list[Job]) -> Iterator[list[Played]]:
    cores = min(os.cpu_count() or 1, len(jobs))
    if cores <= 1:
        yield from map(play_batch, jobs)
        return
    with workers(cores) as pool:
        yield from pool.imap_unordered(play_batch, jobs)


def workers(cores: int | None = None) -> Pool:
    """Processes that play games, by default as many as there are cores; for a `with` statement."""
    return multiprocessing.get_context("spawn").Pool(cores, initializer=_ignore_interrupt)


def _ignore_interrupt() -> None:
    """Ctrl-C is answered by the parent alone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _report(out: TextIO | None, done: int, games: int, seconds: float) -> None:
    if out is None:
        return
    left = seconds / done * (games - done)
    line = f"{done} of {games} games, about {left:.0f} s left"
    if out.isatty():
        print(line.ljust(LINE), end="\n" if done == games else "\r", file=out, flush=True)
    elif done == games or done * REPORTS // games > (done - BATCH) * REPORTS // games:
        print(line, file=out, flush=True)
