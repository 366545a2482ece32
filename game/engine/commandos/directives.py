"""The directive deck: a visible back, two coordinates a card, half of it turned when it runs out (commandos:E3-E8)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar, Literal

from game.engine.commandos import events as e
from game.engine.commandos import refusals
from game.engine.commandos.commands import Arrange
from game.engine.commandos.state import State
from game.engine.core.rng import shuffle
from game.engine.core.state import emit, reveal
from game.engine.core.step import Choice, Refusal, Step
from game.engine.core.text import N_


def next_symbol(s: State) -> str:
    """The spawn symbol on the visible back of the deck (commandos:Q25)."""
    return s.table.backs[s.directives.pile[-1] // 2]


def upright_tile(s: State, card: int) -> int:
    """The tile that a directive names as it lies: `card` is 2 * number + turned."""
    return s.table.coordinates[card // 2][card & 1]


def take_top(s: State) -> int:
    """Takes the top directive to the discards, at once (commandos:Q24); an empty deck is made anew."""
    card = s.directives.pile.pop()
    s.directives.discards.append(card)
    reveal(s, "draw")
    if not s.directives.pile:
        _turn_half(s)
    return card


def show_top(s: State) -> None:
    """Tells what lies on top now."""
    emit(s, e.DirectivesChanged, next_symbol(s), len(s.directives.pile))


def draw(s: State) -> int:
    """Turns over the top directive and gives it."""
    card = take_top(s)
    emit(s, e.DirectiveDrawn, card // 2, bool(card & 1))
    show_top(s)
    return card


def discard_top(s: State) -> int:
    """Uses the top directive for its back and gives it."""
    card = take_top(s)
    emit(s, e.DirectiveDiscarded, card // 2)
    show_top(s)
    return card


def _turn_half(s: State) -> None:
    """Turns a random half of the discards by 180 degrees and shuffles all (commandos:E6, Q24)."""
    cards, s.directives.discards = s.directives.discards, []
    shuffle(s, cards)
    half = len(cards) // 2
    cards[:half] = [card ^ 1 for card in cards[:half]]
    shuffle(s, cards)
    s.directives.pile = cards
    emit(s, e.DirectivesTurned)


@dataclass(frozen=True, slots=True)
class Look(Step[State]):
    """Looks at the top cards of the deck, at all of them where there are fewer."""

    cards: int
    may: Literal["reorder", "bury", "turn"]

    def run(self, s: State) -> None:
        seen = tuple(reversed(s.directives.pile[-self.cards :]))
        reveal(s, "draw")
        emit(s, e.DirectivesSeen, seen)
        s.agenda.append(SortDirectives(seen, self.may))


@dataclass(frozen=True, slots=True)
class SortDirectives(Choice[State]):
    """The player decides card by card: which comes next, or whether the card is kept, buried or turned.

    `left` are the cards not yet decided, top first; `kept` go back on top in drawing order, `buried` below the deck.
    The deck itself changes when all is decided.
    """

    prompt: ClassVar[str] = N_("Decide what becomes of the directives")
    rule: ClassVar[str] = "commandos:R5"
    left: tuple[int, ...]
    may: Literal["reorder", "bury", "turn"]
    kept: tuple[int, ...] = ()
    buried: tuple[int, ...] = ()

    def options(self, s: State) -> list[Any]:
        if self.may == "reorder":
            return [Arrange(name_of(card), "next") for card in self.left]
        return [Arrange(name_of(self.left[0]), how) for how in ("keep", self.may)]

    def take(self, s: State, command: Any) -> None:
        card = next(c for c in self.left if name_of(c) == command.card)
        left = tuple(c for c in self.left if c != card)
        kept, buried = self.kept, self.buried
        if command.how == "bury":
            buried = (*buried, card)
        else:
            kept = (*kept, card ^ 1 if command.how == "turn" else card)
        if self.may == "reorder" and len(left) == 1:
            kept, left = (*kept, left[0]), ()
        if left:
            s.agenda.append(SortDirectives(left, self.may, kept, buried))
        else:
            pile = s.directives.pile
            s.directives.pile = [*buried, *pile[: len(pile) - len(kept) - len(buried)], *reversed(kept)]
            show_top(s)

    def why_not(self, s: State, pick: str, after: tuple[str, ...] = ()) -> Refusal | None:
        return refusals.while_choosing(pick)


def name_of(card: int) -> str:
    """A directive's name in commands: its number from 1, with a quote mark when it lies turned."""
    return f"{card // 2 + 1}{chr(39) * (card & 1)}"
