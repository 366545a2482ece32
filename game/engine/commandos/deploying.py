"""Bringing a die out of the Deploy box (commandos:A10)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from game.engine.commandos import objectives, refusals
from game.engine.commandos.commands import Decline, Deploy
from game.engine.commandos.state import Die, State
from game.engine.commandos.terrain import MED_TENT
from game.engine.commandos.verbs import place, roll
from game.engine.core.step import Choice, Refusal, Step
from game.engine.core.text import N_


def deploys(s: State) -> list[Deploy]:
    """DEPLOY on each drop zone, while the box holds a die (commandos:Q52)."""
    names = s.table.board.names
    spaces = drop_spaces(s) if s.table.rough else s.drop_zones
    return [Deploy(names[space]) for space in spaces] if s.box() else []


def drop_spaces(s: State) -> list[int]:
    """The drop zones, and each Med Tent on whose tile no enemy is (5.8)."""
    if not s.table.rough:
        return s.drop_zones
    tents = [it.cells[0] for it in s.ground.specials.values() if it.kind == MED_TENT]
    safe = [space for space in tents if not s.enemies_on(s.table.board.tile_of[space])]
    return list(dict.fromkeys([*s.drop_zones, *safe]))


def deploy(s: State, space: int, die: Die | None = None) -> None:
    """Rolls a die of the box once and places it; unrolled dice are alike, so the first is taken."""
    die = die or s.box()[0]
    roll(s, die, "deploy")
    place(s, die, space)
    objectives.turn_up(s, (space,))


@dataclass(frozen=True, slots=True)
class ComeBack(Step[State]):
    """A die comes back at once on a drop zone; with two of them the player chooses."""

    die: str

    def run(self, s: State) -> None:
        if len(spaces := drop_spaces(s)) == 1:
            deploy(s, spaces[0], s.die(self.die))
        else:
            s.agenda.append(ChooseDropZone(self.die))


@dataclass(frozen=True, slots=True)
class ChooseDropZone(Choice[State]):
    """On which drop zone the die comes back."""

    prompt: ClassVar[str] = N_("Choose the drop zone")
    rule: ClassVar[str] = "commandos:A10"
    die: str

    def options(self, s: State) -> list[Any]:
        return deploys(s)

    def take(self, s: State, command: Any) -> None:
        deploy(s, s.table.board.space_of[command.space], s.die(self.die))

    def why_not(self, s: State, pick: str, after: tuple[str, ...] = ()) -> Refusal | None:
        return refusals.while_choosing(pick)


@dataclass(frozen=True, slots=True)
class Recruit(Choice[State]):
    """A free deployment that may be declined; skipped while the box is empty."""

    prompt: ClassVar[str] = N_("Deploy a commando for free?")
    rule: ClassVar[str] = "commandos:A10"
    optional: ClassVar[bool] = True

    def options(self, s: State) -> list[Any]:
        options: list[Any] = list(deploys(s))
        return [*options, Decline()] if options else []

    def take(self, s: State, command: Any) -> None:
        if isinstance(command, Deploy):
            deploy(s, s.table.board.space_of[command.space])

    def why_not(self, s: State, pick: str, after: tuple[str, ...] = ()) -> Refusal | None:
        return refusals.while_choosing(pick)
