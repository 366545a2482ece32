"""What a player can decide in D-Day Dice, each with a text form that parses back.

Texts name Units by letter (A to D), dice by number (1 to 6), sectors by name, cards, faces and resources by id.
Every command begins with the Unit that decides. Targets of cards: dice `146`, a die and its new face `3=star` or
colour `3=red`, a machine gun die `f2` or `f2=1`, a landmine die `m=1`, a Unit `B`, a sector `@T4`, a card `!medic`,
a bonus `%courage`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from game.engine.core.step import Command, parse_command
from game.engine.dday.dice import COLOURS
from game.engine.dday.state import LETTERS

Picks = tuple[str, ...]


def picks_of(target: str) -> Picks:
    """The things to click for a card's target."""
    if not target:
        return ()
    what, _, value = target.partition("=")
    if target[0] == "@":
        return (f"sector:{target[1:]}",)
    if target[0] == "!":
        return (f"card:{target[1:]}",)
    if target[0] == "%":
        return (f"bonus:{target[1:]}",)
    if target[0] in LETTERS:
        return (f"with:{target}",)
    if target[0] == "m":
        return (f"face:{value}",)
    if target[0] == "f":
        guns = tuple(f"fire:{number}" for number in what[1:])
        return (*guns, f"face:{value}") if value else guns
    if value:
        return f"die:{what}", f"colour:{value}" if value in COLOURS else f"face:{value}"
    return (*(f"die:{number}" for number in what), "button:roll")


@dataclass(frozen=True, slots=True)
class UnitCommand(Command):
    """A decision of one Unit."""

    unit: str

    @property
    def seat(self) -> int:
        """The player."""
        return LETTERS.index(self.unit)

    def _with(self, *picks: str) -> Picks:
        return (f"unit:{self.unit}", *picks)


@dataclass(frozen=True, slots=True)
class Lock(UnitCommand):
    """Locks exactly two dice after the first roll."""

    word: ClassVar[str] = "lock"
    dice: str

    def picks(self) -> Picks:
        return self._with(*(f"die:{number}" for number in self.dice), "button:lock")


@dataclass(frozen=True, slots=True)
class Reroll(UnitCommand):
    """Rolls some of the dice that are not locked again."""

    word: ClassVar[str] = "reroll"
    dice: str

    def picks(self) -> Picks:
        return self._with(*(f"die:{number}" for number in self.dice), "button:roll")


@dataclass(frozen=True, slots=True)
class Ready(UnitCommand):
    """Keeps the dice, or has nothing more to do in this stage; in Phase 4: stays."""

    word: ClassVar[str] = "ready"

    def picks(self) -> Picks:
        return self._with("button:ready")


@dataclass(frozen=True, slots=True)
class Swap(UnitCommand):
    """Offers a die to another Unit, by the Lieutenant."""

    word: ClassVar[str] = "swap"
    die: str
    other: str

    def picks(self) -> Picks:
        return self._with(f"die:{self.die}", f"with:{self.other}")


@dataclass(frozen=True, slots=True)
class SwapFor(UnitCommand):
    """Gives this die in return."""

    word: ClassVar[str] = "swapfor"
    die: str

    def picks(self) -> Picks:
        return self._with(f"die:{self.die}")


@dataclass(frozen=True, slots=True)
class Play(UnitCommand):
    """Plays an Item or an Award, or uses an ability."""

    word: ClassVar[str] = "play"
    card: str
    target: str = ""

    def picks(self) -> Picks:
        return self._with(f"card:{self.card}", *picks_of(self.target))


@dataclass(frozen=True, slots=True)
class Lead(UnitCommand):
    """Leadership: a white result joins the Tally, or another Unit gets Courage; `what` is a face or a letter."""

    word: ClassVar[str] = "lead"
    what: str

    def picks(self) -> Picks:
        return self._with("button:lead", f"with:{self.what}" if self.what in LETTERS else f"face:{self.what}")


@dataclass(frozen=True, slots=True)
class Cancel(UnitCommand):
    """The die that a Skull cancels."""

    word: ClassVar[str] = "cancel"
    die: str

    def picks(self) -> Picks:
        return self._with(f"die:{self.die}")


@dataclass(frozen=True, slots=True)
class ChooseAward(UnitCommand):
    """The Award for a Straight."""

    word: ClassVar[str] = "award"
    card: str

    def picks(self) -> Picks:
        return self._with(f"card:{self.card}")


