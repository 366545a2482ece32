"""What can happen in the field besides the moves and fights of `events.py`: traits, spawn points, the tracker.

Dice, spaces and cards are named as there.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from game.engine.core.events import Event


@dataclass(slots=True)
class FightCancelled(Event):
    """A cloaked enemy was not found: the combat did not take place."""

    rule: ClassVar[str] = "commandos:Q65"
    attacker: str
    defender: str


@dataclass(slots=True)
class ExplosiveMoved(Event):
    """An explosive was carried to a tile beside."""

    rule: ClassVar[str] = "commandos:Q80"
    start: int
    tile: int


@dataclass(slots=True)
class SpawnShut(Event):
    """A spawn symbol is blocked for this round."""

    rule: ClassVar[str] = "commandos:Q90"
    symbol: str


@dataclass(slots=True)
class SpawnsOpened(Event):
    """The blocked spawn symbols are free again."""

    rule: ClassVar[str] = "commandos:Q90"


@dataclass(slots=True)
class TrackerMoved(Event):
    """The tracker jumped ahead within a round."""

    rule: ClassVar[str] = "commandos:Q94"
    round: int
