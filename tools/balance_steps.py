"""Measures what each step of difficulty of Dice Commandos does to the greedy bot, and writes two of its tables.

`python tools/balance_steps.py [--games N]`: every mission with one step above the normal game, and with all of them.
It writes its part of `docs/balance.md` and `difficulty_steps.toml`, from which the set-up tells how hard a game is.
The normal games are those of `tools/balance.py commandos`, which is to be run first. A run that is stopped goes on
where it was.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from dataclasses import dataclass, replace
from multiprocessing.pool import Pool
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from game.content.boards import read_board  # noqa: E402
from game.content.cards import commandos_cards  # noqa: E402
from game.content.commandos_models import Side  # noqa: E402
from game.content.setup_choices import FACES, MOST_EVENTS  # noqa: E402
from game.engine.commandos.board_spec import BoardSpec  # noqa: E402
from game.engine.commandos.missions import MISSIONS  # noqa: E402
from game.engine.commandos.rulings import Rulings  # noqa: E402
from game.scenes.setup_difficulty import (  # noqa: E402
    SOME_EVENTS,
    Measured,
    difficulty_of,
    read_steps,
    read_table,
    steps_file,
    steps_of,
    table_file,
)
from game.scenes.setup_options import Options  # noqa: E402
from game.simulation import Summary, interval, simulate, workers  # noqa: E402
from tools.balance import FIELDS, KEPT, PAGE, table_section  # noqa: E402
from tools.balance_kept import KeptRows, finished  # noqa: E402
from tools.balance_page import put  # noqa: E402

HEADING = "## Steps of difficulty in Dice Commandos"
GAME, BOT = "commandos", "greedy"
HARDEST = "all with "
STEPS = {
    "side_b": Options(side=Side.B),
    "cyber_apes": Options(enemy_type="cyber_apes"),
    "raptors": Options(enemy_type="raptors"),
    "iron_company": Options(enemy_type="iron_company"),
    f"events_{SOME_EVENTS}": Options(hard_events=SOME_EVENTS),
    f"events_{MOST_EVENTS}": Options(hard_events=MOST_EVENTS),
    "tracker": Options(hard_tracker=True),
    "boss": Options(hard_boss=True),
    "advanced_commandos": Options(advanced=tuple(range(1, FACES + 1))),
}
"""What is measured alone; the last makes the game other, not harder."""
ALL = Options(side=Side.B, hard_events=MOST_EVENTS, hard_tracker=True, hard_boss=True)


@dataclass(frozen=True, slots=True)
class Case:
    """The same games of a mission again and again."""

    file: Path
    step: str
    options: Options
    games: int

    @property
    def name(self) -> str:
        """Tells it from all others."""
        return f"{self.file.stem}, {self.step}, {self.games} games"


def cases_of(file: Path, games: int) -> Iterator[Case]:
    """Every step that means something for a mission, and all at once against each enemy."""
    mission = MISSIONS[board(file, Side.A).mission]
    for step, options in STEPS.items():
        if any(steps_of(mission, options)):
            yield Case(file, step, options, games)
    for kind in (mission.enemy_type,) if mission.enemy_type else (it.id for it in commandos_cards().enemies):
        yield Case(file, HARDEST + kind, replace(ALL, enemy_type=kind), games)


def board(file: Path, side: Side) -> BoardSpec:
    """The board of a shipped map with a side up. Raises SystemExit with what is wrong with it."""
    spec, report = read_board(file, side=side)
    if not isinstance(spec, BoardSpec):
        raise SystemExit(report.as_text())
    return spec


def measured(case: Case, pool: Pool) -> Summary:
    """What comes out of a case; raises KeyboardInterrupt when it was stopped."""
    setup = case.options.setup(board(case.file, case.options.side), Rulings())
    result = simulate(GAME, case.file.stem, setup, BOT, case.games, 0, 1, sys.stderr, pool)
    if result.games < case.games:
        raise KeyboardInterrupt
    return result


# ------------------------------------------------------------------ what is written


def steps_table(results: dict[Case, Summary]) -> str:
    """The table of the game: each step alone."""
    parts = ["# Made by tools/balance_steps.py: the greedy bot's games with one step of difficulty."]
    for case, result in results.items():
        if not case.step.startswith(HARDEST):
            parts.append(table_section(f'"{case.file.stem}".{case.step}', result))
    return "\n\n".join(parts) + "\n"


def page_part(results: dict[Case, Summary]) -> str:
    """The part of the page: shares of won games, steps by missions, and how good the estimates are."""
    normal = read_table(table_file())
    stems = sorted({case.file.stem for case in results})
    games = max(case.games for case in results)
    lines = [HEADING, "", f"Made by `python tools/balance_steps.py`: per cent of {games:,} games that greedy won.", ""]
    lines += ["| step | " + " | ".join(stem[:2] for stem in stems) + " | all missions | interval |"]
    lines += ["|---" * (len(stems) + 3) + "|"]
    lines.append(_line("normal", [normal.get(stem) for stem in stems]))
    shares = {(case.step, case.file.stem): _measured(result) for case, result in results.items()}
    for step in dict.fromkeys(case.step for case in results):
        row = [shares.get((step, stem)) for stem in stems]
        lines.append(_line(step, row))
        if None in row:
            same = [normal.get(stem) if found else None for stem, found in zip(stems, row, strict=True)]
            lines.append(_line("(normal in the same missions)", same))
    return "\n".join([*lines, "", *_checks(results), ""])


def _measured(result: Summary) -> Measured:
    return Measured(**{name: getattr(result, name) for name in FIELDS})


def _line(name: str, row: list[Measured | None]) -> str:
    known = [found for found in row if found]
    cells = [f"{100 * found.win_rate:.1f}" if found else "-" for found in row]
    games = sum(found.games for found in known)
    wins = sum(round(found.games * found.win_rate) for found in known)
    low, high = interval(wins, games)
    return "| " + " | ".join([name, *cells, f"{100 * wins / games:.1f}", f"{100 * low:.1f} to {100 * high:.1f}"]) + " |"


def _checks(results: dict[Case, Summary]) -> Iterator[str]:
    """How far the set-up's estimates of all steps at once are from what was measured."""
    yield "The set-up adds up the log-odds of several steps. All steps at once, estimated and measured:"
    yield ""
    for case, result in results.items():
        if case.step.startswith(HARDEST):
            found = difficulty_of(case.file.stem, board(case.file, Side.A).mission, Rulings(), case.options)
            told = f"{100 * found.win_rate:.0f} %" if found else "nothing"
            yield f"* {case.file.stem}, {case.step}: {told}, measured {100 * result.win_rate:.1f} %"


def write(results: dict[Case, Summary]) -> None:
    """The table, and the part of the page; all other parts stay."""
    steps_file().write_text(steps_table(results), "utf-8")
    read_steps.cache_clear()
    put(PAGE, page_part(results))


def main() -> None:
    """Measures the shipped missions."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--cores", type=int, help="processes that play (default: one for each core)")
    chosen = parser.parse_args()
    files = sorted((ROOT / "maps" / GAME).glob("*.tmx"))
    cases = [case for file in files for case in cases_of(file, chosen.games)]
    kept = KeptRows(ROOT, GAME, KEPT / "commandos_steps.jsonl")
    try:
        with workers(chosen.cores) as pool:
            results = dict(finished(cases, lambda _: kept, lambda case: measured(case, pool)))
    except KeyboardInterrupt:
        sys.exit(
            f"Stopped; nothing was written. {len(kept)} rows are kept in {KEPT}, and the next run goes on after them."
        )
    write(results)


if __name__ == "__main__":
    main()