@dataclass(frozen=True, slots=True)
class Reinforce(UnitCommand):
    """The other Unit that gets the Soldiers of Reinforcements."""

    word: ClassVar[str] = "reinforce"
    other: str

    def picks(self) -> Picks:
        return self._with("button:reinforce", f"with:{self.other}")


@dataclass(frozen=True, slots=True)
class Cry(UnitCommand):
    """Battle Cry: `soldiers`, or `advance` free of requirements and Courage."""

    word: ClassVar[str] = "cry"
    what: str

    def picks(self) -> Picks:
        return self._with(f"button:{self.what}")


@dataclass(frozen=True, slots=True)
class Search(UnitCommand):
    """Special Find: `find` keeps it for Phase 3, `stars` takes two Stars."""

    word: ClassVar[str] = "search"
    what: str

    def picks(self) -> Picks:
        return self._with(f"button:{self.what}")


@dataclass(frozen=True, slots=True)
class Recruit(UnitCommand):
    """Recruits a Specialist for Stars."""

    word: ClassVar[str] = "recruit"
    card: str

    def picks(self) -> Picks:
        return self._with(f"card:{self.card}")


@dataclass(frozen=True, slots=True)
class Find(UnitCommand):
    """Finds an Item or a Vehicle for Item Points."""

    word: ClassVar[str] = "find"
    card: str

    def picks(self) -> Picks:
        return self._with(f"card:{self.card}")


@dataclass(frozen=True, slots=True)
class BuyAward(UnitCommand):
    """Buys an Award at random for Courage."""

    word: ClassVar[str] = "buy"

    def picks(self) -> Picks:
        return self._with("button:buy")


@dataclass(frozen=True, slots=True)
class Move(UnitCommand):
    """Moves into a sector."""

    word: ClassVar[str] = "move"
    sector: str

    def picks(self) -> Picks:
        return self._with(f"sector:{self.sector}")


@dataclass(frozen=True, slots=True)
class Sacrifice(UnitCommand):
    """The Specialist that a sector's requirement takes."""

    word: ClassVar[str] = "sacrifice"
    card: str

    def picks(self) -> Picks:
        return self._with(f"card:{self.card}")


@dataclass(frozen=True, slots=True)
class Fall(UnitCommand):
    """A Specialist falls in place of a Soldier."""

    word: ClassVar[str] = "fall"
    card: str

    def picks(self) -> Picks:
        return self._with(f"card:{self.card}")


@dataclass(frozen=True, slots=True)
class Pay(UnitCommand):
    """Soldiers pay the casualties that are left."""

    word: ClassVar[str] = "pay"

    def picks(self) -> Picks:
        return self._with("button:pay")


@dataclass(frozen=True, slots=True)
class Give(UnitCommand):
    """Gives some of a resource to another Unit; how much is asked next."""

    word: ClassVar[str] = "give"
    other: str
    resource: str

    def picks(self) -> Picks:
        return self._with("button:trade", f"with:{self.other}", f"resource:{self.resource}")


@dataclass(frozen=True, slots=True)
class Amount(UnitCommand):
    """How much of the resource is given."""

    word: ClassVar[str] = "amount"
    count: str

    def picks(self) -> Picks:
        return self._with(f"count:{self.count}")


@dataclass(frozen=True, slots=True)
class Hand(UnitCommand):
    """Hands an Item, a Vehicle or the Messenger to another Unit."""

    word: ClassVar[str] = "hand"
    other: str
    card: str

    def picks(self) -> Picks:
        return self._with("button:trade", f"with:{self.other}", f"card:{self.card}")


COMMANDS: dict[str, type[UnitCommand]] = {
    kind.word: kind
    for kind in (
        Lock,
        Reroll,
        Ready,
        Swap,
        SwapFor,
        Play,
        Lead,
        Cancel,
        ChooseAward,
        Reinforce,
        Cry,
        Search,
        Recruit,
        Find,
        BuyAward,
        Move,
        Sacrifice,
        Fall,
        Pay,
        Give,
        Amount,
        Hand,
    )
}


def parse(text: str) -> UnitCommand:
    """The command of a text form. Raises ValueError with a sentence for anything else."""
    command = parse_command(text, COMMANDS, "D-Day Dice")
    if not command.unit or command.unit not in LETTERS:
        raise ValueError(f'"{text}" names no Unit from A to D after "{command.word}"')
    return command
