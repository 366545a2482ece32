"""Measures how hard the maps are: plays them with the bots, writes `docs/balance.md` and the difficulty tables.

`python tools/balance.py [GAME ...] [--games N] [--good-games N]`: all cores, the time left after every row. The tables
`assets/cards/<game>/difficulty.toml` are what the set-up shows. What people wrote below "### Notes" is kept.
Ctrl-C stops without writing; the next run goes on after the rows that are finished, unless rules, bots, maps or
cards have changed.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from multiprocessing.pool import Pool
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from game.cli import read_setup  # noqa: E402
from game.engine.games import BOTS  # noqa: E402
from game.simulation import Summary, simulate, workers  # noqa: E402
from tools.balance_kept import KeptRows, finished  # noqa: E402
from tools.balance_page import part_of, put  # noqa: E402

PAGE = ROOT / "docs" / "balance.md"
KEPT = ROOT / ".balance"
"""Where finished rows are kept until the page is written."""
SHOWN = "greedy"
"""The bot whose games the set-up screen shows."""
SLOW = "good"
"""The bot that thinks too long for thousands of games."""
NOTES = "### Notes"
FIELDS = ("games", "win_rate", "low", "high", "turns_median")
"""What a difficulty table tells of a result."""
COLUMNS = "map | level | seats | bot | games | won | interval | median turns"


@dataclass(frozen=True, slots=True)
class Game:
    """What is measured of a game, and what its set-up should come to."""

    name: str
    title: str
    seats: tuple[int, ...]
    goal: str


@dataclass(frozen=True, slots=True)
class Case:
    """A row: the same games again and again."""

    game: Game
    file: Path
    level: int
    seats: int
    bot: str
    games: int

    @property
    def name(self) -> str:
        """Tells it from all others of its game."""
        return f"{self.file.stem}, level {self.level}, {self.seats} seats, {self.bot}, {self.games} games"


@dataclass(frozen=True, slots=True)
class Row:
    """A case and what came out."""

    case: Case
    result: Summary

    def line(self) -> str:
        """The row of the page."""
        case, result = self.case, self.result
        interval = f"{result.low:.1%} to {result.high:.1%}"
        cells = (case.file.stem, case.level, case.seats, case.bot, result.games, f"{result.win_rate:.1%}", interval)
        return "| " + " | ".join(map(str, (*cells, f"{result.turns_median:g}"))) + " |"

    def section(self) -> str:
        """The row of the difficulty table: by the map, or where it can be chosen by map, level and seats."""
        if len(self.case.game.seats) > 1:
            key = f'"{self.case.file.stem}".level_{self.case.level}.seats_{self.case.seats}'
        else:
            key = f'"{self.case.file.stem}"'
        return table_section(key, self.result)


def table_section(key: str, result: Summary) -> str:
    """A section of a difficulty table."""
    return "\n".join([f"[{key}]", *(f"{name} = {getattr(result, name)}" for name in FIELDS)])


GAMES = (
    Game("commandos", "Dice Commandos", (1,), "greedy wins 35 to 65 %, random at most 5 %"),
    Game(
        "dday",
        "D-Day Dice",
        (1, 2, 3, 4),
        "greedy alone wins about 90 % on the first level, falling along the maps to 20 to 35 % on the last, "
        "2 to 4 Units within 15 points of it; random at most 5 %",
    ),
)


def cases_of(game: Game, games: int, good_games: int) -> Iterator[Case]:
    """Every shipped map, each of its levels, each number of seats, each bot."""
    for file in sorted((ROOT / "maps" / game.name).glob("*.tmx")):
        _, setup = read_setup(file)
        for level in range(1, len(getattr(setup.board, "levels", ("",))) + 1):
            for seats in game.seats:
                for bot in BOTS[game.name]:
                    if count := good_games if bot == SLOW else games:
                        yield Case(game, file, level, seats, bot, count)


def measured(case: Case, pool: Pool) -> Row:
    """What comes out of a case; raises KeyboardInterrupt when it was stopped."""
    level = case.level if len(case.game.seats) > 1 else None
    name, setup = read_setup(case.file, case.seats, level)
    result = simulate(name, case.file.stem, setup, case.bot, case.games, 0, case.seats, sys.stderr, pool)
    if result.games < case.games:
        raise KeyboardInterrupt
    return Row(case, result)


def all_measured(cases: list[Case], kept: dict[str, KeptRows], pool: Pool) -> list[Row]:
    """All rows, those that are kept and those to be played."""
    found = finished(cases, lambda case: kept[case.game.name], lambda case: measured(case, pool).result)
    return [Row(case, result) for case, result in found]


def section_of(game: Game, rows: list[Row]) -> str:
    """The part of the page that tells of a game, with the notes that people wrote below it."""
    lines = [f"## {game.title}", "", f"Goal: {game.goal}.", "", f"| {COLUMNS} |"]
    lines += ["|---" * (COLUMNS.count("|") + 1) + "|", *(row.line() for row in rows)]
    return "\n".join(lines) + "\n\n" + notes_of(part_of(PAGE, game.title))


def notes_of(section: str) -> str:
    """What people wrote below the table."""
    return section[section.index(NOTES) :].strip() + "\n" if NOTES in section else ""


def write(rows: list[Row]) -> None:
    """The parts of the page and the tables of the games that were measured."""
    for game in GAMES:
        own = [row for row in rows if row.case.game is game]
        if own:
            put(PAGE, section_of(game, own))
            shown = [row.section() for row in own if row.case.bot == SHOWN]
            head = "# Made by tools/balance.py: the greedy bot's games.\n\n"
            table = ROOT / "assets" / "cards" / game.name / "difficulty.toml"
            table.write_text(head + "\n\n".join(shown) + "\n", "utf-8")


def main() -> None:
    """Measures every shipped map of the games that are named, or of all."""
    names = [game.name for game in GAMES]
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("only", nargs="*", metavar="GAME", help=f"{' or '.join(names)} (default: all)")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--good-games", type=int, default=10, help="games of the bot that thinks long")
    parser.add_argument("--cores", type=int, help="processes that play (default: one for each core)")
    chosen = parser.parse_args()
    if unknown := set(chosen.only) - set(names):
        parser.error(f"{', '.join(sorted(unknown))}: choose from {', '.join(names)}")
    games = [game for game in GAMES if not chosen.only or game.name in chosen.only]
    cases = [case for game in games for case in cases_of(game, chosen.games, chosen.good_games)]
    kept = {game.name: KeptRows(ROOT, game.name, KEPT / f"{game.name}.jsonl") for game in games}
    try:
        with workers(chosen.cores) as pool:
            rows = all_measured(cases, kept, pool)
    except KeyboardInterrupt:
        done = sum(map(len, kept.values()))
        sys.exit(f"Stopped; nothing was written. {done} rows are kept in {KEPT}, and the next run goes on after them.")
    write(rows)


if __name__ == "__main__":
    main()
