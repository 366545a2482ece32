"""How hard a battle map is for some Units: what the greedy bot won there, from a table that is shipped."""

from __future__ import annotations

import logging
import tomllib
from functools import lru_cache
from pathlib import Path

from pydantic import TypeAdapter, ValidationError

from game import paths
from game.engine.core.text import N_
from game.engine.dday.rulings import Rulings
from game.scenes.dday.setup_maps import DdayEntry
from game.scenes.setup_difficulty import Measured
from game.ui.text import tr

_log = logging.getLogger(__name__)
Table = dict[str, dict[str, dict[str, Measured]]]
"""Measured by map, level and number of Units."""


def table_file() -> Path:
    """The shipped table: a section for each map, level and number of Units."""
    return paths.assets() / "cards" / "dday" / "difficulty.toml"


@lru_cache(maxsize=4)
def read_table(file: Path) -> Table:
    """The whole table; empty when there is none, or when it cannot be read, which is logged."""
    try:
        return TypeAdapter(Table).validate_python(tomllib.loads(file.read_text("utf-8")))
    except FileNotFoundError:
        return {}
    except (OSError, ValueError, ValidationError) as error:
        _log.warning("the difficulty table %s cannot be used: %s", file, error)
        return {}


def difficulty(entry: DdayEntry, level: int, units: int, rulings: Rulings) -> Measured | None:
    """What was measured for exactly these choices (`level` from 0); None where nothing was."""
    if entry.own or rulings != Rulings():
        return None
    levels = read_table(table_file()).get(entry.file.stem, {})
    return levels.get(f"level_{level + 1}", {}).get(f"seats_{units}")


def measured_line(entry: DdayEntry, level: int, units: int, rulings: Rulings) -> str:
    """The same in one line for the set-up; it says so where these choices were not measured."""
    measured = difficulty(entry, level, units, rulings)
    if measured is None:
        return tr(N_("not measured with these choices"))
    words = tr(N_("greedy bots win {share}% ({low} to {high}%)"))
    shares = {"share": measured.win_rate, "low": measured.low, "high": measured.high}
    return words.format(**{name: round(100 * share) for name, share in shares.items()})
