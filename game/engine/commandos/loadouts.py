"""Load outs in play: drawing, keeping three, using them up (commandos:A9, L1, Q54-Q56)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from game.engine.commandos import events as e
from game.engine.commandos import refusals
from game.engine.commandos.commands import Discard
from game.engine.commandos.state import HAND, State
from game.engine.core.state import emit
from game.engine.core.step import Choice, Refusal, Step
from game.engine.core.text import N_


@dataclass(frozen=True, slots=True)
class DrawLoadout(Step[State]):
    """Draws a load out; with four in play one must go."""

    def run(self, s: State) -> None:
        number = s.loadouts_deck.draw(s)
        if number is None:
            return
        card = s.table.cards.loadouts[number].id
        s.loadouts.append(card)
        if len(s.loadouts) > HAND:
            s.agenda.append(DiscardLoadout())
        emit(s, e.LoadoutDrawn, card)


@dataclass(frozen=True, slots=True)
class DiscardLoadout(Choice[State]):
    """Four load outs in play: any one of them goes, the new one too (commandos:L1, Q55)."""

    prompt: ClassVar[str] = N_("Three load-outs are the most you can have. Choose one to discard")
    rule: ClassVar[str] = "commandos:L1"

    def options(self, s: State) -> list[Any]:
        return [Discard(card) for card in s.loadouts]

    def take(self, s: State, command: Any) -> None:
        discard(s, command.card)
        emit(s, e.LoadoutDiscarded, command.card)

    def why_not(self, s: State, pick: str, after: tuple[str, ...] = ()) -> Refusal | None:
        return refusals.while_choosing(pick)


@dataclass(frozen=True, slots=True)
class LoseLoadout(Choice[State]):
    """An event takes a load out; the player chooses which (V04)."""

    prompt: ClassVar[str] = N_("Supplies are lost. Choose a load-out to discard")
    rule: ClassVar[str] = "commandos:R3"

    def options(self, s: State) -> list[Any]:
        return [Discard(card) for card in s.loadouts]

    def take(self, s: State, command: Any) -> None:
        discard(s, command.card)
        emit(s, e.LoadoutDiscarded, command.card)

    def why_not(self, s: State, pick: str, after: tuple[str, ...] = ()) -> Refusal | None:
        return refusals.while_choosing(pick)


def discard(s: State, card: str) -> None:
    """Puts a load out on the discards."""
    s.loadouts.remove(card)
    if card in s.exhausted:
        s.exhausted.remove(card)
    s.loadouts_deck.discards.append(s.table.loadout_number[card])


def use_up(s: State, card: str) -> None:
    """Discards or exhausts a load out that is played, as the card says."""
    exhausts = s.table.loadout[card].use == "exhaust"
    if exhausts:
        s.exhausted.append(card)
    else:
        discard(s, card)
    emit(s, e.LoadoutUsed, card, exhausts)
