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


@dataclass(slots=True)
class SiteUsed(Event):
    """A commando used the special space in which it stands; `kind` is its icon's id."""

    rule: ClassVar[str] = "commandos:A1b"
    die: str
    space: int
    kind: str


@dataclass(slots=True)
class DieRelocated(Event):
    """A die was put onto another space without walking there, and nothing is triggered."""

    rule: ClassVar[str] = "commandos:A1b"
    die: str
    start: int
    space: int


@dataclass(slots=True)
class MineRolled(Event):
    """A die has entered a minefield and rolled; `falls` says that it is defeated."""

    rule: ClassVar[str] = "commandos:A1b"
    die: str
    result: int
    falls: bool


@dataclass(slots=True)
class BridgeCut(Event):
    """Nobody crosses this bridge until the end of the round."""

    rule: ClassVar[str] = "commandos:A1b"
    space: int


@dataclass(slots=True)
class BridgesMended(Event):
    rule: ClassVar[str] = "commandos:A1b"


@dataclass(slots=True)
class ExplosiveSpent(Event):
    """A token was used up: the one that lay on `tile`, or one of the pool (`tile` is -1)."""

    rule: ClassVar[str] = "commandos:Q106"
    tile: int


@dataclass(slots=True)
class TileFlipped(Event):
    """A nest was destroyed: its card lies on side A now. `special` is its number among the special spaces."""

    rule: ClassVar[str] = "commandos:M4"
    tile: int
    special: int


@dataclass(slots=True)
class BossHit(Event):
    """The boss took damage; `damage` are its damage tokens now."""

    rule: ClassVar[str] = "commandos:B3"
    damage: int


@dataclass(slots=True)
class BossExposed(Event):
    """The boss is not cloaked for the rest of the round."""

    rule: ClassVar[str] = "commandos:B4"


@dataclass(slots=True)
class BossHidden(Event):
    """A new round: the boss is cloaked again."""

    rule: ClassVar[str] = "commandos:B4"


@dataclass(slots=True)
class TrophyTaken(Event):
    rule: ClassVar[str] = "commandos:B5"
    trophies: int


@dataclass(slots=True)
class ObjectiveSpent(Event):
    """A commando used up a token that it carried."""

    rule: ClassVar[str] = "commandos:A13"
    objective: int
    die: str


@dataclass(slots=True)
class TargetDestroyed(Event):
    rule: ClassVar[str] = "commandos:Q68"
    space: int


@dataclass(slots=True)
class BaitPlaced(Event):
    rule: ClassVar[str] = "commandos:Q98"
    space: int


@dataclass(slots=True)
class BaitTaken(Event):
    rule: ClassVar[str] = "commandos:Q98"
    space: int


@dataclass(slots=True)
class DieBoarded(Event):
    """A commando left with the helicopter, and what it carried: it is saved, not defeated."""

    rule: ClassVar[str] = "commandos:Q96"
    die: str
    objectives: tuple[int, ...]


@dataclass(slots=True)
class LandingZoneMoved(Event):
    rule: ClassVar[str] = "commandos:Q97"
    tile: int
