"""The words of the engine: a step acts once, a choice waits for a player, a command answers it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from game.engine.core.text import N_, Message

if TYPE_CHECKING:
    from game.engine.core.state import GameState

S = TypeVar("S", bound="GameState")


class Step(Generic[S]):
    """One line of the agenda: acts once, then is gone. Steps are frozen dataclasses."""

    __slots__ = ()

    @property
    def mover(self) -> str:
        """The piece whose fall takes this step off the agenda; empty for most steps."""
        return ""

    def run(self, s: S) -> None:
        """Acts. First push what comes next, then act, so that what the act triggers is settled first."""
        raise NotImplementedError


class Command:
    """What a player decided: a frozen dataclass with a short text form that parses back.

    `word` opens the text form; the fields follow in order.
    """

    __slots__ = ()
    word: ClassVar[str]

    @property
    def seat(self) -> int:
        """The player who decides."""
        return 0

    def text(self) -> str:
        """The short text form, such as `walk b C2:5`."""
        parts = [getattr(self, f.name) for f in fields(self)]  # type: ignore[arg-type]
        return " ".join([self.word, *(str(p) for p in parts if p != "")])

    def picks(self) -> tuple[str, ...]:
        """The things to click, in order, such as `("die:b", "space:C2:5")`."""
        raise NotImplementedError


C = TypeVar("C", bound=Command)


def parse_command(text: str, commands: Mapping[str, type[C]], game: str) -> C:
    """The command of a text form among a game's commands by their words. Raises ValueError with a sentence."""
    word, *rest = text.split(" ")
    kind = commands.get(word)
    if kind is None:
        raise ValueError(f'"{text}" is not a command of {game}: it begins with none of {", ".join(commands)}')
    try:
        return kind(*rest)
    except TypeError:
        raise ValueError(f'"{text}" has the wrong number of parts for "{word}"') from None


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why something is not possible: the rule that forbids it and a sentence for the player."""

    rule: str
    message: Message


NOT_NOW = Message(N_("That is not possible at this moment."))
GAME_OVER = Refusal("", Message(N_("The game is over.")))


class IllegalCommand(Exception):
    """Raised for a command that is not among the options; the state is untouched."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.message} ({refusal.rule})")
        self.refusal = refusal


class Choice(Step[S]):
    """Waits for a player. `options` is the only referee; `take` is the only thing that acts."""

    __slots__ = ()
    prompt: ClassVar[str] = ""
    rule: ClassVar[str] = ""
    """The rule that asks."""
    optional: ClassVar[bool] = False
    """True for "if able" rules: with no option the choice is skipped. Everywhere else that is a bug."""

    def seats(self, s: S) -> tuple[int, ...]:
        """Who may answer."""
        return (0,)

    def options(self, s: S) -> list[Any]:
        """Every legal command. Only looks; complete, finite and without doubles."""
        raise NotImplementedError

    def take(self, s: S, command: Any) -> None:
        """Carries out one of the options."""
        raise NotImplementedError

    def why_not(self, s: S, pick: str, after: tuple[str, ...] = ()) -> Refusal | None:
        """Why no option goes on with this pick after the picks `after`; None where some option does."""
        raise NotImplementedError


@dataclass(frozen=True, slots=True)
class Ask:
    """A question to the players: the waiting choice, who may answer, the prompt and every legal command."""

    choice: Choice[Any]
    seats: tuple[int, ...]
    prompt: str
    options: list[Any]

    def refusal(self, s: Any, command: Command) -> Refusal:
        """Why this command is not among the options."""
        picks = command.picks()
        for count, pick in enumerate(picks):
            after = picks[:count]
            if not any(option.picks()[: count + 1] == (*after, pick) for option in self.options):
                return self.choice.why_not(s, pick, after) or self._not_now()
        return self._not_now()

    def _not_now(self) -> Refusal:
        return Refusal(self.choice.rule, NOT_NOW)
