"""How hard a mission is: the share of games that the greedy bot won on it, from a table that is shipped."""

from __future__ import annotations

import logging
import tomllib
from functools import lru_cache
from pathlib import Path

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, ValidationError

from game import paths
from game.content.commandos_models import Side
from game.engine.commandos.rulings import Rulings
from game.scenes.setup_maps import MapEntry
from game.scenes.setup_options import Options

_log = logging.getLogger(__name__)
SKULLS = 5


class Measured(BaseModel):
    """Games of the greedy bot on one map by the default rulings; the rate lies in `low`..`high` with 95 %."""

    model_config = ConfigDict(frozen=True)

    games: int = Field(ge=1)
    win_rate: float = Field(ge=0, le=1)
    low: float = Field(ge=0, le=1)
    high: float = Field(ge=0, le=1)
    turns_median: float = Field(gt=0)

    @property
    def skulls(self) -> int:
        """The same in five steps: 1 is easy (the bot wins four of five games), 5 is hard."""
        return min(SKULLS, int((1 - self.win_rate) * SKULLS) + 1)


def table_file() -> Path:
    """The shipped table: one section a map, named by its file without the suffix."""
    return paths.assets() / "cards" / "commandos" / "difficulty.toml"


@lru_cache(maxsize=4)
def read_table(file: Path) -> dict[str, Measured]:
    """The whole table; empty when there is none, or when it cannot be read, which is logged."""
    try:
        return TypeAdapter(dict[str, Measured]).validate_python(tomllib.loads(file.read_text("utf-8")))
    except FileNotFoundError:
        return {}
    except (OSError, ValueError, ValidationError) as error:
        _log.warning("the difficulty table %s cannot be used: %s", file, error)
        return {}


def difficulty(entry: MapEntry, rulings: Rulings, options: Options) -> Measured | None:
    """What was measured for exactly these choices; None where nothing was."""
    if entry.own or rulings != Rulings() or (name := table_name(entry.file.stem, options)) is None:
        return None
    return read_table(table_file()).get(name)


def table_name(stem: str, options: Options) -> str | None:
    """The section of the table for a map with these options; None where none can be."""
    if options == Options():
        return stem
    return f"{stem} B" if options == Options(side=Side.B) else None
