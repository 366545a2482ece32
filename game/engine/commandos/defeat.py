"""How a commando falls, and the load outs that answer it (commandos:A8, Q84, Q85)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from game.engine.commandos import events as e
from game.engine.commandos import refusals
from game.engine.commandos.commands import Decline, React
from game.engine.commandos.deploying import ComeBack
from game.engine.commandos.loadouts import use_up
from game.engine.commandos.state import State
from game.engine.commandos.verbs import defeat
from game.engine.core.state import emit
from game.engine.core.step import Choice, Refusal, Step
from game.engine.core.text import N_

DOG_TAGS = "L11"
BODY_ARMOUR = "L12"


@dataclass(frozen=True, slots=True)
class LoseFight(Step[State]):
    """A commando is about to be defeated; reactions come first."""

    die: str
    why: str
    as_defender: bool = False

    def run(self, s: State) -> None:
        if s.die(self.die).space < 0:
            return
        s.agenda.append(DefeatCommando(self.die, self.why))
        cards = [DOG_TAGS] if s.ready(DOG_TAGS) else []
        if self.as_defender and self.why == "fight" and s.ready(BODY_ARMOUR):
            cards.append(BODY_ARMOUR)
        if cards:
            s.agenda.append(SaveCommando(self.die, tuple(cards)))


@dataclass(frozen=True, slots=True)
class DefeatCommando(Step[State]):
    """The commando goes to the Deploy box and fury falls."""

    die: str
    why: str

    def run(self, s: State) -> None:
        defeat(s, s.die(self.die), self.why)


@dataclass(frozen=True, slots=True)
class SaveCommando(Choice[State]):
    """One reaction at most answers a defeat: Body Armour prevents it, Dog Tags bring the die straight back."""

    prompt: ClassVar[str] = N_("A commando falls. Use a load-out?")
    rule: ClassVar[str] = "commandos:Q85"
    die: str
    cards: tuple[str, ...]

    def options(self, s: State) -> list[Any]:
        return [*(React(card) for card in self.cards), Decline()]

    def take(self, s: State, command: Any) -> None:
        if isinstance(command, Decline):
            return
        fall: DefeatCommando = s.agenda.pop()  # type: ignore[assignment]
        use_up(s, command.card)
        emit(s, e.DieSaved, self.die, command.card)
        if command.card == DOG_TAGS:
            die = s.die(self.die)
            defeat(s, die, fall.why, spare_fury=True)
            s.agenda.append(ComeBack(self.die))

    def why_not(self, s: State, pick: str, after: tuple[str, ...] = ()) -> Refusal | None:
        return refusals.while_reacting(pick)
