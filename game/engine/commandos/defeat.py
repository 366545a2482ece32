"""How a commando falls, and the load outs that answer it (commandos:A8, Q84, Q85)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from game.engine.commandos import events as e
from game.engine.commandos import refusals
from game.engine.commandos.bosses import take_trophy
from game.engine.commandos.commands import Decline, PickDie, React
from game.engine.commandos.deploying import ComeBack
from game.engine.commandos.loadouts import use_up
from game.engine.commandos.settling import Settling
from game.engine.commandos.state import BOSS, Die, State
from game.engine.commandos.verbs import defeat, end_moves
from game.engine.core.state import emit
from game.engine.core.step import Choice, Refusal
from game.engine.core.text import N_

DOG_TAGS = "L11"
BODY_ARMOUR = "L12"


@dataclass(frozen=True, slots=True)
class LoseFight(Settling):
    """A commando is about to be defeated; reactions come first."""

    die: str
    why: str
    as_defender: bool = False
    by: str = ""

    def run(self, s: State) -> None:
        if s.die(self.die).space < 0:
            return
        s.agenda.append(DefeatCommando(self.die, self.why, self.by))
        cards = [DOG_TAGS] if s.ready(DOG_TAGS) else []
        if self.as_defender and self.why == "fight" and s.ready(BODY_ARMOUR):
            cards.append(BODY_ARMOUR)
        surgeons = _surgeons(s, s.die(self.die), self.why)
        if cards or surgeons:
            s.agenda.append(SaveCommando(self.die, tuple(cards), surgeons))


def _surgeons(s: State, falling: Die, why: str) -> str:
    """The commandos that could keep this one from defeat; not those that the same explosion hits."""
    if not s.table.has_surgeon:
        return ""
    board = s.table.board
    tile = board.tile_of[falling.space]
    near = (tile, *board.beside[tile]) if why != "explosion" else board.beside[tile]
    able = [d for d in s.squad() if s.table.commandos[d.pips].saves_others and not d.used and d is not falling]
    return "".join(d.letter for d in able if board.tile_of[d.space] in near)


@dataclass(frozen=True, slots=True)
class DefeatCommando(Settling):
    """The commando goes to the Deploy box and fury falls; `by` is the letter of the die that defeated it."""

    die: str
    why: str
    by: str = ""

    def run(self, s: State) -> None:
        fall(s, self)


def fall(s: State, how: DefeatCommando, spare_fury: bool = False) -> None:
    """The commando is defeated; a boss may keep a trophy."""
    defeat(s, s.die(how.die), how.why, spare_fury)
    if how.by == BOSS:
        take_trophy(s)


@dataclass(frozen=True, slots=True)
class SaveCommando(Choice[State], Settling):
    """One reaction at most answers a defeat: Body Armour or a Field Surgeon prevents it, Dog Tags bring the die back.

    `surgeons` are the letters of those that could.
    """

    prompt: ClassVar[str] = N_("A commando falls. Use a load-out?")
    rule: ClassVar[str] = "commandos:Q85"
    die: str
    cards: tuple[str, ...]
    surgeons: str = ""

    def options(self, s: State) -> list[Any]:
        return [*(React(card) for card in self.cards), *(PickDie(letter) for letter in self.surgeons), Decline()]

    def take(self, s: State, command: Any) -> None:
        if isinstance(command, Decline):
            return
        falling: DefeatCommando = s.agenda.pop()  # type: ignore[assignment]
        if isinstance(command, PickDie):
            self._operate(s, s.die(command.die))
            return
        use_up(s, command.card)
        emit(s, e.DieSaved, self.die, command.card)
        if command.card == DOG_TAGS:
            fall(s, falling, spare_fury=True)
            s.agenda.append(ComeBack(self.die))

    def _operate(self, s: State, surgeon: Die) -> None:
        """The commando stays where it is and its move ends (5.1)."""
        surgeon.used = True
        end_moves(s, self.die)
        emit(s, e.DieSaved, self.die, s.table.commandos[surgeon.pips].id)

    def why_not(self, s: State, pick: str, after: tuple[str, ...] = ()) -> Refusal | None:
        return refusals.while_reacting(pick)
