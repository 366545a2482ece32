"""What can happen on the table of D-Day Dice, in the past tense.

Units go by their letters, sectors by their numbers on the board, dice of a Unit by their places from 0, cards by their
ids. Everything the window needs to move a sprite is in the event.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from game.engine.core.events import Event


@dataclass(slots=True)
class TurnBegan(Event):
    """`final` says that all Units are in the Bunker: the last turn."""

    rule: ClassVar[str] = "dday:D5"
    turn: int
    final: bool


@dataclass(slots=True)
class PhaseBegan(Event):
    """`phase` is one of roll, upkeep, find, move, combat."""

    rule: ClassVar[str] = "dday:D5"
    phase: str


@dataclass(slots=True)
class TokenPlaced(Event):
    """A random token lies on a sector."""

    rule: ClassVar[str] = "dday:Q58"
    sector: int
    token: str


@dataclass(slots=True)
class DiceRolled(Event):
    """Dice of a Unit got new faces: all six dice, and the mask of those rolled; `by` is the rule."""

    unit: str
    dice: tuple[int, ...]
    rolled: int
    by: str


@dataclass(slots=True)
class DiceLocked(Event):
    rule: ClassVar[str] = "dday:D6"
    unit: str
    dice: int


@dataclass(slots=True)
class UnitReady(Event):
    """A Unit has nothing more to do in this stage."""

    rule: ClassVar[str] = "dday:D5"
    unit: str


@dataclass(slots=True)
class DiceSwapped(Event):
    rule: ClassVar[str] = "dday:D29"
    unit: str
    die: int
    other: str
    other_die: int


@dataclass(slots=True)
class DieChanged(Event):
    """A card gave a die another face or colour; `code` is what it shows now."""

    unit: str
    die: int
    code: int
    card: str
    by: str


@dataclass(slots=True)
class TallyCopied(Event):
    """A Unit counts the dice of another one; `dice` are its six dice now."""

    rule: ClassVar[str] = "dday:Q41"
    unit: str
    other: str
    dice: tuple[int, ...]


@dataclass(slots=True)
class DiceSetAside(Event):
    """Three Stars are set aside for Leadership."""

    rule: ClassVar[str] = "dday:Q7"
    unit: str
    dice: int


@dataclass(slots=True)
class WhiteAdded(Event):
    """Leadership added a white result to the Tally."""

    rule: ClassVar[str] = "dday:D11"
    unit: str
    face: int


@dataclass(slots=True)
class DieCancelled(Event):
    rule: ClassVar[str] = "dday:D7"
    unit: str
    die: int


@dataclass(slots=True)
class BonusEarned(Event):
    """An RWB bonus; `bonus` is the face's id."""

    unit: str
    bonus: str
    by: str


@dataclass(slots=True)
class StraightMade(Event):
    rule: ClassVar[str] = "dday:D17"
    unit: str


@dataclass(slots=True)
class Tallied(Event):
    """What the Final Tally of a Unit is worth, bonuses not included."""

    rule: ClassVar[str] = "dday:D16"
    unit: str
    soldiers: int
    courage: int
    stars: int
    tools: int
    points: int


@dataclass(slots=True)
class Gained(Event):
    """A Unit's dial went up; `source` is tally, bonus, or the card's id."""

    unit: str
    resource: str
    count: int
    source: str
    by: str


@dataclass(slots=True)
class Spent(Event):
    """A Unit's dial went down as a price."""

    unit: str
    resource: str
    count: int
    by: str


@dataclass(slots=True)
class ChoiceMade(Event):
    """A Unit chose between the halves of a bonus; `what` is soldiers, advance, find or stars."""

    unit: str
    what: str
    by: str


@dataclass(slots=True)
class Given(Event):
    """Some of a resource went from Unit to Unit."""

    rule: ClassVar[str] = "dday:D28"
    unit: str
    other: str
    resource: str
    count: int


@dataclass(slots=True)
class Handed(Event):
    """A card went from Unit to Unit."""

    rule: ClassVar[str] = "dday:D28"
    unit: str
    other: str
    card: str


@dataclass(slots=True)
class TradeOpened(Event):
    """Two Units may trade this turn wherever they stand."""

    unit: str
    other: str
    card: str
    by: str


@dataclass(slots=True)
class CardTaken(Event):
    """A Unit took a card from the Pool, its deck or the Awards."""

    unit: str
    card: str
    by: str


@dataclass(slots=True)
class CardPlayed(Event):
    """An Item or an Award was used up, or an ability used (`kept`)."""

    unit: str
    card: str
    kept: bool
    by: str


@dataclass(slots=True)
class SpecialistLost(Event):
    """A Specialist fell or was sacrificed."""

    unit: str
    card: str
    by: str


@dataclass(slots=True)
class SpecialistSaved(Event):
    rule: ClassVar[str] = "dday:Q53"
    unit: str
    card: str


@dataclass(slots=True)
class VehicleLeft(Event):
    """A Vehicle was left behind, out of the game."""

    rule: ClassVar[str] = "dday:Q51"
    unit: str
    card: str


@dataclass(slots=True)
class MarkerTurned(Event):
    rule: ClassVar[str] = "dday:D16"
    unit: str
    chevrons: int


@dataclass(slots=True)
class MarkerHeld(Event):
    """The marker is not turned this time."""

    rule: ClassVar[str] = "dday:Q54"
    unit: str
    card: str


@dataclass(slots=True)
class UnitMoved(Event):
    """A Unit went into another sector; `advance` says that it is a new row."""

    rule: ClassVar[str] = "dday:D23"
    unit: str
    origin: int
    sector: int
    advance: bool


@dataclass(slots=True)
class MineRolled(Event):
    rule: ClassVar[str] = "dday:Q30"
    unit: str
    pips: int
    by: str


@dataclass(slots=True)
class FireRolled(Event):
    """The machine gun dice of a sector, as they lie now; `by` is the rule that rolled or changed them."""

    sector: int
    dice: tuple[int, ...]
    by: str


@dataclass(slots=True)
class CardAtWork(Event):
    """A card works for a sector (or on a link) until the end of the turn."""

    place: int
    card: str
    by: str


@dataclass(slots=True)
class LossCounted(Event):
    """What Combat costs a Unit: DEF and machine guns after the sector's cards, what its own cards spare, the sum."""

    rule: ClassVar[str] = "dday:D26"
    unit: str
    defence: int
    guns: int
    spared: int
    loss: int


@dataclass(slots=True)
class SoldiersLost(Event):
    unit: str
    count: int
    by: str


@dataclass(slots=True)
class GameEnded(Event):
    """The end, by the rule of the reason; `reason` is bunker, wiped_out or stuck."""

    won: bool
    reason: str
    unit: str
    by: str
