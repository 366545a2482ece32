"""The end of a move: victory, orders carried out, and what can be done on the square (komandosi:K3, K9)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from game.engine.core.step import Choice, Refusal, Step
from game.engine.core.text import N_
from game.engine.komandosi import act_refusals
from game.engine.komandosi.commands import DONE, LEAVE, Leave
from game.engine.komandosi.handling import FREE_ACTS, act, free_acts
from game.engine.komandosi.orders import check_order
from game.engine.komandosi.state import Player, State
from game.engine.komandosi.verbs import end_game, end_ride


@dataclass(frozen=True, slots=True)
class Arrive(Step[State]):
    """The move is over."""

    def run(self, s: State) -> None:
        player = s.mover
        if player.complete and s.board.helicopter >> player.square & 1:
            end_game(s, (player.seat,), "helicopter", "komandosi:K3")
            return
        check_order(s, player)
        s.agenda.append(Arrived())


def offers(s: State, player: Player) -> list[Any]:
    """What a player can still do in this turn."""
    acts = free_acts(s, player)
    if player.ride == "car":
        acts.append(LEAVE[player.letter])
    return acts


@dataclass(frozen=True, slots=True)
class Arrived(Choice[State]):
    """Something here before the turn ends? Asked as long as there is something to do."""

    prompt: ClassVar[str] = N_("What else? Then end the turn")
    rule: ClassVar[str] = "komandosi:K9"
    optional: ClassVar[bool] = True

    def seats(self, s: State) -> tuple[int, ...]:
        return (s.seat,)

    def options(self, s: State) -> list[Any]:
        player = s.mover
        found = offers(s, player)
        return [*found, DONE[player.letter]] if found else []

    def take(self, s: State, command: Any) -> None:
        if isinstance(command, Leave):
            end_ride(s, s.mover, "komandosi:Q48")
        if isinstance(command, FREE_ACTS):
            s.agenda.append(Arrived())
            act(s, s.mover, command)

    def why_not(self, s: State, pick: str, after: tuple[str, ...] = ()) -> Refusal | None:
        return act_refusals.while_arrived(s, pick, after)
