"""What a player can decide in Dice Commandos, each with a text form that parses back.

Texts name dice by letter, spaces as `B2:5`, tiles as `B2`, cards by id.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from game.engine.core.step import Command, parse_command

Picks = tuple[str, ...]


def pick_of(target: str) -> str:
    """The thing to click for a target in a command's text: a die, a space, a map tile or a button."""
    if len(target) == 1:
        return f"die:{target}"
    if ":" in target:
        return f"space:{target}"
    if target[0].isupper():
        return f"tile:{target}"
    return f"button:{target}"


@dataclass(frozen=True, slots=True)
class Walk(Command):
    """MOVE/ATTACK, or walking on after a pause."""

    word: ClassVar[str] = "walk"
    die: str
    space: str

    def picks(self) -> Picks:
        return f"die:{self.die}", f"space:{self.space}"


@dataclass(frozen=True, slots=True)
class Stop(Command):
    """Ends the move of the die that pauses."""

    word: ClassVar[str] = "stop"

    def picks(self) -> Picks:
        return ("button:stop",)


@dataclass(frozen=True, slots=True)
class Deploy(Command):
    """Rolls a die out of the Deploy box and places it on a drop zone."""

    word: ClassVar[str] = "deploy"
    space: str

    def picks(self) -> Picks:
        return "button:deploy", f"space:{self.space}"


@dataclass(frozen=True, slots=True)
class Train(Command):
    """Rerolls a commando until its value differs."""

    word: ClassVar[str] = "train"
    die: str

    def picks(self) -> Picks:
        return f"die:{self.die}", "button:train"


@dataclass(frozen=True, slots=True)
class Take(Command):
    """Picks up the objective token on a space of the die's tile."""

    word: ClassVar[str] = "take"
    die: str
    space: str

    def picks(self) -> Picks:
        return f"die:{self.die}", "button:take", f"space:{self.space}"


@dataclass(frozen=True, slots=True)
class Ability(Command):
    """Uses what the commando's card offers; `target` is a die, a tile or empty."""

    word: ClassVar[str] = "use"
    die: str
    target: str = ""

    def picks(self) -> Picks:
        picks = (f"die:{self.die}", "button:ability")
        return (*picks, pick_of(self.target)) if self.target else picks


@dataclass(frozen=True, slots=True)
class Shift(Command):
    """Carries an explosive from one tile to one beside it, for free."""

    word: ClassVar[str] = "shift"
    die: str
    start: str
    tile: str

    def picks(self) -> Picks:
        return f"die:{self.die}", "button:shift", f"tile:{self.start}", f"tile:{self.tile}"


@dataclass(frozen=True, slots=True)
class UseSite(Command):
    """Uses the special space in which a commando stands; `target` is a die, a tile, a space or empty."""

    word: ClassVar[str] = "site"
    die: str
    target: str = ""

    def picks(self) -> Picks:
        picks = (f"die:{self.die}", "button:site")
        return (*picks, pick_of(self.target)) if self.target else picks


@dataclass(frozen=True, slots=True)
class CutBridge(Command):
    """Cuts a bridge beside a commando until the end of the round."""

    word: ClassVar[str] = "cut"
    die: str
    space: str

    def picks(self) -> Picks:
        return f"die:{self.die}", "button:cut", f"space:{self.space}"


@dataclass(frozen=True, slots=True)
class Destroy(Command):
    """Blows up a nest on a commando's tile or one beside it."""

    word: ClassVar[str] = "destroy"
    die: str
    space: str

    def picks(self) -> Picks:
        return f"die:{self.die}", "button:destroy", f"space:{self.space}"


@dataclass(frozen=True, slots=True)
class Deed(Command):
    """The mission's own action, by a commando from where it stands."""

    word: ClassVar[str] = "deed"
    die: str

    def picks(self) -> Picks:
        return f"die:{self.die}", "button:deed"


@dataclass(frozen=True, slots=True)
class PlayCard(Command):
    """Plays a load out, on up to two targets."""

    word: ClassVar[str] = "play"
    card: str
    target: str = ""
    second: str = ""

    def picks(self) -> Picks:
        return (f"card:{self.card}", *(pick_of(t) for t in (self.target, self.second) if t))


@dataclass(frozen=True, slots=True)
class EndPhase(Command):
    """Ends the Commando Phase."""

    word: ClassVar[str] = "end"

    def picks(self) -> Picks:
        return ("button:end",)


@dataclass(frozen=True, slots=True)
class Reroll(Command):
    """Rerolls these dice of the starting team, once; no letters keep the team."""

    word: ClassVar[str] = "reroll"
    dice: str = ""

    def picks(self) -> Picks:
        return (*(f"die:{letter}" for letter in self.dice), "button:reroll" if self.dice else "button:keep")


@dataclass(frozen=True, slots=True)
class Oppose(Command):
    """Fights this die next, where several are to be fought."""

    word: ClassVar[str] = "fight"
    die: str

    def picks(self) -> Picks:
        return (f"die:{self.die}",)


@dataclass(frozen=True, slots=True)
class React(Command):
    """Answers what just happened with a load out."""

    word: ClassVar[str] = "react"
    card: str

    def picks(self) -> Picks:
        return (f"card:{self.card}",)


@dataclass(frozen=True, slots=True)
class Decline(Command):
    """Does without: no reaction, no recruit, no further die."""

    word: ClassVar[str] = "decline"

    def picks(self) -> Picks:
        return ("button:decline",)


@dataclass(frozen=True, slots=True)
class Discard(Command):
    """Gives up one of four load outs."""

    word: ClassVar[str] = "discard"
    card: str

    def picks(self) -> Picks:
        return (f"card:{self.card}",)


@dataclass(frozen=True, slots=True)
class PickDie(Command):
    """Chooses a commando for an event or a card."""

    word: ClassVar[str] = "pick"
    die: str

    def picks(self) -> Picks:
        return (f"die:{self.die}",)


@dataclass(frozen=True, slots=True)
class Change(Command):
    """Turns a commando to the next value; `way` is plus or minus."""

    word: ClassVar[str] = "change"
    die: str
    way: str

    def picks(self) -> Picks:
        return f"die:{self.die}", f"button:{self.way}"


@dataclass(frozen=True, slots=True)
class Arrange(Command):
    """What becomes of a directive that was looked at: `how` is next, keep, bury or turn."""

    word: ClassVar[str] = "arrange"
    card: str
    how: str

    def picks(self) -> Picks:
        return f"directive:{self.card}", f"button:{self.how}"


@dataclass(frozen=True, slots=True)
class SpawnAt(Command):
    """Chooses the spawn symbol while the Flare burns."""

    word: ClassVar[str] = "spawn"
    symbol: str

    def picks(self) -> Picks:
        return (f"button:{self.symbol}",)


COMMANDS: dict[str, type[Command]] = {
    kind.word: kind
    for kind in (
        Walk,
        Stop,
        Deploy,
        Train,
        Take,
        Ability,
        Shift,
        UseSite,
        CutBridge,
        Destroy,
        Deed,
        PlayCard,
        EndPhase,
        Reroll,
        Oppose,
        React,
        Decline,
        Discard,
        PickDie,
        Change,
        Arrange,
        SpawnAt,
    )
}


def parse(text: str) -> Command:
    """The command of a text form. Raises ValueError with a sentence for anything else."""
    return parse_command(text, COMMANDS, "Dice Commandos")
