"""Measures how hard the missions are: plays them with every bot and writes `docs/balance.md` and the difficulty table.

`python tools/balance.py [--games N]`. The table of `assets/cards/commandos/difficulty.toml` is what the set-up shows.
Ctrl-C stops without writing.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from game.cli import read_setup  # noqa: E402
from game.engine.games import BOTS  # noqa: E402
from game.simulation import Summary, simulate  # noqa: E402

MAPS = ROOT / "maps" / "commandos"
TABLE = ROOT / "assets" / "cards" / "commandos" / "difficulty.toml"
PAGE = ROOT / "docs" / "balance.md"
SHOWN = "greedy"
"""The bot whose games the set-up screen shows."""
TARGETS = {"random": "at most 5 %", "greedy": "35 to 65 %"}
HEAD = """# Balance

Made by `python tools/balance.py`: {games} games of each bot on each mission with the default rulings, seeds from 0 on.
The interval is Wilson's at 95 %.

| mission | bot | won | interval | goal | median rounds |
|---|---|---|---|---|---|
"""


def measured(file: Path, bot: str, games: int) -> Summary:
    """The figures of a bot on a map; raises KeyboardInterrupt when it was stopped."""
    print(f"{file.stem}: {bot}", file=sys.stderr)
    name, setup = read_setup(file)
    result = simulate(name, file.stem, setup, bot, games, 0, 1, sys.stderr)
    if result.games < games:
        raise KeyboardInterrupt
    return result


def row(result: Summary, bot: str) -> str:
    """One line of the page."""
    low, high = f"{result.low:.1%}", f"{result.high:.1%}"
    return (
        f"| {result.map} | {bot} | {result.win_rate:.1%} | {low} to {high} | {TARGETS[bot]} | {result.turns_median:g} |"
    )


def section(result: Summary) -> str:
    """One map of the difficulty table."""
    fields = ("games", "win_rate", "low", "high", "turns_median")
    return "\n".join([f'["{result.map}"]', *(f"{name} = {getattr(result, name)}" for name in fields)])


def notes() -> str:
    """What people wrote on the page below the table; it is kept."""
    text = PAGE.read_text("utf-8") if PAGE.exists() else ""
    return text[text.index("## ") :] if "## " in text else ""


def main() -> None:
    """Measures every shipped mission."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    games = parser.parse_args().games
    rows, sections = [], []
    try:
        for file in sorted(MAPS.glob("*.tmx")):
            for bot in BOTS["commandos"]:
                result = measured(file, bot, games)
                rows.append(row(result, bot))
                if bot == SHOWN:
                    sections.append(section(result))
    except KeyboardInterrupt:
        sys.exit("Stopped; nothing was written.")
    PAGE.write_text(HEAD.format(games=games) + "\n".join(rows) + "\n\n" + notes(), "utf-8")
    TABLE.write_text("# Made by tools/balance.py: the greedy bot's games.\n\n" + "\n\n".join(sections) + "\n", "utf-8")


if __name__ == "__main__":
    main()
