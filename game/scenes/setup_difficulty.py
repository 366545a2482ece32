"""How hard a game of Dice Commandos is: the share that the greedy bot wins, measured or estimated."""

from __future__ import annotations

import logging
import math
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, ValidationError

from game import paths
from game.content.commandos_models import Side
from game.content.setup_choices import FACES, MOST_EVENTS
from game.engine.commandos.missions import MISSIONS, Mission
from game.engine.commandos.rulings import Rulings
from game.engine.core.text import N_, Message
from game.scenes.setup_maps import MapEntry
from game.scenes.setup_options import Options

_log = logging.getLogger(__name__)
SKULLS = 5
SOME_EVENTS = MOST_EVENTS // 2
"""The numbers of advanced events that are measured; in between the effect is taken to grow evenly."""


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
        return skulls(self.win_rate)

    @property
    def log_odds(self) -> float:
        """The logarithm of games won by games lost; half a game is added to both, so that it always exists."""
        won = self.win_rate * self.games
        return math.log((won + 0.5) / (self.games - won + 0.5))


@dataclass(frozen=True, slots=True)
class Estimate:
    """What `steps` steps of difficulty together should come to; each of them was measured alone."""

    win_rate: float
    steps: int

    @property
    def skulls(self) -> int:
        """As of what was measured."""
        return skulls(self.win_rate)


Table = dict[str, Measured]
"""The normal game of each map."""
Steps = dict[str, dict[str, Measured]]
"""By map and step: games with that step and no other."""


def skulls(win_rate: float) -> int:
    """Difficulty from 1 to SKULLS."""
    return min(SKULLS, int((1 - win_rate) * SKULLS) + 1)


def how_hard(found: Measured | Estimate | None) -> Message:
    """What was found out, as a sentence."""
    if found is None:
        return Message(N_("not measured with these choices"))
    sentence = (
        N_("the greedy bot wins {share}%") if isinstance(found, Measured) else N_("the greedy bot wins about {share}%")
    )
    return Message(sentence, {"share": round(100 * found.win_rate)})


def table_file() -> Path:
    """The shipped table: one section a map, named by its file without the suffix."""
    return paths.assets() / "cards" / "commandos" / "difficulty.toml"


def steps_file() -> Path:
    """The shipped table of the steps of difficulty."""
    return table_file().with_name("difficulty_steps.toml")


@lru_cache(maxsize=4)
def read_table(file: Path) -> Table:
    """The whole table; empty when there is none, or when it cannot be read, which is logged."""
    return _read(file, Table) or {}


@lru_cache(maxsize=4)
def read_steps(file: Path) -> Steps:
    """The steps of every map; empty as above."""
    return _read(file, Steps) or {}


def _read(file: Path, kind: Any) -> Any:
    try:
        return TypeAdapter(kind).validate_python(tomllib.loads(file.read_text("utf-8")))
    except FileNotFoundError:
        return None
    except (OSError, ValueError, ValidationError) as error:
        _log.warning("the difficulty table %s cannot be used: %s", file, error)
        return None


def difficulty(entry: MapEntry, rulings: Rulings, options: Options) -> Measured | Estimate | None:
    """How hard a game on a map is with these choices; None where nothing was measured."""
    if entry.own or entry.board is None:
        return None
    return difficulty_of(entry.file.stem, entry.board.mission, rulings, options)


def difficulty_of(stem: str, mission: str, rulings: Rulings, options: Options) -> Measured | Estimate | None:
    """The same for a shipped map by its file's stem."""
    normal = read_table(table_file()).get(stem)
    if normal is None or rulings != Rulings() or mission not in MISSIONS:
        return None
    taken = list(steps_of(MISSIONS[mission], options))
    if not taken:
        return normal
    known = read_steps(steps_file()).get(stem, {})
    if any(not set(step.measured) <= known.keys() for step in taken):
        return None
    if len(taken) == 1 and (only := taken[0].exactly):
        return known[only]
    return Estimate(_estimated(normal, [step.shift(normal, known) for step in taken]), len(taken))


def _estimated(normal: Measured, shifts: list[float]) -> float:
    """The odds of the normal game, changed by what each step alone changed."""
    return 1 / (1 + math.exp(-normal.log_odds - sum(shifts)))


@dataclass(frozen=True, slots=True)
class Step:
    """A step of difficulty: parts of it that were measured, and how much of each it is."""

    parts: tuple[tuple[str, float], ...]

    @property
    def measured(self) -> tuple[str, ...]:
        """The names of its parts in the table."""
        return tuple(name for name, _ in self.parts)

    @property
    def exactly(self) -> str:
        """The name of the measured step that it is; empty where it lies between two."""
        return next((name for name, share in self.parts if share == 1), "")

    def shift(self, normal: Measured, known: dict[str, Measured]) -> float:
        """What it adds to the log-odds of the normal game."""
        return sum(share * (known[name].log_odds - normal.log_odds) for name, share in self.parts)


def steps_of(mission: Mission, options: Options) -> Iterator[Step]:
    """The steps above the normal game that mean something for a mission."""
    if options.side is Side.B:
        yield Step((("side_b", 1.0),))
    if options.enemy_type != Options().enemy_type and not mission.enemy_type:
        yield Step(((options.enemy_type, 1.0),))
    if options.hard_events:
        yield Step(_events(options.hard_events))
    if options.hard_tracker:
        yield Step((("tracker", 1.0),))
    if options.hard_boss and mission.boss:
        yield Step((("boss", 1.0),))
    if options.advanced:
        yield Step((("advanced_commandos", len(options.advanced) / FACES),))


def _events(count: int) -> tuple[tuple[str, float], ...]:
    some, most = f"events_{SOME_EVENTS}", f"events_{MOST_EVENTS}"
    if count <= SOME_EVENTS:
        return ((some, count / SOME_EVENTS),)
    share = (count - SOME_EVENTS) / (MOST_EVENTS - SOME_EVENTS)
    return ((most, 1.0),) if share == 1 else ((some, 1 - share), (most, share))
