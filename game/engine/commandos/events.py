"""What can happen on the table of Dice Commandos, in the past tense.

Dice go by their letters (a-f commandos, u-z enemies), spaces and tiles by their numbers on the board, cards by their
ids, objectives by their place in the set-up. Everything the window needs to move a sprite is in the event.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from game.engine.core.events import Event


@dataclass(slots=True)
class RoundBegan(Event):
    rule: ClassVar[str] = "commandos:R2"
    round: int


@dataclass(slots=True)
class PhaseBegan(Event):
    """`phase` is one of setup, event, commandos, enemies, reinforcement."""

    rule: ClassVar[str] = "commandos:R1"
    phase: str


@dataclass(slots=True)
class EventDrawn(Event):
    rule: ClassVar[str] = "commandos:R3"
    card: str


@dataclass(slots=True)
class EventFizzled(Event):
    """The event of the round found nothing to do."""

    rule: ClassVar[str] = "commandos:Q93"
    card: str


@dataclass(slots=True)
class ActionsChanged(Event):
    rule: ClassVar[str] = "commandos:R4"
    left: int


@dataclass(slots=True)
class DieRolled(Event):
    """A die got a new value by lot; `why` is team, reroll, deploy, spawn, train or event."""

    rule: ClassVar[str] = "commandos:S16"
    die: str
    pips: int
    why: str


@dataclass(slots=True)
class DieTurned(Event):
    """A die was turned to another value without a roll."""

    rule: ClassVar[str] = "commandos:R5"
    die: str
    pips: int


@dataclass(slots=True)
class DiePlaced(Event):
    """A die was put onto a space without walking there."""

    rule: ClassVar[str] = "commandos:A10"
    die: str
    pips: int
    space: int


@dataclass(slots=True)
class DieMoved(Event):
    rule: ClassVar[str] = "commandos:A1"
    die: str
    start: int
    path: tuple[int, ...]


@dataclass(slots=True)
class EnemyHeld(Event):
    """An enemy did not move, or stopped short; `by` names the rule or card (commandos:E1, a card id)."""

    rule: ClassVar[str] = "commandos:E1"
    die: str
    by: str


@dataclass(slots=True)
class EnemyAimed(Event):
    """An enemy's goal was settled; `why` is directive, seek or decoy."""

    rule: ClassVar[str] = "commandos:E3"
    die: str
    tile: int
    why: str


@dataclass(slots=True)
class FightBegan(Event):
    """Two dice face each other; `ranged` is a shot. The modifiers are what is added to each total."""

    rule: ClassVar[str] = "commandos:A6"
    attacker: str
    defender: str
    ranged: bool


@dataclass(slots=True)
class CombatRolled(Event):
    """Black is the attacker's combat die, white the defender's."""

    rule: ClassVar[str] = "commandos:A6"
    attacker: str
    defender: str
    black: int
    white: int


@dataclass(slots=True)
class FightEnded(Event):
    """The lower total won; `tie` says that the totals were equal."""

    rule: ClassVar[str] = "commandos:A6"
    attacker: str
    defender: str
    attacker_sum: tuple[int, int, int]
    defender_sum: tuple[int, int, int]
    winner: str
    tie: bool
    ranged: bool


@dataclass(slots=True)
class DieDefeated(Event):
    """A die left the map; `why` is fight, shot, explosion or card."""

    rule: ClassVar[str] = "commandos:A7"
    die: str
    space: int
    why: str


@dataclass(slots=True)
class DieSaved(Event):
    """A load out or a commando's card kept a commando from defeat, or from its cost."""

    rule: ClassVar[str] = "commandos:Q85"
    die: str
    card: str


@dataclass(slots=True)
class FuryChanged(Event):
    rule: ClassVar[str] = "commandos:A8"
    fury: int


@dataclass(slots=True)
class StealthGained(Event):
    rule: ClassVar[str] = "commandos:T1"
    die: str


@dataclass(slots=True)
class StealthLost(Event):
    rule: ClassVar[str] = "commandos:T1"
    die: str


@dataclass(slots=True)
class SlippedPast(Event):
    """A combat was replaced because of stealth."""

    rule: ClassVar[str] = "commandos:T1"
    die: str
    tile: int


@dataclass(slots=True)
class ExplosivePlaced(Event):
    rule: ClassVar[str] = "commandos:K1"
    tile: int


@dataclass(slots=True)
class Exploded(Event):
    rule: ClassVar[str] = "commandos:E4"
    tile: int


@dataclass(slots=True)
class ObjectiveShown(Event):
    """A hidden map objective was turned up (ruling 46's option)."""

    rule: ClassVar[str] = "commandos:Q46"
    objective: int


@dataclass(slots=True)
class ObjectiveTaken(Event):
    """`with_dice` are the letters whose values met the condition; empty when none was needed."""

    rule: ClassVar[str] = "commandos:A12"
    objective: int
    die: str
    with_dice: str


@dataclass(slots=True)
class ObjectiveDropped(Event):
    rule: ClassVar[str] = "commandos:Q42"
    objective: int
    die: str
    space: int


@dataclass(slots=True)
class LoadoutDrawn(Event):
    rule: ClassVar[str] = "commandos:A9"
    card: str


@dataclass(slots=True)
class LoadoutUsed(Event):
    """A load out was played; it was discarded, or `exhausted` until the end of the round."""

    rule: ClassVar[str] = "commandos:L1"
    card: str
    exhausted: bool


@dataclass(slots=True)
class LoadoutDiscarded(Event):
    """A load out was given up because a fourth came."""

    rule: ClassVar[str] = "commandos:L1"
    card: str


@dataclass(slots=True)
class LoadoutsReadied(Event):
    rule: ClassVar[str] = "commandos:R2"


@dataclass(slots=True)
class DirectiveDrawn(Event):
    """The top directive was turned over; `tile` is the coordinate that is upright."""

    rule: ClassVar[str] = "commandos:E3"
    card: int
    turned: bool


@dataclass(slots=True)
class DirectiveDiscarded(Event):
    """The top directive was used for its back."""

    rule: ClassVar[str] = "commandos:E8"
    card: int


@dataclass(slots=True)
class DirectivesChanged(Event):
    """What lies on top of the directive deck now: the symbol on the visible back and how many cards are left."""

    rule: ClassVar[str] = "commandos:Q25"
    symbol: str
    cards: int


@dataclass(slots=True)
class DirectivesTurned(Event):
    """The deck ran out: half of the discards were turned by 180 degrees, all were shuffled."""

    rule: ClassVar[str] = "commandos:E6"


@dataclass(slots=True)
class DirectivesSeen(Event):
    """The player looks at the top cards of the directive deck, top first."""

    rule: ClassVar[str] = "commandos:R5"
    cards: tuple[int, ...]


@dataclass(slots=True)
class DropZonePlaced(Event):
    rule: ClassVar[str] = "commandos:S7"
    space: int


@dataclass(slots=True)
class DecoyPlaced(Event):
    rule: ClassVar[str] = "commandos:Q100"
    tile: int


@dataclass(slots=True)
class DecoyRemoved(Event):
    rule: ClassVar[str] = "commandos:Q100"


@dataclass(slots=True)
class LimitReached(Event):
    """Reinforcement ended, at the limit or because nothing more can arrive."""

    rule: ClassVar[str] = "commandos:E7"
    enemies: int
    limit: int


@dataclass(slots=True)
class GameEnded(Event):
    """`reason` is mission, tracker or squad."""

    rule: ClassVar[str] = "commandos:X1"
    won: bool
    reason: str
    by: str
