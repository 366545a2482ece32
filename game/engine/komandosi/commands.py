"""What a player can decide in Komandosi, each with a text form that parses back.

Texts name players by letter (A to F), squares by their coordinates (`K7`), goods, parts and passes by id.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import ClassVar

from game.engine.core.step import Command, parse_command
from game.engine.komandosi.state import LETTERS

Picks = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class PlayerCommand(Command):
    """A decision of one player."""

    player: str

    @property
    def seat(self) -> int:
        """The player's number."""
        return LETTERS.index(self.player)

    def picks(self) -> Picks:
        """By default the button of the command's own name."""
        return (f"button:{self.word}",)


@dataclass(frozen=True, slots=True)
class Roll(PlayerCommand):
    """Rolls for the move: on foot, swimming, on the train or in the boat."""

    word: ClassVar[str] = "roll"


@dataclass(frozen=True, slots=True)
class Stay(PlayerCommand):
    """Stays where he is without rolling (komandosi:K16, Q35)."""

    word: ClassVar[str] = "stay"


@dataclass(frozen=True, slots=True)
class Board(PlayerCommand):
    """Boards the train or the boat, paying with money or a pass, and rolls."""

    word: ClassVar[str] = "board"
    vehicle: str
    by: str

    def picks(self) -> Picks:
        return f"button:{self.vehicle}", f"by:{self.by}"


@dataclass(frozen=True, slots=True)
class Drive(PlayerCommand):
    """Pays for the car and rolls, to drive off toward a neighbouring road square."""

    word: ClassVar[str] = "drive"
    toward: str
    by: str

    def picks(self) -> Picks:
        return "button:car", f"by:{self.by}", f"square:{self.toward}"


@dataclass(frozen=True, slots=True)
class Fist(PlayerCommand):
    """Announces hand-to-hand combat."""

    word: ClassVar[str] = "fist"
    target: str

    def picks(self) -> Picks:
        return "button:fist", f"player:{self.target}"


@dataclass(frozen=True, slots=True)
class Rifle(PlayerCommand):
    """Announces a rifle shot."""

    word: ClassVar[str] = "rifle"
    target: str

    def picks(self) -> Picks:
        return "button:rifle", f"player:{self.target}"


@dataclass(frozen=True, slots=True)
class Rocket(PlayerCommand):
    """Announces a rocket and the number by which the pips are multiplied."""

    word: ClassVar[str] = "rocket"
    target: str
    times: str

    def picks(self) -> Picks:
        return "button:rocket", f"player:{self.target}", f"times:{self.times}"


@dataclass(frozen=True, slots=True)
class Go(PlayerCommand):
    """Ends the move of this roll on a square."""

    word: ClassVar[str] = "go"
    square: str

    def picks(self) -> Picks:
        return (f"square:{self.square}",)


@dataclass(frozen=True, slots=True)
class Buy(PlayerCommand):
    """Buys a shop card."""

    word: ClassVar[str] = "buy"
    goods: str

    def picks(self) -> Picks:
        return "button:buy", f"thing:{self.goods}"


@dataclass(frozen=True, slots=True)
class Sell(PlayerCommand):
    """Sells a part to the bank."""

    word: ClassVar[str] = "sell"
    part: str

    def picks(self) -> Picks:
        return "button:sell", f"thing:{self.part}"


@dataclass(frozen=True, slots=True)
class Take(PlayerCommand):
    """Pays for the part on his square."""

    word: ClassVar[str] = "take"


@dataclass(frozen=True, slots=True)
class Build(PlayerCommand):
    """Builds his house on his square."""

    word: ClassVar[str] = "build"


@dataclass(frozen=True, slots=True)
class Put(PlayerCommand):
    """Puts something into the house."""

    word: ClassVar[str] = "put"
    thing: str

    def picks(self) -> Picks:
        return "button:put", f"thing:{self.thing}"


@dataclass(frozen=True, slots=True)
class Get(PlayerCommand):
    """Takes something out of the house."""

    word: ClassVar[str] = "get"
    thing: str

    def picks(self) -> Picks:
        return "button:get", f"thing:{self.thing}"


@dataclass(frozen=True, slots=True)
class Amount(PlayerCommand):
    """How much of it."""

    word: ClassVar[str] = "amount"
    count: str

    def picks(self) -> Picks:
        return (f"amount:{self.count}",)


@dataclass(frozen=True, slots=True)
class UseMap(PlayerCommand):
    """Plays a Treasure Map on a part on the board."""

    word: ClassVar[str] = "map"
    square: str

    def picks(self) -> Picks:
        return "button:map", f"square:{self.square}"


@dataclass(frozen=True, slots=True)
class Leave(PlayerCommand):
    """Leaves the car at the end of the turn."""

    word: ClassVar[str] = "leave"


@dataclass(frozen=True, slots=True)
class Done(PlayerCommand):
    """Ends the turn, or keeps a First Aid Kit for later."""

    word: ClassVar[str] = "done"


@dataclass(frozen=True, slots=True)
class Lose(PlayerCommand):
    """Gives up one of these, as an event card demands."""

    word: ClassVar[str] = "lose"
    thing: str

    def picks(self) -> Picks:
        return (f"thing:{self.thing}",)


@dataclass(frozen=True, slots=True)
class Pay(PlayerCommand):
    """Pays what an event card asks."""

    word: ClassVar[str] = "pay"


@dataclass(frozen=True, slots=True)
class Refuse(PlayerCommand):
    """Goes to the hospital instead of paying."""

    word: ClassVar[str] = "refuse"


@dataclass(frozen=True, slots=True)
class Kit(PlayerCommand):
    """Uses a First Aid Kit."""

    word: ClassVar[str] = "kit"


COMMANDS: dict[str, type[PlayerCommand]] = {
    kind.word: kind
    for kind in (
        Roll, Stay, Board, Drive, Fist, Rifle, Rocket, Go, Buy, Sell, Take, Build, Put, Get, Amount, UseMap, Leave,
        Done, Lose, Pay, Refuse, Kit,
    )
}  # fmt: skip

ROLL = {letter: Roll(letter) for letter in LETTERS}
STAY = {letter: Stay(letter) for letter in LETTERS}
TAKE = {letter: Take(letter) for letter in LETTERS}
BUILD = {letter: Build(letter) for letter in LETTERS}
LEAVE = {letter: Leave(letter) for letter in LETTERS}
DONE = {letter: Done(letter) for letter in LETTERS}
KIT = {letter: Kit(letter) for letter in LETTERS}
PAY = {letter: Pay(letter) for letter in LETTERS}
REFUSE = {letter: Refuse(letter) for letter in LETTERS}


@lru_cache(maxsize=128)
def all_go(letter: str, squares: tuple[str, ...]) -> tuple[Go, ...]:
    """The commands of a player to end his move on each of the squares, in their order; made once."""
    return tuple(Go(letter, square) for square in squares)


def parse(text: str) -> PlayerCommand:
    """The command of a text form. Raises ValueError with a sentence for anything else."""
    command = parse_command(text, COMMANDS, "Komandosi")
    if command.player not in LETTERS or len(command.player) != 1:
        raise ValueError(f'"{text}" names no player: it needs a letter from A to F')
    return command
