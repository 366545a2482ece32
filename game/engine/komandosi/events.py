"""What can happen on the table of Komandosi, in the past tense.

Players go by their letters, squares by their numbers on the board, event cards by their numbers in the deck, colours of
parts by their place in COLOURS. Everything the window needs to move a sprite is in the event.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from game.engine.core.events import Event


@dataclass(slots=True)
class CommandoPlaced(Event):
    """The spinner showed where a commando starts."""

    rule: ClassVar[str] = "komandosi:K4"
    player: str
    square: int


@dataclass(slots=True)
class PartPlaced(Event):
    """The spinner showed where a part lies; `by` is the rule."""

    square: int
    colour: int
    by: str


@dataclass(slots=True)
class PartMoved(Event):
    """A part was placed anew by the spinner."""

    rule: ClassVar[str] = "komandosi:Q53"
    square: int
    to: int
    colour: int


@dataclass(slots=True)
class StartDecided(Event):
    rule: ClassVar[str] = "komandosi:Q54"
    player: str


@dataclass(slots=True)
class TurnBegan(Event):
    rule: ClassVar[str] = "komandosi:Q54"
    player: str
    round: int


@dataclass(slots=True)
class TurnSatOut(Event):
    """A wounded commando waits in the hospital."""

    rule: ClassVar[str] = "komandosi:K17"
    player: str


@dataclass(slots=True)
class DieRolled(Event):
    """`way` is what the roll is for: walk, train, car, boat, fist, rifle, rocket, start or raffle."""

    rule: ClassVar[str] = "komandosi:K6"
    player: str
    pips: int
    way: str


@dataclass(slots=True)
class Stayed(Event):
    """A commando did not move; `by` is the rule that lets or makes him stay."""

    player: str
    by: str


@dataclass(slots=True)
class Moved(Event):
    """A commando went along squares; `way` is walk, swim, train, car or boat."""

    player: str
    path: tuple[int, ...]
    way: str
    by: str


@dataclass(slots=True)
class Relocated(Event):
    """A commando was set on another square without a way there."""

    player: str
    square: int
    by: str


@dataclass(slots=True)
class MoneyPaid(Event):
    """Money went from one to another: a player's letter, or "bank"."""

    giver: str
    taker: str
    amount: int
    by: str


@dataclass(slots=True)
class GoodsMoved(Event):
    """Shop cards went from one to another: a player's letter, or "shop"."""

    giver: str
    taker: str
    goods: str
    count: int
    by: str


@dataclass(slots=True)
class PartTaken(Event):
    """A player took the part on his square."""

    rule: ClassVar[str] = "komandosi:K9"
    player: str
    square: int
    colour: int


@dataclass(slots=True)
class PartsMoved(Event):
    """Parts went from a player to another one, or to the "reserve"."""

    giver: str
    taker: str
    colour: int
    count: int
    by: str


@dataclass(slots=True)
class CardDrawn(Event):
    rule: ClassVar[str] = "komandosi:K10"
    player: str
    card: int


@dataclass(slots=True)
class CardPutUnder(Event):
    """A card went under the deck; `player` had it."""

    rule: ClassVar[str] = "komandosi:K11"
    player: str
    card: int


@dataclass(slots=True)
class CardKept(Event):
    rule: ClassVar[str] = "komandosi:Q53"
    player: str
    card: int


@dataclass(slots=True)
class CardsMoved(Event):
    """Kept cards went to another player."""

    rule: ClassVar[str] = "komandosi:K22"
    giver: str
    taker: str
    cards: tuple[int, ...]


@dataclass(slots=True)
class PassUsed(Event):
    """A kept card was used; it goes under the deck."""

    rule: ClassVar[str] = "komandosi:Q84"
    player: str
    card: int


@dataclass(slots=True)
class NothingHappened(Event):
    """A card had nothing to work on."""

    rule: ClassVar[str] = "komandosi:K10"
    player: str
    card: int


@dataclass(slots=True)
class OrderGiven(Event):
    rule: ClassVar[str] = "komandosi:K11"
    player: str
    card: int


@dataclass(slots=True)
class OrderEnded(Event):
    """`how` is done, released (another card was drawn) or lapsed (there is no way)."""

    player: str
    card: int
    how: str
    by: str


@dataclass(slots=True)
class TruceBegan(Event):
    rule: ClassVar[str] = "komandosi:Q86"
    player: str
    turns: int


@dataclass(slots=True)
class TruceEnded(Event):
    rule: ClassVar[str] = "komandosi:Q86"
    player: str


@dataclass(slots=True)
class StrideChanged(Event):
    """A card changed this move: double, half or lost."""

    rule: ClassVar[str] = "komandosi:Q69"
    player: str
    stride: str


@dataclass(slots=True)
class RideBegan(Event):
    """`ride` is train, car or boat."""

    player: str
    ride: str
    by: str


@dataclass(slots=True)
class RideEnded(Event):
    player: str
    ride: str
    by: str


@dataclass(slots=True)
class HouseBuilt(Event):
    rule: ClassVar[str] = "komandosi:K13"
    player: str
    square: int


@dataclass(slots=True)
class Stored(Event):
    """Something went into the house; `thing` is money, goods, a colour or a pass."""

    rule: ClassVar[str] = "komandosi:K26"
    player: str
    thing: str
    count: int


@dataclass(slots=True)
class Fetched(Event):
    """Something came out of the house."""

    rule: ClassVar[str] = "komandosi:K26"
    player: str
    thing: str
    count: int


@dataclass(slots=True)
class AttackAnnounced(Event):
    """`weapon` is fist, rifle or rocket; `times` the multiplier of a rocket."""

    player: str
    target: str
    weapon: str
    times: int
    by: str


@dataclass(slots=True)
class AttackEnded(Event):
    """`how` is hit, missed or void (a card forbids it)."""

    player: str
    target: str
    weapon: str
    how: str
    by: str


@dataclass(slots=True)
class GameEnded(Event):
    """The winners, and why: helicopter, or rounds (the limit was reached)."""

    winners: tuple[str, ...]
    why: str
    by: str
