"""How a board is used in games: where pieces come, where they are lost, and the places where nobody ever is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any, Protocol

from game.engine.commandos import events as commandos
from game.engine.commandos.board import board_of
from game.engine.commandos.state import is_enemy
from game.engine.core.events import Event
from game.engine.dday import events as dday
from game.engine.dday.state import LETTERS
from game.engine.komandosi import events as komandosi
from game.engine.komandosi.board import board_of as island_of
from game.engine.komandosi.board_spec import SIGNS

WATER = {SIGNS["sea"], SIGNS["lake"], SIGNS["river"]}


@dataclass(slots=True)
class BoardUse:
    """Counts by the number of the place: a space, a sector, or a square.

    `visits`: a die or a commando came or passed; a Unit was there when a turn began. `lost`: commandos, or Soldiers
    and Specialists that fell there; on the island, who was wounded there. `defeated`: enemies that fell there.
    """

    visits: Counter[int] = field(default_factory=Counter)
    lost: Counter[int] = field(default_factory=Counter)
    defeated: Counter[int] = field(default_factory=Counter)

    def add(self, other: BoardUse) -> None:
        """Adds the counts of other games."""
        self.visits += other.visits
        self.lost += other.lost
        self.defeated += other.defeated

    def as_json(self, names: tuple[str, ...]) -> dict[str, Any]:
        """The counts of each place, by its name."""
        return {
            name: {"visits": self.visits[place], "lost": self.lost[place], "defeated": self.defeated[place]}
            for place, name in enumerate(names)
        }


class Watch(Protocol):
    """Counts the use of a board from the events of one game, in their order."""

    use: BoardUse

    def take(self, events: Iterable[Event]) -> None:
        """Counts what these events tell."""
        ...


class CommandosWatch:
    """Spaces that dice of both sides come to; walking over a space counts."""

    def __init__(self, _setup: Any) -> None:
        self.use = BoardUse()

    def take(self, events: Iterable[Event]) -> None:
        """Counts what these events tell."""
        for event in events:
            self._take(event)

    def _take(self, event: Event) -> None:
        match event:
            case commandos.DiePlaced(space=space):
                self.use.visits[space] += 1
            case commandos.DieMoved(path=path):
                self.use.visits.update(path)
            case commandos.DieDefeated(die=die, space=space):
                fallen = self.use.defeated if is_enemy(die) else self.use.lost
                fallen[space] += 1


class DdayWatch:
    """Sectors that Units are in; which sector losses belong to follows from their moves."""

    def __init__(self, setup: Any) -> None:
        self.use = BoardUse()
        self.at = dict.fromkeys(LETTERS[: len(setup.names)], setup.board.start)

    def take(self, events: Iterable[Event]) -> None:
        """Counts what these events tell."""
        for event in events:
            self._take(event)

    def _take(self, event: Event) -> None:
        match event:
            case dday.TurnBegan():
                self.use.visits.update(self.at.values())
            case dday.UnitMoved(unit=unit, sector=sector):
                self.use.visits[sector] += 1
                self.at[unit] = sector
            case dday.SoldiersLost(unit=unit, count=count):
                self.use.lost[self.at[unit]] += count
            case dday.SpecialistLost(unit=unit):
                self.use.lost[self.at[unit]] += 1
            case dday.SpecialistSaved(unit=unit):
                self.use.lost[self.at[unit]] -= 1


class KomandosiWatch:
    """Squares that commandos come to; walking, riding and sailing over a square counts."""

    def __init__(self, _setup: Any) -> None:
        self.use = BoardUse()
        self.at: dict[str, int] = {}

    def take(self, events: Iterable[Event]) -> None:
        """Counts what these events tell."""
        for event in events:
            self._take(event)

    def _take(self, event: Event) -> None:
        match event:
            case (
                komandosi.CommandoPlaced(player=player, square=square)
                | komandosi.Relocated(player=player, square=square)
            ):
                self.use.visits[square] += 1
                self.at[player] = square
            case komandosi.Moved(player=player, path=path):
                self.use.visits.update(path)
                self.at[player] = path[-1]
            case komandosi.AttackEnded(target=target, how="hit"):
                self.use.lost[self.at[target]] += 1


def _commandos_places(spec: Any) -> tuple[str, ...]:
    return tuple(board_of(spec).names)


def _dday_places(spec: Any) -> tuple[str, ...]:
    return tuple(sector.name for sector in spec.sectors)


def _komandosi_places(spec: Any) -> tuple[str, ...]:
    return island_of(spec).names


def water_of(spec: Any) -> frozenset[int]:
    """The places of a board where nobody need ever come: the water of an island."""
    terrain = getattr(spec, "terrain", "")
    return frozenset(square for square, sign in enumerate(terrain) if sign in WATER)


WATCHES: dict[str, Callable[[Any], Watch]] = {
    "commandos": CommandosWatch,
    "dday": DdayWatch,
    "komandosi": KomandosiWatch,
}
PLACES: dict[str, Callable[[Any], tuple[str, ...]]] = {
    "commandos": _commandos_places,
    "dday": _dday_places,
    "komandosi": _komandosi_places,
}
